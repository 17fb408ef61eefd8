import { mdx } from '../../../src/extension/prose/mdx.ts';
import { expectProse } from './expectProse.ts';

describe('MDX', () => {
  expectProse(mdx, {
    'imports and exports': "«import A from './a'»\n«export const b = {»\n«  c: 1 }»\n\nprose",
    'a paragraph may speak of imports': 'We talk of\nimport duties',
    'tags, with what stands between them': '«<Note title="x > y" on={() => a > b}>»prose‹›«</Note>»',
    fragments: '«<>»prose«</>»',
    expressions: 'a «{b + {c: "}"}.c}» d',
    comments: 'a «{/* b */}» c',
    'no indented code': '«<Note>»\n    some ‹*›prose‹*›\n«</Note>»',
    'code is code': '«`{a}`» and\n\n«```\n<A {\n```»\nprose «{b}»',
    'elements of code': '«<code>x y</code>» prose',
    'a smaller-than sign is text': 'a < b and 1<2',
    'a brace never closed': 'prose { more\nprose «{a}» end',
    Markdown: '‹#› Head «{a}»\n\n‹-› ‹**›item‹**› «[^1]»',
    'front matter': '«---\na: b\n---\n»prose',
  });
});
