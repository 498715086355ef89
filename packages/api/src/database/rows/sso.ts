import { flag, json, type RowOf, table, text, userId } from '../table.ts';

/** The OpenID Connect provider with which the staff of an organization sign in. */
export const ssoConnections = table('sso_connections', {
  organization_id: text(),
  issuer: text().audited(),
  client_id: text().audited(),
  client_secret_sealed: text().audited('secret').notExported('a secret'),
  /** Whether users become members when they first sign in. */
  makes_members: flag().audited(),
  role_claim: text().null().audited(),
  /** Pairs of a value of the claim and a role. */
  roles: json().audited(),
  default_role: text().audited(),
  max_role: text().audited(),
  /** Whether each sign-in sets the role of a member, not only the first one. */
  updates_roles: flag().audited(),
  /** Whether the staff can also sign in at the subdomain and the custom domain. */
  at_own_addresses: flag().audited(),
  created_at: text(),
  /** Null until a sign-in has worked with this issuer and client. */
  last_used_at: text().null(),
}).audited({ object: 'single_sign_on', name: 'issuer' });
export type SsoConnectionRow = RowOf<typeof ssoConnections>;

/** An email domain that the organization's provider vouches for. */
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

/** A user known to a provider by a subject. */
export const ssoIdentities = table('sso_identities', {
  organization_id: text(),
  issuer: text().audited(),
  subject: text().audited(),
  user_id: userId(),
  created_at: text(),
}).audited({ object: 'sso_identity', name: 'subject', user: 'user_id' });
export type SsoIdentityRow = RowOf<typeof ssoIdentities>;
