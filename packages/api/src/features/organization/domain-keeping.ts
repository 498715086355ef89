import { now } from '../../database/ids.ts';
import { prepareDirectory } from '../../database/prepare.ts';
import type { CustomDomainRow } from '../../database/rows/domains.ts';
import type { P } from '../../database/types.ts';
import { forgetDomain } from '../../http/custom-domains.ts';
import type { Desk } from '../../http/desk.ts';
import { findProof, type Proof } from './domain-proof.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How often the proof of a domain is looked for: daily, and more often once it was not there. */
const every = { proved: day, failing: 6 * hour };
/** How long a proof may be away before the domain is given up, and how often that has to be seen. */
const patience = { missing: 3 * day, unsure: 14 * day };
const fewestFailures = 4;

const due = prepareDirectory((directory, p: P<'daily' | 'soon'>) =>
  directory
    .from('custom_domains')
    .whereNotNull('verified_at')
    .where((query) =>
      query
        .where('checked_at', '<=', p.daily)
        .orWhere((failing) => failing.where('failures', '>', 0).where('checked_at', '<=', p.soon)),
    )
    .orderBy('checked_at')
    .limit(500),
);

const before = (at: string, milliseconds: number) =>
  new Date(Date.parse(at) - milliseconds).toISOString();

/** Looks again for what proved each verified domain; one that has lost it for days is given up, so that its next owner gets it. */
export async function lookAfterDomains(desk: Desk, at = now()): Promise<void> {
  const asked = { daily: before(at, every.proved), soon: before(at, every.failing) };
  for (const row of await desk.database.directory.all<CustomDomainRow>(due(asked))) {
    if (!(await takeTurn(desk, row, at))) continue;
    await noteProof(desk, row, await findProof(desk, row), at);
  }
}

/** Of several nodes, one looks. */
async function takeTurn({ database }: Desk, row: CustomDomainRow, at: string) {
  const { token, checked_at } = row;
  const where = { token, checked_at };
  return database
    .org(row.organization_id)
    .write(async (tx) => (await tx.update('custom_domains', where, { checked_at: at })) === 1);
}

async function noteProof({ database }: Desk, row: CustomDomainRow, proof: Proof, at: string) {
  const { domain, token } = row;
  const since = row.failing_since ?? at;
  const failures = Number(row.failures) + 1;
  const isLost =
    proof !== 'proved' && failures >= fewestFailures && since <= before(at, patience[proof]);
  await database.org(row.organization_id).write(async (tx) => {
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
  if (isLost) forgetDomain(database, domain);
}
