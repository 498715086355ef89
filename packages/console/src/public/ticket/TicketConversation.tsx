import type { Schema } from '@helpdesk/sdk';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { wordsBeside } from '@helpdesk/sdk/rules/file-names';
import { fullName, initials, type Named } from '@helpdesk/sdk/rules/names';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { LaterFiles } from '../../ui/LaterFiles.tsx';
import { filesBeside, LaterFormatted } from '../../ui/LaterFormatted.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';

type Ticket = Schema<'PublicTicket'>;

/** The ticket's first message, then every later one. */
export function TicketConversation({ ticket }: { ticket: Ticket }) {
  const customer = ticket.customerName || ticket.customerEmail;
  return (
    <ol aria-live="polite" className="flex flex-col gap-6 p-4 sm:p-5">
      <Entry
        name={customer}
        at={ticket.createdAt}
        text={ticket.description}
        html={ticket.descriptionHtml}
        files={ticket.files}
      />
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
          html={message.html}
          files={message.files}
        />
      ))}
    </ol>
  );
}

type EntryProps = {
  name: string;
  at: string;
  text: string;
  html: string | null | undefined;
  files: readonly Schema<'MessageFile'>[];
  isSupport?: boolean;
};

function Entry({ name, at, text, html, files, isSupport = false }: EntryProps) {
  const words = wordsBeside(files, text);
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
        {words && (
          <LaterFormatted html={html}>
            <p className="mt-1 text-start wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
              <LinkedText>{words}</LinkedText>
            </p>
          </LaterFormatted>
        )}
        <LaterFiles files={filesBeside(files, html)} />
      </div>
    </li>
  );
}

function named(name: string): Named {
  const words = name.split(/\s+/);
  return { firstName: words[0], lastName: words.length > 1 ? words.at(-1) : '' };
}
