// @module-tag postgres

import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../database/test-database.ts';
import { receive } from '../disk.ts';
import { removeMetadata } from './remove.ts';

const folder = makeTemporaryFolder('helpdesk-metadata-');
const exif = {
  IFD0: { Artist: 'Vera Visitor', Model: 'Camera of Vera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitude: '13/1 24/1 18/1' },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><where>Berlin</where></x:xmpmeta>';

/** A picture with enough detail to reveal a mistake of one byte. */
function photo(orientation = 6) {
  const noise = Buffer.from(Array.from({ length: 96 * 64 * 3 }, (_, at) => (at * at * 31) % 251));
  return sharp(noise, { raw: { width: 96, height: 64, channels: 3 } })
    .withMetadata({ orientation })
    .withExifMerge(exif)
    .withXmp(xmp)
    .withIccProfile('p3');
}

async function cleaned(bytes: Uint8Array) {
  const received = await receive(folder, Readable.from([bytes]));
  const { path, size, head } = await removeMetadata(folder, received);
  const content = await readFile(path);
  expect(size).toBe(content.length);
  expect(content.subarray(0, head.length)).toEqual(Buffer.from(head));
  return content;
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const secrets = ['Vera', 'Berlin', 'Camera'];
const tells = (bytes: Buffer) => secrets.filter((word) => bytes.includes(word));

const formats = {
  'JPEG, baseline': () => photo().jpeg().toBuffer(),
  'JPEG, progressive': () => photo().jpeg({ progressive: true }).toBuffer(),
  PNG: () => photo().png().toBuffer(),
  WebP: () => photo().webp().toBuffer(),
  'WebP, lossless': () => photo().webp({ lossless: true }).toBuffer(),
  'AVIF, as HEIC is built': () => photo().avif({ quality: 60, effort: 0 }).toBuffer(),
};

test.each(Object.entries(formats))(
  '%s: the place, time and author are removed, the pixels and colors stay',
  async (_, make) => {
    const bytes = await make();
    expect(tells(bytes)).not.toEqual([]);
    const content = await cleaned(bytes);
    expect(tells(content)).toEqual([]);
    expect((await pixels(content)).equals(await pixels(bytes))).toBe(true);
    const [before, after] = [await sharp(bytes).metadata(), await sharp(content).metadata()];
    expect((after.xmp ?? []).every((byte) => byte === 0)).toBe(true);
    expect(after.icc).toEqual(before.icc);
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(await cleaned(content)).toEqual(content);
  },
);

test.each(['jpeg', 'png', 'webp'] as const)(
  'a rotated %s is still shown upright',
  async (format) => {
    for (const orientation of [1, 3, 6, 8]) {
      const bytes = await photo(orientation).toFormat(format).toBuffer();
      const { orientation: kept = 1 } = await sharp(await cleaned(bytes)).metadata();
      expect(kept).toBe(orientation);
    }
  },
);

test('other pictures and videos after the end of a JPEG are removed', async () => {
  const bytes = await photo().jpeg().toBuffer();
  const second = await photo().jpeg().toBuffer();
  const content = await cleaned(Buffer.concat([bytes, second, Buffer.from('ftypmp42 Vera')]));
  expect(tells(content)).toEqual([]);
  expect(content.length).toBeLessThan(bytes.length);
});

test('comments, texts and IPTC data are removed too', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const segment = (marker: number, text: string) => {
    const data = Buffer.from(text);
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const told = Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xed, 'Photoshop 3.0\0 Vera'),
    segment(0xfe, 'Berlin'),
    segment(0xe2, 'MPF\0 Camera'),
    bytes.subarray(2),
  ]);
  expect(await cleaned(told)).toEqual(await cleaned(bytes));
});

test('files that are no pictures, truncated, or only look like pictures do not fail', async () => {
  const jpeg = await photo().jpeg().toBuffer();
  for (const bytes of [
    Buffer.from('plain text'),
    Buffer.from('ffd8ff', 'hex'),
    Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), Buffer.from('no segment')]),
    Buffer.from('89504e470d0a1a0a00', 'hex'),
    Buffer.from('RIFF\0\0\0\0WEBP'),
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x20meta'),
    Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x10meta${'\xff'.repeat(8)}`, 'latin1'),
  ]) {
    await expect(cleaned(bytes)).resolves.toBeInstanceOf(Buffer);
  }
  for (let length = 3; length < jpeg.length; length += 97) {
    await expect(cleaned(jpeg.subarray(0, length))).resolves.toBeInstanceOf(Buffer);
  }
  const cut = await cleaned(jpeg.subarray(0, jpeg.length - 500));
  expect(tells(cut)).toEqual([]);
});
