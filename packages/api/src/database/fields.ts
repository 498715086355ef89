/** For each field of a shape the column that stores it: every field is required, and only columns of its type fit. */
export type ColumnsOf<Fields, Row> = {
  readonly [Field in keyof Fields]-?: ColumnOf<Fields[Field], Row>;
};

type ColumnOf<Value, Row> = {
  [Column in keyof Row]-?: Row[Column] extends Value ? Column : never;
}[keyof Row];

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

/** A shape of the contract with every property present: optional ones are named too, if only as undefined. */
export type Whole<Shape> = { [Field in keyof Required<Shape>]: Shape[Field] };
