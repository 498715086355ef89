import type { QueryClient } from '@tanstack/react-query';
import { fetchPagesWhenIdle } from '../data/idle-pages.ts';
import { keepReads } from '../data/offline/keep-reads.ts';
import { keepShell } from '../data/offline/keep-shell.ts';
import { startUnsent } from '../features/tickets/unsent/start-unsent.ts';
import { followFocus } from '../ui/overlays/follow-focus.ts';

/** Begins what comes after the first screen, in its own time; returns what ends the part that belongs to the screen. */
export function startLater(client: QueryClient): () => void {
  const stop = followFocus();
  keepReads(client);
  startUnsent(client);
  // Dialogs that are wanted while the server is away.
  void import('../features/tickets/unsent/UnsentDialog.tsx');
  void import('../features/tickets/unsent/LogOutDialog.tsx');
  void fetchPagesWhenIdle().then((files) => {
    if (files.length > 0) void keepShell(files);
  });
  return stop;
}
