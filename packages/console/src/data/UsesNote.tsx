import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from './messages.yaml';

type Uses = Schema<'Uses'>;

const kinds = [
  ['views', 'view', 'views'],
  ['macros', 'macro', 'macros'],
  ['forms', 'form', 'forms'],
  ['webhooks', 'webhook', 'webhooks'],
] as const;

const shown = 5;

/** Whether nothing uses it. */
export const isUnused = (uses: Uses) =>
  uses.othersPersonal === 0 && kinds.every(([kind]) => uses[kind].length === 0);

function partsOf(uses: Uses): string[] {
  const parts = kinds.flatMap(([kind, one, many]) => {
    const names = uses[kind].slice(0, shown).map(({ name }) => `“${name}”`);
    const more = uses[kind].length - names.length;
    const all = more > 0 ? [...names, m.usesNote.more({ more })] : names;
    return all.length === 0
      ? []
      : [m.usesNote.the({ one: uses[kind].length === 1 ? one : many, all: listed(all) })];
  });
  const others = uses.othersPersonal;
  if (others === 0) return parts;
  const what = m.usesNote.personalViewsOrMacros({ others });
  return [...parts, m.usesNote.ofOtherMembers({ what })];
}

const listed = (parts: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);

/** Lists the views, macros, forms and webhooks that use an item, in the confirmation before it is deleted. */
export function UsesNote({ uses }: { uses: Uses | null | undefined }) {
  if (!uses || isUnused(uses)) return null;
  return (
    <span className="mt-2 block wrap-anywhere">
      {m.usesNote.usedByViewsAndWebhooksThat({ partsOf: listed(partsOf(uses)) })}
    </span>
  );
}
