import { toast } from './toast.ts';

/** Copies a text to the clipboard and shows a toast; returns false where the page has no access to the clipboard. */
export async function copyText(text: string, done = 'Copied!'): Promise<boolean> {
  try {
    // Browsers provide the clipboard only on HTTPS pages.
    await navigator.clipboard.writeText(text);
    toast({ title: done });
    return true;
  } catch {
    toast({ title: 'Error', text: 'Press Ctrl+C to copy what is selected', destructive: true });
    return false;
  }
}

/** The same with the toast texts of the settings. */
export const copySetting = (text: string) => copyText(text, 'Copied to clipboard');
