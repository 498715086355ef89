// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

import type { Call } from '../callable.ts';
import { form } from '../form.ts';

/**
 * The signed-in person, with organizations (the active one first) and permissions.
 *
 * `GET /api/auth/user` · signed in · `ifNoneMatch` spares an unchanged answer
 */
export const authUser: Call<'auth.user'> = { id: 'auth.user', method: 'GET', path: '/api/auth/user' };

/**
 * Sign in with e-mail and password; also sets the session cookie.
 *
 * `POST /api/auth/login` · open to anyone
 * @throws HelpdeskError 401 invalid_credentials · Invalid email or password
 */
export const authLogin: Call<'auth.login'> = { id: 'auth.login', method: 'POST', path: '/api/auth/login', body: 'json' };

/**
 * Make an account, with a new organization or by an invitation.
 *
 * `POST /api/auth/signup` · open to anyone
 * @throws HelpdeskError 409 email_taken · An account with this email already exists
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const authSignup: Call<'auth.signup'> = { id: 'auth.signup', method: 'POST', path: '/api/auth/signup', body: 'json' };

/**
 * End this session; the same when it has ended already.
 *
 * `POST /api/auth/logout` · open to anyone
 */
export const authLogout: Call<'auth.logout'> = { id: 'auth.logout', method: 'POST', path: '/api/auth/logout' };

/**
 * Ask for a mailed link to set a new password; the answer does not tell whether there is an account.
 *
 * `POST /api/auth/password/forgot` · open to anyone
 */
export const authForgotPassword: Call<'auth.forgotPassword'> = { id: 'auth.forgotPassword', method: 'POST', path: '/api/auth/password/forgot', body: 'json' };

/**
 * Set a new password with the token of a mailed link, once within an hour; ends all sessions of the person.
 *
 * `POST /api/auth/password/reset` · open to anyone
 * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
 */
export const authResetPassword: Call<'auth.resetPassword'> = { id: 'auth.resetPassword', method: 'POST', path: '/api/auth/password/reset', body: 'json' };

/**
 * What an invitation link offers.
 *
 * `GET /api/invitations/{token}` · open to anyone
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const invitationsGet: Call<'invitations.get'> = { id: 'invitations.get', method: 'GET', path: '/api/invitations/{token}' };

/**
 * Join the organization as the signed-in person.
 *
 * `POST /api/invitations/{token}/accept` · signed in
 * @throws HelpdeskError 403 email_mismatch · This invitation was sent to another email address
 * @throws HelpdeskError 409 already_member · You are already a member of this organization
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const invitationsAccept: Call<'invitations.accept'> = { id: 'invitations.accept', method: 'POST', path: '/api/invitations/{token}/accept' };

/**
 * The organization of the request and the caller's role in it.
 *
 * `GET /api/organization` · signed in · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const organizationGet: Call<'organization.get'> = { id: 'organization.get', method: 'GET', path: '/api/organization' };

/**
 * Change name, subdomain, logo, colour and sender; what is left out stays as it is.
 *
 * `PATCH /api/organization/branding` · signed in with manage_organization
 * @throws HelpdeskError 400 validation_failed · This URL is not allowed; The image could not be loaded from this address
 * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
 * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const organizationUpdateBranding: Call<'organization.updateBranding'> = { id: 'organization.updateBranding', method: 'PATCH', path: '/api/organization/branding', body: 'json' };

/**
 * Keep a logo: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays; it is shown once branding is saved with its address.
 *
 * `POST /api/organization/logo` · signed in with manage_organization
 * @throws HelpdeskError 400 file_required · Please upload a valid image file
 * @throws HelpdeskError 409 too_many · The space for images is used up
 * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const organizationUploadLogo: Call<'organization.uploadLogo'> = { id: 'organization.uploadLogo', method: 'POST', path: '/api/organization/logo', body: form };

/**
 * The organization with all its settings; passwords and keys are not among them.
 *
 * `GET /api/organization/settings` · signed in with manage_settings · `ifNoneMatch` spares an unchanged answer
 */
export const organizationSettings: Call<'organization.settings'> = { id: 'organization.settings', method: 'GET', path: '/api/organization/settings' };

/**
 * Change name, time zone, ticket prefix, automatic assignment and business hours; what is left out stays as it is.
 *
 * `PATCH /api/organization/settings/general` · signed in with manage_settings
 */
export const organizationUpdateGeneral: Call<'organization.updateGeneral'> = { id: 'organization.updateGeneral', method: 'PATCH', path: '/api/organization/settings/general', body: 'json' };

/**
 * Choose who sends the mail of the organization: the helpdesk, a mail server of its own, or Google Workspace with an app password. A password that is left out stays, unless the server is another one; an empty one is removed.
 *
 * `PATCH /api/organization/settings/email` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · This address is not allowed
 */
export const organizationUpdateEmail: Call<'organization.updateEmail'> = { id: 'organization.updateEmail', method: 'PATCH', path: '/api/organization/settings/email', body: 'json' };

/**
 * Send the caller a test e-mail through the stored settings, now, and tell what happened.
 *
 * `POST /api/organization/settings/email/test` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · A test e-mail goes to your own address only
 * @throws HelpdeskError 502 mail_not_sent · Why it was not, in a sentence
 */
export const organizationTestEmail: Call<'organization.testEmail'> = { id: 'organization.testEmail', method: 'POST', path: '/api/organization/settings/email/test', body: 'json' };

/**
 * Switch the organization's own API key on or off, and name an address that is told of every event, as a webhook among the others; an empty one ends it.
 *
 * `PATCH /api/organization/settings/api` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · This URL is not allowed
 */
export const organizationUpdateApi: Call<'organization.updateApi'> = { id: 'organization.updateApi', method: 'PATCH', path: '/api/organization/settings/api', body: 'json' };

/**
 * How the organization's own API key begins and ends; the whole was shown when it was made.
 *
 * `GET /api/organization/api-key` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key is not enabled
 */
export const organizationApiKey: Call<'organization.apiKey'> = { id: 'organization.apiKey', method: 'GET', path: '/api/organization/api-key' };

/**
 * Make the organization's own API key, with all permissions; it is shown this once, and the one before ends at once.
 *
 * `POST /api/organization/api-key/regenerate` · signed in with manage_settings
 * @throws HelpdeskError 409 api_key_disabled · API key is not enabled
 */
export const organizationRegenerateApiKey: Call<'organization.regenerateApiKey'> = { id: 'organization.regenerateApiKey', method: 'POST', path: '/api/organization/api-key/regenerate' };

/**
 * Claim a domain for the public pages; it counts once it is verified, and until then it keeps nobody else from it.
 *
 * `POST /api/organizations/{id}/custom-domain` · signed in with manage_organization
 * @throws HelpdeskError 400 validation_failed · Please enter a valid domain
 * @throws HelpdeskError 404 not_found · Organization not found
 * @throws HelpdeskError 409 domain_taken · This domain is already in use
 */
export const organizationSetCustomDomain: Call<'organization.setCustomDomain'> = { id: 'organization.setCustomDomain', method: 'POST', path: '/api/organizations/{id}/custom-domain', body: 'json' };

