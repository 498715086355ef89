import type { Schema } from '@helpdesk/sdk/contract/operations';
import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { agentName } from '@helpdesk/sdk/rules/names';
import { replyFacts } from '@helpdesk/sdk/rules/reply-facts';
import {
  fillReply,
  type ReplyAnswers,
  type ReplyFacts,
  replyQuestions,
} from '@helpdesk/sdk/rules/reply-variables';
import { type ChoiceName, choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import type { MacroSteps } from '../../database/rows/macros.ts';
import { forbidden, Refusal } from '../../refusal.ts';
import { namesOf, type TagRef, tagsIn } from '../tags/read/on-ticket.ts';
import type { TicketWithPeople } from '../tickets/read/tickets.ts';
import type { MacroWords, TicketSteps } from '../tickets/store/macro-run.ts';
import { isActive, isSameSnooze, notActive, snoozeOf } from '../tickets/store/snooze-step.ts';
import { moveOf } from '../tickets/store/tags.ts';
import type { Applied } from './read/applied.ts';

type Step = Schema<'MacroStep'>;

/** The effect of a macro on a ticket: the steps to show, and the changes to make. */
export interface Plan {
  steps: Step[];
  questions: string[];
  todo: TicketSteps;
}

/** Compares a macro with a ticket as it is now. */
export function planFor(
  ticket: TicketWithPeople,
  applied: Applied,
  answers: ReplyAnswers = {},
): Plan {
  const { steps: wanted, may } = applied;
  const facts = replyFacts(aboutOf(ticket), applied.writing);
  const texts = textsOf(applied, facts, answers);
  const tags = tagMove(ticket, applied);
  const assignee = assigneeOf(ticket, applied);
  const snooze = snoozeFor(wanted);
  const changed = { status: wanted.status ?? ticket.status };
  const noSnooze = isActive(changed) ? null : notActive;
  const steps: (Step | null)[] = [
    ...choiceNames.map((name) => valueStep(name, ticket[name], wanted[name], may.change)),
    assignee,
    ...tags.steps,
    snooze &&
      validated(may.change, noSnooze, {
        kind: 'snooze',
        from: ticket.snoozed_at && ticket.snoozed_until,
        to: snooze.until,
        outcome: isSameSnooze(snoozeOf(ticket), snooze) ? 'unchanged' : 'done',
      }),
    textStep('note', texts.note, may.note),
    textStep('reply', texts.reply, may.reply),
  ];
  const shown = steps.filter((step): step is Step => step !== null);
  const isDone = (kind: Step['kind']) =>
    shown.some((step) => step.kind === kind && step.outcome === 'done');
  return {
    steps: shown,
    questions: texts.questions,
    todo: {
      fields: {
        ...Object.fromEntries(choiceNames.filter(isDone).map((name) => [name, wanted[name]])),
        ...(isDone('assignee') && { assignedAgentId: applied.assignee?.userId ?? null }),
      },
      tags: tags.move,
      snooze: isDone('snooze') ? (snooze ?? undefined) : undefined,
      reply: texts.reply,
      note: texts.note,
    },
  };
}

const aboutOf = (ticket: TicketWithPeople) => ({
  customer: {
    firstName: ticket.customer_first_name,
    lastName: ticket.customer_last_name,
    email: ticket.customer_user_email,
  },
  customerName: ticket.customer_name,
  customerEmail: ticket.customer_email,
  ticketNumber: ticket.number,
  subject: ticket.subject,
});

function textsOf({ steps, files }: Applied, facts: ReplyFacts, answers: ReplyAnswers) {
  const { reply, note } = steps;
  const asked = [reply, note].flatMap((text) => (text ? replyQuestions(text, facts) : []));
  const wordsOf = (kind: 'reply' | 'note'): MacroWords | null => {
    const [text, format, ids] = [steps[kind], steps[`${kind}Format`], steps[`${kind}FileIds`]];
    const write = format === 'markdown' ? asMarkdown : undefined;
    const filled = text && fillReply(text, facts, answers, write);
    return filled
      ? { text: filled, format, files: files.filter(({ id }) => ids.includes(id)) }
      : null;
  };
  return {
    reply: wordsOf('reply'),
    note: wordsOf('note'),
    questions: [...new Set(asked)].filter((question) => !answers[question]?.trim()),
  };
}

type Validated = Omit<Step, 'because' | 'format'> & Partial<Pick<Step, 'format'>>;

/** Marks a step as refused if the member lacks the permission, or if the ticket gives a reason and the step would change something. */
function validated(isAllowed: boolean, reason: string | null, given: Validated): Step {
  const step = { format: null, ...given };
  const because = isAllowed ? reason : forbidden().message;
  const isRefused = because !== null && step.outcome === 'done';
  return isRefused ? { ...step, outcome: 'refused', because } : { ...step, because: null };
}

function valueStep(
  kind: ChoiceName,
  from: string,
  to: string | null,
  isAllowed: boolean,
): Step | null {
  if (to === null) return null;
  return validated(isAllowed, null, {
    kind,
    from,
    to,
    outcome: from === to ? 'unchanged' : 'done',
  });
}

function textStep(
  kind: 'note' | 'reply',
  words: MacroWords | null,
  isAllowed: boolean,
): Step | null {
  if (words === null) return null;
  const { text: to, format } = words;
  return validated(isAllowed, null, { kind, from: null, to, format, outcome: 'done' });
}

function assigneeOf(ticket: TicketWithPeople, { assignee, may }: Applied): Step | null {
  if (assignee === null) return null;
  const agent = {
    firstName: ticket.agent_first_name,
    lastName: ticket.agent_last_name,
    email: ticket.agent_email,
  };
  const from = ticket.assigned_agent_id && agentName(agent);
  const isSame = ticket.assigned_agent_id === assignee.userId;
  const outcome = isSame && !assignee.refusal ? 'unchanged' : 'done';
  const step = { kind: 'assignee' as const, from, to: assignee.name, outcome } as const;
  return validated(may.assign, assignee.refusal, step);
}

function snoozeFor({ snooze }: MacroSteps): { until: string | null } | null {
  if (snooze?.hours == null) return snooze && { until: null };
  const until = new Date(Date.now() + snooze.hours * 3_600_000);
  return { until: until.toISOString() };
}

function tagMove(ticket: TicketWithPeople, { add, remove, may }: Applied) {
  const from = namesOf(tagsIn(ticket));
  const stepOf = (kind: 'addTags' | 'removeTags', tags: readonly TagRef[], moved: number) => {
    const outcome = moved > 0 ? ('done' as const) : ('unchanged' as const);
    return { kind, from, to: namesOf(tags), outcome };
  };
  const ids = remove.map(({ id }) => id);
  const without = moveOf(ticket, [], ids);
  const removing = stepOf('removeTags', remove, without.removed.length);
  let move = without;
  let reason: string | null = null;
  try {
    move = moveOf(ticket, add, ids);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reason = error.message;
  }
  const adding = stepOf('addTags', add, reason ? 1 : move.added.length);
  const steps = [
    ...(add.length > 0 ? [validated(may.change, reason, adding)] : []),
    ...(remove.length > 0 ? [validated(may.change, null, removing)] : []),
  ];
  return { move, steps };
}

/** The effect of a macro on a ticket, as the API returns it. */
export const presentPlan = (
  { id, number }: TicketWithPeople,
  { steps, questions }: Plan,
): Schema<'MacroPlan'> => ({
  ticketId: id,
  ticketNumber: number,
  canApply: steps.every(({ outcome }) => outcome !== 'refused'),
  questions,
  steps,
});
