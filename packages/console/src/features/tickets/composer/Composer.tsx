import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ReplyAbout } from '@helpdesk/sdk/rules/reply-facts';
import { Lock, SendHorizontal } from 'lucide-react';
import {
  type KeyboardEvent,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  type Draft,
  type DraftChange,
  type DraftKind,
  type Drafts,
  draftKinds,
  isBegun,
  useReturned,
  useUploading,
} from '../../../data/drafts.ts';
import { sayTyping, stopTyping } from '../../../data/presence.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { isUndoKey, undoLast } from '../../../data/toast.ts';
import { useArticlePicker } from '../../../data/use-article-picker.ts';
import { useEmojiPicker } from '../../../data/use-emoji-picker.ts';
import { useMentionPicker } from '../../../data/use-mention-picker.ts';
import { useReplyPicker } from '../../../data/use-reply-picker.ts';
import { boxOf } from '../../../data/use-trigger.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FormatSwitch, PlaceBeside } from '../../../ui/formatting/FormatSwitch.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { LaterArticles } from '../../../ui/LaterArticles.tsx';
import { LaterEmojis } from '../../../ui/LaterEmojis.tsx';
import { later } from '../../../ui/later.tsx';
import { ModeSwitch } from '../../../ui/ModeSwitch.tsx';
import { modifier } from '../../../ui/modifier.ts';
import { ReplyButton, ReplyPicker } from '../../../ui/ReplyPicker.tsx';
import { keepFocus, putCaretAtEnd, returnFocus } from '../../../ui/return-focus.ts';
import type { TextBox } from '../../../ui/text/text-box.ts';
import m from '../messages.yaml';
import { AfterResolving } from './AfterResolving.tsx';
import { draftsKey } from './draft.ts';
import { HeldBack } from './HeldBack.tsx';
import type { Newer } from './hold-back.ts';
import { SendLater } from './SendLater.tsx';
import { ToLine } from './ToLine.tsx';
import { useAtWork } from './use-at-work.ts';
import { useRichMode } from './use-rich-mode.ts';
import { useSend } from './use-send.ts';
import { WritingBox } from './WritingBox.tsx';

// Loaded on demand, as most messages have no files, Cc or mentions.
const Attach = later(async () => (await import('./Attach.tsx')).default);
const CcLine = later(async () => (await import('./CcLine.tsx')).default);
const SignatureLine = later(async () => (await import('./SignatureLine.tsx')).default);
const MentionPicker = later(async () => (await import('../../../ui/MentionPicker.tsx')).default);

const isBlank = ({ text }: Draft) => text.trim() === '';

/** The maximum length of a message in characters. */
const LONGEST = 20_000;

type Wanted = { kind: DraftKind; thenResolve: boolean; sendAt?: string | undefined };

type ComposerProps = {
  ticketId: string;
  customer: string;
  /** The Cc recipients of replies; absent if Cc isn't available. */
  ccs?: readonly Schema<'Cc'>[] | undefined;
  /** The values for canned replies' variables. */
  about: ReplyAbout;
  /** The support address that replies are sent from; absent for the organization's default. */
  repliesFrom?: Schema<'ReplySender'> | null | undefined;
  drafts: Drafts;
  onChange: (kind: DraftKind, part: DraftChange) => void;
  onShow: (kind: DraftKind) => void;
  /** Messages by others since the draft was started. */
  meanwhile: Newer;
  onSent: () => void;
  /** Resolves the ticket, unless a waiting reply will, and opens the next one; absent if it can't be resolved. */
  onResolve: ((sent: { waits: boolean }) => void) | undefined;
};

