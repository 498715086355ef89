/** A measured figure; those with a ratio, in which less is better, can be compared with another run's. */
export interface Figure {
  name: string;
  ratio?: number;
  /** How far the rounds were from each other, to each side. */
  margin?: number;
}

/** What a figure may be worse without failing: runs of the same code differ by some percent. */
const allowed = 1.1;

/**
 * The figures that are worse than before by more than 10 %, and by more than the rounds of both runs differed;
 * one that was not measured before is not compared.
 */
export function worseFigures(before: readonly Figure[], after: readonly Figure[]) {
  return after.flatMap(({ name, ratio, margin = 0 }) => {
    const known = before.find((one) => one.name === name);
    if (known?.ratio === undefined || ratio === undefined) return [];
    const isWorse =
      ratio > known.ratio * allowed && ratio - margin > known.ratio + (known.margin ?? 0);
    return isWorse ? [{ name, before: known.ratio, ratio }] : [];
  });
}
