export interface ByteRange {
  start: number;
  end: number;
}

/** Parses the single range that media players request; null for the whole file: no header, several ranges, or an invalid one. */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
