import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

/** Why a part of the details couldn't be loaded, and a button to retry. */
export function NotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="pb-2.5">
      <p className="mb-2 text-sm text-muted-foreground">{whyFailed(error)}</p>
      <Button size="sm" onClick={onRetry}>
        {m.notRead.tryAgain}
      </Button>
    </div>
  );
}
