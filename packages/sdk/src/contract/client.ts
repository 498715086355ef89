// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

import type { Method, PagedMethod } from '../method.ts';

/** Every operation of the contract by its name. */
export interface HelpdeskOperations {
  auth: {
    /**
     * The signed-in person, with organizations (the active one first) and permissions.
     *
     * `GET /api/auth/user` · signed in · `ifNoneMatch` spares an unchanged answer
     */
    user: Method<'auth.user'>;

    /**
     * Sign in with e-mail and password; also sets the session cookie.
     *
     * `POST /api/auth/login` · open to anyone
     * @throws HelpdeskError 401 invalid_credentials · Invalid email or password
     */
    login: Method<'auth.login'>;

    /**
     * Make an account, with a new organization or by an invitation.
     *
     * `POST /api/auth/signup` · open to anyone
     * @throws HelpdeskError 409 email_taken · An account with this email already exists
     * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
     */
    signup: Method<'auth.signup'>;

    /**
     * End this session; the same when it has ended already.
     *
     * `POST /api/auth/logout` · open to anyone
     */
    logout: Method<'auth.logout'>;

    /**
     * Ask for a mailed link to set a new password; the answer does not tell whether there is an account.
     *
     * `POST /api/auth/password/forgot` · open to anyone
     */
    forgotPassword: Method<'auth.forgotPassword'>;

    /**
     * Set a new password with the token of a mailed link, once within an hour; ends all sessions of the person.
     *
     * `POST /api/auth/password/reset` · open to anyone
     * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
     */
    resetPassword: Method<'auth.resetPassword'>;
  };

  invitations: {
    /**
     * What an invitation link offers.
     *
     * `GET /api/invitations/{token}` · open to anyone
     * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
     */
    get: Method<'invitations.get'>;

    /**
     * Join the organization as the signed-in person.
     *
     * `POST /api/invitations/{token}/accept` · signed in
     * @throws HelpdeskError 403 email_mismatch · This invitation was sent to another email address
     * @throws HelpdeskError 409 already_member · You are already a member of this organization
     * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
     */
    accept: Method<'invitations.accept'>;
  };

  organization: {
    /**
     * The organization of the request and the caller's role in it.
     *
     * `GET /api/organization` · signed in · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Organization not found
     */
    get: Method<'organization.get'>;

    /**
     * Change name, subdomain, logo, colour and sender; what is left out stays as it is.
     *
     * `PATCH /api/organization/branding` · signed in with manage_organization
     * @throws HelpdeskError 400 validation_failed · This URL is not allowed; The image could not be loaded from this address
     * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
     * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
     */
    updateBranding: Method<'organization.updateBranding'>;

    /**
     * Keep a logo: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays; it is shown once branding is saved with its address.
     *
     * `POST /api/organization/logo` · signed in with manage_organization
     * @throws HelpdeskError 400 file_required · Please upload a valid image file
     * @throws HelpdeskError 409 too_many · The space for images is used up
     * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
     */
    uploadLogo: Method<'organization.uploadLogo'>;

    /**
     * The organization with all its settings; passwords and keys are not among them.
     *
     * `GET /api/organization/settings` · signed in with manage_settings · `ifNoneMatch` spares an unchanged answer
     */
    settings: Method<'organization.settings'>;

    /**
     * Change name, time zone, ticket prefix, automatic assignment and business hours; what is left out stays as it is.
     *
     * `PATCH /api/organization/settings/general` · signed in with manage_settings
     */
    updateGeneral: Method<'organization.updateGeneral'>;

    /**
     * Choose who sends the mail of the organization: the helpdesk, a mail server of its own, or Google Workspace with an app password. A password that is left out stays, unless the server is another one; an empty one is removed.
     *
     * `PATCH /api/organization/settings/email` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · This address is not allowed
     */
    updateEmail: Method<'organization.updateEmail'>;

    /**
     * Send the caller a test e-mail through the stored settings, now, and tell what happened.
     *
     * `POST /api/organization/settings/email/test` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · A test e-mail goes to your own address only
     * @throws HelpdeskError 502 mail_not_sent · Why it was not, in a sentence
     */
    testEmail: Method<'organization.testEmail'>;

    /**
     * Switch the organization's own API key on or off, and name an address that is told of every event, as a webhook among the others; an empty one ends it.
     *
     * `PATCH /api/organization/settings/api` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · This URL is not allowed
     */
    updateApi: Method<'organization.updateApi'>;

    /**
     * How the organization's own API key begins and ends; the whole was shown when it was made.
     *
     * `GET /api/organization/api-key` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key is not enabled
     */
    apiKey: Method<'organization.apiKey'>;

    /**
     * Make the organization's own API key, with all permissions; it is shown this once, and the one before ends at once.
     *
     * `POST /api/organization/api-key/regenerate` · signed in with manage_settings
     * @throws HelpdeskError 409 api_key_disabled · API key is not enabled
     */
    regenerateApiKey: Method<'organization.regenerateApiKey'>;

    /**
     * Claim a domain for the public pages; it counts once it is verified, and until then it keeps nobody else from it.
     *
     * `POST /api/organizations/{id}/custom-domain` · signed in with manage_organization
     * @throws HelpdeskError 400 validation_failed · Please enter a valid domain
     * @throws HelpdeskError 404 not_found · Organization not found
     * @throws HelpdeskError 409 domain_taken · This domain is already in use
     */
    setCustomDomain: Method<'organization.setCustomDomain'>;

    /**
     * Give the domain up; it leads nowhere from then on.
     *
     * `DELETE /api/organizations/{id}/custom-domain` · signed in with manage_organization
     * @throws HelpdeskError 404 not_found · Organization not found
     */
    removeCustomDomain: Method<'organization.removeCustomDomain'>;

    /**
     * Look for the proof of the domain now: a TXT record at _helpdesk-verification.{domain} with the token, or else the token as /.well-known/helpdesk-verification.txt on the domain, which this server answers itself for a domain that is an alias (CNAME) of the organization's host.
     *
     * `POST /api/organizations/{id}/verify-domain` · signed in with manage_organization
     * @throws HelpdeskError 400 verification_failed · Failed to verify domain. Please check your DNS settings.
     * @throws HelpdeskError 404 not_found · No custom domain is set; Organization not found
     * @throws HelpdeskError 409 domain_taken · This domain is already in use
     */
    verifyCustomDomain: Method<'organization.verifyCustomDomain'>;
  };

