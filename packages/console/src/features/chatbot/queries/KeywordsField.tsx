import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useFieldLinks } from '../../../ui/Field.tsx';
import { controlClass } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { withKeywords } from './query-values.ts';

type KeywordsFieldProps = {
  keywords: readonly string[];
  onChange: (keywords: string[]) => void;
  /** The text that hasn't become a keyword yet. */
  text: string;
  onText: (text: string) => void;
};

/** A keyword input: Enter or a comma adds one, Backspace removes the last. */
export function KeywordsField({ keywords, onChange, text, onText }: KeywordsFieldProps) {
  const links = useFieldLinks();
  const input = useRef<HTMLInputElement>(null);

  function add(more: string) {
    onChange(withKeywords(keywords, more));
    onText('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && keywords.length > 0) {
      event.preventDefault();
      onText(keywords.at(-1) ?? '');
      onChange(keywords.slice(0, -1));
    }
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  }

  return (
    <div
      className={cx(
        controlClass,
        'flex min-h-8 flex-wrap items-center gap-1 px-1.5 py-1 focus-within:border-accent pointer-coarse:min-h-10',
      )}
    >
      <ul aria-label={m.keywordsField.addedKeywords} className="contents">
        {keywords.map((keyword) => (
          <li
            key={keyword}
            className="inline-flex h-6 max-w-full items-center gap-0.5 rounded-sm bg-muted-strong/70 pr-0.5 pl-2 text-xs font-medium"
          >
            <span className="truncate">{keyword}</span>
            <button
              type="button"
              aria-label={m.keywordsField.remove({ keyword })}
              onClick={() => {
                onChange(keywords.filter((other) => other !== keyword));
                input.current?.focus();
              }}
              className="flex size-5 shrink-0 items-center justify-center rounded-sm text-muted-foreground hover:text-foreground"
            >
              <X aria-hidden="true" className="size-3" />
            </button>
          </li>
        ))}
      </ul>
      <input
        {...links}
        ref={input}
        value={text}
        maxLength={200}
        autoComplete="off"
        placeholder={keywords.length === 0 ? m.keywordsField.passwordSignInLockedOut : ''}
        onChange={({ target }) => {
          if (target.value.includes(',')) add(target.value);
          else onText(target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => text.trim() !== '' && add(text)}
        className="h-6 min-w-24 flex-1 bg-transparent px-1 outline-none"
      />
    </div>
  );
}
