/** A measured figure: CPU of a request as a multiple of the floor that was measured beside it. */
export interface Figure {
  name: string;
  ratio: number;
}

/** What a figure may be worse without failing: runs of the same code differ by some percent. */
const margin = 1.1;

/** The figures that are worse than before by more than 10 %; one that was not measured before is not compared. */
export function worseFigures(before: readonly Figure[], after: readonly Figure[]) {
  return after.flatMap(({ name, ratio }) => {
    const known = before.find((one) => one.name === name);
    return known && ratio > known.ratio * margin ? [{ name, before: known.ratio, ratio }] : [];
  });
}
