import type { Schema } from '@helpdesk/sdk/contract/operations';

type SenderCheck = Schema<'SenderCheck'>;

/** Reads the result of the mail server in front of us (RFC 8601): the first header with its name, because it removes forged ones. */
export function resultIn(head: string, server: string, domain: string): SenderCheck | null {
  const header = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => /^authentication-results\s*:\s*(.*)$/i.exec(line)?.[1] ?? '')
    .find((value) => nameOf(value) === server.toLowerCase());
  if (header === undefined) return null;
  const policy = /\bdmarc\s*=[^;]*?\bp=(none|quarantine|reject)\b/i.exec(header)?.[1];
  const methods = withoutComments(header)
    .split(';')
    .slice(1)
    .map((one) => one.trim());
  const value = (method: string) =>
    methods.flatMap((one) => new RegExp(`^${method}\\s*=\\s*([a-z]+)`, 'i').exec(one)?.[1] ?? []);
  const dmarc = methods.find((one) => /^dmarc\s*=/i.test(one)) ?? '';
  const from = /\bheader\.from\s*=\s*"?([^\s";]+)/i.exec(dmarc)?.[1];
  const dkim = value('dkim');
  return {
    result: resultOf(from && isIn(domain, from.toLowerCase()) ? value('dmarc')[0] : undefined),
    domain,
    policy: (policy?.toLowerCase() as SenderCheck['policy']) ?? null,
    spf: value('spf')[0] ?? null,
    dkim: dkim.find((one) => one === 'pass') ?? dkim[0] ?? null,
  };
}

/** Some servers name the registered parent domain. */
const isIn = (domain: string, of: string) => domain === of || domain.endsWith(`.${of}`);

const nameOf = (value: string) => /^\s*([^\s;]+)/.exec(value)?.[1]?.toLowerCase();

/** Removes comments, which can be nested. */
function withoutComments(value: string): string {
  let depth = 0;
  let text = '';
  for (const one of value) {
    if (one === '(') depth += 1;
    if (depth === 0) text += one;
    if (one === ')' && depth > 0) depth -= 1;
  }
  return text;
}

function resultOf(dmarc: string | undefined): SenderCheck['result'] {
  switch (dmarc?.toLowerCase()) {
    case 'pass':
      return 'passed';
    case 'fail':
      return 'failed';
    case 'none':
      return 'none';
    default:
      return 'unknown';
  }
}
