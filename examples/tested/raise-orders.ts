import type { Helpdesk } from '@helpdesk/sdk';

/**
 * Makes open tickets about a broken order urgent, and adds a note with the reason; returns their numbers. A second run
 * changes nothing.
 */
export async function raiseOrders(helpdesk: Helpdesk): Promise<string[]> {
  const raised: string[] = [];
  for await (const ticket of helpdesk.tickets.list({ status: 'open' })) {
    if (ticket.priority === 'urgent' || !/\border \d+.*broken/i.test(ticket.subject)) continue;
    const { id, ticketNumber } = ticket;
    await helpdesk.tickets.update({ id, priority: 'urgent' });
    await helpdesk.tickets.reply({ id, message: 'Broken orders come first.', isInternal: true });
    raised.push(ticketNumber);
  }
  return raised;
}
