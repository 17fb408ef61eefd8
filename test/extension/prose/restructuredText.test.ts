import { restructuredText } from '../../../src/extension/prose/restructuredText.ts';
import { expectProse } from './expectProse.ts';

describe('reStructuredText', () => {
  expectProse(restructuredText, {
    titles: '«=====»\nTitle\n«=====»\n\nprose ...',
    'directives of code': '«.. code-block:: python»\n«   :linenos:»\n\n«   code»\n\n«   more»\n\nprose',
    admonitions: '«.. note:: »Take care\n   of this.\n\n   And that.\n\nprose',
    options: '«.. figure:: a.png»\n«   :alt: x»\n\n   The caption',
    maths: '«.. math::»\n\n«   x»\n\nprose',
    'unknown directives have prose in them': '«.. foo:: bar»\n\n   prose',
    'literal blocks': 'As in::\n\n«    code»\n\n«    more»\n\nprose',
    'quoted literal blocks': 'As in::\n\n«> code»\n«> more»\n\nprose',
    'two colons alone': 'prose\n\n::\n\n«  code»\n\nprose',
    'inline literals': 'a «``b ` c``» d',
    emphasis: '‹*›a‹*› ‹**›b‹**› 2 * 3',
    'roles with a target': '«:ref:»‹`›shown text «<target>`» here',
    'roles that name things': '«:class:`Foo`» «:math:`x`» «:code:`y`» «:py:func:`z`»',
    'roles of text': '«:guilabel:»‹`›Save as‹`› ‹`›a title‹`›',
    'a role after the text': '«`x`:math:» and ‹`›words‹`›«:sub:»',
    links: '‹`›text «<http://a.b>`_» word‹_› ‹`›two words‹`_›',
    'snake case is no link': 'snake_case and _private',
    targets: '«.. _a b: http://c»\n«__ http://d»\n\nprose',
    footnotes: 'see «[1]_» and «[#a]_»\n\n«.. [1] »The note',
    substitutions: 'a «|b|» c\n\n«.. |b| replace:: »new words\n«.. |d| image:: e.png»',
    comments: '«.. a comment»\n«   goes on»\n\nprose',
    'an empty comment ends': '«..»\n\n   prose',
    'field lists': '«:param str x:» the thing\n«:returns:» the other',
    lists: '‹- ›item\n  more\n‹1. ›first\n‹#. ›next',
    'doctest blocks': '«>>> 1 + 1»\n«2»\n\nprose',
    'grid tables': '«+----+----+»\n«|» a  «|» b  «|»\n«+====+====+»',
    'simple tables': '«====  ====»\na     b\n«====  ====»',
    escapes: 'a‹\\›*b',
    'a backquote never closed': 'it`s prose',
  });
});
