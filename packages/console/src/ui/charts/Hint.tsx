import { Swatch } from './Swatch.tsx';
import type { Series } from './series.ts';

type HintProps = {
  x: number;
  width: number;
  title: string;
  rows: readonly { name: string; text: string; color: Series['color'] }[];
};

/** The tooltip of a point of a chart. */
export function Hint({ x, width, title, rows }: HintProps) {
  const isRight = x > width / 2;
  return (
    <div
      aria-hidden="true"
      style={isRight ? { right: width - x + 12 } : { left: x + 12 }}
      className="pointer-events-none absolute top-2 z-10 min-w-36 rounded-lg border bg-raised px-3 py-2 text-xs shadow-overlay"
    >
      <p className="mb-1 font-medium whitespace-nowrap">{title}</p>
      {rows.map(({ name, text, color }) => (
        <p key={name} className="flex items-center justify-between gap-4 whitespace-nowrap">
          <span className="flex items-center gap-1.5 text-muted-foreground">
            <Swatch color={color} />
            {name}
          </span>
          <span className="font-medium tabular-nums">{text}</span>
        </p>
      ))}
    </div>
  );
}
