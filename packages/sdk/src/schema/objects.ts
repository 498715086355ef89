import * as z from 'zod/mini';
import { check } from './check.ts';
import { type Said, sentence, wrong } from './say.ts';

type Shape = Record<string, z.core.$ZodType>;

/** An object that rejects unknown fields. */
export function closed<Fields extends Shape>(fields: Fields, said: Said = {}) {
  return z.strictObject(fields, { error: wrong(said, 'type', 'an object') });
}

/** An object that drops unknown fields. */
export function open<Fields extends Shape>(fields: Fields, said: Said = {}) {
  return z.object(fields, { error: wrong(said, 'type', 'an object') });
}

/** An object with any fields, without NUL characters. */
export function anything(said: Said = {}) {
  return z
    .record(z.string(), z.unknown(), { error: wrong(said, 'type', 'an object') })
    .check(
      check<Record<string, unknown>>(said, (value) =>
        holdsNul(value) ? { rule: 'characters' } : undefined,
      ),
    );
}

export interface Match {
  field: string;
  other: string;
  said: string;
}

/** Requires that a field equals another one; compared as soon as both are texts. */
export function matching<Fields extends Shape>(
  schema: z.ZodMiniObject<Fields, z.core.$strict>,
  matches: readonly Match[],
): z.ZodMiniObject<Fields, z.core.$strict> {
  const fields = Object.keys(schema._zod.def.shape);
  const checks = matches.map(({ field, other, said }) => {
    const made = z.check<Record<string, unknown>>((payload) => {
      const value = payload.value;
      if (value[field] === value[other]) return;
      const place = payload.issues.findIndex(
        (issue) => fields.indexOf(String(issue.path?.[0])) > fields.indexOf(field),
      );
      const at = place === -1 ? payload.issues.length : place;
      payload.issues.splice(at, 0, {
        code: 'custom',
        input: value[field],
        path: [field],
        params: { rule: `equals:${other}` },
        message: sentence({ equals: said }, { rule: 'equals' }),
        continue: true,
      } as never);
    });
    made._zod.def.when = ({ value }) =>
      isRecord(value) && typeof value[field] === 'string' && typeof value[other] === 'string';
    return made;
  });
  return schema.check(...(checks as never[])) as z.ZodMiniObject<Fields, z.core.$strict>;
}

// Uses a stack instead of recursion, because the sender controls the depth.
function holdsNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (isRecord(next)) {
      for (const [key, inner] of Object.entries(next)) {
        if (key.includes('\0')) return true;
        left.push(inner);
      }
    }
  }
  return false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
