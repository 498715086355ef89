/** Names of picture types that browsers can't show; phones create them. */
const undrawn: Readonly<Record<string, string>> = { 'image/heic': 'HEIC picture' };

/** Whether browsers can show files of this type as pictures. */
export const isDrawn = (type: string) => type.startsWith('image/') && !(type in undrawn);

/** Returns the name of a picture type that browsers can't show; null for anything else. */
export const undrawnPicture = (type: string): string | null => undrawn[type] ?? null;
