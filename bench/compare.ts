/** A measured figure. Figures with a ratio, for which lower is better, can be compared with another run's. */
export interface Figure {
  name: string;
  ratio?: number;
  /** How far the rounds differed from each other, to each side. */
  margin?: number;
}

/** How much worse a figure can be without failing: runs of the same code differ by a few percent. */
const allowed = 1.1;

/**
 * Returns figures that are worse than before by more than 10 %, and by more than the rounds of both runs differed. New
 * figures are not compared.
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
