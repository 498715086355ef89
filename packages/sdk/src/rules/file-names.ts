type Named = readonly { readonly name: string }[];

/** What a message says that has files and no words. */
export const namesOfFiles = (files: Named) =>
  files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 4_000);

/** The words of a message; none if it only names its files. */
export const textOrFileNames = (files: Named | undefined, message: string) =>
  files?.[0] && message === namesOfFiles(files) ? '' : message;
