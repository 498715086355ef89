/** A unique key exists already; let it leave the transaction, then answer 409 or similar. */
export class Duplicate extends Error {
  readonly table: string;
  readonly columns: string[];

  constructor(table: string, columns: string[], cause: unknown) {
    super(`Duplicate ${columns.join(', ')} in ${table}`, { cause });
    this.name = 'Duplicate';
    this.table = table;
    this.columns = columns;
  }
}

/** A row points at something that does not exist in its organization, or is still pointed at. */
export class BrokenReference extends Error {
  constructor(cause: unknown) {
    super('A referenced row is missing or a removed row is still in use', { cause });
    this.name = 'BrokenReference';
  }
}

/** The database is unavailable (disk full, connection lost, closing); nothing was acknowledged. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** An organization that does not exist (any more) was opened for writing. */
export class UnknownOrganization extends Error {
  constructor(id: string) {
    super(`No organization ${id}`);
    this.name = 'UnknownOrganization';
  }
}