/**
 * Give the domain up; it leads nowhere from then on.
 *
 * `DELETE /api/organizations/{id}/custom-domain` · signed in with manage_organization
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const organizationRemoveCustomDomain: Call<'organization.removeCustomDomain'> = { id: 'organization.removeCustomDomain', method: 'DELETE', path: '/api/organizations/{id}/custom-domain' };

/**
 * Look for the proof of the domain now: a TXT record at _helpdesk-verification.{domain} with the token, or else the token as /.well-known/helpdesk-verification.txt on the domain, which this server answers itself for a domain that is an alias (CNAME) of the organization's host.
 *
 * `POST /api/organizations/{id}/verify-domain` · signed in with manage_organization
 * @throws HelpdeskError 400 verification_failed · Failed to verify domain. Please check your DNS settings.
 * @throws HelpdeskError 404 not_found · No custom domain is set; Organization not found
 * @throws HelpdeskError 409 domain_taken · This domain is already in use
 */
export const organizationVerifyCustomDomain: Call<'organization.verifyCustomDomain'> = { id: 'organization.verifyCustomDomain', method: 'POST', path: '/api/organizations/{id}/verify-domain' };

/**
 * The badge counts of the sidebar.
 *
 * `GET /api/dashboard/counts` · signed in · `ifNoneMatch` spares an unchanged answer
 */
export const dashboardCounts: Call<'dashboard.counts'> = { id: 'dashboard.counts', method: 'GET', path: '/api/dashboard/counts' };

/**
 * The stat cards; a member without view_all_tickets gets the figures of his own tickets.
 *
 * `GET /api/dashboard/stats` · signed in
 */
export const dashboardStats: Call<'dashboard.stats'> = { id: 'dashboard.stats', method: 'GET', path: '/api/dashboard/stats', query: ['period'] };

/**
 * What each admin and agent did in the period.
 *
 * `GET /api/dashboard/performance` · signed in with view_analytics
 */
export const dashboardPerformance: Call<'dashboard.performance'> = { id: 'dashboard.performance', method: 'GET', path: '/api/dashboard/performance', query: ['period'] };

/**
 * What contact forms and the chatbot did.
 *
 * `GET /api/dashboard/automation` · signed in with manage_contact_forms, or signed in with manage_chatbot
 */
export const dashboardAutomation: Call<'dashboard.automation'> = { id: 'dashboard.automation', method: 'GET', path: '/api/dashboard/automation' };

/**
 * Volume, backlog, first response, resolution and satisfaction of a period, by day, channel and form.
 *
 * `GET /api/metrics/overview` · signed in with view_analytics
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsOverview: Call<'metrics.overview'> = { id: 'metrics.overview', method: 'GET', path: '/api/metrics/overview', query: ['period', 'from', 'to'] };

/**
 * What each of the staff did in a period, who resolved most first.
 *
 * `GET /api/metrics/agents` · signed in with view_analytics
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsAgents: Call<'metrics.agents'> = { id: 'metrics.agents', method: 'GET', path: '/api/metrics/agents', query: ['period', 'from', 'to'] };

/**
 * How many first responses and resolutions met the target of their priority, and which open tickets will not.
 *
 * `GET /api/metrics/sla` · signed in with view_analytics
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsSla: Call<'metrics.sla'> = { id: 'metrics.sla', method: 'GET', path: '/api/metrics/sla', query: ['period', 'from', 'to'] };

/**
 * A report of a period as a spreadsheet; cells that would be formulas are made text.
 *
 * `GET /api/metrics/report.csv` · signed in with view_reports
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsReport: Call<'metrics.report'> = { id: 'metrics.report', method: 'GET', path: '/api/metrics/report.csv', query: ['report', 'period', 'from', 'to'], text: true };

/**
 * Have a report made and mailed to the caller when it is ready.
 *
 * `POST /api/metrics/report` · signed in with view_reports
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsSendReport: Call<'metrics.sendReport'> = { id: 'metrics.sendReport', method: 'POST', path: '/api/metrics/report', body: 'json' };

/**
 * Tickets, last changed first; a member without view_all_tickets gets his own.
 *
 * `GET /api/tickets` · signed in with view_all_tickets, or signed in with create_tickets · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsList: Call<'tickets.list'> = { id: 'tickets.list', method: 'GET', path: '/api/tickets', query: ['status', 'priority', 'assignedAgentId', 'customerEmail', 'q', 'sort', 'limit', 'cursor'], paged: true };

/**
 * Open a ticket; for a customer of the organization his own.
 *
 * `POST /api/tickets` · signed in with create_tickets · done once however often it is tried
 */
export const ticketsCreate: Call<'tickets.create'> = { id: 'tickets.create', method: 'POST', path: '/api/tickets', body: 'json', idempotent: true };

/**
 * How many tickets there are in each status.
 *
 * `GET /api/tickets/stats` · signed in with view_all_tickets, or signed in with create_tickets · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsStats: Call<'tickets.stats'> = { id: 'tickets.stats', method: 'GET', path: '/api/tickets/stats' };

/**
 * Assign many tickets (assign_tickets), or set their status or priority (resolve_tickets), all at once.
 *
 * `POST /api/tickets/bulk` · signed in with assign_tickets, or signed in with resolve_tickets
 * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
 */
export const ticketsBulk: Call<'tickets.bulk'> = { id: 'tickets.bulk', method: 'POST', path: '/api/tickets/bulk', body: 'json' };

/**
 * A ticket with its conversation and timeline.
 *
 * `GET /api/tickets/{id}` · signed in with view_all_tickets, or signed in with create_tickets · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsGet: Call<'tickets.get'> = { id: 'tickets.get', method: 'GET', path: '/api/tickets/{id}' };

/**
 * Assign a ticket (assign_tickets), or set its status or priority (resolve_tickets).
 *
 * `PATCH /api/tickets/{id}` · signed in with assign_tickets, or signed in with resolve_tickets
 * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 412 stale · This ticket was changed by someone else
 */
export const ticketsUpdate: Call<'tickets.update'> = { id: 'tickets.update', method: 'PATCH', path: '/api/tickets/{id}', body: 'json' };

/**
 * Delete a ticket with its conversation.
 *
 * `DELETE /api/tickets/{id}` · signed in with delete_tickets
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsDelete: Call<'tickets.delete'> = { id: 'tickets.delete', method: 'DELETE', path: '/api/tickets/{id}' };

/**
 * Answer the customer, or leave an internal note.
 *
 * `POST /api/tickets/{id}/messages` · signed in with view_all_tickets, or signed in with create_tickets · done once however often it is tried
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 newer_message · Somebody answered meanwhile. Please read the new message before you send yours.
 */
export const ticketsReply: Call<'tickets.reply'> = { id: 'tickets.reply', method: 'POST', path: '/api/tickets/{id}/messages', body: 'json', idempotent: true };

/**
 * An e-mail of a ticket as it came in, with what was quoted and attached, for 90 days.
 *
 * `GET /api/tickets/{id}/mails/{mailId}` · signed in with view_all_tickets
 * @throws HelpdeskError 404 not_found · This e-mail is not kept any more
 */
export const ticketsMail: Call<'tickets.mail'> = { id: 'tickets.mail', method: 'GET', path: '/api/tickets/{id}/mails/{mailId}', text: true };

