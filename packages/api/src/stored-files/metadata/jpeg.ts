import { type Edit, Malformed, type Source } from './edit.ts';
import { onlyOrientation, orientationIn } from './orientation.ts';

const exif = 'Exif\0\0';
/** Segments that programs need to show the picture correctly, by marker. */
const needed: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};
const pieceLength = 64 * 1024;

const isMetadata = (marker: number, begins: string) =>
  marker === 0xfe ||
  (marker >= 0xe0 && marker <= 0xef && !begins.startsWith(needed[marker] ?? '\0\0'));

/** Removes Exif, XMP, IPTC and comments from a JPEG, and everything after its end: other pictures with their own metadata, or a video. */
export async function editJpeg({ read, size }: Source): Promise<Edit> {
  const kept: [number, number][] = [];
  let orientation = 1;
  let at = 2;
  while (at < size) {
    const head = await read(at, 20);
    const marker = head[1] ?? 0;
    if (head[0] !== 0xff || head.length < 2) throw new Malformed();
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      kept.push([at, at + 2]);
      break;
    }
    const end = at + 2 + (head.length >= 4 ? head.readUInt16BE(2) : 0);
    if (end < at + 4) throw new Malformed();
    const begins = head.toString('latin1', 4);
    if (marker === 0xe1 && begins.startsWith(exif) && orientation === 1) {
      orientation = orientationIn(await read(at + 10, end - at - 10));
    }
    const next = marker === 0xda ? await endOfScan({ read, size }, end) : end;
    if (!isMetadata(marker, begins)) kept.push([at, Math.min(next, size)]);
    at = next;
  }
  return [[0, 2], ...(orientation === 1 ? [] : [segment(orientation)]), ...kept];
}

function segment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(exif, 'latin1'), onlyOrientation(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The offset of the next marker after the pixels, which have 0xff only before 0 or restart markers. */
async function endOfScan({ read, size }: Source, from: number): Promise<number> {
  for (let at = from; at < size; at += pieceLength) {
    const piece = await read(at, pieceLength + 1);
    for (let found = -1; ; ) {
      found = piece.indexOf(0xff, found + 1);
      const after = piece[found + 1];
      if (found < 0 || found >= pieceLength || after === undefined) break;
      if (after !== 0 && after !== 0xff && (after < 0xd0 || after > 0xd7)) return at + found;
    }
  }
  return size;
}
