'use client';
import { useActionState } from 'react';
import { reply, type Sent } from './reply.ts';

const nothing: Sent = { said: '', message: '' };

/** A component of the browser; before its script has loaded the form is sent all the same. */
export function ReplyForm({ ticketId }: { ticketId: string }) {
  const [sent, action, isSending] = useActionState(reply, nothing);
  return (
    <form action={action}>
      <input type="hidden" name="ticketId" value={ticketId} />
      <label>
        Reply <textarea name="message" defaultValue={sent.message} />
      </label>
      <button type="submit" disabled={isSending}>
        Send
      </button>
      <p role="status">{sent.said}</p>
    </form>
  );
}
