type BarListProps = {
  label: string;
  bars: readonly { name: string; value: number; text: string }[];
};

/** Numbers as labeled bars, scaled to the longest. */
export function BarList({ label, bars }: BarListProps) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="flex flex-col gap-2 py-1">
      {bars.map(({ name, value, text }) => (
        <li
          key={name}
          className="grid grid-cols-[7rem_minmax(0,1fr)_5.5rem] items-center gap-3 text-sm"
        >
          <span className="truncate text-muted-foreground">{name}</span>
          <span aria-hidden="true" className="h-4 overflow-hidden rounded-sm bg-muted">
            <span
              className="block h-full rounded-sm bg-chart-1"
              style={{ width: `${(value / max) * 100}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  );
}
