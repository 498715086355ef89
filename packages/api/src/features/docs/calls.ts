import type { DocumentedOperation } from './document.ts';
import { codeOf, sampleOf } from './sample.ts';

/** The required path and query parameters, with example values. */
function filledIn({ parameters }: DocumentedOperation) {
  return parameters
    .filter(({ in: where, required }) => where !== 'header' && required)
    .map(({ name, in: where, schema }) => ({ name, where, value: sampleOf(schema, name) }));
}

function pathOf(operation: DocumentedOperation): string {
  const values = filledIn(operation);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.find((one) => one.name === name)?.value ?? name)),
  );
  const query = values.filter(({ where }) => where === 'query');
  const text = query.map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`);
  return text.length > 0 ? `${path}?${text.join('&')}` : path;
}

const schemeHeaders: Record<string, string> = {
  session: 'Authorization: Bearer $TOKEN',
  apiKey: 'Authorization: Bearer $HELPDESK_API_KEY',
  memberKey: 'Authorization: Bearer $HELPDESK_API_KEY',
  ticketAccess: 'X-Ticket-Access: $TICKET_ACCESS',
  chatAccess: 'X-Chat-Access: $CHAT_ACCESS',
};

/** The command for a shell. */
export function curlOf(operation: DocumentedOperation, address: string): string {
  const schemes = operation.security.flatMap((one) => Object.keys(one));
  const scheme = schemes.find((one) => one === 'apiKey' || one === 'memberKey') ?? schemes[0];
  const parts = [
    `curl ${operation.method === 'GET' ? '' : `-X ${operation.method} `}'${address}${pathOf(operation)}'`,
  ];
  if (scheme) parts.push(`-H "${schemeHeaders[scheme] ?? ''}"`);
  if (operation.body && operation.isUpload) {
    for (const name of Object.keys(operation.sent)) parts.push(`-F '${name}=@picture.png'`);
  } else if (operation.isFile) {
    parts.push(`-H 'Content-Type: application/octet-stream'`, `--data-binary '@manual.pdf'`);
  } else if (operation.body) {
    parts.push(`-H 'Content-Type: application/json'`);
    parts.push(`-d '${JSON.stringify(operation.sent).replaceAll("'", "'\\''")}'`);
  }
  return parts.join(' \\\n  ');
}

/** The line for the SDK; null for redirects, which are for browsers. */
export function sdkOf(operation: DocumentedOperation): string | null {
  if (operation.success.status.startsWith('3')) return null;
  const input = {
    ...Object.fromEntries(filledIn(operation).map(({ name, value }) => [name, value])),
    ...(operation.isUpload ? {} : operation.sent),
  };
  const uploads = operation.isUpload ? Object.keys(operation.sent) : [];
  const file = operation.isFile ? ['file'] : uploads;
  const given = codeOf(input).replace(/^\{\}$/, '');
  const withFile = file.length > 0 ? `{ ${[...Object.keys(input), ...file].join(', ')} }` : given;
  return `await helpdesk.${operation.id}(${withFile});`;
}
