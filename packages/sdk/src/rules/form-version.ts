/** The version of a contact form, which changes with every saving: what `If-Match` compares, on both ends. */
export const versionOfForm = (updatedAt: string): string => updatedAt.replace(/\D/g, '');
