import type { JsonText } from '../database/types.ts';

/** A list of items that are already JSON text, typed as what they contain. */
export class Rendered<Item> {
  readonly texts: string[];
  declare readonly item: Item;

  constructor(texts: string[]) {
    this.texts = texts;
  }

  toText(): string {
    return `[${this.texts.join(',')}]`;
  }
}

export const rendered = <Item>(texts: JsonText<Item>[]) => new Rendered<Item>(texts);
