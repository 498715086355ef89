import type { HelpArticleRow } from '../../../database/rows/help.ts';
import { isCrowded } from '../../../formatting/crowded.ts';
import { invalid } from '../../../refusal.ts';
import { cleanHtml } from '../clean.ts';
import { textOf } from '../text.ts';

/** The maximum number of tags in the HTML of an article. */
const maxTags = 10_000;
/** Of signs that stand as character references, many times as many. */
const maxSigns = 40_000;

/** Sanitizes the HTML of an author; what would take long is refused. */
export function cleanContent(html: string): string {
  if (isCrowded(html, maxTags, maxSigns)) {
    throw invalid('content', 'An article can have up to 10,000 HTML tags', 'too_large');
  }
  return cleanHtml(html);
}

/** The HTML of an author as it is stored, with its text. */
export function contentOf(html: string): Pick<HelpArticleRow, 'content' | 'text'> {
  const content = cleanContent(html);
  return { content, text: textOf(content) };
}
