import type { Schema } from '@helpdesk/sdk/contract/operations';
import { invalid } from '../refusal.ts';
import { atOnce, inSlices } from '../slices.ts';
import { cleaningMessage, cleanMessageOnRead } from './clean-message.ts';
import { isCrowded, maxTags } from './crowded.ts';
import { htmlText } from './html-text.ts';
import { markdownHtml } from './markdown.ts';
import { elementsIn, htmlOf, linkAddresses, treeOf, withoutLayout } from './tree.ts';

/** The text of a message in a request, in exactly one of these formats. */
export interface Given {
  message?: string | undefined;
  html?: string | undefined;
  markdown?: string | undefined;
}

/** The stored form: plain text, plus HTML if it has formatting. */
export interface Formatted {
  text: string;
  html: string | null;
  /** The original Markdown, if the text came as Markdown. */
  markdown: string | null;
}

/** Maximum length of the plain text in characters. */
const longestText = 20_000;
/** Maximum length of the HTML, as a multiple of the text's. Reference links are short in Markdown but repeat their URL in HTML. */
const htmlOfText = 12.5;

/** Texts up to this length are processed at once, because that takes only a few milliseconds. */
const short = 2_000;

/**
 * Returns the text and HTML of a message given as plain text, HTML or Markdown; errors name `field`. A long message is processed in slices,
 * so other requests get their turn.
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

/** The same for a text with a separate format field. */
export const formattedAs = (org: { id: string }, format: Format, text: string, field: string) =>
  formatted(org, givenAs(format, text), field);

/** The same for a request with a message. */
export const saying = ({ org, body }: { org: { id: string }; body: Given }) => formatted(org, body);

/** The same for a request that opens a ticket. */
export const describing = ({ org, body }: { org: { id: string }; body: Described }) =>
  formattedAs(org, body.descriptionFormat, body.description, 'description');

interface Described {
  description: string;
  descriptionFormat?: Format;
}

/** The same, synchronous: for short texts, and for texts that the organization itself has saved. */
export const formattedNow = (format: Format, text: string, longest = longestText): Formatted =>
  atOnce(stepsOf(givenAs(format, text), 'message', longest));

/** Returns the plain text of a message, or "(picture)" if it has only images. */
export const textOf = (clean: string): string =>
  htmlText(clean).trim() || (clean.includes('<img ') ? '(picture)' : '');

/** Prepares sanitized HTML for storage: links plain addresses and removes layout tables. */
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

/** Checks whether HTML has more than paragraphs and plain addresses, so its text alone would lose something. */
export function saysMore(clean: string): boolean {
  if (formatting.test(clean)) return true;
  return elementsIn(treeOf(clean), 'a').some(({ attribs, children: [only, ...others] }) => {
    const words = only && others.length === 0 && 'data' in only ? only.data.trim() : null;
    return attribs.href !== undefined && bare(words ?? '') !== bare(attribs.href);
  });
}

const bare = (address: string) => address.replace(/^(mailto:|https?:\/\/)|\/$/gi, '');
