import type { Schema } from '@helpdesk/sdk/contract/operations';
import { organizationOfHost } from '../../data/organization-address.ts';

export type Organization = Schema<'MemberOrganization'>;
export type BrandValues = Required<Schema<'BrandingInput'>>;

/** The form values of an organization; a missing value is an empty string. */
export const valuesOf = (organization: Organization): BrandValues => ({
  name: organization.name,
  subdomain: organization.subdomain,
  logoUrl: organization.logoUrl ?? '',
  primaryColor: organization.primaryColor,
  emailFrom: organization.emailFrom ?? '',
});

/** The changed fields. Only these are sent, so changes by others to the rest are kept. */
export function changesOf(before: BrandValues, now: BrandValues): Schema<'BrandingInput'> {
  const names = Object.keys(before) as (keyof BrandValues)[];
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  );
}

/** The suffix of the organization's address after the subdomain, such as `.help.example.com`. */
export function addressSuffix(
  current: string,
  { hostname, host }: Pick<Location, 'hostname' | 'host'> = window.location,
): string {
  return organizationOfHost(hostname) === current ? host.slice(current.length) : `.${host}`;
}
