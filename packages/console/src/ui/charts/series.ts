/** A series of values over time; null for missing ones. */
export type Series = {
  label: string;
  values: readonly (number | null)[];
  color: 'first' | 'second';
  /** Filled below the line. */
  isArea?: boolean;
};

/** Distinguished by color, and by dashes for readers who can't tell the colors apart. */
export const strokes = {
  first: 'stroke-chart-1',
  second: 'stroke-chart-2 [stroke-dasharray:5_3]',
} as const;

export const fills = { first: 'fill-chart-1', second: 'fill-chart-2' } as const;

export type Point = {
  /** The axis label. */
  short: string;
  /** The label in the tooltip and the table. */
  long: string;
};
