import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Lock } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { authorInitials, authorName } from '../people.ts';
import { OriginalMail } from './OriginalMail.tsx';

type MessageProps = { message: Schema<'TicketMessage'>; ticketId: string; isForStaff: boolean };

/** A message: the customer's on the left, the staff's on the right and tinted, a note framed across the whole width. */
export function Message({ message, ticketId, isForStaff }: MessageProps) {
  const isOurs = message.authorType !== 'customer';
  const isNote = message.isInternal;
  return (
    <li
      data-message={message.id}
      aria-label={isNote ? 'Internal note' : isOurs ? 'Reply' : 'Message of the customer'}
      className={cx('flex gap-2.5', isOurs && !isNote && 'flex-row-reverse')}
    >
      {!isNote && (
        <Avatar
          initials={authorInitials(message)}
          src={message.user?.profileImageUrl}
          className="mt-0.5"
        />
      )}
      <div
        className={cx(
          'min-w-0 rounded-lg px-3 py-2',
          isNote && 'flex-1 border border-dashed border-note-border bg-note',
          !isNote && 'max-w-[min(36rem,85%)]',
          !isNote && (isOurs ? 'bg-accent/10 dark:bg-accent/18' : 'bg-muted'),
        )}
      >
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
          {isNote && (
            <span className="inline-flex items-center gap-1 font-semibold text-warning-text">
              <Lock aria-hidden="true" className="size-3" />
              Internal note
            </span>
          )}
          <span className="font-medium text-foreground">{authorName(message)}</span>
          {isOurs && !isNote && <span>Support</span>}
          <Ago at={message.createdAt} />
          {message.mailId && isForStaff && (
            <OriginalMail ticketId={ticketId} mailId={message.mailId} />
          )}
        </p>
        <p className="mt-0.5 text-base wrap-anywhere whitespace-pre-wrap">
          <LinkedText>{message.message}</LinkedText>
        </p>
      </div>
    </li>
  );
}
