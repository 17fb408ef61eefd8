import { plainText } from '../../../src/extension/prose/plainText.ts';
import { expectProse } from './expectProse.ts';

describe('plain text', () => {
  expectProse(plainText, {
    'all is prose': 'Stars *and* `quotes`\n    # are prose',
    'web addresses': 'at «https://a.b/c?d=e&f#g», («http://h.i/j_(k)»), «www.l.org».',
    'other schemes': '«ftp://a.b» «mailto:c@d.e» «vscode://f»',
    'addresses amid Chinese': '看«https://a.b/c»。好',
    'e-mail': 'write to «john.doe+x@example.co.uk», or <«a@b.org»>',
    paths: 'in «/usr/local/bin», «~/notes», «./a», «C:\\Users\\me», «src/main.c»',
    'names of files': '«README.md» and «photo.jpeg».',
    domains: 'on «example.com».',
    'no paths': 'and/or he/she 1/2 w/o TCP/IP',
    'no names of files': 'e.g. i.e. U.S. end.Next one... a.m. 3.14',
    'no addresses': 'meet @ noon, ratio 1:2, note: this',
  });
});
