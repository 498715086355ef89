import { cx } from '../../../ui/cx.ts';
import { Td } from '../../../ui/Table.tsx';
import { ChangeText } from '../../../ui/text/ChangeText.tsx';
import type { Change } from '../../../ui/text/change.ts';
import m from '../messages.yaml';

export const onServerOnly = 'max-sm:hidden';
/** Beside the sidebar, ten columns fit into a tablet's width only without gaps. */
export const narrow = 'sm:max-xl:px-1.5 sm:max-xl:whitespace-normal';

/** The list that a figure opens, and its title. */
export type Opening = { title: string; onOpen: () => void };

type FigureProps = {
  text: string;
  note?: string;
  onServer?: boolean;
  /** The change from the previous period, which only a phone and a wide screen have room for. */
  change?: Change | null;
  opens?: Opening | null;
  /** The list that the note opens. */
  noteOpens?: Opening | null;
};

/** A cell with a figure, a note and the change from the previous period. Figure and note can open what is behind them. */
export function Figure({ text, note, onServer, change, opens, noteOpens }: FigureProps) {
  return (
    <Td
      className={cx(
        'text-right tabular-nums max-sm:whitespace-nowrap xl:whitespace-nowrap',
        narrow,
        onServer && onServerOnly,
      )}
    >
      <Part text={text} opens={opens} className="font-medium text-primary-text" />
      {change && (
        <span className="block text-xs sm:max-xl:hidden">
          <ChangeText change={change} />
        </span>
      )}
      {note && (
        <span className="block text-xs text-muted-foreground">
          <Part text={note} opens={noteOpens} className="text-primary-text" />
        </span>
      )}
    </Td>
  );
}

type PartProps = { text: string; opens: Opening | null | undefined; className: string };

function Part({ text, opens, className }: PartProps) {
  if (!opens) return text;
  return (
    <button
      type="button"
      aria-label={m.agentTable.show({ title: opens.title, text })}
      onClick={opens.onOpen}
      className={cx(
        'inline-flex min-h-6 min-w-6 items-center justify-end rounded-sm text-right hover:underline',
        className,
      )}
    >
      {text}
    </button>
  );
}
