import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Button } from '../../../ui/Button.tsx';
import type { Webhook } from './webhooks.ts';

const fiveDays = 5 * 24 * 60 * 60 * 1000;

type WebhookTroubleProps = { webhook: Webhook; busy: boolean; onTurnOn: () => void };

/** Why nothing arrives from a webhook, and what to do. */
export function WebhookTrouble({ webhook, busy, onTurnOn }: WebhookTroubleProps) {
  const { isActive, switchedOff, failingSince, filterProblem } = webhook;
  return (
    <>
      {filterProblem && (
        <p className="mt-1.5 text-sm text-destructive-text">
          {`The filter lets nothing through: ${filterProblem}`}
        </p>
      )}
      {switchedOff && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-sm text-destructive-text">{switchedOffText(switchedOff)}</p>
          <Button size="sm" busy={busy} onClick={onTurnOn}>
            Turn on again
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
    ? `Switched off on ${dateTime(at)}: its receiver answered that it is gone for good (410).`
    : `Switched off on ${dateTime(at)} after five days of nothing but failures.`;

const failingText = (since: string) =>
  `All has failed since ${dateTime(since)}. It is switched off if nothing arrives until ${dateTime(new Date(Date.parse(since) + fiveDays).toISOString())}.`;
