import { org } from '../../../src/extension/prose/org.ts';
import { expectProse } from './expectProse.ts';

describe('Org', () => {
  expectProse(org, {
    keywords: '«#+TITLE: »My title\n«#+OPTIONS: toc:nil»\n«#+CAPTION[short]: »The caption',
    headings: '‹* ›«TODO [#A] »Head «[1/3]» more« :tag:b:»',
    'own states of tasks': '«#+TODO: DRAFT(d) | SENT»\n‹** ›«DRAFT »Letter',
    'a capital word in a heading': '‹* ›NASA news',
    'source, examples and exports':
      '«#+begin_src js\na\n#+end_src»\n«#+BEGIN_EXAMPLE\nb\n#+END_EXAMPLE»\nprose',
    'quotes are prose': '«#+begin_quote»\nprose\n«#+end_quote»',
    'a block never closed': '«#+begin_src»\nprose',
    'drawers and planning': '‹* ›Head\n«SCHEDULED: <2024-01-01 Mon>»\n«:PROPERTIES:\n:ID: x\n:END:»\nprose',
    'comments and fixed width': '«# comment»\n«: fixed»\n#hashtag prose',
    'verbatim and code': 'a «=b c=» «~d~», 1 = 2 = 3',
    emphasis: '‹*›a‹*› ‹/›two words‹/› ‹_›b‹_› ‹+›c‹+› snake_case and/or',
    links: '«[[http://a][»shown«]]» «[[b]]» «<mailto:c@d.e>» «http://f.g»',
    'paths are not italic': 'in «/usr/local/bin» there',
    footnotes: 'text«[fn:1]» and«[fn:: »a note«]»',
    'timestamps and targets': '«<2024-01-01 Mon>--<2024-01-02 Tue>» «[2024-01-01 Mon]» «<<a>>»',
    maths: '«$x$» «\\(y\\)» «\\alpha» $5 and $10',
    environments: '«\\begin{align}\nx\n\\end{align}»\nprose',
    lists: '‹- ›«[X] »done\n‹- ›term« ::» description\n‹1. ›first',
    'tables and rulers': '«|» a «|» b «|»\n«|---+---|»\n«-----»',
    'macros and snippets': '«{{{a(b)}}}» «@@html:<b>@@» «src_py{1}» prose',
  });
});
