import { asciidoc } from '../../../src/extension/prose/asciidoc.ts';
import { expectProse } from './expectProse.ts';

describe('AsciiDoc', () => {
  expectProse(asciidoc, {
    'the header': '‹= ›Title\n«Jane Doe <jane@x.org>»\n«v1.0, 2020-01-01»\n«:toc: left»\n\nprose',
    'attribute entries that go on': '«:a: b \\»\n«  c»\n\nprose',
    'listing, literal and pass blocks': '«----\na\n----»\n«....\nb\n....»\n«++++\nc\n++++»\nprose',
    'a fence is closed by its like': '«-----\n----\n-----»\nprose',
    'fenced code': '«```ruby\na\n```»\nprose',
    comments: '«// a»\n«////\nb\n////»\nprose',
    'example, sidebar and quote are prose': '«====»\nprose\n«====»\n«____»\nprose\n«____»',
    'the style of a block': '«[source,ruby]»\n«--\na\n--»\nprose\n\n«[stem]»\n«++++\nx\n++++»',
    'the style of a paragraph': '«[source]»\n«a\nb»\n\nprose',
    'a title between style and block': '«[source]»\n‹.›The title\n«----\na\n----»',
    'block titles': '‹.›A title\nprose',
    'sections and lists': '‹== ›Head\n\n‹* ›one\n‹** ›two\n‹. ›three\n‹- ›four',
    checklists: '‹* ›«[x] »done',
    'description lists': 'Term«::» the description',
    'literal paragraphs': 'prose\n\n« literal\n more»\n\nprose',
    'an indented line of a paragraph is prose': '‹* ›item\n  prose',
    admonitions: '«NOTE: »Take care. ‹+›\nprose',
    mono: 'a «`code`» b «``c``»d it`s',
    'curved quotes': 'a "‹`›quoted words‹`›" b',
    passthroughs: 'a «+b+» «++c++» «pass:[d]» 1 + 2 + 3',
    emphasis: '‹*›a‹*› ‹_›b‹_› ‹**›c‹**›d snake_case 2 * 3',
    roles: '«[.lead]»‹#›words‹#› here',
    attributes: 'version «{version}» of {two words}',
    links: '«https://a.b[»shown text«]» «link:c.html[»more«,window=_blank]» «http://d.e»',
    'cross-references': '«<<id,»shown«>>» «<<id>>» «xref:a.adoc#b[»shown«]»',
    macros: '«image:a.png[b]» «kbd:[Ctrl]» «stem:[x]» text«footnote:[»A note«]»',
    'block macros': '«image::a.png[»Alt text«,100]»\n«include::b.adoc[]»\n«ifdef::c[]»\nprose',
    'anchors and index terms': '«[[a]]»prose ‹((›term‹))› «(((a, b)))»',
    tables: '«|===»\n«|»One «|»Two\n«2+|»Three\n«|===»',
    'words with colons': 'note: this is prose [really]',
    'a block never closed': 'prose\n\n«----\ncode»',
  });
});
