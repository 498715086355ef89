import { Refusal } from '../../refusal.ts';

/** A lone surrogate: valid in JSON, not in UTF-8, and stored differently by the two databases. */
const half = /\p{Surrogate}/u;

/** Refuses a parsed body with a lone surrogate in any value or field name. */
export function refuseBrokenText(body: unknown) {
  const field = brokenField(body, '');
  if (field === null) return;
  const message = 'This text ends with an incomplete character';
  const errors = field ? [{ field, code: 'malformed_text', message }] : [];
  throw new Refusal(400, message, 'validation_failed', { errors });
}

/** The path of the first broken string; '' for a body that is a string itself. */
export function brokenField(value: unknown, path: string): string | null {
  if (typeof value === 'string') return half.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (half.test(key)) return path;
    const found = brokenField(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
