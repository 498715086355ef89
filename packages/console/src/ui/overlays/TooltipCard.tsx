import { Tooltip } from 'radix-ui';
import { type Hint, shareEscape } from '../hints.ts';
import { PointedStandIn } from '../StandIn.tsx';
import { homeOf, placed } from './placement.ts';

/** A tooltip after 700 ms, or immediately when another one closed within the last 300 ms. */
export default function TooltipCard({ hint }: { hint: Hint }) {
  const { element, label, placement, id } = hint;
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
      <Tooltip.Root key={id}>
        <Tooltip.Trigger asChild>
          <PointedStandIn element={element} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={homeOf(element)}>
          <Tooltip.Content
            {...placed(placement)}
            onEscapeKeyDown={shareEscape}
            className="pointer-events-none z-30 max-w-64 rounded-md bg-foreground px-2 py-1 text-xs text-background shadow-raised"
          >
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
