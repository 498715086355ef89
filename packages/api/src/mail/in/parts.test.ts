// @module-tag one-engine

import { afterAll, describe, expect, test } from 'vitest';
import { keptOf, nameOf } from './attached.ts';
import { createMailParser, type ParsedMail } from './thread.ts';
import { wholeText, wordsOf } from './words.ts';

const parser = createMailParser();
afterAll(() => parser.close());

const limits = { maxFileBytes: 20_000_000, maxMessageBytes: 50_000_000 };
const head = 'From: Otto <otto@visitor.example>\r\nSubject: Parts\r\nMIME-Version: 1.0\r\n';
const parse = (rest: string | Buffer) =>
  parser.parse(Buffer.concat([Buffer.from(head), Buffer.from(rest as string, 'latin1')]));
const multi = (type: string, ...parts: string[]) =>
  parse(
    `Content-Type: multipart/${type}; boundary=b\r\n\r\n${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`,
  );
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
const filesOf = (mail: ParsedMail) => [...keptOf(mail.parts, limits)].map(nameOf);

/** Builds a DER element, or a BER element without a length. */
function element(tag: number, ...inner: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(inner.map((one) => Buffer.from(one as string)));
  const size = content.length;
  const length = size < 128 ? [size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
const endless = (tag: number, ...inner: Buffer[]) =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...inner, Buffer.from([0, 0])]);
const oid = (hex: string) => element(6, Buffer.from(hex, 'hex'));
const data = oid('2a864886f70d010701');
const signed = oid('2a864886f70d010702');
const version = element(2, Buffer.from([1]));

/** Builds signed content in the usual form. */
const cms = (content: string) =>
  element(
    0x30,
    signed,
    element(
      0xa0,
      element(
        0x30,
        version,
        element(0x31),
        element(0x30, data, element(0xa0, element(4, content))),
        element(0x31),
      ),
    ),
  );
/** Builds it in chunks, as programs do that don't know the length in advance. */
const cmsInPieces = (content: string) =>
  endless(
    0x30,
    signed,
    endless(
      0xa0,
      endless(
        0x30,
        version,
        element(0x31),
        endless(
          0x30,
          data,
          endless(
            0xa0,
            endless(0x24, element(4, content.slice(0, 9)), element(4, content.slice(9))),
          ),
        ),
        element(0x31),
      ),
    ),
  );