  dashboard: {
    /**
     * The badge counts of the sidebar.
     *
     * `GET /api/dashboard/counts` · signed in · `ifNoneMatch` spares an unchanged answer
     */
    counts: Method<'dashboard.counts'>;

    /**
     * The stat cards; a member without view_all_tickets gets the figures of his own tickets.
     *
     * `GET /api/dashboard/stats` · signed in
     */
    stats: Method<'dashboard.stats'>;

    /**
     * What each admin and agent did in the period.
     *
     * `GET /api/dashboard/performance` · signed in with view_analytics
     */
    performance: Method<'dashboard.performance'>;

    /**
     * What contact forms and the chatbot did.
     *
     * `GET /api/dashboard/automation` · signed in with manage_contact_forms, or signed in with manage_chatbot
     */
    automation: Method<'dashboard.automation'>;
  };

  metrics: {
    /**
     * Volume, backlog, first response, resolution and satisfaction of a period, by day, channel and form.
     *
     * `GET /api/metrics/overview` · signed in with view_analytics
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     */
    overview: Method<'metrics.overview'>;

    /**
     * What each of the staff did in a period, who resolved most first.
     *
     * `GET /api/metrics/agents` · signed in with view_analytics
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     */
    agents: Method<'metrics.agents'>;

    /**
     * How many first responses and resolutions met the target of their priority, and which open tickets will not.
     *
     * `GET /api/metrics/sla` · signed in with view_analytics
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     */
    sla: Method<'metrics.sla'>;

    /**
     * A report of a period as a spreadsheet; cells that would be formulas are made text.
     *
     * `GET /api/metrics/report.csv` · signed in with view_reports
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     */
    report: Method<'metrics.report'>;

    /**
     * Have a report made and mailed to the caller when it is ready.
     *
     * `POST /api/metrics/report` · signed in with view_reports
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     */
    sendReport: Method<'metrics.sendReport'>;
  };

  tickets: {
    /**
     * Tickets, last changed first; a member without view_all_tickets gets his own.
     *
     * `GET /api/tickets` · signed in with view_all_tickets, or signed in with create_tickets · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     */
    list: PagedMethod<'tickets.list'>;

    /**
     * Open a ticket; for a customer of the organization his own.
     *
     * `POST /api/tickets` · signed in with create_tickets · done once however often it is tried
     */
    create: Method<'tickets.create'>;

    /**
     * How many tickets there are in each status.
     *
     * `GET /api/tickets/stats` · signed in with view_all_tickets, or signed in with create_tickets · `ifNoneMatch` spares an unchanged answer
     */
    stats: Method<'tickets.stats'>;

    /**
     * Assign many tickets (assign_tickets), or set their status or priority (resolve_tickets), all at once.
     *
     * `POST /api/tickets/bulk` · signed in with assign_tickets, or signed in with resolve_tickets
     * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
     */
    bulk: Method<'tickets.bulk'>;

    /**
     * A ticket with its conversation and timeline.
     *
     * `GET /api/tickets/{id}` · signed in with view_all_tickets, or signed in with create_tickets · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     */
    get: Method<'tickets.get'>;

    /**
     * Assign a ticket (assign_tickets), or set its status or priority (resolve_tickets).
     *
     * `PATCH /api/tickets/{id}` · signed in with assign_tickets, or signed in with resolve_tickets
     * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 412 stale · This ticket was changed by someone else
     */
    update: Method<'tickets.update'>;

    /**
     * Delete a ticket with its conversation.
     *
     * `DELETE /api/tickets/{id}` · signed in with delete_tickets
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     */
    delete: Method<'tickets.delete'>;

    /**
     * Answer the customer, or leave an internal note.
     *
     * `POST /api/tickets/{id}/messages` · signed in with view_all_tickets, or signed in with create_tickets · done once however often it is tried
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 newer_message · Somebody answered meanwhile. Please read the new message before you send yours.
     */
    reply: Method<'tickets.reply'>;

    /**
     * An e-mail of a ticket as it came in, with what was quoted and attached, for 90 days.
     *
     * `GET /api/tickets/{id}/mails/{mailId}` · signed in with view_all_tickets
     * @throws HelpdeskError 404 not_found · This e-mail is not kept any more
     */
    mail: Method<'tickets.mail'>;
  };

