import type { Schema } from '@helpdesk/sdk';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { fullName, initials, type Named } from '@helpdesk/sdk/rules/names';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';

type Ticket = Schema<'PublicTicket'>;

/** The ticket's first message, then every later one. */
export function TicketConversation({ ticket }: { ticket: Ticket }) {
  const customer = ticket.customerName || ticket.customerEmail;
  return (
    <ol aria-live="polite" className="flex flex-col gap-6 p-4 sm:p-5">
      <Entry name={customer} at={ticket.createdAt} text={ticket.description} />
      {ticket.messages.map((message) => (
        <Entry
          key={message.id}
          // In the public view `isInternal` marks messages of the staff; internal notes are never included.
          isSupport={message.isInternal}
          name={
            message.isInternal
              ? fullName(message.user) || 'Support Agent'
              : message.customerName || customer
          }
          at={message.createdAt}
          text={message.message}
        />
      ))}
    </ol>
  );
}

type EntryProps = { name: string; at: string; text: string; isSupport?: boolean };

function Entry({ name, at, text, isSupport = false }: EntryProps) {
  return (
    <li className="flex gap-3">
      <Avatar
        initials={initials(named(name))}
        className={isSupport ? undefined : 'bg-muted-strong'}
      />
      <div
        className={cx('min-w-0 flex-1', isSupport && 'rounded-lg bg-accent/8 px-3.5 py-2.5 -mt-1')}
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-medium">{name}</span>
          {isSupport && <Badge tone="accent">Support</Badge>}
          <time dateTime={at} className="text-xs text-muted-foreground">
            {dateTime(at) || 'Unknown'}
          </time>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
          <LinkedText>{text}</LinkedText>
        </p>
      </div>
    </li>
  );
}

function named(name: string): Named {
  const words = name.split(/\s+/);
  return { firstName: words[0], lastName: words.length > 1 ? words.at(-1) : '' };
}
