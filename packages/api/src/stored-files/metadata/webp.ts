import { type Edit, Malformed, type Source } from './edit.ts';
import { onlyOrientation, orientationIn } from './orientation.ts';

const hasExif = 0x08;
const hasXmp = 0x04;
const maxExif = 1024 * 1024;

/** Removes Exif and XMP from a WebP, and everything after its end; keeps the orientation. */
export async function editWebp({ read, size }: Source): Promise<Edit> {
  const end = Math.min((await read(4, 4)).readUInt32LE() + 8, size);
  const edit: (readonly [number, number] | Buffer)[] = [];
  let orientation = 1;
  let flags: Buffer | null = null;
  for (let at = 12; at < end; ) {
    const head = await read(at, 18);
    if (head.length < 8) throw new Malformed();
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const next = Math.min(at + 8 + length + (length % 2), size);
    if (type === 'VP8X') {
      flags = Buffer.from(head.subarray(0, 9));
      edit.push(flags, [at + 9, next]);
    } else if (type === 'EXIF' && length < maxExif) {
      const data = await read(at + 8, length);
      orientation = orientationIn(
        data.toString('latin1', 0, 4) === 'Exif' ? data.subarray(6) : data,
      );
    } else if (type !== 'EXIF' && type !== 'XMP ') {
      edit.push([at, next]);
    }
    at = next;
  }
  if (flags) flags[8] = (flags[8] ?? 0) & ~(hasExif | hasXmp);
  if (flags && orientation > 1) {
    flags[8] = (flags[8] ?? 0) | hasExif;
    edit.push(chunk(orientation));
  }
  const start = Buffer.from(await read(0, 12));
  start.writeUInt32LE(4 + edit.reduce((sum, part) => sum + lengthOf(part), 0), 4);
  return [start, ...edit];
}

const lengthOf = (part: Edit[number]) =>
  part instanceof Uint8Array ? part.length : part[1] - part[0];

function chunk(orientation: number): Buffer {
  const data = onlyOrientation(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}
