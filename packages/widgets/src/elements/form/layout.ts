import type { FieldType } from '@helpdesk/sdk/rules/form-answers';

const isShort = (type: FieldType | undefined) =>
  !!type && !/^(textarea|radio|checkbox)$/.test(type);

/** Which fields take a whole row: the long ones, and a short one that has no neighbour to share with. */
export function wholeRows(types: readonly FieldType[]): boolean[] {
  let isSecond = false;
  return types.map((type, index) => {
    const shares = isShort(type) && (isSecond || isShort(types[index + 1]));
    isSecond = shares && !isSecond;
    return !shares;
  });
}
