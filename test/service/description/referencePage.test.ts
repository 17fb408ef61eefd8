import assert from 'node:assert/strict';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { html } from '../../../src/service/description/markup.ts';
import { openApiDescription } from '../../../src/service/description/openapi.ts';
import {
  contentSecurityPolicy,
  pageFile,
  referenceFiles,
} from '../../../src/service/description/referenceFiles.ts';
import { referencePage } from '../../../src/service/description/referencePage.ts';

const description = openApiDescription();
const page = referencePage(description);
const files = referenceFiles(description);

describe('the reference page', () => {
  it('has a section, a form and a link in the list for each endpoint', () => {
    for (const name of [...Object.keys(endpoints), 'openapi']) {
      assert.ok(page.includes(`<article id="${name}"`), name);
      assert.ok(page.includes(`<a href="#${name}">`), name);
    }
    assert.equal(page.match(/<form class="try"/g)?.length, Object.keys(description.paths).length);
  });

  it('has each id once, and every label its field', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
    for (const [, field] of page.matchAll(/ (?:for|aria-labelledby)="([^"]+)"/g)) {
      assert.ok(ids.includes(field), field);
    }
  });

  it('has no script, style or handler within', () => {
    assert.doesNotMatch(page, /<style|<script(?![^>]* src=)[^>]*>|\sstyle=|\son\w+=/);
  });

  it('names no other host, in any of its files', () => {
    for (const [name, { body }] of files) {
      const addresses = body
        .replaceAll('http://www.w3.org/2000/svg', '')
        .match(/(?:https?:)?\/\/[\w-]+\.\w/g);
      assert.equal(addresses, null, name);
    }
  });

  it('asks for the files that are served, and for all of them', () => {
    const asked = [...page.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+)"/g)].map(([, name]) => name);
    assert.deepEqual(['', ...asked].toSorted(), [...files.keys()].toSorted());
  });

  it('makes no markup of data', () => {
    assert.equal(
      html`<p title="${'"\'<&'}">${['<b>', html`<i>`]}</p>`.markup,
      '<p title="&#34;&#39;&#60;&#38;">&#60;b&#62;<i></p>',
    );
    assert.doesNotMatch(
      pageFile('reference.js'),
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/,
    );
  });

  it('is allowed nothing that it does not use', () => {
    assert.match(contentSecurityPolicy, /^default-src 'none';/);
    assert.doesNotMatch(contentSecurityPolicy, /unsafe|\*|data:|https?:/);
  });

  it('says what is missing when its folder was not copied', () => {
    assert.throws(() => pageFile('other.js'), /lacks 'other\.js'.*folder 'page'/);
  });
});
