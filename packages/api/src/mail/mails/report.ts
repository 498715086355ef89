import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { mayCall } from '../../auth/may-call.ts';
import { holderOf } from '../../auth/permissions.ts';
import type { EventPayloads } from '../../event-catalog.ts';
import { daysAsked } from '../../features/metrics/period.ts';
import { type ReportFile, reportFile } from '../../features/metrics/report.ts';
import { reports } from '../../features/metrics/report-tables.ts';
import { preferencesOf } from '../../features/notifications/store/preferences.ts';
import { readRecipients } from '../../features/saved-reports/read/saved-reports.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { findStaff } from '../read/mail-facts.ts';
import { isDeliverable } from '../sending/address.ts';
import type { Attachment, DraftMail } from '../sending/outgoing.ts';
import { unsubscribeUrl } from '../unsubscribing/unsubscribe.ts';
import type { Sender } from './customer-mail.ts';

/** Many mail servers reject more than 10 MB after base64 encoding. */
const maxBytes = 5 * 2 ** 20;

const fileNames = { csv: 'a CSV file', xlsx: 'an Excel file' };

/**
 * Emails a report to the member who requested it, or a scheduled one to a recipient, if they may still see reports. A report that is too
 * large is only linked. Everyone who can see reports sees the same figures, so the recipients of a schedule share one file.
 */
export async function report(
  { config, org, organization }: Sender,
  {
    report: kind,
    from,
    to,
    format = 'csv',
    userId,
    scheduledAs,
  }: EventPayloads['report.requested'],
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
  const { timezone } = organization;
  const make = () =>
    wholeOrNothing(reportFile(org, kind, daysAsked({ from, to }, { timezone }), format));
  const file = scheduledAs
    ? await shared([org.id, scheduledAs.id, kind, from, to, format, timezone].join(' '), make)
    : await make();
  const days = `${dateOnly(from, 'UTC')} to ${dateOnly(to, 'UTC')}`;
  const title = `${reports[kind].title}, ${days}`;
  const page = `${config.publicUrl}/org/${organization.subdomain}/metrics`;
  const url = `${page}?${new URLSearchParams({ tab: 'reports', from, to })}`;
  const brand = brandOf(config, organization);
  const text = file
    ? `It's attached as ${fileNames[format]}.`
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
    ...(file ? { attachments: [file] } : {}),
  };
}

async function wholeOrNothing({ name, type, content }: ReportFile): Promise<Attachment | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return { name, type, content: Buffer.concat(parts) };
}

const files = new Map<string, Promise<Attachment | null>>();
const maxFiles = 4;
const keptFor = 60_000;

/** Returns the file of a schedule's last minute, or makes it. At most 20 MB are in memory. */
function shared(key: string, make: () => Promise<Attachment | null>) {
  const known = files.get(key);
  if (known) return known;
  const made = make();
  files.set(key, made);
  const forget = () => files.get(key) === made && files.delete(key);
  made.catch(forget);
  setTimeout(forget, keptFor).unref();
  for (const oldest of files.keys()) if (files.size > maxFiles) files.delete(oldest);
  return made;
}
