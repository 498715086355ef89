import type { StoredEvent } from '../events/catalog.ts';
import type { Listener } from '../events/listener.ts';
import { readOrganization } from '../features/organization/store.ts';
import type { Desk } from '../http/desk.ts';
import { answer, confirmation, invitation, type Sender } from './letters.ts';
import { addressed, type Letter } from './outgoing.ts';
import { openTransport } from './transport.ts';

type Told = 'ticket.created' | 'ticket.replied' | 'invitation.created';

const name = 'mail';

/** Writes to people outside about what concerns them; the only place that sends mail. */
export function mailListener({ config, log }: Pick<Desk, 'config' | 'log'>): Listener<Told> {
  const send = openTransport(config);
  return {
    name,
    events: ['ticket.created', 'ticket.replied', 'invitation.created'],
    timeout: 60_000,
    async handle(event, { org, signal }) {
      const organization = await readOrganization(org);
      const letter = await letterAbout(event, { config, org, organization });
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
      return invitation(sender, event.payload);
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
