/** A text, or of one with a number all its plural forms. */
export type Text = string | ((count: number) => string);

/** Fills placeholders of a text. */
export const fill = (text: Text, name: string | number) =>
  (typeof text === 'string' ? text : text(name as number)).replace('{name}', `${name}`);
