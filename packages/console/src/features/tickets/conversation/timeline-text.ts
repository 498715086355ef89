import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { choiceFields, isChoice, labelOf } from '@helpdesk/sdk/rules/ticket-fields';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import m from '../messages.yaml';

type Entry = Pick<Schema<'TimelineEntry'>, 'kind' | 'actor' | 'from' | 'to'>;

const spent = (minutes: string | null) => timeSpentText(Number(minutes));

/** A timeline entry as a sentence without its subject, which is the name of the actor. */
export function timelineText({ kind, actor, from, to }: Entry): string {
  const [before, after] = [from ?? '', to ?? ''];
  const by = (active: string, passive: string) => (actor ? active : passive);
  if (isChoice(kind)) {
    const { label } = choiceFields[kind];
    const now = labelOf(kind, after);
    return by(
      m.timelineText.changedTheTo({ label: label.toLowerCase(), now }),
      m.timelineText.changedTo({ label, now }),
    );
  }
  switch (kind) {
    case 'created':
      return by(m.timelineText.openedTheTicket, m.timelineText.ticketCreated);
    case 'assigned':
      if (!to)
        return by(m.timelineText.unassigned({ before }), m.timelineText.unassigned2({ before }));
      return by(
        actor === to ? m.timelineText.tookTheTicket : m.timelineText.assigned({ after }),
        m.timelineText.assignedTo({ after }),
      );
    case 'subject':
      return by(
        m.timelineText.changedTheSubjectTo({ after }),
        m.timelineText.subjectChangedTo({ after }),
      );
    case 'requester':
      if (!to)
        return by(
          m.timelineText.removedTheRequester({ before }),
          m.timelineText.requesterRemoved({ before }),
        );
      return by(
        m.timelineText.madeTheRequester({ after }),
        m.timelineText.isNowTheRequester({ after }),
      );
    case 'ccs':
      if (!to)
        return by(
          m.timelineText.removedFromCc({ before }),
          m.timelineText.removedFromCc2({ before }),
        );
      return by(m.timelineText.addedToCc({ after }), m.timelineText.isNowInCc({ after }));
    case 'followers':
      if (!to)
        return by(
          m.timelineText.removedTheFollower({ before }),
          m.timelineText.followsItNoMore({ before }),
        );
      return by(m.timelineText.addedToTheFollowers({ after }), m.timelineText.followsIt({ after }));
    case 'tags':
      return tagsText(actor, before, after);
    case 'task_added':
      return by(m.timelineText.addedTheTask({ to }), m.timelineText.taskAdded({ to }));
    case 'task_done':
      return by(m.timelineText.checkedOffTheTask({ to }), m.timelineText.taskCheckedOff({ to }));
    case 'task_undone':
      return by(m.timelineText.reopenedTheTask({ to }), m.timelineText.taskReopened({ to }));
    case 'task_deleted':
      return by(m.timelineText.deletedTheTask({ to }), m.timelineText.taskDeleted({ to }));
    case 'time_added':
      return by(
        m.timelineText.notedOfTimeSpent({ spent: spent(to) }),
        m.timelineText.ofTimeSpentNoted({ spent: spent(to) }),
      );
    case 'time_changed':
      return by(
        m.timelineText.changedOfTimeSpentTo({ spent: spent(from), spent2: spent(to) }),
        m.timelineText.timeSpentChangedFromTo({ spent: spent(from), spent2: spent(to) }),
      );
    case 'time_deleted':
      return by(
        m.timelineText.deletedOfTimeSpent({ spent: spent(to) }),
        m.timelineText.ofTimeSpentDeleted({ spent: spent(to) }),
      );
    case 'snoozed': {
      const until = to ? dateTime(to) : m.timelineText.theCustomerAnswers;
      return by(m.timelineText.snoozedItUntil({ until }), m.timelineText.snoozedUntil({ until }));
    }
    case 'unsnoozed':
      if (to === 'time') return m.timelineText.backFromSnooze;
      if (to === 'member') return by(m.timelineText.endedTheSnooze, m.timelineText.snoozeEnded);
      return by(
        m.timelineText.answeredBackFromSnooze,
        m.timelineText.theCustomerAnsweredBackFromSnooze,
      );
    case 'spam':
      return by(m.timelineText.markedItAsSpam, m.timelineText.markedAsSpamItsSenderIs);
    case 'deleted':
      return by(m.timelineText.deletedTheTicket, m.timelineText.ticketDeleted);
    case 'restored':
      if (from === 'spam')
        return by(m.timelineText.saidThatItIsNotSpam, m.timelineText.takenOutOfSpam);
      return by(m.timelineText.restoredTheTicket, m.timelineText.ticketRestored);
    case 'macro':
      return to
        ? by(m.timelineText.appliedTheMacro({ to }), m.timelineText.macroApplied({ to }))
        : by(m.timelineText.undidTheMacro({ from }), m.timelineText.macroUndone({ from }));
    case 'merged':
      if (to)
        return by(m.timelineText.mergedItInto({ after }), m.timelineText.mergedInto({ after }));
      return by(
        m.timelineText.mergedIntoThisTicket({ before }),
        m.timelineText.mergedIntoThisTicket2({ before }),
      );
    case 'unmerged':
      if (to)
        return by(
          m.timelineText.tookItOutOfAgain({ after }),
          m.timelineText.takenOutOfAgain({ after }),
        );
      return by(m.timelineText.tookOutAgain({ before }), m.timelineText.takenOutAgain({ before }));
    case 'split':
      if (to) return by(m.timelineText.splitOff({ after }), m.timelineText.splitOff2({ after }));
      return by(
        m.timelineText.splitThisTicketOff({ before }),
        m.timelineText.splitOff3({ before }),
      );
    case 'unsplit':
      return by(m.timelineText.broughtBack({ after }), m.timelineText.broughtBack2({ after }));
    case 'linked':
      return linkedText(from, after, by);
    case 'unlinked':
      return by(
        m.timelineText.removedTheLinkWith({ after }),
        m.timelineText.linkWithRemoved({ after }),
      );
    case 'reopened':
      return by(m.timelineText.reopenedTheTicketWithAReply, m.timelineText.reopenedByAReplyOfThe);
    case 'follow_up':
      return to ? m.timelineText.followUpOpened({ to }) : m.timelineText.followUpTo({ before });
    case 'mail_automatic':
      return m.timelineText.automaticAnswerFrom({ before, after });
    case 'mail_bounced':
      return m.timelineText.emailToWasNotDelivered({
        before: before || m.timelineText.theCustomer,
        after,
      });
    case 'mail_delayed':
      return m.timelineText.emailToIsDelayed({
        before: before || m.timelineText.theCustomer,
        after,
      });
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
      return by(
        m.timelineText.markedItAsADuplicateOf({ other }),
        m.timelineText.markedAsADuplicateOf({ other }),
      );
    case 'duplicated_by':
      return by(
        m.timelineText.markedAsADuplicateOfIt({ other }),
        m.timelineText.markedAsADuplicateOfIt2({ other }),
      );
    case 'caused_by':
      return by(
        m.timelineText.linkedItAsCausedBy({ other }),
        m.timelineText.linkedAsCausedBy({ other }),
      );
    case 'cause_of':
      return by(
        m.timelineText.linkedItAsTheCauseOf({ other }),
        m.timelineText.linkedAsTheCauseOf({ other }),
      );
    default:
      return by(m.timelineText.linkedItWith({ other }), m.timelineText.linkedWith({ other }));
  }
}

/** The names of tags that were put on, and of those that were taken off. */
function tagsText(actor: string | null, off: string, on: string): string {
  const added = actor ? 'added' : m.timelineText.added;
  const of = (names: string) =>
    names.includes(', ') ? m.timelineText.theTags({ names }) : m.timelineText.theTag({ names });
  if (on && off) return m.timelineText.andRemoved({ added, of: of(on), of2: of(off) });
  if (on) return `${added} ${of(on)}`;
  return actor ? m.timelineText.removed({ of: of(off) }) : m.timelineText.removed2({ of: of(off) });
}
