// @module-tag one-engine

import iconv from 'iconv-lite';
import { afterAll, describe, expect, test } from 'vitest';
import { createMailParser } from './thread.ts';
import { wholeText } from './words.ts';

const parser = createMailParser();
afterAll(() => parser.close());

const bytes = (text: string, charset: string) => iconv.encode(text, charset);
const ascii = (text: string) => Buffer.from(text, 'latin1');

/** Parses an email with these headers and this body, as bytes. */
const parse = (head: (string | Buffer)[], body: Buffer) =>
  parser.parse(
    Buffer.concat([
      ascii('From: Otto <otto@visitor.example>\r\n'),
      ...head.flatMap((line) => [typeof line === 'string' ? ascii(line) : line, ascii('\r\n')]),
      ascii('\r\n'),
      body,
    ]),
  );
const plain = (label: string) => `Content-Type: text/plain${label && `; charset=${label}`}`;

const german = 'Gr\u00fc\u00dfe aus K\u00f6ln, \u00d6l f\u00fcr \u00c4hren';
const russian = '\u0417\u0434\u0440\u0430\u0432\u0441\u0442\u0432\u0443\u0439\u0442\u0435';
const japanese = '\u304a\u554f\u3044\u5408\u308f\u305b\u306b\u3064\u3044\u3066';
const chinese = '\u60a8\u597d\uff0c\u8ba2\u5355';
const korean = '\uc8fc\ubb38 \ubb38\uc758';

/** Seven-bit encodings that the library can't write. */
const inHz = (text: string) =>
  Buffer.concat([
    ascii('~{'),
    Buffer.from([...bytes(text, 'gb2312')].map((one) => one & 0x7f)),
    ascii('~}'),
  ]);
const inIso2022Kr = Buffer.concat([
  Buffer.from([0x1b, 0x24, 0x29, 0x43, 0x0e]),
  Buffer.from([...bytes('\uc8fc\ubb38', 'euc-kr')].map((one) => one & 0x7f)),
  Buffer.from([0x0f]),
]);

const inIso2022Jp = ascii('\x1b$B$*Ld\x1b(B');

