import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { useRef } from 'react';
import { isRich } from '../ui/text/text-box.ts';
import { numberSignAt } from './number-sign.ts';
import { useCan } from './session.ts';
import { useLater } from './use-later.ts';
import { useRead } from './use-read.ts';
import { boxOf, listOf, type TriggerOptions, useTrigger } from './use-trigger.ts';

const shown = 20;

/** The published articles for a number sign in a text box; inserts their title and URL. Shown by `ArticlePicker`. */
export function useArticlePicker(options: Omit<TriggerOptions, 'find'>) {
  const mayRead = useCan()('view_assigned_tickets');
  const trigger = useTrigger({ ...options, find: numberSignAt, isOn: options.isOn && mayRead });
  const { at, isWanted } = trigger;
  const typed = trigger.query.trim();
  const q = useLater(typed);
  const input = { limit: shown, ...(q && { q }) };
  const read = useRead('helpArticles.links', input, { enabled: isWanted, keepPrevious: true });
  const articles = (isWanted && read.data) || [];
  const isLate = q !== typed || read.isPending || read.isPlaceholderData;

  function pick(index: number) {
    const article = articles[index];
    if (!at || !article) return;
    const { title, url } = article;
    if (!isRich(options.box.current)) return trigger.put(`${title}: ${url} `, at);
    trigger.put(`[${asMarkdown(title)}](<${url}>) `, at, undefined, true);
  }

  return {
    ...listOf(trigger, { count: articles.length, isPending: isLate && !read.isError, pick }),
    articles,
    isError: read.isError,
    retry: () => void read.refetch(),
  };
}

/** Like useArticlePicker, for a text box without other lists. */
export function useArticleBox(text: string, onChange: (text: string) => void) {
  const box = useRef<HTMLTextAreaElement>(null);
  const articles = useArticlePicker({ box, text, onChange, isOn: true });
  const { onKeyDown, textProps } = boxOf(articles);
  return { box, articles, boxProps: { onKeyDown, ...textProps } };
}
