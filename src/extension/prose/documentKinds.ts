/** The documents that a prose format is in. */
export interface DocumentKind {
  /** The format's own name, as its users write it. */
  readonly name: string;
  /** Language ids under which an editor opens such documents. */
  readonly languageIds: readonly string[];
  /** Endings of file names, for editors that know no such language; without a dot a whole name. */
  readonly extensions: readonly string[];
}

/** Every kind of document that words are looked up in. Apart from the formats, which are loaded when needed. */
export const documentKinds = {
  markdown: {
    name: 'Markdown',
    languageIds: ['markdown', 'pandoc', 'juliamarkdown', 'github-issues', 'prompt', 'instructions'],
    extensions: ['.md', '.markdown', '.mdown', '.mkd', '.mkdn', '.mdwn'],
  },
  mdx: { name: 'MDX', languageIds: ['mdx'], extensions: ['.mdx'] },
  quarto: { name: 'Quarto', languageIds: ['quarto', 'rmd'], extensions: ['.qmd', '.rmd'] },
  latex: {
    name: 'LaTeX',
    languageIds: ['latex', 'tex', 'doctex', 'context', 'latex-expl3', 'rsweave', 'jlweave'],
    extensions: ['.tex', '.latex', '.ltx', '.sty', '.cls', '.dtx'],
  },
  asciidoc: {
    name: 'AsciiDoc',
    languageIds: ['asciidoc', 'adoc'],
    extensions: ['.adoc', '.asciidoc', '.asc', '.ad'],
  },
  restructuredText: {
    name: 'reStructuredText',
    languageIds: ['restructuredtext', 'rst'],
    extensions: ['.rst', '.rest'],
  },
  typst: { name: 'Typst', languageIds: ['typst', 'typst-code'], extensions: ['.typ'] },
  org: { name: 'Org', languageIds: ['org', 'org-mode', 'orgmode'], extensions: ['.org'] },
  html: { name: 'HTML', languageIds: ['html', 'xhtml'], extensions: ['.html', '.htm', '.xhtml'] },
  gitCommit: {
    name: 'Git commit message',
    languageIds: ['git-commit', 'scminput'],
    extensions: ['.gitcommit', 'COMMIT_EDITMSG', 'MERGE_MSG', 'TAG_EDITMSG', 'SQUASH_MSG'],
  },
  gettext: { name: 'gettext catalogue', languageIds: ['po', 'gettext', 'pot'], extensions: ['.po', '.pot'] },
  plainText: { name: 'plain text', languageIds: ['plaintext'], extensions: ['.txt', '.text'] },
} as const satisfies Readonly<Record<string, DocumentKind>>;
