const minute = 60_000;
const last = 17;

/** The times of a band, in milliseconds: below a minute, then each band twice as long as the one before, the last without end. */
export const bandFrom = (band: number) => (band === 0 ? 0 : minute * 2 ** (band - 1));
export const bandUntil = (band: number) =>
  band === last ? Number.MAX_SAFE_INTEGER : minute * 2 ** band;

export function bandOf(time: number): number {
  for (let band = 0; band < last; band += 1) if (time < bandUntil(band)) return band;
  return last;
}

/** The same in SQL. */
export const bandIn = (column: string) =>
  `case ${Array.from({ length: last }, (_, band) => `when ${column} < ${bandUntil(band)} then '${band}'`).join(' ')} else '${last}' end`;

/** The shortest time of a band of waiting times, and the one that is too long for it. */
export const timesOf = (band: number) => ({ from: bandFrom(band), to: bandUntil(band) });
