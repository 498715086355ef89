import { type Config, mailHost } from '../../config.ts';
import { now } from '../../database/ids.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { readMailSettings, type SmtpAccess } from '../../features/organization/mail-settings.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { heading, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { type Content, content } from '../layout/content.ts';
import { noteSuccess } from '../store/health.ts';
import { isDeliverable, oneLine, productAddress } from './address.ts';
import { completed, ownSender } from './mailer.ts';
import type { OutgoingMail } from './outgoing.ts';
import { openOwnServer } from './own-server.ts';
import { openTransport } from './transport.ts';
import { troubleOf } from './trouble.ts';

/** Timeout in milliseconds. */
const timeout = 20_000;

/** Sends a test email through the stored settings; returns the result as a sentence. */
export async function sendTestMail(config: Config, org: Org, to: string): Promise<string> {
  if (!isDeliverable(to)) throw invalid('to', 'Please enter a valid email address');
  const organization = await readOrganization(org);
  const settings = await readMailSettings(org, config.secret);
  if (settings.provider === 'helpdesk') {
    await explained(() => sendOnce(openTransport(config), mailTo(config, organization, to, null)));
    return config.smtpUrl
      ? `Test email sent to ${to}.`
      : 'No mail server is set up yet. The test email was saved to a file on the server.';
  }
  const { host } = await explained(async () => {
    const own = completed(settings);
    const from = await ownSender(org, settings, organization);
    const mail = mailTo(config, organization, to, { ...own, from });
    await sendOnce(openOwnServer(own, config), mail);
    return own;
  });
  await noteSuccess(org);
  return `${host} accepted the test email to ${to}.`;
}

/**
 * Sends an email with the product's own text through the stored settings or, like a stranger's email, through the product's server if there
 * is one. Throws a `Refusal` with the reason if it isn't accepted.
 */
export async function sendByRoute(
  config: Config,
  org: Org,
  to: string,
  written: Content,
  messageId: string,
  by: 'settings' | 'stranger' = 'settings',
): Promise<void> {
  const organization = await readOrganization(org);
  const settings = await readMailSettings(org, config.secret);
  const isOfProduct =
    settings.provider === 'helpdesk' || (by === 'stranger' && config.smtpUrl !== null);
  await explained(async () => {
    const own = isOfProduct ? null : completed(settings);
    const from = own && { ...own, from: await ownSender(org, settings, organization) };
    const mail = { ...mailTo(config, organization, to, from), ...written, messageId };
    await sendOnce(own ? openOwnServer(own, config) : openTransport(config), mail);
  });
}

async function explained<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw new Refusal(502, `${troubleOf(error).sentence}.`, 'mail_not_sent');
  }
}

async function sendOnce({ send, close }: ReturnType<typeof openTransport>, mail: OutgoingMail) {
  try {
    await send(mail, AbortSignal.timeout(timeout));
  } finally {
    close();
  }
}

function mailTo(
  config: Config,
  organization: OrganizationRow,
  to: string,
  own: (SmtpAccess & { from: string }) | null,
): OutgoingMail {
  const { name } = organization;
  const by = own ? `${own.host} as ${own.from}` : "the helpdesk's mail server";
  const at = now();
  return {
    ...content(brandOf(config, organization), 'Your email settings work', `Sent by ${by}.`, [
      heading('Your email settings work'),
      paragraph(`This is how emails from ${oneLine(name)} look. Sent by ${by}.`),
      small("You're receiving this because you sent a test email from your helpdesk settings."),
    ]),
    from: { name: oneLine(name, 80), address: own?.from ?? productAddress(config.publicUrl) },
    replyTo: null,
    to,
    messageId: `<test.${organization.id}.${Date.parse(at)}@${mailHost(config.publicUrl)}>`,
    thread: null,
    answers: null,
    unsubscribeUrl: null,
    date: new Date(at),
  };
}
