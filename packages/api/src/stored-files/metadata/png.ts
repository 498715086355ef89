import { crc32 } from 'node:zlib';
import { type Edit, Malformed, type Source } from './edit.ts';
import { onlyOrientation, orientationIn } from './orientation.ts';

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const metadata: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const maxExif = 1024 * 1024;

/** Removes Exif, texts and times from a PNG, and everything after its end; keeps the orientation. */
export async function editPng({ read, size }: Source): Promise<Edit> {
  const edit: (readonly [number, number] | Buffer)[] = [[0, 8]];
  for (let at = 8; at < size; ) {
    const head = await read(at, 8);
    if (head.length < 8) throw new Malformed();
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4);
    const end = at + 12 + length;
    if (!metadata.has(type)) edit.push([at, Math.min(end, size)]);
    if (type === 'eXIf' && length < maxExif) {
      const orientation = orientationIn(await read(at + 8, length));
      if (orientation > 1) edit.push(chunk(orientation));
    }
    if (type === 'IEND') break;
    at = end;
  }
  return edit;
}

function chunk(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('eXIf'), onlyOrientation(orientation)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
