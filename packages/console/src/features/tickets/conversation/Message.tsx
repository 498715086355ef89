import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Lock } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { partsOf } from '../../../data/mentions.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { LaterFiles } from '../../../ui/LaterFiles.tsx';
import { filesBeside, LaterFormatted } from '../../../ui/LaterFormatted.tsx';
import { later } from '../../../ui/later.tsx';
import { MentionedText } from '../../../ui/MentionedText.tsx';
import m from '../messages.yaml';
import { authorInitials, authorName } from '../people.ts';
import { OriginalMail } from './OriginalMail.tsx';
import { SharedDraft } from './SharedDraft.tsx';
import { useCustomerLanguage } from './use-customer-language.ts';

const SenderWarning = later(async () => (await import('../../../ui/SenderWarning.tsx')).default);
const DeliveryTrouble = later(async () => (await import('./DeliveryTrouble.tsx')).default);
const MessageMenu = later(async () => (await import('../split/MessageMenu.tsx')).default);

type MessageProps = {
  message: Schema<'TicketMessage'>;
  ticketId: string;
  isForStaff: boolean;
  /** Whether to show the draft that was handed over with a note. */
  showsDraft: boolean;
};

/** A message: the customer's on the page background, the staff's tinted, a note with an amber edge. */
export function Message({ message, ticketId, isForStaff, showsDraft }: MessageProps) {
  const isOurs = message.authorType !== 'customer';
  const isNote = message.isInternal;
  const language = useCustomerLanguage(ticketId);
  const troubled = (message.deliveries ?? []).filter(
    ({ state, reason }) => state === 'failed' || (state === 'waiting' && reason !== null),
  );
  return (
    <li
      data-message={message.id}
      aria-label={
        isNote ? m.message.internalNote : isOurs ? m.message.reply : m.message.messageOfTheCustomer
      }
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
        lang={isOurs ? undefined : language}
        by={
          <>
            <span className="font-medium text-foreground">{authorName(message)}</span>
            {isOurs && !isNote && <span>{m.message.support}</span>}
            {isNote && (
              <span className="inline-flex items-center gap-1 font-medium text-warning-text">
                <Lock aria-hidden="true" className="size-3" />
                {m.message.internalNote}
              </span>
            )}
            {message.mergedFrom && (
              <span>{m.message.from({ mergedFrom: message.mergedFrom })}</span>
            )}
            {message.via && <span>{m.message.withTheApiKey({ via: message.via })}</span>}
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
        html={message.html}
        foldedHtml={message.foldedHtml}
        senderCheck={message.senderCheck}
        mentions={message.mentions}
        files={message.files}
      />
      {isForStaff && troubled.length > 0 && (
        <Suspense>
          <DeliveryTrouble ticketId={ticketId} messageId={message.id} deliveries={troubled} />
        </Suspense>
      )}
      {showsDraft && message.sharedDraft && <SharedDraft ticketId={ticketId} note={message} />}
    </li>
  );
}

const none: readonly Schema<'Mention'>[] = [];

type SaidProps = {
  initials: string;
  photo: string | null | undefined;
  isTeam: boolean;
  /** The language of the message, if known. */
  lang: string | undefined;
  /** The author and the time. */
  by: ReactNode;
  text: string;
  html: string | null | undefined;
  /** The collapsed part of an email, such as quoted text. */
  foldedHtml: string | null | undefined;
  senderCheck: Schema<'SenderCheck'> | null | undefined;
  mentions?: readonly Schema<'Mention'>[];
  files: readonly Schema<'MessageFile'>[];
};

/** A message with its author's avatar and name, and the time. */
export function Said(props: SaidProps) {
  const {
    initials,
    photo,
    isTeam,
    lang,
    by,
    text,
    html,
    foldedHtml,
    mentions = none,
    files,
  } = props;
  const { senderCheck: check } = props;
  const marks = useMemo(
    () => (mentions.length > 0 ? (words: string) => partsOf(words, mentions) : undefined),
    [mentions],
  );
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
        {check?.result === 'failed' && (
          <Suspense>
            <SenderWarning domain={check.domain} />
          </Suspense>
        )}
        <div lang={lang}>
          <LaterFormatted html={html} foldedHtml={foldedHtml} marks={marks}>
            <p className="mt-0.5 text-start text-base wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
              <MentionedText parts={partsOf(text, mentions)} mentions={mentions} />
            </p>
          </LaterFormatted>
        </div>
        <LaterFiles files={filesBeside(files, html)} />
      </div>
    </div>
  );
}
