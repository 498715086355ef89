import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Ago } from '../../../data/Ago.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { timelineText } from './timeline-text.ts';

/** Every change of a ticket, newest first. */
export function Timeline({ entries }: { entries: Schema<'TicketDetail'>['timeline'] }) {
  if (entries.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Timeline" />
      <CardBody
        role="region"
        aria-label="Changes"
        tabIndex={0}
        className="max-h-80 overflow-y-auto -outline-offset-2"
      >
        <ol className="flex flex-col">
          {entries.toReversed().map((entry) => (
            <li
              key={entry.id}
              className="relative pb-3.5 pl-5 text-sm not-last:before:absolute not-last:before:top-3 not-last:before:-bottom-1.5 not-last:before:left-[3.5px] not-last:before:w-px not-last:before:bg-border last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 left-0 size-2 rounded-full bg-border-strong"
              />
              {entry.actor && entry.kind !== 'follow_up' && (
                <span className="font-medium">{entry.actor} </span>
              )}
              <span className={cx('wrap-anywhere', entry.actor && 'text-muted-foreground')}>
                {timelineText(entry)}
              </span>
              <Ago at={entry.createdAt} className="block text-xs text-muted-foreground" />
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
