// @module-tag one-engine

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { keptOf, leftOut, picturesIn } from './attached.ts';
import { htmlOfMail } from './html-of-mail.ts';
import { kindOf } from './kind.ts';
import { createMailParser, type ParsedMail } from './thread.ts';
import { subjectOf, wordsOf } from './words.ts';

const folder = new URL('./corpus/', import.meta.url);
const names = readdirSync(folder).flatMap((file) => /^(.+)\.eml$/.exec(file)?.[1] ?? []);
const readable = names.filter((name) => name !== 'broken-nested');
const parser = createMailParser();
afterAll(() => parser.close());

const limits = { maxFileBytes: 20 * 1024 * 1024, maxMessageBytes: 50 * 1024 * 1024 };

/** Returns everything that is shown of an email as one text: an answer with its quotes collapsed, a first email as a whole. */
function shown(mail: ParsedMail): string {
  const isAnswer = mail.headers.some(({ key }) => key === 'in-reply-to');
  const left = leftOut(mail.parts, limits);
  const kept = [...keptOf(mail.parts, limits)].map((part, at) => ({ part, id: `f${at}` }));
  const files = kept.map(({ part, id }) => ({ ...part, id, contentId: part.contentId }));
  const html = htmlOfMail(mail, left, picturesIn(files as never));
  const { html: formatted, folded } = isAnswer ? html.news : html.whole;
  const sections = {
    kind: kindOf(mail, 'vera@visitor.example'),
    from: `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`,
    subject: subjectOf(mail),
    files: kept.map(({ part }) => `${part.name ?? '(no name)'} ${part.type}`).join('\n'),
    text: wordsOf(mail, isAnswer, left),
    html: lined(formatted),
    'folded away': lined(folded),
  };
  return Object.entries(sections)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `== ${name}\n${value}\n`)
    .join('\n');
}

/** One block per line, so a snapshot shows each change. */
const lined = (html: string | null) =>
  (html ?? '').replace(/(<\/(?:p|div|li|tr|table|blockquote|pre|h\d|ul|ol)>|<hr>)/g, '$1\n').trim();

describe('what the conversation shows of an email', () => {
  test.each(readable)('%s', async (name) => {
    const mail = await parser.parse(readFileSync(new URL(`${name}.eml`, folder)));
    await expect(shown(mail)).toMatchFileSnapshot(`./corpus-shown/${name}.txt`);
  });
});

test('the corpus has emails of at least forty programs and kinds', () => {
  expect(names.length).toBeGreaterThanOrEqual(90);
});
