// @module-tag one-engine

import { afterAll, expect, test } from 'vitest';
import { forwardsIn } from './forwarded.ts';
import { createMailParser } from './thread.ts';

const parser = createMailParser();
afterAll(() => parser.close());

const from = { name: 'Paula Reed', address: 'paula@visitor.example' };
const paula = 'Paula Reed <paula@visitor.example>';

const forwards = async (body: string, subject = 'Fwd: Mill') =>
  forwardsIn(
    await parser.parse(
      Buffer.from(
        `From: Ada <ada@acme.example>\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nYours?\n\n${body}\n\nIt stopped.`,
      ),
    ),
  );

/** Headers of forwarded emails that aren't like those of most programs. */
test.each([
  [
    'eM Client leaves out colons',
    `------ Forwarded Message ------\nFrom "Paula Reed" <paula@visitor.example>\nTo support@acme.example\nDate 01/12/2026 08:00:12\nSubject Mill`,
  ],
  [
    '163 writes a table',
    `---- 转发的邮件 ----\n| 发件人 | Paula Reed<paula@visitor.example> |\n| 发送日期 | 2026年12月01日 08:00 |\n| 收件人 | <support@acme.example> |\n| 主题 | 磨豆机 |`,
  ],
  [
    'Apple Mail in Slovak',
    `> Začiatok preposlanej správy:\n> \n> Od: ${paula}\n> Predmet: Mill\n> Dátum: 1. decembra 2026, 8:00:00\n> Pre: support@acme.example`,
  ],
  [
    'a language with unknown labels',
    `---------- Forwarded message ---------\nSendandi: ${paula}\nDags: þri., 1. des. 2026 kl. 08:00\nEfni: Mill\nViðtakandi: <support@acme.example>`,
  ],
  [
    'labels between two asterisks',
    `**From:** ${paula}\n**Sent:** Tuesday, December 1, 2026\n**To:** Ada\n**Subject:** Mill`,
  ],
  [
    'no-break spaces behind the labels, as new Outlook writes them',
    `________________________________\nFrom:\u00a0${paula}\nSent:\u00a0Tuesday\nTo:\u00a0Ada\nSubject:\u00a0Mill`,
  ],
  [
    'a delegate',
    `From: kettles-bounces@lists.example <kettles-bounces@lists.example> on behalf of ${paula}\nSent: Tuesday\nTo: Ada\nSubject: Mill`,
  ],
  [
    'a form, with Reply-To',
    `Begin forwarded message:\n\n> From: WordPress <wordpress@site.example>\n> Subject: Mill\n> Date: 1 December 2026\n> To: info@acme.example\n> Reply-To: ${paula}`,
  ],
])('%s', async (_, head) => {
  expect(await forwards(head)).toMatchObject([{ from, text: 'It stopped.', note: 'Yours?' }]);
});

/** Programs that write all labels on one line, or a sentence in place of the header. */
test.each([
  [
    'Yahoo in Czech',
    `  ----- Přeposlaná zpráva ----- Od: ${paula}Komu: "support@acme.example" <support@acme.example>Kopie: Ida <ida@acme.example>Datum: 2. listopadu 2026 15:01:36Předmět: Mill\n`,
  ],
  [
    'Yahoo in Russian',
    `  ----- Пересылаемое сообщение ----- От: ${paula}Кому: "support@acme.example" <support@acme.example>Отправлено: вторник, 2 ноября 2026 г., 15:01:36 GMT+1Тема: Mill\n`,
  ],
  ['Outlook for Mac', `On 28/10/2026 12:46, "Paula Reed" <paula@visitor.example> wrote:\n`],
  ['Outlook for Mac in Finnish', `${paula} kirjoitti 28/10/2026 12.46:\n`],
  ['Outlook for Mac in Dutch', `Op 28/10/2026 12:46 heeft ${paula} geschreven:\n`],
  [
    'Outlook for Mac in Hungarian',
    '28/10/2026 12:46 időpontban Paula Reed (paula@visitor.example) ezt írta:\n',
  ],
  [
    'Outlook for Mac in Polish',
    'Dnia 28/10/2026, 12:46 użytkownik „Paula Reed” <paula@visitor.example> napisał:\n',
  ],
])('%s', async (_, head) => {
  const found = await forwards(head);
  expect(found).toMatchObject([{ from, text: 'It stopped.', note: 'Yours?' }]);
});

test("the note doesn't have the signature of who forwards", async () => {
  const head = `-- \nAda\nAcme\n\n---------- Forwarded message ---------\nFrom: ${paula}\nDate: Tuesday\nTo: Ada`;
  expect(await forwards(head)).toMatchObject([{ from, note: 'Yours?' }]);
});

test('a list of details below a note is no header', async () => {
  const details = `Customer: ${paula}\nPhone: 0431 555\nOrder: 12`;
  expect(await forwards(details)).toEqual([]);
});