const texts: [what: string, label: string, body: Buffer, text: string][] = [
  ['UTF-8 as it says', 'utf-8', bytes(german, 'utf-8'), german],
  ['UTF-8 that says to be us-ascii', 'us-ascii', bytes(german, 'utf-8'), german],
  ['UTF-8 that says nothing', '', bytes(russian, 'utf-8'), russian],
  ['UTF-8 that says to be unknown', 'x-unknown', bytes(russian, 'utf-8'), russian],
  [
    'UTF-8 that says to be Latin 1',
    'iso-8859-1',
    bytes(`${german} \u20ac`, 'utf-8'),
    `${german} \u20ac`,
  ],
  ['Latin 1 that says to be UTF-8', 'utf-8', bytes(german, 'latin1'), german],
  ['Latin 1 that says nothing', '', bytes(german, 'latin1'), german],
  [
    'windows-1252 that says to be us-ascii',
    'us-ascii',
    bytes('\u201cquoted\u201d \u20ac', 'windows-1252'),
    '\u201cquoted\u201d \u20ac',
  ],
  [
    'windows-1252 with a hyphen too many',
    '"cp-1252"',
    bytes('\u201cquoted\u201d \u20ac', 'windows-1252'),
    '\u201cquoted\u201d \u20ac',
  ],
  ['code page 437', 'cp437', bytes(german, 'cp437'), german],
  ['code page 850', 'IBM850', bytes(german, 'cp850'), german],
  [
    'code page 852',
    'cp852',
    bytes('P\u0159\u00edli\u0161 \u017elu\u0165', 'cp852'),
    'P\u0159\u00edli\u0161 \u017elu\u0165',
  ],
  [
    'code page 866, short enough to be UTF-8',
    'cp866',
    bytes('\u0440\u0430\u0434', 'cp866'),
    '\u0440\u0430\u0434',
  ],
  [
    'Latin 2',
    'iso-8859-2',
    bytes('Za\u017c\u00f3\u0142\u0107', 'iso-8859-2'),
    'Za\u017c\u00f3\u0142\u0107',
  ],
  ['windows-1251', 'x-cp1251', bytes(russian, 'windows-1251'), russian],
  ['KOI8-R', 'koi8-r', bytes(russian, 'koi8-r'), russian],
  ['Shift JIS', 'cp932', bytes(japanese, 'shift_jis'), japanese],
  ['GBK', 'gb2312', bytes(chinese, 'gbk'), chinese],
  ['GBK that may be UTF-8', 'gbk', bytes('\u8054\u901a', 'gbk'), '\u8054\u901a'],
  ['Big5', 'big5', bytes('\u60a8\u597d', 'big5'), '\u60a8\u597d'],
  ['EUC-KR', 'ks_c_5601-1987', bytes(korean, 'euc-kr'), korean],
  ['HZ', 'hz-gb-2312', inHz('\u60a8\u597d'), '\u60a8\u597d'],
  ['ISO-2022-KR', 'iso-2022-kr', inIso2022Kr, '\uc8fc\ubb38'],
  ['UTF-7', 'utf-7', bytes(`${german} +`, 'utf-7'), `${german} +`],
  ['UTF-16', 'utf-16le', bytes(german, 'utf-16le'), german],
  ['UTF-16 with the large end first', 'utf-16', bytes(german, 'utf-16be'), german],
  ['UTF-8 that says to be windows-1251', 'windows-1251', bytes(russian, 'utf-8'), russian],
  ['UTF-8 that says to be GBK', 'gb2312', bytes(chinese, 'utf-8'), chinese],
  ['UTF-8 with its label in quotes', "'utf-8'", bytes(german, 'utf-8'), german],
  ['windows-1251 that says to be Latin 1', 'iso-8859-1', bytes(russian, 'windows-1251'), russian],
  ['windows-1251 that says to be UTF-8', 'utf-8', bytes(russian, 'windows-1251'), russian],
  ['KOI8-R that says nothing', '', bytes(russian, 'koi8-r'), russian],
  ['windows-1250 that says to be Latin 2', 'iso-8859-2', bytes('„gęś”', 'windows-1250'), '„gęś”'],
  ['the Korean of Windows', 'ks_c_5601-1987', bytes('똠방각하', 'cp949'), '똠방각하'],
  ['the Big5 of Hong Kong', 'big5-hkscs', bytes('嘅您', 'big5hkscs'), '嘅您'],
  ['the Latin of old Macs', 'x-mac-roman', bytes('Grüße – “schön”', 'macroman'), 'Grüße – “schön”'],
  ['Hebrew', 'iso-8859-8-i', bytes('הקומקום', 'iso-8859-8'), 'הקומקום'],
  ['the Thai of Windows', 'tis-620', bytes('กาต้มน้ำ “เสีย”', 'win874'), 'กาต้มน้ำ “เสีย”'],
  ['windows-1252 that says to be Latin 9', 'iso-8859-15', bytes('“A” €', 'windows-1252'), '“A” €'],
  ['the Arabic of Windows', 'windows-1256', bytes('الغلاية', 'windows-1256'), 'الغلاية'],
  ['the Greek of Windows', 'windows-1253', bytes('Άρης “α”', 'windows-1253'), 'Άρης “α”'],
  ['the Baltic of Windows', 'windows-1257', bytes('Ačiū už', 'windows-1257'), 'Ačiū už'],
  ['KOI8-U', 'koi8-u', bytes('не гріє їжу', 'koi8-u'), 'не гріє їжу'],
  ['ISO-2022-JP that says nothing', '', inIso2022Jp, 'お問'],
  ['ISO-2022-JP that says to be us-ascii', 'us-ascii', inIso2022Jp, 'お問'],
  ['EUC-JP that says to be ISO-2022-JP', 'iso-2022-jp', bytes(japanese, 'euc-jp'), japanese],
  ['Shift JIS that says to be ISO-2022-JP', 'iso-2022-jp', bytes(japanese, 'shift_jis'), japanese],
  ['UTF-8 that says to be ISO-2022-JP', 'iso-2022-jp', bytes(japanese, 'utf-8'), japanese],
];

const footer = 'A list: to leave it, write to kettles-leave@lists.example';
const long = `${german} `.repeat(5).trim();
const wrapped = (all: Buffer) => all.toString('base64').replace(/.{76}/g, '$&\r\n');

