import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { QueryClient } from '@tanstack/react-query';
import { settingsKey } from '../settings.ts';

export type Settings = Pick<
  Schema<'Organization'>,
  'id' | 'subdomain' | 'customDomain' | 'customDomainVerified' | 'customDomainVerificationToken'
>;

/** Writes the domain in a response into the cached settings, so the screen updates immediately. */
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
