/** Emails of the organization to customers and invited people, sent with its own settings. */
export const ofOrganization = [
  'ticket.created',
  'ticket.replied',
  'reply.shared',
  'reply.copied',
  'ticket.resolved',
  'ticket_link.requested',
  'chat_transcript.requested',
  'chat_answers.due',
  'invitation.created',
  'invitation.resent',
  'contact_form.submitted',
] as const;

/** Emails of the product to users, never sent over an organization's server. */
export const ofProduct = [
  'password_reset.requested',
  'account.email_changed',
  'account.email_change_requested',
  'account.email_taken_back',
  'account.confirmation_requested',
  'notice_address.requested',
  'account.signed_in',
  'account.second_factor_changed',
  'account.deletion_requested',
  'organization.deletion_told',
  'notifications.gathered',
  'digest.due',
  'report.requested',
] as const;

/** Events that send an email. */
export const mailEvents = [...ofOrganization, ...ofProduct];

export type MailEvent = (typeof mailEvents)[number];

/** Every kind of outgoing email; the tests of the email settings and of a support address have no event. */
export type MailKind = MailEvent | 'organization.testEmail' | 'supportAddresses.test';
