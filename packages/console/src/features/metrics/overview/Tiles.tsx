import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import { cx } from '../../../ui/cx.ts';
import { ChangeText } from '../../../ui/text/ChangeText.tsx';
import { daysNote } from '../days-note.ts';
import m from '../messages.yaml';
import { tilesOf } from './tiles.ts';

/** The six figures of the period, each compared with the same number of days before. */
export function Tiles({ overview }: { overview: Schema<'MetricsOverview'> }) {
  return (
    <section aria-label={m.tiles.figuresOfThePeriod}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {tilesOf(overview).map(({ label, value, note, change, values }) => (
          <li
            key={label}
            className="flex min-w-0 flex-col rounded-xl border bg-card px-4 pt-3.5 pb-3 shadow-card dark:bg-raised/40"
          >
            <h2 className="text-sm text-muted-foreground">{label}</h2>
            <p
              className={cx(
                'mt-0.5 flex h-8 items-center truncate tracking-tight tabular-nums',
                value === null ? 'text-base text-muted-foreground' : 'text-2xl font-semibold',
              )}
            >
              {value ?? m.tiles.noDataYet}
            </p>
            <p className="mt-0.5 min-h-4 text-xs text-muted-foreground">
              {change && <ChangeText change={change} />} {note}
            </p>
            <div className="mt-2">
              <Sparkline values={values} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted-foreground">
        {daysNote(overview.span, overview.before)}
      </p>
    </section>
  );
}