/** The text box for replies and internal notes, which look clearly different. */
export function Composer(props: ComposerProps) {
  const { ticketId, customer, ccs, about, repliesFrom, drafts, meanwhile, onSent, onResolve } =
    props;
  const { user, membership } = useSession();
  const mayNote = useCan()('view_assigned_tickets');
  const text = useRef<TextBox>(null);
  const holdBox = useCallback((box: TextBox | null) => {
    text.current = box;
  }, []);
  const kind = mayNote ? drafts.shown : 'reply';
  const isNote = kind === 'note';
  const draft = drafts[kind];
  const isEmpty = isBlank(draft);
  /** The current text: a key may arrive before the next render. */
  const typed = useRef(draft);
  useLayoutEffect(() => {
    typed.current = draft;
  }, [draft]);
  const { files = [] } = draft;
  const [isAskingCc, setAskingCc] = useState(false);
  const uploads = useUploading();
  const isUploading = uploads.are[kind];
  // Bound to the draft on screen: uploads that finish later update the draft where they started.
  const change = (part: DraftChange) => props.onChange(kind, part);

  /** The last message sent, and whether it should also resolve the ticket. */
  const wanted = useRef<Wanted>({ kind, thenResolve: false });
  const resolve = isNote ? undefined : onResolve;
  const newer = isNote ? [] : meanwhile.newer;

  const sending = useSend(ticketId, (sent) => {
    props.onChange(wanted.current.kind, { text: '', files: [], isFormatted: false });
    onSent();
    text.current?.focus();
    if (wanted.current.thenResolve) onResolve?.(sent);
  });
  const { busy } = sending;
  useReturned(draftsKey(user.id, ticketId), () => text.current?.focus());
  const [isAtWork, atWork] = useAtWork();
  const isIdle = !isAtWork && isEmpty && newer.length === 0 && files.length === 0 && !isUploading;

  // Only customers with an address get an email.
  const isMailed = mayNote && !isNote && !isIdle && Boolean(about.customerEmail);
  const isSigned =
    isMailed &&
    (membership?.signature || repliesFrom?.signature || membership?.organizationSignature);

  function send(how: Partial<Wanted> = {}, seenMessageId = meanwhile.seen) {
    const { text: words, isFormatted = false } = typed.current;
    if (isUnreadyWith(typed.current) || busy) return;
    wanted.current = { thenResolve: false, ...how, kind };
    // A button that gets disabled would lose the focus.
    text.current?.focus();
    const { thenResolve, sendAt } = wanted.current;
    sending.send({
      message: words.trim(),
      isFormatted,
      isInternal: isNote,
      fileIds: files.map(({ id }) => id),
      ...(isNote && { mentions: mention.mentioned(words) }),
      ...(!isNote && { seenMessageId }),
      thenResolve,
      sendAt,
    });
  }

  function write(next: string, isFormatted = draft.isFormatted === true) {
    const written = { text: next, isFormatted: isFormatted && next !== '' };
    typed.current = { ...typed.current, ...written };
    change(written);
    if (next.trim()) sayTyping(ticketId);
    else stopTyping(ticketId);
  }

  const typing = { box: text, text: draft.text, onChange: (next: string) => write(next) };
  const formatting = useRichMode(draft, change, mayNote);
  const canned = useReplyPicker({
    ...typing,
    about,
    isStaff: mayNote,
    isFormatted: draft.isFormatted === true,
    onFormatted: () => change({ isFormatted: true }),
    onFiles: (more) => change(({ files: before = [] }) => ({ files: [...before, ...more] })),
    onText: (how) => change((before) => ({ text: how(before.text) })),
  });
  const isTooLong = draft.text.length > LONGEST;
  const isUnreadyWith = (written: Draft) =>
    isBlank(written) || isTooLong || isUploading || canned.isCopying;
  const isUnready = isUnreadyWith(draft);
  const mention = useMentionPicker({ ...typing, isOn: isNote });
  const articles = useArticlePicker({ ...typing, isOn: true });
  const emojis = useEmojiPicker({ ...typing, isOn: true });
  const lists = boxOf(mention, canned, articles, emojis);

  function keepEditing() {
    meanwhile.read();
    sending.forgetRefusal();
    text.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (lists.onKeyDown(event)) return;
    // An empty box has nothing to undo: the shortcut undoes the message sent from it.
    if (typed.current.text === '' && isUndoKey(event) && undoLast()) event.preventDefault();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send({ thenResolve: event.shiftKey && resolve !== undefined });
  }

  /** Switches to the reply or the note immediately, so the next key goes into it. */
  function show(next: DraftKind, takesFocus = true) {
    if (next !== kind) {
      flushSync(() => props.onShow(next));
      putCaretAtEnd(text.current);
    }
    if (takesFocus) text.current?.focus();
  }
  useShortcuts('Message', [
    { keys: 'r', label: m.composer.writeAReply, run: () => show('reply') },
    ...(mayNote
      ? [{ keys: 'n', label: m.composer.writeAnInternalNote, run: () => show('note') }]
      : []),
    { keys: m.composer.enter({ modifier }), label: m.composer.send },
    ...(resolve
      ? [{ keys: m.composer.shiftEnter({ modifier }), label: m.composer.sendAndResolve }]
      : []),
  ]);

  return (
    <form
      data-composer=""
      {...atWork}
      onMouseDown={keepFocus}
      onClick={(event) => returnFocus(event, text.current)}
      data-idle={isIdle || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={cx(
        'group relative flex flex-col rounded-lg border transition-colors duration-100 focus-within:border-accent',
        'data-idle:flex-row data-idle:items-center data-idle:gap-1 data-idle:py-1',
        isNote
          ? 'border-note-border bg-note focus-within:border-warning'
          : 'border-edge bg-card dark:bg-raised',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 pt-2 group-data-idle:pt-0 group-data-idle:pr-0 max-sm:group-data-idle:hidden">
        {mayNote && (
          <ModeSwitch
            isNote={isNote}
            hasOtherDraft={isBegun(drafts[isNote ? 'reply' : 'note'])}
            onChange={(toNote, byPointer) => show(toNote ? 'note' : 'reply', byPointer)}
          />
        )}
        <ToLine
          to={mayNote ? m.composer.toCustomer({ customer }) : m.composer.toTheSupportTeam}
          isNote={isNote}
          onCc={ccs && (() => setAskingCc(true))}
        />
      </div>
      {ccs && !isNote && !isIdle && (ccs.length > 0 || isAskingCc) && (
        <Suspense>
          <CcLine
            ticketId={ticketId}
            ccs={ccs}
            isAsking={isAskingCc}
            onClose={() => setAskingCc(false)}
          />
        </Suspense>
      )}
      <HeldBack
        newer={newer}
        wasRefused={sending.wasRefused}
        busy={busy}
        onSend={() => send(sending.wasRefused ? wanted.current : {}, meanwhile.newest)}
        onEdit={keepEditing}
      />
      <ReplyPicker picker={canned} />
      {mention.isOpen && (
        <Suspense>
          <MentionPicker picker={mention} />
        </Suspense>
      )}
      <LaterArticles picker={articles} />
      <LaterEmojis picker={emojis} />
      <WritingBox
        // Each draft has its own text box, with its own undo history.
        key={kind}
        onBox={holdBox}
        draft={draft}
        isRich={formatting.isOn && !isIdle}
        isReadOnly={busy}
        label={isNote ? m.composer.internalNote : m.composer.reply}
        placeholder={isNote ? m.composer.writeAnInternalNote2 : m.composer.writeAReply2}
        lists={lists}
        onText={write}
        onWritten={(written) => write(written.text, written.isFormatted)}
        onKeyDown={onKeyDown}
      />
      {isTooLong && (
        <p role="alert" className="px-3 pb-1 text-xs text-destructive-text">
          {m.composer.tooLong({ count: draft.text.length, longest: LONGEST })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-2 pb-2 group-data-idle:pr-1 group-data-idle:pb-0 group-data-idle:pl-0">
        {mayNote && (
          <Suspense fallback={<PlaceBeside />}>
            {draftKinds
              .filter((one) => one === kind || uploads.are[one])
              .map((one) => (
                <Attach
                  key={one}
                  box={text}
                  isShown={one === kind}
                  draft={drafts[one]}
                  isFormatted={formatting.isOnFor(drafts[one])}
                  onChange={(part) => props.onChange(one, part)}
                  onUnfinished={uploads.set[one]}
                />
              ))}
          </Suspense>
        )}
        {mayNote && (
          <span className="group-data-idle:hidden">
            <FormatSwitch formatting={formatting} />
          </span>
        )}
        <ReplyButton picker={canned} className="mr-auto group-data-idle:hidden" />
        {isBegun(draft) && !busy && (
          <span className="text-xs text-muted-foreground max-sm:hidden">
            {m.composer.draftSaved}
          </span>
        )}
        <span className="flex items-center gap-1 text-xs text-muted-foreground group-data-idle:hidden max-sm:hidden pointer-coarse:hidden">
          <Kbd>{modifier}</Kbd>
          <Kbd>{m.composer.enter2}</Kbd>
        </span>
        {resolve && (
          <span className="flex group-data-idle:hidden">
            <Button
              disabled={isUnready || busy}
              onClick={() => send({ thenResolve: true })}
              className="rounded-r-none"
            >
              {m.composer.sendAndResolve2}
            </Button>
            <AfterResolving />
          </span>
        )}
        <span className="flex">
          <Button
            type="submit"
            variant={isNote ? 'secondary' : 'primary'}
            disabled={isUnready}
            busy={busy}
            icon={isNote ? <Lock /> : <SendHorizontal />}
            className={cx(mayNote && !isNote && 'rounded-r-none group-data-idle:rounded-r-md')}
          >
            {isNote ? m.composer.addNote : m.composer.sendReply}
          </Button>
          {mayNote && !isNote && (
            <span className="flex group-data-idle:hidden">
              <SendLater disabled={isUnready || busy} onChoose={(sendAt) => send({ sendAt })} />
            </span>
          )}
        </span>
      </div>
      {isSigned && (
        <Suspense>
          <SignatureLine about={about} from={repliesFrom} />
        </Suspense>
      )}
    </form>
  );
}
