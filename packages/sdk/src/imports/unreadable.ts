/** Thrown for a file that can't be imported, with a message for the user. */
export class Unreadable extends Error {}
