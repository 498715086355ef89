import type { JsonText } from '../../database/types.ts';

/** The items of a list as one JSON text without brackets, typed as its contents. */
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

/** The separator between two items. JSON text from the database never contains a line break. */
export const betweenItems = ',\n';

/** The first `limit` items of a joined text, and the last of them if more were left out. */
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
