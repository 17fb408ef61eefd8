import { typst } from '../../../src/extension/prose/typst.ts';
import { expectProse } from './expectProse.ts';

describe('Typst', () => {
  expectProse(typst, {
    'raw text': 'a «`b`» «```rust c ` d```» e «``» f',
    maths: 'a «$x$» b «$ y \\$ $» c',
    comments: 'a «// b»\nc «/* d /* e */ f */» g',
    'addresses are no comments': 'see «https://a.b/c_d» here',
    markup: '‹*›a‹*› ‹_›b‹_› snake_case 2 * 3 a‹~›b ‹\\›*c',
    'headings and lists': '‹=› Head «<lab>»\n‹-› item\n‹+› item\n‹/› Term: text\n‹1.› first',
    references: 'see «@fig:a.b» and «@key[»page three«]». Also a@b',
    'statements end with their line': '«#let x = 1»\n«#set text(lang: "en")»\nprose',
    'statements go on in brackets': '«#let f(x) = {\n  x\n}»\nprose',
    imports: '«#import "a.typ": b, c»\nprose',
    'content in code': '«#figure(image("a"), caption: [»The caption«])» prose',
    calls: '«#emph[»words «#strong[»more«]» here«]» prose «#f(1).g» prose «#x;»prose',
    'show rules': '«#show heading: it => [»Shown‹›«#it.body]»\nprose',
    conditions: '«#if x [»yes«] else [»no«]» prose',
    loops: '«#for i in range(3) [»again«]» prose',
    context: '«#context counter(page).display()» prose',
    'brackets in content': '«#link("u")[»a ‹[›b‹]› c«]» prose',
    'strings with brackets': '«#f("[)]", ")")» prose',
    'a hash alone': 'number # 1, C# prose',
    'a bracket never closed': '«#f(1, prose»',
    blocks: '«#{ let a = 1; [»words«] }» prose',
  });
});
