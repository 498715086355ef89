import type { Effect } from '@helpdesk/sdk/rules/effects';
import type { Holder } from '@helpdesk/sdk/rules/roles';
import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import { mayHave } from '../../auth/may-call.ts';
import type { MacroSteps } from '../../database/rows/macros.ts';
import { Refusal } from '../../refusal.ts';

/** The effects of each step on tickets its author may not see: colleagues apply team macros. */
const effectsOfStep: Readonly<Record<keyof MacroSteps, readonly Effect[]>> = {
  reply: ['emails_customers'],
  replyFormat: [],
  replyFileIds: ['emails_customers'],
  note: ['writes_on_tickets'],
  noteFormat: [],
  noteFileIds: ['writes_on_tickets'],
  ...byChoice((): readonly Effect[] => ['changes_tickets']),
  addTagIds: ['changes_tickets'],
  removeTagIds: ['changes_tickets'],
  snooze: ['changes_tickets'],
  assignee: ['assigns_tickets', 'reads_all_tickets'],
};

/** Rejects new steps of a team macro that its author couldn't do manually; `before` has the existing steps. */
export function refuseTeamSteps(writer: Holder, steps: MacroSteps, before: MacroSteps): void {
  const names = Object.keys(effectsOfStep) as (keyof MacroSteps)[];
  const isNew = (name: keyof MacroSteps) =>
    JSON.stringify(steps[name]) !== JSON.stringify(before[name]);
  const field = names.find((name) => isNew(name) && !mayHave(effectsOfStep[name], writer));
  if (!field) return;
  const message = 'Your role does not allow this step in a team macro';
  throw new Refusal(403, message, 'forbidden', {
    errors: [{ field, code: 'forbidden', message }],
  });
}
