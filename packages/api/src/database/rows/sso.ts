import type { Flag, Json, Text } from './columns.ts';

/** The provider of OpenID Connect by which the staff of an organization sign in. */
export interface SsoConnectionRow {
  organization_id: Text;
  issuer: Text;
  client_id: Text;
  client_secret_sealed: Text;
  /** Whether who signs in for the first time becomes a member. */
  makes_members: Flag;
  role_claim: Text | null;
  /** Pairs of a value of the claim and a role. */
  roles: Json;
  default_role: Text;
  max_role: Text;
  /** Whether each sign-in sets the role of a member, and not only the first one. */
  updates_roles: Flag;
  /** Whether the staff sign in at the subdomain and the custom domain as well. */
  at_own_addresses: Flag;
  created_at: Text;
  /** Null until a sign-in has worked with this issuer and client. */
  last_used_at: Text | null;
}

/** A domain of addresses that the provider of an organization vouches for. */
export interface SsoDomainRow {
  id: Text;
  organization_id: Text;
  domain: Text;
  token: Text;
  created_at: Text;
  verified_at: Text | null;
}

/** Whom a provider knows by a subject. */
export interface SsoIdentityRow {
  organization_id: Text;
  issuer: Text;
  subject: Text;
  user_id: Text;
  created_at: Text;
}
