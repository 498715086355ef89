import type { Schema } from '@helpdesk/sdk';
import type { Answer } from '@helpdesk/sdk/rules/field-kinds';
import { h } from 'preact';
import { connection } from '../../core/connection.ts';
import type { GivenTexts, Texts } from './texts.ts';

interface Props {
  texts: Texts;
  /** The texts of the page and of the visitor's language. */
  given: GivenTexts;
  form: Schema<'WidgetForm'>;
  result: Schema<'SubmitResult'>;
  /** The answers that were sent. */
  answers: Record<string, Answer> | undefined;
}

/** Outside of the component, so Preact calls this ref only once. */
const focus = (panel: HTMLElement | null) => panel?.focus();

/** The confirmation, with the ticket number. */
export function Sent({ form, result, answers, texts, given }: Props) {
  const { successMessage } = form.settings;
  const [before, after] = texts.ticket.split('{name}');
  const asked = form.fields.find(({ type }) => type === 'email');
  const email = asked && answers?.[asked.name];
  const { subdomain } = form.organization ?? {};
  return (
    <div
      ref={focus}
      id="sent"
      part="success"
      class="state"
      role="status"
      aria-labelledby="sent"
      tabIndex={-1}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m4 12.5 5.5 5.5L20 7" />
      </svg>
      <strong>
        {(!successMessage && given.thanks) || result.message || successMessage || texts.thanks}
      </strong>
      {result.ticketNumber && (
        <p>
          {before}
          <b part="ticket">{result.ticketNumber}</b>
          {after}
        </p>
      )}
      {result.ticketNumber && subdomain && email && (
        <a
          href={`${connection.baseUrl}/public/ticket/${subdomain}#email=${encodeURIComponent(email as string)}&number=${result.ticketNumber}`}
          target="_blank"
        >
          {texts.view}
        </a>
      )}
      <slot name="success" />
    </div>
  );
}