  search: {
    /**
     * What the caller may see and holds every word, the last one begun; best first.
     *
     * `GET /api/search` · signed in with view_all_tickets, or signed in with create_tickets · `ifNoneMatch` spares an unchanged answer
     */
    query: Method<'search.query'>;
  };

  team: {
    /**
     * The admins and agents a ticket can be assigned to.
     *
     * `GET /api/team/assignable` · signed in with assign_tickets
     */
    assignable: Method<'team.assignable'>;

    /**
     * Say whether tickets and chats may come to oneself automatically.
     *
     * `PATCH /api/team/availability` · signed in with view_all_tickets
     */
    setAvailability: Method<'team.setAvailability'>;

    /**
     * All members, who joined first first.
     *
     * `GET /api/team/members` · signed in with manage_team
     */
    list: Method<'team.list'>;

    /**
     * Remove a member; his tickets are unassigned, his sockets close, and his sessions end if he belongs nowhere else.
     *
     * `DELETE /api/team/members/{memberId}` · signed in with remove_users
     * @throws HelpdeskError 403 own_row · You cannot remove yourself
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
     */
    remove: Method<'team.remove'>;

    /**
     * Change the role of a member; who becomes a customer has his tickets unassigned.
     *
     * `PATCH /api/team/members/{memberId}/role` · signed in with change_user_roles
     * @throws HelpdeskError 403 own_row · You cannot change your own role
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
     */
    setRole: Method<'team.setRole'>;

    /**
     * Invite somebody by e-mail; the answer carries the link, once.
     *
     * `POST /api/team/invite` · signed in with invite_users · done once however often it is tried
     * @throws HelpdeskError 409 already_member · This person is already a member of the team; already_invited · This person has already been invited
     */
    invite: Method<'team.invite'>;

    /**
     * Invitations nobody has accepted yet, those that ran out too.
     *
     * `GET /api/team/invitations` · signed in with manage_team
     */
    invitations: Method<'team.invitations'>;

    /**
     * Take an invitation back.
     *
     * `DELETE /api/team/invitations/{id}` · signed in with invite_users
     * @throws HelpdeskError 404 not_found · Invitation not found
     */
    revokeInvitation: Method<'team.revokeInvitation'>;

    /**
     * Mail an invitation again; the same link works for seven more days.
     *
     * `POST /api/team/invitations/{id}/resend` · signed in with invite_users
     * @throws HelpdeskError 404 not_found · Invitation not found
     * @throws HelpdeskError 409 already_member · This person is already a member of the team
     */
    resendInvitation: Method<'team.resendInvitation'>;
  };

  contactForms: {
    /**
     * All forms, the first made first; at most 100.
     *
     * `GET /api/contact-forms` · signed in with manage_contact_forms · `ifNoneMatch` spares an unchanged answer
     */
    list: Method<'contactForms.list'>;

    /**
     * Make a form.
     *
     * `POST /api/contact-forms` · signed in with manage_contact_forms · done once however often it is tried
     * @throws HelpdeskError 409 too_many · An organization can have 100 contact forms
     */
    create: Method<'contactForms.create'>;

    /**
     * The figures above the list of forms.
     *
     * `GET /api/contact-forms/stats` · signed in with manage_contact_forms · `ifNoneMatch` spares an unchanged answer
     */
    stats: Method<'contactForms.stats'>;

    /**
     * A form with its fields and settings.
     *
     * `GET /api/contact-forms/{id}` · signed in with manage_contact_forms · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Contact form not found
     */
    get: Method<'contactForms.get'>;

    /**
     * Change a form; a setting that is not named stays, fields are replaced as a whole.
     *
     * `PATCH /api/contact-forms/{id}` · signed in with manage_contact_forms
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @throws HelpdeskError 412 stale · This contact form was changed by someone else
     */
    update: Method<'contactForms.update'>;

    /**
     * Delete a form with its submissions and figures for good; the tickets they became stay.
     *
     * `DELETE /api/contact-forms/{id}` · signed in with manage_contact_forms
     * @throws HelpdeskError 404 not_found · Contact form not found
     */
    delete: Method<'contactForms.delete'>;

    /**
     * Make another form like this one; it starts inactive, without submissions.
     *
     * `POST /api/contact-forms/{id}/duplicate` · signed in with manage_contact_forms · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @throws HelpdeskError 409 too_many · An organization can have 100 contact forms
     */
    duplicate: Method<'contactForms.duplicate'>;

    /**
     * How often a form was seen, started and sent, day by day.
     *
     * `GET /api/contact-forms/{id}/analytics` · signed in with manage_contact_forms
     * @throws HelpdeskError 404 not_found · Contact form not found
     */
    analytics: Method<'contactForms.analytics'>;

    /**
     * What was sent with a form, newest first.
     *
     * `GET /api/contact-forms/{id}/submissions` · signed in with manage_contact_forms · iterate over it for all pages
     * @throws HelpdeskError 404 not_found · Contact form not found
     */
    submissions: PagedMethod<'contactForms.submissions'>;

    /**
     * One submission, its answers beside the questions, with its ticket.
     *
     * `GET /api/contact-forms/{id}/submissions/{submissionId}` · signed in with manage_contact_forms
     * @throws HelpdeskError 404 not_found · Submission not found
     */
    submission: Method<'contactForms.submission'>;

    /**
     * All submissions of a form, or those that hold a text, as a spreadsheet; cells that would be formulas are made text.
     *
     * `GET /api/contact-forms/{id}/submissions.csv` · signed in with manage_contact_forms
     * @throws HelpdeskError 404 not_found · Contact form not found
     */
    exportSubmissions: Method<'contactForms.exportSubmissions'>;
  };

