import type { Html } from '../../formatting/store/message-html.ts';
import type { AttachedFile } from './attached.ts';
import type { Forwarded } from './forwarded.ts';
import type { FormattedMail } from './html-of-mail.ts';
import type { Kind } from './kind.ts';
import type { ForwardedBy, People } from './people.ts';
import type { SenderCheck } from './sender-check.ts';
import type { ParsedMail } from './thread.ts';

/** An incoming email with everything known about it. */
export interface Arrived {
  id: string;
  mail: ParsedMail;
  /** Its text: the whole, and only the new part. */
  words: { whole: string; news: string };
  /** Text beyond the length limit of a message; null for none. */
  rest: Record<'whole' | 'news', string | null>;
  /** Its formatting. */
  html: FormattedMail;
  /** The address in From, which alone decides whether the email may join a ticket. */
  sender: string;
  /** The people named in the email, including its writer; null if no one can be answered. */
  people: People | null;
  /** Whether it answers one of our emails, so the text it quotes is already on another ticket. */
  isAnswerToOurs: boolean;
  /** The email that a member has forwarded with it. */
  forward: (Forwarded & { html: Html | null; by: ForwardedBy | null }) | null;
  recipients: string[];
  kind: Kind;
  /** The result of the sender check. */
  check: SenderCheck | null;
  /** The attachments, stored on disk. */
  files: readonly AttachedFile[];
}
