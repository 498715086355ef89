/** The slots of each key with a small value. Both are packed into one number, because there are millions of them. */
export interface Postings {
  has(key: string): boolean;
  /** The number of slots that have the key. */
  sizeOf(key: string): number;
  /** Adds a slot that the key doesn't have yet; the value is below 65,536. */
  put(key: string, slot: number, value: number): void;
  remove(key: string, slot: number): void;
  each(key: string, look: (slot: number, value: number) => void): void;
  eachKey(look: (key: string) => void): void;
  /** Approximate memory use. */
  readonly bytes: number;
}

const values = 65_536;
/** Up to this length, arrays are copied to their exact size, because `push` reserves space for 17 more items. */
const exact = 32;
const bytesOfKey = 100;
const bytesOfSlot = 12;

export function createPostings(): Postings {
  /** Most keys have one slot and need no list. */
  const packed = new Map<string, number | number[]>();
  let slots = 0;
  const slotOf = (one: number) => Math.floor(one / values);

  return {
    has: (key) => packed.has(key),
    sizeOf(key) {
      const some = packed.get(key);
      return typeof some === 'object' ? some.length : some === undefined ? 0 : 1;
    },
    get bytes() {
      return packed.size * bytesOfKey + slots * bytesOfSlot;
    },
    put(key, slot, value) {
      slots += 1;
      const one = slot * values + value;
      const some = packed.get(key);
      if (some === undefined) packed.set(key, one);
      else if (typeof some === 'number') packed.set(key, [some, one]);
      else if (some.length < exact) packed.set(key, [...some, one]);
      else some.push(one);
    },
    remove(key, slot) {
      const some = packed.get(key);
      const all = typeof some === 'object' ? some : [some ?? -1];
      const others = all.filter((one) => one >= 0 && slotOf(one) !== slot);
      if (some !== undefined) slots -= all.length - others.length;
      if (others.length > 1) packed.set(key, others);
      else if (others[0] !== undefined) packed.set(key, others[0]);
      else packed.delete(key);
    },
    each(key, look) {
      const some = packed.get(key);
      if (some === undefined) return;
      if (typeof some === 'number') return look(slotOf(some), some % values);
      for (const one of some) look(slotOf(one), one % values);
    },
    eachKey(look) {
      for (const key of packed.keys()) look(key);
    },
  };
}