  chatbot: {
    /**
     * The queries that the chatbot knows, the most used first.
     *
     * `GET /api/chatbot/queries` · signed in with manage_chatbot · iterate over it for all pages
     */
    list: PagedMethod<'chatbot.list'>;

    /**
     * Teach the chatbot a query and its response; with questionId the unanswered question is done with.
     *
     * `POST /api/chatbot/queries` · signed in with manage_chatbot · done once however often it is tried
     * @throws HelpdeskError 409 too_many · An organization can have 20000 chatbot queries
     */
    create: Method<'chatbot.create'>;

    /**
     * Add many queries; a row that is not valid is reported and keeps no other back. A row with the query and response of a stored one updates that one.
     *
     * `POST /api/chatbot/queries/import` · signed in with manage_chatbot · done once however often it is tried
     */
    import: Method<'chatbot.import'>;

    /**
     * All queries, as the import takes them.
     *
     * `GET /api/chatbot/queries.json` · signed in with manage_chatbot
     */
    exportJson: Method<'chatbot.exportJson'>;

    /**
     * All queries as a spreadsheet that the import takes; keywords are separated by semicolons.
     *
     * `GET /api/chatbot/queries.csv` · signed in with manage_chatbot
     */
    exportCsv: Method<'chatbot.exportCsv'>;

    /**
     * One query.
     *
     * `GET /api/chatbot/queries/{id}` · signed in with manage_chatbot
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     */
    get: Method<'chatbot.get'>;

    /**
     * Change a query; what is not named stays, keywords are replaced as a whole.
     *
     * `PATCH /api/chatbot/queries/{id}` · signed in with manage_chatbot
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     */
    update: Method<'chatbot.update'>;

    /**
     * Delete a query for good.
     *
     * `DELETE /api/chatbot/queries/{id}` · signed in with manage_chatbot
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     */
    delete: Method<'chatbot.delete'>;

    /**
     * The figures above the queries.
     *
     * `GET /api/chatbot/stats` · signed in with manage_chatbot
     */
    stats: Method<'chatbot.stats'>;

    /**
     * What the chatbot would answer, and why; counts nowhere.
     *
     * `POST /api/chatbot/query` · signed in with manage_chatbot
     * @throws HelpdeskError 404 not_found · Organization not found
     */
    test: Method<'chatbot.test'>;

    /**
     * What visitors asked and got no answer to, the most asked first; at most the last 1000 different questions of 180 days.
     *
     * `GET /api/chatbot/unanswered` · signed in with manage_chatbot · iterate over it for all pages
     */
    unanswered: PagedMethod<'chatbot.unanswered'>;

    /**
     * Put a question away; it is not shown again when it is asked again.
     *
     * `DELETE /api/chatbot/unanswered/{id}` · signed in with manage_chatbot
     * @throws HelpdeskError 404 not_found · Question not found
     */
    dismiss: Method<'chatbot.dismiss'>;

    /**
     * Make a question another wording (a keyword) of a stored query.
     *
     * `POST /api/chatbot/unanswered/{id}/teach` · signed in with manage_chatbot
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @throws HelpdeskError 409 too_many · A query can have 50 keywords
     */
    teach: Method<'chatbot.teach'>;
  };

  helpCategories: {
    /**
     * All categories in the order visitors see them; at most 100.
     *
     * `GET /api/help/categories` · signed in with manage_help_center · `ifNoneMatch` spares an unchanged answer
     */
    list: Method<'helpCategories.list'>;

    /**
     * Make a category, the last in order.
     *
     * `POST /api/help/categories` · signed in with manage_help_center · done once however often it is tried
     * @throws HelpdeskError 409 slug_taken · A category with this slug already exists; too_many · An organization can have 100 categories
     */
    create: Method<'helpCategories.create'>;

    /**
     * Put the categories into this order; those not named follow in the order they had.
     *
     * `PUT /api/help/categories/order` · signed in with manage_help_center
     * @throws HelpdeskError 404 not_found · Category not found
     */
    reorder: Method<'helpCategories.reorder'>;

    /**
     * Change what is named of a category.
     *
     * `PATCH /api/help/categories/{id}` · signed in with manage_help_center
     * @throws HelpdeskError 404 not_found · Category not found
     * @throws HelpdeskError 409 slug_taken · A category with this slug already exists
     */
    update: Method<'helpCategories.update'>;

    /**
     * Delete a category; its articles stay and have none.
     *
     * `DELETE /api/help/categories/{id}` · signed in with manage_help_center
     * @throws HelpdeskError 404 not_found · Category not found
     */
    delete: Method<'helpCategories.delete'>;
  };