describe('decodes a text in', () => {
  test.each(texts)('%s', async (_what, label, body, text) => {
    expect(wholeText(await parse([plain(label)], body))).toBe(text);
    const base64 = ascii(body.toString('base64'));
    const encoded = await parse([plain(label), 'Content-Transfer-Encoding: base64'], base64);
    expect(wholeText(encoded)).toBe(text);
  });

  test.each(['7-bit', '8 bits', 'plain', ''])(
    'an unknown transfer encoding: "%s"',
    async (encoding) => {
      const mail = await parse(
        [plain('koi8-r'), `Content-Transfer-Encoding: ${encoding}`],
        bytes(russian, 'koi8-r'),
      );
      expect(wholeText(mail)).toBe(russian);
    },
  );

  test('UTF-8 with single Latin 1 bytes', async () => {
    const mixed = Buffer.concat([bytes(russian, 'utf-8'), ascii(' \xfc')]);
    expect(wholeText(await parse([plain('utf-8')], mixed))).toBe(`${russian} \u00fc`);
  });

  test('HTML that declares its charset', async () => {
    for (const meta of [
      '<meta charset=windows-1251>',
      '<META http-equiv="Content-Type" content="text/html; charset=windows-1251">',
    ]) {
      const html = bytes(`<html><head>${meta}</head><p>${russian}</p>`, 'windows-1251');
      expect(wholeText(await parse(['Content-Type: text/html'], html))).toBe(russian);
    }
  });

  test('XHTML that declares its charset in its first line', async () => {
    const html = bytes(`<?xml version="1.0" encoding="koi8-r"?><p>${russian}</p>`, 'koi8-r');
    expect(wholeText(await parse(['Content-Type: text/html'], html))).toBe(russian);
  });

  test.each([
    [bytes(german, 'utf-8').toString('base64'), '--\r\nA list', `${german}\n--\nA list`],
    ['', 'This is none, whatever it says.', 'This is none, whatever it says.'],
    [
      bytes('x'.repeat(57), 'utf-8').toString('base64'),
      `Kettles\r\n${footer}`,
      `${'x'.repeat(57)}\nKettles\n${footer}`,
    ],
    [
      bytes('Hello', 'utf-8').toString('base64'),
      `Kettles\r\n${footer}`,
      `Hello\nKettles\n${footer}`,
    ],
    [
      bytes('Hello!', 'utf-8').toString('base64'),
      `\r\nKettles\r\n${footer}`,
      `Hello!\nKettles\n${footer}`,
    ],
    [
      bytes('Hello!', 'utf-8').toString('base64'),
      `KettleOwners\r\n${footer}`,
      `Hello!\nKettleOwners\n${footer}`,
    ],
    [wrapped(bytes(long, 'utf-8')), `Kettles\r\n${footer}`, `${long}\nKettles\n${footer}`],
    [
      `${wrapped(bytes(long, 'utf-8'))}\r\n${wrapped(bytes(long, 'utf-8'))}`,
      footer,
      `${long}${long}\n${footer}`,
    ],
  ])('base64, up to its end', async (encoded, below, text) => {
    const head = [plain('utf-8'), 'Content-Transfer-Encoding: base64'];
    expect(wholeText(await parse(head, ascii(`${encoded}\r\n${below}\r\n`)))).toBe(text);
  });

  test('a multipart email with a different charset in each part', async () => {
    const part = (label: string, text: string) =>
      Buffer.concat([ascii(`--b\r\n${plain(label)}\r\n\r\n`), bytes(text, label), ascii('\r\n')]);
    const body = Buffer.concat([
      part('koi8-r', russian),
      part('shift_jis', japanese),
      ascii('--b--\r\n'),
    ]);
    const text = wholeText(await parse(['Content-Type: multipart/mixed; boundary=b'], body));
    expect(text).toContain(russian);
    expect(text).toContain(japanese);
  });

  test('an invalid content type, or one that is an encoded word', async () => {
    for (const type of [
      'text',
      '=?utf-8?q?text/plain=3B_charset=3Dkoi8-r?=',
      'text/plain charset=koi8-r',
      'plain',
    ]) {
      const mail = await parse([`Content-Type: ${type}`], bytes('Hello', 'utf-8'));
      expect([type, wholeText(mail), mail.parts]).toEqual([type, 'Hello', []]);
    }
  });
});

const word = (charset: string, part: Buffer) => `=?${charset}?B?${part.toString('base64')}?=`;

