import { resolved, type SchemaNode } from './document.ts';

const moment = '2026-11-21T09:30:00.000Z';

/** What a field of this name would hold. */
const byName: Record<string, unknown> = {
  id: 'k3v9x2m7q4',
  ticketId: 'k3v9x2m7q4',
  ticketNumber: 'TK-2026-000042',
  subject: 'The kettle does not boil',
  description: 'It worked yesterday.',
  message: 'Have you tried the switch at the back?',
  email: 'ada@example.com',
  customerEmail: 'ada@example.com',
  customerName: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  name: 'Acme',
  title: 'Getting started',
  slug: 'getting-started',
  subdomain: 'acme',
  org: 'acme',
  url: 'https://example.com/hooks/helpdesk',
  token: '8Jq…',
  key: 'hdk_9mFz…',
  secret: 'whsec_MfKQ…',
  query: 'How do I reset my password?',
  q: 'kettle',
  response: 'Choose “Forgot password” on the sign-in page.',
  primaryColor: '#3B82F6',
  password: 'correct horse battery staple',
  host: 'help.example.com',
  total: 128,
  limit: 50,
  offset: 0,
};

const deepest = 6;

/** An example of a value, as a receiver would see it. */
export function sampleOf(node: SchemaNode, name = '', depth = 0): unknown {
  const schema = resolved(node);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.default ?? schema.enum[0];
  if (schema.oneOf) return sampleOf(schema.oneOf[0] ?? {}, name, depth);
  const type = [schema.type].flat()[0];
  if (type === 'array') {
    return depth > deepest ? [] : [sampleOf(schema.items ?? {}, name.replace(/s$/, ''), depth + 1)];
  }
  if (type === 'object' || schema.properties) return objectOf(schema, depth);
  if (name in byName && typeof byName[name] === (type === 'integer' ? 'number' : type)) {
    return byName[name];
  }
  if (schema.default !== undefined) return schema.default;
  return plainOf(schema, type, name);
}

function objectOf({ properties = {} }: SchemaNode, depth: number) {
  if (depth > deepest) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, sampleOf(value, key, depth + 1)]),
  );
}

function plainOf(schema: SchemaNode, type: string | undefined, name: string): unknown {
  if (type === 'null') return null;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (schema.format === 'date-time' || name.endsWith('At')) return moment;
  if (schema.format === 'date') return moment.slice(0, 10);
  if (schema.format === 'email') return byName.email;
  if (schema.format?.startsWith('uri')) return 'https://example.com/';
  if (name.endsWith('Id')) return byName.id;
  return `${name || 'text'}…`;
}

const enough = 3;

/** An example of what to send: what is required, else the first few fields. */
export function sampleInput(node: SchemaNode): Record<string, unknown> {
  const { properties = {}, required = [] } = resolved(node);
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, enough);
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, name, 1)]));
}

/** A value in the words of JavaScript: keys without quotes, single quotes. */
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
