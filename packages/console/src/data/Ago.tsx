import { dateTime } from '@helpdesk/sdk/rules/dates';
import { relativeTime } from '@helpdesk/sdk/rules/relative-time';
import { useNow } from './use-now.ts';

type AgoProps = {
  at: string;
  /** Whether it is within a sentence, so it starts with a lowercase letter. */
  isInline?: boolean;
  className?: string;
};

/** The time since something happened, kept up to date; the date from a week on. The tooltip has the exact time. */
export function Ago({ at, isInline = false, className }: AgoProps) {
  const text = relativeTime(at, useNow());
  return (
    <time dateTime={at} title={dateTime(at)} className={className}>
      {isInline ? text.replace('Just', 'just') : text}
    </time>
  );
}
