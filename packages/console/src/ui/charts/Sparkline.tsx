import { linesThrough } from './scale.ts';

const WIDTH = 120;
const HEIGHT = 28;

/** The trend of a number without axis or labels: decoration beside the number. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const top = Math.max(...values.map((value) => value ?? 0));
  if (top === 0 || values.length < 2) return <div className="h-7" />;
  const path = linesThrough(
    values.map((value, at) =>
      value === null
        ? null
        : [(at / (values.length - 1)) * WIDTH, HEIGHT - 2 - (value / top) * (HEIGHT - 4)],
    ),
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full"
    >
      <path
        d={path}
        fill="none"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-chart-1"
      />
    </svg>
  );
}
