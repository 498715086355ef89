import type { Value } from './types.ts';

/** Converts a value for both databases. Undefined is an error, because it would widen a condition or clear a column. */
export function bindable(value: unknown): Value {
  switch (typeof value) {
    case 'string':
    case 'number':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'object':
      if (value === null || value instanceof Uint8Array) return value;
      if (value instanceof Date) return value.toISOString();
  }
  throw new TypeError(
    `Cannot store ${value === undefined ? 'undefined' : typeof value} as a value`,
  );
}

/** Like `bindable`, but objects and arrays become JSON. */
export function storable(value: unknown): Value {
  const isStructure =
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Uint8Array) &&
    !(value instanceof Date);
  return isStructure ? JSON.stringify(value) : bindable(value);
}
