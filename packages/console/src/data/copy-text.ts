import { toast } from './toast.ts';

/** Puts a text on the clipboard and says so; false where the page may not. */
export async function copyText(text: string, done = 'Copied!'): Promise<boolean> {
  try {
    // There is no clipboard on a page that did not come over https.
    await navigator.clipboard.writeText(text);
    toast({ title: done });
    return true;
  } catch {
    toast({ title: 'Error', text: 'Press Ctrl+C to copy what is selected', destructive: true });
    return false;
  }
}

/** The same for what the settings give to copy, in their words. */
export const copySetting = (text: string) => copyText(text, 'Copied to clipboard');
