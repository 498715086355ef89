import { type FieldKind, fieldKinds } from './field-kinds.ts';

const isShort = (type: FieldKind | undefined) =>
  type !== undefined && /^(?:list|line)$/.test(fieldKinds[type].control);

/** Returns which fields take a whole row: long ones, and short ones without a neighbor to share it with. */
export function wholeRows(types: readonly FieldKind[]): boolean[] {
  let isSecond = false;
  return types.map((type, index) => {
    const shares = isShort(type) && (isSecond || isShort(types[index + 1]));
    isSecond = shares && !isSecond;
    return !shares;
  });
}
