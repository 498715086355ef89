import type { JsonText } from '../../database/types.ts';

/** The items of a list as one JSON text, without its brackets; typed as what it contains. */
export class Rendered<Item> {
  readonly text: string;
  declare readonly item: Item;

  constructor(text: string) {
    this.text = text;
  }

  toText(): string {
    return `[${this.text}]`;
  }
}

/** What stands between two items; no JSON text of the database contains a line break. */
export const betweenItems = ',\n';

/** The items in a joined text without the ones after the `limit`th, and the last item if some were left out. */
export function renderedPage<Item>(
  { text, count }: { text: JsonText<Item> | null; count: number },
  limit: number,
): { items: Rendered<Item>; last: Item | undefined } {
  if (text === null) return { items: new Rendered(''), last: undefined };
  if (Number(count) <= limit) return { items: new Rendered(text), last: undefined };
  const shown = text.slice(0, text.lastIndexOf(betweenItems));
  const at = shown.lastIndexOf(betweenItems);
  const last = JSON.parse(at < 0 ? shown : shown.slice(at + betweenItems.length)) as Item;
  return { items: new Rendered(shown), last };
}
