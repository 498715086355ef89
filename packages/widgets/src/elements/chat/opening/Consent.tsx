import { type ComponentChildren, h } from 'preact';
import type { Texts } from '../texts.ts';

interface Props {
  /** Whether it is only read, or a box to check. */
  isLine: boolean;
  texts: Texts;
  /** Whether somebody wanted to begin without having agreed. */
  isMissing: boolean;
  onAgree(hasAgreed: boolean): void;
  /** What the team tells. */
  children: ComponentChildren;
}

/** What the team tells before a chat, or wants to be agreed to. */
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
