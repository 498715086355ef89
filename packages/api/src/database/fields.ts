/** The columns of a shape whose fields are stored unchanged: `createdAt` in `created_at`. */
export type StoredAs<Fields> = {
  [Field in keyof Fields as SnakeCase<Field>]: Fields[Field] extends string | number | null
    ? Fields[Field]
    : never;
};

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

type CamelCase<Name> = Name extends `${infer Before}_${infer After}`
  ? `${Before}${Capitalize<CamelCase<After>>}`
  : Name;

/** The field that each of these columns stores: `createdAt` for `created_at`. */
export const fieldsOfColumns = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(
    Object.keys(columns).map((name) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      name,
    ]),
  ) as { readonly [Name in keyof Columns as CamelCase<Name> & string]: Name };

/** Used instead of a column in `JsonFields`: the field is always null. */
export const nothing = 'null';

/** The named fields of a row, and no others. */
export function fieldsOf<
  Row extends object,
  Columns extends Readonly<Record<string, keyof Row>>,
  Field extends keyof Columns,
>(row: Row, columns: Columns, fields: readonly Field[]): { [Name in Field]: Row[Columns[Name]] } {
  const picked = {} as { [Name in Field]: Row[Columns[Name]] };
  for (const field of fields) picked[field] = row[columns[field]];
  return picked;
}

/** The named parts of a shape, and no others. */
export function pick<Shape extends object, Field extends keyof Shape>(
  shape: Shape,
  fields: readonly Field[],
): Pick<Shape, Field> {
  const picked = {} as Pick<Shape, Field>;
  for (const field of fields) picked[field] = shape[field];
  return picked;
}

/** A shape of the contract with every property required, so optional ones must be set too, if only to undefined. */
export type Whole<Shape> = { [Field in keyof Required<Shape>]: Shape[Field] };
