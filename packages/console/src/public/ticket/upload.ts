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

/** Uploads a file for a reply; a large one in parts, which resume after an interruption. */
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

/** Whether the server would refuse a file again: it's too large, or of a type that isn't allowed. */
export const isUnfit = (error: unknown): boolean =>
  error instanceof HelpdeskError && [400, 413, 415].includes(error.status);

/** Why it wasn't uploaded: in the language of the page, or the server's message if that is English. */
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
