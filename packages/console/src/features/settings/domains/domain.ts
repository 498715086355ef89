import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { QueryClient } from '@tanstack/react-query';
import { settingsKey } from '../settings.ts';

export type Settings = Pick<
  Schema<'Organization'>,
  'id' | 'subdomain' | 'customDomain' | 'customDomainVerified' | 'customDomainVerificationToken'
>;

/** Puts what a call said about the domain into what was read of the settings, so that the screen moves at once. */
export function keepDomain(client: QueryClient, status: Schema<'CustomDomainStatus'> | null) {
  client.setQueryData<Settings>(
    settingsKey(),
    (before) =>
      before && {
        ...before,
        customDomain: status?.customDomain ?? null,
        customDomainVerified: status?.customDomainVerified ?? false,
        customDomainVerificationToken: status?.customDomainVerificationToken ?? null,
      },
  );
}

export const recordName = (domain: string) => `_helpdesk-verification.${domain}`;
export const filePath = '/.well-known/helpdesk-verification.txt';
