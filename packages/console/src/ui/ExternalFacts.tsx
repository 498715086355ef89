import { cx } from './cx.ts';
import m from './messages.yaml';

type ExternalFactsProps = {
  externalId: string | null;
  metadata: Readonly<Record<string, unknown>>;
  className?: string;
};

/** Whether there is an external ID or metadata. */
export const hasFacts = ({ externalId, metadata }: Omit<ExternalFactsProps, 'className'>) =>
  externalId !== null || Object.keys(metadata).length > 0;

/** The external ID and metadata that API clients have set. */
export function ExternalFacts({ externalId, metadata, className }: ExternalFactsProps) {
  return (
    <dl className={cx('flex flex-col gap-2 text-sm', className)}>
      {externalId !== null && <Fact name={m.externalFacts.externalId} value={externalId} />}
      {Object.entries(metadata).map(([name, value]) => (
        <Fact key={name} name={name} value={shown(value)} />
      ))}
    </dl>
  );
}

const shown = (value: unknown) => (value === null ? '—' : String(value));

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="min-w-0 text-muted-foreground wrap-anywhere">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
    </div>
  );
}
