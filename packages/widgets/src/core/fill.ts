/** A text with whom or what it is about. */
export const fill = (text: string, name: string | number) => text.replace('{name}', `${name}`);
