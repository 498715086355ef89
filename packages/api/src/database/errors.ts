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

/** Others were changing the same for too long; nothing was acknowledged. */
export class DatabaseBusy extends DatabaseUnavailable {
  constructor(message: string, cause?: unknown) {
    super(message, cause);
    this.name = 'DatabaseBusy';
  }
}

/** A directory write needs an organization that it has not locked first; it runs again, and locks it. */
export class NotLocked extends Error {
  readonly organizationIds: readonly string[];

  constructor(organizationIds: readonly string[]) {
    super(`The write has not locked ${organizationIds.join(', ')} first`);
    this.name = 'NotLocked';
    this.organizationIds = organizationIds;
  }
}

/** Another process has the file of an SQLite database open. */
export class FileInUse extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} is in use by another process. Stop the server first.`, { cause });
    this.name = 'FileInUse';
  }
}

/** The tables are those of a newer version, which this one does not know. */
export class NewerSchema extends Error {
  constructor(migrations: readonly string[]) {
    super(
      `This database was upgraded by a newer version (${migrations.join(', ')}). ` +
        'Start that version, or restore the backup made before the upgrade.',
    );
    this.name = 'NewerSchema';
  }
}

/** The tables are those of an earlier version, which nothing but `migrate` can read. */
export class OlderSchema extends Error {
  constructor(migrations: readonly string[]) {
    super(
      `This database is from an older version (missing ${migrations.join(', ')}). ` +
        'Start this version of the server first to upgrade the database.',
    );
    this.name = 'OlderSchema';
  }
}

/** A restore into this database was stopped before its end. */
export class UnfinishedRestore extends Error {
  constructor() {
    super('A restore into this database did not finish. Run npm run restore again.');
    this.name = 'UnfinishedRestore';
  }
}

/** An organization that does not exist (any more) was opened for writing. */
export class UnknownOrganization extends Error {
  constructor(id: string) {
    super(`No organization ${id}`);
    this.name = 'UnknownOrganization';
  }
}
