import { variableInsertions } from '../../data/reply-insertions.ts';
import { useSession } from '../../data/session.ts';
import { somebody, useSignatures, useSignatureText, useSigned } from '../../data/signature.ts';
import { useLeaveQuestion } from '../../data/use-leave-question.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../data/use-write.ts';
import { SignatureCard as Signature } from '../../ui/SignatureCard.tsx';

const failed = (error: Error) => ({
  title: 'Update Failed',
  text: serverMessage(error, 'Your signature could not be saved. Please try again.'),
});

/** What ends the mails with the member's replies. */
export function SignatureCard() {
  const { membership, organization } = useSession();
  const kept = membership?.signature ?? '';
  const writing = useSignatureText(kept);
  const { text, isDirty, refuse } = writing;
  const preview = useSigned(somebody, { ...useSignatures(), own: text });
  const back = useWrite('profile.update', {
    done: 'The change was undone',
    failed: 'The change could not be undone',
    refresh: ['auth.user'],
  });
  const save = useWrite('profile.update', {
    done: { title: 'Signature saved', undo: () => back.write({ signature: kept }) },
    failed,
    refresh: ['auth.user'],
    onFailed: (error) => refuse(fieldRefusals(error)[0]?.message ?? null),
  });
  return (
    <Signature
      subtitle="Ends the emails with your replies to customers."
      writing={writing}
      hint={`Leave it empty for the signature of ${organization?.name ?? 'your organization'}.`}
      insertions={variableInsertions}
      preview={preview}
      none="Your replies are sent without a signature."
      busy={save.busy}
      question={useLeaveQuestion(isDirty && !save.busy)}
      loss="Your signature is not saved."
      onSave={() => save.write({ signature: text })}
    />
  );
}
