/** A file that cannot be imported, with the message for whoever chose it. */
export class Unreadable extends Error {}
