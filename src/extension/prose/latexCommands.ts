import type { RegionKind } from './region.ts';

/** How a command of LaTeX treats what follows it. */
export interface LatexCommand {
  /** `markup` where the command only dresses text, so that a phrase may reach across it. */
  readonly kind: RegionKind;
  /** Its arguments in braces, in order: `t` is text, `x` technical. Further ones are text. */
  readonly arguments: string;
  /** Whether the argument in square brackets is text. */
  readonly optionIsText?: boolean;
}

function commands(names: string, command: LatexCommand): (readonly [string, LatexCommand])[] {
  return names.split(' ').map(name => [name, command]);
}

const known: ReadonlyMap<string, LatexCommand> = new Map([
  ...commands(
    'emph textbf textit textsl textsc textrm textsf textmd textup textnormal underline uline ul mbox hbox text ' +
      'enquote em bf it sc rm sf sl bfseries itshape scshape rmfamily sffamily upshape mdseries normalfont ' +
      'tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge textsuperscript textsubscript ' +
      'MakeUppercase MakeLowercase textquoteright textquoteleft dots ldots slash hyp',
    { kind: 'markup', arguments: '' },
  ),
  ...commands('textcolor colorbox foreignlanguage textlang raisebox parbox', {
    kind: 'syntax',
    arguments: 'x',
  }),
  ...commands(
    'label ref input include includeonly includegraphics usepackage RequirePackage documentclass LoadClass ' +
      'bibliography bibliographystyle addbibresource printbibliography graphicspath hspace vspace color pagecolor ' +
      'pagestyle thispagestyle pagenumbering selectlanguage gls Gls glspl Glspl acrshort acrlong acrfull ac acp ' +
      'num si unit index hyphenation usetikzlibrary usetheme usecolortheme includepdf subfile import ' +
      'lstinputlisting lstset hypersetup geometry captionsetup sisetup tikzset pgfplotsset ' +
      'phantom hphantom vphantom bibitem refstepcounter stepcounter value newcounter usecounter ' +
      'mathrm cline cmidrule',
    { kind: 'syntax', arguments: 'x' },
  ),
  ...commands(
    'setlength addtolength setcounter addtocounter newcommand renewcommand providecommand DeclareMathOperator ' +
      'newcolumntype inputminted SI qty rule newglossaryentry newlength definecolorset rowcolors newtheorem ' +
      'AtBeginDocument titleformat',
    { kind: 'syntax', arguments: 'xx' },
  ),
  ...commands('multicolumn multirow addcontentsline fontsize fcolorbox', { kind: 'syntax', arguments: 'xx' }),
  ...commands('newenvironment renewenvironment definecolor newacronym', { kind: 'syntax', arguments: 'xxx' }),
  ...commands('makebox framebox', { kind: 'syntax', arguments: '' }),
  ...commands('texttt code lstinline', { kind: 'inlineCode', arguments: 'x' }),
  ...commands('ensuremath ce chemfig', { kind: 'math', arguments: 'x' }),
  ...commands('href hypertarget hyperlink url path nolinkurl email', { kind: 'link', arguments: 'x' }),
  ...commands('item section subsection subsubsection chapter part paragraph subparagraph caption', {
    kind: 'syntax',
    arguments: '',
    optionIsText: true,
  }),
]);

const unknown: LatexCommand = { kind: 'syntax', arguments: '' };
const citation: LatexCommand = { kind: 'link', arguments: 'x' };

/** What is known of a command. An unknown one is silent, its arguments in braces are text. */
export function latexCommand(name: string): LatexCommand {
  const command = known.get(name);
  if (command !== undefined) {
    return command;
  }
  return /^[A-Za-z]*cite[a-z]*$|^[A-Za-z]*[a-z]ref$|^Cref$/i.test(name) ? citation : unknown;
}

/** Environments without prose; what follows `\begin{…}` up to the matching `\end{…}` has their kind. */
export const silentEnvironments: ReadonlyMap<string, RegionKind> = new Map([
  ...(
    'verbatim Verbatim BVerbatim LVerbatim SaveVerbatim lstlisting minted alltt filecontents tikzpicture ' +
    'tikzcd pgfpicture algorithmic algorithm2e luacode pycode asy sagesilent dot2tex forest circuitikz'
  )
    .split(' ')
    .map(name => [name, 'code'] as const),
  ...(
    'equation align gather multline flalign alignat eqnarray math displaymath dmath IEEEeqnarray subequations ' +
    'xalignat xxalignat'
  )
    .split(' ')
    .map(name => [name, 'math'] as const),
  ['comment', 'comment'],
]);

/** How many technical arguments in braces follow `\begin{…}`. */
export const environmentArguments: ReadonlyMap<string, number> = new Map([
  ...'tabular array longtable supertabular minipage multicols thebibliography wrapfigure adjustbox otherlanguage'
    .split(' ')
    .map(name => [name, 1] as const),
  ...'tabular* tabularx tabulary wraptable subfigure'.split(' ').map(name => [name, 2] as const),
]);