describe('decodes a subject', () => {
  const body = ascii('Hello');
  const subjectOf = async (line: string | Buffer, ...others: (string | Buffer)[]) =>
    (await parse([line, ...others], body)).subject;

  test.each([
    ['UTF-8 split within a letter', 'utf-8', japanese, 7],
    ['Shift JIS split within a letter', 'shift_jis', japanese, 5],
    ['EUC-KR split within a letter', 'euc-kr', korean, 3],
    ['ISO-8859-1', 'iso-8859-1', german, 4],
    ['code page 850', 'cp850', german, 4],
    ['windows-1251 in two words', 'windows-1251', russian, 6],
  ])('in %s', async (_what, charset, text, at) => {
    const all = bytes(text, charset);
    const words = [word(charset, all.subarray(0, at)), word(charset, all.subarray(at))];
    expect(await subjectOf(`Subject: ${words.join('\r\n ')}`)).toBe(text);
    expect(await subjectOf(`Subject: Re: ${words.join(' ')} (2)`)).toBe(`Re: ${text} (2)`);
  });

  test('in ISO-2022-JP, in encoded words that each end in ASCII', async () => {
    const part = Buffer.from('GyRCJUYlOSVIGyhC', 'base64');
    const words = [word('ISO-2022-JP', part), word('ISO-2022-JP', part)];
    expect(await subjectOf(`Subject: ${words.join(' ')}`)).toBe(
      '\u30c6\u30b9\u30c8\u30c6\u30b9\u30c8',
    );
  });

  test('after a mailbox file separator, and after a malformed first header', async () => {
    const raw = (first: string) => parser.parse(ascii(`${first}Subject: Hello\r\n\r\nWords`));
    const kept = await raw(
      'From otto@visitor.example Mon Aug 22 09:45:15 2011\r\nFrom: otto@visitor.example\r\n',
    );
    expect([kept.from?.address, kept.subject]).toEqual(['otto@visitor.example', 'Hello']);
    expect((await raw('From  : Otto <otto@visitor(x).  example>\r\n')).from?.address).toBe(
      'otto@visitor.example',
    );
  });

  test('in Q-encoded words split within a character', async () => {
    expect(await subjectOf('Subject: =?utf-8?Q?Gr=C3?= =?utf-8?Q?=BC=C3=9F_e?=')).toBe(
      'Gr\u00fc\u00df e',
    );
  });

  test('in Q-encoded words with question marks', async () => {
    expect(await subjectOf('Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?_Ja??= =?utf-8?Q?!?=')).toBe(
      'Gr\u00fc\u00dfe? Ja?!',
    );
  });

  test("in raw bytes of UTF-8, of the body's charset, or of windows-1252", async () => {
    const raw = (text: string, charset: string) =>
      Buffer.concat([ascii('Subject: '), bytes(text, charset)]);
    expect(await subjectOf(raw(russian, 'utf-8'), plain('koi8-r'))).toBe(russian);
    expect(await subjectOf(raw(russian, 'koi8-r'), plain('koi8-r'))).toBe(russian);
    expect(await subjectOf(raw(german, 'windows-1252'), plain('utf-8'))).toBe(german);
    expect(await subjectOf(raw(german, 'windows-1252'))).toBe(german);
  });

  test('that only looks like an encoded word', async () => {
    expect(await subjectOf('Subject: =? and =?utf-8?X?abc?= and a?=b')).toBe(
      '=? and =?utf-8?X?abc?= and a?=b',
    );
  });
});

test("decodes a file name in the body's charset", async () => {
  const name = bytes('St\u00f6rung.pdf', 'windows-1252');
  const body = Buffer.concat([
    ascii(
      '--b\r\nContent-Type: text/plain; charset=windows-1252\r\n\r\nHello\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="',
    ),
    name,
    ascii('"\r\n\r\nPDF\r\n--b--\r\n'),
  ]);
  const mail = await parse(['Content-Type: multipart/mixed; boundary=b'], body);
  expect(mail.parts.map((part) => part.name)).toEqual(['St\u00f6rung.pdf']);
});

test("an encoded word in a name can't add an address", async () => {
  const mail = await parser.parse(
    ascii(
      `From: ${word('utf-8', Buffer.from('Boss <boss@acme.example>, '))} <otto@visitor.example>\r\nSubject: x\r\n\r\nHello`,
    ),
  );
  expect(mail.from?.address).toBe('otto@visitor.example');
});
