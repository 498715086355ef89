import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { timelineText } from './timeline-text.ts';
import { Updated } from './Updated.tsx';

/** Every change of a ticket, newest first. */
export function Timeline({ entries }: { entries: Schema<'TicketDetail'>['timeline'] }) {
  if (entries.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Timeline" />
      <CardBody className="max-h-80 overflow-y-auto">
        <ol className="flex flex-col">
          {entries.toReversed().map((entry) => (
            <li
              key={entry.id}
              className="relative border-l pb-3.5 pl-4 text-sm last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-1 size-2 rounded-full bg-border-strong ring-3 ring-card"
              />
              {entry.actor && entry.kind !== 'follow_up' && (
                <span className="font-medium">{entry.actor} </span>
              )}
              <span className={entry.actor ? 'text-muted-foreground' : undefined}>
                {timelineText(entry)}
              </span>
              <Updated at={entry.createdAt} className="block text-xs text-muted-foreground" />
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