const smime = (
  bytes: Buffer,
  type = 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
) =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}`;

describe('reads S/MIME signed content', () => {
  const inner = 'Content-Type: text/plain; charset=iso-8859-1\r\n\r\nGr\u00fc\u00dfe';
  const raw = Buffer.from(inner, 'latin1').toString('latin1');
  test.each([
    ['as usual', smime(cms('Content-Type: text/plain\r\n\r\nHello'))],
    ['in pieces without a length', smime(cmsInPieces('Content-Type: text/plain\r\n\r\nHello'))],
    [
      'without smime-type',
      smime(
        cms('Content-Type: text/plain\r\n\r\nHello'),
        'application/x-pkcs7-mime; name=smime.p7m',
      ),
    ],
    ['twice', smime(cms(smime(cms('Content-Type: text/plain\r\n\r\nHello'))))],
  ])('%s', async (_what, part) => {
    const mail = await parse(part);
    expect([wordsOf(mail, false), filesOf(mail), mail.subject]).toEqual(['Hello', [], 'Parts']);
  });

  test('in its own charset, with its files', async () => {
    const files = `Content-Type: multipart/mixed; boundary=i\r\n\r\n--i\r\n${raw}\r\n--i\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\nPDF\r\n--i--\r\n`;
    const mail = await parse(smime(Buffer.from(cms(files))));
    expect(filesOf(mail)).toEqual(['a.pdf']);
    expect(wholeText(mail)).toMatch(/^Gr/);
  });

  test('but not encrypted content, nor a signed document', async () => {
    const sealed = element(0x30, oid('2a864886f70d010703'), element(0xa0, 'secret'));
    expect(wordsOf(await parse(smime(sealed)), false)).toMatch(/is encrypted/);
    const contract = await multi(
      'mixed',
      plain('The contract.'),
      smime(cms('%PDF-1.4 contract'), 'application/pkcs7-mime; name=contract.pdf.p7m'),
    );
    expect(filesOf(contract)).toEqual(['contract.pdf.p7m']);
    expect(wordsOf(await parse(smime(Buffer.from('3080', 'hex'))), false)).toMatch(/is encrypted/);
  });
});

describe("alternatives that aren't shown are no files", () => {
  test.each(['text/x-amp-html', 'text/watch-html', 'text/enriched', 'text/richtext', 'text/rtf'])(
    '%s',
    async (type) => {
      const mail = await multi(
        'alternative',
        plain('Hello'),
        `Content-Type: ${type}\r\n\r\n<bold>Hello</bold>`,
      );
      expect([wholeText(mail), filesOf(mail)]).toEqual(['Hello', []]);
    },
  );

  test('enriched text alone becomes the text', async () => {
    const mail = await multi(
      'alternative',
      'Content-Type: text/enriched\r\n\r\n<bold>Hello</bold> <color><param>red</param>world</color> 1 << 2',
    );
    expect([wholeText(mail), filesOf(mail)]).toEqual(['Hello world 1 < 2', []]);
  });
});

/** Uuencodes a text. */
const uu = (text: string) => {
  const bytes = Buffer.from(text);
  const letter = (value: number) => String.fromCharCode(value === 0 ? 96 : value + 32);
  let line = letter(bytes.length);
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    line += [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63]
      .map(letter)
      .join('');
  }
  return `begin 644 notes.txt\r\n${line}\r\n\`\r\nend`;
};
const yenc = (bytes: number[]) =>
  `=ybegin line=128 size=${bytes.length} name=data.bin\r\n${bytes
    .map((byte) => (byte + 42) & 255)
    .map((byte) =>
      [0, 10, 13, 61].includes(byte)
        ? `=${String.fromCharCode((byte + 64) & 255)}`
        : String.fromCharCode(byte),
    )
    .join('')}\r\n=yend size=${bytes.length}`;

describe('extracts files encoded as text', () => {
  const contents = (mail: ParsedMail) =>
    mail.parts.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')]);

  test.each(['x-uuencode', 'uuencode', 'x-uue', 'uue'])('by %s', async (encoding) => {
    const mail = await multi(
      'mixed',
      plain('See.'),
      `Content-Type: text/plain; name=notes.txt\r\nContent-Disposition: attachment; filename=notes.txt\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${uu('Hello, this is a note file')}`,
    );
    expect(contents(mail)).toEqual([['notes.txt', 'Hello, this is a note file']]);
  });

  test('within the text, keeping the text around them', async () => {
    const mail = await parse(plain(`Before.\r\n\r\n${uu('One')}\r\n\r\nAfter.`));
    expect(contents(mail)).toEqual([['notes.txt', 'One']]);
    expect(wholeText(mail)).toBe('Before.\n\n\n\nAfter.');
  });

  test('by yEnc', async () => {
    const bytes = Array.from({ length: 256 }, (_, at) => at);
    const mail = await parse(
      `Content-Type: text/plain\r\nContent-Transfer-Encoding: 8bit\r\n\r\nSee.\r\n${yenc(bytes)}\r\n`,
    );
    expect(mail.parts.map((part) => [part.name, [...part.bytes]])).toEqual([['data.bin', bytes]]);
    expect(wholeText(mail)).toBe('See.');
  });

  test('but keeps text that only begins like one', async () => {
    const text = 'begin 644 is how a file starts.\r\n=ybegin is another way.';
    const mail = await parse(plain(text));
    expect([wholeText(mail), mail.parts]).toEqual([text.replaceAll('\r', ''), []]);
  });
});

