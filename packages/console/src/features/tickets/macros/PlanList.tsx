import { Check, Minus, TriangleAlert } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import type { PlanLine } from './plans.ts';
import type { Answers } from './use-apply.ts';

type PlanListProps = {
  lines: readonly PlanLine[];
  answers: Answers;
  /** Whether the words are those for the first of several tickets. */
  isExample: boolean;
};

/** The steps of a macro, as they will be taken. */
export function PlanList({ lines, answers, isExample }: PlanListProps) {
  return (
    <ul aria-label="Steps" className="flex flex-col gap-2.5">
      {lines.map(({ kind, outcome, text, detail, words }) => (
        <li key={kind} className="flex items-start gap-2 text-sm">
          <Sign outcome={outcome} />
          <div className="min-w-0 flex-1">
            <p className={cx('wrap-anywhere', outcome === 'unchanged' && 'text-muted-foreground')}>
              {text}
              {detail && (
                <span className={outcome === 'refused' ? 'text-warning-text' : undefined}>
                  {' '}
                  ({detail})
                </span>
              )}
            </p>
            {words !== null && (
              <>
                {isExample && (
                  <p className="mt-1 text-xs text-muted-foreground">For the first ticket:</p>
                )}
                <p className="mt-1 max-h-40 overflow-y-auto rounded-md bg-muted px-3 py-2 wrap-anywhere whitespace-pre-wrap">
                  {withAnswers(words, answers)}
                </p>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sign({ outcome }: Pick<PlanLine, 'outcome'>) {
  const className = 'mt-0.5 size-4 shrink-0';
  if (outcome === 'refused') {
    return (
      <TriangleAlert aria-label="Not possible" className={cx(className, 'text-warning-text')} />
    );
  }
  return outcome === 'unchanged' ? (
    <Minus aria-label="Unchanged" className={cx(className, 'text-muted-foreground')} />
  ) : (
    <Check aria-hidden="true" className={cx(className, 'text-primary-text')} />
  );
}

/** Words with what is typed in place of what they ask. */
const withAnswers = (words: string, answers: Answers) =>
  answers.reduce(
    (text, { question, answer }) =>
      answer ? text.replaceAll(`[${question}]`, () => answer) : text,
    words,
  );
