import type { Org } from '../../database/types.ts';
import { actorOf } from '../../http/caller.ts';
import { forgetDomain } from '../../http/custom-domains.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import {
  asDomain,
  claimDomain,
  confirmDomain,
  noDomain,
  presentDomainStatus,
  readDomain,
  releaseDomain,
} from './custom-domain.ts';
import { findProof } from './domain-proof.ts';

type DomainVerb = 'setCustomDomain' | 'verifyCustomDomain' | 'removeCustomDomain';

export const customDomain: Pick<Handlers<'organization'>, DomainVerb> = {
  setCustomDomain: async ({ desk, org, member, params, body }) => {
    refuseOthers(org, params.id);
    const domain = asDomain(body.customDomain, desk.config);
    const before = await readDomain(org);
    const row = await claimDomain(desk.database, org, domain, actorOf(member));
    if (before && before.domain !== domain) forgetDomain(desk.database, before.domain);
    return presentDomainStatus(row);
  },

  verifyCustomDomain: async ({ desk, org, member, params, limits }) => {
    refuseOthers(org, params.id);
    const claim = await readDomain(org);
    if (!claim) throw noDomain();
    await limits.attempt('domain.verify', org.id);
    if ((await findProof(desk, claim)) !== 'proved') {
      const said = 'Failed to verify domain. Please check your DNS settings.';
      throw new Refusal(400, said, 'verification_failed');
    }
    const row = await confirmDomain(org, claim, actorOf(member));
    forgetDomain(desk.database, row.domain);
    return presentDomainStatus(row);
  },

  removeCustomDomain: async ({ desk, org, member, params }) => {
    refuseOthers(org, params.id);
    const domain = await releaseDomain(org, actorOf(member));
    if (domain) forgetDomain(desk.database, domain);
  },
};

/** The id narrows and never grants: any but the request's own organization does not exist. */
function refuseOthers(org: Org, id: string) {
  if (id !== org.id) throw notFound('Organization not found');
}
