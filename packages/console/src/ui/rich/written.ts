/** The value of a text box: plain text, or Markdown if anything in it is formatted. */
export type Written = { text: string; isFormatted: boolean };
