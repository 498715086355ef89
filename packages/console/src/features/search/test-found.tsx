import type { Result, Schema } from '@helpdesk/sdk/contract/operations';
import { ticketLike } from '../../test/tickets.ts';

type FoundTicket = Schema<'FoundTicket'>;
type FoundArticle = Schema<'FoundArticle'>;

/** A ticket whose conversation mentions a seal, with overrides. */
export const foundTicket = (more: Partial<FoundTicket> = {}): FoundTicket => ({
  ...ticketLike({ subject: 'Kettle' }),
  foundIn: 'message',
  subjectParts: [{ text: 'Kettle', isHit: false }],
  excerpt: [
    { text: 'a new ', isHit: false },
    { text: 'seal', isHit: true },
  ],
  ...more,
});

/** A published article about seals, with overrides. */
export const foundArticle = (more: Partial<FoundArticle> = {}): FoundArticle => ({
  id: 'a1',
  slug: 'seals',
  title: 'Seals',
  titleParts: [{ text: 'Seals', isHit: true }],
  excerpt: [{ text: 'How to change them.', isHit: false }],
  isPublished: true,
  isInternal: false,
  ...more,
});

export const nothing: Result<'search.query'> = { tags: [], tickets: [], people: [], articles: [] };

/** One result of each type. */
export const found: Result<'search.query'> = {
  tags: [],
  tickets: [foundTicket()],
  articles: [foundArticle()],
  people: [{ name: 'Vera Visitor', email: 'vera@example.com' }],
};
