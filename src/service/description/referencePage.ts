import type { OpenApiDocument, Operation, Server, Tag } from './document.ts';
import { type Content, html, type Markup, phrase, prose } from './markup.ts';
import { operationSection } from './operationSection.ts';
import { titleOf } from './operationTitle.ts';

/**
 * The reference of a description for people: one document that asks for two style sheets, a script
 * and an icon beside it and for nothing else. Calls are tried by the script; without it everything can be read.
 */
export function referencePage(description: OpenApiDocument): string {
  const { info, servers, tags } = description;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title}: reference</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="reference.css">
<link rel="stylesheet" href="calls.css">
<script src="reference.js" type="module"></script>
</head>
<body>
<a class="skip" href="#reference">Skip to the reference</a>
<header>
<div class="title">
<h1>${info.title}</h1>
<p>Version ${info.version} · <a href="${servers[0]?.url}/openapi.json">OpenAPI description</a></p>
</div>
${credentials(servers)}
</header>
${contents(description)}
<main id="reference" tabindex="-1">
<section class="introduction" aria-label="Introduction">
${prose(info.description)}
<noscript><p><strong>To try calls on this page, allow it to run its script.</strong></p></noscript>
</section>
${tags.map(tag => tagSection(description, tag))}
</main>
</body>
</html>
`;
  return page.markup;
}

function credentials(servers: readonly Server[]): Markup {
  return html`<form id="credentials" class="credentials" aria-label="Credentials for the calls of this page" autocomplete="off">
<label>app_id <input id="app_id" type="text" spellcheck="false" autocapitalize="off" autocomplete="off"></label>
<label>app_key <input id="app_key" type="password" autocomplete="off"></label>
<label>Server <select id="server">${servers.map(
    ({ url, description }) => html`<option title="${description}">${url}</option>`,
  )}</select></label>
<p class="note">Kept in this tab only, until it is closed.</p>
</form>`;
}

interface Place {
  readonly path: string;
  readonly operation: Operation;
}

function placesOf({ paths }: OpenApiDocument, tag: Tag): readonly Place[] {
  return Object.entries(paths)
    .map(([path, { get }]) => ({ path, operation: get }))
    .filter(({ operation }) => operation.tags.includes(tag.name));
}

function contents(description: OpenApiDocument): Markup {
  const group = (tag: Tag): Content => html`<h2 id="contents-${tag.name}">${tag.name}</h2>
<ul aria-labelledby="contents-${tag.name}">${placesOf(description, tag).map(
    ({ operation: { operationId } }) => html`<li><a href="#${operationId}">${titleOf(operationId)}</a></li>`,
  )}</ul>
`;
  return html`<nav aria-label="Endpoints">
${description.tags.map(group)}</nav>`;
}

function tagSection(description: OpenApiDocument, tag: Tag): Markup {
  return html`<section aria-labelledby="tag-${tag.name}">
<h2 id="tag-${tag.name}">${tag.name}</h2>
<p class="lead">${phrase(tag.description)}</p>
${placesOf(description, tag).map(({ path, operation }) => operationSection(description, path, operation))}
</section>
`;
}
