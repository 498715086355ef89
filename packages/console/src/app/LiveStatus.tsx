import { useLiveState } from '../data/live.ts';
import { Spinner } from '../ui/Spinner.tsx';
import m from './messages.yaml';

/** Shows that live updates are interrupted; renders nothing while they are connected. */
export function LiveStatus() {
  const state = useLiveState();
  return (
    <div role="status" className="px-4 text-xs text-muted-foreground">
      {state === 'reconnecting' && (
        <span className="flex items-center gap-2 pb-2">
          <Spinner className="size-3" />
          {m.liveStatus.reconnecting}
        </span>
      )}
    </div>
  );
}
