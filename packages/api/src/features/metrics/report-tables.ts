import type { Schema } from '@helpdesk/sdk/contract/operations';
import { weekdayName } from '@helpdesk/sdk/rules/business-hours';
import type { Period } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import type { Cell, Column } from '../../http/answers/xlsx.ts';
import { namesOf, tagsIn } from '../tags/read/on-ticket.ts';
import { readAgents } from './agents.ts';
import { readHoursOfWeek } from './hours-of-week.ts';
import { readOverview } from './overview.ts';
import { ratingsOf, ticketsOf } from './read/report-rows.ts';
import { readSla } from './sla.ts';
import { readTagFigures } from './tags.ts';

const text = (title: string, width?: number): Column => ({
  title,
  kind: 'text',
  ...(width && { width }),
});
const count = (title: string): Column => ({ title, kind: 'count' });
const mean = (title: string): Column => ({ title, kind: 'mean' });
const percent = (title: string): Column => ({ title, kind: 'percent' });
const time = (title: string): Column => ({ title, kind: 'time' });
const minutes = (title: string): Column => ({ title, kind: 'minutes' });

/** The same columns for the previous period. */
const asBefore = (columns: readonly Column[]) =>
  columns.map((column) => ({ ...column, title: `${column.title} before` }));

const ofAgent = [
  count('Assigned'),
  count('Replies sent'),
  count('Resolved'),
  count('Reopened'),
  count('Chats'),
  count('First responses'),
  minutes('First response, median'),
  minutes('First response, 90th percentile'),
  minutes('Resolution, median'),
  minutes('Resolution, 90th percentile'),
  count('Ratings'),
  percent('Satisfaction'),
  mean('Rating, mean'),
  minutes('Handle time, mean'),
  minutes('Time spent'),
];
const cellsOfAgent = (of: Schema<'MetricsAgentFigures'>) => [
  of.assigned,
  of.replies,
  of.resolved,
  of.reopened,
  of.chats,
  of.firstResponse.count,
  of.firstResponse.median,
  of.firstResponse.p90,
  of.resolution.median,
  of.resolution.p90,
  of.satisfaction.count,
  of.satisfaction.share,
  of.satisfaction.mean,
  of.handleTime,
  of.timeSpent,
];

const ofPart = [
  count('Created'),
  count('Resolved'),
  minutes('First response, median'),
  minutes('Resolution, median'),
];
const cellsOfPart = (of: Schema<'MetricsPartFigures'>) => [
  of.created,
  of.resolved,
  of.firstResponse,
  of.resolution,
];

const noTickets = { tickets: 0, active: 0, resolved: 0, firstResponse: null, resolution: null };

const ofHour = [count('New tickets'), count('Replies sent'), count('Chats accepted')];

interface ReportTable {
  /** The title of the report: the name of a workbook's sheet. */
  title: string;
  columns: readonly Column[];
  rows(org: Org, period: Period): AsyncGenerator<Cell[][]>;
}

/** Every report: its columns, and how its rows are read. */
export const reports: Record<Schema<'MetricsReport'>, ReportTable> = {
  tickets: {
    title: 'Tickets',
    columns: [
      text('Ticket'),
      text('Subject', 48),
      text('Status'),
      text('Priority'),
      text('Channel'),
      text('Contact form'),
      text('Customer'),
      text('Customer email', 28),
      text('Assigned to', 28),
      time('Created'),
      time('First response'),
      minutes('First response'),
      time('Resolved'),
      minutes('Resolution'),
      text('Tags'),
      minutes('Time spent'),
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
          minutesIn(row.first_response_ms),
          row.resolved_at,
          minutesIn(row.resolution_ms),
          namesOf(tagsIn(row)),
          Number(row.time_spent),
        ]);
      }
    },
  },
  agents: {
    title: 'Agents',
    columns: [
      text('Agent', 28),
      text('Role'),
      count('Open now'),
      count('Waiting now'),
      ...ofAgent,
      ...asBefore(ofAgent),
    ],
    async *rows(org, period) {
      const { agents } = await readAgents(org, period);
      yield agents.map((row) => [
        row.user?.email ?? 'Everyone else',
        row.role,
        row.open,
        row.waiting,
        ...cellsOfAgent(row),
        ...cellsOfAgent(row.before),
      ]);
    },
  },
  tags: {
    title: 'Tags',
    columns: [
      text('Tag'),
      count('Tickets'),
      count('Open now'),
      count('Resolved'),
      minutes('First response, median'),
      minutes('Resolution, median'),
      ...asBefore([
        count('Tickets'),
        count('Resolved'),
        minutes('First response, median'),
        minutes('Resolution, median'),
      ]),
    ],
    async *rows(org, period) {
      const tags = await readTagFigures(org, period.now.span);
      const old = await readTagFigures(org, period.before.span);
      const places = new Map(old.map((row) => [row.id, row]));
      const shown = new Set(tags.map(({ id }) => id));
      const gone = old
        .filter(({ id }) => !shown.has(id))
        .map(({ id, name }) => ({ ...noTickets, id, name }));
      const untagged = tags.slice(-1);
      yield [...tags.slice(0, -1), ...gone, ...untagged].map((row) => {
        const past = places.get(row.id);
        return [
          row.name,
          row.tickets,
          row.active,
          row.resolved,
          row.firstResponse,
          row.resolution,
          past?.tickets ?? 0,
          past?.resolved ?? 0,
          past?.firstResponse ?? null,
          past?.resolution ?? null,
        ];
      });
    },
  },
  channels: {
    title: 'Channels',
    columns: [text('Channel'), ...ofPart, ...asBefore(ofPart)],
    async *rows(org, { now, before: past }) {
      const { channels } = await readOverview(org, now, past);
      yield channels.map((row) => [row.channel, ...cellsOfPart(row), ...cellsOfPart(row.before)]);
    },
  },
  forms: {
    title: 'Contact forms',
    columns: [text('Contact form', 28), ...ofPart, ...asBefore(ofPart)],
    async *rows(org, { now, before: past }) {
      const { forms } = await readOverview(org, now, past);
      yield forms.map((row) => [row.name, ...cellsOfPart(row), ...cellsOfPart(row.before)]);
    },
  },
  sla: {
    title: 'SLA targets',
    columns: [
      text('Target'),
      text('Priority'),
      minutes('Within'),
      count('Met'),
      count('Breached'),
      percent('Met'),
      percent('Met before'),
      count('Open now'),
      count('At risk now'),
      count('Overdue now'),
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
    title: 'Satisfaction',
    columns: [
      time('Rated'),
      count('Rating'),
      text('Comment', 48),
      text('Agent', 28),
      text('Customer'),
      text('Customer email', 28),
    ],
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
    title: 'Hours of the week',
    columns: [text('Weekday'), count('Hour'), ...ofHour, ...asBefore(ofHour)],
    async *rows(org, { now, before: past }) {
      const { hours } = await readHoursOfWeek(org, now);
      const { hours: old } = await readHoursOfWeek(org, past);
      yield hours.map((row, at) => [
        weekdayName(row.weekday),
        row.hour,
        row.tickets,
        row.replies,
        row.chats,
        old[at]?.tickets ?? 0,
        old[at]?.replies ?? 0,
        old[at]?.chats ?? 0,
      ]);
    },
  },
};

const minutesIn = (milliseconds: number | null) =>
  milliseconds === null ? null : Math.floor(milliseconds / 60_000);
