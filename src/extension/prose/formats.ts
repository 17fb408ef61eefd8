import { asciidoc } from './asciidoc.ts';
import { gettext } from './gettext.ts';
import { gitCommit } from './gitCommit.ts';
import { html } from './html.ts';
import { latex } from './latex.ts';
import { markdown } from './markdown.ts';
import { mdx } from './mdx.ts';
import { org } from './org.ts';
import { plainText } from './plainText.ts';
import { quarto } from './quarto.ts';
import type { ProseFormat } from './region.ts';
import { restructuredText } from './restructuredText.ts';
import { typst } from './typst.ts';

/** Every format in which words are looked up; plain text comes last. */
export const proseFormats: readonly ProseFormat[] = [
  markdown,
  mdx,
  quarto,
  latex,
  asciidoc,
  restructuredText,
  typst,
  org,
  html,
  gitCommit,
  gettext,
  plainText,
];

/**
 * The format of a document, by the language that the editor gives it. Where that is plain text, the file name
 * may say more: the editor then knows no such language. Undefined for languages that are no prose, whatever
 * the file is called (`CMakeLists.txt`).
 */
export function formatOf(languageId: string, fileName: string): ProseFormat | undefined {
  const byLanguage = proseFormats.find(format => format.languageIds.includes(languageId));
  if (byLanguage !== plainText) {
    return byLanguage;
  }
  const name = fileName.toLowerCase();
  const byName = proseFormats.find(format =>
    format.extensions.some(ending => name.endsWith(ending.toLowerCase())),
  );
  return byName ?? byLanguage;
}
