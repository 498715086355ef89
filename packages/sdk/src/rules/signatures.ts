import { filledWith, type ReplyFacts, replyParts, replyTextRefusal } from './reply-variables.ts';

/** What begins a signature in the text of a mail, by which mail programs leave it out of quotes. */
export const signatureMark = '-- ';

/** What is wrong with a signature; null when nothing is. */
export const signatureRefusal = (text: string): string | null =>
  replyParts(text).some(({ kind }) => kind === 'question')
    ? "A signature can't ask the agent a question. Remove it."
    : replyTextRefusal(text);

/** A signature with its variables filled in. A line in which nothing is known is left out, and so is a mark: it has its own. */
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
  /** Of the member who replies; none where a program does. */
  own: string | null | undefined;
  organization: string | null | undefined;
}

/** What ends the mail with a reply: the member's own signature, else that of the organization; null for none. */
export const signatureOf = ({ own, organization }: Signatures, facts: ReplyFacts): string | null =>
  fillSignature(own ?? '', facts) || fillSignature(organization ?? '', facts) || null;
