import { seal, unseal } from '../../auth/seal.ts';
import { hashToken } from '../../auth/tokens.ts';
import type { Config } from '../../config.ts';
import type { MailProviderName } from './trouble.ts';

/** A sign-in at a provider in progress, to connect the mailbox of an address. */
export interface Attempt {
  kind: 'mailbox';
  organizationId: string;
  /** The id of the support address. */
  id: string;
  provider: MailProviderName;
  /** The hash of the session's token: no other session can finish the sign-in. */
  session: string;
  /** Where the browser returns to. */
  origin: string;
  next: string;
  nonce: string;
  verifier: string;
  until: number;
}

const duration = 10 * 60 * 1000;

/** The OAuth state that the provider sends back, encrypted so no one else can read or forge it. */
export const stateOf = (
  { secret }: Config,
  { token, ...attempt }: Omit<Attempt, 'kind' | 'session' | 'until'> & { token: string },
): string =>
  seal(
    secret,
    JSON.stringify({
      ...attempt,
      kind: 'mailbox',
      session: hashToken(token),
      until: Date.now() + duration,
    } satisfies Attempt),
  );

/** Returns the attempt that a provider's response belongs to; null if there is none, or it has expired. */
export function readAttempt({ secret }: Config, response: string): Attempt | null {
  const text = unseal(secret, new URLSearchParams(response).get('state') ?? '');
  if (!text?.startsWith('{')) return null;
  const { kind, until, ...attempt } = JSON.parse(text) as Partial<Attempt>;
  const isOpen = kind === 'mailbox' && typeof until === 'number' && until > Date.now();
  return isOpen ? ({ kind, until, ...attempt } as Attempt) : null;
}

export const isOfSession = ({ session }: Attempt, token: string | null): boolean =>
  token !== null && hashToken(token) === session;
