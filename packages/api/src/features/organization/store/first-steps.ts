import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import type { Remembering } from '../../../server-context.ts';
import { placeOf } from '../mail-settings.ts';
import { readOrganization } from './organization.ts';

type Feature = 'form' | 'chat';

const seenOn = (feature: Feature) => `site.${feature}`;

const createSeen = () => new Set<string>();

/** Records once that a page of another site has shown a form or the chat of the organization. */
export async function noteSite(
  server: Remembering,
  org: Org,
  feature: Feature,
  site: string | null,
): Promise<void> {
  if (site === null) return;
  const seen = server.memory.of(createSeen);
  const key = `${org.id} ${feature}`;
  if (seen.has(key)) return;
  if (!(await isSeen(org, feature))) {
    await org.write(async (tx) => {
      if (await isSeen(tx, feature)) return;
      await tx.add(seenOn(feature), 1);
      await tx.record('site.seen', { feature, site });
    });
  }
  seen.add(key);
}

const counter = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);
const published = prepare((org) =>
  org.from('help_articles').where('is_published', 1).limit(1).select('id'),
);
const invitation = prepare((org) => org.from('invitations').limit(1).select('id'));
const staff = prepare((org) =>
  org.from('memberships').whereIn('role', ['admin', 'agent']).limit(2).select('id'),
);

const isSeen = async (org: Pick<Org, 'first'>, feature: Feature) =>
  (await org.first(counter({ name: seenOn(feature) }))) !== undefined;

/** What a new organization has done so far, as the data shows it. */
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
    mail: placeOf(row) !== null,
    isPutAway,
  };
}

/** Puts the first steps away for all admins, or takes them out again. */
export const putFirstStepsAway = (org: Org, isPutAway: boolean): Promise<void> =>
  org.write(async (tx) => {
    const { settings } = await readOrganization(tx);
    const changed = { ...JSON.parse(settings), firstStepsPutAway: isPutAway };
    await tx.update('organizations', {}, { settings: changed });
  });
