import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

/** Shown at the end of the list if the next tickets couldn't be loaded. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="px-4 py-4 text-center text-sm text-muted-foreground">
      {m.moreFailed.moreTicketsCouldNotBeLoaded}{' '}
      <Button size="sm" onClick={onRetry}>
        {m.moreFailed.tryAgain}
      </Button>
    </p>
  );
}
