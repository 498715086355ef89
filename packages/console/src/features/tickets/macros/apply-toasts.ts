import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Toast } from '../../../data/toast.ts';
import { ticketCount } from '../bulk/bulk.ts';

/** What became of a macro on tickets. */
export type Outcome = Schema<'MacroResult'> & {
  /** Tickets that were not come to, because it was stopped or a call failed. */
  left: number;
  /** Until when what it says can be taken back, in milliseconds since 1970. */
  until: number | undefined;
  error?: unknown;
};

/** What is said after a macro was applied; with the number of the only ticket. */
export function appliedToast(outcome: Outcome, name: string, ticketNumber?: string): Toast {
  const { applied, unchanged, failed, left, until, error } = outcome;
  if (ticketNumber) return toastOfOne(outcome, name, ticketNumber);
  const [first] = failed;
  const refused = failed.length + (error ? left : 0);
  const said = [
    ...(unchanged.length > 0 ? [`${ticketCount(unchanged.length)} had everything already`] : []),
    ...(refused > 0
      ? [`${ticketCount(refused)} could not be changed${first ? `: ${first.message}` : ''}`]
      : []),
    ...(left > 0 && !error ? [`Stopped: ${ticketCount(left)} left as they were`] : []),
  ];
  return {
    title: `${name} applied to ${ticketCount(applied.length)}`,
    ...(said.length > 0 && { text: said.join('. ') }),
    ...(applied.length > 0 && { until }),
    destructive: applied.length === 0 && refused > 0,
  };
}

function toastOfOne({ unchanged, failed, until }: Outcome, name: string, number: string): Toast {
  const [refused] = failed;
  if (refused) return { title: `${name} not applied`, text: refused.message, destructive: true };
  if (unchanged.length > 0) {
    return { title: 'Nothing to change', text: `${number} has everything of ${name} already` };
  }
  return { title: `${name} applied`, text: number, until };
}

/** What is said after it was undone. */
export function undoneToast(
  { undone, failed }: Schema<'MacroUndone'>,
  ticketNumber?: string,
): Toast {
  const kept = undone.filter((run) => run.kept.length > 0);
  const why = [...new Set(kept.flatMap((run) => run.kept))];
  const [refused] = failed;
  if (ticketNumber && refused) {
    return { title: 'Not undone', text: refused.message, destructive: true };
  }
  if (ticketNumber) {
    return why.length > 0
      ? { title: 'Undone in part', text: why.join('. ') }
      : { title: 'Macro undone', text: `${ticketNumber} is as it was before` };
  }
  const said = [
    ...(kept.length > 0 ? [`${ticketCount(kept.length)} only in part: ${why.join('. ')}`] : []),
    ...(refused
      ? [`${ticketCount(failed.length)} could not be changed back: ${refused.message}`]
      : []),
  ];
  return {
    title: `${ticketCount(undone.length)} changed back`,
    ...(said.length > 0 && { text: said.join('. ') }),
    destructive: undone.length === 0,
  };
}
