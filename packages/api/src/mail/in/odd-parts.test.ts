// @module-tag one-engine

import { afterAll, describe, expect, test } from 'vitest';
import { keptOf, nameOf } from './attached.ts';
import { createMailParser } from './thread.ts';
import { wordsOf } from './words.ts';

const parser = createMailParser();
afterAll(() => parser.close());

/** Returns the text of an email with these lines below its header, and the names of its files. */
async function read(...lines: string[]) {
  const head = ['From: Nora <nora@visitor.example>', 'Subject: Kettle', 'MIME-Version: 1.0'];
  const mail = await parser.parse(Buffer.from([...head, ...lines].join('\r\n'), 'utf-8'));
  const kept = keptOf(mail.parts, { maxFileBytes: 1e6, maxMessageBytes: 1e6 });
  return { said: wordsOf(mail, false), files: [...kept].map(nameOf) };
}

const mixed = (...parts: string[][]) =>
  read(
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flatMap((part) => ['--b', ...part]),
    '--b--',
    '',
  );

describe('reads a malformed multipart email with', () => {
  test.each([
    ['another boundary than it says', 'multipart/mixed; boundary=b'],
    ['no boundary', 'multipart/mixed'],
  ])('%s', async (_, type) => {
    const part = ['--x', 'Content-Type: text/plain', '', 'It is cold.', '--x--', ''];
    expect((await read(`Content-Type: ${type}`, '', ...part)).said).toBe('It is cold.');
    expect((await read(`Content-Type: ${type}`, '', 'It is cold.')).said).toBe('It is cold.');
  });
});

describe('reads a text', () => {
  test('enriched, and nothing else', async () => {
    const text = '<bold>It</bold> is <color><param>red</param>cold</color>, << 5.';
    expect(await read('Content-Type: text/enriched', '', text)).toEqual({
      said: 'It is cold, < 5.',
      files: [],
    });
  });

  test('without the PGP signature around it', async () => {
    const { said } = await read(
      '',
      '-----BEGIN PGP SIGNED MESSAGE-----',
      'Hash: SHA256',
      '',
      'It is cold.',
      '- -- ',
      'Nora',
      '-----BEGIN PGP SIGNATURE-----',
      '',
      'iQEz',
      '-----END PGP SIGNATURE-----',
    );
    expect(said).toBe('It is cold.\n-- \nNora');
  });

  test('without invisible characters inside words, but with the joiners of emoji', async () => {
    const { said } = await read(
      'Content-Type: text/plain; charset=utf-8',
      '',
      'My ket\u200btle is co\u00adld \u{1f468}\u200d\u{1f469}',
    );
    expect(said).toBe('My kettle is cold \u{1f468}\u200d\u{1f469}');
  });
});

test('reads an email attached to an attached email, too', async () => {
  const inner = ['From: C <c@x.example>', 'Subject: Innermost', '', 'The first words.'];
  const { said } = await mixed(
    ['Content-Type: text/plain', '', 'See below.'],
    [
      'Content-Type: message/rfc822',
      '',
      'From: A <a@x.example>',
      'Subject: Outer',
      'Content-Type: multipart/mixed; boundary=c',
      '',
      '--c',
      '',
      'Read this.',
      '--c',
      'Content-Type: message/rfc822',
      '',
      ...inner,
      '--c--',
    ],
  );
  expect(said).toBe(
    'See below.\n\nAttached email: Outer\nFrom: A <a@x.example>\n\nRead this.\n\n' +
      'Attached email: Innermost\nFrom: C <c@x.example>\n\nThe first words.',
  );
});

test('reads each email attached to an attached email, and the beginning of one sent in pieces', async () => {
  const inner = (name: string) => [
    '--c',
    'Content-Type: message/rfc822',
    '',
    `From: ${name} <${name}@x.example>`,
    `Subject: ${name}`,
    '',
    `Words of ${name}.`,
  ];
  const { said } = await mixed(
    ['Content-Type: text/plain', '', 'See below.'],
    [
      'Content-Type: message/rfc822',
      '',
      'From: a@x.example',
      'Subject: Outer',
      'Content-Type: multipart/digest; boundary=c',
      '',
      ...inner('b'),
      ...inner('c'),
      '--c--',
    ],
    [
      'Content-Type: message/partial; number=1; total=2; id=x',
      '',
      'From: d@x.example',
      'Date: Tue, 1 Dec 2026 09:00:00 +0100',
      'Subject: Long',
      '',
      'It begins',
    ],
  );
  expect(said).toBe(
    'See below.\n\nAttached email: b\nFrom: b <b@x.example>\n\nWords of b.\n\n' +
      'Attached email: c\nFrom: c <c@x.example>\n\nWords of c.\n\n' +
      'Attached email: Long\nFrom: d@x.example\n\nIt begins',
  );
});

