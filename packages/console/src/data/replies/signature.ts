import type { ReplyAbout } from '@helpdesk/sdk/rules/reply-facts';
import { replyVariables } from '@helpdesk/sdk/rules/reply-variables';
import { type Signatures, signatureOf, signatureRefusal } from '@helpdesk/sdk/rules/signatures';
import { useState } from 'react';
import { useSession } from '../session.ts';
import { useReplyFacts } from './reply-facts.ts';

/** Whom a reply is about in a preview. */
export const somebody: ReplyAbout = {
  customerName: replyVariables['customer.name'].sample,
  customerEmail: replyVariables['customer.email'].sample,
  ticketNumber: replyVariables['ticket.number'].sample,
  subject: replyVariables['ticket.subject'].sample,
};

/** The signatures that end the member's replies, as they are written. */
export function useSignatures(): Signatures {
  const { membership } = useSession();
  return { own: membership?.signature, organization: membership?.organizationSignature };
}

/** What ends a reply about somebody; null for nothing, and while it is not known. */
export function useSigned(about: ReplyAbout, signatures: Signatures): string | null {
  const isWanted = Boolean(signatures.own || signatures.organization);
  const { facts, isPending } = useReplyFacts(about, isWanted);
  return isWanted && !isPending ? signatureOf(signatures, facts) : null;
}

/** A signature that is being written, beside the one that is kept. */
export function useSignatureText(kept: string) {
  const [text, setText] = useState(kept);
  const [sentence, setSentence] = useState<string | null>(null);
  const [start, setStart] = useState(kept);
  const isDirty = text.trim() !== start.trim();
  // Saved or undone here, or changed elsewhere while nothing is written.
  if (start !== kept) {
    setStart(kept);
    if (!isDirty) setText(kept);
  }

  function write(next: string) {
    setText(next);
    setSentence(null);
  }

  /** Returns whether it can be saved; says why when it cannot. */
  function judge(): boolean {
    const refusal = signatureRefusal(text);
    setSentence(refusal);
    return refusal === null;
  }

  return { text, sentence, isDirty, write, judge, refuse: setSentence, reset: () => write(kept) };
}
