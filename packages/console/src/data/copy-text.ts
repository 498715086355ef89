import m from './messages.yaml';
import { toast } from './toast.ts';

/** Copies a text to the clipboard and shows a toast; returns false if the page can't access the clipboard. */
export async function copyText(text: string, done = m.copyText.copied): Promise<boolean> {
  try {
    // Browsers only provide the clipboard on HTTPS pages.
    await navigator.clipboard.writeText(text);
    toast({ title: done });
    return true;
  } catch {
    toast({ title: m.copyText.error, text: m.copyText.pressCtrlCToCopyWhat, destructive: true });
    return false;
  }
}

/** Copies a text with the toast of the settings. */
export const copySetting = (text: string) => copyText(text, m.copyText.copiedToClipboard);
