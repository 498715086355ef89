import type { StoredEvent } from '../events/catalog.ts';
import type { Listener } from '../events/listener.ts';
import { readOrganization } from '../features/organization/store.ts';
import type { Desk } from '../http/desk.ts';
import { answer, confirmation, invitation, newPassword, type Sender } from './letters.ts';
import { addressed, type Letter } from './outgoing.ts';
import { notification } from './submission.ts';
import { openTransport } from './transport.ts';

const events = [
  'ticket.created',
  'ticket.replied',
  'invitation.created',
  'invitation.resent',
  'password_reset.requested',
  'contact_form.submitted',
] as const;

type Told = (typeof events)[number];

const name = 'mail';

/** Writes to people outside about what concerns them; the only place that sends mail. */
export function mailListener({
  config,
  database: { directory },
  log,
}: Pick<Desk, 'config' | 'database' | 'log'>): Listener<Told> {
  const send = openTransport(config);
  return {
    name,
    events,
    timeout: 60_000,
    // What the staff does to tickets is most of what happens, and nothing to write about.
    concerns: (event) => {
      if (event.name === 'ticket.created') return event.payload.actor.type === 'customer';
      if (event.name !== 'ticket.replied') return true;
      return event.payload.actor.type === 'staff' && event.payload.visibility === 'public';
    },
    async handle(event, { org, signal }) {
      const organization = await readOrganization(org);
      const letter = await letterAbout(event, { config, directory, org, organization });
      if (!letter) return;
      const mail = addressed(config, organization, event, name, letter);
      const facts = { organization: org.id, event: event.name, messageId: mail.messageId };
      try {
        await send(mail, signal);
        log.info(facts, 'Mail sent');
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        log.error({ ...facts, err: error }, 'Mail refused for good, not tried again');
      }
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
    case 'contact_form.submitted':
      return notification(sender, event.payload);
  }
}

/** A mailbox that does not exist or a message that is not wanted; a wrong password may yet be put right. */
function isRefusedForGood(error: unknown): boolean {
  const { permanent, command, code } = error as {
    permanent?: boolean;
    command?: string;
    code?: string;
  };
  return permanent === true && (command === 'RCPT TO' || code === 'EMESSAGE');
}
