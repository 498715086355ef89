import type { Html } from '../../formatting/store/message-html.ts';
import type { AttachedFile } from './attached.ts';
import type { Forwarded } from './forwarded.ts';
import type { FormattedMail } from './html-of-mail.ts';
import type { Kind } from './kind.ts';
import type { ForwardedBy, People } from './people.ts';
import type { SenderCheck } from './sender-check.ts';
import type { ParsedMail } from './thread.ts';

/** A mail with its envelope. */
export interface Arrived {
  id: string;
  mail: ParsedMail;
  /** Its text: the whole, and the new part. */
  words: { whole: string; news: string };
  /** What these have no room for; null for nothing. */
  rest: Record<'whole' | 'news', string | null>;
  /** How that is formatted. */
  html: FormattedMail;
  /** The address in From: what joins a ticket is weighed by it alone. */
  sender: string;
  /** Who wrote it; null where that is nobody. */
  people: People | null;
  /** Whether it answers a mail of ours, so that what it quotes is on another ticket. */
  isAnswerToOurs: boolean;
  /** The mail that a member has forwarded with it. */
  forward: (Forwarded & { html: Html | null; by: ForwardedBy | null }) | null;
  recipients: string[];
  kind: Kind;
  /** What the domain of its sender says of it. */
  check: SenderCheck | null;
  /** What was attached, on disk. */
  files: readonly AttachedFile[];
}
