import { resolve } from 'node:path';
import type { AuditRecord } from './audit/audit-record.ts';
import { scopeOf, writeEntries, writePlainEntry } from './audit/write.ts';
import { sqlBuilder } from './builder.ts';
import { directory, directoryTx } from './directory.ts';
import type { Engine, Transaction } from './engine.ts';
import { DatabaseUnavailable, UnknownOrganization } from './errors.ts';
import { now } from './ids.ts';
import { load } from './load.ts';
import { type Locks, withLocks } from './locks.ts';
import { checkSchema, migrate, pendingMigrations } from './migrate.ts';
import { type OrgAccess, org, orgTx } from './org.ts';
import { prepareDirectory } from './prepare.ts';
import { type Core, directoryReader } from './reading.ts';
import { snapshot } from './snapshot.ts';
import { openSqlite } from './sqlite/engine.ts';
import type { Commit, Database, Dialect, Log, NewEvent, Org, WriteScope } from './types.ts';
import { type UnitOfWork, unitOfWork } from './unit-of-work.ts';
import { rememberVersions } from './versions.ts';

interface OutboxListener {
  listener: string;
  concerns(payload: object): boolean;
}

export interface OpenOptions {
  /** `sqlite:path/to/file`, `sqlite::memory:` or `postgres://…`. */
  url: string;
  /** The base of a relative SQLite path; the working directory by default. */
  from?: string;
  log: Log;
  /** Replaces the database's clock in tests that change the time. */
  time?: () => number;
}

type Verb<R> = (unit: UnitOfWork, runner: Transaction) => Promise<R>;

/** SQLite runs in this process and has no clock of its own. */
const clockOf: Readonly<Record<Dialect, string>> = {
  sqlite: 'select null as at',
  postgres: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
};

/** Marks a notice that isn't about an organization. */
const announced = '!';

const versionOf = prepareDirectory((all, p: { id: never }) =>
  all.from('organizations').where('id', p.id).select('version'),
);

