/** A row of figures over time; null where there is none. */
export type Series = {
  label: string;
  values: readonly (number | null)[];
  color: 'first' | 'second';
  /** Filled below the line. */
  isArea?: boolean;
};

/** Told apart by colour for most, and by the dashes for everybody. */
export const strokes = {
  first: 'stroke-chart-1',
  second: 'stroke-chart-2 [stroke-dasharray:5_3]',
} as const;

export const fills = { first: 'fill-chart-1', second: 'fill-chart-2' } as const;

export type Point = {
  /** What stands at the axis. */
  short: string;
  /** What the hint and the table say. */
  long: string;
};
