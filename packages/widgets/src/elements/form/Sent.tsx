import type { Schema } from '@helpdesk/sdk';
import { Component, createRef, h } from 'preact';
import type { GivenTexts, Texts } from './texts.ts';

interface Props {
  texts: Texts;
  /** Those of the page and of the visitor's language. */
  given: GivenTexts;
  form: Schema<'WidgetForm'>;
  result: Schema<'SubmitResult'>;
}

/** The confirmation, with the ticket number. */
export class Sent extends Component<Props> {
  panel = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.panel.current?.focus();
  }

  override render({ form, result, texts, given }: Props) {
    const { successMessage } = form.settings;
    const [before, after] = texts.ticket.split('{name}');
    return (
      <div ref={this.panel} part="success" class="state" role="status" tabIndex={-1}>
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
        <slot name="success" />
      </div>
    );
  }
}