/**
 * What the caller may see and holds every word, the last one begun; best first.
 *
 * `GET /api/search` · signed in with view_all_tickets, or signed in with create_tickets · `ifNoneMatch` spares an unchanged answer
 */
export const searchQuery: Call<'search.query'> = { id: 'search.query', method: 'GET', path: '/api/search', query: ['q', 'limit'] };

/**
 * The admins and agents a ticket can be assigned to.
 *
 * `GET /api/team/assignable` · signed in with assign_tickets
 */
export const teamAssignable: Call<'team.assignable'> = { id: 'team.assignable', method: 'GET', path: '/api/team/assignable' };

/**
 * Say whether tickets and chats may come to oneself automatically.
 *
 * `PATCH /api/team/availability` · signed in with view_all_tickets
 */
export const teamSetAvailability: Call<'team.setAvailability'> = { id: 'team.setAvailability', method: 'PATCH', path: '/api/team/availability', body: 'json' };

/**
 * All members, who joined first first.
 *
 * `GET /api/team/members` · signed in with manage_team
 */
export const teamList: Call<'team.list'> = { id: 'team.list', method: 'GET', path: '/api/team/members' };

/**
 * Remove a member; his tickets are unassigned, his sockets close, and his sessions end if he belongs nowhere else.
 *
 * `DELETE /api/team/members/{memberId}` · signed in with remove_users
 * @throws HelpdeskError 403 own_row · You cannot remove yourself
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
 */
export const teamRemove: Call<'team.remove'> = { id: 'team.remove', method: 'DELETE', path: '/api/team/members/{memberId}' };

/**
 * Change the role of a member; who becomes a customer has his tickets unassigned.
 *
 * `PATCH /api/team/members/{memberId}/role` · signed in with change_user_roles
 * @throws HelpdeskError 403 own_row · You cannot change your own role
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
 */
export const teamSetRole: Call<'team.setRole'> = { id: 'team.setRole', method: 'PATCH', path: '/api/team/members/{memberId}/role', body: 'json' };

/**
 * Invite somebody by e-mail; the answer carries the link, once.
 *
 * `POST /api/team/invite` · signed in with invite_users · done once however often it is tried
 * @throws HelpdeskError 409 already_member · This person is already a member of the team; already_invited · This person has already been invited
 */
export const teamInvite: Call<'team.invite'> = { id: 'team.invite', method: 'POST', path: '/api/team/invite', body: 'json', idempotent: true };

/**
 * Invitations nobody has accepted yet, those that ran out too.
 *
 * `GET /api/team/invitations` · signed in with manage_team
 */
export const teamInvitations: Call<'team.invitations'> = { id: 'team.invitations', method: 'GET', path: '/api/team/invitations' };

/**
 * Take an invitation back.
 *
 * `DELETE /api/team/invitations/{id}` · signed in with invite_users
 * @throws HelpdeskError 404 not_found · Invitation not found
 */
export const teamRevokeInvitation: Call<'team.revokeInvitation'> = { id: 'team.revokeInvitation', method: 'DELETE', path: '/api/team/invitations/{id}' };

/**
 * Mail an invitation again; the same link works for seven more days.
 *
 * `POST /api/team/invitations/{id}/resend` · signed in with invite_users
 * @throws HelpdeskError 404 not_found · Invitation not found
 * @throws HelpdeskError 409 already_member · This person is already a member of the team
 */
export const teamResendInvitation: Call<'team.resendInvitation'> = { id: 'team.resendInvitation', method: 'POST', path: '/api/team/invitations/{id}/resend' };

/**
 * All forms, the first made first; at most 100.
 *
 * `GET /api/contact-forms` · signed in with manage_contact_forms · `ifNoneMatch` spares an unchanged answer
 */
export const contactFormsList: Call<'contactForms.list'> = { id: 'contactForms.list', method: 'GET', path: '/api/contact-forms' };

/**
 * Make a form.
 *
 * `POST /api/contact-forms` · signed in with manage_contact_forms · done once however often it is tried
 * @throws HelpdeskError 409 too_many · An organization can have 100 contact forms
 */
export const contactFormsCreate: Call<'contactForms.create'> = { id: 'contactForms.create', method: 'POST', path: '/api/contact-forms', body: 'json', idempotent: true };

/**
 * The figures above the list of forms.
 *
 * `GET /api/contact-forms/stats` · signed in with manage_contact_forms · `ifNoneMatch` spares an unchanged answer
 */
export const contactFormsStats: Call<'contactForms.stats'> = { id: 'contactForms.stats', method: 'GET', path: '/api/contact-forms/stats' };

/**
 * A form with its fields and settings.
 *
 * `GET /api/contact-forms/{id}` · signed in with manage_contact_forms · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsGet: Call<'contactForms.get'> = { id: 'contactForms.get', method: 'GET', path: '/api/contact-forms/{id}' };

/**
 * Change a form; a setting that is not named stays, fields are replaced as a whole.
 *
 * `PATCH /api/contact-forms/{id}` · signed in with manage_contact_forms
 * @throws HelpdeskError 404 not_found · Contact form not found
 * @throws HelpdeskError 412 stale · This contact form was changed by someone else
 */
export const contactFormsUpdate: Call<'contactForms.update'> = { id: 'contactForms.update', method: 'PATCH', path: '/api/contact-forms/{id}', body: 'json' };

/**
 * Delete a form with its submissions and figures for good; the tickets they became stay.
 *
 * `DELETE /api/contact-forms/{id}` · signed in with manage_contact_forms
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsDelete: Call<'contactForms.delete'> = { id: 'contactForms.delete', method: 'DELETE', path: '/api/contact-forms/{id}' };

/**
 * Make another form like this one; it starts inactive, without submissions.
 *
 * `POST /api/contact-forms/{id}/duplicate` · signed in with manage_contact_forms · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Contact form not found
 * @throws HelpdeskError 409 too_many · An organization can have 100 contact forms
 */
export const contactFormsDuplicate: Call<'contactForms.duplicate'> = { id: 'contactForms.duplicate', method: 'POST', path: '/api/contact-forms/{id}/duplicate', idempotent: true };

/**
 * How often a form was seen, started and sent, day by day.
 *
 * `GET /api/contact-forms/{id}/analytics` · signed in with manage_contact_forms
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsAnalytics: Call<'contactForms.analytics'> = { id: 'contactForms.analytics', method: 'GET', path: '/api/contact-forms/{id}/analytics', query: ['period'] };

/**
 * What was sent with a form, newest first.
 *
 * `GET /api/contact-forms/{id}/submissions` · signed in with manage_contact_forms · iterate over it for all pages
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsSubmissions: Call<'contactForms.submissions'> = { id: 'contactForms.submissions', method: 'GET', path: '/api/contact-forms/{id}/submissions', query: ['q', 'limit', 'cursor'], paged: true };

/**
 * One submission, its answers beside the questions, with its ticket.
 *
 * `GET /api/contact-forms/{id}/submissions/{submissionId}` · signed in with manage_contact_forms
 * @throws HelpdeskError 404 not_found · Submission not found
 */
export const contactFormsSubmission: Call<'contactForms.submission'> = { id: 'contactForms.submission', method: 'GET', path: '/api/contact-forms/{id}/submissions/{submissionId}' };

