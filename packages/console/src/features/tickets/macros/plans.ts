import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ticketCount } from '../bulk/bulk.ts';
import m from '../messages.yaml';
import { stepText } from './step-texts.ts';

type Plan = Schema<'MacroPlan'>;
type Step = Schema<'MacroStep'>;

/** A step of a macro across all previewed tickets. */
export type PlanLine = {
  kind: Step['kind'];
  outcome: Step['outcome'];
  text: string;
  /** The number of affected tickets, or why the step is refused. */
  detail: string | null;
  /** The text of a reply or a note. */
  words: string | null;
  isFormatted: boolean;
};

/** Previews what a macro would do to one or several tickets, step by step. */
export function planLines(plans: readonly Plan[]): PlanLine[] {
  const kinds = new Set(plans.flatMap(({ steps }) => steps.map(({ kind }) => kind)));
  return [...kinds].map((kind) => {
    const steps = plans.flatMap((plan) => plan.steps.filter((step) => step.kind === kind));
    return lineOf(kind, steps, plans.length);
  });
}

function lineOf(kind: Step['kind'], steps: readonly Step[], total: number): PlanLine {
  const having = (outcome: Step['outcome']) => steps.filter((step) => step.outcome === outcome);
  const [done, unchanged, refused] = [having('done'), having('unchanged'), having('refused')];
  const shown = done[0] ?? refused[0] ?? (unchanged[0] as Step);
  const reasons = [...new Set(refused.map(({ because }) => because))].join('. ');
  const details = [
    ...(total > 1 && done.length > 0 && done.length < total
      ? [m.plans.on({ ticketCount: ticketCount(done.length) })]
      : []),
    ...(total > 1 && done.length > 0 && unchanged.length > 0
      ? [m.plans.already({ ticketCount: ticketCount(unchanged.length) })]
      : []),
    ...(refused.length > 0
      ? [total > 1 ? m.plans.notOn({ ticketCount: ticketCount(refused.length), reasons }) : reasons]
      : []),
  ];
  return {
    kind,
    outcome: shown.outcome,
    text: stepText(shown),
    detail: details.length > 0 ? details.join(', ') : null,
    words: kind === 'note' || kind === 'reply' ? shown.to : null,
    isFormatted: shown.format === 'markdown',
  };
}

/** The tickets to which a macro can't be applied with the given answers, and why. */
export function refusals(plans: readonly Plan[], answered: readonly string[]): string[] {
  const missing = plans.filter(({ questions }) => questions.some((one) => !answered.includes(one)));
  const asked = new Set(missing.flatMap(({ questions }) => questions));
  for (const question of answered) asked.delete(question);
  const impossible = plans.filter(({ canApply }) => !canApply);
  return [
    ...(missing.length > 0
      ? [
          m.plans.withoutAnAnswerTo({
            ticketCount: ticketCount(missing.length),
            value: [...asked].join(', '),
          }),
        ]
      : []),
    ...(impossible.length > 0
      ? [m.plans.asTheyAreAMacroDoes({ ticketCount: ticketCount(impossible.length) })]
      : []),
  ];
}