  helpArticles: {
    /**
     * Articles, drafts among them, last changed first; with q the best find first.
     *
     * `GET /api/help/articles` · signed in with manage_help_center · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     */
    list: PagedMethod<'helpArticles.list'>;

    /**
     * Make an article; its HTML is cleaned to what articles may hold.
     *
     * `POST /api/help/articles` · signed in with manage_help_center · done once however often it is tried
     * @throws HelpdeskError 409 slug_taken · An article with this slug already exists
     */
    create: Method<'helpArticles.create'>;

    /**
     * An article with its draft.
     *
     * `GET /api/help/articles/{id}` · signed in with manage_help_center · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Article not found
     */
    get: Method<'helpArticles.get'>;

    /**
     * Change what is named of an article, or publish and unpublish it; naming title or content drops the draft, and the old address of a new slug leads on.
     *
     * `PATCH /api/help/articles/{id}` · signed in with manage_help_center
     * @throws HelpdeskError 404 not_found · Article not found
     * @throws HelpdeskError 409 slug_taken · An article with this slug already exists
     * @throws HelpdeskError 412 stale · This article was changed by someone else
     */
    update: Method<'helpArticles.update'>;

    /**
     * Delete an article for good.
     *
     * `DELETE /api/help/articles/{id}` · signed in with manage_help_center
     * @throws HelpdeskError 404 not_found · Article not found
     */
    delete: Method<'helpArticles.delete'>;

    /**
     * Keep a change that is being written apart from the article, which visitors go on reading as it is.
     *
     * `PUT /api/help/articles/{id}/draft` · signed in with manage_help_center
     * @throws HelpdeskError 404 not_found · Article not found
     * @throws HelpdeskError 412 stale · This article was changed by someone else
     */
    saveDraft: Method<'helpArticles.saveDraft'>;

    /**
     * Forget the draft; the article stays as it is.
     *
     * `DELETE /api/help/articles/{id}/draft` · signed in with manage_help_center
     * @throws HelpdeskError 404 not_found · Article not found
     */
    discardDraft: Method<'helpArticles.discardDraft'>;

    /**
     * Keep an image for articles: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays.
     *
     * `POST /api/help/images` · signed in with manage_help_center
     * @throws HelpdeskError 400 file_required · Please upload a valid image file
     * @throws HelpdeskError 409 too_many · The space for images is used up
     * @throws HelpdeskError 413 file_too_large · Image file must be less than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
     */
    uploadImage: Method<'helpArticles.uploadImage'>;
  };

  help: {
    /**
     * How often articles were read, each visitor once a day; drafts only for who writes articles.
     *
     * `GET /api/help/views` · signed in
     */
    views: Method<'help.views'>;
  };

  chat: {
    /**
     * Chats, newest first; those that wait in the order of the queue. Each with its newest message only.
     *
     * `GET /api/chat/sessions` · signed in with view_live_chat · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     */
    list: PagedMethod<'chat.list'>;

    /**
     * How many chats there are in each status.
     *
     * `GET /api/chat/stats` · signed in with view_live_chat · `ifNoneMatch` spares an unchanged answer
     */
    stats: Method<'chat.stats'>;

    /**
     * The agents a chat can be transferred to, those who are here first; one's own availability is set with team.setAvailability.
     *
     * `GET /api/chat/agents` · signed in with view_live_chat
     */
    agents: Method<'chat.agents'>;

    /**
     * How live chat behaves on the sites of the organization.
     *
     * `GET /api/chat/settings` · signed in with manage_settings
     */
    settings: Method<'chat.settings'>;

    /**
     * Change how live chat behaves.
     *
     * `PATCH /api/chat/settings` · signed in with manage_settings
     */
    updateSettings: Method<'chat.updateSettings'>;

    /**
     * Make a new secret with which the host's server signs who its visitor is; shown once, the one before ends.
     *
     * `POST /api/chat/settings/identity-secret` · signed in with manage_settings
     */
    newIdentitySecret: Method<'chat.newIdentitySecret'>;

    /**
     * A chat with all its messages, where its visitor is, and his earlier chats.
     *
     * `GET /api/chat/sessions/{id}` · signed in with view_live_chat · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Chat session not found
     */
    get: Method<'chat.get'>;

    /**
     * Take a chat that waits, or that the bot leads; the same again for who has it already.
     *
     * `POST /api/chat/sessions/{id}/accept` · signed in with manage_live_chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_taken · This chat was already accepted by another agent; chat_closed · This chat session is closed
     */
    accept: Method<'chat.accept'>;

    /**
     * Say something, where sockets are blocked; the first message of an agent also takes the chat.
     *
     * `POST /api/chat/sessions/{id}/messages` · signed in with manage_live_chat · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed
     */
    send: Method<'chat.send'>;

    /**
     * Say up to which message the staff have received and read, where sockets are blocked.
     *
     * `POST /api/chat/sessions/{id}/read` · signed in with view_live_chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     */
    markRead: Method<'chat.markRead'>;

    /**
     * Hand a chat to another agent.
     *
     * `POST /api/chat/sessions/{id}/transfer` · signed in with manage_live_chat
     * @throws HelpdeskError 400 validation_failed · The agent must be a member of this organization
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed
     */
    transfer: Method<'chat.transfer'>;

    /**
     * End a chat; the same again.
     *
     * `POST /api/chat/sessions/{id}/close` · signed in with manage_live_chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     */
    close: Method<'chat.close'>;

    /**
     * Open a ticket that tells the chat; the chat goes on.
     *
     * `POST /api/chat/sessions/{id}/ticket` · signed in with create_tickets · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
     */
    convertToTicket: Method<'chat.convertToTicket'>;
  };

