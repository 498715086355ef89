import type { Schema } from '@helpdesk/sdk/contract/operations';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { useCc } from './use-cc.ts';

type CcLineProps = {
  ticketId: string;
  ccs: readonly Schema<'Cc'>[];
  /** Whether the field for another address is open. */
  isAsking: boolean;
  onClose: () => void;
};

/** The Cc recipients of the reply, each with a remove button, and a field to add one. */
export default function CcLine({ ticketId, ccs, isAsking, onClose }: CcLineProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const { add, remove, busy } = useCc(ticketId, setRefusal);

  function submit() {
    const email = text.trim();
    if (!email || busy) return;
    add(email, () => {
      setText('');
      box.current?.focus();
    });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' || event.key === ',') submit();
    else return;
    // Otherwise the surrounding form would send the reply, and the browser would leave the page.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pt-1 text-xs text-muted-foreground">
      <span id={`cc-${ticketId}`}>{m.ccLine.cc}</span>
      <ul aria-labelledby={`cc-${ticketId}`} className="contents">
        {ccs.map((cc) => (
          <li
            key={cc.email}
            title={cc.email}
            className="inline-flex h-6 max-w-full items-center gap-1 rounded-full bg-muted-strong pl-2.5 text-foreground"
          >
            <span className="truncate">{cc.name ?? cc.email}</span>
            <button
              type="button"
              aria-label={m.ccLine.removeFromCc({ email: cc.email })}
              disabled={busy}
              onClick={() => remove(cc)}
              className="relative inline-flex size-6 items-center justify-center rounded-full hover:bg-foreground/10 after:absolute after:-inset-1"
            >
              <X aria-hidden="true" className="size-3" />
            </button>
          </li>
        ))}
      </ul>
      {isAsking && (
        <span className="min-w-48 flex-1">
          <Input
            ref={box}
            // biome-ignore lint/a11y/noAutofocus: a button that was just pressed has asked for it
            autoFocus
            type="email"
            aria-label={m.ccLine.addSomebodyToCc}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? `cc-refusal-${ticketId}` : undefined}
            placeholder={m.ccLine.emailAddressThenEnter}
            autoComplete="off"
            value={text}
            readOnly={busy}
            onChange={(event) => {
              setText(event.target.value);
              setRefusal('');
            }}
            onKeyDown={onKeyDown}
            onBlur={() => text.trim() === '' && onClose()}
            className="h-6"
          />
        </span>
      )}
      {refusal && (
        <p id={`cc-refusal-${ticketId}`} role="alert" className="basis-full text-destructive-text">
          {refusal}
        </p>
      )}
    </div>
  );
}
