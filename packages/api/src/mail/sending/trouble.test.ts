// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import { NotAllowed } from '../../outbound/addresses.ts';
import { isOfThisMail, isRefusedForGood, troubleOf, Unsendable } from './trouble.ts';

const ofSettings = true;
const passing = false;

describe('error messages for admins about their mail server', () => {
  test.each([
    [new Unsendable('There is no sender'), 'There is no sender', ofSettings],
    [new NotAllowed(), 'This mail server must be publicly accessible', ofSettings],
    [
      { code: 'EAUTH', response: '535 Wrong\r\npassword' },
      'The mail server rejected the user name or password: 535 Wrong password',
      ofSettings,
    ],
    [
      { message: 'self-signed certificate' },
      "The mail server's certificate can't be trusted",
      ofSettings,
    ],
    [{ code: 'ETLS' }, "The mail server doesn't offer an encrypted connection", ofSettings],
    [{ code: 'EREQUIRETLS' }, "The mail server doesn't offer an encrypted connection", ofSettings],
    [{ code: 'ENOTFOUND' }, 'No mail server found with this name', ofSettings],
    [{ code: 'EDNS' }, 'No mail server found with this name', ofSettings],
    [
      { command: 'MAIL FROM', response: '550 No', permanent: true },
      "The mail server rejected the sender's address: 550 No",
      ofSettings,
    ],
    [{ command: 'MAIL FROM' }, "The mail server rejected the sender's address", passing],
    [
      { command: 'RCPT TO', response: '550 Relay denied' },
      'The mail server rejected the recipient: 550 Relay denied',
      ofSettings,
    ],
    [
      { command: 'RCPT TO', response: '550 Unknown' },
      'The mail server rejected the recipient: 550 Unknown',
      passing,
    ],
    [{ code: 'EMESSAGE' }, 'The mail server rejected the message', passing],
    [{ code: 'EABORT' }, "The mail server didn't respond in time", passing],
    [{ code: 'ETIMEDOUT' }, "The mail server didn't respond in time", passing],
    [{ code: 'EPROTOCOL' }, "The server at this address isn't a mail server", ofSettings],
    [
      { code: 'EPROTOCOL', response: 'HTTP/1.1 400' },
      "The server at this address isn't a mail server",
      ofSettings,
    ],
    [{ code: 'EPROTOCOL', response: '421 Later' }, 'The mail server replied: 421 Later', passing],
    [{ response: '451 Later' }, 'The mail server replied: 451 Later', passing],
    [{ code: 'ECONNREFUSED' }, "The mail server couldn't be reached", passing],
  ])('%j: %s', (error, sentence, isOfSettings) => {
    expect(troubleOf(error)).toEqual({ sentence, isOfSettings });
  });

  test("include at most 200 characters of the server's response", () => {
    const { sentence } = troubleOf({ response: 'a'.repeat(201) });
    expect(sentence).toBe(`The mail server replied: ${'a'.repeat(199)}…`);
  });
});

test.each([
  [{ permanent: true, code: 'EMESSAGE' }, true],
  [{ permanent: true, command: 'RCPT TO', response: '550 Unknown' }, true],
  [{ permanent: true, command: 'RCPT TO' }, true],
  [{ permanent: true, command: 'RCPT TO', response: '550 Relaying denied' }, false],
  [{ permanent: true, command: 'MAIL FROM' }, false],
  [{ permanent: true, code: 'EAUTH' }, false],
  [{ permanent: false, code: 'EMESSAGE' }, false],
  [{ command: 'RCPT TO' }, false],
])('%j is a permanent failure: %s', (error, is) => {
  expect(isRefusedForGood(error)).toBe(is);
});

test('a rejected message or recipient concerns only that email', () => {
  const of = [{ code: 'EMESSAGE' }, { command: 'RCPT TO' }, { command: 'MAIL FROM' }, {}];
  expect(of.map(isOfThisMail)).toEqual([true, true, false, false]);
});
