import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../config.ts';
import { isPublicAddress } from '../../outbound/addresses.ts';
import type { Names } from '../../outbound/names.ts';
import { resultIn } from './authentication-results.ts';

export type SenderCheck = Schema<'SenderCheck'>;

/** Where an email came from; null for what is unknown. */
export interface Came {
  ip: string | null;
  helo: string | null;
  /** The envelope sender; '' for none. */
  from: string | null;
}

interface Its {
  config: Pick<Config, 'mailAuthServer' | 'mailInDomain'>;
  names: Pick<Names, 'records'>;
}

/** Milliseconds to wait for DNS. */
const timeout = 10_000;
/** No real program adds more signatures. */
const maxSignatures = 8;
const maxHead = 256 * 1024;

const unknown = (domain: string): SenderCheck => ({
  result: 'unknown',
  domain,
  policy: null,
  spf: null,
  dkim: null,
});

/**
 * Checks an email against its sender's domain (DMARC): uses the result of the mail server in front of us, or computes it. The result is
 * unknown if DNS doesn't answer. A failure in a stranger's domain counts as failed.
 */
export async function checkSender(
  its: Its,
  raw: Uint8Array,
  came: Came,
  sender: string,
  { limit = timeout } = {},
): Promise<SenderCheck | null> {
  const domain = domainOf(sender);
  if (domain === '') return null;
  const head = headOf(raw);
  const { mailAuthServer } = its.config;
  if (mailAuthServer) return resultIn(head, mailAuthServer, domain) ?? unknown(domain);
  const verify = await loadVerifiers();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SenderCheck>((done) => {
    timer = setTimeout(() => done(unknown(domain)), limit);
  });
  try {
    return await Promise.race([worked(its, verify, { raw, head, came, sender, domain }), late]);
  } catch {
    return unknown(domain);
  } finally {
    clearTimeout(timer);
  }
}

/** Checks whether an email failed and its domain asks not to accept such email. */
export const isForged = (check: SenderCheck | null): boolean =>
  check?.result === 'failed' && check.policy !== 'none';

interface Asked {
  raw: Uint8Array;
  head: string;
  came: Came;
  sender: string;
  domain: string;
}

/** Loaded with the first email, because the modules include the large public suffix list. */
async function loadVerifiers() {
  const [{ dkimVerify }, { spf }, { dmarc }] = await Promise.all([
    import('mailauth/lib/dkim/verify.js'),
    import('mailauth/lib/spf/index.js'),
    import('mailauth/lib/dmarc/index.js'),
  ]);
  return { dkimVerify, spf, dmarc };
}

async function worked(
  { config, names }: Its,
  { dkimVerify, spf, dmarc }: Awaited<ReturnType<typeof loadVerifiers>>,
  { raw, head, came, sender, domain }: Asked,
): Promise<SenderCheck> {
  const resolver = (name: string, type: string) => {
    // Only signatures of the sender's own domain count, so other DNS servers aren't queried.
    const signer = /\._domainkey\.(.+)$/.exec(name)?.[1];
    if (signer !== undefined && !isRelated(signer, domain)) {
      return Promise.reject(Object.assign(new Error('Not asked'), { code: 'ENOTFOUND' }));
    }
    return names.records(name, type) as Promise<string[][]>;
  };
  const ip = came.ip && isPublicAddress(came.ip) ? came.ip : null;
  const isSigned = mayBeSigned(head);
  // Without a signature or an IP address, nothing can be proved or disproved.
  if (!isSigned && !ip && namesOne(head)) return unknown(domain);
  const signed = isSigned
    ? await dkimVerify(Buffer.from(raw), { resolver, sender: came.from ?? '' })
    : null;
  const signatures = (signed?.results ?? []).filter(({ signingDomain }) =>
    isRelated(signingDomain ?? '', domain),
  );
  const isSameSender = namesOne(head) && (signed === null || isOnly(signed.headerFrom, sender));

  const envelope = domainOf(came.from ?? '') || (came.helo ?? '').toLowerCase();
  const route =
    ip && isRelated(envelope, domain)
      ? await spf({
          ip,
          resolver,
          mta: config.mailInDomain,
          ...(came.from ? { sender: came.from } : {}),
          ...(came.helo ? { helo: came.helo } : {}),
        })
      : null;

  const said = await dmarc({
    headerFrom: sender,
    spfDomains: route?.status.result === 'pass' ? [route.domain] : [],
    dkimDomains: signatures
      .filter(({ status }) => status.result === 'pass' && !status.underSized)
      .map(({ signingDomain }) => ({ domain: signingDomain })),
    resolver,
  });
  const results = [route, ...signatures].map((one) => one?.status.result);
  const found = {
    domain,
    policy: policyOf(said ? said.policy : undefined),
    spf: route?.status.result ?? null,
    dkim: best(signatures.map(({ status }) => status.result)),
  };
  if (!said || !isSameSender) return { ...found, result: 'failed', policy: 'reject' };
  switch (said.status.result) {
    case 'pass':
      return { ...found, result: 'passed' };
    case 'none':
      return { ...found, result: 'none' };
    case 'fail':
      // Without the client's IP address, only a signature could prove that it is genuine.
      return { ...found, result: ip && !results.includes('temperror') ? 'failed' : 'unknown' };
    default:
      return { ...found, result: 'unknown' };
  }
}

const best = (results: readonly string[]): string | null =>
  results.find((one) => one === 'pass') ?? results[0] ?? null;

function policyOf(policy: string | undefined): SenderCheck['policy'] {
  const name = policy?.trim().toLowerCase();
  return name === 'none' || name === 'quarantine' || name === 'reject' ? name : null;
}

export const domainOf = (address: string): string =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .replace(/\.$/, '')
    .toLowerCase() || '';

/** Checks roughly whether two domains may belong to one organization; the library checks exactly, with the public suffix list. */
const isRelated = (one: string, other: string): boolean => endOf(one) === endOf(other);
const endOf = (domain: string) =>
  domain.toLowerCase().replace(/\.$/, '').split('.').slice(-2).join('.');

/** Returns the header of an email. */
export const headOf = (raw: Uint8Array): string =>
  Buffer.from(raw.subarray(0, maxHead))
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1)[0] ?? '';

/** Signatures of only a part of the body prove nothing about the rest, and no real program adds so many. */
function mayBeSigned(head: string): boolean {
  const signatures = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => /^dkim-signature\s*:/i.test(line));
  const isWhole = signatures.every((line) => !/[;\s]l\s*=\s*\d/.test(line));
  return signatures.length > 0 && signatures.length <= maxSignatures && isWhole;
}

const namesOne = (head: string) => (head.match(/^from\s*:/gim) ?? []).length === 1;

/** Checks whether the sender that we read is the only one named in the email. */
const isOnly = (named: readonly string[], sender: string): boolean =>
  named.length === 1 && named[0]?.trim().toLowerCase() === sender;
