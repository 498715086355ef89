import { type ComponentChildren, h } from 'preact';
import type { Texts } from '../texts.ts';

interface Props {
  /** Whether it is only a notice, not a checkbox. */
  isLine: boolean;
  texts: Texts;
  /** Whether the visitor tried to start without agreeing. */
  isMissing: boolean;
  onAgree(hasAgreed: boolean): void;
  /** The team's text. */
  children: ComponentChildren;
}

/** The team's notice before a chat, or its consent checkbox. */
export const Consent = ({ isLine, texts, isMissing, onAgree, children }: Props) =>
  isLine ? (
    <p class="consent" dir="auto">
      {children}
    </p>
  ) : (
    <div class="consent">
      <label class="choice">
        <input
          type="checkbox"
          aria-invalid={isMissing}
          aria-describedby="agree"
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
        <span dir="auto">{children}</span>
      </label>
      <p id="agree" class="error" role="alert">
        {isMissing && texts.agree}
      </p>
    </div>
  );
