import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Toast } from '../../../data/toast.ts';
import { ticketCount } from '../bulk/bulk.ts';
import m from '../messages.yaml';

/** The result of applying a macro. */
export type Outcome = Schema<'MacroResult'> & {
  /** The number of tickets that weren't processed, because it was stopped or a call failed. */
  left: number;
  /** Until when it can be undone, in milliseconds since 1970. */
  until: number | undefined;
  error?: unknown;
};

/** The toast after applying a macro; with the ticket's number if there is only one. */
export function appliedToast(outcome: Outcome, name: string, ticketNumber?: string): Toast {
  const { applied, unchanged, failed, left, until, error } = outcome;
  if (ticketNumber) return toastOfOne(outcome, name, ticketNumber);
  const [first] = failed;
  const refused = failed.length + (error ? left : 0);
  const said = [
    ...(unchanged.length > 0
      ? [m.applyToasts.hadEverythingAlready({ ticketCount: ticketCount(unchanged.length) })]
      : []),
    ...(refused > 0
      ? [
          first
            ? m.applyToasts.couldNotBeChanged({
                ticketCount: ticketCount(refused),
                message: first.message,
              })
            : m.applyToasts.couldNotBeChanged2({ ticketCount: ticketCount(refused) }),
        ]
      : []),
    ...(left > 0 && !error
      ? [m.applyToasts.stoppedLeftAsTheyWere({ ticketCount: ticketCount(left) })]
      : []),
  ];
  return {
    title: m.applyToasts.appliedTo({ name, ticketCount: ticketCount(applied.length) }),
    ...(said.length > 0 && { text: said.join('. ') }),
    ...(applied.length > 0 && { until }),
    destructive: applied.length === 0 && refused > 0,
  };
}

function toastOfOne({ unchanged, failed, until }: Outcome, name: string, number: string): Toast {
  const [refused] = failed;
  if (refused)
    return { title: m.applyToasts.notApplied({ name }), text: refused.message, destructive: true };
  if (unchanged.length > 0) {
    return {
      title: m.applyToasts.nothingToChange,
      text: m.applyToasts.hasEverythingOfAlready({ number, name }),
    };
  }
  return { title: m.applyToasts.applied({ name }), text: number, until };
}

/** The toast after undoing a macro. */
export function undoneToast(
  { undone, failed }: Schema<'MacroUndone'>,
  ticketNumber?: string,
): Toast {
  const kept = undone.filter((run) => run.kept.length > 0);
  const why = [...new Set(kept.flatMap((run) => run.kept))];
  const [refused] = failed;
  if (ticketNumber && refused) {
    return { title: m.applyToasts.notUndone, text: refused.message, destructive: true };
  }
  if (ticketNumber) {
    return why.length > 0
      ? { title: m.applyToasts.undoneInPart, text: why.join('. ') }
      : { title: m.applyToasts.macroUndone, text: m.applyToasts.isAsItWasBefore({ ticketNumber }) };
  }
  const said = [
    ...(kept.length > 0
      ? [m.applyToasts.onlyInPart({ ticketCount: ticketCount(kept.length), why: why.join('. ') })]
      : []),
    ...(refused
      ? [
          m.applyToasts.couldNotBeChangedBack({
            ticketCount: ticketCount(failed.length),
            message: refused.message,
          }),
        ]
      : []),
  ];
  return {
    title: m.applyToasts.changedBack({ ticketCount: ticketCount(undone.length) }),
    ...(said.length > 0 && { text: said.join('. ') }),
    destructive: undone.length === 0,
  };
}
