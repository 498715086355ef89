import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './app/router.tsx';
import { ToastLayer } from './app/ToastLayer.tsx';
import { cache } from './data/cache.ts';
import { restoreToast } from './data/toast.ts';
import './ui/base.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

restoreToast();
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <RouterProvider router={createAppRouter()} />
      <ToastLayer />
    </QueryClientProvider>
  </StrictMode>,
);
