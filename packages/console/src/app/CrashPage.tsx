import { HelpdeskError } from '@helpdesk/sdk';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { whyFailed } from '../data/why-failed.ts';
import { Button } from '../ui/Button.tsx';
import m from './messages.yaml';

/** Shown when a page fails to render or its code fails to load, for example after an update of the server. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <div
      role="alert"
      className="flex min-h-80 flex-col items-center justify-center px-6 py-16 text-center"
    >
      <h1 className="text-lg font-semibold">{m.crashPage.somethingWentWrong}</h1>
      <p className="mt-1 max-w-md text-sm text-muted-foreground">
        {error instanceof HelpdeskError ? whyFailed(error) : (error as Error).message}
      </p>
      <Button variant="secondary" className="mt-5" onClick={() => window.location.reload()}>
        {m.crashPage.reloadThePage}
      </Button>
    </div>
  );
}
