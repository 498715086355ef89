import { HelpArticleInput } from '@helpdesk/sdk/schema/operations';
import { fieldRefusals, refusalCode, serverMessage } from '../../../data/use-write.ts';
import { inputOf, type Values } from './values.ts';

/** Field name to error message. */
export type Sentences = Partial<Record<string, string>>;

/** The validation errors of an article, with the server's own messages. */
export function validate(values: Values): Sentences {
  const validated = HelpArticleInput.safeParse(inputOf(values));
  if (validated.success) return {};
  return firstOf(validated.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

/** The server's refusals, by field. */
export function refusalsOf(error: Error): Sentences {
  if (refusalCode(error) === 'slug_taken') return { slug: serverMessage(error, '') };
  return firstOf(
    fieldRefusals(error).map(({ field, message }) => [field.split('.')[0] ?? '', message]),
  );
}

function firstOf(found: readonly (readonly [string, string])[]): Sentences {
  return Object.fromEntries(found.toReversed());
}
