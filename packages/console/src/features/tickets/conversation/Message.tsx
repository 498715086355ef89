import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { authorInitials, authorName } from '../people.ts';
import { OriginalMail } from './OriginalMail.tsx';

type MessageProps = { message: Schema<'TicketMessage'>; ticketId: string; isForStaff: boolean };

/** A message: the customer's on the ground of the page, the staff's tinted, a note with an amber edge. */
export function Message({ message, ticketId, isForStaff }: MessageProps) {
  const isOurs = message.authorType !== 'customer';
  const isNote = message.isInternal;
  return (
    <li
      data-message={message.id}
      aria-label={isNote ? 'Internal note' : isOurs ? 'Reply' : 'Message of the customer'}
      tabIndex={-1}
      className={cx(
        'scroll-mt-48 rounded-md',
        isNote && 'border-l-2 border-warning bg-note',
        isOurs && !isNote && 'bg-accent/7 dark:bg-accent/14',
        isOurs ? 'px-3 py-2.5' : 'px-3 py-1',
      )}
    >
      <Said
        initials={authorInitials(message)}
        photo={message.user?.profileImageUrl}
        isTeam={isOurs}
        by={
          <>
            <span className="font-medium text-foreground">{authorName(message)}</span>
            {isOurs && !isNote && <span>Support</span>}
            {isNote && (
              <span className="inline-flex items-center gap-1 font-medium text-warning-text">
                <Lock aria-hidden="true" className="size-3" />
                Internal note
              </span>
            )}
            {message.mergedFrom && <span>from {message.mergedFrom}</span>}
            <Ago at={message.createdAt} />
            {message.mailId && isForStaff && (
              <OriginalMail ticketId={ticketId} mailId={message.mailId} />
            )}
          </>
        }
        text={message.message}
      />
    </li>
  );
}

type SaidProps = {
  initials: string;
  photo: string | null | undefined;
  isTeam: boolean;
  /** Who said it, and when. */
  by: ReactNode;
  text: string;
};

/** The face of an author beside their name, the time and what they said. */
export function Said({ initials, photo, isTeam, by, text }: SaidProps) {
  return (
    <div className="flex gap-3">
      <Avatar
        initials={initials}
        src={photo}
        className={cx('mt-0.5', !isTeam && 'bg-muted-strong text-muted-foreground')}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground [&>:first-child]:text-sm">
          {by}
        </div>
        <p className="mt-0.5 text-base wrap-anywhere whitespace-pre-wrap">
          <LinkedText>{text}</LinkedText>
        </p>
      </div>
    </div>
  );
}
