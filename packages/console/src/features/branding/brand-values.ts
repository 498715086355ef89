import type { Schema } from '@helpdesk/sdk/contract/operations';
import { organizationOfHost } from '../../data/organization-address.ts';

export type Organization = Schema<'MemberOrganization'>;
export type BrandValues = Required<Schema<'BrandingInput'>>;

/** What the form holds of an organization; what is not there is an empty text. */
export const valuesOf = (organization: Organization): BrandValues => ({
  name: organization.name,
  subdomain: organization.subdomain,
  logoUrl: organization.logoUrl ?? '',
  primaryColor: organization.primaryColor,
  emailFrom: organization.emailFrom ?? '',
});

/** What was changed: the rest is not sent, so that what somebody else changes meanwhile stays. */
export function changesOf(before: BrandValues, now: BrandValues): Schema<'BrandingInput'> {
  const names = Object.keys(before) as (keyof BrandValues)[];
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  );
}

/** What follows a subdomain in the organization's own address, such as `.help.example.com`. */
export function addressSuffix(
  current: string,
  { hostname, host }: Pick<Location, 'hostname' | 'host'> = window.location,
): string {
  return organizationOfHost(hostname) === current ? host.slice(current.length) : `.${host}`;
}
