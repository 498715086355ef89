import { dateTime } from '@helpdesk/sdk/rules/dates';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { useNow } from './use-now.ts';

type AgoProps = {
  at: string;
  /** Stands within a sentence: it does not begin with a capital letter. */
  isInline?: boolean;
  className?: string;
};

/** How long ago, as time goes by, and the date from a week on; with the exact time as a tooltip. */
export function Ago({ at, isInline = false, className }: AgoProps) {
  const text = relativeTime(at, useNow());
  return (
    <time dateTime={at} title={dateTime(at)} className={className}>
      {isInline ? text.replace('Just', 'just') : text}
    </time>
  );
}
