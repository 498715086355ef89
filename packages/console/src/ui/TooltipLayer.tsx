import { lazy, Suspense } from 'react';
import { useHint } from './hints.ts';

// Its code loads on the first hover, after the first paint.
const TooltipCard = lazy(() => import('./TooltipCard.tsx'));

/** Shows the tooltips of the whole page, one at a time. */
export function TooltipLayer() {
  const hint = useHint();
  return <Suspense>{hint && <TooltipCard hint={hint} />}</Suspense>;
}
