import { isSigned, sign } from '../../auth/signature.ts';
import { type Config, mailHost, receivesMail } from '../../config.ts';
import { newId } from '../../database/ids.ts';
import type { Org } from '../../database/types.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { heading, paragraph } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { sendByRoute } from '../sending/trial-mail.ts';
import { receivedAs } from '../store/held-mails.ts';

/** The address that turns email into tickets. */
export const mailboxOf = (config: Config, subdomain: string): string | null =>
  receivesMail(config) ? `${subdomain}@${config.mailInDomain}` : null;

/** Sends an email to the organization's own mailbox; returns the id that identifies it when it arrives. */
export async function sendAround(config: Config, org: Org): Promise<string> {
  const organization = await readOrganization(org);
  const to = mailboxOf(config, organization.subdomain);
  if (!to) throw new Refusal(409, "This helpdesk doesn't receive email", 'no_mailbox');
  const id = newTestId(config, org.id);
  const written = content(
    brandOf(config, organization),
    'Mailbox test',
    "This email won't create a ticket.",
    [heading('Mailbox test'), paragraph('Your settings show when it arrives.')],
  );
  const messageId = `<circle.${id}@${mailHost(config.publicUrl)}>`;
  await sendByRoute(config, org, to, written, messageId);
  return id;
}

/** Signed for the organization, so no one can forge a test email or query another organization's test. */
export const newTestId = (config: Config, organizationId: string) => {
  const id = newId();
  return `${id}_${sign(config, `circle ${organizationId} ${id}`)}`;
};

const isTestOf = (config: Config, organizationId: string, testId: string) => {
  const [id = '', signature = ''] = testId.split('_');
  return isSigned(config, `circle ${organizationId} ${id}`, signature);
};

/** Returns the key of a test email that has arrived; null for any other email. */
export function testOf(config: Config, organizationId: string, messageId: string | null) {
  const id = /^<circle\.(\w{1,60})@/.exec(messageId ?? '')?.[1];
  return id && isTestOf(config, organizationId, id) ? keyOf(id) : null;
}

const keyOf = (id: string) => `circle ${id}`;

/** Returns when a test arrived; null until then. */
export async function arrivalOf(config: Config, org: Org, id: string): Promise<string | null> {
  if (!isTestOf(config, org.id, id)) throw notFound('Test not found');
  return receivedAs(org, keyOf(id));
}
