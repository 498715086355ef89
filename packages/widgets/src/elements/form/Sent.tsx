import { h } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SubmitResult, WidgetForm } from './api.ts';

interface Props {
  host: HTMLElement;
  form: WidgetForm;
  result: SubmitResult;
}

const thanks = 'Thank you! Your message has been sent successfully.';

/** Says that the message has arrived, and under which number. */
export function Sent({ host, form, result }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus is gone; without this it would fall back to the page's top.
    if (host.ownerDocument.activeElement === host) panel.current?.focus();
  }, []);

  return (
    <div ref={panel} part="success" class="state" role="status" tabIndex={-1}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="2.5"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d="m4 12.5 5.5 5.5L20 7" />
      </svg>
      <strong>{result.message || form.settings?.successMessage || thanks}</strong>
      {result.ticketNumber && (
        <p>
          Your ticket number is <b part="ticket">{result.ticketNumber}</b>
        </p>
      )}
    </div>
  );
}
