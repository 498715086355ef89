import { Suspense } from 'react';
import { useHint } from '../hints.ts';
import { later } from '../later.tsx';

// Its code loads on the first hover, after the first paint.
const TooltipCard = later(async () => (await import('./TooltipCard.tsx')).default);

/** Shows the tooltips of the whole page, one at a time. */
export function TooltipLayer() {
  const hint = useHint();
  return <Suspense>{hint && <TooltipCard hint={hint} />}</Suspense>;
}
