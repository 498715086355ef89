import { type Html, html } from '../../http/pages/html.ts';
import { access, fieldRights } from './access.ts';
import { curlOf, sdkOf } from './calls.ts';
import {
  type DocumentedOperation,
  documentedOperations,
  resolved,
  type SchemaNode,
  tagsOf,
} from './document.ts';
import { codeBlock } from './parts.ts';

/** Every operation of the contract, by its tag. */
export function endpoints(address: string): Html {
  const operations = documentedOperations();
  const tags = tagsOf().toSorted((one, other) => Number(isV1(other)) - Number(isV1(one)));
  return html`<div class="split">
<nav class="tags" aria-label="Operation groups"><details open><summary>Operation groups</summary><ul>${tags.map(
    ({ name }) => html`<li><a href="#group-${name}">${name}</a></li>`,
  )}</ul></details></nav>
<div>
<form class="find" role="search"><label for="find">Find operations, fields and sections</label>
<input id="find" type="search" placeholder="tickets.create, updatedSince, limits…" autocomplete="off">
<p id="found" role="status"></p><ul id="also"></ul></form>
${tags.map(
  ({ name, description }) => html`<section class="group" id="group-${name}">
<h2>${name}</h2><p class="muted">${description}</p>
${operations.filter(({ tag }) => tag === name).map((operation) => entry(operation, address))}
</section>`,
)}
</div></div>`;
}

/** API clients need these first. */
const isV1 = ({ name }: { name: string }) => name.startsWith('v1');

function entry(operation: DocumentedOperation, address: string): Html {
  const { id, method, path, summary } = operation;
  const sdk = sdkOf(operation);
  return html`<details class="operation" id="${id}">
<summary><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
<span class="name">${id}</span><span class="summary">${summary}</span></summary>
<div class="inside">
${access(operation)}
${fields('Parameters', parameters(operation))}
${operation.body && fields('Body', properties(operation.body))}
${
  isOfPrograms(operation) &&
  html`<h4>curl</h4>${codeBlock(curlOf(operation, address))}
${sdk && html`<h4>SDK</h4>${codeBlock(sdk)}`}
${answer(operation)}`
}
${refusals(operation)}
</div></details>`;
}

/** Whether it can be called with an API key or without signing in. The others are for the console and have no code samples. */
const isOfPrograms = ({ security }: DocumentedOperation) =>
  security.length === 0 || security.some((one) => !('session' in one));

interface Row {
  name: string;
  isRequired: boolean;
  type: string;
  text: string;
  rights?: Html | null;
}

function fields(title: string, rows: Row[]): Html | null {
  if (rows.length === 0) return null;
  return html`<h4>${title}</h4><div class="scroll"><table><thead><tr><th>Field</th><th>Type</th><th>Description</th></tr></thead><tbody>${rows.map(
    ({ name, isRequired, type, text, rights }) =>
      html`<tr><td><code>${name}</code>${isRequired && html` <span class="required">required</span>`}</td><td>${type}</td><td>${text}${rights && html` <span class="rights">${rights}</span>`}</td></tr>`,
  )}</tbody></table></div>`;
}

const parameters = ({ parameters: all }: DocumentedOperation): Row[] =>
  all.map(({ name, in: where, required, schema, description = '' }) => ({
    name,
    isRequired: required,
    type: `${typeOf(schema)} in ${where}`,
    text: [description, rulesOf(resolved(schema))].filter(Boolean).join(' · '),
  }));

function properties(body: SchemaNode): Row[] {
  return Object.entries(body.properties ?? {}).map(([name, node]) => {
    const schema = resolved(node);
    return {
      name,
      isRequired: body.required?.includes(name) ?? false,
      type: typeOf(node),
      text: [node.description ?? schema.description, rulesOf(schema)].filter(Boolean).join(' · '),
      rights: fieldRights(node),
    };
  });
}

function typeOf(node: SchemaNode): string {
  const schema = resolved(node);
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' or ');
  const type = [schema.type ?? 'any'].flat();
  const named = type.map((one) =>
    one === 'array' ? `list of ${typeOf(schema.items ?? {})}` : one,
  );
  return named.join(' or ') + (schema.format ? ` (${schema.format})` : '');
}

function rulesOf({ minLength, maxLength, minimum, maximum, default: initial }: SchemaNode): string {
  const span = (from: unknown, to: unknown, unit: string) => {
    if (from === undefined && to === undefined) return '';
    if (to === undefined) return `at least ${String(from)}${unit}`;
    return from === undefined
      ? `at most ${String(to)}${unit}`
      : `${String(from)} to ${String(to)}${unit}`;
  };
  return [
    span(minLength, maxLength, ' characters'),
    span(minimum, maximum, ''),
    initial !== undefined && typeof initial !== 'object' ? `default ${String(initial)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function answer({ success: { status, example, type } }: DocumentedOperation): Html {
  const text = typeof example === 'string' ? example : JSON.stringify(begun(example), null, 2);
  return html`<h4>Response ${status}</h4>${
    text ? codeBlock(text) : html`<p class="muted">${type || 'No content'}</p>`
  }`;
}

/** Shortens lists of objects to the first one, since the others look alike. */
function begun(example: unknown): unknown {
  if (Array.isArray(example)) {
    const isOfThings = example.every((one) => typeof one === 'object' && one !== null);
    return (isOfThings ? example.slice(0, 1) : example).map(begun);
  }
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, one]) => [name, begun(one)]));
}

function refusals({ refusals: all, statuses }: DocumentedOperation): Html {
  const own = all.filter(({ sentence }) => sentence);
  return html`<h4>Errors</h4><ul class="refusals">${own.map(
    ({ status, code, sentence }) =>
      html`<li><b>${status}</b> <code>${code}</code> ${sentence}</li>`,
  )}<li class="muted">${statuses.join(', ')}: see <a href="#errors">Errors</a></li></ul>`;
}
