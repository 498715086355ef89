import type { Toast } from '../../../data/toast.ts';
import m from '../messages.yaml';
import { ticketCount } from './bulk.ts';
import type { Outcome } from './steps.ts';

/** The toast after a bulk change: how many tickets were changed, and how many failed. */
export function changedToast({ updated, failed, left, error }: Outcome): Toast {
  const refused = failed.length + (error ? left : 0);
  const said = [
    ...(refused > 0
      ? [m.outcomeToasts.couldNotBeChanged({ ticketCount: ticketCount(refused) })]
      : []),
    ...(left > 0 && !error
      ? [m.outcomeToasts.stoppedLeftAsTheyWere({ ticketCount: ticketCount(left) })]
      : []),
  ];
  return {
    title: m.outcomeToasts.updated({ ticketCount: ticketCount(updated) }),
    ...(said.length > 0 && { text: said.join('. ') }),
  };
}

/** The toast after undoing a bulk change. */
export function undoneToast({ updated, failed, left }: Outcome): Toast {
  const [first] = failed;
  const kept = failed.length + left;
  return {
    title: m.outcomeToasts.changedBack({ ticketCount: ticketCount(updated) }),
    ...(kept > 0 && {
      text: first
        ? m.outcomeToasts.couldNotBeChangedBack({
            ticketCount: ticketCount(kept),
            message: first.message,
          })
        : m.outcomeToasts.couldNotBeChangedBack2({ ticketCount: ticketCount(kept) }),
    }),
    destructive: kept > 0,
  };
}
