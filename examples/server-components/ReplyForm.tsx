'use client';
import { useActionState } from 'react';
import { reply, type Sent } from './reply.ts';

const nothing: Sent = { said: '', message: '' };

/** A client component. The form can be sent even before its script has loaded. */
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
