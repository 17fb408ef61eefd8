/** Text that is HTML already. Only `html` makes it, so nothing enters a page unescaped by mistake. */
export interface Markup {
  readonly markup: string;
}

export type Content = string | number | Markup | readonly Content[] | undefined;

/** HTML with values in it: texts are escaped, lists joined, and undefined is nothing. */
export function html(literals: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return { markup: String.raw({ raw: literals }, ...values.map(render)) };
}

/** A text of a description: paragraphs, and `code` between backticks. */
export function prose(text: string): Markup {
  return html`${text.split('\n\n').map(paragraph => html`<p>${phrase(paragraph)}</p>`)}`;
}

/** One line of a description: `code` between backticks. */
export function phrase(text: string): Content {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

function render(content: Content): string {
  if (content === undefined) {
    return '';
  }
  if (Array.isArray(content)) {
    return content.map(render).join('');
  }
  return isMarkup(content) ? content.markup : escapeText(String(content));
}

function isMarkup(content: Content): content is Markup {
  return typeof content === 'object' && 'markup' in content;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
