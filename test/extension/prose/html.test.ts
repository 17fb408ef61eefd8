import { html } from '../../../src/extension/prose/html.ts';
import { expectProse } from './expectProse.ts';

describe('HTML', () => {
  expectProse(html, {
    'only text is prose': '«<!doctype html><p class="a>b" title=\'c\'>»prose«</p>»',
    'tags within a sentence are markup': 'a ‹<b>›bold‹</b>› ‹<a href="x">›word‹</a>›«<br/>»next',
    'scripts and styles': '«<script>if (a<b) "</p>"</script>»prose«<style>p > a {}</style>»',
    'code and its like':
      '«<pre>a <b>b</b></pre>» «<code>c</code>» «<kbd>d</kbd>» «<samp>e</samp>» «<var>f</var>»',
    'drawings, formulas, fields, templates':
      '«<svg><text>a</text></svg>» «<math>b</math>» «<textarea>c</textarea>» «<template><p>d</p></template>»',
    'an element within its like': '«<code>a <code>b</code> c</code>» prose',
    'an element never closed': '«<code>» prose',
    comments: 'a «<!-- b > -->» c',
    'a comment never closed is text': 'a <!-- b',
    'a smaller-than sign is text': 'a < b, 1<2, x <= y',
    'a tag never closed is text': 'a <b c',
    'letters as entities silence the word':
      '«caf&eacute;s» «&Eacute;cole» «don&rsquo;t» «na&#239;ve» «na&#xEF;ve»',
    'signs as entities': 'Tom «&amp;» Jerry«&mdash;»friends «&lt;»',
    'spaces as entities join': 'New‹&nbsp;›York‹&#160;›City',
    'an ampersand is text': 'R&D & so; on',
    'the title is prose': '«<title>»The title«</title>»',
    addresses: 'see «https://a.org/b_(c)».',
  });
});
