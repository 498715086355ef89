/** An archive that is not imported, with a sentence for the operator. */
export class ImportRefused extends Error {}

export const damaged = (what: string) =>
  new ImportRefused(`The archive is damaged: ${what}. Nothing was imported.`);
