import { namesOfFiles, textOrFileNames } from '@helpdesk/sdk/rules/file-names';
import { Bot, Check, CheckCheck, Clock, RotateCw, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { cx } from '../../../ui/cx.ts';
import { LaterMarkdown } from '../../../ui/formatting/LaterMarkdown.tsx';
import { LaterFiles } from '../../../ui/LaterFiles.tsx';
import { filesBeside, LaterFormatted } from '../../../ui/LaterFormatted.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';
import type { ChatMessage } from '../session.ts';
import { timeOfDay } from './time-of-day.ts';
import type { Progress } from './timeline.ts';
import type { Unsent } from './unsent.ts';

const SenderWarning = later(async () => (await import('../../../ui/SenderWarning.tsx')).default);

const grounds = {
  customer: 'bg-muted dark:bg-muted-strong/60',
  bot: 'border bg-card text-muted-foreground dark:bg-raised',
  agent: 'bg-accent/12 dark:bg-accent/22',
};

type MessageBubbleProps = {
  message: ChatMessage;
  /** The visitor's current name; they may have started without one. */
  visitor: string;
  /** The visitor's language; their words have it, the team's don't. */
  language: string | null | undefined;
  isMine: boolean;
  isFirst: boolean;
  progress: Progress | null;
};

/** A message: the visitor's on the left, the staff's on the right. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, visitor, language, isMine, isFirst, progress } = props;
  const { senderType, senderName, createdAt, email } = message;
  const words = textOrFileNames(message.files, message.message);
  const files = filesBeside(message.files, message.html);
  const name = { bot: m.bubble.bot, customer: visitor, agent: isMine ? m.bubble.you : senderName }[
    senderType
  ];
  return (
    <Line isOurs={senderType !== 'customer'} isFirst={isFirst}>
      {isFirst && (
        <p className="flex items-center gap-1 px-1 text-xs text-muted-foreground">
          {senderType === 'bot' && <Bot aria-hidden="true" className="size-3.5" />}
          <span className={isMine ? 'sr-only' : 'font-medium'}>{name}</span>
          <time dateTime={createdAt}>{timeOfDay(createdAt)}</time>
          {email && <span>{m.bubble.byEmail}</span>}
        </p>
      )}
      {email?.senderCheck?.result === 'failed' && (
        <Suspense>
          <SenderWarning domain={email.senderCheck.domain} />
        </Suspense>
      )}
      {words && (
        <Said
          id={message.id}
          ground={grounds[senderType]}
          title={timeOfDay(createdAt)}
          lang={senderType === 'customer' ? (language ?? undefined) : undefined}
        >
          <LaterFormatted html={message.html}>
            <Text>{words}</Text>
          </LaterFormatted>
        </Said>
      )}
      {files.length > 0 && (
        <div className={cx('max-w-[85%]', senderType !== 'customer' && '[&_ul]:justify-end')}>
          <LaterFiles files={files} />
        </div>
      )}
      {progress && <ProgressNote progress={progress} />}
    </Line>
  );
}

type UnsentBubbleProps = {
  unsent: Unsent;
  isFirst: boolean;
  /** Whether and when it will be sent automatically. */
  note: string;
  onRetry: () => void;
  onDiscard: () => void;
};

/** A message that the server hasn't confirmed yet, or has refused. */
export function UnsentBubble({ unsent, isFirst, note, onRetry, onDiscard }: UnsentBubbleProps) {
  const { text, files = [], isFormatted } = unsent;
  // Files that are uploading are listed by name, below the text if there is one.
  const names = namesOfFiles(files);
  return (
    <Line isOurs isFirst={isFirst}>
      <Said
        id={unsent.clientId}
        ground={
          unsent.refusal
            ? 'border border-destructive/40 bg-destructive/8'
            : `${grounds.agent} opacity-70`
        }
      >
        {isFormatted && <LaterMarkdown text={text} isFormatted />}
        <Text>
          {[!isFormatted && textOrFileNames(files, text), names].filter(Boolean).join('\n')}
        </Text>
      </Said>
      {unsent.refusal ? (
        <p className="flex items-center gap-2 px-1 text-xs text-destructive-text">
          <span>{unsent.refusal}</span>
          <TextButton onClick={onRetry} icon={<RotateCw />}>
            {m.bubble.tryAgain}
          </TextButton>
          <TextButton onClick={onDiscard} icon={<Trash2 />}>
            {m.bubble.discard}
          </TextButton>
        </p>
      ) : (
        <p className="flex items-center gap-1 px-1 text-xs text-muted-foreground">
          <Clock aria-hidden="true" className="size-3" />
          {note}
        </p>
      )}
    </Line>
  );
}

type LineProps = { isOurs: boolean; isFirst: boolean; children: ReactNode };

function Line({ isOurs, isFirst, children }: LineProps) {
  return (
    <li
      className={cx('flex flex-col gap-1', isOurs ? 'items-end' : 'items-start', isFirst && 'mt-2')}
    >
      {children}
    </li>
  );
}

type SaidProps = {
  id: string;
  ground: string;
  title?: string;
  lang?: string | undefined;
  children: ReactNode;
};

function Said({ id, ground, title, lang, children }: SaidProps) {
  return (
    <div
      lang={lang}
      data-message={id}
      title={title}
      className={cx('max-w-[85%] rounded-xl px-3 py-1.5 text-base wrap-anywhere', ground)}
    >
      {children}
    </div>
  );
}

const Text = ({ children }: { children: string }) => (
  <p className="whitespace-pre-wrap">
    <LinkedText>{children}</LinkedText>
  </p>
);

const progressNotes = {
  sent: { text: m.bubble.sent, icon: <Check /> },
  delivered: { text: m.bubble.delivered, icon: <CheckCheck /> },
  seen: { text: m.bubble.seen, icon: <CheckCheck className="text-primary-text" /> },
};

function ProgressNote({ progress }: { progress: Progress }) {
  const { text, icon } = progressNotes[progress];
  return (
    <p className="flex items-center gap-1 px-1 text-xs text-muted-foreground [&_svg]:size-3.5">
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      {text}
    </p>
  );
}

type TextButtonProps = { onClick: () => void; icon: ReactNode; children: string };

function TextButton({ onClick, icon, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex items-center gap-1 rounded-sm font-medium underline-offset-2 hover:underline [&>svg]:size-3"
    >
      {icon}
      {children}
    </button>
  );
}
