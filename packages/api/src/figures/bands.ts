const minute = 60_000;
const last = 17;

/** The lower bound of a band, in milliseconds: the first is below a minute, each further one twice as long, and the last has no end. */
export const bandFrom = (band: number) => (band === 0 ? 0 : minute * 2 ** (band - 1));
export const bandUntil = (band: number) =>
  band === last ? Number.MAX_SAFE_INTEGER : minute * 2 ** band;

export function bandOf(time: number): number {
  for (let band = 0; band < last; band += 1) if (time < bandUntil(band)) return band;
  return last;
}

/** The SQL expression for the band of a column. */
export const bandIn = (column: string) =>
  `case ${Array.from({ length: last }, (_, band) => `when ${column} < ${bandUntil(band)} then '${band}'`).join(' ')} else '${last}' end`;

/** The bounds of a band: its shortest time, and the first time beyond it. */
export const timesOf = (band: number) => ({ from: bandFrom(band), to: bandUntil(band) });
