import { Button } from '../../../ui/Button.tsx';

/** In the place of the next tickets when these could not be loaded. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="px-4 py-4 text-center text-sm text-muted-foreground">
      More tickets could not be loaded.{' '}
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
