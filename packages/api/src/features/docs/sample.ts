import { resolved, type SchemaNode } from './document.ts';

/** An example value of a parameter, by its name. */
const byName: Record<string, unknown> = {
  ticketId: 'k3v9x2m7q4',
  formId: 'w8e1r4t7yu',
  subdomain: 'acme',
  org: 'acme',
  slug: 'how-to-descale-a-kettle',
  host: 'help.acme.example',
  token: 'invitation-token',
  q: 'kettle',
};

/** An example of a parameter, as a caller would write it. */
export function sampleOf(node: SchemaNode, name: string): unknown {
  const schema = resolved(node);
  return byName[name] ?? schema.default ?? schema.enum?.[0] ?? 'k3v9x2m7q4';
}

/** A value in JavaScript syntax: keys without quotes, single quotes. */
export function codeOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[${value.map((one) => codeOf(one, indent)).join(', ')}]`;
  }
  const entries = Object.entries(value).map(
    ([key, one]) => `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: ${codeOf(one, inner)}`,
  );
  const line = `{ ${entries.join(', ')} }`;
  if (entries.length === 0) return '{}';
  return line.length <= 60
    ? line
    : `{\n${entries.map((one) => `${inner}${one},\n`).join('')}${indent}}`;
}
