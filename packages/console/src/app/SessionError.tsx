import { ErrorState } from '../ui/EmptyState.tsx';

/** The server could not be asked who is signed in: nobody is signed out for that. */
export function SessionError({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState text={error?.message} onRetry={onRetry} />
    </main>
  );
}
