import type {} from '@helpdesk/widgets/preact';
import { useRef, useState } from 'preact/hooks';

type Theme = 'light' | 'dark';

/** A Preact page: attributes follow state, listeners are props, and a slot of the form contains the page's own content. */
export function SupportPage() {
  const [theme, setTheme] = useState<Theme>('light');
  const [ticket, setTicket] = useState<string | null>();
  const form = useRef<HTMLElementTagNameMap['helpdesk-form']>(null);

  return (
    <div class="page" data-theme={theme}>
      <header>
        <strong>Tidewater</strong>
        <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          {theme === 'light' ? 'Dark theme' : 'Light theme'}
        </button>
      </header>
      <main>
        <h1>How can we help?</h1>
        <p role="status">
          {ticket
            ? `Thank you. The harbor office reads it as ${ticket}.`
            : 'Moorings, invoices, tides: write to the people who plan them.'}
        </p>
        <helpdesk-form
          ref={form}
          organization="demo"
          theme={theme}
          onhelpdesk-success={({ detail }) => setTicket(detail.response.ticketNumber)}
        >
          <p slot="intro">Name the berth, if it is about one.</p>
          <button slot="success" type="button" onClick={() => form.current?.reset()}>
            Write another message
          </button>
        </helpdesk-form>
      </main>
    </div>
  );
}
