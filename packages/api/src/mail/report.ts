import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { can } from '@helpdesk/sdk/rules/roles';
import type { EventPayloads } from '../events/catalog.ts';
import { daysAsked } from '../features/metrics/period.ts';
import { reportLines, reportName } from '../features/metrics/report.ts';
import { findMemberOfUser } from '../features/team/read.ts';
import { isDeliverable } from './address.ts';
import { heading, link, paragraph, small } from './blocks.ts';
import { content } from './content.ts';
import { letterheadOf } from './letterhead.ts';
import type { Sender } from './letters.ts';
import type { Letter } from './outgoing.ts';

/** Many mail servers refuse what is larger than ten megabytes once it is written as text. */
const mostBytes = 5 * 2 ** 20;

const titles: Record<Schema<'MetricsReport'>, string> = {
  tickets: 'Tickets',
  agents: 'Agents',
  sla: 'SLA targets',
  satisfaction: 'Satisfaction',
};

/** Brings a report to the member who asked for it, as long as he may see reports; one too large for a mail waits to be fetched. */
export async function report(
  { config, org, organization }: Sender,
  { report: kind, from, to, userId }: EventPayloads['report.requested'],
): Promise<Letter | null> {
  const member = await findMemberOfUser(org, userId);
  if (!member || !can(member.role, 'view_reports') || !isDeliverable(member.email)) return null;
  const period = daysAsked({ from, to }, organization.timezone);
  const file = await wholeOrNothing(reportLines(org, kind, period));
  const days = `${dateOnly(from, 'UTC')} to ${dateOnly(to, 'UTC')}`;
  const title = `${titles[kind]}, ${days}`;
  const page = `${config.publicUrl}/org/${organization.subdomain}/metrics`;
  const url = `${page}?${new URLSearchParams({ tab: 'reports', from, to })}`;
  const letterhead = letterheadOf(config, organization);
  const told = file
    ? 'It is attached as a spreadsheet.'
    : 'It is too large for an e-mail: please download it.';
  return {
    to: member.email,
    content: content(letterhead, `Your report: ${title}`, told, [
      heading('Your report is ready'),
      paragraph(`${title}. ${told}`),
      link('Open the reports', url),
      small('You get this because you asked for it under Metrics.'),
    ]),
    replyTo: 'nobody',
    ...(file
      ? { attachment: { name: reportName(kind, { from, to }), type: 'text/csv', content: file } }
      : {}),
  };
}

async function wholeOrNothing(lines: AsyncIterable<string>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const line of lines) {
    const part = Buffer.from(line);
    size += part.length;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
