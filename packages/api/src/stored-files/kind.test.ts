// @module-tag one-engine

import { expect, test } from 'vitest';
import { fileType, isShown } from './kind.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one))),
  );

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.each<[string, Uint8Array, string]>([
  ['a picture', png, 'image/png'],
  ['a photo', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'image/jpeg'],
  ['an animation', bytes('GIF89a', [1, 0, 1, 0]), 'image/gif'],
  ['a web picture', bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 '), 'image/webp'],
  ['a document', bytes('%PDF-1.7\n%'), 'application/pdf'],
  ['an archive', bytes('PK', [3, 4, 20, 0, 0, 0, 0, 0], '\0'.repeat(22)), 'application/zip'],
  ['a film', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2'), 'video/mp4'],
  ['a recording', bytes('RIFF', [9, 0, 0, 0], 'WAVEfmt '), 'audio/wav'],
  ['a song', bytes('ID3', [3, 0, 0, 0, 0, 0, 0], [0xff, 0xfb, 0x90, 0x64]), 'audio/mpeg'],
  ['a photo of a phone', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), 'image/heic'],
  ['a photo of another', bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'mif1heic'), 'image/heic'],
  ['a text', Buffer.from('Grüße aus Köln\n'), 'text/plain'],
  ['a text with half a character at its end', Buffer.from('ü').subarray(0, 1), 'text/plain'],
])('the type of %s is detected by its content', async (_, content, type) => {
  expect(await fileType(content)).toBe(type);
});

test.each([
  ['a page', '<!DOCTYPE html><script>alert(1)</script>'],
  ['a page that begins late', `${' '.repeat(2_000)}<html><body onload=alert(1)>`],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a drawing with a prolog', '\ufeff<?xml version="1.0"?><svg/>'],
  ['a text with a script', 'hello <script src=//evil.example></script>'],
  ['a program', 'MZ\u0000\u0001'],
])('%s is not a type that browsers show', async (_, content) => {
  const type = await fileType(Buffer.from(content));
  expect(type).toBe('application/octet-stream');
  expect(isShown(type)).toBe(false);
});
