// @module-tag one-engine

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { cleanMailHtml, cleanMessage } from '../../formatting/clean-message.ts';
import { finished } from '../../formatting/formatted.ts';
import { htmlText } from '../../formatting/html-text.ts';
import { readBounce } from './bounce.ts';
import { foldHtml } from './fold-html.ts';
import { kindOf } from './kind.ts';
import { createMailParser, type ParsedMail, Unreadable } from './thread.ts';
import { subjectOf, wordsOf } from './words.ts';

const folder = new URL('./corpus/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.eml', ''));
const parser = createMailParser();
afterAll(() => parser.close());

const read = (name: string) => parser.parse(readFileSync(new URL(`${name}.eml`, folder)));

/** The visible text of each answer, in the style of each program. */
const answers: Record<string, string> = {
  'gmail-web-en': 'I held it for ten seconds, and nothing happened.\n\nShould I try longer?',
  'gmail-web-wrapped': 'That worked, thank you!\n\nMax',
  'gmail-web-de': 'Danke, jetzt läuft er wieder.\n\nViele Grüße\nJörg',
  'gmail-web-fr': 'Ça marche à nouveau, merci.',
  'gmail-android': 'Yes, twice',
  'apple-mail-macos': 'It is the black one, with the glass lid.\n\nVera',
  'iphone-en': 'I’m on the train, I will try it tonight.',
  'iphone-de': 'Heute Abend probiere ich es.',
  'outlook-desktop-en': 'Hello Jonas,\n\nten seconds did it. Many thanks.\n\nKind regards\nVera',
  'outlook-desktop-de-html': 'Guten Tag,\n\nder Knopf ist größer als gedacht. Es geht.',
  'outlook-web-en-html': 'The light stays on, but the water stays cold.',
  'outlook-web-fr': 'Bonjour,\n\nle voyant reste allumé.\n\nCordialement\nVera',
  'outlook-ios': 'No luck so far.',
  'outlook-original-message': 'Please send a new lid.',
  'thunderbird-de-flowed':
    'Ich habe den Knopf zehn Sekunden lang gedrückt gehalten, und danach ging das Licht an.',
  'thunderbird-bottom-posting': 'Done, and it works.',
  'mutt-inline':
    '> …\n> We have looked at it.\n> It is hard to see.\n> So two questions.\n>\n> Which model is it?\n\nThe black one.\n\n> When did you buy it?\n\nIn May, I think.',
  'yahoo-web': 'The lid is cracked too.\n\nVera',
  proton: 'It beeps three times now.',
  'samsung-android': 'Okay, will do.',
  'gmx-web-de': 'Der Deckel schließt nicht.',
};

/** Subject, sender name and text of emails that begin a conversation. */
const beginnings: Record<string, [subject: string, from: string, words: string | RegExp]> = {
  'first-plain': [
    'My kettle does not boil',
    'Vera Visitor',
    'Hello,\n\nI bought a kettle in May. It lights up and stays cold.\n\nOn Monday the shop wrote:\nplease ask Acme.\n\nVera',
  ],
  'first-with-attachments': ['Küche: Kessel kaputt 🔥', 'Vera Visitor', 'Zwei Bilder anbei.'],
  'first-winmail': ['Kettle', 'Vera Visitor', 'The lid came off.'],
  'first-iso-2022-jp': ['やかんが壊れました', '山田太郎', 'お湯が沸きません。'],
  'first-koi8-r': ['Чайник', 'Иван', 'Чайник не греет воду.'],
  'first-forwarded': [
    'Fwd: Your order',
    'Vera Visitor',
    /below\.\n\n-+ Forwarded message[^]+way\.$/,
  ],
  'first-html-newsletter-style': [
    'Questions',
    'Vera Visitor',
    'Questions\n\nI looked at your page (https://acme.example/kettles) and at https://acme.example.\n\n- Is it safe?\n- Is it quick?\n\nModel K-2\nYear 2026\n\nline one\n  line two\n\nA kettle',
  ],
};

const programs = {
  'auto-exchange-absence': 'reply',
  'auto-gmail-vacation': 'reply',
  'auto-sieve-vacation': 'reply',
  'auto-old-autoresponder': 'reply',
  'program-monitoring': 'notice',
  'list-newsletter': 'many',
  'bounce-postfix': 'bounce',
  'bounce-exchange': 'bounce',
  'bounce-delayed': 'bounce',
  'bounce-qmail': 'bounce',
} as const;

