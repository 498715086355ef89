/** A text, or a function that returns its plural form for a number. */
export type Text = string | ((count: number) => string);

/** Fills placeholders of a text. */
export const fill = (text: Text, name: string | number) =>
  (typeof text === 'string' ? text : text(name as number)).replace('{name}', `${name}`);
