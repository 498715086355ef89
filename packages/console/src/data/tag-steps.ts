import type { Schema } from '@helpdesk/sdk/contract/operations';
import { foldedTagName } from '@helpdesk/sdk/rules/tags';

type TagRef = Schema<'TagRef'>;
/** Adds or removes a tag of a ticket. */
export type Step = { tag: TagRef; isOn: boolean };

/** Returns the tags of a ticket after some steps, in the server's order. */
export function withSteps(tags: readonly TagRef[], steps: readonly Step[]): TagRef[] {
  let now = [...tags];
  for (const {
    tag: { id, name, color },
    isOn,
  } of steps) {
    now = now.filter((one) => one.id !== id);
    if (isOn) now.push({ id, name, color });
  }
  return now.sort((one, other) => (foldedTagName(one.name) < foldedTagName(other.name) ? -1 : 1));
}
