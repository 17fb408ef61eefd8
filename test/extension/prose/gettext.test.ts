import { gettext } from '../../../src/extension/prose/gettext.ts';
import { expectProse } from './expectProse.ts';

describe('gettext catalogue', () => {
  expectProse(gettext, {
    'messages and translations': '«msgid "»Some words‹"›\n«msgstr "»Einige Wörter‹"›',
    plurals: '«msgid "»a file‹"›\n«msgid_plural "»files‹"›\n«msgstr[0] "»Datei‹"›\n«msgstr[1] "»Dateien‹"›',
    'a string in several lines': '«msgid "»‹"›\n‹"›some ‹"›\n‹"›words‹"›\n',
    'the header': '«msgid "»‹"›\n«msgstr ""»\n«"Project: words\\n"»\n\n«msgid "»words‹"›',
    contexts: '«msgctxt "menu"»\n«msgid "»Open‹"›',
    'comments and obsolete entries': '«# words»\n«#: src/a.c:1»\n«#~ msgid "old"»\n«#| msgid "old"»',
    placeholders: '«msgid "»Open «%s», «%(name)s», «%1$d», «{0}», «{name}», «$x» 100% of‹"›',
    escapes: '«msgid "»say «\\"»words«\\"»«\\n»‹"›',
    'tags and entities': '«msgid "»«<b>»bold«</b>» «caf&eacute;»‹"›',
    addresses: '«msgid "»see «http://a.b»‹"›',
  });
});
