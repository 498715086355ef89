import { actorOf } from '../../auth/caller.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readLinks } from './read/links.ts';
import { findLed } from './read/merged.ts';
import { suggestDuplicates } from './read/suggested-duplicates.ts';
import { linkTickets, unlinkTickets } from './store/links.ts';
import { ticketMissing } from './store/update.ts';

type Operation = 'listLinks' | 'link' | 'unlink' | 'suggestDuplicates';

/** The operations for links between tickets. */
export const links: Pick<Handlers<'tickets'>, Operation> = {
  listLinks: async ({ org, params }) => readLinks(org, (await mustRead(org, params.id)).id),

  link: async ({ org, member, params: { id }, body }) => {
    await linkTickets(org, id, body, actorOf(member));
    return readLinks(org, id);
  },

  unlink: async ({ org, member, params: { id, otherId } }) => {
    await unlinkTickets(org, id, otherId, actorOf(member));
    return readLinks(org, id);
  },

  suggestDuplicates: async ({ org, params }) =>
    suggestDuplicates(org, await mustRead(org, params.id)),
};

/** Returns the ticket with this ID, or the one that it was merged into. */
async function mustRead(org: Org, id: string) {
  const led = await findLed(org, id);
  if (!led) throw ticketMissing();
  return led.ticket;
}
