// @module-tag one-engine

import { afterAll, describe, expect, test } from 'vitest';
import { createMailParser } from './thread.ts';
import { wholeText } from './words.ts';

const parser = createMailParser();
afterAll(() => parser.close());

const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
const attribute = (level: number, id: number, content: Buffer) =>
  Buffer.concat([
    Buffer.from([level, ...u16(id), ...u16(0), ...u32(content.length)]),
    content,
    Buffer.from([0, 0]),
  ]);

/** Parses an email that is only a winmail.dat with these attributes. */
function parse(...attributes: Buffer[]) {
  const tnef = Buffer.concat([Buffer.from([...u32(0x223e9f78), 1, 0]), ...attributes]);
  const head =
    'Content-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64';
  return parser.parse(Buffer.from(`${head}\r\n\r\n${tnef.toString('base64')}`));
}

/** The property of a message that has its text only as compressed RTF. */
function compressed(bytes: Buffer): Buffer {
  const head = [...u32(1), ...u16(0x0102), ...u16(0x1009), ...u32(1), ...u32(bytes.length)];
  return attribute(1, 0x9003, Buffer.concat([Buffer.from(head), bytes, Buffer.alloc(4)]));
}

/** RTF that is stored without compression. */
function stored(rtf: string): Buffer {
  const bytes = Buffer.from(rtf, 'latin1');
  const head = [bytes.length + 12, bytes.length, 0x414c454d, 0].flatMap(u32);
  return compressed(Buffer.concat([Buffer.from(head), bytes]));
}

test('unpacks files from winmail.dat', async () => {
  const mail = await parse(
    attribute(1, 0x9007, Buffer.from(u32(1252))),
    attribute(1, 0x800c, Buffer.from('The invoice.\0')),
    attribute(2, 0x9002, Buffer.alloc(14)),
    attribute(2, 0x8010, Buffer.from('St\u00f6rung.pdf\0', 'latin1')),
    attribute(2, 0x800f, Buffer.from('%PDF')),
    Buffer.from('garbage'),
  );
  expect([wholeText(mail), mail.parts.map(({ name }) => name)]).toEqual([
    'The invoice.',
    ['St\u00f6rung.pdf'],
  ]);
});

test.each([
  [
    'the first example of Microsoft',
    '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
    'hello world',
  ],
  [
    'the second, which refers to what it is writing',
    '1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0',
    'WXYZWXYZWXYZWXYZWXYZ',
  ],
  [
    'the first, cut short',
    '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c0900',
    'hello',
  ],
  ['a length of four gigabytes', 'ffffffffffffffff4c5a4675000000000061', ''],
  ['another format', '0400000004000000616263640000000061626364', ''],
])('decompresses the text of a message: %s', async (_name, hex, text) => {
  expect(wholeText(await parse(compressed(Buffer.from(hex, 'hex'))))).toBe(text);
});

describe('reads RTF', () => {
  const font = String.raw`{\fonttbl{\f0\fswiss\fcharset0 Arial;}{\f1\fcharset204 Arial;}{\f2\fcharset2 Symbol;}{\f3\fcharset128 MS Gothic;}}`;
  test.each([
    [
      'paragraphs and lines',
      String.raw`Hello,\par\pard how\line are{\b  you}?`,
      'Hello,\nhow\nare you?',
    ],
    ['braces and backslashes', String.raw`\{a\\b\}`, '{a\\b}'],
    [
      'letters of the code page',
      String.raw`Gr\'fc\'dfe \ldblquote aus\rdblquote\~K\'f6ln`,
      'Grüße “aus”\u00a0Köln',
    ],
    [
      'letters of a font',
      String.raw`\f1\'cf\'f0\'e8\'e2\'e5\'f2 {\f0\'e4} \'e4\plain\'e4`,
      'Привет ä дä',
    ],
    ['letters of two bytes', String.raw`{\f3\'82\'b1\'82{\'f1}\'83A}`, 'こんア'],
    [
      'Unicode',
      String.raw`\u1055?\u1088\'f0 {\uc2\u12371\'82\'b1}\uc0\u-10179\u-8704!`,
      'Пр こ😀!',
    ],
    [
      'lists and tables',
      String.raw`{\pntext\f2\'B7\tab}one\par a\cell b\cell\row c`,
      '•\tone\na\tb\t\nc',
    ],
    [
      'links',
      String.raw`{\field{\*\fldinst{HYPERLINK "https://acme.example/a"}}{\fldrslt{\ul here}}}, {\field{\*\fldinst HYPERLINK "mailto:a@b.example"}{\fldrslt a@b.example}}`,
      'here (https://acme.example/a), a@b.example',
    ],
    [
      'nothing that is not text',
      String.raw`{\*\generator Riched20 1.0;}{\info{\author Otto}}{\stylesheet{\s0 Normal;}}{\pict\wmetafile8 0102}{\v hidden}{\header Top}a{\*\bkmkstart x}b\bin3 }}}c`,
      'abc',
    ],
  ])('%s', async (_name, rtf, text) => {
    const whole = String.raw`{\rtf1\ansi\ansicpg1252\deff0${font}${rtf}}`;
    expect((await parse(stored(whole))).text).toBe(text);
  });

  test('that was made from HTML, as the HTML', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1251\fromhtml1 \deff0${font}{\*\htmltag19 <html>}{\*\htmltag64 <p>}\htmlrtf {\par\htmlrtf0 a < b{\*\htmltag84 &nbsp;}\htmlrtf \'a0\htmlrtf0{\*\htmltag84 <b title="\'c4">}\htmlrtf {\b\htmlrtf0 \f1\'c4\'e0{\*\htmltag92 </b>}\htmlrtf }\htmlrtf0\htmlrtf \par}\htmlrtf0{\*\htmltag72 </p>}}`;
    const { html, text } = await parse(stored(rtf));
    expect([html, text]).toEqual(['<html><p>a &lt; b&nbsp;<b title="Д">Да</b></p>', null]);
  });

  test('within bounds: what is nested too deeply or ends too early is left out', async () => {
    const deep = `{\\rtf1 a${'{'.repeat(5_000)}b`;
    expect((await parse(stored(deep))).text).toBe('a');
    expect((await parse(stored('{\\rtf1 a\\bin4000000000 b'))).text).toBe('a');
    expect((await parse(stored('Not RTF'))).text).toBeNull();
  });
});
