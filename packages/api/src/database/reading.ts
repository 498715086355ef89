import type { Knex } from 'knex';
import type { EventName } from '../event-catalog.ts';
import { compile, directoryScope, orgScope } from './builder.ts';
import type { Engine, Runner } from './engine.ts';
import { fill, isPrepared } from './prepare.ts';
import { guardScope } from './scope-guard.ts';
import { matchText } from './search/match.ts';
import type { Directory, Org, Prepared, Query } from './types.ts';
import type { Visibility } from './visibility.ts';

/** The parts of the open database that reads and writes need. */
export interface Core {
  engine: Engine;
  builder: Knex;
  /** The durable listeners of an event. */
  listenersOf(event: EventName, payload: object): string[];
  /** Replaces the database's clock; null if the database has one. */
  time(): string | null;
}

type Reader<Scope> = Scope extends 'org'
  ? Pick<
      Org,
      | 'id'
      | 'visibility'
      | 'from'
      | 'along'
      | 'found'
      | 'isOneOf'
      | 'raw'
      | 'json'
      | 'text'
      | 'joined'
      | 'match'
      | 'all'
      | 'first'
    >
  : Pick<Directory, 'from' | 'raw' | 'time' | 'all' | 'first'>;

export function orgReader(
  { engine, builder }: Core,
  runner: Runner,
  id: string,
  visibility: Visibility | null = null,
  isWriting = false,
): Reader<'org'> {
  const narrowed = visibility && { seesUnassigned: visibility.seesUnassigned, isWriting };
  function resolve(query: Query | Prepared<'org'>) {
    if (!isPrepared(query)) return compile(query);
    const shape = query.template(builder, engine.dialect, narrowed);
    return { sql: shape.sql, values: fill(shape, query.values, id, visibility) };
  }
  // Reads `touched` when the query is built.
  const values = visibility && {
    isWriting,
    seesUnassigned: visibility.seesUnassigned,
    userId: visibility.userId,
    get touched() {
      return visibility.touched;
    },
  };
  return Object.assign(orgScope(builder, id, values), {
    id,
    visibility,
    match: (terms: Parameters<Org['match']>[0]) => matchText(engine.dialect, id, terms),
    async all<R>(query: Query | Prepared<'org'>) {
      const { sql, values } = resolve(query);
      guardScope(sql);
      return (await runner.all(sql, values)) as R[];
    },
    async first<R>(query: Query | Prepared<'org'>) {
      const { sql, values } = resolve(query);
      guardScope(sql);
      return (await runner.first(sql, values)) as R | undefined;
    },
  });
}

export function directoryReader(
  { engine, builder, time }: Core,
  runner: Runner,
): Reader<'directory'> {
  function resolve(query: Query | Prepared<'directory'>) {
    if (!isPrepared(query)) return compile(query);
    const shape = query.template(builder, engine.dialect, null);
    return { sql: shape.sql, values: fill(shape, { ...query.values, time: time() }) };
  }
  return {
    ...directoryScope(builder, time),
    async all<R>(query: Query | Prepared<'directory'>) {
      const { sql, values } = resolve(query);
      return (await runner.all(sql, values)) as R[];
    },
    async first<R>(query: Query | Prepared<'directory'>) {
      const { sql, values } = resolve(query);
      return (await runner.first(sql, values)) as R | undefined;
    },
  };
}
