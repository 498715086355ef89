export const banner = `// Generated from openapi.yaml by \`npm run generate\`. Do not edit: change the contract instead.\n`;

/** A value as TypeScript source, with single quotes. */
export function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, each]) => each !== undefined);
    if (fields.length === 0) return '{}';
    return `{ ${fields.map(([key, each]) => `${keyOf(key)}: ${literal(each)}`).join(', ')} }`;
  }
  return String(value);
}

export function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/** The name of an operation's own constant: tickets.create is ticketsCreate. */
export function constantOf({ tag, verb }: { tag: string; verb: string }): string {
  return tag + verb.charAt(0).toUpperCase() + verb.slice(1);
}
