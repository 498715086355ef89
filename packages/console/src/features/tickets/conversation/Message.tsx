import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Lock } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { later } from '../../../ui/later.tsx';
import { partsOf } from '../mentions.ts';
import { authorInitials, authorName } from '../people.ts';
import { OriginalMail } from './OriginalMail.tsx';
import { SharedDraft } from './SharedDraft.tsx';

const MessageMenu = later(async () => (await import('../split/MessageMenu.tsx')).default);

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
        'group/message scroll-mt-48 rounded-md',
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
            {isForStaff && (
              <Suspense>
                <MessageMenu ticketId={ticketId} message={message} by={authorName(message)} />
              </Suspense>
            )}
          </>
        }
        text={message.message}
        mentions={message.mentions}
      />
      {message.sharedDraft && <SharedDraft ticketId={ticketId} draft={message.sharedDraft} />}
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
  mentions?: readonly Schema<'Mention'>[];
};

/** The face of an author beside their name, the time and what they said. */
export function Said({ initials, photo, isTeam, by, text, mentions = [] }: SaidProps) {
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
          <Words text={text} mentions={mentions} />
        </p>
      </div>
    </div>
  );
}

type WordsProps = { text: string; mentions: readonly Schema<'Mention'>[] };

/** What was said, with a mark on whom it mentions; a name that has changed since is said beside it. */
function Words({ text, mentions }: WordsProps) {
  if (mentions.length === 0) return <LinkedText>{text}</LinkedText>;
  return partsOf(text, mentions).map(({ text: part, id }, place) => {
    const mention = mentions.find((one) => one.id === id);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    if (!mention) return <LinkedText key={place}>{part}</LinkedText>;
    const isOther = mention.currentName !== mention.name;
    return (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        key={place}
        title={isOther ? `Now ${mention.currentName}` : undefined}
        className="rounded-sm bg-accent/15 px-0.5 font-medium text-primary-text"
      >
        {part}
        {isOther && <span className="sr-only"> (now {mention.currentName})</span>}
      </mark>
    );
  });
}
