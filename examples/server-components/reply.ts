'use server';
import { HelpdeskError } from '@helpdesk/sdk';
import { helpdesk } from './helpdesk.ts';

/** The state of the form: the result of the reply, and its text if it was not sent. */
export interface Sent {
  said: string;
  message: string;
}

/** A browser can call this with any data; the server refuses an invalid reply. */
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
