import type { OpenApiDocument, Operation, Parameter, Reference, Response, Schema } from './document.ts';
import { type Content, html, type Markup, phrase } from './markup.ts';
import { titleOf } from './operationTitle.ts';
import { tryForm } from './tryForm.ts';

/** One endpoint of the reference page: what it does, its parameters and answers, and a form to call it. */
export function operationSection(description: OpenApiDocument, path: string, operation: Operation): Markup {
  const { operationId, parameters, responses, summary } = operation;
  return html`<article id="${operationId}" aria-labelledby="${operationId}-title">
<div class="about">
<h3 id="${operationId}-title"><a href="#${operationId}">${titleOf(operationId)}</a></h3>
<p class="path"><span class="method">GET</span> ${pathText(path)}</p>
<p><em>${phrase(summary)}</em> ${phrase(operation.description)}</p>
${parameters.length > 0 ? parameterTable(parameters) : undefined}
${statusList(description, responses)}
</div>
${tryForm(path, operation)}
</article>
`;
}

/** A path that may break before its slashes, with its parameters set off. */
function pathText(path: string): Content {
  return html`<code>${path
    .split(/(?=\/)/)
    .map(
      segment => html`<wbr>${segment.includes('{') ? html`/<var>${segment.slice(1)}</var>` : segment}`,
    )}</code>`;
}

function parameterTable(parameters: readonly Parameter[]): Markup {
  return html`<table>
<caption>Parameters</caption>
<tbody>${parameters.map(
    ({ name, in: where, required, description, schema }) => html`
<tr><th scope="row"><code>${name}</code><span class="kind">${where}${required ? ', required' : ''}</span></th>
<td>${phrase(description)}${values(schema)}</td></tr>`,
  )}
</tbody>
</table>`;
}

function values(schema: Schema): Content {
  const names = schema.enum ?? schema.items?.enum;
  if (names) {
    return html`<span class="values">${names.map((name, index) => [index > 0 ? ' ' : '', html`<code>${name}</code>`])}</span>`;
  }
  switch (schema.type) {
    case 'boolean':
      return html`<span class="values"><code>true</code> <code>false</code></span>`;
    case 'integer':
      return html`<span class="values">${String(schema['minimum'])} to ${String(schema['maximum'])}</span>`;
    default:
      return undefined;
  }
}

function statusList({ components }: OpenApiDocument, responses: Operation['responses']): Markup {
  const resolve = (response: Response | Reference): string | undefined =>
    '$ref' in response
      ? components.responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)]?.description
      : response.description;
  return html`<details class="statuses">
<summary>Answers <span>${Object.keys(responses).join(', ')}</span></summary>
<dl>${Object.entries(responses).map(
    ([status, response]) => html`
<dt>${status}</dt><dd>${phrase(resolve(response) ?? '')}</dd>`,
  )}
</dl>
</details>`;
}
