import { Lock, Reply, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { readKey } from '../../data/cache.ts';
import { useCan, useSession } from '../../data/session.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { useDraft } from './draft.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

type ComposerProps = { ticketId: string; customer: string; onSent: () => void };

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Where a reply or an internal note is written. Its whole look tells which of the two it will be. */
export function Composer({ ticketId, customer, onSent }: ComposerProps) {
  const { user } = useSession();
  const mayNote = useCan()('view_all_tickets');
  const [draft, change] = useDraft(user.id, ticketId);
  const text = useRef<HTMLTextAreaElement>(null);
  const isNote = mayNote && draft.isInternal;
  const isEmpty = draft.text.trim() === '';

  const { write, busy } = useWrite('tickets.reply', {
    done: 'Message sent successfully',
    failed: 'Failed to send message',
    refresh: [readKey('tickets.get', { id: ticketId }) as ['tickets.get', unknown], 'tickets.list'],
    onDone: () => {
      change({ text: '' });
      onSent();
      text.current?.focus();
    },
  });

  function send() {
    if (!isEmpty && !busy) write({ id: ticketId, message: draft.text.trim(), isInternal: isNote });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={cx(
        'rounded-lg border transition-colors duration-100 focus-within:border-accent',
        isNote
          ? 'border-note-border bg-note focus-within:border-warning'
          : 'border-border-strong bg-card dark:bg-raised',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 pt-2">
        {mayNote && (
          <ModeSwitch isNote={isNote} onChange={(isInternal) => change({ isInternal })} />
        )}
        <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted-foreground [&>svg]:size-3.5 [&>svg]:shrink-0">
          {isNote ? (
            <>
              <Lock aria-hidden="true" />
              <span className="font-medium text-warning-text">Only your team will see this</span>
            </>
          ) : (
            <>
              <Reply aria-hidden="true" />
              <span className="truncate">{mayNote ? `To ${customer}` : 'To the support team'}</span>
            </>
          )}
        </p>
      </div>
      <textarea
        ref={text}
        rows={3}
        value={draft.text}
        readOnly={busy}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={onKeyDown}
        aria-label={isNote ? 'Internal note' : 'Reply'}
        placeholder={isNote ? 'Write an internal note...' : 'Write a reply...'}
        maxLength={20000}
        className="field-sizing-content block max-h-72 min-h-20 w-full resize-none bg-transparent px-3 py-2 text-base outline-none pointer-coarse:text-lg"
      />
      <div className="flex items-center justify-end gap-3 px-2 pb-2">
        <span className="flex items-center gap-1 text-xs text-muted-foreground pointer-coarse:hidden">
          <Kbd>{isMac ? '⌘' : 'Ctrl'}</Kbd>
          <Kbd>Enter</Kbd>
        </span>
        <Button
          type="submit"
          variant={isNote ? 'secondary' : 'primary'}
          disabled={isEmpty}
          busy={busy}
          icon={isNote ? <Lock /> : <SendHorizontal />}
        >
          {isNote ? 'Add Note' : 'Send Reply'}
        </Button>
      </div>
    </form>
  );
}
