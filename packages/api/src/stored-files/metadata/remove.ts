import { open } from 'node:fs/promises';
import { discard, type Received, receive } from '../disk.ts';
import { type Edit, Malformed, type Source } from './edit.ts';
import { editHeif, isHeif } from './heif.ts';
import { editJpeg } from './jpeg.ts';
import { editPng, pngSignature } from './png.ts';
import { editWebp } from './webp.ts';

const pieceLength = 256 * 1024;
/** A picture with more parts was made to keep the server busy. */
const maxReads = 20_000;

function editorOf(head: Buffer): ((source: Source) => Promise<Edit>) | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return editJpeg;
  if (head.subarray(0, 8).equals(pngSignature)) return editPng;
  const text = head.toString('latin1', 0, 12);
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return editWebp;
  return isHeif(head) ? editHeif : null;
}

/**
 * Removes the place, time and camera from a picture (JPEG, PNG, WebP, HEIC or AVIF), without touching its pixels. Returns all
 * other files, including malformed ones, unchanged. Only pieces of the file are in memory.
 */
export async function removeMetadata(dataDir: string, received: Received): Promise<Received> {
  const editor = editorOf(Buffer.from(received.head));
  if (!editor) return received;
  const file = await open(received.path);
  try {
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    let reads = 0;
    const readSome = (from: number, length: number) => {
      reads += 1;
      if (reads > maxReads) throw new Malformed();
      return read(from, length);
    };
    const edit = await editor({ read: readSome, size: received.size }).catch((error: unknown) => {
      // Reading past the end also means a malformed file.
      if (error instanceof Malformed || error instanceof RangeError) return null;
      throw error;
    });
    if (!edit) return received;
    const edited = await receive(dataDir, piecesOf(edit, read));
    await discard(edited.sha256 === received.sha256 ? edited : received);
    return edited.sha256 === received.sha256 ? received : edited;
  } finally {
    await file.close();
  }
}

async function* piecesOf(edit: Edit, read: Source['read']) {
  for (const part of edit) {
    if (part instanceof Uint8Array) {
      if (part.length > 0) yield part;
      continue;
    }
    for (let at = part[0]; at < part[1]; at += pieceLength) {
      yield await read(at, Math.min(pieceLength, part[1] - at));
    }
  }
}