describe('shows only the new part of an answer', () => {
  test.each(Object.entries(answers))('%s', async (name, words) => {
    const mail = await read(name);
    expect(wordsOf(mail, true)).toBe(words);
    expect(kindOf(mail, 'vera@visitor.example')).toBe('person');
    expect(subjectOf(mail)).toMatch(/^(re|aw): .*\[TK-2026-000042\]$/i);
  });
});

test('shows the same part of the HTML as of the text, and collapses the rest', async () => {
  const shown: string[] = [];
  for (const [name, words] of Object.entries(answers)) {
    const { html } = await read(name);
    if (html === null) continue;
    const clean = finished(cleanMessage(cleanMailHtml(html, new Map())));
    const { said, rest } = foldHtml(clean);
    // In one email of the corpus, the HTML has less than the text.
    expect(words, name).toContain(htmlText(said));
    expect(htmlText(clean).length - htmlText(said).length, name).toBeGreaterThanOrEqual(
      htmlText(rest).length,
    );
    shown.push(name);
  }
  expect(shown.length).toBeGreaterThanOrEqual(5);
});

describe('reads a first email completely, in any script', () => {
  test.each(Object.entries(beginnings))('%s', async (name, [subject, from, words]) => {
    const mail = await read(name);
    expect(subjectOf(mail)).toBe(subject);
    expect(mail.from?.name).toBe(from);
    const said = wordsOf(mail, false);
    if (words instanceof RegExp) expect(said).toMatch(words);
    else expect(said).toBe(words);
    expect(kindOf(mail, 'vera@visitor.example')).toBe('person');
  });
});

describe('recognizes an automatic email by its headers', () => {
  test.each(Object.entries(programs))('%s: %s', async (name, kind) => {
    const envelopeFrom = name.startsWith('bounce') ? '' : 'vera@visitor.example';
    expect(kindOf(await read(name), envelopeFrom)).toBe(kind);
  });
});

test('treats an email with an empty envelope sender as automatic, so nothing replies to it', async () => {
  expect(kindOf(await read('first-plain'), '')).toBe('reply');
});

test('reads the failed email, its recipient and the reason from a bounce', async () => {
  expect(readBounce(await read('bounce-postfix'))).toMatchObject({
    recipient: 'vera@visitor.example',
    isFinal: true,
    reason: '550 5.1.1 <vera@visitor.example>: Recipient address rejected: User unknown',
    messageId: '<event.x.7.mail.y@help.example.com>',
    to: 'vera@visitor.example',
  });
  expect(readBounce(await read('bounce-exchange'))).toMatchObject({
    reason: '554 5.2.2 mailbox full',
    messageId: '<event.x.7.mail.y@help.example.com>',
  });
  expect(readBounce(await read('bounce-delayed')).isFinal).toBe(false);
});

test('reports an unreadable email in a sentence, and reads a broken one as far as possible', async () => {
  await expect(read('broken-nested')).rejects.toThrow(Unreadable);
  await expect(read('broken-nested')).rejects.toThrow(/nesting depth/);
  expect((await read('broken-no-sender')).from).toBeNull();
  const bytes = await read('broken-bytes');
  expect(bytes.from?.address).toBe('vera@visitor.example');
  expect(wordsOf(bytes, false)).not.toContain('\u0000');
});

test('the corpus contains every email that these tests name', () => {
  const expected = [answers, beginnings, programs].flatMap((some) => Object.keys(some));
  const broken = ['broken-nested', 'broken-no-sender', 'broken-bytes'];
  expect(names).toEqual(expect.arrayContaining([...expected, ...broken]));
});

test('an email that takes too long fails alone, and the next one is read', async () => {
  const hasty = createMailParser({ timeout: 1 });
  const huge = Buffer.from(`From: a@b.example\n\n${'> x\n'.repeat(20_000)}`);
  await expect(hasty.parse(huge)).rejects.toThrow('It takes too long to read');
  // A busy machine takes twenty times as long as an idle one.
  const patient = createMailParser({ timeout: 170_000 });
  const both = [patient.parse(huge), patient.parse(Buffer.from('From: a@b.example\n\nHello'))];
  expect((await Promise.all(both)).map((mail: ParsedMail) => mail.text?.slice(0, 5))).toEqual([
    '> x\n>',
    'Hello',
  ]);
  await Promise.all([hasty.close(), patient.close()]);
});