/**
 * All submissions of a form, or those that hold a text, as a spreadsheet; cells that would be formulas are made text.
 *
 * `GET /api/contact-forms/{id}/submissions.csv` · signed in with manage_contact_forms
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsExportSubmissions: Call<'contactForms.exportSubmissions'> = { id: 'contactForms.exportSubmissions', method: 'GET', path: '/api/contact-forms/{id}/submissions.csv', query: ['q'], text: true };

/**
 * The queries that the chatbot knows, the most used first.
 *
 * `GET /api/chatbot/queries` · signed in with manage_chatbot · iterate over it for all pages
 */
export const chatbotList: Call<'chatbot.list'> = { id: 'chatbot.list', method: 'GET', path: '/api/chatbot/queries', query: ['q', 'category', 'isActive', 'limit', 'cursor'], paged: true };

/**
 * Teach the chatbot a query and its response; with questionId the unanswered question is done with.
 *
 * `POST /api/chatbot/queries` · signed in with manage_chatbot · done once however often it is tried
 * @throws HelpdeskError 409 too_many · An organization can have 20000 chatbot queries
 */
export const chatbotCreate: Call<'chatbot.create'> = { id: 'chatbot.create', method: 'POST', path: '/api/chatbot/queries', body: 'json', idempotent: true };

/**
 * Add many queries; a row that is not valid is reported and keeps no other back. A row with the query and response of a stored one updates that one.
 *
 * `POST /api/chatbot/queries/import` · signed in with manage_chatbot · done once however often it is tried
 */
export const chatbotImport: Call<'chatbot.import'> = { id: 'chatbot.import', method: 'POST', path: '/api/chatbot/queries/import', body: 'json', idempotent: true };

/**
 * All queries, as the import takes them.
 *
 * `GET /api/chatbot/queries.json` · signed in with manage_chatbot
 */
export const chatbotExportJson: Call<'chatbot.exportJson'> = { id: 'chatbot.exportJson', method: 'GET', path: '/api/chatbot/queries.json' };

/**
 * All queries as a spreadsheet that the import takes; keywords are separated by semicolons.
 *
 * `GET /api/chatbot/queries.csv` · signed in with manage_chatbot
 */
export const chatbotExportCsv: Call<'chatbot.exportCsv'> = { id: 'chatbot.exportCsv', method: 'GET', path: '/api/chatbot/queries.csv', text: true };

/**
 * One query.
 *
 * `GET /api/chatbot/queries/{id}` · signed in with manage_chatbot
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 */
export const chatbotGet: Call<'chatbot.get'> = { id: 'chatbot.get', method: 'GET', path: '/api/chatbot/queries/{id}' };

/**
 * Change a query; what is not named stays, keywords are replaced as a whole.
 *
 * `PATCH /api/chatbot/queries/{id}` · signed in with manage_chatbot
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 */
export const chatbotUpdate: Call<'chatbot.update'> = { id: 'chatbot.update', method: 'PATCH', path: '/api/chatbot/queries/{id}', body: 'json' };

/**
 * Delete a query for good.
 *
 * `DELETE /api/chatbot/queries/{id}` · signed in with manage_chatbot
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 */
export const chatbotDelete: Call<'chatbot.delete'> = { id: 'chatbot.delete', method: 'DELETE', path: '/api/chatbot/queries/{id}' };

/**
 * The figures above the queries.
 *
 * `GET /api/chatbot/stats` · signed in with manage_chatbot
 */
export const chatbotStats: Call<'chatbot.stats'> = { id: 'chatbot.stats', method: 'GET', path: '/api/chatbot/stats' };

/**
 * What the chatbot would answer, and why; counts nowhere.
 *
 * `POST /api/chatbot/query` · signed in with manage_chatbot
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const chatbotTest: Call<'chatbot.test'> = { id: 'chatbot.test', method: 'POST', path: '/api/chatbot/query', body: 'json' };

/**
 * What visitors asked and got no answer to, the most asked first; at most the last 1000 different questions of 180 days.
 *
 * `GET /api/chatbot/unanswered` · signed in with manage_chatbot · iterate over it for all pages
 */
export const chatbotUnanswered: Call<'chatbot.unanswered'> = { id: 'chatbot.unanswered', method: 'GET', path: '/api/chatbot/unanswered', query: ['limit', 'cursor'], paged: true };

/**
 * Put a question away; it is not shown again when it is asked again.
 *
 * `DELETE /api/chatbot/unanswered/{id}` · signed in with manage_chatbot
 * @throws HelpdeskError 404 not_found · Question not found
 */
export const chatbotDismiss: Call<'chatbot.dismiss'> = { id: 'chatbot.dismiss', method: 'DELETE', path: '/api/chatbot/unanswered/{id}' };

/**
 * Make a question another wording (a keyword) of a stored query.
 *
 * `POST /api/chatbot/unanswered/{id}/teach` · signed in with manage_chatbot
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 * @throws HelpdeskError 409 too_many · A query can have 50 keywords
 */
export const chatbotTeach: Call<'chatbot.teach'> = { id: 'chatbot.teach', method: 'POST', path: '/api/chatbot/unanswered/{id}/teach', body: 'json' };

/**
 * All categories in the order visitors see them; at most 100.
 *
 * `GET /api/help/categories` · signed in with manage_help_center · `ifNoneMatch` spares an unchanged answer
 */
export const helpCategoriesList: Call<'helpCategories.list'> = { id: 'helpCategories.list', method: 'GET', path: '/api/help/categories' };

/**
 * Make a category, the last in order.
 *
 * `POST /api/help/categories` · signed in with manage_help_center · done once however often it is tried
 * @throws HelpdeskError 409 slug_taken · A category with this slug already exists; too_many · An organization can have 100 categories
 */
export const helpCategoriesCreate: Call<'helpCategories.create'> = { id: 'helpCategories.create', method: 'POST', path: '/api/help/categories', body: 'json', idempotent: true };

/**
 * Put the categories into this order; those not named follow in the order they had.
 *
 * `PUT /api/help/categories/order` · signed in with manage_help_center
 * @throws HelpdeskError 404 not_found · Category not found
 */
export const helpCategoriesReorder: Call<'helpCategories.reorder'> = { id: 'helpCategories.reorder', method: 'PUT', path: '/api/help/categories/order', body: 'json' };

/**
 * Change what is named of a category.
 *
 * `PATCH /api/help/categories/{id}` · signed in with manage_help_center
 * @throws HelpdeskError 404 not_found · Category not found
 * @throws HelpdeskError 409 slug_taken · A category with this slug already exists
 */
export const helpCategoriesUpdate: Call<'helpCategories.update'> = { id: 'helpCategories.update', method: 'PATCH', path: '/api/help/categories/{id}', body: 'json' };

/**
 * Delete a category; its articles stay and have none.
 *
 * `DELETE /api/help/categories/{id}` · signed in with manage_help_center
 * @throws HelpdeskError 404 not_found · Category not found
 */
export const helpCategoriesDelete: Call<'helpCategories.delete'> = { id: 'helpCategories.delete', method: 'DELETE', path: '/api/help/categories/{id}' };

