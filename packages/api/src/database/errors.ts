/** A unique key already exists. Let this error leave the transaction, then respond with 409 or similar. */
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

/** A row references something that doesn't exist in its organization, or is still referenced. */
export class BrokenReference extends Error {
  constructor(cause: unknown) {
    super('A referenced row is missing or a removed row is still in use', { cause });
    this.name = 'BrokenReference';
  }
}

/** The database is unavailable (disk full, connection lost, closing). No write was acknowledged. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Other writes changed the same rows for too long. No write was acknowledged. */
export class DatabaseBusy extends DatabaseUnavailable {
  constructor(message: string, cause?: unknown) {
    super(message, cause);
    this.name = 'DatabaseBusy';
  }
}

/** A directory write needs an organization that it hasn't locked. It runs again and locks it first. */
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

/** The tables belong to a newer version that this one doesn't know. */
export class NewerSchema extends Error {
  constructor(migrations: readonly string[]) {
    super(
      `This database was upgraded by a newer version (${migrations.join(', ')}). ` +
        'Start that version, or restore the backup made before the upgrade.',
    );
    this.name = 'NewerSchema';
  }
}

/** The tables belong to an earlier version, which only `migrate` can read. */
export class OlderSchema extends Error {
  constructor(migrations: readonly string[]) {
    super(
      `This database is from an older version (missing ${migrations.join(', ')}). ` +
        'Start this version of the server first to upgrade the database.',
    );
    this.name = 'OlderSchema';
  }
}

/** A restore into this database was stopped before it finished. */
export class UnfinishedRestore extends Error {
  constructor() {
    super('A restore into this database did not finish. Run npm run restore again.');
    this.name = 'UnfinishedRestore';
  }
}

/** A write to an organization that doesn't exist (or no longer exists). */
export class UnknownOrganization extends Error {
  constructor(id: string) {
    super(`No organization ${id}`);
    this.name = 'UnknownOrganization';
  }
}
