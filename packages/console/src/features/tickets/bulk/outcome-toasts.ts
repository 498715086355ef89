import type { Toast } from '../../../data/toast.ts';
import { ticketCount } from './bulk.ts';
import type { Outcome } from './steps.ts';

/** What is said after a change of many tickets: how many, and how many not. */
export function changedToast({ updated, failed, left, error }: Outcome): Toast {
  const refused = failed.length + (error ? left : 0);
  const said = [
    ...(refused > 0 ? [`${ticketCount(refused)} could not be changed`] : []),
    ...(left > 0 && !error ? [`Stopped: ${ticketCount(left)} left as they were`] : []),
  ];
  return {
    title: `${ticketCount(updated)} updated`,
    ...(said.length > 0 && { text: said.join('. ') }),
  };
}

/** What is said after it was undone. */
export function undoneToast({ updated, failed, left }: Outcome): Toast {
  const [first] = failed;
  const kept = failed.length + left;
  return {
    title: `${ticketCount(updated)} changed back`,
    ...(kept > 0 && {
      text: `${ticketCount(kept)} could not be changed back${first ? `: ${first.message}` : ''}`,
    }),
    destructive: kept > 0,
  };
}