test('reads and names files, and ignores Apple resource forks', async () => {
  const yenc = Buffer.from([...Buffer.from('Hi there')].map((byte) => (byte + 42) & 255));
  const { said, files } = await mixed(
    ['Content-Type: text/plain', '', 'Files.'],
    [
      'Content-Type: application/octet-stream',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw0KGgo=',
    ],
    ['Content-Type: application/applefile; name="%photo.jpg"', '', 'resources'],
    [
      'Content-Type: application/octet-stream; name=note.bin',
      'Content-Transfer-Encoding: x-yenc',
      '',
      '=ybegin line=128 size=8 name=note.bin',
      yenc.toString('latin1'),
      '=yend size=8',
    ],
  );
  expect(said).toBe('Files.');
  expect(files).toEqual([expect.stringMatching(/\.png$/), 'note.bin']);
});

test('reads what Gmail writes for a reaction, without its data', async () => {
  const parts = [
    ['Content-Type: text/plain; charset=utf-8', '', '\u{1f44d}'],
    ['Content-Type: text/vnd.google.email-reaction+json', '', '{"emoji":"\u{1f44d}"}'],
    ['Content-Type: text/html; charset=utf-8', '', '<p>\u{1f44d}</p>'],
  ];
  const lines = parts.flatMap((part) => ['--b', ...part]);
  expect(
    await read('Content-Type: multipart/alternative; boundary=b', '', ...lines, '--b--', ''),
  ).toEqual({ said: '\u{1f44d}', files: [] });
});

describe('shows an invitation', () => {
  const event = (method: string, ...lines: string[]) =>
    read(
      `Content-Type: text/calendar; method=${method}`,
      '',
      'BEGIN:VCALENDAR',
      `METHOD:${method}`,
      'BEGIN:VEVENT',
      'SUMMARY:Visit',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
    );

  test.each([
    [
      'some days',
      ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261206'],
      'Thursday, 3 December 2026 to Saturday, 5 December 2026',
    ],
    [
      'a duration',
      ['DTSTART:20261203T130000Z', 'DURATION:PT1H30M'],
      'Thursday, 3 December 2026, 13:00 to 14:30 (UTC)',
    ],
    [
      'past midnight',
      ['DTSTART;TZID=Europe/Berlin:20261203T233000', 'DURATION:PT1H'],
      'Thursday, 3 December 2026, 23:30 to Friday, 4 December 2026, 00:30 (Europe/Berlin)',
    ],
  ])('for %s', async (_, lines, when) => {
    expect((await event('REQUEST', ...lines)).said).toBe(`Visit\nWhen: ${when}`);
  });

  test('with a new time proposed by the guest', async () => {
    const { said } = await event(
      'COUNTER',
      'ATTENDEE;CN=Nora:mailto:nora@visitor.example',
      'DTSTART:20261203T130000Z',
      'COMMENT:Later please',
    );
    expect(said).toBe(
      'Nora <nora@visitor.example> proposed a new time\nVisit\nWhen: Thursday, 3 December 2026, 13:00 (UTC)\nLater please',
    );
  });

  test('in windows-1252', async () => {
    const event = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Vorführung\r\nEND:VEVENT\r\n';
    const mail = await parser.parse(
      Buffer.from(`Subject: x\r\nContent-Type: text/calendar\r\n\r\n${event}`, 'latin1'),
    );
    expect(wordsOf(mail, false)).toBe('Vorführung');
  });

  test('in a file without its content type, and a task', async () => {
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VTODO', 'SUMMARY:Call', 'DUE:20261203T130000Z'];
    const { said } = await mixed(
      ['Content-Type: text/plain', '', 'See it.'],
      ['Content-Type: application/octet-stream; name=call.ics', '', ...lines, 'END:VTODO'],
    );
    expect(said).toBe('See it.\n\nCall\nWhen: Thursday, 3 December 2026, 13:00 (UTC)');
  });
});