  notifications: {
    /**
     * The caller's own notifications.
     *
     * `GET /api/notifications` · signed in · iterate over it for all pages
     */
    list: PagedMethod<'notifications.list'>;

    /**
     * Mark all of the caller's notifications as read.
     *
     * `PATCH /api/notifications/read-all` · signed in
     */
    markAllRead: Method<'notifications.markAllRead'>;

    /**
     * Mark a notification as read.
     *
     * `PATCH /api/notifications/{id}/read` · signed in
     * @throws HelpdeskError 404 not_found · Notification not found
     */
    markRead: Method<'notifications.markRead'>;

    /**
     * Delete a notification.
     *
     * `DELETE /api/notifications/{id}` · signed in
     * @throws HelpdeskError 404 not_found · Notification not found
     */
    delete: Method<'notifications.delete'>;
  };

  profile: {
    /**
     * Change the caller's name and e-mail address; a new address ends every other session, and both addresses are told.
     *
     * `PATCH /api/profile` · signed in
     * @throws HelpdeskError 409 email_taken · An account with this email already exists
     */
    update: Method<'profile.update'>;

    /**
     * Set the photo: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays.
     *
     * `POST /api/profile/upload-photo` · signed in
     * @throws HelpdeskError 400 file_required · Please select an image file (JPG, PNG, GIF, etc.)
     * @throws HelpdeskError 409 too_many · The space for images is used up
     * @throws HelpdeskError 413 file_too_large · Please select an image smaller than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please select an image file (JPG, PNG, GIF, etc.)
     */
    uploadPhoto: Method<'profile.uploadPhoto'>;

    /**
     * Go without a photo.
     *
     * `DELETE /api/profile/photo` · signed in
     */
    removePhoto: Method<'profile.removePhoto'>;

    /**
     * Change the password; every other session of the caller ends.
     *
     * `PATCH /api/profile/password` · signed in
     * @throws HelpdeskError 400 wrong_password · Current password is incorrect
     */
    changePassword: Method<'profile.changePassword'>;

    /**
     * Say what the caller wants to be told of; what is left out stays as it is.
     *
     * `PATCH /api/profile/notifications` · signed in
     */
    updateNotificationPreferences: Method<'profile.updateNotificationPreferences'>;
  };

  realtime: {
    /**
     * A one-time proof with which to open the staff socket within 60 seconds.
     *
     * `POST /api/realtime/ticket` · signed in with view_all_tickets, or signed in with view_live_chat
     */
    ticket: Method<'realtime.ticket'>;
  };

  publicOrganization: {
    /**
     * Name, logo and colour of an organization.
     *
     * `GET /api/public/org/{subdomain}` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    get: Method<'publicOrganization.get'>;

    /**
     * The organization a host name belongs to.
     *
     * `GET /api/public/resolve` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    resolve: Method<'publicOrganization.resolve'>;
  };

  publicForms: {
    /**
     * The active contact forms of an organization.
     *
     * `GET /api/public/contact/{subdomain}/forms` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    list: Method<'publicForms.list'>;

    /**
     * Send a contact form from the contact page; it becomes a ticket.
     *
     * `POST /api/public/contact/{subdomain}/submit` · open to anyone · done once however often it is tried
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     */
    submit: Method<'publicForms.submit'>;
  };

  publicChatbot: {
    /**
     * Ask the chatbot; without an answer it says so, with matched false.
     *
     * `POST /api/public/chatbot/{subdomain}/query` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    ask: Method<'publicChatbot.ask'>;
  };

  publicHelp: {
    /**
     * The published articles, last changed first; with q the best find first.
     *
     * `GET /api/public/help/{subdomain}/articles` · open to anyone · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    articles: PagedMethod<'publicHelp.articles'>;

    /**
     * A published article; a slug it had before finds it too.
     *
     * `GET /api/public/help/{subdomain}/articles/{slug}` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Article not found
     */
    article: Method<'publicHelp.article'>;

    /**
     * The categories in their order.
     *
     * `GET /api/public/help/{subdomain}/categories` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    categories: Method<'publicHelp.categories'>;

    /**
     * The published articles that answer these words, best first; endings, accents, typos and a last word just begun do not matter.
     *
     * `GET /api/public/help/{subdomain}/search` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    search: Method<'publicHelp.search'>;

    /**
     * Tell that an article was read; each visitor counts once a day, and nothing about the visitor is kept.
     *
     * `POST /api/public/help/{subdomain}/view` · open to anyone
     * @throws HelpdeskError 404 not_found · Article not found
     */
    recordView: Method<'publicHelp.recordView'>;
  };

