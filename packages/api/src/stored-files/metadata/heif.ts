import { type Edit, Malformed, type ReadAt, type Source } from './edit.ts';

const brands = /^(hei[cfmsxv]|hev[cmsx]|mif[12]|msf1|avi[fs])$/;
const maxMeta = 4 * 1024 * 1024;

/** Whether it is HEIC, HEIF or AVIF, by its first bytes. */
export const isHeif = (head: Buffer) =>
  head.toString('latin1', 4, 8) === 'ftyp' && brands.test(head.toString('latin1', 8, 12));

/**
 * Fills the Exif and XMP of a HEIC or AVIF with zeros of the same length, because its parts are referenced by offset. The
 * orientation is stored separately.
 */
export async function editHeif({ read, size }: Source): Promise<Edit> {
  const blank: [number, number][] = [];
  for await (const box of boxesIn(read, 0, size)) {
    if (box.type !== 'meta') continue;
    if (box.end - box.start > maxMeta) throw new Malformed();
    const bytes = await read(box.start, box.end - box.start);
    blank.push(...placesOf(bytes, box.start));
  }
  blank.sort(([one], [other]) => one - other);
  const edit: (readonly [number, number] | Uint8Array)[] = [];
  let at = 0;
  for (const [from, to] of blank) {
    if (from < at || to > size || to <= from || to - from > maxMeta) throw new Malformed();
    edit.push([at, from], new Uint8Array(to - from));
    at = to;
  }
  return [...edit, [at, size]];
}

interface Box {
  type: string;
  /** The start of its content. */
  start: number;
  end: number;
}

async function* boxesIn(read: ReadAt, from: number, to: number) {
  for (let at = from; at + 8 <= to; ) {
    const box = boxAt(await read(at, 16), at, to);
    yield box;
    at = box.end;
  }
}

function boxAt(head: Buffer, at: number, to: number): Box {
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < 16) throw new Malformed();
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
  const start = at + (isLong ? 16 : 8);
  if (at + length < start || at + length > to) throw new Malformed();
  return { type: head.toString('latin1', 4, 8), start, end: at + length };
}

/** The ranges of the Exif and XMP of a `meta` box in the file. */
function placesOf(meta: Buffer, offset: number): [number, number][] {
  const boxes: Box[] = [];
  for (let at = 4; at + 8 <= meta.length; ) {
    const box = boxAt(meta.subarray(at, at + 16), at, meta.length);
    boxes.push(box);
    at = box.end;
  }
  const contentOf = (type: string) => {
    const found = boxes.find((box) => box.type === type);
    return found && meta.subarray(found.start, found.end);
  };
  const [infos, locations] = [contentOf('iinf'), contentOf('iloc')];
  if (!infos || !locations) return [];
  const wanted = metadataItems(infos);
  const inside = boxes.find((box) => box.type === 'idat');
  return locatedIn(locations, wanted, inside ? offset + inside.start : null);
}

function metadataItems(infos: Buffer): Set<number> {
  const wanted = new Set<number>();
  const start = infos[0] === 0 ? 6 : 8;
  for (let at = start; at + 8 <= infos.length; ) {
    const box = boxAt(infos.subarray(at, at + 16), at, infos.length);
    const version = infos[box.start];
    if (version === 2 || version === 3) {
      const wide = version === 3 ? 4 : 2;
      const id = infos.readUIntBE(box.start + 4, wide);
      const after = box.start + 4 + wide + 2;
      const type = infos.toString('latin1', after, after + 4);
      const text = infos.toString('latin1', after + 4, box.end);
      if (type === 'Exif' || (type === 'mime' && text.includes('rdf+xml'))) wanted.add(id);
    }
    at = box.end;
  }
  return wanted;
}

function locatedIn(iloc: Buffer, wanted: ReadonlySet<number>, inside: number | null) {
  const version = iloc[0] ?? 0;
  const [offsetSize, lengthSize] = [(iloc[4] ?? 0) >> 4, (iloc[4] ?? 0) & 15];
  const [baseSize, indexSize] = [(iloc[5] ?? 0) >> 4, version > 0 ? (iloc[5] ?? 0) & 15 : 0];
  let at = 6;
  const next = (bytes: number) => {
    if (at + bytes > iloc.length) throw new Malformed();
    const value =
      bytes === 0 ? 0 : bytes === 8 ? Number(iloc.readBigUInt64BE(at)) : iloc.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const wide = version < 2 ? 2 : 4;
  const places: [number, number][] = [];
  for (let items = next(wide); items > 0; items -= 1) {
    const id = next(wide);
    const method = version > 0 ? next(2) & 15 : 0;
    next(2);
    const base = next(baseSize) + (method === 1 ? (inside ?? 0) : 0);
    const extents = next(2);
    // Rejects many empty extents, which would keep this loop busy.
    if (extents > 1 && offsetSize + lengthSize === 0) throw new Malformed();
    for (let left = extents; left > 0; left -= 1) {
      next(indexSize);
      const from = base + next(offsetSize);
      const length = next(lengthSize);
      if (wanted.has(id) && method < 2) places.push([from, from + length]);
    }
  }
  return places;
}
