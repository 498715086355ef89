import type {} from '@helpdesk/widgets/react';
import { useEffect, useRef, useState } from 'react';

type Theme = 'light' | 'dark';

/** A React page with the form in its JSX: attributes follow state, and it listens to the element's events. */
export function SupportPage() {
  const [theme, setTheme] = useState<Theme>('light');
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLElementTagNameMap['helpdesk-form']>(null);

  useEffect(() => {
    const element = form.current;
    const thank = () => setSent(true);
    element?.addEventListener('helpdesk-success', thank);
    return () => element?.removeEventListener('helpdesk-success', thank);
  }, []);

  return (
    <div className="page" data-theme={theme}>
      <header>
        <strong>Tidewater</strong>
        <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          {theme === 'light' ? 'Dark' : 'Light'} theme
        </button>
      </header>
      <main>
        <h1>How can we help?</h1>
        <p role="status">
          {sent
            ? 'Thank you. Somebody of the harbour office is reading it.'
            : 'Moorings, invoices, tides: write to the people who plan them.'}
        </p>
        <helpdesk-form ref={form} organization="demo" theme={theme} />
      </main>
    </div>
  );
}
