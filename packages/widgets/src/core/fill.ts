/** Fills placeholders of a text. */
export const fill = (text: string, name: string | number) => text.replace('{name}', `${name}`);
