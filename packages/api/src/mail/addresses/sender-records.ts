import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Names } from '../../outbound/names.ts';

type SenderRecord = Schema<'SenderRecord'>;
type Lookups = Pick<Names, 'texts' | 'aliases'>;

/** The mail hosts of a provider, its SPF mechanism, and where its DKIM key is. */
interface Provider {
  hosts: RegExp;
  spf: string;
  dkim: { selector: string; type: 'TXT' | 'CNAME' } | null;
}

const providers: readonly Provider[] = [
  {
    hosts: /^smtp(-relay)?\.gmail\.com$/,
    spf: 'include:_spf.google.com',
    dkim: { selector: 'google', type: 'TXT' },
  },
  {
    hosts: /^smtp\.office365\.com$/,
    spf: 'include:spf.protection.outlook.com',
    dkim: { selector: 'selector1', type: 'CNAME' },
  },
  {
    hosts: /^smtp\.sendgrid\.net$/,
    spf: 'include:sendgrid.net',
    dkim: { selector: 's1', type: 'CNAME' },
  },
  {
    hosts: /^smtp\.fastmail\.com$/,
    spf: 'include:spf.messagingengine.com',
    dkim: { selector: 'fm1', type: 'CNAME' },
  },
  { hosts: /^smtp(\.eu)?\.mailgun\.org$/, spf: 'include:mailgun.org', dkim: null },
  { hosts: /^email-smtp\..+\.amazonaws\.com$/, spf: 'include:amazonses.com', dkim: null },
  { hosts: /^smtp(-broadcasts)?\.postmarkapp\.com$/, spf: 'include:spf.mtasv.net', dkim: null },
];

/** Maximum time to wait for DNS, in milliseconds. */
const deadline = 8_000;

/** Looks up the DNS records that make receivers trust email from a domain sent by this host. */
export function senderRecords(
  names: Lookups,
  domain: string,
  host: string,
  wait = deadline,
): Promise<SenderRecord[]> {
  const provider = providers.find(({ hosts }) => hosts.test(host.toLowerCase()));
  return Promise.all([
    inTime(spf(names, domain, provider?.spf ?? null, host), unknownSpf(domain), wait),
    inTime(dkim(names, domain, provider?.dkim ?? null), unknownDkim(domain, provider?.dkim), wait),
    inTime(dmarc(names, domain), unknownDmarc(domain), wait),
  ]);
}

function inTime(
  work: Promise<SenderRecord>,
  otherwise: SenderRecord,
  wait: number,
): Promise<SenderRecord> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SenderRecord>((done) => {
    timer = setTimeout(() => done(otherwise), wait);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const unknown = { state: 'unknown', found: [] as string[], value: null } as const;
const unknownSpf = (name: string) => ({ kind: 'spf', name, type: 'TXT', ...unknown }) as const;
const unknownDmarc = (domain: string) =>
  ({ kind: 'dmarc', name: `_dmarc.${domain}`, type: 'TXT', ...unknown }) as const;
const unknownDkim = (domain: string, dkim: Provider['dkim'] | undefined) =>
  ({
    kind: 'dkim',
    name: `${dkim?.selector ?? '…'}._domainkey.${domain}`,
    type: dkim?.type ?? 'TXT',
    ...unknown,
  }) as const;

const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text);

async function spf(
  names: Lookups,
  domain: string,
  include: string | null,
  host: string,
): Promise<SenderRecord> {
  const mechanism = include ?? `a:${host}`;
  const found = (await names.texts(domain))?.filter(isSpf);
  if (!found) return unknownSpf(domain);
  const record = { kind: 'spf', name: domain, type: 'TXT', found } as const;
  const [own] = found;
  if (own === undefined) {
    return { ...record, state: 'missing', value: `v=spf1 ${mechanism} ~all` };
  }
  // Only a receiver can work out whether an SPF record covers the host's IP addresses.
  if (include === null) return { ...record, state: 'found', value: null };
  const named = await isNamed(names, own, include, { left: maxLookups });
  if (named === null) return { ...record, state: 'unknown', value: null };
  return named
    ? { ...record, state: 'found', value: null }
    : { ...record, state: 'incomplete', value: withMechanism(own, include) };
}

/** The limit of DNS lookups from RFC 7208. */
const maxLookups = 10;

/** Checks whether an SPF record has a mechanism, itself or through its includes; null if an included record is unknown. */
async function isNamed(
  names: Lookups,
  text: string,
  mechanism: string,
  rest: { left: number },
): Promise<boolean | null> {
  const terms = text.toLowerCase().split(/\s+/).slice(1);
  if (terms.some((term) => term.replace(/^[+]/, '') === mechanism)) return true;
  let isKnown = true;
  for (const term of terms) {
    const [, next] = /^[+]?(?:include:|redirect=)([a-z0-9._-]{1,253})$/.exec(term) ?? [];
    if (!next || rest.left-- <= 0) continue;
    const record = (await names.texts(next))?.find(isSpf);
    const named = record === undefined ? null : await isNamed(names, record, mechanism, rest);
    if (named) return true;
    isKnown &&= named !== null;
  }
  return isKnown ? false : null;
}

/** Adds a mechanism to an SPF record, before its `all` or `redirect`. */
function withMechanism(text: string, mechanism: string): string {
  const end = /\s+(?=[-~?+]?all\s*$|redirect=\S+\s*$)/i.exec(text)?.index ?? text.length;
  return `${text.slice(0, end)} ${mechanism}${text.slice(end)}`;
}

async function dkim(
  names: Lookups,
  domain: string,
  known: Provider['dkim'],
): Promise<SenderRecord> {
  const record = unknownDkim(domain, known);
  if (!known) return record;
  const found =
    known.type === 'CNAME'
      ? await names.aliases(record.name)
      : (await names.texts(record.name))?.filter((text) => /(^|;)\s*p=[^;\s]/i.test(text));
  if (!found) return record;
  return { ...record, state: found.length > 0 ? 'found' : 'missing', found };
}

async function dmarc(names: Lookups, domain: string): Promise<SenderRecord> {
  const record = unknownDmarc(domain);
  const found = (await names.texts(record.name))?.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
  if (!found) return record;
  return found.length > 0
    ? { ...record, state: 'found', found }
    : { ...record, state: 'missing', value: 'v=DMARC1; p=none' };
}
