/** An archive that is not imported, with a sentence for the operator. */
export class ImportRefused extends Error {
  /** What is wrong, where it is not told yet in which line. */
  what: string | null = null;
}

/** `place`: its file and line, where it is that of a line. */
export function damaged(what: string, place = ''): ImportRefused {
  const where = place && `${place}: `;
  const refusal = new ImportRefused(
    `The archive is damaged: ${where}${what}. Nothing was imported.`,
  );
  if (!place) refusal.what = what;
  return refusal;
}
