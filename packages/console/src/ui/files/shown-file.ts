import { isDrawn } from '@helpdesk/sdk/rules/pictures';

/** A file of a message, in the contract's format. */
export type ShownFile = {
  id: string;
  name: string;
  size: number;
  type: string;
  url: string;
  state?: 'ready' | 'checking' | 'infected';
  threat?: string | null;
};

/** Returns how the console shows a file; null if it can only be downloaded. PDFs and texts are sandboxed pages of their own. */
export function viewOf({
  type,
  state = 'ready',
}: Pick<ShownFile, 'type' | 'state'>): 'picture' | 'page' | 'sound' | 'film' | null {
  if (state !== 'ready') return null;
  if (isDrawn(type)) return 'picture';
  if (type === 'text/plain') return 'page';
  // A browser that can't show PDFs would download it instead.
  if (type === 'application/pdf') return navigator.pdfViewerEnabled ? 'page' : null;
  if (type.startsWith('audio/')) return 'sound';
  return type.startsWith('video/') ? 'film' : null;
}
