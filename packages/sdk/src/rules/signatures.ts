import { filledWith, type ReplyFacts, replyParts, replyTextRefusal } from './reply-variables.ts';

/** The line above a signature in plain text; email programs remove what follows from quotes. */
export const signatureMark = '-- ';

/** Returns what is wrong with a signature; null if nothing is. */
export const signatureRefusal = (text: string): string | null =>
  replyParts(text).some(({ kind }) => kind === 'question')
    ? "A signature can't ask the agent a question. Remove it."
    : replyTextRefusal(text);

/** Fills in the variables of a signature. Leaves out lines whose variables are all unknown, and signature marks, because one is added. */
function fillSignature(text: string, facts: ReplyFacts): string {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line) => {
      const filled = filledWith(line, facts, () => '').trimEnd();
      const isLeftOut = filled.trim() === '' && line.trim() !== '';
      return isLeftOut || filled.trim() === signatureMark.trim() ? [] : [filled];
    })
    .join('\n')
    .trim();
}

export interface Signatures {
  /** The signature of the member who replies; none for replies by a program. */
  own: string | null | undefined;
  organization: string | null | undefined;
}

/** Returns the signature of an email reply: the member's own, or else the organization's; null if there is none. */
export const signatureOf = ({ own, organization }: Signatures, facts: ReplyFacts): string | null =>
  fillSignature(own ?? '', facts) || fillSignature(organization ?? '', facts) || null;
