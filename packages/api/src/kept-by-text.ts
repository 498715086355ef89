/** Caches results by text, up to this many characters; when it is full, it starts again. */
export function keptByText<Value>(
  make: (text: string) => Value,
  lengthOf: (value: Value) => number,
  most: number,
) {
  const kept = new Map<string, Value>();
  let length = 0;
  function keep(text: string, value: Value) {
    const its = text.length + lengthOf(value);
    length += its;
    if (length > most) {
      kept.clear();
      length = its;
    }
    kept.set(text, value);
    return value;
  }
  const read = (text: string) => kept.get(text) ?? keep(text, make(text));
  const know = (text: string, value: Value) => void (kept.has(text) || keep(text, value));
  return Object.assign(read, { know });
}
