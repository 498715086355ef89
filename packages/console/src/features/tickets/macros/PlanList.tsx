import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { Check, Minus, Paperclip, TriangleAlert } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { LaterMarkdown } from '../../../ui/formatting/LaterMarkdown.tsx';
import m from '../messages.yaml';
import type { Macro } from './macros.ts';
import type { PlanLine } from './plans.ts';
import type { Answers } from './use-apply.ts';

type PlanListProps = {
  macro: Pick<Macro, 'replyFiles' | 'noteFiles'>;
  lines: readonly PlanLine[];
  answers: Answers;
  /** Whether the texts are an example, for the first of several tickets. */
  isExample: boolean;
};

/** The steps that a macro will take. */
export function PlanList({ macro, lines, answers, isExample }: PlanListProps) {
  return (
    <ul aria-label={m.planList.steps} className="flex flex-col gap-2.5">
      {lines.map(({ kind, outcome, text, detail, words, isFormatted }) => (
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
                  <p className="mt-1 text-xs text-muted-foreground">
                    {m.planList.forTheFirstTicket}
                  </p>
                )}
                <div className="mt-1 max-h-40 overflow-y-auto rounded-md bg-muted px-3 py-2 wrap-anywhere">
                  <LaterMarkdown
                    text={withAnswers(words, answers, isFormatted)}
                    isFormatted={isFormatted}
                  />
                </div>
                <FileNames files={kind === 'note' ? macro.noteFiles : macro.replyFiles} />
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function FileNames({ files }: { files: Macro['replyFiles'] }) {
  if (files.length === 0) return null;
  return (
    <ul
      aria-label={m.planList.files}
      className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted-foreground"
    >
      {files.map(({ id, name }) => (
        <li key={id} className="flex min-w-0 items-center gap-1">
          <Paperclip aria-hidden="true" className="size-3 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Sign({ outcome }: Pick<PlanLine, 'outcome'>) {
  const className = 'mt-0.5 size-4 shrink-0';
  if (outcome === 'refused') {
    return (
      <TriangleAlert
        aria-label={m.planList.notPossible}
        className={cx(className, 'text-warning-text')}
      />
    );
  }
  return outcome === 'unchanged' ? (
    <Minus aria-label={m.planList.unchanged} className={cx(className, 'text-muted-foreground')} />
  ) : (
    <Check aria-hidden="true" className={cx(className, 'text-primary-text')} />
  );
}

/** A text with the answers in place of its input variables. */
const withAnswers = (words: string, answers: Answers, isFormatted: boolean) =>
  answers.reduce(
    (text, { question, answer }) =>
      answer
        ? text.replaceAll(`[${question}]`, () => (isFormatted ? asMarkdown(answer) : answer))
        : text,
    words,
  );
