import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { mayCall } from '../../auth/may-call.ts';
import { holderOf } from '../../auth/permissions.ts';
import type { EventPayloads } from '../../event-catalog.ts';
import { daysAsked } from '../../features/metrics/period.ts';
import { reportLines, reportName } from '../../features/metrics/report.ts';
import { preferencesOf } from '../../features/notifications/store/preferences.ts';
import { readRecipients } from '../../features/saved-reports/read/saved-reports.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { findStaff } from '../read/mail-facts.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import { unsubscribeUrl } from '../unsubscribing/unsubscribe.ts';
import type { Sender } from './customer-mail.ts';

/** Many mail servers reject more than 10 MB after base64 encoding. */
const maxBytes = 5 * 2 ** 20;

const titles: Record<Schema<'MetricsReport'>, string> = {
  tickets: 'Tickets',
  agents: 'Agents',
  tags: 'Tags',
  sla: 'SLA targets',
  satisfaction: 'Satisfaction',
  hours: 'Hours of the week',
};

/**
 * Emails a report to the member who requested it, or a scheduled one to a recipient, if they may still see reports. A report that is too
 * large is only linked.
 */
export async function report(
  { config, org, organization }: Sender,
  { report: kind, from, to, userId, scheduledAs }: EventPayloads['report.requested'],
): Promise<DraftMail | null> {
  const member = await findStaff(org, userId);
  if (!member || !mayCall('metrics.sendReport', holderOf(member)) || !isDeliverable(member.email))
    return null;
  if (scheduledAs) {
    if (!preferencesOf(member).emailNotifications) return null;
    if (!(await readRecipients(org, scheduledAs.id)).includes(userId)) return null;
  }
  const off =
    scheduledAs &&
    unsubscribeUrl(config, userId, { organizationId: org.id, reportId: scheduledAs.id });
  const period = daysAsked({ from, to }, { timezone: organization.timezone });
  const file = await wholeOrNothing(reportLines(org, kind, period));
  const days = `${dateOnly(from, 'UTC')} to ${dateOnly(to, 'UTC')}`;
  const title = `${titles[kind]}, ${days}`;
  const page = `${config.publicUrl}/org/${organization.subdomain}/metrics`;
  const url = `${page}?${new URLSearchParams({ tab: 'reports', from, to })}`;
  const brand = brandOf(config, organization);
  const text = file
    ? "It's attached as a CSV file."
    : "It's too large to email. Download it instead.";
  return {
    to: member.email,
    content: content(brand, `${scheduledAs?.name ?? 'Your report'}: ${title}`, text, [
      heading(scheduledAs?.name ?? 'Your report is ready'),
      paragraph(`${title}. ${text}`),
      link('Open reports', url),
      off
        ? small("You're receiving this because you're a recipient of this scheduled report.", {
            label: 'Unsubscribe',
            url: off,
          })
        : small("You're receiving this because you requested it in Metrics."),
    ]),
    replyTo: 'nobody',
    ...(off && { unsubscribeUrl: off }),
    ...(file
      ? {
          attachments: [{ name: reportName(kind, { from, to }), type: 'text/csv', content: file }],
        }
      : {}),
  };
}

async function wholeOrNothing(lines: AsyncIterable<string>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const line of lines) {
    const part = Buffer.from(line);
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
