import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { queryFrom, type TicketFilters } from '../list/filters.ts';
import { rowsOptions } from '../list/use-ticket-rows.ts';
import m from '../messages.yaml';
import type { Selection } from './selection.ts';

type ListStatusProps = { selection: Selection; total: number; filters: TicketFilters };

/** Milliseconds without another change before screen readers announce how many tickets were found. */
const QUIET = 500;

/** Announces how many tickets are selected, and how many were found when the user filters; never changes from the server. */
export default function ListStatus({ selection, total, filters }: ListStatusProps) {
  const { selected, isWhole } = selection;
  const found = useFound(filters);
  return (
    <p role="status" className="sr-only">
      {selected.length > 0
        ? m.listStatus.selected({ count: isWhole ? total : selected.length })
        : found}
    </p>
  );
}

function useFound(filters: TicketFilters) {
  const { sort: _, ...asked } = queryFrom(filters);
  const question = JSON.stringify(asked);
  const answered = useRef(question);
  const [found, setFound] = useState('');
  const { data: rows } = useQuery({ ...rowsOptions(useQueryClient(), filters), enabled: false });
  const total = rows?.total;
  // The list next to an open ticket has no tiles, and doesn't load their figures.
  const all = useRead('tickets.stats', undefined, { enabled: false }).data?.total;
  useEffect(() => {
    if (answered.current === question || total === undefined) return;
    const timer = setTimeout(() => {
      answered.current = question;
      setFound(
        all === undefined ? m.listPane.tickets2({ total }) : m.listStatus.found({ total, all }),
      );
    }, QUIET);
    return () => clearTimeout(timer);
  }, [question, total, all]);
  return found;
}
