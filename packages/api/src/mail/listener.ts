import type { StoredEvent } from '../events/catalog.ts';
import { type Listener, NotNow } from '../events/listener.ts';
import { readOrganization } from '../features/organization/store.ts';
import type { Desk } from '../http/desk.ts';
import { digest } from './digest.ts';
import { emailChanged } from './email-changed.ts';
import { gathered } from './gathered.ts';
import { noteFailure, noteSuccess } from './health.ts';
import { answer, confirmation, invitation, newPassword, type Sender } from './letters.ts';
import { addressed, type Letter } from './outgoing.ts';
import type { PostOffice } from './post-office.ts';
import { report } from './report.ts';
import { notification } from './submission.ts';
import { isRefusedForGood } from './trouble.ts';

/** Mails of the organization to its customers and whom it invites; they leave as it is set up. */
const ofOrganization = [
  'ticket.created',
  'ticket.replied',
  'invitation.created',
  'invitation.resent',
  'contact_form.submitted',
] as const;

/** Mails of the product to those who have an account: no organization's server gets to see them. */
const ofProduct = [
  'password_reset.requested',
  'account.email_changed',
  'notifications.gathered',
  'digest.due',
  'report.requested',
] as const;

const events = [...ofOrganization, ...ofProduct];

type Told = (typeof events)[number];

const name = 'mail';

/** Writes to people about what concerns them; the only place that sends mail. */
export function mailListener(
  { config, database: { directory }, log }: Pick<Desk, 'config' | 'database' | 'log'>,
  office: PostOffice,
): Listener<Told> {
  return {
    name,
    events,
    timeout: 60_000,
    concurrency: 16,
    // Three days and more: a wrong password is put right after the weekend.
    attempts: 90,
    // What the staff does to tickets is most of what happens, and nothing to write about.
    concerns: (event) => {
      if (event.name === 'ticket.created') return event.payload.actor.type === 'customer';
      if (event.name !== 'ticket.replied') return true;
      return event.payload.actor.type === 'staff' && event.payload.visibility === 'public';
    },
    async handle(event, { org, signal, attempt }) {
      const organization = await readOrganization(org);
      const isOfProduct = ofProduct.some((one) => one === event.name);
      const isOwn = !isOfProduct && organization.email_provider !== 'helpdesk';
      /** What goes wrong with an organization's own server is its admins' to know. */
      const noted = async <R>(work: () => Promise<R>): Promise<R> => {
        try {
          return await work();
        } catch (error) {
          const isTrouble = !(error instanceof NotNow) && !isRefusedForGood(error);
          if (isOwn && isTrouble) await noteFailure(org, error, attempt);
          throw error;
        }
      };
      const way = isOfProduct ? office.product : await noted(() => office.wayOf(org, organization));
      way.ready();
      const letter = await letterAbout(event, { config, directory, org, organization });
      if (!letter) return;
      const mail = addressed(config, organization, event, name, way.from, letter);
      const facts = { organization: org.id, event: event.name, messageId: mail.messageId };
      try {
        await noted(() => way.send(mail, signal));
        log.info(facts, 'Mail sent');
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        log.error({ ...facts, err: error }, 'Mail refused for good, not tried again');
      }
      if (!isOfProduct) await noteSuccess(org);
    },
  };
}

function letterAbout(
  event: Extract<StoredEvent, { name: Told }>,
  sender: Sender,
): Promise<Letter | null> {
  switch (event.name) {
    case 'ticket.created':
      return confirmation(sender, event.payload);
    case 'ticket.replied':
      return answer(sender, event.payload);
    case 'invitation.created':
    case 'invitation.resent':
      return invitation(sender, event.payload);
    case 'password_reset.requested':
      return newPassword(sender, event.payload);
    case 'account.email_changed':
      return emailChanged(sender, event.payload);
    case 'contact_form.submitted':
      return notification(sender, event.payload);
    case 'notifications.gathered':
      return gathered(sender, event.payload);
    case 'digest.due':
      return digest(sender, event.payload);
    case 'report.requested':
      return report(sender, event.payload);
  }
}
