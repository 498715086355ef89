import { isDrawn } from '@helpdesk/sdk/rules/pictures';

/** A file of a message, as the contract has it. */
export type ShownFile = {
  id: string;
  name: string;
  size: number;
  type: string;
  url: string;
  state?: 'ready' | 'checking' | 'infected';
  threat?: string | null;
};

/** How a file is looked at here; null where it is only saved. PDFs and texts are pages of their own, in the sandbox of their address. */
export function viewOf({
  type,
  state = 'ready',
}: Pick<ShownFile, 'type' | 'state'>): 'picture' | 'page' | 'sound' | 'film' | null {
  if (state !== 'ready') return null;
  if (isDrawn(type)) return 'picture';
  if (type === 'text/plain') return 'page';
  // A browser that shows no PDFs would save one instead.
  if (type === 'application/pdf') return navigator.pdfViewerEnabled ? 'page' : null;
  if (type.startsWith('audio/')) return 'sound';
  return type.startsWith('video/') ? 'film' : null;
}
