import type { Knex } from 'knex';
import { bindable } from './bindings.ts';
import { directoryScope, orgScope } from './builder.ts';
import type {
  Dialect,
  DirectoryScope,
  Narrowed,
  OrgScope,
  P,
  Prepared,
  Query,
  Shape,
  Template,
  Value,
} from './types.ts';
import type { Visibility } from './visibility.ts';

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
  const template = templateOf((builder, p, narrowed) => {
    const slot = (name: string) => builder.raw('?', [new Marker(name) as never]);
    const visibility = narrowed && {
      ...narrowed,
      userId: slot('visibility.userId'),
      touched: slot('visibility.touched'),
    };
    return build(orgScope(builder, slot('organizationId'), visibility), p as P<Name>);
  });
  return (values) => ({ scope: 'org', template, values });
}

/** A read of the directory, compiled once. */
export function prepareDirectory<Name extends string = never>(
  build: (directory: DirectoryScope, p: P<Name>) => Query,
): (values: Readonly<Record<Name, Value>>) => Prepared<'directory'> {
  const template = templateOf((builder, p) => {
    const time = () => builder.raw('?', [new Marker('time') as never]);
    return build(directoryScope(builder, time), p as P<Name>);
  });
  return (values) => ({ scope: 'directory', template, values });
}

export function isPrepared<Scope extends 'org' | 'directory'>(
  query: Query | Prepared<Scope>,
): query is Prepared<Scope> {
  return 'template' in query;
}

/** The values of a prepared query in the order of its slots. */
export function fill(
  shape: Shape,
  values: Prepared<'org'>['values'],
  organizationId?: string,
  visibility?: Visibility | null,
) {
  return shape.slots.map((slot) => {
    if ('value' in slot) return slot.value;
    if (slot.parameter === 'organizationId' && organizationId) return organizationId;
    if (visibility && slot.parameter === 'visibility.userId') return visibility.userId;
    if (visibility && slot.parameter === 'visibility.touched') return visibility.touched;
    return bindable(values[slot.parameter]);
  });
}

type Build = (builder: Knex, p: Record<string, never>, narrowed: Narrowed | null) => Query;

function templateOf(build: Build): Template {
  const shapes: Partial<Record<Dialect, Shape>> = {};
  /** Few members have restricted visibility: their variants are compiled on first use. */
  const narrowedShapes = new Map<string, Shape>();
  return (builder, dialect, narrowed) => {
    if (!narrowed) return (shapes[dialect] ??= shapeOf(builder, build, null));
    const key = `${dialect} ${narrowed.seesUnassigned} ${narrowed.isWriting}`;
    const known = narrowedShapes.get(key) ?? shapeOf(builder, build, narrowed);
    narrowedShapes.set(key, known);
    return known;
  };
}

function shapeOf(builder: Knex, build: Build, narrowed: Narrowed | null): Shape {
  const names: string[] = [];
  const p = new Proxy({} as Record<string, never>, {
    get: (_, name) => markerFor(builder, names, String(name)),
  });
  const { sql, bindings } = build(builder, p, narrowed).toSQL();
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
