import type { Count } from '../../figures/read/counts.ts';

/** Counted ratings: the part is a rating and its agent. */
export const ratingsOf = (rated: readonly Count[]) =>
  rated.map(({ part, count }): [number, number] => [Number(part.split('.')[0]), count]);

/** The agent of counted ratings; empty for none. */
export const ratedOf = ({ part }: Count) => part.split('.')[1] ?? '';
