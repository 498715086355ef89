import type { QueryRefusal } from '@helpdesk/sdk/rules/ticket-query';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import type { TicketFilters } from './filters.ts';
import type * as typedFilters from './typed-filters.ts';
import { useSearchText } from './use-search-text.ts';

type Refused = Omit<QueryRefusal, 'at' | 'length'>;
type Typed = typeof typedFilters;

// Loaded on demand, as most searches are plain text.
const load = (): Promise<Typed> => import('./typed-filters.ts');

/**
 * The text of the search box. A typed filter, such as `is:unread`, is applied by the next space or Enter: it's removed
 * from the text and joins the other filters.
 */
export function useTypedQuery(
  filters: TicketFilters,
  onChange: (part: Partial<TicketFilters>) => void,
) {
  const client = useQueryClient();
  const { user } = useSession();
  const [typed, setTyped] = useState<Typed>();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [text, setText] = useSearchText(
    filters.q,
    (q) => onChange({ q }),
    // An incomplete filter isn't searched for.
    (words) => (words.includes(':') ? (typed?.readTicketQuery(words).text ?? words) : words),
  );
  const mayFilter = text.includes(':');
  useEffect(() => {
    if (mayFilter && !typed) void load().then(setTyped);
    void typed?.readNames(client, text);
  }, [mayFilter, typed, client, text]);

  /** Applies the filters in a text; an invalid one stays in it, with the reason. */
  function take({ filtersIn }: Typed, words: string) {
    const { part, plain, reason } = filtersIn(words, filters, { client, userId: user.id });
    setRefused(reason);
    if (!part) return setText(words);
    onChange(part);
    setText(plain && `${plain} `);
  }

  function type(next: string) {
    setRefused(null);
    if (typed && next.includes(':') && /\s$/.test(next)) take(typed, next);
    else setText(next);
  }

  async function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !mayFilter) return;
    event.preventDefault();
    const loaded = typed ?? (await load());
    await loaded.readNames(client, text);
    take(loaded, text);
  }

  /** Replaces the invalid filter with the suggestion. */
  function fix() {
    const refusal = typed?.readTicketQuery(text).refusal;
    if (!typed || !refusal?.suggestion) return;
    const { at, length, suggestion } = refusal;
    take(typed, text.slice(0, at) + suggestion + text.slice(at + length));
  }
  return { text, type, enter, refused, fix };
}
