import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingRows } from '../LoadingRows.tsx';
import m from '../messages.yaml';

type AttemptsProps = { webhookId: string; deliveryId: string };

const block = 'mt-1 max-h-60 overflow-auto rounded-md bg-muted p-2 font-mono text-xs wrap-anywhere';

/** Each attempt of a delivery with the receiver's response, and the message. */
export function Attempts({ webhookId, deliveryId }: AttemptsProps) {
  const { data, isError, error, refetch } = useRead('webhooks.attempts', {
    id: webhookId,
    deliveryId,
  });
  if (isError) return <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const { attempts, request } = data.data;
  return (
    <div className="w-full text-xs">
      {attempts.length === 0 && <p className="text-muted-foreground">{m.attempts.noAttemptYet}</p>}
      <ol aria-label={m.attempts.attempts} className="flex flex-col gap-2">
        {attempts.map((one) => (
          <li key={`${one.createdAt} ${one.durationMs}`}>
            <p>
              <Ago at={one.createdAt} />{' '}
              {m.attempts.inMs({
                error: one.error ?? m.attempts.answered({ status: one.status ?? '' }),
                durationMs: one.durationMs,
              })}
            </p>
            {one.answer && <pre className={`${block} whitespace-pre-wrap`}>{one.answer}</pre>}
          </li>
        ))}
      </ol>
      {request && (
        <details className="mt-2">
          <summary className="cursor-pointer">{m.attempts.message}</summary>
          <pre className={block}>{JSON.stringify(request, null, 2)}</pre>
        </details>
      )}
    </div>
  );
}
