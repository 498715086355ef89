import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const mostBytes = 5 * 1024 * 1024;
const mostPixels = 40_000_000;

sharp.cache(false);
sharp.concurrency(1);

/** A picture as it is kept: drawn anew, so that nothing but what one sees is left of the file that was sent. */
export interface Picture {
  bytes: Buffer;
  type: 'image/webp';
  width: number;
  height: number;
}

interface Sentences {
  invalid: string;
  tooLarge: string;
}

/** Draws an uploaded raster image anew, no larger than `widest`; refuses everything that is none. */
export async function drawAnew(
  file: Blob | undefined,
  widest: number,
  said: Sentences,
): Promise<Picture> {
  if (!file || file.size === 0) throw new Refusal(400, said.invalid, 'file_required');
  if (file.size > mostBytes) throw new Refusal(413, said.tooLarge, 'file_too_large');
  const sent = Buffer.from(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(sent);
  if (!type || !accepted.includes(type.mime)) throw notAnImage(said);
  const free = await turn();
  try {
    const image = sharp(sent, { animated: true, limitInputPixels: mostPixels, failOn: 'error' });
    const { data, info } = await image
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    const height = info.pageHeight ?? info.height;
    return { bytes: data, type: 'image/webp', width: info.width, height };
  } catch {
    throw notAnImage(said);
  } finally {
    free();
  }
}

const notAnImage = ({ invalid }: Sentences) => new Refusal(415, invalid, 'unsupported_media_type');

const atOnce = 2;
const waiting: (() => void)[] = [];
let drawing = 0;

/** A drawn picture takes much memory: few are drawn at once, the others wait. */
async function turn(): Promise<() => void> {
  if (drawing >= atOnce) await new Promise<void>((go) => waiting.push(go));
  drawing += 1;
  return () => {
    drawing -= 1;
    waiting.shift()?.();
  };
}
