import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { choiceFields, isChoice, labelOf } from '@helpdesk/sdk/rules/ticket-fields';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';

type Entry = Pick<Schema<'TimelineEntry'>, 'kind' | 'actor' | 'from' | 'to'>;

const spent = (minutes: string | null) => timeSpentText(Number(minutes));

/** A timeline entry as a sentence without its subject, which is the name of the actor. */
export function timelineText({ kind, actor, from, to }: Entry): string {
  const [before, after] = [from ?? '', to ?? ''];
  const by = (active: string, passive: string) => (actor ? active : passive);
  if (isChoice(kind)) {
    const { label } = choiceFields[kind];
    const now = labelOf(kind, after);
    return by(`changed the ${label.toLowerCase()} to ${now}`, `${label} changed to ${now}`);
  }
  switch (kind) {
    case 'created':
      return by('opened the ticket', 'Ticket created');
    case 'assigned':
      if (!to) return by(`unassigned ${before}`, `${before} unassigned`);
      return by(actor === to ? 'took the ticket' : `assigned ${after}`, `Assigned to ${after}`);
    case 'subject':
      return by(`changed the subject to “${after}”`, `Subject changed to “${after}”`);
    case 'requester':
      if (!to) return by(`removed the requester ${before}`, `Requester ${before} removed`);
      return by(`made ${after} the requester`, `${after} is now the requester`);
    case 'ccs':
      if (!to) return by(`removed ${before} from Cc`, `${before} removed from Cc`);
      return by(`added ${after} to Cc`, `${after} is now in Cc`);
    case 'followers':
      if (!to) return by(`removed the follower ${before}`, `${before} follows it no more`);
      return by(`added ${after} to the followers`, `${after} follows it`);
    case 'tags':
      return tagsText(actor, before, after);
    case 'task_added':
      return by(`added the task “${to}”`, `Task “${to}” added`);
    case 'task_done':
      return by(`checked off the task “${to}”`, `Task “${to}” checked off`);
    case 'task_undone':
      return by(`reopened the task “${to}”`, `Task “${to}” reopened`);
    case 'task_deleted':
      return by(`deleted the task “${to}”`, `Task “${to}” deleted`);
    case 'time_added':
      return by(`noted ${spent(to)} of time spent`, `${spent(to)} of time spent noted`);
    case 'time_changed':
      return by(
        `changed ${spent(from)} of time spent to ${spent(to)}`,
        `Time spent changed from ${spent(from)} to ${spent(to)}`,
      );
    case 'time_deleted':
      return by(`deleted ${spent(to)} of time spent`, `${spent(to)} of time spent deleted`);
    case 'snoozed': {
      const until = to ? dateTime(to) : 'the customer answers';
      return by(`snoozed it until ${until}`, `Snoozed until ${until}`);
    }
    case 'unsnoozed':
      if (to === 'time') return 'Back from snooze';
      if (to === 'member') return by('ended the snooze', 'Snooze ended');
      return by('answered: back from snooze', 'The customer answered: back from snooze');
    case 'spam':
      return by('marked it as spam', 'Marked as spam: its sender is blocked');
    case 'deleted':
      return by('deleted the ticket', 'Ticket deleted');
    case 'restored':
      if (from === 'spam') return by('said that it is not spam', 'Taken out of spam');
      return by('restored the ticket', 'Ticket restored');
    case 'macro':
      return to
        ? by(`applied the macro ${to}`, `Macro ${to} applied`)
        : by(`undid the macro ${from}`, `Macro ${from} undone`);
    case 'merged':
      if (to) return by(`merged it into ${after}`, `Merged into ${after}`);
      return by(`merged ${before} into this ticket`, `${before} merged into this ticket`);
    case 'unmerged':
      if (to) return by(`took it out of ${after} again`, `Taken out of ${after} again`);
      return by(`took ${before} out again`, `${before} taken out again`);
    case 'split':
      if (to) return by(`split ${after} off`, `${after} split off`);
      return by(`split this ticket off ${before}`, `Split off ${before}`);
    case 'unsplit':
      return by(`brought ${after} back`, `${after} brought back`);
    case 'linked':
      return linkedText(from, after, by);
    case 'unlinked':
      return by(`removed the link with ${after}`, `Link with ${after} removed`);
    case 'reopened':
      return by('reopened the ticket with a reply', 'Reopened by a reply of the customer');
    case 'follow_up':
      return to ? `Follow-up ${to} opened` : `Follow-up to ${before}`;
    case 'mail_automatic':
      return `Automatic answer from ${before}: ${after}`;
    case 'mail_bounced':
      return `Email to ${before || 'the customer'} was not delivered: ${after}`;
    case 'mail_delayed':
      return `Email to ${before || 'the customer'} is delayed: ${after}`;
  }
}

/** What a link says of this ticket and another one. */
function linkedText(
  kind: string | null,
  other: string,
  by: (active: string, passive: string) => string,
): string {
  switch (kind) {
    case 'duplicate':
      return by(`marked it as a duplicate of ${other}`, `Marked as a duplicate of ${other}`);
    case 'duplicated_by':
      return by(`marked ${other} as a duplicate of it`, `${other} marked as a duplicate of it`);
    case 'caused_by':
      return by(`linked it as caused by ${other}`, `Linked as caused by ${other}`);
    case 'cause_of':
      return by(`linked it as the cause of ${other}`, `Linked as the cause of ${other}`);
    default:
      return by(`linked it with ${other}`, `Linked with ${other}`);
  }
}

/** The names of tags that were put on, and of those that were taken off. */
function tagsText(actor: string | null, off: string, on: string): string {
  const added = actor ? 'added' : 'Added';
  const of = (names: string) => (names.includes(', ') ? `the tags ${names}` : `the tag ${names}`);
  if (on && off) return `${added} ${of(on)} and removed ${of(off)}`;
  if (on) return `${added} ${of(on)}`;
  return `${actor ? 'removed' : 'Removed'} ${of(off)}`;
}