  publicTickets: {
    /**
     * Open a ticket with its e-mail and number; the answer carries the proof for later calls.
     *
     * `POST /api/public/tickets/{subdomain}/lookup` · open to anyone
     * @throws HelpdeskError 404 not_found · No ticket matches this email and ticket number
     */
    lookup: Method<'publicTickets.lookup'>;

    /**
     * The ticket and its public conversation.
     *
     * `GET /api/public/tickets/{subdomain}/{ticketId}` · with `ticketAccess`
     * @throws HelpdeskError 404 not_found · Ticket not found
     */
    get: Method<'publicTickets.get'>;

    /**
     * Answer as the ticket's customer; a resolved ticket reopens, a closed one gets a follow-up.
     *
     * `POST /api/public/tickets/{subdomain}/{ticketId}/messages` · with `ticketAccess` · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Ticket not found
     */
    reply: Method<'publicTickets.reply'>;
  };

  publicChat: {
    /**
     * All that a chat panel needs to open; the only call before the visitor's first word.
     *
     * `GET /api/public/chat/{subdomain}` · open to anyone
     * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    welcome: Method<'publicChat.welcome'>;

    /**
     * Begin a chat; the bot answers first, over the socket. The answer carries the proof for everything later.
     *
     * `POST /api/public/chat/{subdomain}/sessions` · open to anyone · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · This identity token is not valid or has expired
     * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     */
    start: Method<'publicChat.start'>;

    /**
     * The chat and its messages, after a reload or where sockets are blocked.
     *
     * `GET /api/public/chat/{subdomain}/sessions/{id}` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     */
    get: Method<'publicChat.get'>;

    /**
     * Say something, where sockets are blocked.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/messages` · with `chatAccess` · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed
     */
    send: Method<'publicChat.send'>;

    /**
     * Ask for a person instead of the bot, or say who one is while waiting; joins the queue.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/person` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 nobody_online · Nobody is here right now. Please leave a message.; chat_closed · This chat session is closed
     */
    requestPerson: Method<'publicChat.requestPerson'>;

    /**
     * Leave a message when nobody is here; it becomes a ticket with the chat in it, and the chat closes.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/ticket` · with `chatAccess` · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
     */
    leaveMessage: Method<'publicChat.leaveMessage'>;

    /**
     * End the chat; the same again.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/close` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     */
    close: Method<'publicChat.close'>;

    /**
     * Rate the chat, or change the rating.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/rating` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     */
    rate: Method<'publicChat.rate'>;

    /**
     * Say up to which message the visitor has received and read, where sockets are blocked.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/read` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     */
    markRead: Method<'publicChat.markRead'>;
  };

  widget: {
    /**
     * A form to draw, with its organization.
     *
     * `GET /api/widget/form/{formId}` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     */
    form: Method<'widget.form'>;

    /**
     * Send a contact form from another site; it becomes a ticket.
     *
     * `POST /api/widget/submit` · open to anyone · done once however often it is tried
     * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     */
    submit: Method<'widget.submit'>;

    /**
     * Count that a form was seen or that somebody began to fill it in; nothing about the visitor is kept.
     *
     * `POST /api/widget/event` · open to anyone
     * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     */
    event: Method<'widget.event'>;
  };

  v1: {
    /**
     * Whether the server lives and is ready for work.
     *
     * `GET /api/v1/health` · open to anyone
     * @throws HelpdeskError 503 not_ready · The server is not ready
     */
    health: Method<'v1.health'>;

    /**
     * What has happened since an event, oldest first; what webhooks tell, for programs that ask.
     *
     * `GET /api/v1/events` · with apiKey with webhooks:read
     */
    events: Method<'v1.events'>;
  };

  apiKeys: {
    /**
     * The keys of the organization, newest first.
     *
     * `GET /api/v1/api-keys` · signed in with manage_settings
     */
    list: Method<'apiKeys.list'>;

    /**
     * Make a key; it is shown this once.
     *
     * `POST /api/v1/api-keys` · signed in with manage_settings · done once however often it is tried
     */
    create: Method<'apiKeys.create'>;

    /**
     * Switch a key on or off.
     *
     * `PATCH /api/v1/api-keys/{id}` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key not found
     */
    update: Method<'apiKeys.update'>;

    /**
     * Delete a key; it stops working at once.
     *
     * `DELETE /api/v1/api-keys/{id}` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key not found
     */
    delete: Method<'apiKeys.delete'>;
  };

