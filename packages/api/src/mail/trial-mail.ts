import { type Config, mailHost } from '../config.ts';
import { now } from '../database/ids.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import type { Org } from '../database/types.ts';
import { readMailSettings, type SmtpAccess } from '../features/organization/mail-settings.ts';
import { readOrganization } from '../features/organization/store/organization.ts';
import { invalid, Refusal } from '../refusal.ts';
import { isDeliverable, oneLine, productAddress } from './address.ts';
import { heading, paragraph, small } from './blocks.ts';
import { brandOf } from './brand.ts';
import { type Content, content } from './content.ts';
import { completed, ownAddress } from './mailer.ts';
import type { OutgoingMail } from './outgoing.ts';
import { openOwnServer } from './own-server.ts';
import { noteSuccess } from './store/health.ts';
import { openTransport } from './transport.ts';
import { troubleOf } from './trouble.ts';

/** Timeout in milliseconds. */
const patience = 20_000;

/** Sends a mail through the stored settings; returns the result as a sentence. */
export async function sendTestMail(config: Config, org: Org, to: string): Promise<string> {
  if (!isDeliverable(to)) throw invalid('to', 'Please enter a valid email address');
  const organization = await readOrganization(org);
  const settings = await readMailSettings(org, config.secret);
  if (settings.provider === 'helpdesk') {
    await explained(() => sendOnce(openTransport(config), mailTo(config, organization, to, null)));
    return config.smtpUrl
      ? `A test email to ${to} is on its way.`
      : 'This helpdesk has no mail server yet: the test email was written to a file on the server.';
  }
  const { host } = await explained(async () => {
    const own = completed(settings);
    const from = ownAddress(settings, organization);
    const mail = mailTo(config, organization, to, { ...own, from });
    await sendOnce(openOwnServer(own, config), mail);
    return own;
  });
  await noteSuccess(org);
  return `A test email to ${to} is on its way: ${host} has taken it.`;
}

/** Sends a mail of the product's own words by the stored settings; refuses with the reason when it is not accepted. */
export async function sendByRoute(
  config: Config,
  org: Org,
  to: string,
  written: Content,
  messageId: string,
): Promise<void> {
  const organization = await readOrganization(org);
  const settings = await readMailSettings(org, config.secret);
  await explained(async () => {
    const own = settings.provider === 'helpdesk' ? null : completed(settings);
    const from = own && { ...own, from: ownAddress(settings, organization) };
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
    await send(mail, AbortSignal.timeout(patience));
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
  const by = own ? `${own.host} as ${own.from}` : 'the mail server of the helpdesk';
  const at = now();
  return {
    ...content(brandOf(config, organization), 'Your email settings work', `Sent by ${by}.`, [
      heading('Your email settings work'),
      paragraph(`This is how mails of ${oneLine(name)} look. It was sent by ${by}.`),
      small('You get this because you asked for a test in the settings of the helpdesk.'),
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
