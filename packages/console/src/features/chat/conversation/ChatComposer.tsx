import { namesOfFiles } from '@helpdesk/sdk/rules/file-names';
import { Lock, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, Suspense, useId } from 'react';
import { flushSync } from 'react-dom';
import {
  type DraftChange,
  type DraftKind,
  draftKinds,
  isBegun,
  useDrafts,
  useUploading,
} from '../../../data/drafts.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { useArticlePicker } from '../../../data/use-article-picker.ts';
import { useEmojiPicker } from '../../../data/use-emoji-picker.ts';
import { useFormatting } from '../../../data/use-formatting.ts';
import { useMentionPicker } from '../../../data/use-mention-picker.ts';
import { useReplyPicker } from '../../../data/use-reply-picker.ts';
import { boxOf } from '../../../data/use-trigger.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FormatSwitch, PlaceBeside } from '../../../ui/formatting/FormatSwitch.tsx';
import { LaterArticles } from '../../../ui/LaterArticles.tsx';
import { LaterEmojis } from '../../../ui/LaterEmojis.tsx';
import { later } from '../../../ui/later.tsx';
import { ModeSwitch } from '../../../ui/ModeSwitch.tsx';
import { ReplyButton, ReplyPicker } from '../../../ui/ReplyPicker.tsx';
import { keepFocus, putCaretAtEnd, returnFocus } from '../../../ui/return-focus.ts';
import m from '../messages.yaml';
import type { ChatSession } from '../session.ts';
import { ComposerKeys } from './ComposerKeys.tsx';
import type { Conversation } from './conversation.ts';
import { draftsKey } from './draft.ts';
import { useNote } from './use-note.ts';

// Loaded on demand, as most notes have no mentions.
const MentionPicker = later(async () => (await import('../../../ui/MentionPicker.tsx')).default);

type ChatComposerProps = {
  chatId: string;
  name: string;
  session: ChatSession | null;
  conversation: Conversation;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Whether the page's keyboard shortcuts apply to this chat. */
  hasKeys?: boolean;
};

const Attach = later(async () => (await import('./Attach.tsx')).default);
const FormatBar = later(async () => (await import('../../../ui/formatting/FormatBar.tsx')).default);

const LONGEST = 4000;

const nothing = { text: '', files: [] };

/**
 * The text box for messages and internal notes: Enter sends, Shift+Enter starts a new line. Messages wait while the
 * connection is lost; notes are possible in closed chats too.
 */
