import * as z from 'zod/mini';
import { check } from './check.ts';
import { type Broken, type Said, wrong } from './say.ts';

interface Limits {
  min?: number;
  max?: number;
  said?: Said;
}

export function flag(said: Said = {}) {
  return z.boolean({ error: wrong(said, 'type', 'true or false') });
}

export function decimal({ said = {}, ...limits }: Limits = {}) {
  return z
    .number({ error: wrong(said, 'type', 'a number') })
    .check(check<number>(said, (value) => outside(value, limits)));
}

export function whole({ said = {}, ...limits }: Limits = {}) {
  const error = wrong(said, 'type', 'a whole number');
  return z
    .number({ error })
    .check(
      check<number>({ type: 'This must be a whole number', ...said }, (value) =>
        Number.isSafeInteger(value) ? outside(value, limits) : { rule: 'type' },
      ),
    );
}

export function choice<const Values extends readonly string[]>(values: Values, said: Said = {}) {
  return z.enum(values, { error: wrong(said, 'option', '') });
}

export function exactly<const Value extends string | number | boolean>(
  value: Value,
  said: Said = {},
) {
  return z.literal(value, { error: wrong(said, 'option', '') });
}

export function nothing() {
  return z.null({ error: 'This must be null' });
}

export function list<Item extends z.core.SomeType>(
  item: Item,
  { said = {}, min = 0, max = Number.POSITIVE_INFINITY }: Limits = {},
) {
  const error = wrong(said, 'type', 'a list');
  const counted = z.array(z.unknown(), { error }).check(
    check<unknown[]>(said, ({ length }) => {
      if (length < min) return { rule: 'minItems', limit: min };
      return length > max ? { rule: 'maxItems', limit: max } : undefined;
    }),
  );
  // Skips the items of a list that is too long.
  return z.pipe(counted, z.array(item) as never) as unknown as z.ZodMiniArray<Item>;
}

export function either<const Options extends readonly z.core.SomeType[]>(options: Options) {
  return z.union(options, { error: wrong({}, 'type', 'one of the possible kinds') });
}

/** Parses a whole number or a flag from the text of a query. */
export function fromQuery<Schema extends z.core.SomeType>(schema: Schema) {
  return z.pipe(z.transform(readQueryText), schema as never) as unknown as z.ZodMiniPipe<
    z.ZodMiniTransform<unknown, string>,
    Schema
  >;
}

function readQueryText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?\d{1,16}(\.\d{1,16})?$/.test(value) ? Number(value) : value;
}

function outside(value: number, { min, max }: Limits): Broken | undefined {
  if (min !== undefined && value < min) return { rule: 'minimum', limit: min };
  if (max !== undefined && value > max) return { rule: 'maximum', limit: max };
  return undefined;
}
