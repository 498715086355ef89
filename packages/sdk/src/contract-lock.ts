import type * as z from 'zod/mini';
import type { Body, OperationId, operations, Query, Schema } from './contract/operations.ts';
import type * as schemas from './schema/operations.ts';

// Only compiled, never run: the zod schemas must match the contract's types. If they don't, the compiler names the differing schema or
// operation here.

type Flat<T> = T extends (infer Item)[]
  ? Flat<Item>[]
  : T extends object
    ? { [Key in keyof T]: Flat<T[Key]> }
    : T;

type Same<A, B> =
  (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2 ? true : false;

type Requests = (typeof schemas)['requests'];
type Named = Omit<typeof schemas, 'requests'>;

type DifferingSchema = {
  [Name in keyof Named]: Same<z.input<Named[Name]>, Schema<Name>> extends true ? never : Name;
}[keyof Named];

// Schemas don't cover files, which have their own readers.
type JsonId = {
  [Id in OperationId]: (typeof operations)[Id]['body'] extends 'multipart' | 'bytes' | 'piece'
    ? never
    : Id;
}[OperationId];

type DifferingBody = {
  [Id in JsonId]: Requests[Id]['body'] extends z.core.$ZodType
    ? Same<z.input<Requests[Id]['body']>, Body<Id>> extends true
      ? never
      : Id
    : never;
}[JsonId];

// Query parameters are sent as text; the parsed values, with defaults filled in, must match.
type DifferingQuery = {
  [Id in OperationId]: keyof Query<Id> extends never
    ? never
    : Same<Required<z.output<Requests[Id]['query']>>, Required<Query<Id>>> extends true
      ? never
      : Id;
}[OperationId];

type None<T extends never> = T;
export type Locked = [None<DifferingSchema>, None<DifferingBody>, None<DifferingQuery>];
