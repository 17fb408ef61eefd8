import { latex } from '../../../src/extension/prose/latex.ts';
import { expectProse } from './expectProse.ts';

describe('LaTeX', () => {
  expectProse(latex, {
    comments: 'prose «% comment {»\nprose 50‹\\›% of it',
    'the preamble, but for the title':
      '«\\documentclass{a}\n\\newcommand{\\x}{y}\n\\title{»A ‹\\emph{›grand‹}› title«}\n»«\\begin{document}»prose',
    'a commented title is none': '«% \\title{No}\n\\begin{document}» prose',
    'a commented beginning is none': 'prose «% \\begin{document}»\nprose',
    'the end of the document': '«\\begin{document}» prose «\\end{document}\nrest»',
    'text commands are markup': 'a ‹\\textbf{›bold‹}› ‹{\\em› word‹}›',
    'structure interrupts': '«\\section*»‹{›Head‹}› text«\\footnote»‹{›a note‹}› more',
    'labels, references and citations': '«\\label{a}» «\\ref{b}» «\\autoref{c}»‹~›«\\citep[see][p. 3]{key}»',
    'options and files': '«\\includegraphics[width=2cm]{a}» «\\input{b}» «\\usepackage[x]{y}»',
    'short and long titles': '«\\caption[»short«]»‹{›Long caption‹}›',
    'terms of a list': '«\\begin{description}[a]»\n«\\item[»Term«]» text\n«\\end{description}»',
    'unknown commands': '«\\foo[opt]»‹{›prose‹}› and «\\bar» prose',
    'first technical, then text': '«\\textcolor{red}»‹{›red words‹}› «\\href{http://a.b/%20c}»‹{›shown‹}›',
    addresses: '«\\url{http://a_b/%20}» «http://c.d» «e@f.org»',
    verb: 'see «\\verb|a{b%|» and «\\lstinline!x y!» text',
    'verbatim environments': '«\\begin{verbatim}\n% x {\n\\end{verbatim}» prose',
    'comment environments': '«\\begin{comment}\nx\n\\end{comment}» prose',
    maths: 'a «$x$» b «$$y$$» c «\\(z\\)» d «\\[w\\]» e',
    'environments of maths': '«\\begin{align*}\na & b\n\\end{align*}» prose',
    'dollars escaped or alone': 'costs ‹\\›$5, or ‹\\›$6 and $ here\n\nand $ there',
    'maths never closed': '«\\begin{equation}» prose',
    tables: '«\\begin{tabular}{lc}» a «&» b «\\\\[2pt]» c «\\end{tabular}»',
    'accents silence the word': "«caf\\'e» «na\\\"{\\i}ve» «Stra\\ss e» «\\'etude» prose",
    'hyphenation points silence the word': 'a «hy\\-phen» b',
    'quotes and dashes are prose': "``quoted'' -- and --- so",
    'braces in comments do not count': '«\\label{a% }\n}» prose',
    'an option never closed is text': '«\\foo»[ prose',
  });
});
