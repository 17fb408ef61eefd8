import { quarto } from '../../../src/extension/prose/quarto.ts';
import { expectProse } from './expectProse.ts';

describe('Quarto', () => {
  expectProse(quarto, {
    'short codes': 'see «{{< include a.qmd >}}» there',
    'fences of divs': '«::: {.callout-note title="x"}»\nprose\n\n«:::: columns»\nmore\n«::::»',
    citations: 'as «@doe99» and ‹[›-«@roe:00», p. 3‹]› say, see «@fig-plot».',
    'chunks and their options': '«```{r}\n#| echo: false\nplot(x)\n```»\nprose',
    'inline code': 'a mean of «`r mean(x)`» metres',
    attributes: '‹[›text‹]›«{.smallcaps}»',
    maths: '«$x$» costs $5 and $6',
  });
});
