import { type Series, strokes } from './series.ts';

/** The line sample in a legend. */
export function Swatch({ color }: { color: Series['color'] }) {
  return (
    <svg aria-hidden="true" width={14} height={8} className="shrink-0">
      <line x1={1} x2={13} y1={4} y2={4} strokeWidth={2.5} className={strokes[color]} />
    </svg>
  );
}
