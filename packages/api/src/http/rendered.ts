/** A list whose items are JSON texts already; it is typed as what they say. */
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

export const rendered = <Item>(texts: string[]) => new Rendered<Item>(texts);
