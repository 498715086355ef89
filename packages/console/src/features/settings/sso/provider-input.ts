import type { Body } from '@helpdesk/sdk/contract/operations';
import type { Sso } from './sso.ts';

export type ProviderValues = Required<Omit<Body<'sso.update'>, 'roleClaim'>> & {
  roleClaim: string;
};

/** The form values of the stored provider; the secret is never shown. */
export function valuesOf({ connection }: Sso): ProviderValues {
  return {
    issuer: connection?.issuer ?? '',
    clientId: connection?.clientId ?? '',
    clientSecret: '',
    makesMembers: connection?.makesMembers ?? true,
    roleClaim: connection?.roleClaim ?? '',
    roles: connection?.roles ?? [],
    defaultRole: connection?.defaultRole ?? 'agent',
    maxRole: connection?.maxRole ?? 'agent',
    updatesRoles: connection?.updatesRoles ?? false,
    atOwnAddresses: connection?.atOwnAddresses ?? false,
  };
}
