/** Pictures that browsers do not draw, as phones make them, by what people call them. */
const undrawn: Readonly<Record<string, string>> = { 'image/heic': 'HEIC picture' };

/** Whether a browser draws files of this type as pictures. */
export const isDrawn = (type: string) => type.startsWith('image/') && !(type in undrawn);

/** What a picture is called that is not drawn; null for all else. */
export const undrawnPicture = (type: string): string | null => undrawn[type] ?? null;
