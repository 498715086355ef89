import { dateTime } from '@helpdesk/sdk/rules/dates';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';

/** How long ago, with the exact time as a tooltip. */
export function Updated({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={dateTime(at)} className={className}>
      {relativeTime(at)}
    </time>
  );
}
