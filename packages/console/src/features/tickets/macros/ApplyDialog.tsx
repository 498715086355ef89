import { replyQuestions, sampleFacts } from '@helpdesk/sdk/rules/reply-variables';
import { useState } from 'react';
import { serverMessage } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ticketCount } from '../bulk/bulk.ts';
import m from '../messages.yaml';
import { MacroPicker } from './MacroPicker.tsx';
import type { Macro } from './macros.ts';
import { PlanList } from './PlanList.tsx';
import { planLines, refusals } from './plans.ts';
import { type Answers, STEP } from './use-apply.ts';
import { usePreview } from './use-preview.ts';

type ApplyDialogProps = {
  /** A description of the tickets that it's applied to, for display. */
  about: string;
  /** The tickets in the preview. */
  ids: readonly string[];
  count: number;
  onApply: (macro: Macro, answers: Answers) => void;
  onClose: () => void;
};

/** Finds a macro, previews what it will do, and applies it. */
export function ApplyDialog({ about, ids, count, onApply, onClose }: ApplyDialogProps) {
  const [macro, setMacro] = useState<Macro | null>(null);
  return macro ? (
    <Preview
      key={macro.id}
      {...{ about, ids, count, macro, onClose }}
      onApply={(answers) => onApply(macro, answers)}
      onBack={() => setMacro(null)}
    />
  ) : (
    <MacroPicker about={about} onPick={setMacro} onClose={onClose} />
  );
}

type PreviewProps = Omit<ApplyDialogProps, 'onApply'> & {
  macro: Macro;
  onApply: (answers: Answers) => void;
  onBack: () => void;
};

function Preview({ about, ids, count, macro, onApply, onBack, onClose }: PreviewProps) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const looked = ids.slice(0, STEP);
  const read = usePreview(macro.id, looked);
  const plans = read.data;
  const isOne = count === 1;
  const questions = questionsOf(macro, isOne ? (plans?.[0]?.questions ?? []) : []);
  const answers = questions.map((question) => ({
    question,
    answer: given[question]?.trim() ?? '',
  }));
  const answered = answers.flatMap(({ question, answer }) => (answer ? [question] : []));
  const isAnswered = answered.length === questions.length;
  const possible = plans?.some(({ canApply }) => canApply) ?? false;
  const changes = plans?.some(({ steps }) => steps.some(({ outcome }) => outcome !== 'unchanged'));
  const problems = plans && !isOne ? refusals(plans, questions) : [];

  return (
    <Dialog
      open
      onClose={onClose}
      title={macro.name}
      description={m.applyDialog.whatHappensTo({ about })}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (possible && isAnswered) onApply(answers.filter(({ answer }) => answer));
        }}
      >
        {questions.map((question, at) => (
          <Field key={question} label={question}>
            <Input
              data-autofocus={at === 0 ? '' : undefined}
              value={given[question] ?? ''}
              maxLength={1_000}
              autoComplete="off"
              onChange={({ target }) => setGiven((old) => ({ ...old, [question]: target.value }))}
            />
          </Field>
        ))}
        {plans ? (
          <PlanList macro={macro} lines={planLines(plans)} answers={answers} isExample={!isOne} />
        ) : read.error ? (
          <ErrorState
            text={serverMessage(read.error, m.applyDialog.whatItWouldDoCouldNot)}
            onRetry={() => void read.refetch()}
          />
        ) : (
          <div role="status" className="flex flex-col gap-2">
            <span className="sr-only">{m.applyDialog.loading}</span>
            <Skeleton className="w-48" />
            <Skeleton className="w-64 max-w-full" />
          </div>
        )}
        {count > looked.length && (
          <p className="text-sm text-muted-foreground">
            {m.applyDialog.lookedAtOf({ count: looked.length, ticketCount: ticketCount(count) })}
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem} className="text-sm text-warning-text">
            {m.applyDialog.notAppliedTo({ problem })}
          </p>
        ))}
        {plans && possible && !changes && (
          <p role="status" className="text-sm text-muted-foreground">
            {m.applyDialog.thereIsNothingToChange}
          </p>
        )}
        <DialogActions>
          <Button onClick={onBack}>{m.applyDialog.anotherMacro}</Button>
          <Button
            type="submit"
            variant="primary"
            data-autofocus={questions.length === 0 ? '' : undefined}
            disabled={!possible || !isAnswered || !changes}
          >
            {isOne
              ? m.applyDialog.apply
              : m.applyDialog.applyTo({ ticketCount: ticketCount(count) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The input variables of its texts, plus the missing values if there is only one ticket. */
function questionsOf({ reply, note }: Macro, missing: readonly string[]): string[] {
  const asked = [reply, note].flatMap((text) => (text ? replyQuestions(text, sampleFacts) : []));
  return [...new Set([...asked, ...missing])];
}
