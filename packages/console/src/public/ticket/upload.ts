import { HelpdeskError, type Schema } from '@helpdesk/sdk';
import { publicTicketsBeginUpload, publicTicketsUpload } from '@helpdesk/sdk/operations';
import { uploadByVisitor } from '@helpdesk/sdk/upload';
import { texts } from './texts.ts';

export interface Proof {
  organization: string;
  ticketId: string;
  access: string;
}

/** Uploads a file for a reply; a large one in pieces, which go on where they were cut off. */
export function uploadFor(
  { organization: subdomain, ticketId, access }: Proof,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Schema<'UploadedFile'>> {
  return uploadByVisitor(
    { baseUrl: window.location.origin, credentials: 'omit' },
    {
      whole: publicTicketsUpload,
      begin: publicTicketsBeginUpload,
      subdomain,
      to: { subdomain, ticketId },
      proof: { 'X-Ticket-Access': access },
    },
    file,
    { onProgress, signal },
  );
}

/** Why it was not uploaded: what the server said, else a sentence of ours. */
export function whyNotUploaded(error: unknown): string {
  const isSaid = error instanceof HelpdeskError && error.status > 0 && error.code !== 'http';
  return (isSaid && error.serverMessage) || texts.notUploaded;
}
