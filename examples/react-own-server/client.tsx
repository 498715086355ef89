/** The form of the page, in the browser. It calls the shop's own server, and knows neither the helpdesk nor a key. */
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

function NewTicket() {
  const [said, setSaid] = useState('');
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await fetch('/tickets', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    const { ticketNumber, message } = await answer.json();
    setSaid(answer.ok ? `Thank you. Your ticket is ${ticketNumber}.` : message);
    if (answer.ok) form.reset();
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <label>
        Subject <input name="subject" required />
      </label>
      <label>
        What happened? <textarea name="description" required />
      </label>
      <button type="submit">Send</button>
      <p role="status">{said}</p>
    </form>
  );
}

const place = document.getElementById('new-ticket');
if (place) createRoot(place).render(<NewTicket />);
