import type { Schema } from '@helpdesk/sdk';
import { Component, createRef, h } from 'preact';

interface Props {
  host: HTMLElement;
  form: Schema<'WidgetForm'>;
  result: Schema<'SubmitResult'>;
}

const thanks = 'Thank you! Your message has been sent successfully.';

/** The confirmation, with the ticket number. */
export class Sent extends Component<Props> {
  panel = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.panel.current?.focus();
  }

  override render({ form, result }: Props) {
    return (
      <div ref={this.panel} part="success" class="state" role="status" tabIndex={-1}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4 12.5 5.5 5.5L20 7" />
        </svg>
        <strong>{result.message || form.settings.successMessage || thanks}</strong>
        {result.ticketNumber && (
          <p>
            Your ticket number is <b part="ticket">{result.ticketNumber}</b>
          </p>
        )}
      </div>
    );
  }
}