/**
 * Articles, drafts among them, last changed first; with q the best find first.
 *
 * `GET /api/help/articles` · signed in with manage_help_center · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const helpArticlesList: Call<'helpArticles.list'> = { id: 'helpArticles.list', method: 'GET', path: '/api/help/articles', query: ['q', 'categoryId', 'isPublished', 'sort', 'limit', 'cursor'], paged: true };

/**
 * Make an article; its HTML is cleaned to what articles may hold.
 *
 * `POST /api/help/articles` · signed in with manage_help_center · done once however often it is tried
 * @throws HelpdeskError 409 slug_taken · An article with this slug already exists
 */
export const helpArticlesCreate: Call<'helpArticles.create'> = { id: 'helpArticles.create', method: 'POST', path: '/api/help/articles', body: 'json', idempotent: true };

/**
 * An article with its draft.
 *
 * `GET /api/help/articles/{id}` · signed in with manage_help_center · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesGet: Call<'helpArticles.get'> = { id: 'helpArticles.get', method: 'GET', path: '/api/help/articles/{id}' };

/**
 * Change what is named of an article, or publish and unpublish it; naming title or content drops the draft, and the old address of a new slug leads on.
 *
 * `PATCH /api/help/articles/{id}` · signed in with manage_help_center
 * @throws HelpdeskError 404 not_found · Article not found
 * @throws HelpdeskError 409 slug_taken · An article with this slug already exists
 * @throws HelpdeskError 412 stale · This article was changed by someone else
 */
export const helpArticlesUpdate: Call<'helpArticles.update'> = { id: 'helpArticles.update', method: 'PATCH', path: '/api/help/articles/{id}', body: 'json' };

/**
 * Delete an article for good.
 *
 * `DELETE /api/help/articles/{id}` · signed in with manage_help_center
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesDelete: Call<'helpArticles.delete'> = { id: 'helpArticles.delete', method: 'DELETE', path: '/api/help/articles/{id}' };

/**
 * Keep a change that is being written apart from the article, which visitors go on reading as it is.
 *
 * `PUT /api/help/articles/{id}/draft` · signed in with manage_help_center
 * @throws HelpdeskError 404 not_found · Article not found
 * @throws HelpdeskError 412 stale · This article was changed by someone else
 */
export const helpArticlesSaveDraft: Call<'helpArticles.saveDraft'> = { id: 'helpArticles.saveDraft', method: 'PUT', path: '/api/help/articles/{id}/draft', body: 'json' };

/**
 * Forget the draft; the article stays as it is.
 *
 * `DELETE /api/help/articles/{id}/draft` · signed in with manage_help_center
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesDiscardDraft: Call<'helpArticles.discardDraft'> = { id: 'helpArticles.discardDraft', method: 'DELETE', path: '/api/help/articles/{id}/draft' };

/**
 * Keep an image for articles: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays.
 *
 * `POST /api/help/images` · signed in with manage_help_center
 * @throws HelpdeskError 400 file_required · Please upload a valid image file
 * @throws HelpdeskError 409 too_many · The space for images is used up
 * @throws HelpdeskError 413 file_too_large · Image file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const helpArticlesUploadImage: Call<'helpArticles.uploadImage'> = { id: 'helpArticles.uploadImage', method: 'POST', path: '/api/help/images', body: form };

/**
 * How often articles were read, each visitor once a day; drafts only for who writes articles.
 *
 * `GET /api/help/views` · signed in
 */
export const helpViews: Call<'help.views'> = { id: 'help.views', method: 'GET', path: '/api/help/views', query: ['pageType'] };

/**
 * Chats, newest first; those that wait in the order of the queue. Each with its newest message only.
 *
 * `GET /api/chat/sessions` · signed in with view_live_chat · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const chatList: Call<'chat.list'> = { id: 'chat.list', method: 'GET', path: '/api/chat/sessions', query: ['status', 'limit', 'cursor'], paged: true };

/**
 * How many chats there are in each status.
 *
 * `GET /api/chat/stats` · signed in with view_live_chat · `ifNoneMatch` spares an unchanged answer
 */
export const chatStats: Call<'chat.stats'> = { id: 'chat.stats', method: 'GET', path: '/api/chat/stats' };

/**
 * The agents a chat can be transferred to, those who are here first; one's own availability is set with team.setAvailability.
 *
 * `GET /api/chat/agents` · signed in with view_live_chat
 */
export const chatAgents: Call<'chat.agents'> = { id: 'chat.agents', method: 'GET', path: '/api/chat/agents' };

/**
 * How live chat behaves on the sites of the organization.
 *
 * `GET /api/chat/settings` · signed in with manage_settings
 */
export const chatSettings: Call<'chat.settings'> = { id: 'chat.settings', method: 'GET', path: '/api/chat/settings' };

/**
 * Change how live chat behaves.
 *
 * `PATCH /api/chat/settings` · signed in with manage_settings
 */
export const chatUpdateSettings: Call<'chat.updateSettings'> = { id: 'chat.updateSettings', method: 'PATCH', path: '/api/chat/settings', body: 'json' };

/**
 * Make a new secret with which the host's server signs who its visitor is; shown once, the one before ends.
 *
 * `POST /api/chat/settings/identity-secret` · signed in with manage_settings
 */
export const chatNewIdentitySecret: Call<'chat.newIdentitySecret'> = { id: 'chat.newIdentitySecret', method: 'POST', path: '/api/chat/settings/identity-secret' };

/**
 * A chat with all its messages, where its visitor is, and his earlier chats.
 *
 * `GET /api/chat/sessions/{id}` · signed in with view_live_chat · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatGet: Call<'chat.get'> = { id: 'chat.get', method: 'GET', path: '/api/chat/sessions/{id}' };

/**
 * Take a chat that waits, or that the bot leads; the same again for who has it already.
 *
 * `POST /api/chat/sessions/{id}/accept` · signed in with manage_live_chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_taken · This chat was already accepted by another agent; chat_closed · This chat session is closed
 */
export const chatAccept: Call<'chat.accept'> = { id: 'chat.accept', method: 'POST', path: '/api/chat/sessions/{id}/accept' };

/**
 * Say something, where sockets are blocked; the first message of an agent also takes the chat.
 *
 * `POST /api/chat/sessions/{id}/messages` · signed in with manage_live_chat · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed
 */
export const chatSend: Call<'chat.send'> = { id: 'chat.send', method: 'POST', path: '/api/chat/sessions/{id}/messages', body: 'json', idempotent: true };

/**
 * Say up to which message the staff have received and read, where sockets are blocked.
 *
 * `POST /api/chat/sessions/{id}/read` · signed in with view_live_chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatMarkRead: Call<'chat.markRead'> = { id: 'chat.markRead', method: 'POST', path: '/api/chat/sessions/{id}/read', body: 'json' };

/**
 * Hand a chat to another agent.
 *
 * `POST /api/chat/sessions/{id}/transfer` · signed in with manage_live_chat
 * @throws HelpdeskError 400 validation_failed · The agent must be a member of this organization
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed
 */
export const chatTransfer: Call<'chat.transfer'> = { id: 'chat.transfer', method: 'POST', path: '/api/chat/sessions/{id}/transfer', body: 'json' };

