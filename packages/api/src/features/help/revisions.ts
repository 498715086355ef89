/** Counts every change of what can be found in the help center. */
export const revisions = 'help.revision';
