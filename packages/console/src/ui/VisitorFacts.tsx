import { BadgeCheck } from 'lucide-react';
import { cx } from './cx.ts';
import m from './messages.yaml';

type VisitorFactsProps = {
  facts: readonly { name: string; value: string; isSigned: boolean }[];
  className?: string;
};

/** The data that a page has set for its visitor, shown as text; marked as verified if its server has signed it. */
export function VisitorFacts({ facts, className }: VisitorFactsProps) {
  const isProved = facts.some(({ isSigned }) => isSigned);
  const isSaid = facts.some(({ isSigned }) => !isSigned);
  return (
    <div className={cx('text-sm', className)}>
      <dl className="flex flex-col gap-1.5">
        {facts.map(({ name, value, isSigned }) => (
          <div key={name} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0 text-muted-foreground wrap-anywhere">{name}</dt>
            <dd className="min-w-0 text-right wrap-anywhere">
              {value}
              {isSigned && (
                <BadgeCheck
                  role="img"
                  aria-label={m.visitorFacts.verified}
                  className="ml-1 inline size-3.5 align-[-2px] text-info-text"
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isSaid && (
        <p className="mt-2 text-xs text-muted-foreground">
          {isProved
            ? m.visitorFacts.thePageSaysThisOnlyWhat
            : m.visitorFacts.thePageSaysThisNothingProves}
        </p>
      )}
    </div>
  );
}