test.each([
  ['application/pdf', /^file-\w{6}\.pdf$/],
  ['image/jpeg', /^image-\w{6}\.jpg$/],
  ['image/png', /^image-\w{6}\.png$/],
  ['audio/basic', /^audio-\w{6}\.au$/],
  ['video/mpeg', /^video-\w{6}\.mpg$/],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', /^file-\w{6}\.xlsx$/],
  ['text/csv', /^text-\w{6}\.csv$/],
  ['text/calendar', /^invite\.ics$/],
  ['application/x-thing', /^file-\w{6}\.bin$/],
  ['message/partial; id=1; number=1', /^message-\w{6}\.eml$/],
  ['application/pgp-keys', /^file-\w{6}\.asc$/],
])('gives a file of type %s without a name a name', async (type, name) => {
  const mail = await multi(
    'mixed',
    plain('See.'),
    `Content-Type: ${type}\r\nContent-Disposition: attachment\r\n\r\ncontent`,
  );
  expect(filesOf(mail)).toEqual([expect.stringMatching(name)]);
});

test('names a file by its location or description if it has no name', async () => {
  const mail = await multi(
    'mixed',
    plain('See.'),
    'Content-Type: image/gif\r\nContent-Location: http://shop.example/pictures/kettle.gif?x=1\r\n\r\nGIF89a',
    'Content-Type: application/octet-stream\r\nContent-Description: Price list.xls\r\nContent-Disposition: attachment\r\n\r\nx',
  );
  expect(filesOf(mail)).toEqual(['kettle.gif', 'Price list.xls']);
});

test('names a file by its location if its disposition says nothing', async () => {
  const mail = await multi(
    'mixed',
    plain('See.'),
    'Content-Type: image/jpeg\r\nContent-Location: kettle.jpg\r\nContent-Disposition: \r\n\r\nJPG',
    'Content-Type: image/png\r\nContent-Location: lid.png\r\nContent-Disposition: inline\r\n\r\nPNG',
  );
  expect(filesOf(mail)).toEqual(['kettle.jpg', 'lid.png']);
});

describe('texts with names are files', () => {
  const log =
    'Content-Type: text/plain; name=error.log\r\nContent-Disposition: inline; filename=error.log\r\n\r\nLid open.';
  const page = 'Content-Type: text/html; name=report.html\r\n\r\n<p>Report</p>';

  test('beside the text of the email', async () => {
    const mail = await multi('mixed', log, plain('See below.'), page, plain('Thanks.'));
    expect([wholeText(mail), filesOf(mail)]).toEqual([
      'See below.\n\nThanks.',
      ['error.log', 'report.html'],
    ]);
  });

  test('but the first is the text of an email that has no other', async () => {
    const mail = await multi('mixed', page, log);
    expect([wholeText(mail), filesOf(mail)]).toEqual(['Report', ['error.log']]);
    expect(wholeText(await parse(log))).toBe('Lid open.');
  });

  test('but not among alternatives', async () => {
    const mail = await multi('alternative', plain('Hello'), page);
    expect([wholeText(mail), filesOf(mail)]).toEqual(['Report', []]);
  });

  test('whatever type they claim', async () => {
    const gz = 'Content-Type: application-x-gzip; name=log.gz\r\n\r\n\x1f\x8b';
    const mail = await multi('mixed', plain('See.'), gz);
    expect([wholeText(mail), filesOf(mail)]).toEqual(['See.', ['log.gz']]);
    const own = 'Content-Type: X-DRAWING; 12\r\n\r\n$V 76,56';
    const drawn = await multi('mixed', plain('See.'), own);
    expect([wholeText(drawn), filesOf(drawn)]).toEqual(['See.', [expect.stringMatching(/\.bin$/)]]);
  });
});

test('reads a multipart email that calls itself a text', async () => {
  const mail = await parse(
    'Content-Type: text/html; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>It is cold.</p>\r\n--b--\r\n',
  );
  expect(wholeText(mail)).toBe('It is cold.');
});

