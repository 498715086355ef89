import type { Schema } from '@helpdesk/sdk/contract/operations';
import { opensNext } from '@helpdesk/sdk/rules/business-hours';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import type { Remembering } from '../../server-context.ts';
import { readActiveForms } from '../forms/read/forms.ts';
import { readMostRead } from '../help/read/most-read.ts';
import { hoursOf } from '../organization/read/business-hours.ts';
import { presentFace } from './present.ts';
import { answerTime } from './read/answer-time.ts';
import { isReady, readAgents } from './read/sessions.ts';

const maxFaces = 4;
const maxArticles = 3;

/** The panel's content before the first message; null if the team has turned it off. */
export async function openingOf(
  server: Pick<Remembering, 'memory'>,
  org: Org,
  organization: OrganizationRow,
  { opening, quickReplies }: Schema<'ChatPanel'>,
  isAnybodyOnline: boolean,
): Promise<Schema<'ChatOpening'> | null> {
  const { isOn, showsFaces, showsAnswerTime, showsArticles } = opening;
  if (!isOn) return null;
  const [faces, answersInSeconds, articles] = await Promise.all([
    showsFaces && isAnybodyOnline ? facesOf(org) : [],
    showsAnswerTime && isAnybodyOnline ? answerTime(server, org) : null,
    showsArticles ? readMostRead(org, maxArticles) : [],
  ]);
  const shown = await withOpenForms(org, quickReplies);
  const opensAt = opensNext(hoursOf(organization), organization.timezone);
  return { faces, answersInSeconds, opensAt, quickReplies: shown, articles };
}

async function facesOf(org: Org) {
  const ready = (await readAgents(org)).filter((agent) => isReady(agent));
  return ready.slice(0, maxFaces).map(presentFace);
}

/** A form may have been disabled after a quick reply was linked to it. */
async function withOpenForms(org: Org, replies: Schema<'ChatPanel'>['quickReplies']) {
  if (replies.every(({ formId }) => formId === null)) return replies;
  const open = new Set((await readActiveForms(org)).map(({ id }) => id));
  return replies.filter(({ formId }) => formId === null || open.has(formId));
}
