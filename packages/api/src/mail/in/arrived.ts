import type { Kind } from './kind.ts';
import type { ParsedMail } from './thread.ts';

/** A mail with its envelope. */
export interface Arrived {
  id: string;
  mail: ParsedMail;
  /** Its text: the whole, and the new part. */
  words: { whole: string; news: string };
  sender: string;
  recipients: string[];
  kind: Kind;
}
