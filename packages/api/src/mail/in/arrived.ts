import type { Kind } from './kind.ts';
import type { ParsedMail } from './thread.ts';

/** A mail with what is known of its way. */
export interface Arrived {
  id: string;
  mail: ParsedMail;
  /** What it says: all of it, and what of it is new. */
  words: { whole: string; news: string };
  sender: string;
  recipients: string[];
  kind: Kind;
}
