import { actorOf } from '../../auth/caller.ts';
import { forgetDomain } from '../../auth/custom-domains.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { findProof } from './domain-proof.ts';
import {
  asDomain,
  claimDomain,
  confirmDomain,
  noDomain,
  presentDomainStatus,
  readDomain,
  releaseDomain,
} from './store/custom-domain.ts';

type DomainVerb = 'setCustomDomain' | 'verifyCustomDomain' | 'removeCustomDomain';

/** Requires all permissions: a member who controls where colleagues sign in could collect their credentials. */
export const customDomain: Pick<Handlers<'organization'>, DomainVerb> = {
  setCustomDomain: async ({ server, org, member, params, body }) => {
    refuseOthers(org, params.id);
    const domain = asDomain(body.customDomain, server.config);
    const before = await readDomain(org);
    const row = await claimDomain(server.database, org, domain, actorOf(member));
    if (before && before.domain !== domain) forgetDomain(server, before.domain);
    return presentDomainStatus(row);
  },

  verifyCustomDomain: async ({ server, org, member, params, limits }) => {
    refuseOthers(org, params.id);
    const claim = await readDomain(org);
    if (!claim) throw noDomain();
    await limits.attempt('domain.verify', org.id);
    if ((await findProof(server, claim)) !== 'proved') {
      const said = 'Failed to verify domain. Please check your DNS settings.';
      throw new Refusal(400, said, 'verification_failed');
    }
    const row = await confirmDomain(org, claim, actorOf(member));
    forgetDomain(server, row.domain);
    return presentDomainStatus(row);
  },

  removeCustomDomain: async ({ server, org, member, params }) => {
    refuseOthers(org, params.id);
    const domain = await releaseDomain(org, actorOf(member));
    if (domain) forgetDomain(server, domain);
  },
};

/** Returns 404 for any ID except that of the request's organization. */
function refuseOthers(org: Org, id: string) {
  if (id !== org.id) throw notFound('Organization not found');
}
