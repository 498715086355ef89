import type { Schema } from '@helpdesk/sdk';

const alwaysWide = new Set(['textarea', 'checkbox', 'radio']);

/** Which fields take both columns of the form: long ones, and those that would stand in a row with a gap beside them. */
export function wideFields(fields: readonly Pick<Schema<'FormField'>, 'type'>[]): boolean[] {
  let column = 0;
  return fields.map(({ type }, index) => {
    const next = fields[index + 1];
    const isAlone = column === 0 && (!next || alwaysWide.has(next.type));
    const isWide = alwaysWide.has(type) || isAlone;
    column = isWide ? 0 : 1 - column;
    return isWide;
  });
}
