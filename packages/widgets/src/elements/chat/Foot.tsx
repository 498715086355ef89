import { type ComponentChildren, h, type RefObject } from 'preact';
import type { Texts } from './texts.ts';

interface Props {
  texts: Texts;
  box: RefObject<HTMLTextAreaElement | null>;
  hidden: boolean;
  /** Whether a message waits for its files. */
  isWaiting: boolean;
  /** The content above the message box. */
  above: ComponentChildren;
  /** The content below it. */
  children: ComponentChildren;
  onSend(event: Event): void;
  onType(): void;
}

/** The message box. */
export const Foot = ({ texts, box, hidden, isWaiting, above, children, ...on }: Props) => (
  <div part="composer" class="foot" hidden={hidden}>
    {above}
    <form class="row" onSubmit={on.onSend}>
      <textarea
        ref={box}
        rows={1}
        part="input"
        aria-label={texts.message}
        placeholder={texts.placeholder}
        maxLength={4000}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) on.onSend(event);
        }}
        onInput={on.onType}
      />
      <button
        part="button"
        class="button send"
        aria-label={texts.send}
        aria-disabled={isWaiting || undefined}
      />
    </form>
    {children}
    <slot name="footer" />
  </div>
);