export function ChatComposer(props: ChatComposerProps) {
  const { chatId, name, session, conversation, box, hasKeys = false } = props;
  const { user } = useSession();
  const can = useCan();
  const { drafts, change: changeDraft, show } = useDrafts(draftsKey(user.id, chatId));
  const kind = drafts.shown;
  const isNote = kind === 'note';
  const { text, files = [], isFormatted } = drafts[kind];
  const uploads = useUploading();
  const isUploading = uploads.are[kind];
  // Bound to the draft on screen: uploads that finish later update the draft where they started.
  const change = (part: DraftChange) => changeDraft(kind, part);
  const hintId = useId();
  const isShut = session?.status === 'closed' && !isNote;
  const isWordless = text.trim() === '';
  const note = useNote(chatId, user.id, () => {
    changeDraft('note', nothing);
    box.current?.focus();
  });

  function send() {
    if (isEmpty || isShut || note.busy) return;
    const words = text.trim() || namesOfFiles(files);
    // File names aren't Markdown.
    const isMarkdown = formatting.isOn && !isWordless;
    if (isNote) {
      const fileIds = files.map(({ id }) => id);
      return note.add(words, mention.mentioned(text), fileIds, isMarkdown);
    }
    conversation.say(words, { files, isFormatted: isMarkdown });
    change(nothing);
    box.current?.focus();
  }

  function write(next: string) {
    // A text keeps the format in which it was started, even after a reload.
    change({ text: next, isFormatted: formatting.isOn });
    // The visitor doesn't see that the agent is typing a note.
    if (!isNote) conversation.typing(next.trim() !== '');
  }

  /** Switches to the message or the note immediately, so the next key goes into it. */
  function choose(toNote: boolean, takesFocus = true) {
    const next: DraftKind = toNote ? 'note' : 'reply';
    if (next !== kind) {
      flushSync(() => {
        // The draft keeps its format if the other draft gets a different one.
        if (!isWordless) change({ isFormatted: formatting.isOn });
        show(next);
      });
      putCaretAtEnd(box.current);
      conversation.typing(!toNote && drafts.reply.text.trim() !== '');
    }
    if (takesFocus) box.current?.focus();
  }

  const typing = { box, text, onChange: write };
  const isStaff = can('view_assigned_tickets') && !isShut;
  const setFormatted = (next: boolean) => change({ isFormatted: next });
  const formatting = useFormatting(isFormatted, setFormatted);
  const canned = useReplyPicker({
    ...typing,
    about: session ?? {},
    isStaff,
    isFormatted: formatting.isOn,
    onFormatted: () => setFormatted(true),
    onFiles: (more) => change(({ files: before = [] }) => ({ files: [...before, ...more] })),
    onText: (how) => change((before) => ({ text: how(before.text) })),
  });
  const isEmpty = (isWordless && files.length === 0) || isUploading || canned.isCopying;
  const mention = useMentionPicker({ ...typing, isOn: isNote });
  const articles = useArticlePicker({ ...typing, isOn: !isShut });
  const emojis = useEmojiPicker({ ...typing, isOn: !isShut });
  const lists = boxOf(mention, canned, articles, emojis);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (lists.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  if (!can('manage_live_chat')) return null;
  return (
    <form
      data-composer=""
      onMouseDown={keepFocus}
      onClick={(event) => returnFocus(event, box.current)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="relative border-t p-2.5"
    >
      {hasKeys && <ComposerKeys onBegin={choose} />}
      <div
        className={cx(
          'rounded-lg border p-1 transition-colors duration-100 focus-within:border-accent',
          isNote && 'border-note-border bg-note focus-within:border-warning',
          !isNote && 'border-edge',
          !isNote && (isShut ? 'bg-muted' : 'bg-card dark:bg-raised'),
        )}
      >
        <div className="flex px-1 pt-1">
          <ModeSwitch
            isNote={isNote}
            hasOtherDraft={isBegun(drafts[isNote ? 'reply' : 'note'])}
            onChange={choose}
          />
        </div>
        {formatting.isOn && !isShut && (
          <Suspense>
            <FormatBar key={kind} box={box} text={text} />
          </Suspense>
        )}
        <ReplyPicker picker={canned} />
        <LaterArticles picker={articles} />
        <LaterEmojis picker={emojis} />
        {mention.isOpen && (
          <Suspense>
            <MentionPicker picker={mention} />
          </Suspense>
        )}
        <div className="flex flex-wrap items-end gap-2">
          <textarea
            // Each draft has its own text box, with its own undo history.
            key={kind}
            ref={box}
            rows={1}
            value={text}
            disabled={isShut}
            readOnly={note.busy}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            {...lists.textProps}
            maxLength={LONGEST}
            aria-label={isNote ? m.chatComposer.internalNote : m.chatComposer.messageTo({ name })}
            aria-describedby={hintId}
            placeholder={placeholderOf(isNote, isShut)}
            className="field-sizing-content max-h-36 min-h-8 min-w-0 flex-1 resize-none bg-transparent px-2 py-1 text-base outline-none disabled:opacity-70 pointer-coarse:min-h-10 pointer-coarse:py-2 pointer-coarse:text-lg"
          />
          {can('view_assigned_tickets') && (
            <Suspense fallback={<PlaceBeside />}>
              {draftKinds
                .filter((one) => one === kind || uploads.are[one])
                .map((one) => (
                  <Attach
                    key={one}
                    box={box}
                    isShown={one === kind}
                    draft={drafts[one]}
                    isFormatted={drafts[one].isFormatted ?? formatting.isOn}
                    isOn={!isShut}
                    onChange={(part) => changeDraft(one, part)}
                    onUnfinished={uploads.set[one]}
                  />
                ))}
            </Suspense>
          )}
          {!isShut && <FormatSwitch formatting={formatting} />}
          <ReplyButton picker={canned} />
          <Button
            type="submit"
            variant={isNote ? 'secondary' : 'primary'}
            disabled={isEmpty || isShut}
            busy={note.busy}
            aria-label={isNote ? m.chatComposer.addNote : m.chatComposer.send}
            className="px-2.5"
            icon={isNote ? <Lock /> : <SendHorizontal />}
          />
        </div>
      </div>
      <p id={hintId} className="sr-only">
        {isNote
          ? m.chatComposer.theVisitorNeverSeesItEnter
          : m.chatComposer.enterSendsShiftAndEnterBegin}
      </p>
    </form>
  );
}

function placeholderOf(isNote: boolean, isShut: boolean): string {
  if (isNote) return m.chatComposer.writeAnInternalNote;
  return isShut ? m.chatComposer.thisChatIsClosed : m.chatComposer.writeAMessage;
}
