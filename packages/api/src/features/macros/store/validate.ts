import { replyTextRefusal } from '@helpdesk/sdk/rules/reply-variables';
import { choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import type { MacroRow, MacroSteps } from '../../../database/rows/macros.ts';
import type { Tx } from '../../../database/types.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { findAgent } from '../../tickets/read/agents.ts';
import { mustHaveTags } from '../../tickets/store/tags.ts';

const maxOfTeam = 200;
const maxOfMember = 100;

/** Rejects a macro over the quota or with a name that is already in use; writes of one organization never overlap. */
export function validatePlace(
  others: readonly MacroRow[],
  { id, owner_id: ownerId, folded: name }: Pick<MacroRow, 'id' | 'owner_id' | 'folded'>,
): void {
  const isTeam = ownerId === null;
  const besides = others.filter((other) => other.id !== id);
  if (besides.length >= (isTeam ? maxOfTeam : maxOfMember)) {
    const message = isTeam
      ? `The team can have up to ${maxOfTeam} macros`
      : `You can have up to ${maxOfMember} personal macros`;
    throw new Refusal(409, message, 'too_many');
  }
  if (!besides.some((other) => other.folded === name)) return;
  const message = `${isTeam ? 'The team already has' : 'You already have'} a macro with this name`;
  throw new Refusal(409, message, 'macro_exists', {
    errors: [{ field: 'name', code: 'macro_exists', message }],
  });
}

const isEmpty = ({ addTagIds, removeTagIds, ...steps }: MacroSteps) =>
  addTagIds.length + removeTagIds.length === 0 &&
  (['reply', 'note', ...choiceNames, 'assignee', 'snooze'] as const).every(
    (name) => steps[name] === null,
  );

/** Rejects contradictory steps, and tags or assignees that don't exist unless `before` already had them. */
export async function validateSteps(
  tx: Tx,
  steps: MacroSteps,
  before: MacroSteps | null = null,
): Promise<void> {
  if (isEmpty(steps)) throw invalid('name', 'A macro needs at least one step');
  for (const field of ['reply', 'note'] as const) {
    const sentence = steps[field] === null ? null : replyTextRefusal(steps[field]);
    if (sentence) throw invalid(field, sentence, 'variable');
  }
  if (steps.snooze && (steps.status === 'resolved' || steps.status === 'closed')) {
    throw invalid('snooze', "A macro can't snooze a ticket that it resolves or closes");
  }
  for (const field of ['addTagIds', 'removeTagIds'] as const) {
    const known = new Set(before?.[field]);
    await mustHaveTags(
      tx,
      steps[field].filter((id) => !known.has(id)),
      field,
    );
  }
  const { assignee } = steps;
  if (assignee === null || assignee === 'me' || assignee === 'none') return;
  if (assignee === before?.assignee) return;
  if (!(await findAgent(tx, assignee))) {
    throw invalid('assignee', 'Assigned agent must be a member of this organization');
  }
}
