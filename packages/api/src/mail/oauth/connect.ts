import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { MailProvider } from '../../config-mail.ts';
import type { Org } from '../../database/types.ts';
import { originAt } from '../../features/sso/addresses.ts';
import { ownPath } from '../../http/sites/own-path.ts';
import { openid } from '../../openid/configuration.ts';
import { invalid, Refusal, unauthorized } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { mailboxId } from '../in/imap.ts';
import { folder, withMailbox } from '../in/imap-accounts.ts';
import { imapTroubleOf } from '../in/imap-trouble.ts';
import { wakeMails } from '../store/health.ts';
import { findImapAccount, keepImapAccount } from '../store/imap-accounts.ts';
import {
  isProvedElsewhere,
  type SupportAddress,
  verifyByMailbox,
} from '../store/support-addresses.ts';
import { forgetAccess } from './access.ts';
import { type Attempt, isOfSession, readAttempt, stateOf } from './attempt.ts';
import { exchange, signInPage } from './provider.ts';
import { isOver, type MailProviderName, providerNames, providerTrouble } from './trouble.ts';

interface Start {
  provider: MailProviderName;
  /** Our own path to return to. */
  next: string;
  host: string;
  token: string | null;
}

/** Returns the provider's page where the owner of an address signs in. */
export async function startOAuth(
  server: ServerContext,
  org: Org,
  { id, email }: SupportAddress,
  { provider: name, next, host, token }: Start,
): Promise<string> {
  const provider = mustFindProvider(server, name);
  if (token === null) throw unauthorized();
  if (ownPath(next) === null) throw invalid('next', 'Enter a path of this site', 'pattern');
  const origin = await originAt(server.config, org, { at_own_addresses: 1 }, host);
  const lib = await openid();
  const checks = { nonce: lib.randomNonce(), verifier: lib.randomPKCECodeVerifier() };
  const state = stateOf(server.config, {
    ...checks,
    organizationId: org.id,
    id,
    provider: name,
    token,
    origin: origin ?? server.config.publicUrl,
    next,
  });
  try {
    return await signInPage(server, provider, name, { ...checks, state, email });
  } catch (error) {
    throw failed(server, name, error);
  }
}

/** Connects the mailbox of an address after its owner has signed in at the provider. */
export async function finishOAuth(
  server: ServerContext,
  org: Org,
  address: SupportAddress,
  response: string,
  token: string | null,
): Promise<void> {
  const attempt = readAttempt(server.config, response);
  const isIts = attempt?.organizationId === org.id && attempt.id === address.id;
  if (!attempt || !isIts || !isOfSession(attempt, token)) {
    throw new Refusal(410, 'This took too long. Please start again.', 'challenge_expired');
  }
  const { provider: name } = attempt;
  const provider = mustFindProvider(server, name);
  const signedIn = await signedInAt(server, provider, attempt, response);
  const { emails } = signedIn;
  if (!emails.some((email) => normalizeEmail(email) === address.email)) {
    const as = emails[0]?.slice(0, 254) ?? 'another account';
    throw refused(`You signed in as ${as}. Sign in as ${address.email} instead.`);
  }
  const { accessToken, refreshToken } = signedIn;
  if (refreshToken === null || !signedIn.isComplete) {
    const brand = providerNames[name];
    throw refused(`${brand} gave no lasting access to the mailbox. Allow everything it asks for.`);
  }
  const place = { ...provider.imap, username: address.email };
  try {
    await withMailbox(server, { ...place, accessToken }, { readOnly: true }, async () => {});
  } catch (error) {
    throw new Refusal(502, imapTroubleOf(error), 'mailbox_failed');
  }
  const input = { ...place, provider: name, password: refreshToken, deletes: false };
  const isElsewhere = await isProvedElsewhere(server.database, address);
  const before = await findImapAccount(org, address.id);
  await org.write(async (tx) => {
    const mailbox = mailboxId({ ...place, user: place.username, folder });
    await keepImapAccount(tx, address.id, server.config.secret, input, mailbox);
    await verifyByMailbox(tx, address.id, isElsewhere);
    await wakeMails(tx);
  });
  // With the same provider, revoking the old grant would end the new one too.
  if (before?.provider !== name) await forgetAccess(server, org, before);
}

function mustFindProvider({ config }: ServerContext, name: MailProviderName): MailProvider {
  const provider = config.mailProviders[name];
  if (provider) return provider;
  throw refused(`This helpdesk isn't registered with ${providerNames[name]}`);
}

async function signedInAt(
  server: ServerContext,
  provider: MailProvider,
  attempt: Attempt,
  response: string,
) {
  const state = new URLSearchParams(response).get('state') ?? '';
  try {
    return await exchange(server, provider, response, { ...attempt, state });
  } catch (error) {
    throw failed(server, attempt.provider, error);
  }
}

const refused = (sentence: string) => new Refusal(409, sentence, 'refused');

function failed({ log }: ServerContext, name: MailProviderName, error: unknown): Refusal {
  log.warn({ err: error, provider: name }, "Couldn't connect a mailbox");
  if (isOver(error)) return refused(`${providerNames[name]} didn't give access. Please try again.`);
  return new Refusal(502, providerTrouble(name, error).message, 'mailbox_failed');
}
