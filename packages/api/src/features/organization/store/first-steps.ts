import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isSeen, readSeenSite } from '../../../auth/store/seen-sites.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { placeOf } from '../mail-settings.ts';
import { readOrganization } from './organization.ts';
import { readSampleIds } from './samples.ts';

const published = prepare((org) =>
  org.from('help_articles').where('is_published', 1).limit(1).select('id'),
);
const invitation = prepare((org) => org.from('invitations').limit(1).select('id'));
const address = prepare((org) =>
  org.from('support_addresses').whereNotNull('verified_at').limit(1).select('id'),
);
const staff = prepare((org) =>
  org.from('memberships').whereIn('role', ['admin', 'agent']).limit(2).select('id'),
);

/** The setup steps that a new organization has completed, detected from its data. */
export async function readFirstSteps(org: Org): Promise<Schema<'FirstSteps'>> {
  const row = await readOrganization(org);
  const { firstStepsPutAway: isPutAway = false } = JSON.parse(row.settings) as {
    firstStepsPutAway?: boolean;
  };
  return {
    form: await isSeen(org, 'form'),
    chat: await isSeen(org, 'chat'),
    article: (await org.first(published({}))) !== undefined,
    team:
      (await org.first(invitation({}))) !== undefined ||
      (await org.all<{ id: string }>(staff({}))).length > 1,
    mail: placeOf(row) !== null || (await org.first(address({}))) !== undefined,
    sites: { chat: await readSeenSite(org, 'chat'), form: await readSeenSite(org, 'form') },
    samples: await countSamples(org),
    isPutAway,
  };
}

/** How many sample tickets are neither removed nor deleted. */
async function countSamples(org: Org): Promise<number> {
  const ids = await readSampleIds(org);
  if (ids.length === 0) return 0;
  return (await org.all(org.from('tickets').whereIn('id', ids).select('id'))).length;
}

/** Dismisses the first steps for all admins, or shows them again. */
export async function dismissFirstSteps(tx: Tx, isPutAway: boolean): Promise<void> {
  const { settings } = await readOrganization(tx);
  const changed = { ...JSON.parse(settings), firstStepsPutAway: isPutAway };
  await tx.update('organizations', {}, { settings: changed });
}
