import { flag, json, type RowOf, table, text, userId } from '../table.ts';

/** The provider of OpenID Connect by which the staff of an organization sign in. */
export const ssoConnections = table('sso_connections', {
  organization_id: text(),
  issuer: text().audited(),
  client_id: text().audited(),
  client_secret_sealed: text().audited('secret').notExported('a secret'),
  /** Whether who signs in for the first time becomes a member. */
  makes_members: flag().audited(),
  role_claim: text().null().audited(),
  /** Pairs of a value of the claim and a role. */
  roles: json().audited(),
  default_role: text().audited(),
  max_role: text().audited(),
  /** Whether each sign-in sets the role of a member, and not only the first one. */
  updates_roles: flag().audited(),
  /** Whether the staff sign in at the subdomain and the custom domain as well. */
  at_own_addresses: flag().audited(),
  created_at: text(),
  /** Null until a sign-in has worked with this issuer and client. */
  last_used_at: text().null(),
}).audited({ object: 'single_sign_on', name: 'issuer' });
export type SsoConnectionRow = RowOf<typeof ssoConnections>;

/** A domain of addresses that the provider of an organization vouches for. */
export const ssoDomains = table('sso_domains', {
  id: text(),
  organization_id: text(),
  domain: text().audited(),
  token: text(),
  created_at: text(),
  verified_at: text().null().audited(),
})
  .inDirectory()
  .audited({ object: 'domain', id: 'id', name: 'domain' });
export type SsoDomainRow = RowOf<typeof ssoDomains>;

/** Whom a provider knows by a subject. */
export const ssoIdentities = table('sso_identities', {
  organization_id: text(),
  issuer: text().audited(),
  subject: text().audited(),
  user_id: userId(),
  created_at: text(),
}).audited({ object: 'sso_identity', name: 'subject', user: 'user_id' });
export type SsoIdentityRow = RowOf<typeof ssoIdentities>;
