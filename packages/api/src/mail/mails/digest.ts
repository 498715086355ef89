import { dayAfter } from '@helpdesk/sdk/rules/calendar';
import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { durationText } from '@helpdesk/sdk/rules/duration';
import { type Days, periodOf, together } from '@helpdesk/sdk/rules/periods';
import { can } from '@helpdesk/sdk/rules/roles';
import { holderOf } from '../../auth/permissions.ts';
import type { Org } from '../../database/types.ts';
import type { EventPayloads } from '../../event-catalog.ts';
import { readSatisfaction } from '../../features/chat/read/sessions.ts';
import { medianFirstResponse } from '../../features/dashboard/store.ts';
import { preferencesOf } from '../../features/notifications/store/preferences.ts';
import { countTickets, readLoads } from '../../features/tickets/read/tickets.ts';
import { readCounts, sumBy, sumOf } from '../../figures/read/counts.ts';
import { type Figure, figures, heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf, type MailBrand } from '../layout/brand.ts';
import { type Content, content } from '../layout/content.ts';
import { findStaff } from '../read/mail-facts.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import { unsubscribeUrl } from '../unsubscribing/unsubscribe.ts';
import type { Sender } from './customer-mail.ts';

/** The figures of the week before a Monday, for a member who subscribed to them. */
export async function digest(
  { config, org, organization }: Sender,
  { userId, week }: EventPayloads['digest.due'],
): Promise<DraftMail | null> {
  const member = await findStaff(org, userId);
  if (!member || !isDeliverable(member.email)) return null;
  const wanted = preferencesOf(member);
  if (!wanted.emailNotifications || !wanted.weeklyDigest) return null;
  const ofWeek = await readWeek(org, organization.timezone, userId, week);
  const base = `${config.publicUrl}/org/${organization.subdomain}`;
  const off = unsubscribeUrl(config, userId, 'weeklyDigest');
  return {
    to: member.email,
    content: digestContent({
      organization: brandOf(config, organization),
      firstDay: dayAfter(week, -7),
      lastDay: dayAfter(week, -1),
      ...(can(holderOf(member), 'view_all_tickets') ? ofWeek : { ...ofWeek, team: [] }),
      url: `${base}/dashboard`,
      unsubscribeUrl: off,
    }),
    replyTo: 'nobody',
    unsubscribeUrl: off,
  };
}

/** Reads the figures of a week in the organization's time zone. */
async function readWeek(org: Org, timezone: string, userId: string, week: string) {
  const { now, before } = periodOf({ count: 7, last: dayAfter(week, -1) }, { timezone });
  const resolved = sumBy(
    await readCounts(org, 'resolved', together(now.slots)),
    ({ part }) => part || null,
  );
  const sum = [...resolved.values()].reduce((total, count) => total + count, 0);
  const time = await medianFirstResponse(org, now, null);
  const satisfaction = await readSatisfaction(org, now);
  const { open } = await countTickets(org, null);
  const opened = async ({ slots }: Days) =>
    sumOf(await readCounts(org, 'created', together(slots)));
  const [count, countBefore] = [await opened(now), await opened(before)];
  return {
    team: [
      { label: 'New tickets', value: String(count) },
      { label: 'New tickets, previous week', value: String(countBefore) },
      { label: 'Resolved', value: String(sum) },
      ...(time === null
        ? []
        : [{ label: 'Median first response time', value: durationText(time) }]),
      ...(satisfaction === null ? [] : [{ label: 'Chat satisfaction', value: `${satisfaction}%` }]),
      { label: 'Open tickets', value: String(open) },
    ],
    own: [
      { label: 'Resolved by you', value: String(resolved.get(userId) ?? 0) },
      {
        label: 'Assigned to you',
        value: String(Number((await readLoads(org)).get(userId) ?? 0)),
      },
    ],
  };
}

export interface DigestFacts {
  organization: MailBrand;
  firstDay: string;
  lastDay: string;
  team: Figure[];
  own: Figure[];
  url: string;
  unsubscribeUrl: string;
}

export function digestContent(facts: DigestFacts): Content {
  const { organization, firstDay, lastDay, team, own, url } = facts;
  const days = `${dateOnly(firstDay, 'UTC')} to ${dateOnly(lastDay, 'UTC')}`;
  const preview = (team.length > 0 ? team : own)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
  return content(organization, `Your week at ${organization.name}`, preview, [
    heading(`Your week at ${organization.name}`),
    paragraph(`${days}.`),
    ...(team.length > 0 ? [figures(team)] : []),
    figures(own),
    link('Open the dashboard', url),
    small("You're receiving this because you turned on the weekly digest.", {
      label: 'Unsubscribe',
      url: facts.unsubscribeUrl,
    }),
  ]);
}
