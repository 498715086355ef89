import type { Org } from '../../database/types.ts';
import { tagsIn } from '../tags/read/on-ticket.ts';
import { medianOf } from './figures.ts';
import { type ReportedTicket, ticketsOf } from './read/report-rows.ts';

interface OfTag {
  /** Null for tickets without tags. */
  id: string | null;
  name: string;
  tickets: number;
  active: number;
  resolved: number;
  firstResponses: number[];
  resolutions: number[];
}

const unused = (id: string | null, name: string): OfTag => ({
  id,
  name,
  tickets: 0,
  active: 0,
  resolved: 0,
  firstResponses: [],
  resolutions: [],
});

/** Counts the tickets opened in a period by tag, highest first; untagged tickets come last. */
export async function readTagFigures(org: Org, span: { since: string; until: string }) {
  const byTag = new Map<string, OfTag>();
  const untagged = unused(null, 'No tag');
  for await (const rows of ticketsOf(org, span)) {
    for (const row of rows) {
      const tags = tagsIn(row);
      if (tags.length === 0) count(untagged, row);
      for (const { id, name } of tags) {
        const of = byTag.get(id) ?? unused(id, name);
        byTag.set(id, of);
        count(of, row);
      }
    }
  }
  const mostFirst = [...byTag.values()].sort((one, other) => other.tickets - one.tickets);
  return [...mostFirst, untagged].map(({ firstResponses, resolutions, ...figures }) => ({
    ...figures,
    firstResponse: medianOf(firstResponses),
    resolution: medianOf(resolutions),
  }));
}

function count(
  of: OfTag,
  { status, first_response_ms, resolution_ms, resolved_at }: ReportedTicket,
) {
  of.tickets += 1;
  if (status === 'open' || status === 'in_progress') of.active += 1;
  if (resolved_at !== null) of.resolved += 1;
  if (first_response_ms !== null) of.firstResponses.push(first_response_ms);
  if (resolution_ms !== null) of.resolutions.push(resolution_ms);
}
