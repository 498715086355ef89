import type { Knex } from 'knex';
import { bindable } from './bindings.ts';
import { directoryScope, orgScope } from './builder.ts';
import type {
  Dialect,
  DirectoryScope,
  OrgScope,
  P,
  Prepared,
  Query,
  Shape,
  Template,
  Value,
} from './types.ts';

/** knex accepts only integers for `limit` and `offset`, so each marker is a number that no query uses. */
const firstPlaceholder = 8_000_000_000_000_000;

class Marker {
  readonly parameter: string;
  constructor(parameter: string) {
    this.parameter = parameter;
  }
}

/** A read of one organization, compiled once: `prepare((org, p: P<'id'>) => org.from('tickets').where('id', p.id))`. */
export function prepare<Name extends string = never>(
  build: (org: OrgScope, p: P<Name>) => Query,
): (values: Readonly<Record<Name, Value>>) => Prepared<'org'> {
  const template = templateOf((builder, p) => {
    const id = builder.raw('?', [new Marker('organizationId') as never]);
    return build(orgScope(builder, id), p as P<Name>);
  });
  return (values) => ({ scope: 'org', template, values });
}

/** A read of the directory, compiled once. */
export function prepareDirectory<Name extends string = never>(
  build: (directory: DirectoryScope, p: P<Name>) => Query,
): (values: Readonly<Record<Name, Value>>) => Prepared<'directory'> {
  const template = templateOf((builder, p) => build(directoryScope(builder), p as P<Name>));
  return (values) => ({ scope: 'directory', template, values });
}

export function isPrepared<Scope extends 'org' | 'directory'>(
  query: Query | Prepared<Scope>,
): query is Prepared<Scope> {
  return 'template' in query;
}

/** The values of a prepared query in the order of its slots. */
export function fill(shape: Shape, values: Prepared<'org'>['values'], organizationId?: string) {
  return shape.slots.map((slot) => {
    if ('value' in slot) return slot.value;
    if (slot.parameter === 'organizationId' && organizationId) return organizationId;
    return bindable(values[slot.parameter]);
  });
}

function templateOf(build: (builder: Knex, p: Record<string, never>) => Query): Template {
  const shapes: Partial<Record<Dialect, Shape>> = {};
  return (builder, dialect) => (shapes[dialect] ??= shapeOf(builder, build));
}

function shapeOf(builder: Knex, build: (builder: Knex, p: Record<string, never>) => Query): Shape {
  const names: string[] = [];
  const p = new Proxy({} as Record<string, never>, {
    get: (_, name) => markerFor(builder, names, String(name)),
  });
  const { sql, bindings } = build(builder, p).toSQL();
  const slots = bindings.map((binding) => {
    if ((binding as unknown) instanceof Marker) return binding as unknown as Marker;
    const name = typeof binding === 'number' ? names[binding - firstPlaceholder] : undefined;
    return name === undefined ? { value: bindable(binding) } : { parameter: name };
  });
  return { sql, slots };
}

function markerFor(builder: Knex, names: string[], name: string) {
  const index = names.push(name) - 1;
  const marker = builder.raw('?', [new Marker(name) as never]);
  marker.toString = () => String(firstPlaceholder + index);
  return marker as never;
}
