import { cx } from '../cx.ts';

/** The heading of a row or column: a short one for the space there is, and the full name. */
export type HeatMapHead = { short: string; long: string };

type HeatMapProps = {
  labelledBy: string;
  /** The heading above the row headings. */
  corner: string;
  rows: readonly HeatMapHead[];
  columns: readonly HeatMapHead[];
  /** Returns the values of a row, by column. */
  valuesOf: (row: number) => readonly number[];
  format: (value: number) => string;
  /** Returns the tooltip of a cell. */
  titleOf: (row: number, column: number) => string;
};

/** From the fewest to the most; text on each has a contrast of 4.5:1 in both themes. */
const shades = ['bg-chart-1/12', 'bg-chart-1/26', 'bg-chart-1/40', 'bg-chart-1/54'] as const;

/** A table of numbers; larger numbers have darker cells. */
export function HeatMap({
  labelledBy,
  corner,
  rows,
  columns,
  valuesOf,
  format,
  titleOf,
}: HeatMapProps) {
  const max = Math.max(1, ...rows.flatMap((_, row) => valuesOf(row)));
  const head = 'text-xs font-medium text-muted-foreground';
  return (
    <table
      aria-labelledby={labelledBy}
      className="w-full table-fixed border-separate border-spacing-0.5 tabular-nums"
    >
      <thead>
        <tr>
          <th scope="col" className={cx(head, 'w-12 text-left')}>
            <span className="sr-only">{corner}</span>
          </th>
          {columns.map((column) => (
            <th key={column.long} scope="col" className={cx(head, 'h-6 text-center')}>
              <Head {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one, row) => (
          <tr key={one.long}>
            <th scope="row" className={cx(head, 'text-left whitespace-nowrap')}>
              <Head {...one} />
            </th>
            {valuesOf(row).map((value, column) => (
              <td
                key={columns[column]?.long}
                title={titleOf(row, column)}
                className={cx(
                  'h-7 rounded-sm text-center text-xs forced-colors:border',
                  value === 0
                    ? 'bg-muted/60 text-faint-foreground'
                    : shades[Math.ceil((value / max) * shades.length) - 1],
                  value === max && 'font-semibold',
                )}
              >
                {format(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ short, long }: HeatMapHead) {
  if (short === long) return long;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{long}</span>
    </>
  );
}
