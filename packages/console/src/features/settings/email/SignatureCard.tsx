import { variableInsertions } from '../../../data/replies/reply-insertions.ts';
import { somebody, useSignatureText, useSigned } from '../../../data/replies/signature.ts';
import { useLeaveQuestion } from '../../../data/use-leave-question.ts';
import { fieldRefusals, useWrite } from '../../../data/use-write.ts';
import { SignatureCard as Signature } from '../../../ui/signature/SignatureCard.tsx';
import m from '../messages.yaml';
import { settingsKey, type TabProps } from '../settings.ts';

/** The signature below the email replies of members without their own. */
export function SignatureCard({ settings }: TabProps) {
  const kept = settings.signature ?? '';
  const writing = useSignatureText(kept);
  const { text, isDirty, refuse } = writing;
  const preview = useSigned(somebody, { own: null, organization: text });
  const reads = { replaces: settingsKey, refresh: ['auth.user', 'organization.get'] } as const;
  const back = useWrite('organization.updateGeneral', {
    done: m.signatureCard.theChangeWasUndone,
    failed: m.signatureCard.theChangeCouldNotBeUndone,
    ...reads,
  });
  const save = useWrite('organization.updateGeneral', {
    done: { title: m.signatureCard.signatureSaved, undo: () => back.write({ signature: kept }) },
    failed: m.signatureCard.theSignatureCouldNotBeSaved,
    ...reads,
    onFailed: (error) => refuse(fieldRefusals(error)[0]?.message ?? null),
  });
  return (
    <Signature
      subtitle={m.signatureCard.endsTheEmailsWithRepliesOf}
      writing={writing}
      hint={m.signatureCard.agentFirstnameTheTeamReadsThe}
      insertions={variableInsertions}
      preview={preview}
      none={m.signatureCard.repliesAreSentWithoutASignature}
      busy={save.busy}
      question={useLeaveQuestion(isDirty && !save.busy)}
      loss={m.signatureCard.theSignatureIsNotSaved}
      onSave={() => save.write({ signature: text })}
    />
  );
}