/**
 * End a chat; the same again.
 *
 * `POST /api/chat/sessions/{id}/close` · signed in with manage_live_chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatClose: Call<'chat.close'> = { id: 'chat.close', method: 'POST', path: '/api/chat/sessions/{id}/close' };

/**
 * Open a ticket that tells the chat; the chat goes on.
 *
 * `POST /api/chat/sessions/{id}/ticket` · signed in with create_tickets · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
 */
export const chatConvertToTicket: Call<'chat.convertToTicket'> = { id: 'chat.convertToTicket', method: 'POST', path: '/api/chat/sessions/{id}/ticket', idempotent: true };

/**
 * The caller's own notifications.
 *
 * `GET /api/notifications` · signed in · iterate over it for all pages
 */
export const notificationsList: Call<'notifications.list'> = { id: 'notifications.list', method: 'GET', path: '/api/notifications', query: ['isRead', 'limit', 'cursor'], paged: true };

/**
 * Mark all of the caller's notifications as read.
 *
 * `PATCH /api/notifications/read-all` · signed in
 */
export const notificationsMarkAllRead: Call<'notifications.markAllRead'> = { id: 'notifications.markAllRead', method: 'PATCH', path: '/api/notifications/read-all' };

/**
 * Mark a notification as read.
 *
 * `PATCH /api/notifications/{id}/read` · signed in
 * @throws HelpdeskError 404 not_found · Notification not found
 */
export const notificationsMarkRead: Call<'notifications.markRead'> = { id: 'notifications.markRead', method: 'PATCH', path: '/api/notifications/{id}/read' };

/**
 * Delete a notification.
 *
 * `DELETE /api/notifications/{id}` · signed in
 * @throws HelpdeskError 404 not_found · Notification not found
 */
export const notificationsDelete: Call<'notifications.delete'> = { id: 'notifications.delete', method: 'DELETE', path: '/api/notifications/{id}' };

/**
 * Change the caller's name and e-mail address; a new address ends every other session, and both addresses are told.
 *
 * `PATCH /api/profile` · signed in
 * @throws HelpdeskError 409 email_taken · An account with this email already exists
 */
export const profileUpdate: Call<'profile.update'> = { id: 'profile.update', method: 'PATCH', path: '/api/profile', body: 'json' };

/**
 * Set the photo: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays.
 *
 * `POST /api/profile/upload-photo` · signed in
 * @throws HelpdeskError 400 file_required · Please select an image file (JPG, PNG, GIF, etc.)
 * @throws HelpdeskError 409 too_many · The space for images is used up
 * @throws HelpdeskError 413 file_too_large · Please select an image smaller than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please select an image file (JPG, PNG, GIF, etc.)
 */
export const profileUploadPhoto: Call<'profile.uploadPhoto'> = { id: 'profile.uploadPhoto', method: 'POST', path: '/api/profile/upload-photo', body: form };

/**
 * Go without a photo.
 *
 * `DELETE /api/profile/photo` · signed in
 */
export const profileRemovePhoto: Call<'profile.removePhoto'> = { id: 'profile.removePhoto', method: 'DELETE', path: '/api/profile/photo' };

/**
 * Change the password; every other session of the caller ends.
 *
 * `PATCH /api/profile/password` · signed in
 * @throws HelpdeskError 400 wrong_password · Current password is incorrect
 */
export const profileChangePassword: Call<'profile.changePassword'> = { id: 'profile.changePassword', method: 'PATCH', path: '/api/profile/password', body: 'json' };

/**
 * Say what the caller wants to be told of; what is left out stays as it is.
 *
 * `PATCH /api/profile/notifications` · signed in
 */
export const profileUpdateNotificationPreferences: Call<'profile.updateNotificationPreferences'> = { id: 'profile.updateNotificationPreferences', method: 'PATCH', path: '/api/profile/notifications', body: 'json' };

/**
 * A one-time proof with which to open the staff socket within 60 seconds.
 *
 * `POST /api/realtime/ticket` · signed in with view_all_tickets, or signed in with view_live_chat
 */
export const realtimeTicket: Call<'realtime.ticket'> = { id: 'realtime.ticket', method: 'POST', path: '/api/realtime/ticket' };

/**
 * Name, logo and colour of an organization.
 *
 * `GET /api/public/org/{subdomain}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicOrganizationGet: Call<'publicOrganization.get'> = { id: 'publicOrganization.get', method: 'GET', path: '/api/public/org/{subdomain}' };

/**
 * The organization a host name belongs to.
 *
 * `GET /api/public/resolve` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicOrganizationResolve: Call<'publicOrganization.resolve'> = { id: 'publicOrganization.resolve', method: 'GET', path: '/api/public/resolve', query: ['host'] };

/**
 * The active contact forms of an organization.
 *
 * `GET /api/public/contact/{subdomain}/forms` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicFormsList: Call<'publicForms.list'> = { id: 'publicForms.list', method: 'GET', path: '/api/public/contact/{subdomain}/forms' };

/**
 * Send a contact form from the contact page; it becomes a ticket.
 *
 * `POST /api/public/contact/{subdomain}/submit` · open to anyone · done once however often it is tried
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const publicFormsSubmit: Call<'publicForms.submit'> = { id: 'publicForms.submit', method: 'POST', path: '/api/public/contact/{subdomain}/submit', body: 'json', idempotent: true };

/**
 * Ask the chatbot; without an answer it says so, with matched false.
 *
 * `POST /api/public/chatbot/{subdomain}/query` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatbotAsk: Call<'publicChatbot.ask'> = { id: 'publicChatbot.ask', method: 'POST', path: '/api/public/chatbot/{subdomain}/query', body: 'json' };

/**
 * The published articles, last changed first; with q the best find first.
 *
 * `GET /api/public/help/{subdomain}/articles` · open to anyone · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpArticles: Call<'publicHelp.articles'> = { id: 'publicHelp.articles', method: 'GET', path: '/api/public/help/{subdomain}/articles', query: ['q', 'category', 'limit', 'cursor'], paged: true };

/**
 * A published article; a slug it had before finds it too.
 *
 * `GET /api/public/help/{subdomain}/articles/{slug}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const publicHelpArticle: Call<'publicHelp.article'> = { id: 'publicHelp.article', method: 'GET', path: '/api/public/help/{subdomain}/articles/{slug}' };

/**
 * The categories in their order.
 *
 * `GET /api/public/help/{subdomain}/categories` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpCategories: Call<'publicHelp.categories'> = { id: 'publicHelp.categories', method: 'GET', path: '/api/public/help/{subdomain}/categories' };

/**
 * The published articles that answer these words, best first; endings, accents, typos and a last word just begun do not matter.
 *
 * `GET /api/public/help/{subdomain}/search` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpSearch: Call<'publicHelp.search'> = { id: 'publicHelp.search', method: 'GET', path: '/api/public/help/{subdomain}/search', query: ['q', 'limit'] };

/**
 * Tell that an article was read; each visitor counts once a day, and nothing about the visitor is kept.
 *
 * `POST /api/public/help/{subdomain}/view` · open to anyone
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const publicHelpRecordView: Call<'publicHelp.recordView'> = { id: 'publicHelp.recordView', method: 'POST', path: '/api/public/help/{subdomain}/view', body: 'json' };

/**
 * Open a ticket with its e-mail and number; the answer carries the proof for later calls.
 *
 * `POST /api/public/tickets/{subdomain}/lookup` · open to anyone
 * @throws HelpdeskError 404 not_found · No ticket matches this email and ticket number
 */
