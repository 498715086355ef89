import { HelpdeskError, type Schema } from '@helpdesk/sdk';
import { publicTicketsBeginUpload, publicTicketsUpload } from '@helpdesk/sdk/operations';
import { sayWrong } from '@helpdesk/sdk/rules/page-sentences/wrong';
import { uploadByVisitor } from '@helpdesk/sdk/upload';
import { language, texts } from './texts.ts';

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

/** Whether a file would be refused again: it is too large, or of a kind that is not taken. */
export const isUnfit = (error: unknown): boolean =>
  error instanceof HelpdeskError && [400, 413, 415].includes(error.status);

/** Why it was not uploaded: in the language of the page, or what the server said where that is in English. */
export function whyNotUploaded(error: unknown): string {
  if (!(error instanceof HelpdeskError) || error.status === 0) return texts.notUploaded;
  if (language !== 'en') {
    const { refusal } = sayWrong(
      { mistakes: {}, refusals: texts.refusals },
      new Intl.PluralRules(language),
    );
    return refusal({ code: error.code, message: error.serverMessage ?? '' }) ?? texts.notUploaded;
  }
  return (error.code !== 'http' && error.serverMessage) || texts.notUploaded;
}
