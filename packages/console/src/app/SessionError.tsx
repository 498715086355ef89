import { whyFailed } from '../data/why-failed.ts';
import { ErrorState } from '../ui/EmptyState.tsx';
import m from './messages.yaml';

type SessionErrorProps = { error: Error | null; onRetry: () => unknown };

/** Shown when the session couldn't be loaded, or the user isn't a member here. It never signs the user out. */
export function SessionError({ error, onRetry }: SessionErrorProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center">
      <ErrorState text={whyFailed(error)} onRetry={onRetry} />
      <a href="/" className="rounded-sm text-sm text-muted-foreground hover:text-foreground">
        {m.sessionError.goToTheStartPage}
      </a>
    </main>
  );
}
