import type { HelpArticleRow } from '../../../database/rows/help.ts';
import { isCrowded } from '../../../formatting/crowded.ts';
import { invalid } from '../../../refusal.ts';
import { cleanHtml } from '../clean.ts';
import { textOf } from '../text.ts';

/** The maximum number of tags in the HTML of an article. */
const maxTags = 10_000;
/** The maximum number of character references; they take less time, so many more are allowed. */
const maxSigns = 40_000;

/** Sanitizes an author's HTML; rejects HTML that would take too long. */
export function cleanContent(html: string): string {
  if (isCrowded(html, maxTags, maxSigns)) {
    throw invalid('content', 'An article can have up to 10,000 HTML tags', 'too_large');
  }
  return cleanHtml(html);
}

/** An author's HTML as stored, with its plain text. */
export function contentOf(html: string): Pick<HelpArticleRow, 'content' | 'text'> {
  const content = cleanContent(html);
  return { content, text: textOf(content) };
}
