import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../refusal.ts';

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const maxBytes = 5 * 1024 * 1024;
const maxPixels = 40_000_000;

let loaded: ReturnType<typeof load> | undefined;

/** Loaded with the first picture, because it takes 40 ms and memory. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** An image as it is stored: re-encoded, so it contains only the pixels of the uploaded file. */
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

/** Re-encodes an uploaded raster image, no larger than `widest`; rejects other files. */
export async function reencode(
  file: Blob | undefined,
  widest: number,
  said: Sentences,
): Promise<Picture> {
  if (!file || file.size === 0) throw new Refusal(400, said.invalid, 'file_required');
  if (file.size > maxBytes) throw new Refusal(413, said.tooLarge, 'file_too_large');
  const sent = Buffer.from(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(sent);
  if (!type || !accepted.includes(type.mime)) throw notAnImage(said);
  loaded ??= load();
  const sharp = await loaded;
  const free = await turn();
  try {
    const image = sharp(sent, { animated: true, limitInputPixels: maxPixels, failOn: 'error' });
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

/** Renders an SVG file of our own. Uploaded SVG files are never rendered. */
export async function drawSvg(own: Buffer, width: number): Promise<Picture> {
  const sharp = await (loaded ??= load());
  const free = await turn();
  try {
    const image = sharp(own).resize({ width }).webp({ lossless: true });
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
  } finally {
    free();
  }
}

/** The height of logos in emails, doubled for high-resolution screens. */
const smallHeight = 72;

/** Converts a stored picture to a small PNG, an animated one to its first frame: for email programs without WebP support. */
export async function drawSmall(stored: Buffer): Promise<Buffer> {
  const sharp = await (loaded ??= load());
  const free = await turn();
  try {
    const image = sharp(stored, { limitInputPixels: maxPixels });
    return await image.resize({ height: smallHeight, withoutEnlargement: true }).png().toBuffer();
  } finally {
    free();
  }
}

const notAnImage = ({ invalid }: Sentences) => new Refusal(415, invalid, 'unsupported_media_type');

const atOnce = 2;
const waiting: (() => void)[] = [];
let drawing = 0;

/** Decoded images take a lot of memory, so only a few are processed at once. */
async function turn(): Promise<() => void> {
  if (drawing < atOnce) drawing += 1;
  else await new Promise<void>((go) => waiting.push(go));
  return () => {
    // The next image takes over the place, so no other caller gets in between.
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  };
}

/** The width of a picture in pixels; null if it can't be read. */
export async function widthOf(bytes: Buffer): Promise<number | null> {
  try {
    const sharp = await (loaded ??= load());
    return (await sharp(bytes, { limitInputPixels: maxPixels }).metadata()).width ?? null;
  } catch {
    return null;
  }
}
