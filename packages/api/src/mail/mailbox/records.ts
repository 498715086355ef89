import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Names } from '../../outbound/names.ts';

type MailRecord = Schema<'MailRecord'>;

export interface MailDomains {
  /** The domain that receives email, and its mail host. */
  received: { domain: string; host: string } | null;
  /** The domain that sends email, and through which server; null if the helpdesk sends it. */
  sent: { domain: string; by: 'helpdesk' | 'google' | { host: string } } | null;
}

/** Looks up the DNS records that email needs, with the values to copy. */
export function mailRecords(
  names: Pick<Names, 'texts' | 'mailServers'>,
  { received, sent }: MailDomains,
): Promise<MailRecord[]> {
  return Promise.all([
    ...(received ? [mx(names, received)] : []),
    ...(sent ? [spf(names, sent), dkim(names, sent), dmarc(names, sent)] : []),
  ]);
}

type Received = NonNullable<MailDomains['received']>;
type Sent = NonNullable<MailDomains['sent']>;

async function mx(
  names: Pick<Names, 'mailServers'>,
  { domain, host }: Received,
): Promise<MailRecord> {
  const found = await names.mailServers(domain);
  const hosts = found?.map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, ''));
  // Another server may receive the email first; only the loop test shows whether it forwards it.
  const state = hosts ? (hosts.some((one) => one !== '') ? 'found' : 'missing') : 'unknown';
  const listed = found?.map(({ priority, exchange }) => `${priority} ${exchange}`) ?? [];
  return { kind: 'mx', name: domain, type: 'MX', state, found: listed, value: `10 ${host}` };
}

async function spf(names: Pick<Names, 'texts'>, { domain, by }: Sent): Promise<MailRecord> {
  const texts = await names.texts(domain);
  const found = texts?.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const includes = by === 'google' ? 'include:_spf.google.com' : 'mx';
  const value = typeof by === 'object' ? `v=spf1 a:${by.host} ~all` : `v=spf1 ${includes} ~all`;
  return { kind: 'spf', name: domain, type: 'TXT', ...stateOf(found), value };
}

/** Only the signing server knows the selector of its key; Google always uses the same one. */
async function dkim(names: Pick<Names, 'texts'>, { domain, by }: Sent): Promise<MailRecord> {
  if (by !== 'google') {
    const name = `…._domainkey.${domain}`;
    return { kind: 'dkim', name, type: 'TXT', state: 'unknown', found: [], value: null };
  }
  const name = `google._domainkey.${domain}`;
  const texts = await names.texts(name);
  const found = texts?.filter((text) => /(^|;)\s*p=[^;\s]/i.test(text));
  return { kind: 'dkim', name, type: 'TXT', ...stateOf(found), value: null };
}

async function dmarc(names: Pick<Names, 'texts'>, { domain }: Sent): Promise<MailRecord> {
  const name = `_dmarc.${domain}`;
  const texts = await names.texts(name);
  const found = texts?.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
  return { kind: 'dmarc', name, type: 'TXT', ...stateOf(found), value: 'v=DMARC1; p=none' };
}

function stateOf(found: string[] | undefined): Pick<MailRecord, 'state' | 'found'> {
  if (!found) return { state: 'unknown', found: [] };
  return { state: found.length > 0 ? 'found' : 'missing', found };
}
