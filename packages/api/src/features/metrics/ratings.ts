import type { Count } from '../../figures/read/counts.ts';

/** Rating counts: the first half of `part` is the rating, the second its agent. */
export const ratingsOf = (rated: readonly Count[]) =>
  rated.map(({ part, count }): [number, number] => [Number(part.split('.')[0]), count]);

/** The agent of a rating count; empty if there is none. */
export const ratedOf = ({ part }: Count) => part.split('.')[1] ?? '';