export const publicTicketsLookup: Call<'publicTickets.lookup'> = { id: 'publicTickets.lookup', method: 'POST', path: '/api/public/tickets/{subdomain}/lookup', body: 'json' };

/**
 * The ticket and its public conversation.
 *
 * `GET /api/public/tickets/{subdomain}/{ticketId}` · with `ticketAccess`
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const publicTicketsGet: Call<'publicTickets.get'> = { id: 'publicTickets.get', method: 'GET', path: '/api/public/tickets/{subdomain}/{ticketId}' };

/**
 * Answer as the ticket's customer; a resolved ticket reopens, a closed one gets a follow-up.
 *
 * `POST /api/public/tickets/{subdomain}/{ticketId}/messages` · with `ticketAccess` · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const publicTicketsReply: Call<'publicTickets.reply'> = { id: 'publicTickets.reply', method: 'POST', path: '/api/public/tickets/{subdomain}/{ticketId}/messages', body: 'json', idempotent: true };

/**
 * All that a chat panel needs to open; the only call before the visitor's first word.
 *
 * `GET /api/public/chat/{subdomain}` · open to anyone
 * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatWelcome: Call<'publicChat.welcome'> = { id: 'publicChat.welcome', method: 'GET', path: '/api/public/chat/{subdomain}' };

/**
 * Begin a chat; the bot answers first, over the socket. The answer carries the proof for everything later.
 *
 * `POST /api/public/chat/{subdomain}/sessions` · open to anyone · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · This identity token is not valid or has expired
 * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatStart: Call<'publicChat.start'> = { id: 'publicChat.start', method: 'POST', path: '/api/public/chat/{subdomain}/sessions', body: 'json', idempotent: true };

/**
 * The chat and its messages, after a reload or where sockets are blocked.
 *
 * `GET /api/public/chat/{subdomain}/sessions/{id}` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatGet: Call<'publicChat.get'> = { id: 'publicChat.get', method: 'GET', path: '/api/public/chat/{subdomain}/sessions/{id}', query: ['after'] };

/**
 * Say something, where sockets are blocked.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/messages` · with `chatAccess` · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed
 */
