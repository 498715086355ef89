type Named = readonly { readonly name: string }[];

/** Returns the text of a message that has only files: their names. */
export const namesOfFiles = (files: Named) =>
  files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 4_000);

/** Returns the text of a message; empty if it only lists the names of its files. */
export const textOrFileNames = (files: Named | undefined, message: string) =>
  files?.[0] && message === namesOfFiles(files) ? '' : message;
