import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useReplyPicker } from '../../../data/use-reply-picker.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReplyButton, ReplyPicker } from '../../../ui/ReplyPicker.tsx';
import type { ChatSession } from '../session.ts';
import type { Conversation } from './conversation.ts';
import { useDraft } from './draft.ts';

type ChatComposerProps = {
  chatId: string;
  name: string;
  session: ChatSession | null;
  conversation: Conversation;
  box: RefObject<HTMLTextAreaElement | null>;
};

const LONGEST = 4000;

/** The text box: Enter sends, Shift+Enter starts a new line. Messages wait while the connection is lost. */
export function ChatComposer({ chatId, name, session, conversation, box }: ChatComposerProps) {
  const { user } = useSession();
  const maySend = useCan()('manage_live_chat');
  const [text, setText] = useDraft(user.id, chatId);
  const hintId = useId();
  const isClosed = session?.status === 'closed';
  const isEmpty = text.trim() === '';

  function send() {
    if (isEmpty || isClosed) return;
    conversation.say(text.trim());
    setText('');
    box.current?.focus();
  }

  function write(next: string) {
    setText(next);
    conversation.typing(next.trim() !== '');
  }

  const canned = useReplyPicker({
    box,
    text,
    onChange: write,
    about: session ?? {},
    isStaff: useCan()('view_all_tickets') && !isClosed,
  });

  function onKeyDown(event: KeyboardEvent) {
    if (canned.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  if (!maySend) return null;
  return (
    <form
      data-composer=""
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="relative border-t p-2.5"
    >
      <div className="flex items-end gap-2 rounded-lg border border-border-strong bg-card p-1 transition-colors duration-100 focus-within:border-accent has-[textarea:disabled]:bg-muted dark:bg-raised">
        <ReplyPicker picker={canned} />
        <textarea
          ref={box}
          rows={1}
          value={text}
          disabled={isClosed}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          {...canned.textProps}
          maxLength={LONGEST}
          aria-label={`Message to ${name}`}
          aria-describedby={hintId}
          placeholder={isClosed ? 'This chat is closed' : 'Write a message...'}
          className="field-sizing-content max-h-36 min-h-8 min-w-0 flex-1 resize-none bg-transparent px-2 py-1 text-base outline-none disabled:opacity-70 pointer-coarse:min-h-10 pointer-coarse:py-2 pointer-coarse:text-lg"
        />
        <ReplyButton picker={canned} />
        <Button
          type="submit"
          variant="primary"
          disabled={isEmpty || isClosed}
          aria-label="Send"
          className="px-2.5"
          icon={<SendHorizontal />}
        />
      </div>
      <p id={hintId} className="sr-only">
        Enter sends, Shift and Enter begin a new line
      </p>
    </form>
  );
}
