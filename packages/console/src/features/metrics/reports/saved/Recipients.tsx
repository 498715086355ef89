import { agentName } from '@helpdesk/sdk/rules/names';
import { useId } from 'react';
import { useRead } from '../../../../data/use-read.ts';
import { whyFailed } from '../../../../data/why-failed.ts';
import { ErrorState } from '../../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import m from '../../messages.yaml';

const most = 10;

type RecipientsProps = {
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** Selects the recipients of a report from the members who can see reports. */
export function Recipients({ chosen, error, onChange }: RecipientsProps) {
  const note = useId();
  const { data, isError, error: failure, refetch } = useRead('savedReports.recipients');
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-medium">{m.savedReports.recipients}</legend>
      {isError ? (
        <ErrorState text={whyFailed(failure)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="w-48" />
      ) : (
        <div className="grid max-h-48 gap-x-4 gap-y-1.5 overflow-y-auto sm:grid-cols-2">
          {data.map((user) => (
            <label key={user.id} className="flex items-start gap-2 text-sm">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-primary"
                checked={chosen.includes(user.id)}
                disabled={chosen.length >= most && !chosen.includes(user.id)}
                onChange={() => toggle(user.id)}
              />
              <span className="min-w-0 wrap-anywhere">{agentName(user)}</span>
            </label>
          ))}
        </div>
      )}
      <p
        id={note}
        role={error ? 'alert' : undefined}
        className={
          error ? 'mt-1.5 text-xs text-destructive-text' : 'mt-1.5 text-xs text-muted-foreground'
        }
      >
        {error ?? m.savedReports.recipientsHint({ most })}
      </p>
    </fieldset>
  );
}
