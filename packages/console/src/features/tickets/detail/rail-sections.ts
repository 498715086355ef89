import m from '../messages.yaml';

/** The sections of the details that staff can arrange, in their usual order. */
export const railSections = {
  customer: m.customerCard.customer,
  others: m.otherTickets.otherTickets,
  context: m.railOrder.context,
  details: m.detailsCard.ticketDetails,
  files: m.filesCard.files,
  links: m.linksCard.linkedTickets,
  tasks: m.tasksCard.tasks,
  time: m.timeCard.timeSpent,
  followers: m.followersCard.followers,
} as const;

export type RailName = keyof typeof railSections;
export const railNames = Object.keys(railSections) as RailName[];