/** Opens the database; call `migrate` or `checkSchema` before anything else. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { log, time: ownTime } = options;
  const engine = await openEngine(options);
  const outboxListeners = new Map<string, OutboxListener[]>();
  const commitListeners = new Set<(commit: Commit) => void>();
  const core: Core = {
    engine,
    builder: sqlBuilder(engine.dialect),
    listenersOf: (event, payload) =>
      (outboxListeners.get(event) ?? [])
        .filter(({ concerns }) => concerns(payload))
        .map(({ listener }) => listener),
    time: () => {
      if (ownTime) return new Date(ownTime()).toISOString();
      return engine.dialect === 'sqlite' ? now() : null;
    },
  };
  const reader = directoryReader(core, engine);
  const versions = rememberVersions(engine);

  const version = async (id: string): Promise<number> =>
    versions.get(id) ??
    versions.learn(
      `version ${id}`,
      async () => {
        const row = await reader.first<{ version: number }>(versionOf({ id }));
        if (!row) throw new UnknownOrganization(id);
        return row.version;
      },
      (found) => [[id, found]],
    );

  async function inUnit<R>(
    queue: string | null,
    auditRecord: AuditRecord | null,
    verb: Verb<R>,
    locks?: Locks,
  ): Promise<R> {
    const work = async (runner: Transaction) => {
      const unit = unitOfWork(core, runner, auditRecord !== null);
      if (locks) await unit.lock(locks);
      const result = await verb(unit, runner);
      const isWritten =
        auditRecord !== null &&
        (await writeEntries(core, unit.later?.runner ?? runner, unit, auditRecord));
      return { result, held: unit.finish(), isWritten };
    };
    const { result, held, isWritten } = await engine
      .write(queue, work, locks?.organizationIds)
      .catch((error: unknown) => {
        // The write may be committed: the connection broke before the response.
        if (error instanceof DatabaseUnavailable) versions.forget(null);
        throw error;
      });
    if (auditRecord && isWritten) auditRecord.isWritten = true;
    for (const [organizationId, { isChanged, version, events }] of held) {
      if (isChanged) versions.committed(organizationId, version);
      if (events.length > 0) announce({ organizationId, events });
    }
    return result;
  }

  /** On SQLite, writes never overlap. */
  const inDirectory = <R>(
    auditRecord: AuditRecord | null,
    scope: WriteScope,
    verb: Verb<R>,
  ): Promise<R> =>
    engine.dialect === 'sqlite'
      ? inUnit(null, auditRecord, verb)
      : withLocks(engine, log, scope, (locks) => inUnit(null, auditRecord, verb, locks));

  function announce(commit: Commit) {
    for (const listener of commitListeners) {
      try {
        listener(commit);
      } catch (error) {
        log.error({ err: error }, 'A listener failed after a commit');
      }
    }
  }

  const accessOf = (auditRecord: AuditRecord | null): OrgAccess => ({
    version,
    write: (id, verb, visibility) =>
      inUnit(id, auditRecord, async (unit, runner) => {
        await unit.hold(id);
        return verb(orgTx(core, runner, unit, id, visibility));
      }),
  });
  const access = accessOf(null);
  const directoryOf = (auditRecord: AuditRecord | null) =>
    directory(core, (scope) => ({
      write: (verb) =>
        inDirectory(auditRecord, scope, (unit, runner) =>
          verb(directoryTx(core, unit.later?.runner ?? runner, unit)),
        ),
    }));

  /** Handles are immutable. Creating one for each read of a request would cost more than the read. */
  const handles = new Map<string, Org>();
  function handleOf(id: string): Org {
    const known = handles.get(id);
    if (known) return known;
    if (handles.size >= 1_000) handles.clear();
    const made = org(core, id, access);
    handles.set(id, made);
    return made;
  }

  const database: Database = {
    dialect: engine.dialect,
    pendingMigrations: () => pendingMigrations(core),
    checkSchema: () => checkSchema(core),
    migrate: () => migrate(core),
    org: (id, visibility = null) => (visibility ? org(core, id, access, visibility) : handleOf(id)),
    directory: directoryOf(null),
    during: (auditRecord) => ({
      ...database,
      org: (id, visibility = null) => org(core, id, accessOf(auditRecord), visibility),
      directory: directoryOf(auditRecord),
    }),
    writeDown: (auditRecord) =>
      inDirectory(null, scopeOf(auditRecord), (unit, runner) =>
        writePlainEntry(core, unit.later?.runner ?? runner, unit, auditRecord),
      ),
    sendToOutbox(listener, events, concerns = () => true) {
      for (const event of events) {
        const others = (outboxListeners.get(event) ?? []).filter(
          (one) => one.listener !== listener,
        );
        const isConcerned = (payload: object) => concerns({ name: event, payload } as NewEvent);
        outboxListeners.set(event, [...others, { listener, concerns: isConcerned }]);
      }
    },
    onCommit(listener) {
      commitListeners.add(listener);
      return () => commitListeners.delete(listener);
    },
    rememberedVersion: versions.get,
    learnVersions: versions.learn,
    announce(topic) {
      engine.notify(engine, announced + topic).catch((error: unknown) => {
        log.warn({ err: error, topic }, "Couldn't notify other nodes");
      });
    },
    onAnnounced: (listener) =>
      engine.onNotice((text) => {
        if (text === null) listener(null);
        else if (text.startsWith(announced)) listener(text.slice(announced.length));
      }),
    onForeignCommit: (listener) =>
      engine.onNotice((text) => {
        if (!text?.startsWith(announced)) listener(text);
      }),
    snapshot: (read) => snapshot(core, read),
    load: (write) => load(core, write),
    async ping() {
      await engine.first('select 1 as one', []);
    },
    claimPlace: (name) => engine.claimPlace(name),
    async clockSkew() {
      const asked = Date.now();
      const row = (await engine.first(clockOf[engine.dialect], [])) as { at: number | null };
      return row.at === null ? 0 : Math.round((asked + Date.now()) / 2 - row.at);
    },
    close: () => engine.close(),
  };
  return database;
}

async function openEngine({ url, from = '.', log }: OpenOptions): Promise<Engine> {
  if (/^postgres(ql)?:/.test(url)) {
    // Loaded only when it is used.
    const { openPostgres } = await import('./postgres/engine.ts');
    return openPostgres(url, log);
  }
  if (!url.startsWith('sqlite:')) throw new Error(`Not a database: ${url.replace(/:.*/s, ':…')}`);
  const file = url.slice('sqlite:'.length);
  return openSqlite(file === ':memory:' ? file : resolve(from, file), log);
}
