import type { QueryClient } from '@tanstack/react-query';
import { fetchPagesWhenIdle } from '../data/idle-pages.ts';
import { keepReads } from '../data/offline/keep-reads.ts';
import { keepShell } from '../data/offline/keep-shell.ts';
import { startUnsent } from '../features/tickets/unsent/start-unsent.ts';
import { followFocus } from '../ui/overlays/follow-focus.ts';

/** Starts everything that can wait until after the first screen; returns a function that stops the part that belongs to the screen. */
export function startLater(client: QueryClient): () => void {
  const stop = followFocus();
  keepReads(client);
  startUnsent(client);
  // Dialogs that may be opened while the server is unreachable.
  void import('../features/tickets/unsent/UnsentDialog.tsx');
  void import('../features/tickets/unsent/LogOutDialog.tsx');
  void fetchPagesWhenIdle().then((files) => {
    if (files.length > 0) void keepShell(files);
  });
  return stop;
}
