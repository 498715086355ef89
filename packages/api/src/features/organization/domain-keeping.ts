import { forgetDomain } from '../../auth/custom-domains.ts';
import { now } from '../../database/ids.ts';
import type { CustomDomainRow } from '../../database/rows/domains.ts';
import { forEach, organizationIn } from '../../jobs/each-organization.ts';
import type { ServerContext } from '../../server-context.ts';
import { findProof, type Proof } from './domain-proof.ts';
import { domainsToProve } from './store/custom-domain.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How often domains are verified again: daily, and more often after a failure. */
const every = { proved: day, failing: 6 * hour };
/** How long a verification may fail before the domain is released. */
const gracePeriods = { missing: 3 * day, unsure: 14 * day };
const fewestFailures = 4;

const before = (at: string, milliseconds: number) =>
  new Date(Date.parse(at) - milliseconds).toISOString();

/** Verifies domains again. A domain that fails for days is released, so its next owner can claim it. */
export async function lookAfterDomains(server: ServerContext, at = now()): Promise<void> {
  const asked = { daily: before(at, every.proved), soon: before(at, every.failing) };
  const rows = await domainsToProve(server.database, asked);
  await forEach(rows, organizationIn, async (row) => {
    if (!(await takeTurn(server, row, at))) return;
    await noteProof(server, row, await findProof(server, row), at);
  });
}

/** Claims a check, so only one node runs it. */
async function takeTurn({ database }: ServerContext, row: CustomDomainRow, at: string) {
  const { token, checked_at } = row;
  const where = { token, checked_at };
  return database
    .org(row.organization_id)
    .write(async (tx) => (await tx.update('custom_domains', where, { checked_at: at })) === 1);
}

async function noteProof(server: ServerContext, row: CustomDomainRow, proof: Proof, at: string) {
  const { domain, token } = row;
  const since = row.failing_since ?? at;
  const failures = Number(row.failures) + 1;
  const isLost =
    proof !== 'proved' && failures >= fewestFailures && since <= before(at, gracePeriods[proof]);
  await server.database.org(row.organization_id).write(async (tx) => {
    const patch =
      proof === 'proved'
        ? { failures: 0, failing_since: null }
        : { failures, failing_since: since, ...(isLost ? { verified_at: null } : {}) };
    if ((await tx.update('custom_domains', { token }, patch)) === 0) return;
    if (isLost) await tx.record('custom_domain.lost', { domain });
    else if (proof === 'missing' && failures === 1) {
      await tx.record('custom_domain.unproved', { domain });
    }
  });
  if (isLost) forgetDomain(server, domain);
}
