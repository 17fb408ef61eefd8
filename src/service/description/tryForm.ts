import type { Operation, Parameter } from './document.ts';
import { type Content, html, type Markup } from './markup.ts';
import { titleOf } from './operationTitle.ts';

/** The form that calls an endpoint; the page's script sends it and fills its outputs. */
export function tryForm(path: string, { operationId, parameters, security }: Operation): Markup {
  const title = `${titleOf(operationId)}: try it`;
  const anonymous = security?.length === 0 ? html` data-anonymous` : undefined;
  return html`<form class="try" data-path="${path}"${anonymous} aria-label="${title}">
${parameters.length > 0 ? html`<div class="inputs">${parameters.map(parameter => field(operationId, parameter))}</div>` : undefined}
<div class="actions"><button type="submit">Send</button> <output></output></div>
<div class="curl"><pre tabindex="0" aria-label="The call for the command line"><code></code></pre><button type="button" class="copy" hidden>Copy</button></div>
<dl class="headers" hidden></dl>
<pre class="body" tabindex="0" role="region" aria-label="${titleOf(operationId)}: answer" hidden></pre>
</form>`;
}

function field(operationId: string, parameter: Parameter): Markup {
  const id = `${operationId}-${parameter.name}`;
  return html`<div class="field${parameter.schema.type === 'boolean' ? ' check' : ''}"><label for="${id}">${parameter.name}</label>
${control(id, parameter)}</div>
`;
}

function control(id: string, parameter: Parameter): Content {
  const { name, in: where, required, schema } = parameter;
  const common = html`id="${id}" name="${name}" data-in="${where}"${required ? html` required` : ''}`;
  const example = String(parameter.example ?? '');
  if (schema.enum) {
    const options = schema.enum.map(
      value => html`<option${value === example ? html` selected` : ''}>${value}</option>`,
    );
    return html`<select ${common}>${options}</select>`;
  }
  if (schema.type === 'boolean') {
    return html`<input type="checkbox" value="true" ${common}>`;
  }
  const shown = isPrefilled(parameter)
    ? html`value="${example}"`
    : html`placeholder="${example && `e.g. ${example}`}"`;
  return schema.type === 'integer'
    ? html`<input type="number" min="${String(schema['minimum'])}" max="${String(schema['maximum'])}" ${common} ${shown}>`
    : html`<input type="text" spellcheck="false" autocapitalize="off" autocomplete="off" ${common} ${shown}>`;
}

/** What a first call needs; and a limit, since a search answers thousands without one. */
function isPrefilled({ name, required }: Parameter): boolean {
  return required || name === 'limit';
}
