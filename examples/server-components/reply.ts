'use server';
import { HelpdeskError } from '@helpdesk/sdk';
import { helpdesk } from './helpdesk.ts';

/** What the form shows: what became of the reply, and the words if they are still to be sent. */
export interface Sent {
  said: string;
  message: string;
}

/** A browser calls this with whatever it likes; the server refuses what is no reply. */
export async function reply(_before: Sent, form: FormData): Promise<Sent> {
  const message = String(form.get('message') ?? '');
  try {
    await helpdesk.tickets.reply({ id: String(form.get('ticketId')), message });
    return { said: 'Reply sent.', message: '' };
  } catch (error) {
    if (!(error instanceof HelpdeskError)) throw error;
    return { said: error.serverMessage, message };
  }
}