test('reads a multipart email whose last line is cut off', async () => {
  const mail = await parse(
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${plain('It is cold.')}\r\n--b-\r\n`,
  );
  expect(wholeText(mail)).toBe('It is cold.');
});

test('names empty attachments in the text', async () => {
  const mail = await multi(
    'mixed',
    plain('See.'),
    'Content-Type: text/plain\r\nContent-Disposition: attachment; filename=error.log\r\n\r\n',
  );
  expect(wordsOf(mail, false)).toBe('See.\n\nEmpty attachments: error.log (0 B)');
});

describe('shows the text of an attached email', () => {
  const inner = 'From: Sam Stone <sam@visitor.example>\r\nSubject: Order 99\r\n\r\nIt never came.';
  test.each([
    ['attached', 'Content-Type: message/rfc822\r\nContent-Disposition: attachment'],
    ['inline', 'Content-Type: message/rfc822\r\nContent-Disposition: inline'],
    ['without a disposition', 'Content-Type: message/rfc822'],
  ])('%s', async (_what, header) => {
    const mail = await multi('mixed', plain('See below.'), `${header}\r\n\r\n${inner}`);
    expect(wordsOf(mail, false)).toBe(
      'See below.\n\nAttached email: Order 99\nFrom: Sam Stone <sam@visitor.example>\n\nIt never came.',
    );
    expect(filesOf(mail)).toEqual(['Order 99.eml']);
  });
});

describe('shows an invitation', () => {
  const invite = (lines: string[], method = 'REQUEST') =>
    parse(
      `Content-Type: text/calendar; method=${method}; charset=utf-8\r\n\r\n${['BEGIN:VCALENDAR', `METHOD:${method}`, 'BEGIN:VEVENT', ...lines, 'BEGIN:VALARM', 'DESCRIPTION:Reminder', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')}`,
    );
  test.each([
    [
      'with its zone',
      [
        'SUMMARY:Visit',
        'DTSTART;TZID=Europe/Berlin:20261203T140000',
        'DTEND;TZID=Europe/Berlin:20261203T150000',
        'LOCATION:Harbour Street 4\\, Kiel',
      ],
      'Visit\nWhen: Thursday, 3 December 2026, 14:00 to 15:00 (Europe/Berlin)\nWhere: Harbour Street 4, Kiel',
    ],
    [
      'in UTC, over midnight',
      ['SUMMARY:Visit', 'DTSTART:20261203T230000Z', 'DTEND:20261204T010000Z'],
      'Visit\nWhen: Thursday, 3 December 2026, 23:00 to Friday, 4 December 2026, 01:00 (UTC)',
    ],
    [
      'of a whole day',
      ['SUMMARY:Visit', 'DTSTART;VALUE=DATE:20261203'],
      'Visit\nWhen: Thursday, 3 December 2026',
    ],
    [
      'in the time of wherever one is',
      ['SUMMARY:Visit', 'DTSTART:20261203T140000'],
      'Visit\nWhen: Thursday, 3 December 2026, 14:00',
    ],
    [
      'with folded lines',
      ['SUMMARY:Vis', ' it of the', '  machine', 'DTSTART;VALUE=DATE:20261203'],
      'Visit of the machine\nWhen: Thursday, 3 December 2026',
    ],
    [
      'that repeats',
      ['SUMMARY:Visit', 'DTSTART;VALUE=DATE:20261203', 'RRULE:FREQ=WEEKLY'],
      'Visit\nWhen: Thursday, 3 December 2026\nRepeats',
    ],
    [
      'with words',
      ['SUMMARY:Visit', 'DESCRIPTION:Bring it\\, please.\\nThanks'],
      'Visit\nBring it, please.\nThanks',
    ],
  ])('%s', async (_what, lines, text) => {
    expect(wordsOf(await invite(lines), false)).toBe(text);
  });

  test('that is canceled or answered', async () => {
    const lines = [
      'SUMMARY:Visit',
      'DTSTART;VALUE=DATE:20261203',
      'ATTENDEE;CN=Otto;PARTSTAT=DECLINED:mailto:otto@visitor.example',
    ];
    expect(wordsOf(await invite(lines, 'CANCEL'), false)).toMatch(/^Canceled: Visit\n/);
    expect(wordsOf(await invite(lines, 'REPLY'), false)).toMatch(
      /^Otto <otto@visitor\.example> declined the invitation\nVisit\n/,
    );
  });
});
