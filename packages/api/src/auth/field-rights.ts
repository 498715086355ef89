import type { FieldRight } from '@helpdesk/sdk/contract/operations';
import type { Right } from '@helpdesk/sdk/rules/roles';
import { forbidden } from '../refusal.ts';

/**
 * Checks the fields of a body: refuses a field that the caller may not write, or drops it if the contract declares it as
 * ignored. Runs before the operation.
 */
export function writableBody<Body>(
  rights: readonly FieldRight[],
  may: (right: Right) => boolean,
  body: Body,
): Body {
  const denied = rights.filter(
    ({ permissions }) => permissions.length > 0 && !permissions.some(may),
  );
  return denied.reduce((rest, right) => without(rest, right, right.path.split('.')), body);
}

function without<Value>(value: Value, right: FieldRight, path: string[]): Value {
  const [step = '', ...deeper] = path;
  const name = step.replaceAll('[]', '');
  const held = (value as Record<string, unknown> | null | undefined)?.[name];
  if (held === undefined) return value;
  if (deeper.length > 0) return { ...value, [name]: inEvery(held, right, deeper) };
  if (right.otherwise === 'refused') throw forbidden();
  return { ...value, [name]: right.instead };
}

/** Checks each item of a list, which may itself be a list. */
function inEvery(held: unknown, right: FieldRight, path: string[]): unknown {
  return Array.isArray(held)
    ? held.map((one) => inEvery(one, right, path))
    : without(held, right, path);
}
