import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { withLinks } from './links.tsx';
import type { Texts } from './texts.ts';

interface Props extends Schema<'ChatConsent'> {
  texts: Texts;
  /** Whether somebody wanted to begin without having agreed. */
  isMissing: boolean;
  onAgree(hasAgreed: boolean): void;
}

/** What the team tells before a chat, or wants to be agreed to. */
export const Consent = ({ kind, text, texts, isMissing, onAgree }: Props) =>
  kind === 'line' ? (
    <p class="consent">{withLinks(text)}</p>
  ) : (
    <div class="consent">
      <label class="choice">
        <input
          type="checkbox"
          aria-invalid={isMissing}
          aria-describedby="agree"
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
        <span>{withLinks(text)}</span>
      </label>
      <p id="agree" class="error" role="alert">
        {isMissing && texts.agree}
      </p>
    </div>
  );
