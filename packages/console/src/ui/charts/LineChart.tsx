import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cx } from '../cx.ts';
import m from '../messages.yaml';
import { Hint } from './Hint.tsx';
import { labelledOf, linesThrough } from './scale.ts';
import { fills, type Point, type Series, strokes } from './series.ts';
import { useWidth } from './use-width.ts';

type LineChartProps = {
  label: string;
  points: readonly Point[];
  series: readonly Series[];
  /** The value at the top of the axis. */
  top: number;
  format: (value: number) => string;
  height?: number;
  /** The tooltip text for a point without a value. */
  none?: string;
};

const LEFT = 44;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 24;

/** A line chart with a tooltip that follows the pointer and the arrow keys; the table view is in ChartCard. */
export function LineChart(props: LineChartProps) {
  const { label, points, series, top, format, height = 200, none = m.lineChart.noData } = props;
  const [frame, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const inner = Math.max(1, width - LEFT - RIGHT);
  const last = points.length - 1;
  const xOf = (index: number) => LEFT + (last > 0 ? (index / last) * inner : inner / 2);
  const yOf = (value: number) => TOP + (1 - value / top) * (height - TOP - BOTTOM);
  const ground = yOf(0);

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    const index = Math.round(((event.clientX - left - LEFT) / inner) * last);
    setAt(Math.min(last, Math.max(0, index)));
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const here = at ?? last;
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, to)));
  }

  const rowsAt = (index: number) =>
    series.map(({ label: name, values }) => {
      const value = values[index];
      return { name, text: value === null || value === undefined ? none : format(value) };
    });
  const shown = at ?? last;
  const spoken = rowsAt(shown).map(({ name, text }) => `${name} ${text}`);

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: it has a tabIndex
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={m.lineChart.arrowKeysReadItOut({ label })}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, last)}
      aria-valuenow={shown}
      aria-valuetext={`${points[shown]?.long ?? ''}: ${spoken.join(', ')}`}
      className="relative touch-pan-y rounded-sm"
      onPointerMove={onPointerMove}
      onPointerLeave={() => setAt(null)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(last)}
      onBlur={() => setAt(null)}
    >
      <svg aria-hidden="true" width={width} height={height} className="block overflow-visible">
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line
              x1={LEFT}
              x2={width - RIGHT}
              y1={yOf(top * part)}
              y2={yOf(top * part)}
              className={part === 0 ? 'stroke-border-strong' : 'stroke-border'}
            />
            <text
              x={LEFT - 8}
              y={yOf(top * part) + 4}
              textAnchor="end"
              className="fill-muted-foreground text-xs tabular-nums"
            >
              {format(top * part)}
            </text>
          </g>
        ))}
        {labelledOf(points.length, Math.max(2, Math.floor(inner / 90))).map((index) => (
          <text
            key={index}
            x={xOf(index)}
            y={height - 6}
            textAnchor={
              index === 0 && last > 0 ? 'start' : index === last && last > 0 ? 'end' : 'middle'
            }
            className="fill-muted-foreground text-xs"
          >
            {points[index]?.short}
          </text>
        ))}
        {series.map(({ label: name, values, color, isArea }) => {
          const path = linesThrough(
            values.map((value, index) => (value === null ? null : [xOf(index), yOf(value)])),
          );
          return (
            <g key={name}>
              {isArea && path && (
                <path
                  d={`${path}L${xOf(last)} ${ground}L${xOf(0)} ${ground}Z`}
                  className={cx(fills[color], 'opacity-10')}
                />
              )}
              <path
                d={path}
                fill="none"
                strokeWidth={points.length > 120 ? 1.5 : 2}
                strokeLinejoin="round"
                strokeLinecap="round"
                className={strokes[color]}
              />
              {values.map(
                (value, index) =>
                  value !== null &&
                  isAlone(values, index) && (
                    <circle
                      key={points[index]?.long}
                      cx={xOf(index)}
                      cy={yOf(value)}
                      r={2.5}
                      className={fills[color]}
                    />
                  ),
              )}
            </g>
          );
        })}
        {at !== null && (
          <g>
            <line
              x1={xOf(at)}
              x2={xOf(at)}
              y1={TOP}
              y2={ground}
              className="stroke-muted-foreground/60"
            />
            {series.map(({ label: name, values, color }) => {
              const value = values[at];
              return (
                value !== null &&
                value !== undefined && (
                  <circle
                    key={name}
                    cx={xOf(at)}
                    cy={yOf(value)}
                    r={4}
                    strokeWidth={2}
                    className={cx(fills[color], 'stroke-card')}
                  />
                )
              );
            })}
          </g>
        )}
      </svg>
      {at !== null && (
        <Hint
          x={xOf(at)}
          width={width}
          title={points[at]?.long ?? ''}
          rows={rowsAt(at).map((row, index) => ({
            ...row,
            color: series[index]?.color ?? 'first',
          }))}
        />
      )}
    </div>
  );
}

/** Whether a value has no neighbors, so a line through it would have no length. */
const isAlone = (values: Series['values'], index: number) =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
