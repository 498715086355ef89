/** What a text box holds: plain text, or Markdown if anything in it is formatted. */
export type Written = { text: string; isFormatted: boolean };
