import { variableInsertions } from '../../data/replies/reply-insertions.ts';
import {
  somebody,
  useSignatures,
  useSignatureText,
  useSigned,
} from '../../data/replies/signature.ts';
import { useSession } from '../../data/session.ts';
import { useLeaveQuestion } from '../../data/use-leave-question.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../data/use-write.ts';
import { SignatureCard as Signature } from '../../ui/signature/SignatureCard.tsx';
import m from './messages.yaml';

const failed = (error: Error) => ({
  title: m.signatureCard.updateFailed,
  text: serverMessage(error, m.signatureCard.yourSignatureCouldNotBeSaved),
});

/** The signature below the member's email replies. */
export function SignatureCard() {
  const { membership, organization } = useSession();
  const kept = membership?.signature ?? '';
  const writing = useSignatureText(kept);
  const { text, isDirty, refuse } = writing;
  const preview = useSigned(somebody, { ...useSignatures(), own: text });
  const back = useWrite('profile.update', {
    done: m.signatureCard.theChangeWasUndone,
    failed: m.signatureCard.theChangeCouldNotBeUndone,
    refresh: ['auth.user'],
  });
  const save = useWrite('profile.update', {
    done: { title: m.signatureCard.signatureSaved, undo: () => back.write({ signature: kept }) },
    failed,
    refresh: ['auth.user'],
    onFailed: (error) => refuse(fieldRefusals(error)[0]?.message ?? null),
  });
  return (
    <Signature
      subtitle={m.signatureCard.endsTheEmailsWithYourReplies}
      writing={writing}
      hint={m.signatureCard.leaveItEmptyForTheSignature({
        organization: organization?.name ?? m.signatureCard.yourOrganization,
      })}
      insertions={variableInsertions}
      preview={preview}
      none={m.signatureCard.yourRepliesAreSentWithoutA}
      busy={save.busy}
      question={useLeaveQuestion(isDirty && !save.busy)}
      loss={m.signatureCard.yourSignatureIsNotSaved}
      onSave={() => save.write({ signature: text })}
    />
  );
}
