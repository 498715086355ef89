import { type FieldKind, fieldCatalog, hasOptions } from '@helpdesk/sdk/rules/field-kinds';
import { folded } from '@helpdesk/sdk/rules/folded';
import type { FormField } from '../field-types.ts';
import m from '../messages.yaml';

const longestName = 64;

/** A field with the defaults of the catalog, and a unique name. */
export function newField(type: FieldKind, others: readonly FormField[]): FormField {
  const { label } = fieldCatalog[type];
  return withOptions({ id: newId(), name: freeName(label, others), label, type, required: false });
}

/** A copy of a field under another name. */
export function copyOf(field: FormField, others: readonly FormField[]): FormField {
  const label = `${field.label} (copy)`.slice(0, 200);
  return { ...structuredClone(field), id: newId(), label, name: freeName(field.label, others) };
}

/**
 * A field with another label. Its name follows until the user edits it; that of a saved field does not change, since its
 * submissions are stored under it.
 */
export function relabelled(
  field: FormField,
  label: string,
  others: readonly FormField[],
  isSaved: boolean,
): FormField {
  const follows = !isSaved && field.name === freeName(field.label, others);
  return { ...field, label, name: follows ? freeName(label, others) : field.name };
}

/** A field of another type. Options are kept for changing back, and created where the type needs them. */
export function retyped(field: FormField, type: FieldKind): FormField {
  return withOptions({ ...field, type });
}

export function nextOption(options: readonly string[]): string {
  let number = options.length + 1;
  while (options.includes(m.fields.option({ number }))) number += 1;
  return m.fields.option({ number });
}

/** The list with one item moved to another position. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Derives a name from a label: a letter first, then letters, digits and underscores. */
export function nameOf(label: string): string {
  const name = folded(label)
    .replace(/[^a-z0-9\s_-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '_')
    .replace(/^[^a-z]+|_$/g, '');
  return name.slice(0, longestName) || 'field';
}

function freeName(label: string, others: readonly FormField[]): string {
  const plain = nameOf(label);
  const taken = new Set(others.map(({ name }) => name));
  if (!taken.has(plain)) return plain;
  for (let number = 2; ; number += 1) {
    const suffix = `_${number}`;
    const name = plain.slice(0, longestName - suffix.length) + suffix;
    if (!taken.has(name)) return name;
  }
}

function withOptions(field: FormField): FormField {
  if (!hasOptions(field.type) || field.options?.length) return field;
  return { ...field, options: [m.fields.option1, m.fields.option2] };
}

// randomUUID is missing on pages without TLS.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}
