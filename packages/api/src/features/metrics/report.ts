import { Readable } from 'node:stream';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { weekdayName } from '@helpdesk/sdk/rules/business-hours';
import type { Period } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import { csvLine } from '../../http/answers/csv.ts';
import { Download } from '../../http/answers/download.ts';
import { namesOf, tagsIn } from '../tags/read/on-ticket.ts';
import { readAgents } from './agents.ts';
import { readHoursOfWeek } from './hours-of-week.ts';
import { ratingsOf, ticketsOf } from './read/report-rows.ts';
import { readSla } from './sla.ts';
import { readTagFigures } from './tags.ts';

type Report = Schema<'MetricsReport'>;

export const reportName = (report: Report, { from, to }: { from: string; to: string }) =>
  `${report}-${from}-to-${to}.csv`;

/** A report as CSV, streamed. */
export function reportAsDownload(org: Org, report: Report, period: Period): Download {
  const lines = Readable.from(reportLines(org, report, period));
  return new Download('text/csv; charset=utf-8', reportName(report, period.now.span), lines);
}

/** Without a byte order mark, Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The lines of a report, in chunks. */
export async function* reportLines(org: Org, report: Report, period: Period) {
  const { heads, rows } = reports[report];
  yield byteOrderMark + csvLine(heads);
  for await (const some of rows(org, period)) {
    yield some.map((cells) => csvLine(cells.map((cell) => String(cell ?? '')))).join('');
  }
}

type Cells = (string | number | null | undefined)[];

interface Table {
  heads: string[];
  rows(org: Org, period: Period): AsyncGenerator<Cells[]>;
}

const reports: Record<Report, Table> = {
  tickets: {
    heads: [
      'Ticket',
      'Subject',
      'Status',
      'Priority',
      'Channel',
      'Contact form',
      'Customer',
      'Customer email',
      'Assigned to',
      'Created (UTC)',
      'First response (UTC)',
      'First response (minutes)',
      'Resolved (UTC)',
      'Resolution (minutes)',
      'Tags',
      'Time spent (minutes)',
    ],
    async *rows(org, { now }) {
      for await (const some of ticketsOf(org, now.span)) {
        yield some.map((row) => [
          row.number,
          row.subject,
          row.status,
          row.priority,
          row.source,
          row.form,
          row.customer_name,
          row.customer_email,
          row.agent,
          row.created_at,
          row.first_response_at,
          minutes(row.first_response_ms),
          row.resolved_at,
          minutes(row.resolution_ms),
          namesOf(tagsIn(row)),
          Number(row.time_spent),
        ]);
      }
    },
  },
  agents: {
    heads: [
      'Agent',
      'Role',
      'Open now',
      'Waiting now',
      'Assigned',
      'Replies sent',
      'Resolved',
      'Reopened',
      'Chats',
      'First responses',
      'First response, median (minutes)',
      'First response, 90th percentile (minutes)',
      'Resolution, median (minutes)',
      'Resolution, 90th percentile (minutes)',
      'Ratings',
      'Satisfaction (%)',
      'Rating, mean',
      'Handle time, mean (minutes)',
      'Time spent (minutes)',
    ],
    async *rows(org, { now }) {
      const { agents } = await readAgents(org, now);
      yield agents.map((row) => [
        row.user?.email ?? 'Everyone else',
        row.role,
        row.open,
        row.waiting,
        row.assigned,
        row.replies,
        row.resolved,
        row.reopened,
        row.chats,
        row.firstResponse.count,
        row.firstResponse.median,
        row.firstResponse.p90,
        row.resolution.median,
        row.resolution.p90,
        row.satisfaction.count,
        row.satisfaction.share,
        row.satisfaction.mean,
        row.handleTime,
        row.timeSpent,
      ]);
    },
  },
  tags: {
    heads: [
      'Tag',
      'Tickets',
      'Open now',
      'Resolved',
      'First response, median (minutes)',
      'Resolution, median (minutes)',
    ],
    async *rows(org, { now }) {
      const figures = await readTagFigures(org, now.span);
      yield figures.map((row) => [
        row.name,
        row.tickets,
        row.active,
        row.resolved,
        row.firstResponse,
        row.resolution,
      ]);
    },
  },
  sla: {
    heads: [
      'Target',
      'Priority',
      'Within (minutes)',
      'Met',
      'Breached',
      'Met (%)',
      'Met before (%)',
      'Open now',
      'At risk now',
      'Overdue now',
    ],
    async *rows(org, { now, before }) {
      const sla = await readSla(org, now, before);
      for (const [name, targets] of [
        ['First response', sla.firstResponse],
        ['Resolution', sla.resolution],
      ] as const) {
        yield targets.map((row) => [
          name,
          row.priority,
          row.target,
          row.met,
          row.breached,
          row.share,
          row.shareBefore,
          row.open,
          row.atRisk,
          row.overdue,
        ]);
      }
    },
  },
  satisfaction: {
    heads: ['Rated (UTC)', 'Rating', 'Comment', 'Agent', 'Customer', 'Customer email'],
    async *rows(org, { now }) {
      for await (const some of ratingsOf(org, now.span)) {
        yield some.map((row) => [
          row.rated_at,
          row.rating,
          row.rating_comment,
          row.agent,
          row.customer_name,
          row.customer_email,
        ]);
      }
    },
  },
  hours: {
    heads: ['Weekday', 'Hour', 'New tickets', 'Replies sent', 'Chats accepted'],
    async *rows(org, { now }) {
      const { hours } = await readHoursOfWeek(org, now);
      yield hours.map(({ weekday, hour, tickets, replies, chats }) => [
        weekdayName(weekday),
        hour,
        tickets,
        replies,
        chats,
      ]);
    },
  },
};

const minutes = (milliseconds: number | null) =>
  milliseconds === null ? null : Math.floor(milliseconds / 60_000);
