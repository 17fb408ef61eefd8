import type { RegionKind } from './region.ts';

/** What of a directive is prose. */
export interface Directive {
  readonly kind: RegionKind;
  readonly argumentIsText: boolean;
  readonly bodyIsText: boolean;
}

function directives(names: string, directive: Directive): (readonly [string, Directive])[] {
  return names.split(' ').map(name => [name, directive]);
}

const known: ReadonlyMap<string, Directive> = new Map([
  ...directives('math', { kind: 'math', argumentIsText: false, bodyIsText: false }),
  ...directives(
    'code code-block sourcecode highlight literalinclude parsed-literal productionlist doctest testcode ' +
      'testoutput testsetup testcleanup prompt ipython jupyter-execute plot command-output program-output',
    { kind: 'code', argumentIsText: false, bodyIsText: false },
  ),
  ...directives(
    'image raw include toctree contents sectnum role default-role index graphviz digraph mermaid uml meta ' +
      'bibliography tabularcolumns currentmodule unicode date target-notes header footer restructuredtext-test-directive ' +
      'autosummary automodule autoclass autofunction automethod autodata autoattribute autoexception autoproperty',
    { kind: 'syntax', argumentIsText: false, bodyIsText: false },
  ),
  ...directives(
    'note warning attention caution danger error hint important tip admonition seealso todo topic sidebar rubric ' +
      'epigraph highlights pull-quote compound centered replace table list-table csv-table parsed versionadded ' +
      'versionchanged deprecated deprecated-removed tab tab-item dropdown card glossary title hlist',
    { kind: 'syntax', argumentIsText: true, bodyIsText: true },
  ),
]);

/** What is known of a directive; of an unknown one the body is text, the arguments are not. */
export function directiveNamed(name: string): Directive {
  return known.get(name.toLowerCase()) ?? { kind: 'syntax', argumentIsText: false, bodyIsText: true };
}

/** Roles whose text is read; all others name something: a target, a class, a file, a formula. */
export const textRoles: ReadonlySet<string> = new Set(
  (
    'emphasis strong subscript superscript sub sup title-reference title t guilabel menuselection term abbr ' +
    'abbreviation ac acronym dfn'
  ).split(' '),
);
