import type { Effect } from '@helpdesk/sdk/rules/effects';
import type { Holder } from '@helpdesk/sdk/rules/roles';
import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import { mayHave } from '../../auth/may-call.ts';
import type { MacroSteps } from '../../database/rows/macros.ts';
import { Refusal } from '../../refusal.ts';

/** What a step does to tickets that its writer may not see: colleagues apply the macros of the team. */
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

/** Refuses steps of a team's macro that its writer could not take by hand; `before` are those that it has already. */
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