export const publicChatSend: Call<'publicChat.send'> = { id: 'publicChat.send', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/messages', body: 'json', idempotent: true };

/**
 * Ask for a person instead of the bot, or say who one is while waiting; joins the queue.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/person` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 nobody_online · Nobody is here right now. Please leave a message.; chat_closed · This chat session is closed
 */
export const publicChatRequestPerson: Call<'publicChat.requestPerson'> = { id: 'publicChat.requestPerson', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/person', body: 'json' };

/**
 * Leave a message when nobody is here; it becomes a ticket with the chat in it, and the chat closes.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/ticket` · with `chatAccess` · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
 */
export const publicChatLeaveMessage: Call<'publicChat.leaveMessage'> = { id: 'publicChat.leaveMessage', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/ticket', body: 'json', idempotent: true };

/**
 * End the chat; the same again.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/close` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatClose: Call<'publicChat.close'> = { id: 'publicChat.close', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/close' };

/**
 * Rate the chat, or change the rating.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/rating` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatRate: Call<'publicChat.rate'> = { id: 'publicChat.rate', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/rating', body: 'json' };

/**
 * Say up to which message the visitor has received and read, where sockets are blocked.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/read` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatMarkRead: Call<'publicChat.markRead'> = { id: 'publicChat.markRead', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/read', body: 'json' };

/**
 * A form to draw, with its organization.
 *
 * `GET /api/widget/form/{formId}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetForm: Call<'widget.form'> = { id: 'widget.form', method: 'GET', path: '/api/widget/form/{formId}', query: ['org'] };

/**
 * Send a contact form from another site; it becomes a ticket.
 *
 * `POST /api/widget/submit` · open to anyone · done once however often it is tried
 * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetSubmit: Call<'widget.submit'> = { id: 'widget.submit', method: 'POST', path: '/api/widget/submit', body: 'json', idempotent: true };

/**
 * Count that a form was seen or that somebody began to fill it in; nothing about the visitor is kept.
 *
 * `POST /api/widget/event` · open to anyone
 * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetEvent: Call<'widget.event'> = { id: 'widget.event', method: 'POST', path: '/api/widget/event', body: 'json' };

/**
 * Whether the server lives and is ready for work.
 *
 * `GET /api/v1/health` · open to anyone
 * @throws HelpdeskError 503 not_ready · The server is not ready
 */
export const v1Health: Call<'v1.health'> = { id: 'v1.health', method: 'GET', path: '/api/v1/health', query: ['probe'] };

/**
 * The keys of the organization, newest first.
 *
 * `GET /api/v1/api-keys` · signed in with manage_settings
 */
export const apiKeysList: Call<'apiKeys.list'> = { id: 'apiKeys.list', method: 'GET', path: '/api/v1/api-keys' };

/**
 * Make a key; it is shown this once.
 *
 * `POST /api/v1/api-keys` · signed in with manage_settings · done once however often it is tried
 */
export const apiKeysCreate: Call<'apiKeys.create'> = { id: 'apiKeys.create', method: 'POST', path: '/api/v1/api-keys', body: 'json', idempotent: true };

/**
 * Switch a key on or off.
 *
 * `PATCH /api/v1/api-keys/{id}` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key not found
 */
export const apiKeysUpdate: Call<'apiKeys.update'> = { id: 'apiKeys.update', method: 'PATCH', path: '/api/v1/api-keys/{id}', body: 'json' };

/**
 * Delete a key; it stops working at once.
 *
 * `DELETE /api/v1/api-keys/{id}` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key not found
 */
export const apiKeysDelete: Call<'apiKeys.delete'> = { id: 'apiKeys.delete', method: 'DELETE', path: '/api/v1/api-keys/{id}' };

/**
 * The webhooks of the organization, newest first.
 *
 * `GET /api/v1/webhooks` · signed in with manage_settings, or with apiKey with webhooks:read
 */
export const webhooksList: Call<'webhooks.list'> = { id: 'webhooks.list', method: 'GET', path: '/api/v1/webhooks' };

/**
 * Have an address told of events; its secret is shown this once.
 *
 * `POST /api/v1/webhooks` · signed in with manage_settings, or with apiKey with webhooks:create · done once however often it is tried
 * @throws HelpdeskError 400 url_not_allowed · This URL is not allowed
 */
export const webhooksCreate: Call<'webhooks.create'> = { id: 'webhooks.create', method: 'POST', path: '/api/v1/webhooks', body: 'json', idempotent: true };

/**
 * One webhook.
 *
 * `GET /api/v1/webhooks/{id}` · signed in with manage_settings, or with apiKey with webhooks:read
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksGet: Call<'webhooks.get'> = { id: 'webhooks.get', method: 'GET', path: '/api/v1/webhooks/{id}' };

/**
 * Change a webhook; switching it on again also forgets its failures.
 *
 * `PATCH /api/v1/webhooks/{id}` · signed in with manage_settings, or with apiKey with webhooks:update
 * @throws HelpdeskError 400 url_not_allowed · This URL is not allowed
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksUpdate: Call<'webhooks.update'> = { id: 'webhooks.update', method: 'PATCH', path: '/api/v1/webhooks/{id}', body: 'json' };

/**
 * Delete a webhook with its deliveries.
 *
 * `DELETE /api/v1/webhooks/{id}` · signed in with manage_settings, or with apiKey with webhooks:delete
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksDelete: Call<'webhooks.delete'> = { id: 'webhooks.delete', method: 'DELETE', path: '/api/v1/webhooks/{id}' };

/**
 * Send a test event now and tell how it went.
 *
 * `POST /api/v1/webhooks/{id}/test` · signed in with manage_settings, or with apiKey with webhooks:update
 * @throws HelpdeskError 404 not_found · Webhook not found
 * @throws HelpdeskError 502 delivery_failed · Failed to test webhook
 */
export const webhooksTest: Call<'webhooks.test'> = { id: 'webhooks.test', method: 'POST', path: '/api/v1/webhooks/{id}/test' };

/**
 * What was sent to a webhook or waits to be, newest first.
 *
 * `GET /api/v1/webhooks/{id}/deliveries` · signed in with manage_settings, or with apiKey with webhooks:read
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksDeliveries: Call<'webhooks.deliveries'> = { id: 'webhooks.deliveries', method: 'GET', path: '/api/v1/webhooks/{id}/deliveries', query: ['limit', 'offset'] };

/**
 * Send an event once more, with the same id.
 *
 * `POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver` · signed in with manage_settings, or with apiKey with webhooks:update
 * @throws HelpdeskError 404 not_found · Delivery not found
 */
export const webhooksRedeliver: Call<'webhooks.redeliver'> = { id: 'webhooks.redeliver', method: 'POST', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver' };

/**
 * A new secret; for a day everything is signed with both.
 *
 * `POST /api/v1/webhooks/{id}/rotate-secret` · signed in with manage_settings, or with apiKey with webhooks:update
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksRotateSecret: Call<'webhooks.rotateSecret'> = { id: 'webhooks.rotateSecret', method: 'POST', path: '/api/v1/webhooks/{id}/rotate-secret' };

/**
 * Tickets, newest first.
 *
 * `GET /api/v1/tickets` · with apiKey with tickets:read
 */
export const v1TicketsList: Call<'v1Tickets.list'> = { id: 'v1Tickets.list', method: 'GET', path: '/api/v1/tickets', query: ['status', 'priority', 'customerEmail', 'limit', 'offset'] };

/**
 * Open a ticket.
 *
 * `POST /api/v1/tickets` · with apiKey with tickets:create · done once however often it is tried
 */
export const v1TicketsCreate: Call<'v1Tickets.create'> = { id: 'v1Tickets.create', method: 'POST', path: '/api/v1/tickets', body: 'json', idempotent: true };

/**
 * One ticket.
 *
 * `GET /api/v1/tickets/{id}` · with apiKey with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const v1TicketsGet: Call<'v1Tickets.get'> = { id: 'v1Tickets.get', method: 'GET', path: '/api/v1/tickets/{id}' };

/**
 * Change status or priority.
 *
 * `PATCH /api/v1/tickets/{id}` · with apiKey with tickets:update
 * @throws HelpdeskError 404 not_found · Ticket not found
 * @throws HelpdeskError 412 stale · This ticket was changed by someone else
 */
export const v1TicketsUpdate: Call<'v1Tickets.update'> = { id: 'v1Tickets.update', method: 'PATCH', path: '/api/v1/tickets/{id}', body: 'json' };

/**
 * Delete a ticket with its conversation.
 *
 * `DELETE /api/v1/tickets/{id}` · with apiKey with tickets:delete
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const v1TicketsDelete: Call<'v1Tickets.delete'> = { id: 'v1Tickets.delete', method: 'DELETE', path: '/api/v1/tickets/{id}' };

/**
 * Answer the customer or note something for the staff.
 *
 * `POST /api/v1/tickets/{id}/messages` · with apiKey with tickets:update · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const v1TicketsReply: Call<'v1Tickets.reply'> = { id: 'v1Tickets.reply', method: 'POST', path: '/api/v1/tickets/{id}/messages', body: 'json', idempotent: true };

/**
 * Contact forms, newest first.
 *
 * `GET /api/v1/contact-forms` · with apiKey with contact_forms:read
 */
export const v1ContactFormsList: Call<'v1ContactForms.list'> = { id: 'v1ContactForms.list', method: 'GET', path: '/api/v1/contact-forms', query: ['limit', 'offset'] };

/**
 * Change a contact form.
 *
 * `PATCH /api/v1/contact-forms/{formId}` · with apiKey with contact_forms:update
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const v1ContactFormsUpdate: Call<'v1ContactForms.update'> = { id: 'v1ContactForms.update', method: 'PATCH', path: '/api/v1/contact-forms/{formId}', body: 'json' };

/**
 * Delete a contact form with what was sent with it; the tickets stay.
 *
 * `DELETE /api/v1/contact-forms/{formId}` · with apiKey with contact_forms:delete
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const v1ContactFormsDelete: Call<'v1ContactForms.delete'> = { id: 'v1ContactForms.delete', method: 'DELETE', path: '/api/v1/contact-forms/{formId}' };

/**
 * Send a contact form for a customer; opens a ticket.
 *
 * `POST /api/v1/contact-forms/{formId}/submit` · with apiKey with contact_forms:create · done once however often it is tried
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const v1ContactFormsSubmit: Call<'v1ContactForms.submit'> = { id: 'v1ContactForms.submit', method: 'POST', path: '/api/v1/contact-forms/{formId}/submit', body: 'json', idempotent: true };

/**
 * What has happened since an event, oldest first; what webhooks tell, for programs that ask.
 *
 * `GET /api/v1/events` · with apiKey with webhooks:read
 */
export const v1Events: Call<'v1.events'> = { id: 'v1.events', method: 'GET', path: '/api/v1/events', query: ['after', 'limit'] };

/**
 * Tickets of a period: how many, how soon they were resolved, and whether in time.
 *
 * `GET /api/v1/analytics/metrics` · with apiKey with analytics:read
 * @throws HelpdeskError 400 validation_failed · period must look like 30d
 */
export const v1AnalyticsMetrics: Call<'v1Analytics.metrics'> = { id: 'v1Analytics.metrics', method: 'GET', path: '/api/v1/analytics/metrics', query: ['period'] };

/**
 * The organization that the key belongs to.
 *
 * `GET /api/v1/organization` · with apiKey with organization:read
 */
export const v1OrganizationGet: Call<'v1Organization.get'> = { id: 'v1Organization.get', method: 'GET', path: '/api/v1/organization' };

/**
 * Change name, subdomain, logo, colour and sender.
 *
 * `PATCH /api/v1/organization` · with apiKey with organization:update
 * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
 */
export const v1OrganizationUpdate: Call<'v1Organization.update'> = { id: 'v1Organization.update', method: 'PATCH', path: '/api/v1/organization', body: 'json' };

/**
 * This contract as JSON.
 *
 * `GET /api/openapi.json` · open to anyone · `ifNoneMatch` spares an unchanged answer
 */
export const docsOpenapi: Call<'docs.openapi'> = { id: 'docs.openapi', method: 'GET', path: '/api/openapi.json' };