  webhooks: {
    /**
     * The webhooks of the organization, newest first.
     *
     * `GET /api/v1/webhooks` · signed in with manage_settings, or with apiKey with webhooks:read
     */
    list: Method<'webhooks.list'>;

    /**
     * Have an address told of events; its secret is shown this once.
     *
     * `POST /api/v1/webhooks` · signed in with manage_settings, or with apiKey with webhooks:create · done once however often it is tried
     * @throws HelpdeskError 400 url_not_allowed · This URL is not allowed
     */
    create: Method<'webhooks.create'>;

    /**
     * One webhook.
     *
     * `GET /api/v1/webhooks/{id}` · signed in with manage_settings, or with apiKey with webhooks:read
     * @throws HelpdeskError 404 not_found · Webhook not found
     */
    get: Method<'webhooks.get'>;

    /**
     * Change a webhook; switching it on again also forgets its failures.
     *
     * `PATCH /api/v1/webhooks/{id}` · signed in with manage_settings, or with apiKey with webhooks:update
     * @throws HelpdeskError 400 url_not_allowed · This URL is not allowed
     * @throws HelpdeskError 404 not_found · Webhook not found
     */
    update: Method<'webhooks.update'>;

    /**
     * Delete a webhook with its deliveries.
     *
     * `DELETE /api/v1/webhooks/{id}` · signed in with manage_settings, or with apiKey with webhooks:delete
     * @throws HelpdeskError 404 not_found · Webhook not found
     */
    delete: Method<'webhooks.delete'>;

    /**
     * Send a test event now and tell how it went.
     *
     * `POST /api/v1/webhooks/{id}/test` · signed in with manage_settings, or with apiKey with webhooks:update
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @throws HelpdeskError 502 delivery_failed · Failed to test webhook
     */
    test: Method<'webhooks.test'>;

    /**
     * What was sent to a webhook or waits to be, newest first.
     *
     * `GET /api/v1/webhooks/{id}/deliveries` · signed in with manage_settings, or with apiKey with webhooks:read
     * @throws HelpdeskError 404 not_found · Webhook not found
     */
    deliveries: Method<'webhooks.deliveries'>;

    /**
     * Send an event once more, with the same id.
     *
     * `POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver` · signed in with manage_settings, or with apiKey with webhooks:update
     * @throws HelpdeskError 404 not_found · Delivery not found
     */
    redeliver: Method<'webhooks.redeliver'>;

    /**
     * A new secret; for a day everything is signed with both.
     *
     * `POST /api/v1/webhooks/{id}/rotate-secret` · signed in with manage_settings, or with apiKey with webhooks:update
     * @throws HelpdeskError 404 not_found · Webhook not found
     */
    rotateSecret: Method<'webhooks.rotateSecret'>;
  };

  v1Tickets: {
    /**
     * Tickets, newest first.
     *
     * `GET /api/v1/tickets` · with apiKey with tickets:read
     */
    list: Method<'v1Tickets.list'>;

    /**
     * Open a ticket.
     *
     * `POST /api/v1/tickets` · with apiKey with tickets:create · done once however often it is tried
     */
    create: Method<'v1Tickets.create'>;

    /**
     * One ticket.
     *
     * `GET /api/v1/tickets/{id}` · with apiKey with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Ticket not found
     */
    get: Method<'v1Tickets.get'>;

    /**
     * Change status or priority.
     *
     * `PATCH /api/v1/tickets/{id}` · with apiKey with tickets:update
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 412 stale · This ticket was changed by someone else
     */
    update: Method<'v1Tickets.update'>;

    /**
     * Delete a ticket with its conversation.
     *
     * `DELETE /api/v1/tickets/{id}` · with apiKey with tickets:delete
     * @throws HelpdeskError 404 not_found · Ticket not found
     */
    delete: Method<'v1Tickets.delete'>;

    /**
     * Answer the customer or note something for the staff.
     *
     * `POST /api/v1/tickets/{id}/messages` · with apiKey with tickets:update · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Ticket not found
     */
    reply: Method<'v1Tickets.reply'>;
  };

  v1ContactForms: {
    /**
     * Contact forms, newest first.
     *
     * `GET /api/v1/contact-forms` · with apiKey with contact_forms:read
     */
    list: Method<'v1ContactForms.list'>;

    /**
     * Change a contact form.
     *
     * `PATCH /api/v1/contact-forms/{formId}` · with apiKey with contact_forms:update
     * @throws HelpdeskError 404 not_found · Contact form not found
     */
    update: Method<'v1ContactForms.update'>;

    /**
     * Delete a contact form with what was sent with it; the tickets stay.
     *
     * `DELETE /api/v1/contact-forms/{formId}` · with apiKey with contact_forms:delete
     * @throws HelpdeskError 404 not_found · Contact form not found
     */
    delete: Method<'v1ContactForms.delete'>;

    /**
     * Send a contact form for a customer; opens a ticket.
     *
     * `POST /api/v1/contact-forms/{formId}/submit` · with apiKey with contact_forms:create · done once however often it is tried
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     */
    submit: Method<'v1ContactForms.submit'>;
  };

  v1Analytics: {
    /**
     * Tickets of a period: how many, how soon they were resolved, and whether in time.
     *
     * `GET /api/v1/analytics/metrics` · with apiKey with analytics:read
     * @throws HelpdeskError 400 validation_failed · period must look like 30d
     */
    metrics: Method<'v1Analytics.metrics'>;
  };

  v1Organization: {
    /**
     * The organization that the key belongs to.
     *
     * `GET /api/v1/organization` · with apiKey with organization:read
     */
    get: Method<'v1Organization.get'>;

    /**
     * Change name, subdomain, logo, colour and sender.
     *
     * `PATCH /api/v1/organization` · with apiKey with organization:update
     * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
     */
    update: Method<'v1Organization.update'>;
  };

  docs: {
    /**
     * This contract as JSON.
     *
     * `GET /api/openapi.json` · open to anyone · `ifNoneMatch` spares an unchanged answer
     */
    openapi: Method<'docs.openapi'>;
  };
}
