/** The revision of the searchable content. */
export const revisions = 'help.revision';
