import type { Schema } from '@helpdesk/sdk/contract/operations';
import { invalid } from '../refusal.ts';
import { atOnce, inSlices } from '../slices.ts';
import { cleaningMessage, cleanMessageOnRead } from './clean-message.ts';
import { isCrowded, maxTags } from './crowded.ts';
import { htmlText } from './html-text.ts';
import { markdownHtml } from './markdown.ts';
import { elementsIn, htmlOf, linkAddresses, treeOf, withoutLayout } from './tree.ts';

/** What somebody says: exactly one of these. */
export interface Given {
  message?: string | undefined;
  html?: string | undefined;
  markdown?: string | undefined;
}

/** What is stored of it: its plain text, and its HTML where that says more. */
export interface Formatted {
  text: string;
  html: string | null;
  /** As it was given, if that was as Markdown. */
  markdown: string | null;
}

/** The same maximum length as of a plain text. */
const longestText = 20_000;
/** HTML is longer than its text, but a link that is named once and used a thousand times would be a thousand links. */
const htmlOfText = 12.5;

/** What takes only a few milliseconds, however it is formatted. */
const short = 2_000;

/**
 * The text and the HTML of what was given as a plain text, as HTML or as Markdown; `field` is what refusals name. Others have
 * their turn between the steps of a long one.
 */
export async function formatted(org: { id: string }, given: Given, field = 'message') {
  const steps = stepsOf(given, field, longestText);
  const length = (given.html ?? given.markdown)?.length ?? 0;
  return length <= short ? atOnce(steps) : inSlices(steps, org.id);
}

function* stepsOf(
  { message, html, markdown }: Given,
  field: string,
  longest: number,
): Generator<void, Formatted> {
  const given = [message, html, markdown].filter((one) => one !== undefined);
  if (given.length > 1) {
    throw invalid(field, 'Send only one of message, html and markdown');
  }
  if (message !== undefined) return { text: message, html: null, markdown: null };
  const written = markdown === undefined ? html : markdownHtml(markdown);
  yield;
  if (written === undefined) throw required(field);
  if (written.length > longest * htmlOfText || isCrowded(written, maxTags)) {
    throw invalid(field, 'This message has too much formatting', 'too_large');
  }
  const clean = yield* finishing(yield* cleaningMessage(written));
  yield;
  const text = textOf(clean);
  if (text === '') throw required(field);
  if (text.length > longest) {
    throw invalid(field, `A message can have up to ${longest} characters`, 'too_large');
  }
  yield;
  const isMore = saysMore(clean);
  if (isMore) cleanMessageOnRead.know(clean);
  return { text, html: isMore ? clean : null, markdown: markdown ?? null };
}

const required = (field: string) =>
  invalid(field, `${field[0]?.toUpperCase()}${field.slice(1)} is required`, 'required');

type Format = Schema<'TextFormat'> | undefined;

const givenAs = (format: Format, text: string): Given =>
  format === 'markdown' ? { markdown: text } : { message: text };

/** The same of a text whose format is told beside it. */
export const formattedAs = (org: { id: string }, format: Format, text: string, field: string) =>
  formatted(org, givenAs(format, text), field);

/** Of a request that says something. */
export const saying = ({ org, body }: { org: { id: string }; body: Given }) => formatted(org, body);

/** Of a request that opens a ticket. */
export const describing = ({ org, body }: { org: { id: string }; body: Described }) =>
  formattedAs(org, body.descriptionFormat, body.description, 'description');

interface Described {
  description: string;
  descriptionFormat?: Format;
}

/** The same at once: of what is short, or was kept by the organization itself. */
export const formattedNow = (format: Format, text: string, longest = longestText): Formatted =>
  atOnce(stepsOf(givenAs(format, text), 'message', longest));

/** The plain text of a message; of pictures alone, that they are pictures. */
export const textOf = (clean: string): string =>
  htmlText(clean).trim() || (clean.includes('<img ') ? '(picture)' : '');

/** Sanitized HTML as a message keeps it: plain addresses are links, and tables hold data. */
export const finished = (clean: string): string => atOnce(finishing(clean));

function* finishing(clean: string): Generator<void, string> {
  const tree = treeOf(clean);
  withoutLayout(tree);
  yield;
  linkAddresses(tree);
  const html = htmlOf(tree);
  yield;
  return yield* cleaningMessage(html);
}

const formatting = /<(?:h3|h4|ul|ol|blockquote|pre|code|strong|em|s|sub|sup|img|table|hr)\b/;

/** Whether HTML says more than its text does: more than paragraphs and the addresses in them. */
export function saysMore(clean: string): boolean {
  if (formatting.test(clean)) return true;
  return elementsIn(treeOf(clean), 'a').some(({ attribs, children: [only, ...others] }) => {
    const words = only && others.length === 0 && 'data' in only ? only.data.trim() : null;
    return attribs.href !== undefined && bare(words ?? '') !== bare(attribs.href);
  });
}

const bare = (address: string) => address.replace(/^(mailto:|https?:\/\/)|\/$/gi, '');
