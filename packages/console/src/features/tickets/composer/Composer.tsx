import { Lock, Reply, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { sayTyping, stopTyping } from '../../../data/presence.ts';
import { useCan } from '../../../data/session.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import type { Draft } from './draft.ts';
import { HeldBack } from './HeldBack.tsx';
import type { Newer } from './hold-back.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { useSend } from './use-send.ts';

type ComposerProps = {
  ticketId: string;
  customer: string;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** Messages by others since the draft was started. */
  meanwhile: Newer;
  onSent: () => void;
  /** Resolves the ticket and goes on to the next one; absent where it cannot be resolved. */
  onResolve: (() => void) | undefined;
};

const modifier = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The text box for replies and internal notes, which look clearly different. */
export function Composer(props: ComposerProps) {
  const { ticketId, customer, draft, onChange: change, meanwhile, onSent, onResolve } = props;
  const mayNote = useCan()('view_all_tickets');
  const text = useRef<HTMLTextAreaElement>(null);
  const isNote = mayNote && draft.isInternal;
  const isEmpty = draft.text.trim() === '';

  const resolves = useRef(false);
  const resolve = isNote ? undefined : onResolve;
  const newer = isNote ? [] : meanwhile.newer;

  const sending = useSend(ticketId, () => {
    change({ text: '' });
    onSent();
    text.current?.focus();
    if (resolves.current) onResolve?.();
  });
  const { busy } = sending;

  function send({ thenResolve = false, seenMessageId = meanwhile.seen } = {}) {
    if (isEmpty || busy) return;
    resolves.current = thenResolve;
    sending.send({
      id: ticketId,
      message: draft.text.trim(),
      isInternal: isNote,
      ...(!isNote && { seenMessageId }),
    });
  }

  function write(next: string) {
    change({ text: next });
    if (next.trim()) sayTyping(ticketId);
    else stopTyping(ticketId);
  }

  function keepEditing() {
    meanwhile.read();
    sending.forgetRefusal();
    text.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send({ thenResolve: event.shiftKey && resolve !== undefined });
  }

  /** What is written already stays what it is: a note must not become a reply by a key. */
  function begin(isInternal: boolean) {
    if (isEmpty) change({ isInternal });
    text.current?.focus();
  }
  useShortcuts('Message', [
    { keys: 'r', label: 'Write a reply', run: () => begin(false) },
    ...(mayNote ? [{ keys: 'n', label: 'Write an internal note', run: () => begin(true) }] : []),
    { keys: `${modifier} Enter`, label: 'Send' },
    ...(resolve ? [{ keys: `${modifier} Shift Enter`, label: 'Send and resolve' }] : []),
  ]);

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
      <HeldBack
        newer={newer}
        wasRefused={sending.wasRefused}
        busy={busy}
        onSend={() =>
          send({
            thenResolve: sending.wasRefused && resolves.current,
            seenMessageId: meanwhile.newest,
          })
        }
        onEdit={keepEditing}
      />
      <textarea
        ref={text}
        rows={3}
        value={draft.text}
        readOnly={busy}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        aria-label={isNote ? 'Internal note' : 'Reply'}
        placeholder={isNote ? 'Write an internal note...' : 'Write a reply...'}
        maxLength={20000}
        className="field-sizing-content block max-h-72 min-h-20 w-full resize-none max-sm:min-h-12 bg-transparent px-3 py-2 text-base outline-none pointer-coarse:text-lg"
      />
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-2 pb-2">
        <span className="flex items-center gap-1 text-xs text-muted-foreground max-sm:hidden pointer-coarse:hidden">
          <Kbd>{modifier}</Kbd>
          <Kbd>Enter</Kbd>
        </span>
        {resolve && (
          <Button disabled={isEmpty || busy} onClick={() => send({ thenResolve: true })}>
            Send and Resolve
          </Button>
        )}
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
