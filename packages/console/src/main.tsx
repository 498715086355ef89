import './ui/text/trusted-types.ts';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LaterToasts } from './app/LaterToasts.tsx';
import { createAppRouter } from './app/router.tsx';
import { cache } from './data/cache.ts';
import { restoreReads } from './data/offline/kept-reads.ts';
import { reloadForAnotherSession } from './data/offline/other-windows.ts';
import { onServerBack } from './data/offline/reach.ts';
import { restoreToast } from './data/toast.ts';
import { TooltipLayer } from './ui/overlays/TooltipLayer.tsx';
import './ui/base.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
document.getElementById('landing')?.remove();

restoreToast();
onServerBack(() => void cache.invalidateQueries());
reloadForAnotherSession();
void start(createRoot(container));

async function start(root: Root) {
  await restoreReads(cache);
  root.render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <RouterProvider router={createAppRouter()} />
        <LaterToasts />
        <TooltipLayer />
      </QueryClientProvider>
    </StrictMode>,
  );
}
