import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { cx } from '../cx.ts';
import m from '../messages.yaml';
import { Table, Td, Th, Tr } from '../Table.tsx';
import { Swatch } from './Swatch.tsx';
import type { Series } from './series.ts';

export type TableOf = { heads: readonly string[]; rows: readonly (readonly string[])[] };

type ChartCardProps = {
  title: string;
  /** The exact meaning of the numbers. */
  note?: ReactNode;
  legend?: readonly Pick<Series, 'label' | 'color'>[];
  table: TableOf;
  className?: string;
  children: ReactNode;
};

/** A chart with a table of the same data. */
export function ChartCard({ title, note, legend, table, className, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <Card aria-labelledby={id} className={cx('min-w-0', className)}>
      <header className="flex items-start justify-between gap-3 px-4 pt-3">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {note && <p className="text-xs text-muted-foreground">{note}</p>}
        </div>
        <Button
          variant="ghost"
          size="sm"
          icon={isTable ? <ChartLine /> : <Table2 />}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? m.chartCard.showAsChart : m.chartCard.showAsTable}
        </Button>
      </header>
      {isTable ? (
        <div
          role="region"
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          className="mt-2 max-h-72 overflow-y-auto border-t"
        >
          <DataTable {...table} labelledBy={id} />
        </div>
      ) : (
        <div className="px-4 pt-2 pb-3">
          {legend && (
            <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
              {legend.map(({ label, color }) => (
                <li key={label} className="flex items-center gap-1.5">
                  <Swatch color={color} />
                  {label}
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
      )}
    </Card>
  );
}

function DataTable({ heads, rows, labelledBy }: TableOf & { labelledBy: string }) {
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <Th key={head} className={at > 0 ? 'text-right' : ''}>
              {head}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row[0]}>
            {row.map((cell, at) => (
              <Td
                key={heads[at]}
                className={
                  at > 0 ? 'h-9 text-right whitespace-nowrap tabular-nums' : 'h-9 whitespace-nowrap'
                }
              >
                {cell}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
