import type { AttachedFile } from './attached.ts';
import type { FormattedMail } from './html-of-mail.ts';
import type { Kind } from './kind.ts';
import type { SenderCheck } from './sender-check.ts';
import type { ParsedMail } from './thread.ts';

/** A mail with its envelope. */
export interface Arrived {
  id: string;
  mail: ParsedMail;
  /** Its text: the whole, and the new part. */
  words: { whole: string; news: string };
  /** How that is formatted. */
  html: FormattedMail;
  sender: string;
  recipients: string[];
  kind: Kind;
  /** What the domain of its sender says of it. */
  check: SenderCheck | null;
  /** What was attached, on disk. */
  files: readonly AttachedFile[];
}
