import { variableInsertions } from '../../../data/reply-insertions.ts';
import { somebody, useSignatureText, useSigned } from '../../../data/signature.ts';
import { useLeaveQuestion } from '../../../data/use-leave-question.ts';
import { fieldRefusals, useWrite } from '../../../data/use-write.ts';
import { SignatureCard as Signature } from '../../../ui/SignatureCard.tsx';
import { settingsKey, type TabProps } from '../settings.ts';

/** What ends the mails with replies of whoever has no signature of their own. */
export function SignatureCard({ settings }: TabProps) {
  const kept = settings.signature ?? '';
  const writing = useSignatureText(kept);
  const { text, isDirty, refuse } = writing;
  const preview = useSigned(somebody, { own: null, organization: text });
  const reads = { replaces: settingsKey, refresh: ['auth.user', 'organization.get'] } as const;
  const back = useWrite('organization.updateGeneral', {
    done: 'The change was undone',
    failed: 'The change could not be undone',
    ...reads,
  });
  const save = useWrite('organization.updateGeneral', {
    done: { title: 'Signature saved', undo: () => back.write({ signature: kept }) },
    failed: 'The signature could not be saved',
    ...reads,
    onFailed: (error) => refuse(fieldRefusals(error)[0]?.message ?? null),
  });
  return (
    <Signature
      subtitle="Ends the emails with replies of members who have no signature of their own, and of programs."
      writing={writing}
      hint="{agent.firstName|The team} reads “The team” in the replies of programs."
      insertions={variableInsertions}
      preview={preview}
      none="Replies are sent without a signature."
      busy={save.busy}
      question={useLeaveQuestion(isDirty && !save.busy)}
      loss="The signature is not saved."
      onSave={() => save.write({ signature: text })}
    />
  );
}
