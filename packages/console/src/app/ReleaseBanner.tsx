import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isSomethingTyped, useNewRelease } from '../data/offline/release.ts';
import { Button } from '../ui/Button.tsx';
import m from './messages.yaml';

/** Announces a new release, which loads on the next navigation without unsaved input. */
export function ReleaseBanner() {
  const isNew = useNewRelease();
  const router = useRouter();
  useEffect(() => {
    if (!isNew) return;
    return router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged && !isSomethingTyped()) window.location.reload();
    });
  }, [isNew, router]);

  return (
    <div role="status">
      {isNew && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-muted px-4 py-1.5 text-sm text-muted-foreground md:px-6">
          {m.releaseBanner.aNewVersionIsAvailableIt}
          <Button size="sm" variant="ghost" onClick={() => window.location.reload()}>
            {m.releaseBanner.loadItNow}
          </Button>
        </p>
      )}
    </div>
  );
}
