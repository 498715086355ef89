/** The storage key of a ticket's drafts. */
export const draftsKey = (userId: string, ticketId: string) =>
  `helpdesk_draft:${userId}:${ticketId}`;
