import './data/trusted-types.ts';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './app/router.tsx';
import { cache } from './data/cache.ts';
import { restoreToast } from './data/toast.ts';
import { TooltipLayer } from './ui/TooltipLayer.tsx';
import './ui/base.css';

// Toasts appear only after an action, so their code may load after the first paint.
const ToastLayer = lazy(() => import('./app/ToastLayer.tsx'));

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

restoreToast();
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <RouterProvider router={createAppRouter()} />
      <Suspense>
        <ToastLayer />
      </Suspense>
      <TooltipLayer />
    </QueryClientProvider>
  </StrictMode>,
);
