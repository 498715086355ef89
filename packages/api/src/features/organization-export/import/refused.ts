/** The error for an archive that is not imported, with a message for the operator. */
export class ImportRefused extends Error {
  /** The problem on its own, before its line is known. */
  what: string | null = null;
}

/** `place` is the file and line of the problem, if it is in a line. */
export function damaged(what: string, place = ''): ImportRefused {
  const where = place && `${place}: `;
  const refusal = new ImportRefused(
    `The archive is damaged: ${where}${what}. Nothing was imported.`,
  );
  if (!place) refusal.what = what;
  return refusal;
}
