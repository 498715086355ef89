import { dateTime } from '@helpdesk/sdk/rules/dates';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { useNow } from './use-now.ts';

/** How long ago, as time goes by, with the exact time as a tooltip. */
export function Ago({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={dateTime(at)} className={className}>
      {relativeTime(at, useNow())}
    </time>
  );
}
