import type { ReplyAbout } from '@helpdesk/sdk/rules/reply-facts';
import { replyVariables } from '@helpdesk/sdk/rules/reply-variables';
import { type Signatures, signatureOf, signatureRefusal } from '@helpdesk/sdk/rules/signatures';
import { useState } from 'react';
import { useSession } from '../session.ts';
import { useReplyFacts } from './reply-facts.ts';

/** The sample customer and ticket for previews. */
export const somebody: ReplyAbout = {
  customerName: replyVariables['customer.name'].sample,
  customerEmail: replyVariables['customer.email'].sample,
  ticketNumber: replyVariables['ticket.number'].sample,
  subject: replyVariables['ticket.subject'].sample,
};

/** Returns the signatures for the member's replies, as stored. */
export function useSignatures(): Signatures {
  const { membership } = useSession();
  return { own: membership?.signature, organization: membership?.organizationSignature };
}

/** Returns the signature of a reply about a customer; null if there is none, and while loading. */
export function useSigned(about: ReplyAbout, signatures: Signatures): string | null {
  const isWanted = Boolean(signatures.own || signatures.organization);
  const { facts, isPending } = useReplyFacts(about, isWanted);
  return isWanted && !isPending ? signatureOf(signatures, facts) : null;
}

/** The signature being edited, with the stored one. */
export function useSignatureText(kept: string) {
  const [text, setText] = useState(kept);
  const [sentence, setSentence] = useState<string | null>(null);
  const [start, setStart] = useState(kept);
  const isDirty = text.trim() !== start.trim();
  // Saved or discarded here, or changed elsewhere while it isn't edited.
  if (start !== kept) {
    setStart(kept);
    if (!isDirty) setText(kept);
  }

  function write(next: string) {
    setText(next);
    setSentence(null);
  }

  /** Returns whether the signature is valid; shows the error if not. */
  function validate(): boolean {
    const refusal = signatureRefusal(text);
    setSentence(refusal);
    return refusal === null;
  }

  return {
    text,
    sentence,
    isDirty,
    write,
    validate,
    refuse: setSentence,
    reset: () => write(kept),
  };
}
