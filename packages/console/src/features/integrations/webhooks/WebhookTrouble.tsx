import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import type { Webhook } from './webhooks.ts';

const fiveDays = 5 * 24 * 60 * 60 * 1000;

type WebhookTroubleProps = { webhook: Webhook; busy: boolean; onTurnOn: () => void };

/** Why a webhook's events don't arrive, and what to do. */
export function WebhookTrouble({ webhook, busy, onTurnOn }: WebhookTroubleProps) {
  const { isActive, switchedOff, failingSince, filterProblem } = webhook;
  return (
    <>
      {filterProblem && (
        <p className="mt-1.5 text-sm text-destructive-text">
          {m.webhookTrouble.theFilterLetsNothingThrough({ filterProblem })}
        </p>
      )}
      {switchedOff && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-sm text-destructive-text">{switchedOffText(switchedOff)}</p>
          <Button size="sm" busy={busy} onClick={onTurnOn}>
            {m.webhookTrouble.turnOnAgain}
          </Button>
        </div>
      )}
      {isActive && failingSince && (
        <p className="mt-1.5 text-sm text-warning-text">{failingText(failingSince)}</p>
      )}
    </>
  );
}

const switchedOffText = ({ at, because }: NonNullable<Webhook['switchedOff']>) =>
  because === 'gone'
    ? m.webhookTrouble.switchedOffOnItsReceiverAnswered({ dateTime: dateTime(at) })
    : m.webhookTrouble.switchedOffOnAfterFiveDays({ dateTime: dateTime(at) });

const failingText = (since: string) =>
  m.webhookTrouble.allHasFailedSinceItIs({
    dateTime: dateTime(since),
    dateTime2: dateTime(new Date(Date.parse(since) + fiveDays).toISOString()),
  });
