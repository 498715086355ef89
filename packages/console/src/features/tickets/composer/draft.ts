/** Where the drafts of a ticket are kept. */
export const draftsKey = (userId: string, ticketId: string) =>
  `helpdesk_draft:${userId}:${ticketId}`;
