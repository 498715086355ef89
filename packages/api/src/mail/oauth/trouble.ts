import type { Config } from '../../config.ts';

export type MailProviderName = keyof Config['mailProviders'];

export const providerNames = { google: 'Google', microsoft: 'Microsoft' } as const;

/** An error of a provider that currently gives no access to a mailbox; the message is a sentence for admins, without a period. */
export class OAuthTrouble extends Error {
  /** Whether an admin must sign in there again. */
  readonly isRevoked: boolean;

  constructor(
    message: string,
    { isRevoked = false, cause }: { isRevoked?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.isRevoked = isRevoked;
  }
}

export const revoked = (provider: MailProviderName, email: string, cause?: unknown) =>
  new OAuthTrouble(`${providerNames[provider]} no longer lets us read ${email}. Connect it again`, {
    isRevoked: true,
    cause,
  });

/** The errors of a provider that only a person can resolve. */
const over = new Set([
  'invalid_grant',
  'access_denied',
  'interaction_required',
  'login_required',
  'consent_required',
]);

export const isOver = (error: unknown): boolean =>
  over.has((error as { error?: string }).error ?? '');

/** Returns the error for a provider that gave no tokens for any other reason. */
export function providerTrouble(provider: MailProviderName, error: unknown): OAuthTrouble {
  const name = providerNames[provider];
  const { error: said } = error as { error?: string };
  const known = said && /^[\w.-]{1,60}$/.test(said) ? said : null;
  const message = known ? `${name} refused the helpdesk: ${known}` : `${name} can't be reached`;
  return new OAuthTrouble(message, { cause: error });
}
