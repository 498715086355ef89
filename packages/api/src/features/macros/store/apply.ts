import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { actorOf, type Member } from '../../../auth/caller.ts';
import { now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { findLed } from '../../tickets/read/merged.ts';
import { type TicketSteps, takeSteps } from '../../tickets/store/macro-run.ts';
import { memoryOfRuns, undoSteps } from '../../tickets/store/macro-undo.ts';
import { isMove } from '../../tickets/store/tags.ts';
import { ticketMissing } from '../../tickets/store/update.ts';
import { type Plan, planFor } from '../plan.ts';
import { readApplied } from '../read/applied.ts';
import { answersOf, type FormattedOf } from './format-before.ts';

const actorIn = (member: Member) => ({ ...actorOf(member), userId: member.user.id });

/** Applies a macro to tickets in one transaction; each gets all of its steps or none. */
export function applyMacro(
  org: Org,
  id: string,
  member: Member,
  { ids, answers = [], holdSeconds, seenMessageId }: Schema<'MacroApplyInput'>,
  formattedOf: FormattedOf,
): Promise<Schema<'MacroResult'>> {
  const given = answersOf(answers);
  const author = { name: fullName(member.user), email: member.user.email };
  return org.write(async (tx) => {
    const applied = await readApplied(tx, id, member);
    const { macro } = applied;
    const by = { macroName: macro.name, actor: actorIn(member), author, formattedOf };
    const result: Schema<'MacroResult'> = { applied: [], unchanged: [], failed: [] };
    const done = new Set<string>();
    for (const asked of new Set(ids)) {
      await orFailed(result.failed, asked, async () => {
        const led = await findLed(tx, asked);
        if (!led) throw ticketMissing();
        const { ticket } = led;
        const ticketId = ticket.id;
        if (done.has(ticketId)) return;
        done.add(ticketId);
        const plan = planFor(ticket, applied, given);
        refuseUnlessPossible(plan);
        if (changesNothing(plan.todo)) {
          result.unchanged.push(ticketId);
          return;
        }
        const runId = await takeSteps(tx, ticket, plan.todo, { ...by, holdSeconds, seenMessageId });
        result.applied.push({ runId, ticketId });
      });
    }
    const uses = result.applied.length;
    if (uses > 0) await keepUses(tx, macro.id, Number(macro.use_count) + uses);
    return result;
  });
}

/** Lists a refusal, which is thrown before anything is written. */
async function orFailed(
  failed: { id: string; message: string }[],
  id: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    failed.push({ id, message: error.message });
  }
}

function refuseUnlessPossible({ steps, questions }: Plan) {
  const refused = steps.find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Refusal(409, refused.because ?? '', 'refused');
  if (questions.length > 0) {
    throw new Refusal(409, `An answer is missing: ${questions.join(', ')}`, 'unanswered');
  }
}

const changesNothing = ({ fields, tags, snooze, reply, note }: TicketSteps) =>
  Object.keys(fields).length === 0 && !isMove(tags) && !snooze && !reply && !note;

/** Counts uses and deletes runs that are too old to undo. It records no event: other members don't need to know. */
async function keepUses(tx: Tx, id: string, uses: number) {
  await tx.update('macros', { id }, { use_count: uses, last_used_at: now() });
  const oldest = new Date(Date.now() - memoryOfRuns).toISOString();
  await tx.remove('macro_runs', (row) => row.where('created_at', '<', oldest).whereNull('due_at'));
}

/** Undoes a member's runs. */
export function undoRuns(
  org: Org,
  member: Member,
  runIds: readonly string[],
): Promise<Schema<'MacroUndone'>> {
  return org.write(async (tx) => {
    const result: Schema<'MacroUndone'> = { undone: [], failed: [] };
    for (const runId of new Set(runIds)) {
      await orFailed(result.failed, runId, async () => {
        result.undone.push({ runId, ...(await undoSteps(tx, runId, actorIn(member))) });
      });
    }
    return result;
  });
}
