import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen, User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browser } from '../../data/browser.ts';
import { useCan, useSession } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { TagDot } from '../../ui/TagChip.tsx';
import { StatusIcon } from '../../ui/ticket-icons.tsx';
import { Highlighted } from './Highlighted.tsx';
import m from './messages.yaml';
import { filled, type Option } from './options.ts';

const PAUSE = 120;
const MAX_FOUND = 6;

/** The tickets, tags, articles and people that match what is being typed. */
export function useFound(text: string) {
  const navigate = useNavigate();
  const openArticle = useOpenArticle();
  const q = useSettled(text.trim());
  const isAsked = text.trim() !== '' && q !== '';
  const { data, isError, isFetching } = useRead(
    'search.query',
    { q, limit: MAX_FOUND },
    { enabled: isAsked, keepPrevious: true },
  );

  const tickets = (data?.tickets ?? []).map((ticket) =>
    ticketOption(ticket, () => void navigate({ to: `/tickets/${ticket.id}` })),
  );
  const people = (data?.people ?? []).map(
    ({ name, email }): Option => ({
      key: `person-${email}`,
      icon: <User aria-hidden="true" />,
      label: name ?? email,
      detail: name ? email : undefined,
      hint: m.useFound.theirTickets,
      run: () => void navigate({ to: '/tickets', search: { customer: email } as never }),
    }),
  );
  const tags = (data?.tags ?? []).map(
    ({ id, name, color, ticketCount }): Option => ({
      key: `tag-${id}`,
      icon: <TagDot color={color} className="mx-1" />,
      label: name,
      hint: m.useFound.tickets({ ticketCount }),
      run: () => void navigate({ to: '/tickets', search: { tags: id } as never }),
    }),
  );
  const articles = (data?.articles ?? []).map((article) =>
    articleOption(article, () => openArticle(article)),
  );
  return {
    groups: isAsked
      ? filled([
          { name: m.useFound.tickets2, options: tickets },
          { name: m.useFound.tags, options: tags },
          { name: m.useFound.articles, options: articles },
          { name: m.useFound.people, options: people },
        ])
      : [],
    /** Whether the results for the current text are still loading. */
    isPending: text.trim() !== '' && (q !== text.trim() || isFetching),
    isError,
  };
}

function ticketOption(ticket: Schema<'FoundTicket'>, run: () => void): Option {
  return {
    key: `ticket-${ticket.id}`,
    icon: <StatusIcon status={ticket.status} className="size-4" />,
    label: <Highlighted parts={ticket.subjectParts} />,
    detail: (
      <>
        {ticket.foundIn === 'note' && m.useFound.internalNote}
        <Highlighted parts={ticket.excerpt} />
      </>
    ),
    hint: ticket.ticketNumber,
    run,
  };
}

function articleOption(article: Schema<'FoundArticle'>, run: () => void): Option {
  return {
    key: `article-${article.id}`,
    icon: <BookOpen aria-hidden="true" />,
    label: <Highlighted parts={article.titleParts} />,
    detail: <Highlighted parts={article.excerpt} />,
    hint: article.isPublished
      ? undefined
      : article.isInternal
        ? m.useFound.internal
        : m.useFound.draft,
    run,
  };
}

/** Opens an article in the editor for users who may edit articles, otherwise its public page. */
function useOpenArticle() {
  const navigate = useNavigate();
  const can = useCan();
  const { organization } = useSession();
  return ({ id, slug }: Schema<'FoundArticle'>) => {
    if (can('manage_help_center')) {
      void navigate({ to: '/help-center', search: { article: id } as never });
    } else {
      browser.open(`/public/help/${organization?.subdomain ?? ''}/article/${slug}`);
    }
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
