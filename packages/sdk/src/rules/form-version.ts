/** Returns the version of a contact form, which changes with every save. Both client and server compare it with `If-Match`. */
export const versionOfForm = (updatedAt: string): string => updatedAt.replace(/\D/g, '');
