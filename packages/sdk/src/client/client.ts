// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

import type { Arguments, Unchanged, Unless } from '../method.ts';
import type { ItemOf, Listed, Pages } from '../page.ts';
import type { Result } from '../contract/operations.ts';

/** Every operation of the contract by its name. */
export interface HelpdeskOperations {
  auth: {
    /**
     * The signed-in person, with organizations (the active one first) and permissions.
     * Works without an organization too: organizations and permissions are then empty.
     *
     * `GET /api/auth/user` · signed in · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.auth.user();
     */
    user<Etag extends string | undefined = undefined>(
      ...given: Arguments<'auth.user', Unless<Etag>>
    ): Promise<Result<'auth.user'> | Unchanged<Etag>>;

    /**
     * Sign in with email and password; also sets the session cookie.
     * Where the account has a second factor, the right password gets a challenge instead of a session, which auth.answerChallenge takes with a code. Attempts are counted by account and by network address. After too many, even the right password is refused for some minutes.
     *
     * `POST /api/auth/login` · open to anyone
     * @throws HelpdeskError 401 invalid_credentials · Invalid email or password
     * @example
     * await helpdesk.auth.login({ email: 'grace@acme.example', password: 'correct horse battery staple' });
     */
    login(...given: Arguments<'auth.login'>): Promise<Result<'auth.login'>>;

    /**
     * Finish signing in with a code; also sets the session cookie.
     * A code of the authenticator app is good for one sign-in, and so is a recovery code. Five wrong codes end the challenge, and after ten wrong ones the account accepts no code for some minutes.
     *
     * `POST /api/auth/challenge` · open to anyone
     * @throws HelpdeskError 401 wrong_code · This code is wrong, or was used before
     * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
     * @example
     * await helpdesk.auth.answerChallenge({ challenge: 'challenge-token', code: '492039' });
     */
    answerChallenge(...given: Arguments<'auth.answerChallenge'>): Promise<Result<'auth.answerChallenge'>>;

    /**
     * Begin to sign in by passkey.
     * With a challenge of auth.login as its second factor, else by the passkey alone, which then has to have verified its user. Passkeys are for the address of the server, not for custom domains.
     *
     * `POST /api/auth/passkey/start` · open to anyone
     * @throws HelpdeskError 409 passkey_elsewhere · Passkeys do not work at this address
     * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
     * @example
     * await helpdesk.auth.startPasskey({ challenge: 'challenge-token' });
     */
    startPasskey(...given: Arguments<'auth.startPasskey'>): Promise<Result<'auth.startPasskey'>>;

    /**
     * Finish signing in by passkey; also sets the session cookie.
     * Each challenge is good for one answer that succeeds, for ten minutes.
     *
     * `POST /api/auth/passkey` · open to anyone
     * @throws HelpdeskError 401 wrong_passkey · This passkey did not work
     * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
     * @example
     * await helpdesk.auth.answerPasskey({
     *   challenge: 'challenge-token',
     *   response: { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key', response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }, clientExtensionResults: {} },
     * });
     */
    answerPasskey(...given: Arguments<'auth.answerPasskey'>): Promise<Result<'auth.answerPasskey'>>;

    /**
     * Create an account, with a new organization or from an invitation.
     * organizationName is required unless invitationToken is given; an invitation must be for the same email address. The subdomain is derived from the name. Also sets the session cookie.
     *
     * `POST /api/auth/signup` · open to anyone
     * @throws HelpdeskError 403 signup_closed · Sign-up is closed on this server. Ask your team for an invitation.
     * @throws HelpdeskError 409 email_taken · An account with this email already exists
     * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
     * @example
     * await helpdesk.auth.signup({
     *   firstName: 'Grace',
     *   lastName: 'Hopper',
     *   email: 'grace@acme.example',
     *   password: 'correct horse battery staple',
     *   confirmPassword: 'correct horse battery staple',
     *   organizationName: 'Acme',
     * });
     */
    signup(...given: Arguments<'auth.signup'>): Promise<Result<'auth.signup'>>;

    /**
     * End this session; succeeds when it has already ended.
     * Also clears the session cookie.
     *
     * `POST /api/auth/logout` · open to anyone
     * @example
     * await helpdesk.auth.logout();
     */
    logout(...given: Arguments<'auth.logout'>): Promise<Result<'auth.logout'>>;

    /**
     * Where an email address signs in by single sign-on.
     * Decided by the domain of the address alone: the answer does not reveal whether there is an account.
     *
     * `POST /api/auth/sso` · open to anyone
     * @example
     * await helpdesk.auth.findSso({ email: 'grace@acme.example' });
     */
    findSso(...given: Arguments<'auth.findSso'>): Promise<Result<'auth.findSso'>>;

    /**
     * Request a mailed link to set a new password; the answer does not reveal whether an account exists.
     * A mail is sent only when there is an account; at most five in fifteen minutes.
     *
     * `POST /api/auth/password/forgot` · open to anyone
     * @example
     * await helpdesk.auth.forgotPassword({ email: 'grace@acme.example' });
     */
    forgotPassword(...given: Arguments<'auth.forgotPassword'>): Promise<Result<'auth.forgotPassword'>>;

    /**
     * Set a new password with the token of a mailed link; ends all sessions of the user.
     * The token works once, within an hour. The password must not be easy to guess, such as a common one or the user's own name, and the operator of the server may require more characters.
     *
     * `POST /api/auth/password/reset` · open to anyone
     * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
     * @example
     * await helpdesk.auth.resetPassword({ token: 'reset-token', newPassword: 'correct horse battery staple' });
     */
    resetPassword(...given: Arguments<'auth.resetPassword'>): Promise<Result<'auth.resetPassword'>>;

    /**
     * Confirm the password of the session's user; valid for ten minutes, as signing in is.
     * Operations that grant lasting access require it and answer 403 fresh_proof_needed without. At most ten attempts in ten minutes; signing in again has the same effect.
     *
     * `POST /api/auth/confirm` · signed in
     * @throws HelpdeskError 400 wrong_password · Current password is incorrect
     * @example
     * await helpdesk.auth.confirmPassword({ currentPassword: 'a password of my own' });
     */
    confirmPassword(...given: Arguments<'auth.confirmPassword'>): Promise<Result<'auth.confirmPassword'>>;

    /**
     * Mail the link that confirms the caller's email address again.
     * The first link is mailed at sign-up; at most five are mailed a day. Nothing is mailed when the address is already confirmed.
     *
     * `POST /api/auth/email/confirmation` · signed in
     * @example
     * await helpdesk.auth.sendConfirmation();
     */
    sendConfirmation(...given: Arguments<'auth.sendConfirmation'>): Promise<Result<'auth.sendConfirmation'>>;

    /**
     * Confirm an email address with the token of a mailed link.
     * The token is valid for seven days and only for the address it was mailed to. Until an admin has a confirmed address, an organization can invite at most three people, without a message of its own, and its mails show its subdomain instead of its name.
     *
     * `POST /api/auth/email/confirm` · open to anyone
     * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
     * @example
     * await helpdesk.auth.confirmEmail({ token: 'confirmation-token' });
     */
    confirmEmail(...given: Arguments<'auth.confirmEmail'>): Promise<Result<'auth.confirmEmail'>>;
  };

  sso: {
    /**
     * How the staff sign in by single sign-on.
     * The secret of the client is never returned.
     *
     * `GET /api/organization/sso` · signed in with manage_settings
     * @example
     * await helpdesk.sso.get();
     */
    get(...given: Arguments<'sso.get'>): Promise<Result<'sso.get'>>;

    /**
     * Set up single sign-on by OpenID Connect, or change it.
     * The provider is asked at once, and refused if it does not answer for this issuer. An omitted secret stays as it is, unless the issuer changes. With another issuer or client, all sessions that began by single sign-on end.
     *
     * `PUT /api/organization/sso` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · The provider does not answer for this issuer. Please check its address
     * @example
     * await helpdesk.sso.update({
     *   issuer: 'https://id.acme.example',
     *   clientId: 'helpdesk',
     *   clientSecret: 'client-secret',
     *   makesMembers: true,
     *   roleClaim: 'groups',
     *   roles: [{ value: 'support-leads', role: 'admin' }],
     *   defaultRole: 'agent',
     *   maxRole: 'admin',
     *   updatesRoles: true,
     *   atOwnAddresses: true,
     * });
     */
    update(...given: Arguments<'sso.update'>): Promise<Result<'sso.update'>>;

    /**
     * Remove single sign-on, and no longer require it.
     * All sessions that began by it end. Members stay, and sign in with a password, which they can set by a mailed link. The domains stay proved.
     *
     * `DELETE /api/organization/sso` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Single sign-on is not set up
     * @example
     * await helpdesk.sso.remove();
     */
    remove(...given: Arguments<'sso.remove'>): Promise<Result<'sso.remove'>>;

    /**
     * Let the staff in by single sign-on only, or by all ways again.
     * Admins with a second factor may still sign in with it, in case the provider fails. So it takes an admin with a second factor, and a sign-in that has worked since the provider was set up. Customers and API keys are not concerned.
     *
     * `PUT /api/organization/sso/required` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Single sign-on is not set up
     * @throws HelpdeskError 409 second_factor_missing · Set up a second factor of your own first; sso_untried · Sign in by single sign-on once first
     * @example
     * await helpdesk.sso.require({ isRequired: true });
     */
    require(...given: Arguments<'sso.require'>): Promise<Result<'sso.require'>>;

    /**
     * Add a domain of email addresses that the provider vouches for.
     * It counts once sso.verifyDomain has found its TXT record. At most 20.
     *
     * `POST /api/organization/sso/domains` · signed in with manage_settings
     * @throws HelpdeskError 409 domain_known · This domain is in the list already; too_many · There can be at most 20 domains
     * @example
     * await helpdesk.sso.addDomain({ domain: 'acme.example' });
     */
    addDomain(...given: Arguments<'sso.addDomain'>): Promise<Result<'sso.addDomain'>>;

    /**
     * Look for the TXT record of a domain now.
     * At most thirty attempts in ten minutes. A domain that another organization has proved is taken over only if its record is gone.
     *
     * `POST /api/organization/sso/domains/{id}/verify` · signed in with manage_settings
     * @throws HelpdeskError 400 verification_failed · We did not find the TXT record. DNS changes can take a while.
     * @throws HelpdeskError 404 not_found · Domain not found
     * @throws HelpdeskError 409 domain_taken · This domain is already in use
     * @example
     * await helpdesk.sso.verifyDomain({ id: 'k3v9x2m7q4' });
     */
    verifyDomain(...given: Arguments<'sso.verifyDomain'>): Promise<Result<'sso.verifyDomain'>>;

    /**
     * Remove a domain.
     * Members with addresses of it who have signed in by single sign-on before go on doing so.
     *
     * `DELETE /api/organization/sso/domains/{id}` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Domain not found
     * @example
     * await helpdesk.sso.removeDomain({ id: 'k3v9x2m7q4' });
     */
    removeDomain(...given: Arguments<'sso.removeDomain'>): Promise<Result<'sso.removeDomain'>>;
  };

  invitations: {
    /**
     * The invitation behind a mailed link.
     * Requires only the token of the link.
     *
     * `GET /api/invitations/{token}` · open to anyone
     * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
     * @example
     * await helpdesk.invitations.get({ token: 'invitation-token' });
     */
    get(...given: Arguments<'invitations.get'>): Promise<Result<'invitations.get'>>;

    /**
     * Join the organization as the signed-in person.
     * The caller's email address must be the one that was invited. An invitation works once.
     *
     * `POST /api/invitations/{token}/accept` · signed in
     * @throws HelpdeskError 403 email_mismatch · This invitation was sent to another email address
     * @throws HelpdeskError 409 already_member · You are already a member of this organization
     * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
     * @example
     * await helpdesk.invitations.accept({ token: 'invitation-token' });
     */
    accept(...given: Arguments<'invitations.accept'>): Promise<Result<'invitations.accept'>>;
  };

  organization: {
    /**
     * The organization of the request and the caller's role in it.
     * Available to every member; secrets and admin-only settings are left out.
     *
     * `GET /api/organization` · signed in, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Organization not found
     * @example
     * await helpdesk.organization.get();
     */
    get<Etag extends string | undefined = undefined>(
      ...given: Arguments<'organization.get', Unless<Etag>>
    ): Promise<Result<'organization.get'> | Unchanged<Etag>>;

    /**
     * Change name, subdomain, logo, color and sender; omitted fields stay unchanged.
     * After a change of subdomain, pages under the former one redirect to the new one, and calls and elements that use it keep working. The ten latest former subdomains stay reserved for the organization, which may take one of them back. A logo given by an https URL is fetched once, re-encoded and stored on this server.
     *
     * `PATCH /api/organization/branding` · signed in with manage_organization, or an API key with organization:update
     * @throws HelpdeskError 400 validation_failed · This URL is not allowed; The image could not be loaded from this address
     * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
     * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
     * @example
     * await helpdesk.organization.updateBranding({
     *   name: 'Acme',
     *   subdomain: 'acme',
     *   primaryColor: '#10B981',
     *   emailFrom: 'support@acme.example',
     * });
     */
    updateBranding(...given: Arguments<'organization.updateBranding'>): Promise<Result<'organization.updateBranding'>>;

    /**
     * Upload a logo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata; shown once its URL is saved with organization.updateBranding.
     * At most 5 MB. The type is detected from the content, not from the file name. The file counts toward the image storage of the organization, whether or not it is saved as the logo.
     *
     * `POST /api/organization/logo` · signed in with manage_organization, or an API key with organization:update
     * @throws HelpdeskError 400 file_required · Please upload a valid image file
     * @throws HelpdeskError 409 too_many · The space for images is used up
     * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
     * @example
     * await helpdesk.organization.uploadLogo({ logo });
     */
    uploadLogo(...given: Arguments<'organization.uploadLogo'>): Promise<Result<'organization.uploadLogo'>>;

    /**
     * The organization with all its settings, without passwords and keys.
     * For admins; organization.get has what every member may see.
     *
     * `GET /api/organization/settings` · signed in with manage_settings, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.organization.settings();
     */
    settings<Etag extends string | undefined = undefined>(
      ...given: Arguments<'organization.settings', Unless<Etag>>
    ): Promise<Result<'organization.settings'> | Unchanged<Etag>>;

    /**
     * Change name, time zone, ticket prefix, automatic assignment, signature, business hours and what is kept of pictures; omitted fields stay unchanged.
     * The time zone must be a known IANA name. Existing tickets keep their numbers when the prefix changes.
     *
     * `PATCH /api/organization/settings/general` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.organization.updateGeneral({
     *   timezone: 'Europe/Berlin',
     *   signature: 'Acme support, {organization.businessHours|every day}',
     *   businessHours: { enabled: true, start: '09:00', end: '17:00', days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
     *   autoAssignment: true,
     * });
     */
    updateGeneral(...given: Arguments<'organization.updateGeneral'>): Promise<Result<'organization.updateGeneral'>>;

    /**
     * Require a second factor of the staff, or require it no more.
     * Once the grace time is over, staff without one are asked to set it up, and may call nothing else of the organization: 403 second_factor_required. Customers, visitors and API keys are not concerned. Setting it again begins the grace time anew.
     *
     * `PUT /api/organization/settings/second-factor` · signed in with manage_settings
     * @throws HelpdeskError 409 second_factor_missing · Set up a second factor of your own first
     * @example
     * await helpdesk.organization.requireSecondFactor({ isRequired: true, graceDays: 14 });
     */
    requireSecondFactor(...given: Arguments<'organization.requireSecondFactor'>): Promise<Result<'organization.requireSecondFactor'>>;

    /**
     * From which networks the staff may work.
     * With the address of the caller, so that it can be added.
     *
     * `GET /api/organization/networks` · signed in with manage_settings
     * @example
     * await helpdesk.organization.networks();
     */
    networks(...given: Arguments<'organization.networks'>): Promise<Result<'organization.networks'>>;

    /**
     * Let the staff work only from these networks, or from everywhere.
     * Replaces the list; an empty one lets them work from everywhere. Sessions of staff at another address open nothing of the organization from the next call on (403 network_not_allowed), their sockets close, and single sign-on refuses them; what concerns their own account stays open. Customers and visitors are not concerned, API keys only where includesKeys is true. A list without the address of the caller is refused. It takes somebody with all permissions, as it decides about every member.
     *
     * `PUT /api/organization/networks` · signed in with manage_settings
     * @throws HelpdeskError 409 own_address_missing · This list leaves out your own address, 203.0.113.7. Add it, or you would lock yourself out
     * @example
     * await helpdesk.organization.setNetworks({
     *   networks: [{ name: 'Office', network: '203.0.113.0/24' }, { name: 'Office', network: '2001:db8:7::/48' }],
     *   includesKeys: false,
     * });
     */
    setNetworks(...given: Arguments<'organization.setNetworks'>): Promise<Result<'organization.setNetworks'>>;

    /**
     * Close the organization, to be deleted after 30 days.
     * For admins. It is closed at once: its pages, elements and mail addresses are as if it did not exist, its chats end, its API keys and webhooks rest, and its members see only when it is deleted. For 30 days an admin can open it again with organization.reopen, with all that it had. After that all of it is deleted for good; people keep their accounts. Asked again, the day stands.
     *
     * `POST /api/organization/deletion` · signed in with manage_organization
     * @throws HelpdeskError 400 validation_failed · Please type the name of the organization
     * @throws HelpdeskError 403 admins_only · Only an admin can do this
     * @example
     * await helpdesk.organization.close({ name: 'Acme' });
     */
    close(...given: Arguments<'organization.close'>): Promise<Result<'organization.close'>>;

    /**
     * Open an organization again that was closed to be deleted.
     * For admins, within 30 days. All is as it was; chats that were open have ended. Mail and calls that came meanwhile were refused.
     *
     * `DELETE /api/organization/deletion` · signed in with manage_organization
     * @throws HelpdeskError 403 admins_only · Only an admin can do this
     * @throws HelpdeskError 410 deletion_begun · The organization is being deleted
     * @example
     * await helpdesk.organization.reopen();
     */
    reopen(...given: Arguments<'organization.reopen'>): Promise<Result<'organization.reopen'>>;

    /**
     * For how long tickets, original mails and chats are kept.
     * Nothing is deleted by age unless the organization says so.
     *
     * `GET /api/organization/retention` · signed in with manage_settings, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.organization.retention();
     */
    retention<Etag extends string | undefined = undefined>(
      ...given: Arguments<'organization.retention', Unless<Etag>>
    ): Promise<Result<'organization.retention'> | Unchanged<Etag>>;

    /**
     * Set for how long tickets, original mails and chats are kept.
     * The rules are kept to in the background, within some minutes and from then on. What they delete is deleted for good, and the audit log says how much it was. Call organization.previewRetention first: it counts what would go today.
     *
     * `PUT /api/organization/retention` · signed in with manage_settings
     * @example
     * await helpdesk.organization.updateRetention({
     *   closeResolvedDays: 14,
     *   deleteClosedMonths: 24,
     *   deleteMailsDays: 30,
     *   deleteChatsMonths: 12,
     * });
     */
    updateRetention(...given: Arguments<'organization.updateRetention'>): Promise<Result<'organization.updateRetention'>>;

    /**
     * Count what rules of retention would close and delete today.
     * Changes nothing.
     *
     * `POST /api/organization/retention/preview` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.organization.previewRetention({
     *   closeResolvedDays: 14,
     *   deleteClosedMonths: 24,
     *   deleteMailsDays: 30,
     *   deleteChatsMonths: 12,
     * });
     */
    previewRetention(...given: Arguments<'organization.previewRetention'>): Promise<Result<'organization.previewRetention'>>;

    /**
     * The exports of the whole organization, newest first.
     * The ten newest. An archive is there for a day.
     *
     * `GET /api/organization/exports` · signed in with manage_organization
     * @example
     * await helpdesk.organization.listExports();
     */
    listExports(...given: Arguments<'organization.listExports'>): Promise<Result<'organization.listExports'>>;

    /**
     * Export the whole organization, in the background.
     * A zip archive with JSON lines for each noun and all files, without secrets. Whoever asked for it is notified. There is one at a time.
     *
     * `POST /api/organization/exports` · signed in with manage_organization
     * @throws HelpdeskError 409 export_running · An export is being made already
     * @example
     * await helpdesk.organization.startExport();
     */
    startExport(...given: Arguments<'organization.startExport'>): Promise<Result<'organization.startExport'>>;

    /**
     * Stop an export or delete its archive.
     * Its link ends at once.
     *
     * `DELETE /api/organization/exports/{exportId}` · signed in with manage_organization
     * @throws HelpdeskError 404 not_found · Export not found
     * @example
     * await helpdesk.organization.deleteExport({ exportId: 'k3v9x2m7q4' });
     */
    deleteExport(...given: Arguments<'organization.deleteExport'>): Promise<Result<'organization.deleteExport'>>;

    /**
     * Choose how the organization's mail is sent: by the helpdesk, by a mail server of its own, or by Google Workspace with an app password. An omitted password stays unchanged unless the server changes; an empty one is removed.
     * smtp requires a host, google_workspace an account. A host in a private network is refused unless the operator of the server allows it.
     *
     * `PATCH /api/organization/settings/email` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · This address is not allowed
     * @example
     * await helpdesk.organization.updateEmail({
     *   provider: 'smtp',
     *   smtpSettings: { host: 'smtp.acme.example', port: 587, username: 'support@acme.example', password: 'app-password', secure: true },
     * });
     */
    updateEmail(...given: Arguments<'organization.updateEmail'>): Promise<Result<'organization.updateEmail'>>;

    /**
     * Send the caller a test email through the stored settings and report the result.
     * Waits for the answer of the mail server; at most ten tests in ten minutes.
     *
     * `POST /api/organization/settings/email/test` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 400 validation_failed · A test email goes to your own address only
     * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
     * @example
     * await helpdesk.organization.testEmail({ to: 'grace@acme.example' });
     */
    testEmail(...given: Arguments<'organization.testEmail'>): Promise<Result<'organization.testEmail'>>;

    /**
     * Enable or disable the organization's own API key, and set the URL of a webhook that is sent every event; an empty URL deletes that webhook.
     * The URL must be on the public internet unless the operator of the server allows others.
     *
     * `PATCH /api/organization/settings/api` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · This URL is not allowed
     * @example
     * await helpdesk.organization.updateApi({
     *   apiKeyEnabled: true,
     *   webhookUrl: 'https://shop.example.com/hooks/helpdesk',
     * });
     */
    updateApi(...given: Arguments<'organization.updateApi'>): Promise<Result<'organization.updateApi'>>;

    /**
     * Which first steps the organization has taken, as its data shows.
     * A step stays taken for a form or chat that a page of another site has shown once; the others are judged anew each time.
     *
     * `GET /api/organization/first-steps` · signed in with manage_organization, or an API key with organization:read
     * @example
     * await helpdesk.organization.firstSteps();
     */
    firstSteps(...given: Arguments<'organization.firstSteps'>): Promise<Result<'organization.firstSteps'>>;

    /**
     * Put the first steps away for all admins of the organization, or take them out again.
     * No step can be set; each is judged by the data of the organization.
     *
     * `PATCH /api/organization/first-steps` · signed in with manage_organization, or an API key with organization:update
     * @example
     * await helpdesk.organization.updateFirstSteps({ isPutAway: true });
     */
    updateFirstSteps(...given: Arguments<'organization.updateFirstSteps'>): Promise<Result<'organization.updateFirstSteps'>>;

    /**
     * The first and last characters of the organization's own API key.
     * The full key is returned only when it is created.
     *
     * `GET /api/organization/api-key` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key is not enabled
     * @example
     * await helpdesk.organization.apiKey();
     */
    apiKey(...given: Arguments<'organization.apiKey'>): Promise<Result<'organization.apiKey'>>;

    /**
     * Create the organization's own API key, with all permissions; it is returned this once, and the previous one stops working at once.
     * The key must first be enabled with organization.updateApi.
     *
     * `POST /api/organization/api-key/regenerate` · signed in with manage_settings
     * @throws HelpdeskError 409 api_key_disabled · API key is not enabled
     * @example
     * await helpdesk.organization.regenerateApiKey();
     */
    regenerateApiKey(...given: Arguments<'organization.regenerateApiKey'>): Promise<Result<'organization.regenerateApiKey'>>;

    /**
     * Claim a custom domain for the public pages; it is used once it is verified, and an unverified claim does not block other organizations.
     * A domain that another organization has verified is refused. An organization has one domain: claiming another one removes the previous domain and its verification; claiming the same one again changes nothing.
     *
     * `POST /api/organizations/{id}/custom-domain` · signed in with manage_organization
     * @throws HelpdeskError 400 validation_failed · Please enter a valid domain
     * @throws HelpdeskError 404 not_found · Organization not found
     * @throws HelpdeskError 409 domain_taken · This domain is already in use
     * @example
     * await helpdesk.organization.setCustomDomain({ id: 'k3v9x2m7q4', customDomain: 'help.acme.example' });
     */
    setCustomDomain(...given: Arguments<'organization.setCustomDomain'>): Promise<Result<'organization.setCustomDomain'>>;

    /**
     * Remove the custom domain; it stops serving pages at once.
     * Succeeds when there is none.
     *
     * `DELETE /api/organizations/{id}/custom-domain` · signed in with manage_organization
     * @throws HelpdeskError 404 not_found · Organization not found
     * @example
     * await helpdesk.organization.removeCustomDomain({ id: 'k3v9x2m7q4' });
     */
    removeCustomDomain(...given: Arguments<'organization.removeCustomDomain'>): Promise<Result<'organization.removeCustomDomain'>>;

    /**
     * Verify the custom domain now, by a TXT record at _helpdesk-verification.{domain} with the token, or else by the token at /.well-known/helpdesk-verification.txt on the domain, which this server answers itself for a domain that is an alias (CNAME) of the organization's host.
     * At most thirty attempts in ten minutes. A verified domain is checked again from time to time, and loses its verification when the record is missing for days.
     *
     * `POST /api/organizations/{id}/verify-domain` · signed in with manage_organization, or an API key with organization:update
     * @throws HelpdeskError 400 verification_failed · Failed to verify domain. Please check your DNS settings.
     * @throws HelpdeskError 404 not_found · No custom domain is set; Organization not found
     * @throws HelpdeskError 409 domain_taken · This domain is already in use
     * @example
     * await helpdesk.organization.verifyCustomDomain({ id: 'k3v9x2m7q4' });
     */
    verifyCustomDomain(...given: Arguments<'organization.verifyCustomDomain'>): Promise<Result<'organization.verifyCustomDomain'>>;
  };

  dashboard: {
    /**
     * The badge counts of the sidebar.
     * Counts only what the caller may see.
     *
     * `GET /api/dashboard/counts` · signed in, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.dashboard.counts();
     */
    counts<Etag extends string | undefined = undefined>(
      ...given: Arguments<'dashboard.counts', Unless<Etag>>
    ): Promise<Result<'dashboard.counts'> | Unchanged<Etag>>;

    /**
     * The stat cards; for a customer, of their own tickets; for an agent without view_all_tickets, of those that they see.
     * A change compares with the period of the same length before.
     *
     * `GET /api/dashboard/stats` · signed in, or an API key with tickets:read
     * @example
     * await helpdesk.dashboard.stats();
     */
    stats(...given: Arguments<'dashboard.stats'>): Promise<Result<'dashboard.stats'>>;

    /**
     * Figures of each admin and agent in the period.
     * Sorted by resolved tickets, most first.
     *
     * `GET /api/dashboard/performance` · signed in with view_analytics, or an API key with analytics:read
     * @example
     * await helpdesk.dashboard.performance();
     */
    performance(...given: Arguments<'dashboard.performance'>): Promise<Result<'dashboard.performance'>>;

    /**
     * The tickets whose target of first response or resolution has run out or soon will, the latest first; at most 6.
     * Soon is when three quarters of the time have passed. The targets are those of metrics.sla.
     *
     * `GET /api/dashboard/due` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @example
     * await helpdesk.dashboard.due();
     */
    due(...given: Arguments<'dashboard.due'>): Promise<Result<'dashboard.due'>>;

    /**
     * Figures of contact forms and the chatbot.
     * Requires the permission to manage contact forms or the chatbot.
     *
     * `GET /api/dashboard/automation` · signed in with manage_contact_forms, or signed in with manage_chatbot, or an API key with analytics:read
     * @example
     * await helpdesk.dashboard.automation();
     */
    automation(...given: Arguments<'dashboard.automation'>): Promise<Result<'dashboard.automation'>>;
  };

  metrics: {
    /**
     * Volume, backlog, first response, resolution and satisfaction of a period, by day, channel and form.
     * Takes either period, or from and to; a period has at most 366 days and must not end before it begins.
     *
     * `GET /api/metrics/overview` · signed in with view_analytics, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.overview();
     */
    overview(...given: Arguments<'metrics.overview'>): Promise<Result<'metrics.overview'>>;

    /**
     * Figures of each staff member in a period, sorted by resolved tickets, most first.
     * The last entry, without a user, has everything that no current staff member did.
     *
     * `GET /api/metrics/agents` · signed in with view_analytics, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.agents();
     */
    agents(...given: Arguments<'metrics.agents'>): Promise<Result<'metrics.agents'>>;

    /**
     * The tickets behind a figure of a staff member, the latest first; at most 200.
     * Of open and waiting as they are now, of the other figures those of the period. A ticket with several replies is listed once.
     *
     * `GET /api/metrics/agents/{id}/tickets` · signed in with view_analytics, or an API key with tickets:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @throws HelpdeskError 404 not_found · Team member not found
     * @example
     * await helpdesk.metrics.agentTickets({ id: 'k3v9x2m7q4', figure: 'open' });
     */
    agentTickets(...given: Arguments<'metrics.agentTickets'>): Promise<Result<'metrics.agentTickets'>>;

    /**
     * How many first responses and resolutions met the target of their priority, and how many open tickets are at risk or overdue.
     * Times count around the clock, against the target of the ticket's current priority.
     *
     * `GET /api/metrics/sla` · signed in with view_analytics, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.sla();
     */
    sla(...given: Arguments<'metrics.sla'>): Promise<Result<'metrics.sla'>>;

    /**
     * A report of a period as CSV; cells that a spreadsheet would read as formulas are escaped.
     * RFC 4180. A period has at most 366 days.
     *
     * `GET /api/metrics/report.csv` · signed in with view_reports, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * const text = await helpdesk.metrics.report({ report: 'tickets' });
     */
    report(...given: Arguments<'metrics.report'>): Promise<Result<'metrics.report'>>;

    /**
     * Queue a report that is mailed to the caller when it is ready.
     * Returns at once; the mail has the same figures as metrics.report.
     *
     * `POST /api/metrics/report` · signed in with view_reports, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.sendReport({ report: 'tickets', period: '30d' });
     */
    sendReport(...given: Arguments<'metrics.sendReport'>): Promise<Result<'metrics.sendReport'>>;
  };

  tickets: {
    /**
     * Tickets, most recently changed first; a customer gets their own, an agent without view_all_tickets those that they see.
     * Filters are combined with AND. A cursor is valid for the same filters only.
     *
     * `GET /api/tickets` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @example
     * for await (const one of helpdesk.tickets.list()) console.log(one);
     */
    list(...given: Arguments<'tickets.list'>): Pages<ItemOf<'tickets.list'>>;

    /**
     * Open a ticket; a customer opens their own.
     * For a customer, the address in the body is replaced by their own. The ticket gets the organization's next number.
     *
     * `POST /api/tickets` · signed in with create_tickets, or an API key with tickets:create · done once however often it is tried
     * @throws HelpdeskError 409 external_id_taken · Another ticket has this external id; idempotency_answer_lost · This was done before; its answer is gone
     * @example
     * await helpdesk.tickets.create({
     *   subject: 'The kettle does not boil',
     *   description: 'It worked yesterday. Today the light stays off.',
     *   priority: 'high',
     *   customerEmail: 'ada@example.com',
     *   customerName: 'Ada Lovelace',
     * });
     */
    create(...given: Arguments<'tickets.create'>): Promise<Result<'tickets.create'>>;

    /**
     * How many tickets there are in each status.
     * A customer gets the counts of their own tickets, an agent without view_all_tickets of those that they see.
     *
     * `GET /api/tickets/stats` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.tickets.stats();
     */
    stats<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tickets.stats', Unless<Etag>>
    ): Promise<Result<'tickets.stats'> | Unchanged<Etag>>;

    /**
     * The tickets that the caller has not read.
     * A ticket is unread when a message of somebody else, or the ticket itself, is newer than what the caller has read of it. Only open tickets and those in progress count, unless they are snoozed, and of these the 500 that changed last since the caller joined; besides, whatever was marked unread.
     *
     * `GET /api/tickets/unread` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.tickets.unread();
     */
    unread<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tickets.unread', Unless<Etag>>
    ): Promise<Result<'tickets.unread'> | Unchanged<Etag>>;

    /**
     * The forms and custom domains by which lists of tickets can be filtered.
     * All forms, active or not, oldest first; the custom domain of today and those that tickets came by.
     *
     * `GET /api/tickets/origins` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.tickets.origins();
     */
    origins<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tickets.origins', Unless<Etag>>
    ): Promise<Result<'tickets.origins'> | Unchanged<Etag>>;

    /**
     * Bring tickets from another system along, with their messages and the times at which all that was.
     * Nobody is mailed or notified, and there are no events. What was imported counts in figures and is found by search. Each ticket has its own result. One whose externalId was imported before is left as it is, also when it was deleted since: an import that was cut off is sent again. Text is given at most 1 MB at once. Files are uploaded before by whoever imports (files.upload, which a key may with tickets:update); tickets.findImported says for which tickets they need not be.
     *
     * `POST /api/tickets/import` · signed in with manage_settings, or an API key with tickets:create
     * @throws HelpdeskError 400 validation_failed · Give at least one ticket · At most 1000 tickets can be imported at once
     * @example
     * await helpdesk.tickets.import({
     *   tickets: [{ externalId: '4711', subject: 'The kettle does not boil', description: 'It worked yesterday. Today the light stays off.', status: 'closed', customerName: 'Ada Lovelace', customerEmail: 'ada@example.com', assignedAgentEmail: 'alan@acme.example', tags: ['Kettles'], createdAt: '2024-03-01T09:30:00.000Z', messages: [{ author: 'staff', authorName: 'Alan Turing', authorEmail: 'alan@acme.example', message: 'Have you tried the switch at the back?', createdAt: '2024-03-01T09:42:10.000Z' }] }],
     * });
     */
    import(...given: Arguments<'tickets.import'>): Promise<Result<'tickets.import'>>;

    /**
     * Which tickets of another system were imported before.
     * Also those that were deleted since. Nothing changes: it is asked before an import, so that no files are uploaded for tickets that will be left as they are.
     *
     * `POST /api/tickets/import/known` · signed in with manage_settings, or an API key with tickets:create
     * @throws HelpdeskError 400 validation_failed · Give at least one id · At most 1000 ids can be asked for at once
     * @example
     * await helpdesk.tickets.findImported({ externalIds: ['4711', '4712'] });
     */
    findImported(...given: Arguments<'tickets.findImported'>): Promise<Result<'tickets.findImported'>>;

    /**
     * Assign many tickets (assign_tickets), set their status, priority or tags, or snooze them (resolve_tickets), in one call.
     * At least one change is required; each change requires its own permission. A ticket that cannot be changed is listed in failed; the others are changed.
     *
     * `POST /api/tickets/bulk` · signed in with assign_tickets, or signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
     * @example
     * await helpdesk.tickets.bulk({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'], status: 'resolved' });
     */
    bulk(...given: Arguments<'tickets.bulk'>): Promise<Result<'tickets.bulk'>>;

    /**
     * The tickets in the trash, last deleted first.
     * They are deleted for good 30 days after they were deleted. Everywhere else they answer 404.
     *
     * `GET /api/trash` · signed in with delete_tickets, or an API key with tickets:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.tickets.listDeleted()) console.log(one);
     */
    listDeleted(...given: Arguments<'tickets.listDeleted'>): Pages<ItemOf<'tickets.listDeleted'>>;

    /**
     * A ticket in the trash, with its conversation.
     * To read before restoring it.
     *
     * `GET /api/trash/{id}` · signed in with delete_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.getDeleted({ id: 'k3v9x2m7q4' });
     */
    getDeleted(...given: Arguments<'tickets.getDeleted'>): Promise<Result<'tickets.getDeleted'>>;

    /**
     * Restore tickets from the trash.
     * With their number, conversation, tags and all else, as they were. Replies that were to be sent meanwhile are not sent. A ticket that is not in the trash is listed in failed.
     *
     * `POST /api/tickets/restore` · signed in with delete_tickets, or an API key with tickets:update
     * @example
     * await helpdesk.tickets.restore({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'] });
     */
    restore(...given: Arguments<'tickets.restore'>): Promise<Result<'tickets.restore'>>;

    /**
     * Delete tickets in the trash for good.
     * With their conversation and the emails that they came from. Cannot be undone. A ticket that is not in the trash is listed in failed.
     *
     * `POST /api/tickets/delete-for-good` · signed in with delete_tickets, or an API key with tickets:delete
     * @example
     * await helpdesk.tickets.deleteForGood({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'] });
     */
    deleteForGood(...given: Arguments<'tickets.deleteForGood'>): Promise<Result<'tickets.deleteForGood'>>;

    /**
     * The tickets that are spam, newest first.
     * Spam is in no other list, count or figure, and notifies nobody. After 30 days it goes to the trash.
     *
     * `GET /api/spam` · signed in with view_all_tickets, or an API key with tickets:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.tickets.listSpam()) console.log(one);
     */
    listSpam(...given: Arguments<'tickets.listSpam'>): Pages<ItemOf<'tickets.listSpam'>>;

    /**
     * Mark tickets as spam.
     * They leave every list, count and figure, as if they had been deleted, and answer 404 but here. Nobody is told. A ticket that is not there is listed in failed.
     *
     * `POST /api/spam` · signed in with resolve_tickets, or an API key with tickets:update
     * @example
     * await helpdesk.tickets.markSpam({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'] });
     */
    markSpam(...given: Arguments<'tickets.markSpam'>): Promise<Result<'tickets.markSpam'>>;

    /**
     * A ticket that is spam, with its conversation, and what its email says of where it came from.
     * Reading changes nothing.
     *
     * `GET /api/spam/{id}` · signed in with view_all_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.getSpam({ id: 'k3v9x2m7q4' });
     */
    getSpam(...given: Arguments<'tickets.getSpam'>): Promise<Result<'tickets.getSpam'>>;

    /**
     * Take tickets out of spam.
     * They are where they were, as they were. A ticket that is not spam is listed in failed.
     *
     * `POST /api/tickets/not-spam` · signed in with resolve_tickets, or an API key with tickets:update
     * @example
     * await helpdesk.tickets.unmarkSpam({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'] });
     */
    unmarkSpam(...given: Arguments<'tickets.unmarkSpam'>): Promise<Result<'tickets.unmarkSpam'>>;

    /**
     * Merge tickets into one, all at once or not at all.
     * Their messages are joined by time, each with the number of the ticket that it comes from; tags are united, and the other tickets leave all lists and figures. Their ids, numbers, reply addresses and public pages lead to the remaining ticket. The requesters of the others go on with it: they get the public replies that follow by email, and each of them sees their own messages, the answers to those, and what the staff replies from then on, never what another requester wrote. Within a day, tickets.unmerge restores everything. A repeated call finds it done.
     *
     * `POST /api/tickets/merge` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Select at least two tickets · At most 20 tickets can be merged at once · The ticket that remains has to be one of them
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · TK-2026-000043 was merged into TK-2026-000042 meanwhile. Please look again before you merge. · reply_waiting · A reply on TK-2026-000043 is just being sent. Please merge once it is gone.
     * @example
     * await helpdesk.tickets.merge({ ids: ['k3v9x2m7q4', 'm4r5g6e7dt'], intoId: 'k3v9x2m7q4' });
     */
    merge(...given: Arguments<'tickets.merge'>): Promise<Result<'tickets.merge'>>;

    /**
     * Undo merging, within a day of it; all at once or not at all.
     * Each ticket is again as it was, with its messages, timeline, tags, snooze and waiting replies, and with what came to its own address or page since. The ticket that it was merged into keeps what was written there since.
     *
     * `POST /api/tickets/unmerge` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Select at least one ticket · At most 20 tickets can be merged at once
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 not_merged · TK-2026-000043 is not merged any more · too_late · Merging can be undone for a day
     * @example
     * await helpdesk.tickets.unmerge({ ids: ['m4r5g6e7dt'] });
     */
    unmerge(...given: Arguments<'tickets.unmerge'>): Promise<Result<'tickets.unmerge'>>;

    /**
     * A ticket with its conversation and timeline.
     * Customers get only their own tickets, without internal notes. The id of a merged ticket leads to the one that it was merged into, which has another id and names it in merged. Reading changes nothing.
     *
     * `GET /api/tickets/{id}` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.get({ id: 'k3v9x2m7q4' });
     */
    get<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tickets.get', Unless<Etag>>
    ): Promise<Result<'tickets.get'> | Unchanged<Etag>>;

    /**
     * Assign a ticket (assign_tickets), or set its status, priority, subject, requester, tags or Cc (resolve_tickets).
     * At least one change is required; each requires its own permission. With If-Match, the update is refused if the ticket has changed since; with onlyIf, if what is changed has. A closed ticket can be reopened.
     *
     * `PATCH /api/tickets/{id}` · signed in with assign_tickets, or signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization · A ticket can have 10 people in Cc · This is an address of the helpdesk itself · Members of the staff follow a ticket instead
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external id
     * @throws HelpdeskError 412 stale · This ticket was changed by someone else
     * @example
     * await helpdesk.tickets.update({ id: 'k3v9x2m7q4', status: 'in_progress', assignedAgentId: 'b3x7w1z5pe' });
     */
    update(...given: Arguments<'tickets.update'>): Promise<Result<'tickets.update'>>;

    /**
     * Delete a ticket with its conversation: it goes to the trash for 30 days.
     * It answers 404 from then on, to everybody. tickets.restore brings it back.
     *
     * `DELETE /api/tickets/{id}` · signed in with delete_tickets, or an API key with tickets:delete
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'tickets.delete'>): Promise<Result<'tickets.delete'>>;

    /**
     * Up to five tags that similar tickets have, and this one does not; best first.
     * Similar are tickets that share rare words with its subject and description.
     *
     * `GET /api/tickets/{id}/suggested-tags` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.suggestTags({ id: 'k3v9x2m7q4' });
     */
    suggestTags(...given: Arguments<'tickets.suggestTags'>): Promise<Result<'tickets.suggestTags'>>;

    /**
     * Mark a ticket as read by the caller.
     * Up to the newest message that was on the screen, so that one that comes meanwhile stays unread; without seenMessageId, all of it. What the caller was notified of about it is read then, too. Succeeds when it is already read.
     *
     * `PATCH /api/tickets/{id}/read` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.markRead({ id: 'k3v9x2m7q4', seenMessageId: 'h5t1y8u3io' });
     */
    markRead(...given: Arguments<'tickets.markRead'>): Promise<Result<'tickets.markRead'>>;

    /**
     * Mark a ticket as unread by the caller.
     * It stays unread until the caller reads it again.
     *
     * `PATCH /api/tickets/{id}/unread` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.markUnread({ id: 'k3v9x2m7q4' });
     */
    markUnread(...given: Arguments<'tickets.markUnread'>): Promise<Result<'tickets.markUnread'>>;

    /**
     * Reply to the customer, or add an internal note.
     * A reply by the staff is mailed to the customer; a note is mailed to nobody. With seenMessageId, a reply is refused when there is a newer message. A reply by the customer reopens a resolved ticket and opens a follow-up to a closed one.
     *
     * `POST /api/tickets/{id}/messages` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters · Only internal notes mention members · Only members of the staff can be mentioned · The file is not there any more. Please attach it again. · The files of a message can have 50 MB together; file_infected · A virus was found in invoice.zip, so it cannot be attached
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 newer_message · Somebody answered meanwhile. Please read the new message before you send yours. · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.reply({
     *   id: 'k3v9x2m7q4',
     *   message: 'Have you tried the switch at the back?',
     *   seenMessageId: null,
     * });
     */
    reply(...given: Arguments<'tickets.reply'>): Promise<Result<'tickets.reply'>>;

    /**
     * Make a new ticket of a public message, and of those after it if asked.
     * The message becomes the first one of the new ticket, which is of whom it is from, or of the requester when the staff wrote it; priority, tags and assignee are those of the ticket. Each names the other in its timeline, and they are linked as related. Within a day, tickets.unsplit brings everything back.
     *
     * `POST /api/tickets/{id}/split` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · This message is not on the ticket · An internal note cannot begin a ticket
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.split({ id: 'k3v9x2m7q4', messageId: 'h5t1y8u3io', andLater: true });
     */
    split(...given: Arguments<'tickets.split'>): Promise<Result<'tickets.split'>>;

    /**
     * Undo splitting off a ticket, within a day of it.
     * Its messages, with those written on it since, are again on the ticket that they were split from, and it is gone.
     *
     * `POST /api/tickets/{id}/unsplit` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 not_split · This ticket was not split off another one · too_late · Splitting can be undone for a day · in_use · A reply waits on this ticket. Please send it or take it back first. · Other tickets were merged into this one · Something was written on this ticket since
     * @example
     * await helpdesk.tickets.unsplit({ id: 'k3v9x2m7q4' });
     */
    unsplit(...given: Arguments<'tickets.unsplit'>): Promise<Result<'tickets.unsplit'>>;

    /**
     * Snooze a ticket until a time, or until its customer answers.
     * It keeps its status, waits for nobody, and leaves the lists by turn. It comes back at its time, and before it when the customer answers: once, changed now, and unread by everybody. Resolving or closing it ends it, too. A ticket that is snoozed gets the new time.
     *
     * `POST /api/tickets/{id}/snooze` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Please choose a time in the future · Please choose a time within a year
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 not_active · Only a ticket that is open or in progress can be snoozed · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.snooze({ id: 'k3v9x2m7q4', until: '2026-11-23T08:00:00.000Z' });
     */
    snooze(...given: Arguments<'tickets.snooze'>): Promise<Result<'tickets.snooze'>>;

    /**
     * Bring a snoozed ticket back now.
     * A ticket that is not snoozed stays as it is.
     *
     * `DELETE /api/tickets/{id}/snooze` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.unsnooze({ id: 'k3v9x2m7q4' });
     */
    unsnooze(...given: Arguments<'tickets.unsnooze'>): Promise<Result<'tickets.unsnooze'>>;

    /**
     * Assign a ticket to a colleague with an internal note for them, and perhaps the draft of a reply.
     * Both at once, or neither. The colleague is notified with the words of the note. The draft is kept with the note, for whoever goes on, until tickets.removeDraft. The caller follows the ticket from then on.
     *
     * `POST /api/tickets/{id}/hand-over` · signed in with assign_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.handOver({
     *   id: 'k3v9x2m7q4',
     *   assignedAgentId: 'b3x7w1z5pe',
     *   note: 'She waits for the part, can you go on?',
     *   draft: 'Hello Ada, the part has come.',
     * });
     */
    handOver(...given: Arguments<'tickets.handOver'>): Promise<Result<'tickets.handOver'>>;

    /**
     * Remove the draft that was handed over with an internal note, as it is used or not wanted.
     * Nothing happens when it is gone already. The note stays.
     *
     * `DELETE /api/tickets/{id}/messages/{messageId}/draft` · signed in with assign_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.removeDraft({ id: 'k3v9x2m7q4', messageId: 'k3v9x2m7q4' });
     */
    removeDraft(...given: Arguments<'tickets.removeDraft'>): Promise<Result<'tickets.removeDraft'>>;

    /**
     * Follow a ticket, or have other members of the staff follow it.
     * Followers are notified of replies, notes and changes of the status as the assignee is. Whoever an internal note mentions follows the ticket, too. Who follows it already stays.
     *
     * `POST /api/tickets/{id}/followers` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · Only members of the staff can follow a ticket · At most 50 members can follow a ticket
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.follow({ id: 'k3v9x2m7q4', userIds: ['b3x7w1z5pe'] });
     */
    follow(...given: Arguments<'tickets.follow'>): Promise<Result<'tickets.follow'>>;

    /**
     * Follow a ticket no more, or have another member follow it no more.
     * Who does not follow it stays so.
     *
     * `DELETE /api/tickets/{id}/followers/{userId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.unfollow({ id: 'k3v9x2m7q4', userId: 'k3v9x2m7q4' });
     */
    unfollow(...given: Arguments<'tickets.unfollow'>): Promise<Result<'tickets.unfollow'>>;

    /**
     * The language of the customer of a ticket, which their mails are in.
     * For the staff only. Known from their own email, from the page of another site that they wrote on, or set by a member; kept for the customer, by their address, for all of their tickets. An email says more than a page, a member more than both.
     *
     * `GET /api/tickets/{id}/customer-language` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.customerLanguage({ id: 'k3v9x2m7q4' });
     */
    customerLanguage(...given: Arguments<'tickets.customerLanguage'>): Promise<Result<'tickets.customerLanguage'>>;

    /**
     * Set the language of the customer of a ticket, for all of their tickets.
     * It stays until a member sets another one. With null it is not known, until an email or a page says it.
     *
     * `PUT /api/tickets/{id}/customer-language` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 no_address · This customer has no email address; ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.setCustomerLanguage({ id: 'k3v9x2m7q4', language: 'de' });
     */
    setCustomerLanguage(...given: Arguments<'tickets.setCustomerLanguage'>): Promise<Result<'tickets.setCustomerLanguage'>>;

    /**
     * The tickets that a ticket is linked with.
     * For the staff only. One that is spam or in the trash is left out until it is restored. Links of a merged ticket are with the one that it was merged into.
     *
     * `GET /api/tickets/{id}/links` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.listLinks({ id: 'k3v9x2m7q4' });
     */
    listLinks(...given: Arguments<'tickets.listLinks'>): Promise<Result<'tickets.listLinks'>>;

    /**
     * Link a ticket with another one: as related, as its duplicate, or as caused by it.
     * Two tickets have one link: who links them again changes what it says. The other ticket has the same link from its side, and the timelines of both say so. Linking what is linked so already changes nothing.
     *
     * `POST /api/tickets/{id}/links` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · A ticket cannot be linked with itself · A ticket can be linked with at most 50 others
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042 · The other ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.link({ id: 'k3v9x2m7q4', ticketId: 'd7u8p9l0ic', kind: 'duplicate' });
     */
    link(...given: Arguments<'tickets.link'>): Promise<Result<'tickets.link'>>;

    /**
     * Link two tickets no more.
     * The link is gone from both. Two tickets that are not linked stay so.
     *
     * `DELETE /api/tickets/{id}/links/{otherId}` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.unlink({ id: 'k3v9x2m7q4', otherId: 'k3v9x2m7q4' });
     */
    unlink(...given: Arguments<'tickets.unlink'>): Promise<Result<'tickets.unlink'>>;

    /**
     * Up to three tickets of the same requester that look like this one; active ones first.
     * Alike are tickets of the last 14 days that share words with its subject or the beginning of its description. Those that it is linked with are left out.
     *
     * `GET /api/tickets/{id}/suggested-duplicates` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.suggestDuplicates({ id: 'k3v9x2m7q4' });
     */
    suggestDuplicates(...given: Arguments<'tickets.suggestDuplicates'>): Promise<Result<'tickets.suggestDuplicates'>>;

    /**
     * Send a reply in some seconds, in which it can be undone, or at a chosen time.
     * Exactly one of holdSeconds and sendAt is required. The answer says that the reply is kept: it is sent even if the caller goes away. Until then only the staff sees it, and nothing is mailed. With holdSeconds it goes whatever happens meanwhile. With sendAt it is stopped, and its author notified, when somebody else writes to the customer or the customer writes first, when the ticket is closed, and when its author leaves the staff.
     *
     * `POST /api/tickets/{id}/scheduled-replies` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters · Please choose a time in the future · Please choose a time within a year · Choose either holdSeconds or sendAt · The file is not there any more. Please attach it again. · The files of a message can have 50 MB together; file_infected · A virus was found in invoice.zip, so it cannot be attached
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 newer_message · Somebody answered meanwhile. Please read the new message before you send yours. · too_many · At most 20 replies can wait on a ticket · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.scheduleReply({
     *   id: 'k3v9x2m7q4',
     *   message: 'Does it boil now?',
     *   holdSeconds: 10,
     *   status: 'resolved',
     *   seenMessageId: null,
     * });
     */
    scheduleReply(...given: Arguments<'tickets.scheduleReply'>): Promise<Result<'tickets.scheduleReply'>>;

    /**
     * Take back a reply that waits, or was stopped.
     * Its author takes the words back, which are the answer. Anybody else of the staff stops a reply with sendAt: the words stay for their author, who is notified; once that one has left the staff, the words are for whoever takes them.
     *
     * `DELETE /api/tickets/{id}/scheduled-replies/{replyId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only its author can take this reply back
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is not waiting any more
     * @throws HelpdeskError 409 already_sent · This reply has been sent already
     * @example
     * await helpdesk.tickets.cancelReply({ id: 'k3v9x2m7q4', replyId: 'k3v9x2m7q4' });
     */
    cancelReply(...given: Arguments<'tickets.cancelReply'>): Promise<Result<'tickets.cancelReply'>>;

    /**
     * Send a reply at once that waits, or was stopped; by its author only.
     * A reply that has been sent already is answered with its message.
     *
     * `POST /api/tickets/{id}/scheduled-replies/{replyId}/send` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only its author can send this reply
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is not waiting any more
     * @example
     * await helpdesk.tickets.sendReplyNow({ id: 'k3v9x2m7q4', replyId: 'k3v9x2m7q4' });
     */
    sendReplyNow(...given: Arguments<'tickets.sendReplyNow'>): Promise<Result<'tickets.sendReplyNow'>>;

    /**
     * Send the mails of a reply again that were not delivered.
     * To the address that the ticket has now: change it first with tickets.update if it was wrong.
     *
     * `POST /api/tickets/{id}/messages/{messageId}/retry` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.retryMails({ id: 'k3v9x2m7q4', messageId: 'k3v9x2m7q4' });
     */
    retryMails(...given: Arguments<'tickets.retryMails'>): Promise<Result<'tickets.retryMails'>>;

    /**
     * The original email of a ticket, with quotes and attachments; kept for 90 days.
     * The raw message as received, with all headers and attachments.
     *
     * `GET /api/tickets/{id}/mails/{mailId}` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · This email is not kept any more
     * @example
     * const text = await helpdesk.tickets.mail({ id: 'k3v9x2m7q4', mailId: 'k3v9x2m7q4' });
     */
    mail(...given: Arguments<'tickets.mail'>): Promise<Result<'tickets.mail'>>;
  };

  tasks: {
    /**
     * List the tasks of a ticket, in their order.
     * Those of a merged ticket are with the one that it was merged into.
     *
     * `GET /api/tickets/{id}/tasks` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tasks.list({ id: 'k3v9x2m7q4' });
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tasks.list', Unless<Etag>>
    ): Promise<Result<'tasks.list'> | Unchanged<Etag>>;

    /**
     * Add a task to a ticket, as its last one.
     * Whoever it is assigned to is notified, unless they add it themselves. The ticket itself does not change.
     *
     * `POST /api/tickets/{id}/tasks` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Only members of the staff can be assigned a task
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 too_many · A ticket can have 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tasks.create({
     *   id: 'k3v9x2m7q4',
     *   title: 'Ask the courier where the parcel is',
     *   assigneeId: 'b3x7w1z5pe',
     *   dueOn: '2026-11-23',
     * });
     */
    create(...given: Arguments<'tasks.create'>): Promise<Result<'tasks.create'>>;

    /**
     * Change a task, or check it off; omitted fields stay unchanged.
     * Whoever it is newly assigned to is notified, unless they do it themselves. Only checking it off, and taking that back, stand in the timeline.
     *
     * `PATCH /api/tickets/{id}/tasks/{taskId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · Only members of the staff can be assigned a task
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tasks.update({ id: 'k3v9x2m7q4', taskId: 'k3v9x2m7q4', isDone: true });
     */
    update(...given: Arguments<'tasks.update'>): Promise<Result<'tasks.update'>>;

    /**
     * Delete a task.
     * It can be restored for a day.
     *
     * `DELETE /api/tickets/{id}/tasks/{taskId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tasks.delete({ id: 'k3v9x2m7q4', taskId: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'tasks.delete'>): Promise<Result<'tasks.delete'>>;

    /**
     * Restore a task that was deleted less than a day ago.
     * At its place. Succeeds when the task is there.
     *
     * `POST /api/tickets/{id}/tasks/{taskId}/restore` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
     * @throws HelpdeskError 409 too_many · A ticket can have 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tasks.restore({ id: 'k3v9x2m7q4', taskId: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'tasks.restore'>): Promise<Result<'tasks.restore'>>;
  };

  files: {
    /**
     * Upload a file, to attach it to a message.
     * The body is the file itself, by default of at most 25 MB. Its type is found by its content, not by its name. The caller attaches it by its id (fileIds of tickets.reply, tickets.scheduleReply, tickets.create, chat.send and chat.addNote) within a day; a file that no message names by then is deleted.
     *
     * `POST /api/files` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 file_required · This file is empty; file_infected · A virus was found in invoice.zip, so it cannot be attached
     * @throws HelpdeskError 409 too_many · The space for files is used up. Please tell an admin.
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
     * @throws HelpdeskError 503 unavailable · The file could not be stored. Please try again later.
     * @example
     * await helpdesk.files.upload({ name: 'manual.pdf', file });
     */
    upload(...given: Arguments<'files.upload'>): Promise<Result<'files.upload'>>;

    /**
     * Begin to upload a file in pieces.
     * By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What files.upload says of files that are uploaded at once holds for these.
     *
     * `POST /api/files/uploads` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
     * @throws HelpdeskError 409 too_many · The space for files is used up. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
     * @example
     * await helpdesk.files.beginUpload({ name: 'manual.pdf' });
     */
    beginUpload(...given: Arguments<'files.beginUpload'>): Promise<Result<'files.beginUpload'>>;

    /**
     * How far an upload in pieces is.
     * Also by HEAD, as tus has it. Once all is there, file is what a message can name.
     *
     * `GET /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @example
     * await helpdesk.files.getUpload({ id: 'k3v9x2m7q4' });
     */
    getUpload(...given: Arguments<'files.getUpload'>): Promise<Result<'files.getUpload'>>;

    /**
     * Send a piece of a file.
     * From the byte on that Upload-Offset says. Of a piece that is cut off, what has come is kept. The last piece is answered once the whole file is stored and checked as a file that is uploaded at once.
     *
     * `PATCH /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · Upload-Offset must be a number of bytes; file_kind · This kind of file cannot be sent here; file_infected · A virus was found in invoice.zip, so it cannot be attached
     * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
     * @throws HelpdeskError 409 upload_offset · The upload goes on at another byte; too_many · The space for files is used up. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB; upload_too_long · This is more than the file was to have
     * @throws HelpdeskError 503 unavailable · The file could not be stored. Please try again later.
     * @example
     * await helpdesk.files.appendToUpload({ id: 'k3v9x2m7q4', file });
     */
    appendToUpload(...given: Arguments<'files.appendToUpload'>): Promise<Result<'files.appendToUpload'>>;

    /**
     * Give an upload up.
     * Its pieces are deleted. One that nobody gives up is deleted a day after it has begun.
     *
     * `DELETE /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @example
     * await helpdesk.files.cancelUpload({ id: 'k3v9x2m7q4' });
     */
    cancelUpload(...given: Arguments<'files.cancelUpload'>): Promise<Result<'files.cancelUpload'>>;

    /**
     * Make a file of what was put into the storage.
     * Once the whole file was put where direct says (files.beginUpload). The server reads it, removes metadata of pictures, shows it to the virus scanner, and puts it where files are, as a file that is uploaded at once. Repeated, it answers the same file until a message names it.
     *
     * `POST /api/files/uploads/{id}/confirmation` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 file_infected · A virus was found in invoice.zip, so it cannot be attached
     * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
     * @throws HelpdeskError 409 upload_missing · The file has not come yet; too_many · The space for files is used up. Please tell an admin.
     * @throws HelpdeskError 413 upload_too_long · This is more than the file was to have
     * @throws HelpdeskError 503 unavailable · The file could not be stored. Please try again later.
     * @example
     * await helpdesk.files.confirmUpload({ id: 'k3v9x2m7q4' });
     */
    confirmUpload(...given: Arguments<'files.confirmUpload'>): Promise<Result<'files.confirmUpload'>>;
  };

  time: {
    /**
     * List the time spent on a ticket, the newest day first.
     * Those of a merged ticket are with the one that it was merged into. Timers that run are first; they have no minutes yet.
     *
     * `GET /api/tickets/{id}/time-entries` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.time.list({ id: 'k3v9x2m7q4' });
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'time.list', Unless<Etag>>
    ): Promise<Result<'time.list'> | Unchanged<Etag>>;

    /**
     * Note time that the caller has spent on a ticket.
     * The ticket itself does not change.
     *
     * `POST /api/tickets/{id}/time-entries` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.create({
     *   id: 'k3v9x2m7q4',
     *   minutes: 80,
     *   day: '2026-11-20',
     *   note: 'Tried it with another kettle',
     * });
     */
    create(...given: Arguments<'time.create'>): Promise<Result<'time.create'>>;

    /**
     * Change a time entry; omitted fields stay unchanged.
     * Own entries; with manage_team also those of others. Minutes given to a timer that runs stop it.
     *
     * `PATCH /api/tickets/{id}/time-entries/{entryId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only who spent the time, or an admin, can change this
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.update({ id: 'k3v9x2m7q4', entryId: 'k3v9x2m7q4', minutes: 75 });
     */
    update(...given: Arguments<'time.update'>): Promise<Result<'time.update'>>;

    /**
     * Delete a time entry, or a timer that runs.
     * Own entries; with manage_team also those of others. It can be restored for a day; a timer with the time until then.
     *
     * `DELETE /api/tickets/{id}/time-entries/{entryId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only who spent the time, or an admin, can change this
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.delete({ id: 'k3v9x2m7q4', entryId: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'time.delete'>): Promise<Result<'time.delete'>>;

    /**
     * Restore a time entry that was deleted less than a day ago.
     * Own entries; with manage_team also those of others. Succeeds when the entry is there.
     *
     * `POST /api/tickets/{id}/time-entries/{entryId}/restore` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only who spent the time, or an admin, can change this
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
     * @throws HelpdeskError 409 too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.restore({ id: 'k3v9x2m7q4', entryId: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'time.restore'>): Promise<Result<'time.restore'>>;

    /**
     * Start a timer of the caller on a ticket.
     * Each member has one: another one that runs is stopped, and its time noted where it ran. Starting it again where it runs changes nothing.
     *
     * `POST /api/tickets/{id}/timer` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.startTimer({ id: 'k3v9x2m7q4' });
     */
    startTimer(...given: Arguments<'time.startTimer'>): Promise<Result<'time.startTimer'>>;

    /**
     * The timer of the caller that runs, on whichever ticket.
     * It runs on the server: also while no page is open, for 24 hours at most.
     *
     * `GET /api/timer` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.time.timer();
     */
    timer<Etag extends string | undefined = undefined>(
      ...given: Arguments<'time.timer', Unless<Etag>>
    ): Promise<Result<'time.timer'> | Unchanged<Etag>>;

    /**
     * Stop the timer of the caller, and note its time on its ticket.
     * Whole minutes, one at least; 24 hours at most. The day is the one on which it was started, in the time zone of the organization.
     *
     * `POST /api/timer/stop` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · No timer is running
     * @example
     * await helpdesk.time.stopTimer();
     */
    stopTimer(...given: Arguments<'time.stopTimer'>): Promise<Result<'time.stopTimer'>>;
  };

  tags: {
    /**
     * All tags of the organization, by name, with the number of their tickets.
     * At most 1000.
     *
     * `GET /api/tags` · signed in with view_assigned_tickets, or an API key with tags:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.tags.list();
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tags.list', Unless<Etag>>
    ): Promise<Result<'tags.list'> | Unchanged<Etag>>;

    /**
     * Add a tag.
     * If there is a tag of this name already, apart from case, accents and spaces, the answer is that one, unchanged.
     *
     * `POST /api/tags` · signed in with resolve_tickets, or an API key with tags:create · done once however often it is tried
     * @throws HelpdeskError 409 too_many · An organization can have 1000 tags
     * @example
     * await helpdesk.tags.create({ name: 'Shipping', color: 'blue' });
     */
    create(...given: Arguments<'tags.create'>): Promise<Result<'tags.create'>>;

    /**
     * Rename a tag or change its color, on all of its tickets; omitted fields stay unchanged.
     * Refused for the name of another tag: these can be merged.
     *
     * `PATCH /api/tags/{id}` · signed in with manage_settings, or an API key with tags:update
     * @throws HelpdeskError 404 not_found · Tag not found
     * @throws HelpdeskError 409 tag_exists · There is already a tag with this name
     * @example
     * await helpdesk.tags.update({ id: 'k3v9x2m7q4', name: 'Delivery' });
     */
    update(...given: Arguments<'tags.update'>): Promise<Result<'tags.update'>>;

    /**
     * Delete a tag, and take it off its tickets.
     * It can be restored with its tickets for a day.
     *
     * `DELETE /api/tags/{id}` · signed in with manage_settings, or an API key with tags:delete
     * @throws HelpdeskError 404 not_found · Tag not found
     * @example
     * await helpdesk.tags.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'tags.delete'>): Promise<Result<'tags.delete'>>;

    /**
     * The views, macros, forms and webhooks that name a tag.
     * To ask before the tag is deleted: then these views and webhooks find nothing, and the others leave it out.
     *
     * `GET /api/tags/{id}/uses` · signed in with manage_settings, or an API key with tags:delete
     * @throws HelpdeskError 404 not_found · Tag not found
     * @example
     * await helpdesk.tags.uses({ id: 'k3v9x2m7q4' });
     */
    uses(...given: Arguments<'tags.uses'>): Promise<Result<'tags.uses'>>;

    /**
     * Merge other tags into this one: their tickets get it, and they are deleted.
     * For a day, tags.restore undoes it for each of them. Succeeds when they have been merged into it already.
     *
     * `POST /api/tags/{id}/merge` · signed in with manage_settings, or an API key with tags:update
     * @throws HelpdeskError 404 not_found · Tag not found
     * @example
     * await helpdesk.tags.merge({ id: 'k3v9x2m7q4', tagIds: ['t5p6o7s8tx'] });
     */
    merge(...given: Arguments<'tags.merge'>): Promise<Result<'tags.merge'>>;

    /**
     * Restore a tag that was deleted or merged into another less than a day ago, on its tickets.
     * After a merge, the tickets that got the other tag by it lose that again. Succeeds when the tag is there.
     *
     * `POST /api/tags/{id}/restore` · signed in with manage_settings, or an API key with tags:update
     * @throws HelpdeskError 404 not_found · Tag not found
     * @throws HelpdeskError 409 tag_exists · There is already a tag with this name; too_many · An organization can have 1000 tags
     * @example
     * await helpdesk.tags.restore({ id: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'tags.restore'>): Promise<Result<'tags.restore'>>;
  };

  views: {
    /**
     * The saved views of the team and the caller's own, each in their order, and which view the caller's tickets open with.
     * Those of the team first. At most 50 of the team and 50 of the caller.
     *
     * `GET /api/views` · signed in with view_assigned_tickets, or an API key with views:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.views.list();
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'views.list', Unless<Etag>>
    ): Promise<Result<'views.list'> | Unchanged<Etag>>;

    /**
     * Save a view.
     * Personal unless visibility says otherwise. It comes last among those of its owner, whose names differ in more than case and accents. A query that is not understood is refused as by tickets.list.
     *
     * `POST /api/views` · signed in with view_assigned_tickets, or an API key with views:create · done once however often it is tried
     * @throws HelpdeskError 409 too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already
     * @example
     * await helpdesk.views.create({
     *   name: 'Urgent refunds',
     *   query: 'priority:urgent turn:any sort:oldest refund',
     *   visibility: 'team',
     * });
     */
    create(...given: Arguments<'views.create'>): Promise<Result<'views.create'>>;

    /**
     * How many tickets there are in each saved view now.
     * The numbers that tickets.list has as its total for the query of each view, of those that views.list answers.
     *
     * `GET /api/views/counts` · signed in with view_assigned_tickets, or an API key with views:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.views.counts();
     */
    counts<Etag extends string | undefined = undefined>(
      ...given: Arguments<'views.counts', Unless<Etag>>
    ): Promise<Result<'views.counts'> | Unchanged<Etag>>;

    /**
     * Choose the view that the caller's tickets open with.
     * In this organization. A view that is deleted, or not for the caller any more, counts as none.
     *
     * `PATCH /api/views/default` · signed in with view_assigned_tickets, or an API key with views:update
     * @throws HelpdeskError 404 not_found · View not found
     * @example
     * await helpdesk.views.setDefault({ view: 'needsReply' });
     */
    setDefault(...given: Arguments<'views.setDefault'>): Promise<Result<'views.setDefault'>>;

    /**
     * Change a saved view; omitted fields stay unchanged.
     * Without manage_settings, only one's own. A view that becomes personal or the team's comes last there.
     *
     * `PATCH /api/views/{id}` · signed in with view_assigned_tickets, or an API key with views:update
     * @throws HelpdeskError 404 not_found · View not found
     * @throws HelpdeskError 409 too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already
     * @example
     * await helpdesk.views.update({ id: 'k3v9x2m7q4', name: 'Refunds', position: 1 });
     */
    update(...given: Arguments<'views.update'>): Promise<Result<'views.update'>>;

    /**
     * Delete a saved view.
     * It can be restored for a day. Without manage_settings, only one's own.
     *
     * `DELETE /api/views/{id}` · signed in with view_assigned_tickets, or an API key with views:delete
     * @throws HelpdeskError 404 not_found · View not found
     * @example
     * await helpdesk.views.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'views.delete'>): Promise<Result<'views.delete'>>;

    /**
     * Restore a saved view that was deleted less than a day ago.
     * At its place. Without manage_settings, only one's own.
     *
     * `POST /api/views/{id}/restore` · signed in with view_assigned_tickets, or an API key with views:update
     * @throws HelpdeskError 404 not_found · View not found
     * @throws HelpdeskError 409 too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already
     * @example
     * await helpdesk.views.restore({ id: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'views.restore'>): Promise<Result<'views.restore'>>;
  };

  deadLetters: {
    /**
     * The mails, webhook deliveries and jobs that failed and are not tried again, newest first.
     * A delivery is tried for at least 72 hours, unless the receiver refuses it for good. It stays in this list until it succeeds, its ticket is deleted for good, or it is a year old; webhook deliveries stay for 30 days.
     *
     * `GET /api/dead-letters` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.deadLetters.list();
     */
    list(...given: Arguments<'deadLetters.list'>): Promise<Result<'deadLetters.list'>>;

    /**
     * Try all of them again, or all of one kind.
     * Each is due at once and gets new attempts.
     *
     * `POST /api/dead-letters/retry` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.deadLetters.retryAll({ kind: 'mail' });
     */
    retryAll(...given: Arguments<'deadLetters.retryAll'>): Promise<Result<'deadLetters.retryAll'>>;

    /**
     * Try one of them again.
     * It is due at once and gets new attempts.
     *
     * `POST /api/dead-letters/{id}/retry` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 404 not_found · This delivery is not in the list any more
     * @example
     * await helpdesk.deadLetters.retry({ id: 'k3v9x2m7q4' });
     */
    retry(...given: Arguments<'deadLetters.retry'>): Promise<Result<'deadLetters.retry'>>;
  };

  blockedSenders: {
    /**
     * The blocked addresses, domains and visitors, last added first.
     * At most 1000.
     *
     * `GET /api/blocked-senders` · signed in with resolve_tickets, or an API key with blocked_senders:read
     * @example
     * await helpdesk.blockedSenders.list();
     */
    list(...given: Arguments<'blockedSenders.list'>): Promise<Result<'blockedSenders.list'>>;

    /**
     * Block an address, or a domain with all below it.
     * What they mail or send by forms becomes spam, and they are told nothing; they cannot start chats. Succeeds when it is blocked already. Refused for addresses of the team, and for domains of providers that many people have addresses at.
     *
     * `POST /api/blocked-senders` · signed in with resolve_tickets, or an API key with blocked_senders:create
     * @throws HelpdeskError 409 too_many · You can block 1000 senders
     * @example
     * await helpdesk.blockedSenders.create({ value: 'casino.example', reason: 'Advertises every day' });
     */
    create(...given: Arguments<'blockedSenders.create'>): Promise<Result<'blockedSenders.create'>>;

    /**
     * Unblock a sender.
     * What they sent before stays spam.
     *
     * `DELETE /api/blocked-senders/{id}` · signed in with resolve_tickets, or an API key with blocked_senders:delete
     * @throws HelpdeskError 404 not_found · This sender is not blocked
     * @example
     * await helpdesk.blockedSenders.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'blockedSenders.delete'>): Promise<Result<'blockedSenders.delete'>>;
  };

  mailTexts: {
    /**
     * The words of every mail to customers, in each language of the organization.
     * The organization's own where it has some, else the built-in ones, which are in English. A mail is in the language of its customer (tickets.customerLanguage) where there are words in it, else in that of organization.settings, with the built-in words where there are none in that.
     *
     * `GET /api/organization/mail-texts` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.mailTexts.list();
     */
    list(...given: Arguments<'mailTexts.list'>): Promise<Result<'mailTexts.list'>>;

    /**
     * Replace the organization's own words of a mail in a language.
     * What is omitted is built in. A variable that does not exist, or that may not be known and says no word for that, is refused.
     *
     * `PUT /api/organization/mail-texts/{kind}/{language}` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 409 too_many · You can write emails in 30 languages
     * @example
     * await helpdesk.mailTexts.update({
     *   kind: 'request_received',
     *   language: 'k3v9x2m7q4',
     *   subject: 'Your parcel and [{ticket.number}]',
     *   heading: 'Hello!',
     *   opening: 'Dear {customer.firstName|customer}, we got your request {ticket.number}.',
     * });
     */
    update(...given: Arguments<'mailTexts.update'>): Promise<Result<'mailTexts.update'>>;

    /**
     * Return to the built-in words of a mail in a language.
     * Succeeds when they are built in already.
     *
     * `DELETE /api/organization/mail-texts/{kind}/{language}` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.mailTexts.reset({ kind: 'request_received', language: 'k3v9x2m7q4' });
     */
    reset(...given: Arguments<'mailTexts.reset'>): Promise<Result<'mailTexts.reset'>>;

    /**
     * Render a mail with these words, about a customer who does not exist.
     * Changes and sends nothing. It is rendered as it would be sent, with the branding of the organization.
     *
     * `POST /api/organization/mail-texts/{kind}/{language}/preview` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.mailTexts.preview({
     *   kind: 'request_received',
     *   language: 'k3v9x2m7q4',
     *   subject: 'Your parcel and [{ticket.number}]',
     *   heading: 'Hello!',
     *   opening: 'Dear {customer.firstName|customer}, we got your request {ticket.number}.',
     * });
     */
    preview(...given: Arguments<'mailTexts.preview'>): Promise<Result<'mailTexts.preview'>>;
  };

  sentences: {
    /**
     * What visitors and customers do not read in their language, of each language on offer.
     * A sentence is missing where another language on offer has it in the organization's own words and this one says it as it is built in; a part of an email where customers get it in another language.
     *
     * `GET /api/organization/missing-sentences` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.sentences.missing();
     */
    missing(...given: Arguments<'sentences.missing'>): Promise<Result<'sentences.missing'>>;

    /**
     * What elements and pages for visitors say in a language in the organization's own words.
     * All other sentences are built in. A language can have words before it is offered.
     *
     * `GET /api/organization/sentences/{language}` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.sentences.list({ language: 'en' });
     */
    list(...given: Arguments<'sentences.list'>): Promise<Result<'sentences.list'>>;

    /**
     * Say sentences in own words, or as they are built in again.
     * Changes only the sentences that are named. Pages say them at once, elements within five minutes.
     *
     * `PATCH /api/organization/sentences/{language}` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.sentences.update({
     *   language: 'en',
     *   sentences: [{ name: 'help.welcome', text: 'What are you looking for?' }, { name: 'contact.touch', text: null }],
     * });
     */
    update(...given: Arguments<'sentences.update'>): Promise<Result<'sentences.update'>>;
  };

  mailbox: {
    /**
     * The address whose mail becomes tickets, and the DNS records of its mail.
     * Looks the records up, which takes some seconds at most; state is unknown where no server answered.
     *
     * `GET /api/mailbox` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.mailbox.get();
     */
    get(...given: Arguments<'mailbox.get'>): Promise<Result<'mailbox.get'>>;

    /**
     * Send a test through the whole circle.
     * Sends a mail to the address whose mail becomes tickets, as mails to customers are sent. When it arrives it becomes no ticket. At most ten tests in ten minutes, with those of organization.testEmail.
     *
     * `POST /api/mailbox/tests` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 409 no_mailbox · This helpdesk receives no email
     * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
     * @example
     * await helpdesk.mailbox.test();
     */
    test(...given: Arguments<'mailbox.test'>): Promise<Result<'mailbox.test'>>;

    /**
     * Whether a test has arrived.
     * Mails are kept for 90 days.
     *
     * `GET /api/mailbox/tests/{id}` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.mailbox.testResult({ id: 'k3v9x2m7q4' });
     */
    testResult(...given: Arguments<'mailbox.testResult'>): Promise<Result<'mailbox.testResult'>>;

    /**
     * The mails that became no ticket, newest first, each with the reason.
     * Automatic answers that belong to no ticket, mails of the helpdesk that came back, those of a sender who sent too many at once, and those that cannot be read. Mails are kept for 90 days.
     *
     * `GET /api/mailbox/held` · signed in with manage_settings, or an API key with tickets:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.mailbox.listHeld()) console.log(one);
     */
    listHeld(...given: Arguments<'mailbox.listHeld'>): Pages<ItemOf<'mailbox.listHeld'>>;

    /**
     * Make a ticket of a mail that was held, or an answer of its ticket.
     * It is read again within some seconds. One that cannot be read is held again.
     *
     * `POST /api/mailbox/held/{id}/take-in` · signed in with manage_settings, or an API key with tickets:create
     * @throws HelpdeskError 404 not_found · This email is not held
     * @throws HelpdeskError 409 no_sender · This email names no sender: enter an address with mailbox.takeInFrom
     * @example
     * await helpdesk.mailbox.takeIn({ id: 'k3v9x2m7q4' });
     */
    takeIn(...given: Arguments<'mailbox.takeIn'>): Promise<Result<'mailbox.takeIn'>>;

    /**
     * Make a ticket of a mail that was held, from the sender whom you name.
     * For mail that names nobody who can be answered. It is read again within some seconds.
     *
     * `POST /api/mailbox/held/{id}/take-in-from` · signed in with manage_settings, or an API key with tickets:create
     * @throws HelpdeskError 404 not_found · This email is not held
     * @example
     * await helpdesk.mailbox.takeInFrom({ id: 'k3v9x2m7q4', email: 'vera@example.com', name: 'Vera Visitor' });
     */
    takeInFrom(...given: Arguments<'mailbox.takeInFrom'>): Promise<Result<'mailbox.takeInFrom'>>;
  };

  search: {
    /**
     * Search tickets, people and articles that the caller may see; every word must match, the last one as a prefix; best match first.
     * Customers find only their own tickets, without internal notes; article drafts are found only by members who may edit articles.
     *
     * `GET /api/search` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with search:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.search.query({ q: 'kettle' });
     */
    query<Etag extends string | undefined = undefined>(
      ...given: Arguments<'search.query', Unless<Etag>>
    ): Promise<Result<'search.query'> | Unchanged<Etag>>;
  };

  audit: {
    /**
     * The audit log, newest first.
     * Who did what, from where, and what it changed: sign-ins (failed ones of members too), members, invitations, keys, webhooks, settings, domains, branding, exports and deletions. An entry is written with the change itself, and never changed.
     *
     * `GET /api/audit` · signed in with manage_organization, or an API key with audit:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.audit.list()) console.log(one);
     */
    list(...given: Arguments<'audit.list'>): Pages<ItemOf<'audit.list'>>;

    /**
     * Whether the audit log is as it was written.
     * Each entry has a hash of itself and of the hash before it: a changed, removed or swapped entry is found. Entries that were removed because of their age are no break. Who keeps number and hash of an entry elsewhere, such as by an export, can compare them later: whoever may write to the database itself could calculate all hashes anew.
     *
     * `GET /api/audit/verification` · signed in with manage_organization, or an API key with audit:read
     * @example
     * await helpdesk.audit.verify();
     */
    verify(...given: Arguments<'audit.verify'>): Promise<Result<'audit.verify'>>;

    /**
     * The audit log as CSV, oldest first.
     * RFC 4180; cells that a spreadsheet would read as formulas are escaped. The export itself is in the log from then on.
     *
     * `GET /api/audit.csv` · signed in with manage_organization, or an API key with audit:read
     * @example
     * const text = await helpdesk.audit.exportCsv();
     */
    exportCsv(...given: Arguments<'audit.exportCsv'>): Promise<Result<'audit.exportCsv'>>;

    /**
     * The audit log as JSON, a line for each entry, oldest first.
     * Each line is an entry as audit.list has it. The export itself is in the log from then on.
     *
     * `GET /api/audit.jsonl` · signed in with manage_organization, or an API key with audit:read
     * @example
     * const text = await helpdesk.audit.exportJsonl();
     */
    exportJsonl(...given: Arguments<'audit.exportJsonl'>): Promise<Result<'audit.exportJsonl'>>;
  };

  team: {
    /**
     * The admins and agents that a ticket can be assigned to.
     * Includes members who are away.
     *
     * `GET /api/team/assignable` · signed in with assign_tickets, or an API key with team:read
     * @example
     * await helpdesk.team.assignable();
     */
    assignable(...given: Arguments<'team.assignable'>): Promise<Result<'team.assignable'>>;

    /**
     * Set whether tickets and chats are assigned to the caller automatically.
     * Tickets that are already assigned stay assigned.
     *
     * `PATCH /api/team/availability` · signed in with view_assigned_tickets, or an API key with team:update
     * @example
     * await helpdesk.team.setAvailability({ availability: 'away' });
     */
    setAvailability(...given: Arguments<'team.setAvailability'>): Promise<Result<'team.setAvailability'>>;

    /**
     * All members, in the order in which they joined.
     * Includes customers with an account.
     *
     * `GET /api/team/members` · signed in with manage_team, or an API key with team:read
     * @example
     * await helpdesk.team.list();
     */
    list(...given: Arguments<'team.list'>): Promise<Result<'team.list'>>;

    /**
     * Remove a member; their tickets are unassigned, their sockets close, and their sessions end if they belong to no other organization.
     * Members cannot remove themselves, and the last admin cannot be removed. API keys and webhooks that they made (team.belongings) are ended or handed over to the caller.
     *
     * `DELETE /api/team/members/{memberId}` · signed in with remove_users, or an API key with team:delete
     * @throws HelpdeskError 403 own_row · You cannot remove yourself; higher_member · This member has rights that you do not have
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
     * @example
     * await helpdesk.team.remove({ memberId: 'k3v9x2m7q4' });
     */
    remove(...given: Arguments<'team.remove'>): Promise<Result<'team.remove'>>;

    /**
     * The working API keys and webhooks that a member made.
     * When the member is removed, or gets a role that does not allow them, each is ended (switched off) or handed over to whoever does that.
     *
     * `GET /api/team/members/{memberId}/belongings` · signed in with manage_team, or an API key with team:read
     * @throws HelpdeskError 404 not_found · Team member not found
     * @example
     * await helpdesk.team.belongings({ memberId: 'k3v9x2m7q4' });
     */
    belongings(...given: Arguments<'team.belongings'>): Promise<Result<'team.belongings'>>;

    /**
     * The views, macros and webhooks that name a member.
     * To ask before the member is removed: then these views and webhooks find nothing, and the macros assign to nobody. Webhooks are listed for those who can see them.
     *
     * `GET /api/team/members/{memberId}/uses` · signed in with remove_users, or an API key with team:delete
     * @throws HelpdeskError 404 not_found · Team member not found
     * @example
     * await helpdesk.team.uses({ memberId: 'k3v9x2m7q4' });
     */
    uses(...given: Arguments<'team.uses'>): Promise<Result<'team.uses'>>;

    /**
     * Change the role of a member; the tickets of a member who becomes a customer are unassigned.
     * Members cannot change their own role, and the last admin stays an admin. The new role applies from the next call on; sockets that it does not allow are closed.
     *
     * `PATCH /api/team/members/{memberId}/role` · signed in with change_user_roles
     * @throws HelpdeskError 403 own_row · You cannot change your own role; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can only give rights that you have yourself; higher_member · This member has rights that you do not have
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
     * @example
     * await helpdesk.team.setRole({ memberId: 'k3v9x2m7q4', role: 'agent' });
     */
    setRole(...given: Arguments<'team.setRole'>): Promise<Result<'team.setRole'>>;

    /**
     * The roles that the team has made, by name.
     * Beside the given ones: admin, agent and customer.
     *
     * `GET /api/team/roles` · signed in with manage_team, or an API key with team:read
     * @example
     * await helpdesk.team.roles();
     */
    roles(...given: Arguments<'team.roles'>): Promise<Result<'team.roles'>>;

    /**
     * Make a role of chosen permissions for members of the staff.
     * It takes permissions that the caller has themselves. Without view_all_tickets its members see the tickets that are assigned to them, and with view_unassigned_tickets those of nobody, too; for them no other ticket exists.
     *
     * `POST /api/team/roles` · signed in with change_user_roles · done once however often it is tried
     * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can only give rights that you have yourself
     * @throws HelpdeskError 409 too_many · An organization can have 50 roles of its own; role_exists · There is already a role with this name
     * @example
     * await helpdesk.team.createRole({
     *   name: 'Team lead',
     *   permissions: ['view_all_tickets', 'create_tickets', 'assign_tickets', 'resolve_tickets', 'view_live_chat', 'manage_live_chat', 'view_analytics', 'view_reports', 'manage_team'],
     * });
     */
    createRole(...given: Arguments<'team.createRole'>): Promise<Result<'team.createRole'>>;

    /**
     * Change a role that the team has made, for all who have it; omitted fields stay unchanged.
     * The new permissions hold from the next call of each member on. API keys and webhooks of its members that it does not allow (team.roleBelongings) are ended or handed over to the caller. Refused to whoever has the role themselves.
     *
     * `PATCH /api/team/roles/{roleId}` · signed in with change_user_roles
     * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can only give rights that you have yourself; own_row · You cannot change your own role
     * @throws HelpdeskError 404 not_found · Role not found
     * @throws HelpdeskError 409 role_exists · There is already a role with this name
     * @example
     * await helpdesk.team.updateRole({ roleId: 'k3v9x2m7q4', name: 'Lead' });
     */
    updateRole(...given: Arguments<'team.updateRole'>): Promise<Result<'team.updateRole'>>;

    /**
     * Delete a role that the team has made and that nobody has.
     * Its members get another role first, and invitations to it are revoked.
     *
     * `DELETE /api/team/roles/{roleId}` · signed in with change_user_roles
     * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can only give rights that you have yourself
     * @throws HelpdeskError 404 not_found · Role not found
     * @throws HelpdeskError 409 role_in_use · Please give the members and invitations with this role another one first
     * @example
     * await helpdesk.team.deleteRole({ roleId: 'k3v9x2m7q4' });
     */
    deleteRole(...given: Arguments<'team.deleteRole'>): Promise<Result<'team.deleteRole'>>;

    /**
     * The working API keys and webhooks that the members with a role made.
     * When the role changes and does not allow them, each is ended (switched off) or handed over to whoever changes it.
     *
     * `GET /api/team/roles/{roleId}/belongings` · signed in with manage_team, or an API key with team:read
     * @throws HelpdeskError 404 not_found · Role not found
     * @example
     * await helpdesk.team.roleBelongings({ roleId: 'k3v9x2m7q4' });
     */
    roleBelongings(...given: Arguments<'team.roleBelongings'>): Promise<Result<'team.roleBelongings'>>;

    /**
     * Remove the second factor of a member who has lost it.
     * For a member of this organization alone: of who belongs to others too, no admin decides. The member is signed out everywhere and mailed. Members reset their own in their profile.
     *
     * `DELETE /api/team/members/{memberId}/second-factor` · signed in with change_user_roles
     * @throws HelpdeskError 403 own_row · Change your own second factor in your profile; fresh_proof_needed · Please confirm your password to do this; higher_member · This member has rights that you do not have
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 second_factor_missing · This member has no second factor; belongs_elsewhere · This member belongs to other organizations too
     * @example
     * await helpdesk.team.resetSecondFactor({ memberId: 'k3v9x2m7q4' });
     */
    resetSecondFactor(...given: Arguments<'team.resetSecondFactor'>): Promise<Result<'team.resetSecondFactor'>>;

    /**
     * Unlink a member from their account at the single sign-on provider.
     * Their next sign-in by the provider links the account that then has their email address. Sessions by single sign-on end.
     *
     * `DELETE /api/team/members/{memberId}/sso` · signed in with change_user_roles
     * @throws HelpdeskError 403 own_row · You cannot unlink yourself; fresh_proof_needed · Please confirm your password to do this; higher_member · This member has rights that you do not have
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 sso_not_linked · This member has not signed in by single sign-on yet
     * @example
     * await helpdesk.team.unlinkSso({ memberId: 'k3v9x2m7q4' });
     */
    unlinkSso(...given: Arguments<'team.unlinkSso'>): Promise<Result<'team.unlinkSso'>>;

    /**
     * Invite a person by email; the link is returned this once.
     * The link is valid for seven days, once, and for this address only; only its hash is stored. Until an admin has confirmed their email address, three people can be invited in total, without a message. Invitations are limited by user, organization, address and day.
     *
     * `POST /api/team/invite` · signed in with invite_users · done once however often it is tried
     * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; email_unconfirmed · Please confirm your email address first: until then you can invite three people; higher_rights · You can only give rights that you have yourself
     * @throws HelpdeskError 409 already_member · This person is already a member of the team; already_invited · This person has already been invited
     * @example
     * await helpdesk.team.invite({
     *   email: 'linus@acme.example',
     *   role: 'agent',
     *   message: 'Welcome to the team!',
     * });
     */
    invite(...given: Arguments<'team.invite'>): Promise<Result<'team.invite'>>;

    /**
     * Invitations that have not been accepted, including expired ones.
     * Newest first, without the links.
     *
     * `GET /api/team/invitations` · signed in with manage_team, or an API key with team:read
     * @example
     * await helpdesk.team.invitations();
     */
    invitations(...given: Arguments<'team.invitations'>): Promise<Result<'team.invitations'>>;

    /**
     * Revoke an invitation.
     * The link answers 410 from then on.
     *
     * `DELETE /api/team/invitations/{id}` · signed in with invite_users, or an API key with team:delete
     * @throws HelpdeskError 404 not_found · Invitation not found
     * @example
     * await helpdesk.team.revokeInvitation({ id: 'k3v9x2m7q4' });
     */
    revokeInvitation(...given: Arguments<'team.revokeInvitation'>): Promise<Result<'team.revokeInvitation'>>;

    /**
     * Mail an invitation again; the same link is valid for seven more days.
     * Refused when the person has become a member in the meantime.
     *
     * `POST /api/team/invitations/{id}/resend` · signed in with invite_users, or an API key with team:create
     * @throws HelpdeskError 404 not_found · Invitation not found
     * @throws HelpdeskError 409 already_member · This person is already a member of the team
     * @example
     * await helpdesk.team.resendInvitation({ id: 'k3v9x2m7q4' });
     */
    resendInvitation(...given: Arguments<'team.resendInvitation'>): Promise<Result<'team.resendInvitation'>>;
  };

  contactForms: {
    /**
     * All forms, oldest first; at most 100.
     * Active or not, each with its number of submissions.
     *
     * `GET /api/contact-forms` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.contactForms.list();
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'contactForms.list', Unless<Etag>>
    ): Promise<Result<'contactForms.list'> | Unchanged<Etag>>;

    /**
     * Create a form.
     * Field names must be unique and must not begin with helpdesk-; select and radio require options; minLength must not exceed maxLength; a pattern must be RE2 syntax that can be checked in linear time.
     *
     * `POST /api/contact-forms` · signed in with manage_contact_forms, or an API key with contact_forms:create · done once however often it is tried
     * @throws HelpdeskError 409 too_many · An organization can have 100 contact forms; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.contactForms.create({
     *   name: 'Main contact form',
     *   title: 'Contact us',
     *   description: 'Tell us what we can do for you.',
     *   fields: [{ id: 'f1z', name: 'name', label: 'Name', type: 'text', required: true, placeholder: 'Your name' }, { id: 'f2z', name: 'email', label: 'Email', type: 'email', required: true, placeholder: 'you@example.com' }, { id: 'f3z', name: 'topic', label: 'Topic', type: 'select', required: false, options: ['Order', 'Repair'] }, { id: 'f4z', name: 'message', label: 'Message', type: 'textarea', required: true, validation: { maxLength: 5000 } }],
     *   settings: { submitButtonText: 'Send', sendEmailNotification: true, emailNotificationTo: 'support@acme.example' },
     *   isActive: true,
     * });
     */
    create(...given: Arguments<'contactForms.create'>): Promise<Result<'contactForms.create'>>;

    /**
     * Totals over all forms.
     * Months are in the organization's time zone.
     *
     * `GET /api/contact-forms/stats` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.contactForms.stats();
     */
    stats<Etag extends string | undefined = undefined>(
      ...given: Arguments<'contactForms.stats', Unless<Etag>>
    ): Promise<Result<'contactForms.stats'> | Unchanged<Etag>>;

    /**
     * A form with its fields and settings.
     * For the editor.
     *
     * `GET /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.get({ id: 'k3v9x2m7q4' });
     */
    get<Etag extends string | undefined = undefined>(
      ...given: Arguments<'contactForms.get', Unless<Etag>>
    ): Promise<Result<'contactForms.get'> | Unchanged<Etag>>;

    /**
     * Change a form; omitted settings stay unchanged, fields are replaced as a whole.
     * The rules of contactForms.create apply. With If-Match, the update is refused if the form has changed since. Submissions keep the answers to removed fields.
     *
     * `PATCH /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:update
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @throws HelpdeskError 409 too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @throws HelpdeskError 412 stale · This contact form was changed by someone else
     * @example
     * await helpdesk.contactForms.update({ id: 'k3v9x2m7q4', isActive: false });
     */
    update(...given: Arguments<'contactForms.update'>): Promise<Result<'contactForms.update'>>;

    /**
     * Delete a form with its submissions and figures; the tickets that came of them stay.
     * Cannot be undone; pages that embed the form say that it is not available.
     *
     * `DELETE /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:delete
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'contactForms.delete'>): Promise<Result<'contactForms.delete'>>;

    /**
     * The views and webhooks that name a form.
     * To ask before the form is deleted: then they find nothing. Webhooks are listed for those who can see them.
     *
     * `GET /api/contact-forms/{id}/uses` · signed in with manage_contact_forms, or an API key with contact_forms:delete
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.uses({ id: 'k3v9x2m7q4' });
     */
    uses(...given: Arguments<'contactForms.uses'>): Promise<Result<'contactForms.uses'>>;

    /**
     * Duplicate a form; the copy is inactive and has no submissions.
     * The copy has the same title, description, fields and settings; its fields have new ids, and " (copy)" is appended to its name.
     *
     * `POST /api/contact-forms/{id}/duplicate` · signed in with manage_contact_forms, or an API key with contact_forms:create · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @throws HelpdeskError 409 too_many · An organization can have 100 contact forms; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.contactForms.duplicate({ id: 'k3v9x2m7q4' });
     */
    duplicate(...given: Arguments<'contactForms.duplicate'>): Promise<Result<'contactForms.duplicate'>>;

    /**
     * Mail another confirmation link to the address that gets a form's notifications.
     * The link works for seven days. An address that was changed gets the first one by itself. Nothing is mailed to an address that has confirmed, or that is a member's.
     *
     * `POST /api/contact-forms/{id}/notice-confirmation` · signed in with manage_settings, or an API key with contact_forms:update
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.confirmNotices({ id: 'k3v9x2m7q4' });
     */
    confirmNotices(...given: Arguments<'contactForms.confirmNotices'>): Promise<Result<'contactForms.confirmNotices'>>;

    /**
     * How often a form was seen, started and submitted, by day.
     * Only counts are stored, nothing about the visitors.
     *
     * `GET /api/contact-forms/{id}/analytics` · signed in with manage_contact_forms, or an API key with contact_forms:read
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.analytics({ id: 'k3v9x2m7q4' });
     */
    analytics(...given: Arguments<'contactForms.analytics'>): Promise<Result<'contactForms.analytics'>>;

    /**
     * The submissions of a form, newest first.
     * q matches part of any answer.
     *
     * `GET /api/contact-forms/{id}/submissions` · signed in with manage_contact_forms, or an API key with contact_forms:read · iterate over it for all pages
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * for await (const one of helpdesk.contactForms.submissions({ id: 'k3v9x2m7q4' })) console.log(one);
     */
    submissions(...given: Arguments<'contactForms.submissions'>): Pages<ItemOf<'contactForms.submissions'>>;

    /**
     * One submission, with questions, answers and ticket.
     * The questions are those of the current form.
     *
     * `GET /api/contact-forms/{id}/submissions/{submissionId}` · signed in with manage_contact_forms, or an API key with contact_forms:read
     * @throws HelpdeskError 404 not_found · Submission not found
     * @example
     * await helpdesk.contactForms.submission({ id: 'k3v9x2m7q4', submissionId: 'k3v9x2m7q4' });
     */
    submission(...given: Arguments<'contactForms.submission'>): Promise<Result<'contactForms.submission'>>;

    /**
     * The submissions of a form as CSV, all or those that contain a text; cells that a spreadsheet would read as formulas are escaped.
     * RFC 4180, newest first.
     *
     * `GET /api/contact-forms/{id}/submissions.csv` · signed in with manage_contact_forms, or an API key with contact_forms:read
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * const text = await helpdesk.contactForms.exportSubmissions({ id: 'k3v9x2m7q4' });
     */
    exportSubmissions(...given: Arguments<'contactForms.exportSubmissions'>): Promise<Result<'contactForms.exportSubmissions'>>;
  };

  chatbot: {
    /**
     * The queries of the chatbot, most used first.
     * q searches query, response, keywords and category.
     *
     * `GET /api/chatbot/queries` · signed in with manage_chatbot, or an API key with chatbot:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.chatbot.list()) console.log(one);
     */
    list(...given: Arguments<'chatbot.list'>): Pages<ItemOf<'chatbot.list'>>;

    /**
     * Add a query and its response; with questionId, the unanswered question is resolved.
     * Blank and repeated keywords are dropped.
     *
     * `POST /api/chatbot/queries` · signed in with manage_chatbot, or an API key with chatbot:create · done once however often it is tried
     * @throws HelpdeskError 409 too_many · An organization can have 20000 chatbot queries; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.chatbot.create({
     *   query: 'How do I reset my password?',
     *   response: 'Choose “Forgot password” on the sign-in page.',
     *   keywords: ['forgot password', 'cannot sign in'],
     *   category: 'Account',
     *   priority: 'high',
     * });
     */
    create(...given: Arguments<'chatbot.create'>): Promise<Result<'chatbot.create'>>;

    /**
     * Import many queries; invalid rows are reported, the others are imported. A row with the query and response of a stored one updates that one.
     * At most 1000 rows per call. Keywords are a list, or one string separated by semicolons.
     *
     * `POST /api/chatbot/queries/import` · signed in with manage_chatbot, or an API key with chatbot:create · done once however often it is tried
     * @throws HelpdeskError 409 idempotency_answer_lost · Already done with this Idempotency-Key; the answer can no longer be read; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.chatbot.import({
     *   queries: [{ query: 'How do I reset my password?', response: 'Choose “Forgot password” on the sign-in page.', keywords: 'forgot password; cannot sign in', priority: 'high' }, { query: 'When are you open?' }],
     * });
     */
    import(...given: Arguments<'chatbot.import'>): Promise<Result<'chatbot.import'>>;

    /**
     * All queries, in the format of chatbot.import.
     * Active or not.
     *
     * `GET /api/chatbot/queries.json` · signed in with manage_chatbot, or an API key with chatbot:read
     * @example
     * await helpdesk.chatbot.exportJson();
     */
    exportJson(...given: Arguments<'chatbot.exportJson'>): Promise<Result<'chatbot.exportJson'>>;

    /**
     * All queries as CSV that can be imported again; keywords are separated by semicolons.
     * RFC 4180; cells that a spreadsheet would read as formulas are escaped.
     *
     * `GET /api/chatbot/queries.csv` · signed in with manage_chatbot, or an API key with chatbot:read
     * @example
     * const text = await helpdesk.chatbot.exportCsv();
     */
    exportCsv(...given: Arguments<'chatbot.exportCsv'>): Promise<Result<'chatbot.exportCsv'>>;

    /**
     * One query.
     * For the editor.
     *
     * `GET /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:read
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @example
     * await helpdesk.chatbot.get({ id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'chatbot.get'>): Promise<Result<'chatbot.get'>>;

    /**
     * Change a query; omitted fields stay unchanged, keywords are replaced as a whole.
     * The bot uses the change at once.
     *
     * `PATCH /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:update
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @throws HelpdeskError 409 too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.chatbot.update({ id: 'k3v9x2m7q4', priority: 'medium' });
     */
    update(...given: Arguments<'chatbot.update'>): Promise<Result<'chatbot.update'>>;

    /**
     * Delete a query.
     * Cannot be undone. The answers it gave stay in the figures.
     *
     * `DELETE /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:delete
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @example
     * await helpdesk.chatbot.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'chatbot.delete'>): Promise<Result<'chatbot.delete'>>;

    /**
     * Totals over all queries.
     * asked, answered and answeredByArticle cover the last 30 days.
     *
     * `GET /api/chatbot/stats` · signed in with manage_chatbot, or an API key with chatbot:read
     * @example
     * await helpdesk.chatbot.stats();
     */
    stats(...given: Arguments<'chatbot.stats'>): Promise<Result<'chatbot.stats'>>;

    /**
     * What the chatbot would answer, and why; not counted in any figure.
     * organizationId, when given, must be the organization of the request.
     *
     * `POST /api/chatbot/query` · signed in with manage_chatbot, or an API key with chatbot:read
     * @throws HelpdeskError 404 not_found · Organization not found
     * @example
     * await helpdesk.chatbot.test({ query: 'reset pasword' });
     */
    test(...given: Arguments<'chatbot.test'>): Promise<Result<'chatbot.test'>>;

    /**
     * Questions that the bot could not answer, most asked first; at most the last 1000 distinct questions of 180 days.
     * Without questions that were dismissed or have been answered since.
     *
     * `GET /api/chatbot/unanswered` · signed in with manage_chatbot, or an API key with chatbot:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.chatbot.unanswered()) console.log(one);
     */
    unanswered(...given: Arguments<'chatbot.unanswered'>): Pages<ItemOf<'chatbot.unanswered'>>;

    /**
     * Dismiss a question; it does not come back when it is asked again.
     * The question stays stored, so that it is not counted as a new one.
     *
     * `DELETE /api/chatbot/unanswered/{id}` · signed in with manage_chatbot, or an API key with chatbot:update
     * @throws HelpdeskError 404 not_found · Question not found
     * @example
     * await helpdesk.chatbot.dismiss({ id: 'k3v9x2m7q4' });
     */
    dismiss(...given: Arguments<'chatbot.dismiss'>): Promise<Result<'chatbot.dismiss'>>;

    /**
     * Add a question to a stored query as a keyword.
     * The question is resolved, and answered from now on.
     *
     * `POST /api/chatbot/unanswered/{id}/teach` · signed in with manage_chatbot, or an API key with chatbot:create
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @throws HelpdeskError 409 too_many · A query can have 50 keywords
     * @example
     * await helpdesk.chatbot.teach({ id: 'k3v9x2m7q4', queryId: 'g5h8j1k4lz' });
     */
    teach(...given: Arguments<'chatbot.teach'>): Promise<Result<'chatbot.teach'>>;
  };

  macros: {
    /**
     * The macros of the team and the caller's own, each in their order.
     * Those of the team first. At most 200 of the team and 100 of the caller.
     *
     * `GET /api/macros` · signed in with view_assigned_tickets, or an API key with macros:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.macros.list();
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'macros.list', Unless<Etag>>
    ): Promise<Result<'macros.list'> | Unchanged<Etag>>;

    /**
     * Add a macro.
     * Personal unless visibility says otherwise. It comes last among those of its owner, whose names differ in more than case and accents. At least one step is required. Reply and note are refused when they have an unknown variable.
     *
     * `POST /api/macros` · signed in with view_assigned_tickets, or an API key with macros:create · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · A macro needs at least one step · A macro cannot snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists
     * @throws HelpdeskError 409 too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.macros.create({
     *   name: 'Parcel is on its way',
     *   reply: 'Hello {customer.firstName|there}, your parcel is **on its way**.',
     *   replyFormat: 'markdown',
     *   status: 'resolved',
     *   assignee: 'me',
     *   visibility: 'team',
     * });
     */
    create(...given: Arguments<'macros.create'>): Promise<Result<'macros.create'>>;

    /**
     * Undo what a macro has done to tickets.
     * Of runs of the caller within a day. A reply and a note that still wait are taken back. Each field is put back that still has what the macro gave it; what somebody else has changed since stays, and so does what has been sent. A run that cannot be undone is listed in failed.
     *
     * `POST /api/macros/undo` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 409 undone · This was undone already, or its ticket was merged since; idempotency_answer_lost · This was done before; its answer is gone
     * @example
     * await helpdesk.macros.undo({ runIds: ['u5n7d9o1sq'] });
     */
    undo(...given: Arguments<'macros.undo'>): Promise<Result<'macros.undo'>>;

    /**
     * Change a macro; omitted fields stay unchanged.
     * Without manage_help_center, only one's own. A macro that becomes personal or the team's comes last there.
     *
     * `PATCH /api/macros/{id}` · signed in with view_assigned_tickets, or an API key with macros:update
     * @throws HelpdeskError 400 validation_failed · A macro needs at least one step · A macro cannot snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists
     * @throws HelpdeskError 404 not_found · Macro not found
     * @throws HelpdeskError 409 too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.macros.update({ id: 'k3v9x2m7q4', name: 'Parcel was sent', position: 0 });
     */
    update(...given: Arguments<'macros.update'>): Promise<Result<'macros.update'>>;

    /**
     * Delete a macro.
     * It can be restored for a day. Without manage_help_center, only one's own.
     *
     * `DELETE /api/macros/{id}` · signed in with view_assigned_tickets, or an API key with macros:delete
     * @throws HelpdeskError 404 not_found · Macro not found
     * @example
     * await helpdesk.macros.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'macros.delete'>): Promise<Result<'macros.delete'>>;

    /**
     * Restore a macro that was deleted less than a day ago.
     * At its place, with its uses. Without manage_help_center, only one's own.
     *
     * `POST /api/macros/{id}/restore` · signed in with view_assigned_tickets, or an API key with macros:update
     * @throws HelpdeskError 404 not_found · Macro not found
     * @throws HelpdeskError 409 too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already
     * @example
     * await helpdesk.macros.restore({ id: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'macros.restore'>): Promise<Result<'macros.restore'>>;

    /**
     * What a macro would do to tickets now.
     * Changes nothing. Tickets that do not exist are left out.
     *
     * `POST /api/macros/{id}/preview` · signed in with view_assigned_tickets, or an API key with macros:read
     * @throws HelpdeskError 404 not_found · Macro not found
     * @example
     * await helpdesk.macros.preview({ id: 'k3v9x2m7q4', ids: ['k3v9x2m7q4'] });
     */
    preview(...given: Arguments<'macros.preview'>): Promise<Result<'macros.preview'>>;

    /**
     * Apply a macro to tickets: its reply, note and changes together.
     * Each step requires what it requires by hand: assigning assign_tickets, the other changes resolve_tickets. A ticket gets all steps or none: where one cannot be taken, the ticket is listed in failed with the reason. Variables are filled in from the ticket, the caller and the organization. With holdSeconds, reply and note wait for so long, in which macros.undo takes them back; a reply takes along that the ticket becomes resolved or closed.
     *
     * `POST /api/macros/{id}/apply` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Macro not found
     * @throws HelpdeskError 409 refused · A step of it cannot be taken, and says why; unanswered · An answer is missing: order number; idempotency_answer_lost · This was done before; its answer is gone
     * @example
     * await helpdesk.macros.apply({ id: 'k3v9x2m7q4', ids: ['k3v9x2m7q4'], holdSeconds: 10 });
     */
    apply(...given: Arguments<'macros.apply'>): Promise<Result<'macros.apply'>>;
  };

  cannedReplies: {
    /**
     * The canned replies of the team and the callers own, best match first, then most used.
     * q finds replies that have each of its words in title, shortcut, folder or text, at most eight. A shortcut that begins with q goes first, then a title that does.
     *
     * `GET /api/canned-replies` · signed in with view_assigned_tickets, or an API key with canned_replies:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.cannedReplies.list()) console.log(one);
     */
    list(...given: Arguments<'cannedReplies.list'>): Pages<ItemOf<'cannedReplies.list'>>;

    /**
     * Add a canned reply.
     * Personal unless visibility says otherwise. A shortcut is unique among those of the team, and among each member's own. The text is refused when it has an unknown variable.
     *
     * `POST /api/canned-replies` · signed in with view_assigned_tickets, or an API key with canned_replies:create · done once however often it is tried
     * @throws HelpdeskError 409 too_many · The team can have 2000 canned replies; too_many · You can have 500 canned replies of your own; shortcut_taken · Another canned reply has this shortcut; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.cannedReplies.create({
     *   title: 'Where is my parcel',
     *   shortcut: 'parcel',
     *   text: 'Hello {customer.firstName|there}, your parcel {?parcel number} is **on its way**.',
     *   format: 'markdown',
     *   folder: 'Shipping',
     *   visibility: 'team',
     *   fileIds: ['f7l2k9x4wd'],
     * });
     */
    create(...given: Arguments<'cannedReplies.create'>): Promise<Result<'cannedReplies.create'>>;

    /**
     * The folders in use, by name.
     * Counts only what the caller may see.
     *
     * `GET /api/canned-replies/folders` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @example
     * await helpdesk.cannedReplies.folders();
     */
    folders(...given: Arguments<'cannedReplies.folders'>): Promise<Result<'cannedReplies.folders'>>;

    /**
     * Import many canned replies; invalid rows are reported, the others are imported.
     * At most 1000 rows per call, all with the same visibility. A row with the shortcut of a stored reply updates that one; without a shortcut, a row with its title and folder does.
     *
     * `POST /api/canned-replies/import` · signed in with view_assigned_tickets, or an API key with canned_replies:create · done once however often it is tried
     * @throws HelpdeskError 409 idempotency_answer_lost · Already done with this Idempotency-Key; the answer can no longer be read; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.cannedReplies.import({
     *   visibility: 'team',
     *   replies: [{ title: 'Thanks', shortcut: 'thanks', text: 'Thank you, {customer.firstName|there}!', folder: null }, { title: 'Welcome' }],
     * });
     */
    import(...given: Arguments<'cannedReplies.import'>): Promise<Result<'cannedReplies.import'>>;

    /**
     * All canned replies of the team, or all personal ones of the caller, in the format of cannedReplies.import.
     * The oldest first.
     *
     * `GET /api/canned-replies.json` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @example
     * await helpdesk.cannedReplies.exportJson();
     */
    exportJson(...given: Arguments<'cannedReplies.exportJson'>): Promise<Result<'cannedReplies.exportJson'>>;

    /**
     * All canned replies of the team, or all personal ones of the caller, as CSV that can be imported again.
     * RFC 4180; cells that a spreadsheet would read as formulas are escaped.
     *
     * `GET /api/canned-replies.csv` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @example
     * const text = await helpdesk.cannedReplies.exportCsv();
     */
    exportCsv(...given: Arguments<'cannedReplies.exportCsv'>): Promise<Result<'cannedReplies.exportCsv'>>;

    /**
     * One canned reply.
     * Another member's personal reply answers 404.
     *
     * `GET /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @example
     * await helpdesk.cannedReplies.get({ id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'cannedReplies.get'>): Promise<Result<'cannedReplies.get'>>;

    /**
     * Change a canned reply; omitted fields stay unchanged.
     * Without manage_help_center, only ones own.
     *
     * `PATCH /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:update
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @throws HelpdeskError 409 too_many · The team can have 2000 canned replies; shortcut_taken · Another canned reply has this shortcut; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.cannedReplies.update({ id: 'k3v9x2m7q4', folder: 'Delivery' });
     */
    update(...given: Arguments<'cannedReplies.update'>): Promise<Result<'cannedReplies.update'>>;

    /**
     * Delete a canned reply.
     * It can be restored for a day. Without manage_help_center, only ones own.
     *
     * `DELETE /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:delete
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @example
     * await helpdesk.cannedReplies.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'cannedReplies.delete'>): Promise<Result<'cannedReplies.delete'>>;

    /**
     * Restore a canned reply that was deleted less than a day ago.
     * With its uses. Without manage_help_center, only ones own.
     *
     * `POST /api/canned-replies/{id}/restore` · signed in with view_assigned_tickets, or an API key with canned_replies:update
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @throws HelpdeskError 409 too_many · The team can have 2000 canned replies; shortcut_taken · Another canned reply has this shortcut
     * @example
     * await helpdesk.cannedReplies.restore({ id: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'cannedReplies.restore'>): Promise<Result<'cannedReplies.restore'>>;

    /**
     * Copy the files of a canned reply for a message of the caller.
     * The copies are like files that the caller has uploaded: for fileIds of a reply, a note, a new ticket or a chat, and removed after a day when nothing names them. Their bytes are stored and counted once.
     *
     * `POST /api/canned-replies/{id}/copy-files` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @example
     * await helpdesk.cannedReplies.copyFiles({ id: 'k3v9x2m7q4' });
     */
    copyFiles(...given: Arguments<'cannedReplies.copyFiles'>): Promise<Result<'cannedReplies.copyFiles'>>;

    /**
     * Count a use of a canned reply.
     * Called when it is put into a reply or a chat.
     *
     * `POST /api/canned-replies/{id}/use` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @example
     * await helpdesk.cannedReplies.use({ id: 'k3v9x2m7q4' });
     */
    use(...given: Arguments<'cannedReplies.use'>): Promise<Result<'cannedReplies.use'>>;
  };

  customers: {
    /**
     * What programs keep with customers, by their addresses, in the order in which it was changed.
     * Customers with whom nothing is kept are left out. A copy is kept by updatedSince: what changes while the pages are read comes again. Of customers with whom nothing is kept any more v1.events tells (customer.changed, isKept false).
     *
     * `GET /api/customers` · signed in with view_all_tickets, or an API key with tickets:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @example
     * for await (const one of helpdesk.customers.list()) console.log(one);
     */
    list(...given: Arguments<'customers.list'>): Pages<ItemOf<'customers.list'>>;

    /**
     * Keep an id in another system and metadata with a customer.
     * By their address; omitted fields stay unchanged, metadata is replaced as a whole. With neither left, nothing is kept. Customers do not see it.
     *
     * `PUT /api/customers` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · Customer not found
     * @throws HelpdeskError 409 external_id_taken · Another customer has this external id
     * @example
     * await helpdesk.customers.update({
     *   email: 'ana@example.com',
     *   externalId: 'shop-4711',
     *   metadata: { plan: 'gold', orders: 12 },
     * });
     */
    update(...given: Arguments<'customers.update'>): Promise<Result<'customers.update'>>;
  };

  helpCategories: {
    /**
     * All categories in display order; at most 100.
     * Each with the number of its articles, published or not.
     *
     * `GET /api/help/categories` · signed in with manage_help_center, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.helpCategories.list();
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'helpCategories.list', Unless<Etag>>
    ): Promise<Result<'helpCategories.list'> | Unchanged<Etag>>;

    /**
     * Create a category, last in the order.
     * The slug must be unique among the categories.
     *
     * `POST /api/help/categories` · signed in with manage_help_center, or an API key with help:create · done once however often it is tried
     * @throws HelpdeskError 409 slug_taken · A category with this slug already exists; too_many · An organization can have 100 categories
     * @example
     * await helpdesk.helpCategories.create({
     *   name: 'Getting started',
     *   description: 'The first steps with your kettle.',
     *   slug: 'getting-started',
     * });
     */
    create(...given: Arguments<'helpCategories.create'>): Promise<Result<'helpCategories.create'>>;

    /**
     * Reorder the categories; those left out follow in their previous order.
     * Every id must be a category of the organization.
     *
     * `PUT /api/help/categories/order` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Category not found
     * @example
     * await helpdesk.helpCategories.reorder({ ids: ['c4v7b0n3mq'] });
     */
    reorder(...given: Arguments<'helpCategories.reorder'>): Promise<Result<'helpCategories.reorder'>>;

    /**
     * Change a category; omitted fields stay unchanged.
     * A new slug must be unique among the categories.
     *
     * `PATCH /api/help/categories/{id}` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Category not found
     * @throws HelpdeskError 409 slug_taken · A category with this slug already exists
     * @example
     * await helpdesk.helpCategories.update({ id: 'k3v9x2m7q4', name: 'First steps' });
     */
    update(...given: Arguments<'helpCategories.update'>): Promise<Result<'helpCategories.update'>>;

    /**
     * Delete a category; its articles stay, without a category.
     * Cannot be undone.
     *
     * `DELETE /api/help/categories/{id}` · signed in with manage_help_center, or an API key with help:delete
     * @throws HelpdeskError 404 not_found · Category not found
     * @example
     * await helpdesk.helpCategories.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'helpCategories.delete'>): Promise<Result<'helpCategories.delete'>>;
  };

  helpArticles: {
    /**
     * Published articles with their public addresses, for links in replies; with q, best match first, else most recently changed first.
     * The address is on the organization's custom domain, if that is verified.
     *
     * `GET /api/help/article-links` · signed in with view_assigned_tickets, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.helpArticles.links();
     */
    links<Etag extends string | undefined = undefined>(
      ...given: Arguments<'helpArticles.links', Unless<Etag>>
    ): Promise<Result<'helpArticles.links'> | Unchanged<Etag>>;

    /**
     * Articles including drafts, most recently changed first; with q, best match first.
     * With q, results are sorted by relevance and sort is ignored. A page has at most 4 MB of content: it may be shorter than limit.
     *
     * `GET /api/help/articles` · signed in with manage_help_center, or an API key with help:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @example
     * for await (const one of helpdesk.helpArticles.list()) console.log(one);
     */
    list(...given: Arguments<'helpArticles.list'>): Pages<ItemOf<'helpArticles.list'>>;

    /**
     * Create an article; its HTML is sanitized.
     * The slug must be unique among the articles. Scripts, styles and forms are removed; links and images keep only safe URLs.
     *
     * `POST /api/help/articles` · signed in with manage_help_center, or an API key with help:create · done once however often it is tried
     * @throws HelpdeskError 409 slug_taken · An article with this slug already exists · external_id_taken · Another article has this external id; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @example
     * await helpdesk.helpArticles.create({
     *   title: 'How to descale a kettle',
     *   content: '<p>Fill it with water and vinegar, boil, and wait an hour.</p>',
     *   slug: 'how-to-descale-a-kettle',
     *   categoryId: 'c4v7b0n3mq',
     *   isPublished: true,
     *   tags: ['kettle', 'care'],
     * });
     */
    create(...given: Arguments<'helpArticles.create'>): Promise<Result<'helpArticles.create'>>;

    /**
     * An article with its draft.
     * draft is null when there is none.
     *
     * `GET /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.helpArticles.get({ id: 'k3v9x2m7q4' });
     */
    get<Etag extends string | undefined = undefined>(
      ...given: Arguments<'helpArticles.get', Unless<Etag>>
    ): Promise<Result<'helpArticles.get'> | Unchanged<Etag>>;

    /**
     * Change, publish or unpublish an article; omitted fields stay unchanged, setting title or content discards the draft, and the URL of a former slug redirects.
     * With If-Match, the update is refused if the article has changed since. A new slug must be unique among the articles.
     *
     * `PATCH /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Article not found
     * @throws HelpdeskError 409 slug_taken · An article with this slug already exists · external_id_taken · Another article has this external id; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @throws HelpdeskError 412 stale · This article was changed by someone else
     * @example
     * await helpdesk.helpArticles.update({ id: 'k3v9x2m7q4', isPublished: true });
     */
    update(...given: Arguments<'helpArticles.update'>): Promise<Result<'helpArticles.update'>>;

    /**
     * Delete an article.
     * Cannot be undone; the resource answers 404 from then on.
     *
     * `DELETE /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:delete
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.helpArticles.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'helpArticles.delete'>): Promise<Result<'helpArticles.delete'>>;

    /**
     * Save a draft of an article; visitors keep reading the published version.
     * Replaces an earlier draft. To publish it, send its fields to helpArticles.update.
     *
     * `PUT /api/help/articles/{id}/draft` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Article not found
     * @throws HelpdeskError 409 too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
     * @throws HelpdeskError 412 stale · This article was changed by someone else
     * @example
     * await helpdesk.helpArticles.saveDraft({
     *   id: 'k3v9x2m7q4',
     *   title: 'How to descale a kettle',
     *   content: '<p>Fill it with water and vinegar, boil, and wait two hours.</p>',
     *   slug: 'how-to-descale-a-kettle',
     *   categoryId: 'c4v7b0n3mq',
     *   tags: ['kettle', 'care'],
     * });
     */
    saveDraft(...given: Arguments<'helpArticles.saveDraft'>): Promise<Result<'helpArticles.saveDraft'>>;

    /**
     * Discard the draft; the article stays unchanged.
     * Succeeds when there is none.
     *
     * `DELETE /api/help/articles/{id}/draft` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.helpArticles.discardDraft({ id: 'k3v9x2m7q4' });
     */
    discardDraft(...given: Arguments<'helpArticles.discardDraft'>): Promise<Result<'helpArticles.discardDraft'>>;

    /**
     * Upload an image for articles: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata.
     * At most 5 MB. The type is detected from the content, not from the file name.
     *
     * `POST /api/help/images` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 400 file_required · Please upload a valid image file
     * @throws HelpdeskError 409 too_many · The space for images is used up
     * @throws HelpdeskError 413 file_too_large · Image file must be less than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
     * @example
     * await helpdesk.helpArticles.uploadImage({ image });
     */
    uploadImage(...given: Arguments<'helpArticles.uploadImage'>): Promise<Result<'helpArticles.uploadImage'>>;
  };

  help: {
    /**
     * How often articles were read, each visitor counted once a day; unpublished ones only for members who may edit articles.
     * Nothing about the visitors is stored.
     *
     * `GET /api/help/views` · signed in, or an API key with help:read
     * @example
     * await helpdesk.help.views({ pageType: 'article' });
     */
    views(...given: Arguments<'help.views'>): Promise<Result<'help.views'>>;

    /**
     * What readers say and look for: votes and comments, articles that nobody reads, and searches without a result.
     * At most 100 of each. Comments and searches are kept for 90 days and name no reader.
     *
     * `GET /api/help/report` · signed in with manage_help_center, or an API key with help:read
     * @example
     * await helpdesk.help.report();
     */
    report(...given: Arguments<'help.report'>): Promise<Result<'help.report'>>;

    /**
     * Remove a search without a result from the report, because an article answers it now.
     * It returns when a visitor searches for it again without a result.
     *
     * `DELETE /api/help/searches/{id}` · signed in with manage_help_center, or an API key with help:delete
     * @throws HelpdeskError 404 not_found · Search not found
     * @example
     * await helpdesk.help.dismissSearch({ id: 'k3v9x2m7q4' });
     */
    dismissSearch(...given: Arguments<'help.dismissSearch'>): Promise<Result<'help.dismissSearch'>>;
  };

  chat: {
    /**
     * Chats, newest first; waiting ones in queue order. Each with its newest message only.
     * Without status, all chats.
     *
     * `GET /api/chat/sessions` · signed in with view_live_chat, or an API key with chat:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @example
     * for await (const one of helpdesk.chat.list()) console.log(one);
     */
    list(...given: Arguments<'chat.list'>): Pages<ItemOf<'chat.list'>>;

    /**
     * How many chats there are in each status.
     * Chats that only the bot leads are counted apart; they are active for nobody.
     *
     * `GET /api/chat/stats` · signed in with view_live_chat, or an API key with chat:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.chat.stats();
     */
    stats<Etag extends string | undefined = undefined>(
      ...given: Arguments<'chat.stats', Unless<Etag>>
    ): Promise<Result<'chat.stats'> | Unchanged<Etag>>;

    /**
     * The agents that a chat can be transferred to, those present first.
     * An agent is present while they have the staff area open. team.setAvailability sets the caller's own availability.
     *
     * `GET /api/chat/agents` · signed in with view_live_chat, or an API key with chat:read
     * @example
     * await helpdesk.chat.agents();
     */
    agents(...given: Arguments<'chat.agents'>): Promise<Result<'chat.agents'>>;

    /**
     * The live chat settings.
     * Without the identity secret itself.
     *
     * `GET /api/chat/settings` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.chat.settings();
     */
    settings(...given: Arguments<'chat.settings'>): Promise<Result<'chat.settings'>>;

    /**
     * Change the live chat settings.
     * Omitted fields stay unchanged; allowedDomains is replaced as a whole. idleMinutes is 2 to 1440.
     *
     * `PATCH /api/chat/settings` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.chat.updateSettings({ idleMinutes: 15, allowedDomains: ['shop.example.com'] });
     */
    updateSettings(...given: Arguments<'chat.updateSettings'>): Promise<Result<'chat.updateSettings'>>;

    /**
     * Create a new secret for signing the identity of visitors; it is returned this once.
     * The server of the host page signs identity tokens for publicChat.start with it. Tokens signed with the previous secret are accepted for a day more, so that it can be replaced without a refused visitor; with another new secret they are refused at once. Chats that have already started stay verified.
     *
     * `POST /api/chat/settings/identity-secret` · signed in with manage_settings
     * @example
     * await helpdesk.chat.newIdentitySecret();
     */
    newIdentitySecret(...given: Arguments<'chat.newIdentitySecret'>): Promise<Result<'chat.newIdentitySecret'>>;

    /**
     * A chat with all its messages, the visitor's location and their earlier chats.
     * Messages are oldest first.
     *
     * `GET /api/chat/sessions/{id}` · signed in with view_live_chat, or an API key with chat:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.get({ id: 'k3v9x2m7q4' });
     */
    get<Etag extends string | undefined = undefined>(
      ...given: Arguments<'chat.get', Unless<Etag>>
    ): Promise<Result<'chat.get'> | Unchanged<Etag>>;

    /**
     * Put tags on a chat and take tags off.
     * Also on a chat that is closed. The visitor is not told, and neither when the chat was last active nor whose turn it is changes. The ticket that a chat becomes gets its tags.
     *
     * `PATCH /api/chat/sessions/{id}` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 400 validation_failed · This tag no longer exists
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.update({ id: 'k3v9x2m7q4', addTagIds: ['t1g2s3h4ip'] });
     */
    update(...given: Arguments<'chat.update'>): Promise<Result<'chat.update'>>;

    /**
     * Accept a chat that waits or is led by the bot; succeeds when it is already the caller's.
     * A chat has one agent; a second one gets 409. The bot stops answering.
     *
     * `POST /api/chat/sessions/{id}/accept` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_taken · This chat was already accepted by another agent; chat_closed · This chat session is closed
     * @example
     * await helpdesk.chat.accept({ id: 'k3v9x2m7q4' });
     */
    accept(...given: Arguments<'chat.accept'>): Promise<Result<'chat.accept'>>;

    /**
     * Send a message without a socket; the first message of an agent also accepts the chat.
     * At most 4000 characters. Messages with the same clientId are stored once.
     *
     * `POST /api/chat/sessions/{id}/messages` · signed in with manage_live_chat, or an API key with chat:update · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed
     * @example
     * await helpdesk.chat.send({
     *   id: 'k3v9x2m7q4',
     *   message: 'It does, and a spare one.',
     *   clientId: '7d2e9b10',
     * });
     */
    send(...given: Arguments<'chat.send'>): Promise<Result<'chat.send'>>;

    /**
     * Write an internal note in a chat, which its visitor never sees.
     * Also in a chat that is closed. A note is no message: it has no number among them, accepts no chat, and changes neither whose turn it is nor what is unread. The ticket that a chat becomes has its notes, and gets those that are written later.
     *
     * `POST /api/chat/sessions/{id}/notes` · signed in with manage_live_chat, or an API key with chat:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Only members of the staff can be mentioned
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.addNote({
     *   id: 'k3v9x2m7q4',
     *   message: 'They ask about the old kettle, which has another filter.',
     * });
     */
    addNote(...given: Arguments<'chat.addNote'>): Promise<Result<'chat.addNote'>>;

    /**
     * Block the visitor of a chat, and end their open chats.
     * By their address, if they gave one, as blockedSenders.create does, and by their browser. The chats end without becoming tickets. Succeeds when they are blocked already; blockedSenders.delete lifts it.
     *
     * `POST /api/chat/sessions/{id}/block` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 too_many · You can block 1000 senders
     * @example
     * await helpdesk.chat.block({ id: 'k3v9x2m7q4' });
     */
    block(...given: Arguments<'chat.block'>): Promise<Result<'chat.block'>>;

    /**
     * Set the receipts of the staff without a socket.
     * Receipts only move forward; a lower number changes nothing.
     *
     * `POST /api/chat/sessions/{id}/read` · signed in with view_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.markRead({ id: 'k3v9x2m7q4', read: 3, delivered: 3 });
     */
    markRead(...given: Arguments<'chat.markRead'>): Promise<Result<'chat.markRead'>>;

    /**
     * Transfer a chat to another agent.
     * The other agent must be an admin or agent of the organization.
     *
     * `POST /api/chat/sessions/{id}/transfer` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 400 validation_failed · The agent must be a member of this organization
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed
     * @example
     * await helpdesk.chat.transfer({ id: 'k3v9x2m7q4', agentId: 'b3x7w1z5pe' });
     */
    transfer(...given: Arguments<'chat.transfer'>): Promise<Result<'chat.transfer'>>;

    /**
     * Close a chat; succeeds when it is already closed.
     * The visitor can rate it afterwards. A chat whose visitor waits for an answer becomes a ticket.
     *
     * `POST /api/chat/sessions/{id}/close` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.close({ id: 'k3v9x2m7q4' });
     */
    close(...given: Arguments<'chat.close'>): Promise<Result<'chat.close'>>;

    /**
     * Mail the visitor what was said in their chat.
     * To the address of the chat. At most 5 in an hour of one chat and to one address.
     *
     * `POST /api/chat/sessions/{id}/transcript` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 no_address · The visitor has given no address
     * @example
     * await helpdesk.chat.mailTranscript({ id: 'k3v9x2m7q4' });
     */
    mailTranscript(...given: Arguments<'chat.mailTranscript'>): Promise<Result<'chat.mailTranscript'>>;

    /**
     * Open a ticket with the transcript of the chat; the chat goes on.
     * At most one ticket per chat. Its requester is the visitor, if they gave an address.
     *
     * `POST /api/chat/sessions/{id}/ticket` · signed in with view_live_chat, or an API key with chat:update · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
     * @example
     * await helpdesk.chat.convertToTicket({ id: 'k3v9x2m7q4' });
     */
    convertToTicket(...given: Arguments<'chat.convertToTicket'>): Promise<Result<'chat.convertToTicket'>>;
  };

  notifications: {
    /**
     * The caller's own notifications.
     * Newest first.
     *
     * `GET /api/notifications` · signed in · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.notifications.list()) console.log(one);
     */
    list(...given: Arguments<'notifications.list'>): Pages<ItemOf<'notifications.list'>>;

    /**
     * Mark all of the caller's notifications as read.
     * Notifications that arrive in the meantime stay unread.
     *
     * `PATCH /api/notifications/read-all` · signed in
     * @example
     * await helpdesk.notifications.markAllRead();
     */
    markAllRead(...given: Arguments<'notifications.markAllRead'>): Promise<Result<'notifications.markAllRead'>>;

    /**
     * Mark a notification as read.
     * Succeeds when it is already read.
     *
     * `PATCH /api/notifications/{id}/read` · signed in
     * @throws HelpdeskError 404 not_found · Notification not found
     * @example
     * await helpdesk.notifications.markRead({ id: 'k3v9x2m7q4' });
     */
    markRead(...given: Arguments<'notifications.markRead'>): Promise<Result<'notifications.markRead'>>;

    /**
     * Delete a notification.
     * Only the caller's own; others answer 404.
     *
     * `DELETE /api/notifications/{id}` · signed in
     * @throws HelpdeskError 404 not_found · Notification not found
     * @example
     * await helpdesk.notifications.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'notifications.delete'>): Promise<Result<'notifications.delete'>>;
  };

  profile: {
    /**
     * Change the caller's name or signature, or request another email address, which replaces the present one once the link mailed to it is opened.
     * Omitted fields stay unchanged. The link is valid for a day; opening it ends all other sessions and open password links. The former address is notified, and can take the account back for seven days.
     *
     * `PATCH /api/profile` · signed in
     * @throws HelpdeskError 409 email_taken · An account with this email already exists
     * @example
     * await helpdesk.profile.update({ firstName: 'Grace', lastName: 'Hopper' });
     */
    update(...given: Arguments<'profile.update'>): Promise<Result<'profile.update'>>;

    /**
     * Set the caller's photo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata.
     * At most 5 MB. The type is detected from the content, not from the file name. The photo counts toward the image storage of the caller's active organization; a caller without an organization gets 404. The previous photo is no longer shown, but its URL stays valid.
     *
     * `POST /api/profile/upload-photo` · signed in
     * @throws HelpdeskError 400 file_required · Please select an image file (JPG, PNG, GIF, etc.)
     * @throws HelpdeskError 409 too_many · The space for images is used up
     * @throws HelpdeskError 413 file_too_large · Please select an image smaller than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please select an image file (JPG, PNG, GIF, etc.)
     * @example
     * await helpdesk.profile.uploadPhoto({ profileImage });
     */
    uploadPhoto(...given: Arguments<'profile.uploadPhoto'>): Promise<Result<'profile.uploadPhoto'>>;

    /**
     * Remove the photo.
     * Succeeds when there is none.
     *
     * `DELETE /api/profile/photo` · signed in
     * @example
     * await helpdesk.profile.removePhoto();
     */
    removePhoto(...given: Arguments<'profile.removePhoto'>): Promise<Result<'profile.removePhoto'>>;

    /**
     * Change the password; all other sessions of the caller end.
     * Requires the current password. The new one must not be easy to guess, such as a common one or the user's own name, and the operator of the server may require more characters.
     *
     * `PATCH /api/profile/password` · signed in
     * @throws HelpdeskError 400 wrong_password · Current password is incorrect
     * @example
     * await helpdesk.profile.changePassword({
     *   currentPassword: 'correct horse battery staple',
     *   newPassword: 'a longer horse battery staple',
     * });
     */
    changePassword(...given: Arguments<'profile.changePassword'>): Promise<Result<'profile.changePassword'>>;

    /**
     * Delete the account of the caller after 30 days.
     * The caller is signed out everywhere at once, and mailed the day. Signing in before that day keeps the account. After it, the account is gone with its sessions, passkeys and photo, and its tickets, tasks and chats are released; what its user wrote stays with the organizations, under "Deleted member". The only admin of an organization makes somebody else an admin first, or closes the organization.
     *
     * `POST /api/profile/deletion` · signed in
     * @throws HelpdeskError 400 validation_failed · Please type your email address
     * @throws HelpdeskError 409 last_admin · You are the only admin of Acme. Make somebody else an admin first, or delete the organization
     * @example
     * await helpdesk.profile.delete({ email: 'ada@acme.example' });
     */
    delete(...given: Arguments<'profile.delete'>): Promise<Result<'profile.delete'>>;

    /**
     * Change which notifications the caller gets; omitted fields stay unchanged.
     * emailNotifications set to false turns off all mail, whatever else is on.
     *
     * `PATCH /api/profile/notifications` · signed in
     * @example
     * await helpdesk.profile.updateNotificationPreferences({ notificationPreferences: { weeklyDigest: true } });
     */
    updateNotificationPreferences(...given: Arguments<'profile.updateNotificationPreferences'>): Promise<Result<'profile.updateNotificationPreferences'>>;
  };

  sessions: {
    /**
     * Where the caller is signed in, this session first, then the one used last.
     * Sessions that have ended are left out. The time of the last use may be up to ten minutes old. What is said about the device comes from its browser, which may say anything.
     *
     * `GET /api/profile/sessions` · signed in
     * @example
     * await helpdesk.sessions.list();
     */
    list(...given: Arguments<'sessions.list'>): Promise<Result<'sessions.list'>>;

    /**
     * Sign the caller out everywhere else.
     * Their sockets, uploads and downloads end too. Succeeds when there is no other session.
     *
     * `DELETE /api/profile/sessions` · signed in
     * @example
     * await helpdesk.sessions.endOthers();
     */
    endOthers(...given: Arguments<'sessions.endOthers'>): Promise<Result<'sessions.endOthers'>>;

    /**
     * End one session of the caller, which may be this one.
     * Its sockets, uploads and downloads end too.
     *
     * `DELETE /api/profile/sessions/{id}` · signed in
     * @throws HelpdeskError 404 not_found · Session not found
     * @example
     * await helpdesk.sessions.end({ id: 'k3v9x2m7q4' });
     */
    end(...given: Arguments<'sessions.end'>): Promise<Result<'sessions.end'>>;
  };

  account: {
    /**
     * How the caller signs in besides the password.
     * Neither the secret of the app nor a recovery code is shown again.
     *
     * `GET /api/profile/second-factor` · signed in
     * @example
     * await helpdesk.account.secondFactor();
     */
    secondFactor(...given: Arguments<'account.secondFactor'>): Promise<Result<'account.secondFactor'>>;

    /**
     * Begin to set up an authenticator app.
     * The secret is shown only here, and is used once account.confirmTotp gets a code of it. Beginning anew replaces it.
     *
     * `POST /api/profile/second-factor/totp/setup` · signed in
     * @throws HelpdeskError 409 already_set_up · An authenticator app is set up already
     * @example
     * await helpdesk.account.startTotp();
     */
    startTotp(...given: Arguments<'account.startTotp'>): Promise<Result<'account.startTotp'>>;

    /**
     * Set up the authenticator app with a first code of it.
     * All other sessions of the caller end, and the caller is mailed. With the first factor of an account come recovery codes, shown only here.
     *
     * `POST /api/profile/second-factor/totp` · signed in
     * @throws HelpdeskError 400 wrong_code · This code is wrong, or was used before
     * @throws HelpdeskError 404 not_found · Begin to set up an authenticator app first
     * @throws HelpdeskError 409 already_set_up · An authenticator app is set up already
     * @example
     * await helpdesk.account.confirmTotp({ code: '492039' });
     */
    confirmTotp(...given: Arguments<'account.confirmTotp'>): Promise<Result<'account.confirmTotp'>>;

    /**
     * Remove the authenticator app.
     * All other sessions of the caller end, and the caller is mailed. Without another factor, the recovery codes are gone too.
     *
     * `DELETE /api/profile/second-factor/totp` · signed in
     * @throws HelpdeskError 404 not_found · No authenticator app is set up
     * @example
     * await helpdesk.account.removeTotp();
     */
    removeTotp(...given: Arguments<'account.removeTotp'>): Promise<Result<'account.removeTotp'>>;

    /**
     * Begin to set up a passkey.
     * The answer of the browser goes to account.addPasskey within ten minutes.
     *
     * `POST /api/profile/second-factor/passkeys/setup` · signed in
     * @throws HelpdeskError 409 too_many · An account has at most 20 passkeys
     * @example
     * await helpdesk.account.startPasskey();
     */
    startPasskey(...given: Arguments<'account.startPasskey'>): Promise<Result<'account.startPasskey'>>;

    /**
     * Set up a passkey.
     * All other sessions of the caller end, and the caller is mailed. With the first factor of an account come recovery codes, shown only here.
     *
     * `POST /api/profile/second-factor/passkeys` · signed in
     * @throws HelpdeskError 400 wrong_passkey · This passkey did not work
     * @throws HelpdeskError 409 too_many · An account has at most 20 passkeys
     * @throws HelpdeskError 410 challenge_expired · This took too long. Please begin anew.
     * @example
     * await helpdesk.account.addPasskey({
     *   challenge: 'challenge-token',
     *   name: 'Work laptop',
     *   response: { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'AA' }, clientExtensionResults: {} },
     * });
     */
    addPasskey(...given: Arguments<'account.addPasskey'>): Promise<Result<'account.addPasskey'>>;

    /**
     * Give a passkey of the caller another name.
     * The name is for the caller to know it by.
     *
     * `PATCH /api/profile/second-factor/passkeys/{id}` · signed in
     * @throws HelpdeskError 404 not_found · Passkey not found
     * @example
     * await helpdesk.account.renamePasskey({ id: 'k3v9x2m7q4', name: 'Work laptop' });
     */
    renamePasskey(...given: Arguments<'account.renamePasskey'>): Promise<Result<'account.renamePasskey'>>;

    /**
     * Remove a passkey of the caller.
     * All other sessions of the caller end, and the caller is mailed. Without another factor, the recovery codes are gone too.
     *
     * `DELETE /api/profile/second-factor/passkeys/{id}` · signed in
     * @throws HelpdeskError 404 not_found · Passkey not found
     * @example
     * await helpdesk.account.removePasskey({ id: 'k3v9x2m7q4' });
     */
    removePasskey(...given: Arguments<'account.removePasskey'>): Promise<Result<'account.removePasskey'>>;

    /**
     * Make new recovery codes; the former ones are gone.
     * They are shown only here, and the caller is mailed that there are new ones.
     *
     * `POST /api/profile/second-factor/recovery-codes` · signed in
     * @throws HelpdeskError 409 second_factor_missing · Set up a second factor first
     * @example
     * await helpdesk.account.makeRecoveryCodes();
     */
    makeRecoveryCodes(...given: Arguments<'account.makeRecoveryCodes'>): Promise<Result<'account.makeRecoveryCodes'>>;
  };

  realtime: {
    /**
     * A one-time ticket that opens the staff socket within 60 seconds.
     * For browsers, which cannot send a header when they open a socket.
     *
     * `POST /api/realtime/ticket` · signed in with view_assigned_tickets, or signed in with view_live_chat
     * @example
     * await helpdesk.realtime.ticket();
     */
    ticket(...given: Arguments<'realtime.ticket'>): Promise<Result<'realtime.ticket'>>;
  };

  publicOrganization: {
    /**
     * Name, logo and color of an organization.
     * A former subdomain works too.
     *
     * `GET /api/public/org/{subdomain}` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicOrganization.get({ subdomain: 'acme' });
     */
    get<Etag extends string | undefined = undefined>(
      ...given: Arguments<'publicOrganization.get', Unless<Etag>>
    ): Promise<Result<'publicOrganization.get'> | Unchanged<Etag>>;

    /**
     * What elements say in a language in the organization's own words.
     * Elements ask for it where the organization has own words in their language (ownWords). A former subdomain works too.
     *
     * `GET /api/public/org/{subdomain}/sentences/{language}` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicOrganization.sentences({ subdomain: 'acme', language: 'en' });
     */
    sentences(...given: Arguments<'publicOrganization.sentences'>): Promise<Result<'publicOrganization.sentences'>>;

    /**
     * The organization a host name belongs to.
     * A subdomain of this server, or a verified custom domain.
     *
     * `GET /api/public/resolve` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicOrganization.resolve({ host: 'help.acme.example' });
     */
    resolve(...given: Arguments<'publicOrganization.resolve'>): Promise<Result<'publicOrganization.resolve'>>;
  };

  publicForms: {
    /**
     * The active contact forms of an organization.
     * Without inactive forms.
     *
     * `GET /api/public/contact/{subdomain}/forms` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicForms.list({ subdomain: 'acme' });
     */
    list(...given: Arguments<'publicForms.list'>): Promise<Result<'publicForms.list'>>;

    /**
     * Submit a contact form from the contact page; opens a ticket.
     * The rules of the form apply: required fields, formats, lengths and options. Submissions of robots get the same answer and are not stored.
     *
     * `POST /api/public/contact/{subdomain}/submit` · open to anyone · done once however often it is tried
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     * @example
     * await helpdesk.publicForms.submit({
     *   subdomain: 'acme',
     *   formId: 'w8e1r4t7yu',
     *   data: { name: 'Ada Lovelace', email: 'ada@example.com', topic: 'Repair', message: 'The kettle does not boil.' },
     * });
     */
    submit(...given: Arguments<'publicForms.submit'>): Promise<Result<'publicForms.submit'>>;
  };

  publicChatbot: {
    /**
     * Ask the chatbot; matched is false when it has no answer.
     * Unanswered questions are stored for the staff, without anything about the visitor. Greetings, thanks and other small talk are answered and not counted.
     *
     * `POST /api/public/chatbot/{subdomain}/query` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicChatbot.ask({ subdomain: 'acme', query: 'reset pasword' });
     */
    ask(...given: Arguments<'publicChatbot.ask'>): Promise<Result<'publicChatbot.ask'>>;
  };

  publicHelp: {
    /**
     * The published articles, most recently changed first; with q, best match first.
     * category is the slug of a category. A page has at most 4 MB of content: it may be shorter than limit.
     *
     * `GET /api/public/help/{subdomain}/articles` · open to anyone · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * for await (const one of helpdesk.publicHelp.articles({ subdomain: 'acme' })) console.log(one);
     */
    articles(...given: Arguments<'publicHelp.articles'>): Pages<ItemOf<'publicHelp.articles'>>;

    /**
     * A published article, by its slug or a former one.
     * Drafts and unpublished articles answer 404.
     *
     * `GET /api/public/help/{subdomain}/articles/{slug}` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.publicHelp.article({ subdomain: 'acme', slug: 'how-to-descale-a-kettle' });
     */
    article<Etag extends string | undefined = undefined>(
      ...given: Arguments<'publicHelp.article', Unless<Etag>>
    ): Promise<Result<'publicHelp.article'> | Unchanged<Etag>>;

    /**
     * The categories in display order.
     * Only those with published articles count them.
     *
     * `GET /api/public/help/{subdomain}/categories` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicHelp.categories({ subdomain: 'acme' });
     */
    categories<Etag extends string | undefined = undefined>(
      ...given: Arguments<'publicHelp.categories', Unless<Etag>>
    ): Promise<Result<'publicHelp.categories'> | Unchanged<Etag>>;

    /**
     * Search published articles, best match first; tolerates inflections, missing accents, typos and an incomplete last word.
     * Unpublished articles are never found.
     *
     * `GET /api/public/help/{subdomain}/search` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicHelp.search({ subdomain: 'acme', q: 'kettle' });
     */
    search<Etag extends string | undefined = undefined>(
      ...given: Arguments<'publicHelp.search', Unless<Etag>>
    ): Promise<Result<'publicHelp.search'> | Unchanged<Etag>>;

    /**
     * Count a view of an article; each visitor counts once a day, and nothing about the visitor is stored.
     * Known robots are not counted.
     *
     * `POST /api/public/help/{subdomain}/view` · open to anyone
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.publicHelp.recordView({ subdomain: 'acme', pageType: 'article', pageId: 'a6s9d2f5gh' });
     */
    recordView(...given: Arguments<'publicHelp.recordView'>): Promise<Result<'publicHelp.recordView'>>;

    /**
     * Say whether an article was helpful, with an optional comment; one vote and one comment of each reader count a day.
     * Nothing about the reader is stored. Addresses and long numbers in a comment are masked.
     *
     * `POST /api/public/help/{subdomain}/votes` · open to anyone
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.publicHelp.vote({
     *   subdomain: 'acme',
     *   articleId: 'a6s9d2f5gh',
     *   isHelpful: false,
     *   comment: 'How long must it wait?',
     * });
     */
    vote(...given: Arguments<'publicHelp.vote'>): Promise<Result<'publicHelp.vote'>>;
  };

  publicTickets: {
    /**
     * Look up a ticket by email and number; returns the access token for later calls.
     * A wrong pair gets the same answer, whether or not the ticket exists. Attempts are limited by network address together with email or number. If the organization has set mailsTicketLinks, the answer is linkMailed whether or not the pair is right, and a link is mailed to the requester if it is. The same holds after 50 wrong pairs for the organization in an hour, until the end of the next hour, and for the rest of the day (UTC) after 200 for the organization or ten for one email or number.
     *
     * `POST /api/public/tickets/{subdomain}/lookup` · open to anyone
     * @throws HelpdeskError 404 not_found · No ticket matches this email and ticket number
     * @example
     * await helpdesk.publicTickets.lookup({
     *   subdomain: 'acme',
     *   email: 'ada@example.com',
     *   ticketNumber: 'TK-2026-000042',
     * });
     */
    lookup(...given: Arguments<'publicTickets.lookup'>): Promise<Result<'publicTickets.lookup'>>;

    /**
     * Email a requester links to their tickets, for a lost ticket number.
     * One email with the numbers of the five tickets of the address that changed last, and a link to each. The answer is the same for an address without tickets.
     *
     * `POST /api/public/tickets/{subdomain}/links` · open to anyone
     * @throws HelpdeskError 404 not_found · Organization not found
     * @example
     * await helpdesk.publicTickets.mailLinks({ subdomain: 'acme', email: 'ada@example.com' });
     */
    mailLinks(...given: Arguments<'publicTickets.mailLinks'>): Promise<Result<'publicTickets.mailLinks'>>;

    /**
     * The ticket and its public conversation.
     * Without the right access token, answers 404 as for a ticket that does not exist. Never includes internal notes.
     *
     * `GET /api/public/tickets/{subdomain}/{ticketId}` · with `ticketAccess`
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @example
     * await helpdesk.publicTickets.get({ subdomain: 'acme', ticketId: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'publicTickets.get'>): Promise<Result<'publicTickets.get'>>;

    /**
     * Reply as the ticket's customer; reopens a resolved ticket, and opens a follow-up to a closed one.
     * The author is the holder of the access token; name and address in the body are ignored.
     *
     * `POST /api/public/tickets/{subdomain}/{ticketId}/messages` · with `ticketAccess` · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @example
     * await helpdesk.publicTickets.reply({
     *   subdomain: 'acme',
     *   ticketId: 'k3v9x2m7q4',
     *   message: 'The switch was off. Thank you!',
     * });
     */
    reply(...given: Arguments<'publicTickets.reply'>): Promise<Result<'publicTickets.reply'>>;

    /**
     * Upload a file, to attach it to a reply.
     * The body is the file itself, by default of at most 25 MB. Its type is found by its content, not by its name. Whoever has the access attaches it by its id (fileIds of publicTickets.reply) within an hour; a file that no message names by then is deleted. At most 60 files in ten minutes from one network address, and by default 200 MB of files not yet sent.
     *
     * `POST /api/public/tickets/{subdomain}/{ticketId}/files` · with `ticketAccess`
     * @throws HelpdeskError 400 file_required · This file is empty
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
     * @example
     * await helpdesk.publicTickets.upload({ subdomain: 'acme', ticketId: 'k3v9x2m7q4', name: 'manual.pdf', file });
     */
    upload(...given: Arguments<'publicTickets.upload'>): Promise<Result<'publicTickets.upload'>>;

    /**
     * Begin to upload a file in pieces.
     * By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What publicTickets.upload says of files that are uploaded at once holds for these.
     *
     * `POST /api/public/tickets/{subdomain}/{ticketId}/uploads` · with `ticketAccess`
     * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 409 too_many · The space for files is used up. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
     * @example
     * await helpdesk.publicTickets.beginUpload({ subdomain: 'acme', ticketId: 'k3v9x2m7q4', name: 'manual.pdf' });
     */
    beginUpload(...given: Arguments<'publicTickets.beginUpload'>): Promise<Result<'publicTickets.beginUpload'>>;
  };

  publicChat: {
    /**
     * Everything that a chat panel needs to open; the only call before the visitor's first message.
     * Refused on sites that the organization does not allow.
     *
     * `GET /api/public/chat/{subdomain}` · open to anyone
     * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicChat.welcome({ subdomain: 'acme' });
     */
    welcome(...given: Arguments<'publicChat.welcome'>): Promise<Result<'publicChat.welcome'>>;

    /**
     * Start a chat; the bot answers first, over the socket. Returns the token for later calls.
     * With identity, name and address come from the token that the server of the host page signed. Chats are limited by network address and organization.
     *
     * `POST /api/public/chat/{subdomain}/sessions` · open to anyone · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · This identity token is not valid or has expired, or: Please agree before you begin
     * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.; blocked · You cannot start a chat here
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicChat.start({
     *   subdomain: 'acme',
     *   message: 'Does the blue kettle come with a filter?',
     *   clientId: '4f0c1a52',
     *   pageUrl: 'https://shop.example.com/kettles',
     * });
     */
    start(...given: Arguments<'publicChat.start'>): Promise<Result<'publicChat.start'>>;

    /**
     * The chat and its messages, after a reload or where sockets are blocked.
     * With after, only the messages with a higher seq.
     *
     * `GET /api/public/chat/{subdomain}/sessions/{id}` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.publicChat.get({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'publicChat.get'>): Promise<Result<'publicChat.get'>>;

    /**
     * Send a message without a socket.
     * At most 4000 characters. Messages with the same clientId are stored once. The bot is sent no files.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/messages` · with `chatAccess` · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_with_bot · The bot cannot look at files. Please ask for a person first.
     * @example
     * await helpdesk.publicChat.send({
     *   subdomain: 'acme',
     *   id: 'k3v9x2m7q4',
     *   message: 'Does the blue kettle come with a filter?',
     *   clientId: '4f0c1a52',
     * });
     */
    send(...given: Arguments<'publicChat.send'>): Promise<Result<'publicChat.send'>>;

    /**
     * Upload a file, to attach it to a message of the chat.
     * The body is the file itself, by default of at most 25 MB. Its type is found by its content, not by its name. The visitor attaches it by its id (fileIds of publicChat.send, or of the socket's message) within an hour; a file that no message names by then is deleted. Refused while the bot leads the chat, which cannot look at files, unless no agent is present: then they are left with a message (fileIds of publicChat.leaveMessage). Refused on sites that the organization does not allow. At most 60 files in ten minutes from one network address, and by default 200 MB of files not yet sent.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/files` · with `chatAccess`
     * @throws HelpdeskError 400 file_required · This file is empty
     * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.; blocked · You cannot use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_with_bot · The bot cannot look at files. Please ask for a person first.
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
     * @example
     * await helpdesk.publicChat.upload({ subdomain: 'acme', id: 'k3v9x2m7q4', name: 'manual.pdf', file });
     */
    upload(...given: Arguments<'publicChat.upload'>): Promise<Result<'publicChat.upload'>>;

    /**
     * Begin to upload a file in pieces.
     * By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What publicChat.upload says of files that are uploaded at once holds for these.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/uploads` · with `chatAccess`
     * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
     * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.; blocked · You cannot use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_with_bot · The bot cannot look at files. Please ask for a person first.; too_many · The space for files is used up. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
     * @example
     * await helpdesk.publicChat.beginUpload({ subdomain: 'acme', id: 'k3v9x2m7q4', name: 'manual.pdf' });
     */
    beginUpload(...given: Arguments<'publicChat.beginUpload'>): Promise<Result<'publicChat.beginUpload'>>;

    /**
     * Request a person instead of the bot, or give name and address while waiting; joins the queue.
     * Name and address are required. Outside business hours, or when no agent is present, a message can be left instead.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/person` · with `chatAccess`
     * @throws HelpdeskError 403 blocked · You cannot use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 nobody_online · Nobody is here right now. Please leave a message.; chat_closed · This chat session is closed
     * @example
     * await helpdesk.publicChat.requestPerson({
     *   subdomain: 'acme',
     *   id: 'k3v9x2m7q4',
     *   customerName: 'Ada Lovelace',
     *   customerEmail: 'ada@example.com',
     * });
     */
    requestPerson(...given: Arguments<'publicChat.requestPerson'>): Promise<Result<'publicChat.requestPerson'>>;

    /**
     * Leave a message when no agent is present; opens a ticket with the transcript and closes the chat.
     * The reply comes by mail. Files are uploaded to the chat before (publicChat.upload), and are on the ticket.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/ticket` · with `chatAccess` · done once however often it is tried
     * @throws HelpdeskError 403 blocked · You cannot use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
     * @example
     * await helpdesk.publicChat.leaveMessage({
     *   subdomain: 'acme',
     *   id: 'k3v9x2m7q4',
     *   customerName: 'Ada Lovelace',
     *   customerEmail: 'ada@example.com',
     *   message: 'Please call me about the blue kettle.',
     * });
     */
    leaveMessage(...given: Arguments<'publicChat.leaveMessage'>): Promise<Result<'publicChat.leaveMessage'>>;

    /**
     * Close the chat; succeeds when it is already closed.
     * A closed chat stays readable with its token.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/close` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.publicChat.close({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    close(...given: Arguments<'publicChat.close'>): Promise<Result<'publicChat.close'>>;

    /**
     * Rate the chat, or change the rating.
     * 1 to 5; replaces the comment of an earlier rating. It counts in figures only where an agent has written.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/rating` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.publicChat.rate({
     *   subdomain: 'acme',
     *   id: 'k3v9x2m7q4',
     *   rating: 5,
     *   comment: 'Quick and kind',
     * });
     */
    rate(...given: Arguments<'publicChat.rate'>): Promise<Result<'publicChat.rate'>>;

    /**
     * Say who the visitor of a chat is, and what the page knows of them, after it began.
     * What is absent stays as it is; what the page says replaces what it said before. Name, address and the claim context of the token are proved, all else is shown to the team as said by the page. A chat keeps the person whose identity it has.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/visitor` · with `chatAccess`
     * @throws HelpdeskError 400 validation_failed · This identity token is not valid or has expired
     * @throws HelpdeskError 403 blocked · You cannot use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 other_visitor · This chat belongs to somebody else. Please start a new one.; chat_closed · This chat session is closed
     * @example
     * await helpdesk.publicChat.identify({
     *   subdomain: 'acme',
     *   id: 'k3v9x2m7q4',
     *   context: { plan: 'gold', orderId: 4711 },
     * });
     */
    identify(...given: Arguments<'publicChat.identify'>): Promise<Result<'publicChat.identify'>>;

    /**
     * Mail the visitor what was said in their chat.
     * To the address of the chat alone; one that it does not have yet is given here, and is its address from then on. To an address that was typed and not proved, only once somebody of the team has written in the chat. At most 5 in an hour of one chat, 5 in an hour to one address, and 20 in an hour from one network address.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/transcript` · with `chatAccess`
     * @throws HelpdeskError 400 validation_failed · Please enter your email address
     * @throws HelpdeskError 403 blocked · You cannot use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 nobody_answered · A copy can be mailed once somebody of the team has answered
     * @example
     * await helpdesk.publicChat.mailTranscript({ subdomain: 'acme', id: 'k3v9x2m7q4', customerEmail: 'ada@example.com' });
     */
    mailTranscript(...given: Arguments<'publicChat.mailTranscript'>): Promise<Result<'publicChat.mailTranscript'>>;

    /**
     * End the chat of a visitor who wants to be forgotten.
     * Closes the chat, and the token opens nothing any more. Of a visitor whose identity was proved, the admins are told that they ask for what is kept of them to be erased, and it is noted with the customer.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/forget` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.publicChat.forget({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    forget(...given: Arguments<'publicChat.forget'>): Promise<Result<'publicChat.forget'>>;

    /**
     * Set the receipts of the visitor without a socket.
     * Receipts only move forward; a lower number changes nothing.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/read` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.publicChat.markRead({ subdomain: 'acme', id: 'k3v9x2m7q4', read: 3, delivered: 3 });
     */
    markRead(...given: Arguments<'publicChat.markRead'>): Promise<Result<'publicChat.markRead'>>;
  };

  publicUploads: {
    /**
     * How far an upload in pieces is.
     * Also by HEAD, as tus has it. Once all is there, file is what a message can name.
     *
     * `GET /api/public/uploads/{subdomain}/{id}` · open to anyone
     * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @example
     * await helpdesk.publicUploads.get({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'publicUploads.get'>): Promise<Result<'publicUploads.get'>>;

    /**
     * Send a piece of a file.
     * From the byte on that Upload-Offset says. Of a piece that is cut off, what has come is kept. The last piece is answered once the whole file is stored and checked as a file that is uploaded at once.
     *
     * `PATCH /api/public/uploads/{subdomain}/{id}` · open to anyone
     * @throws HelpdeskError 400 validation_failed · Upload-Offset must be a number of bytes; file_kind · This kind of file cannot be sent here; file_infected · A virus was found in invoice.zip, so it cannot be attached
     * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
     * @throws HelpdeskError 409 upload_offset · The upload goes on at another byte; too_many · The space for files is used up. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB; upload_too_long · This is more than the file was to have
     * @throws HelpdeskError 503 unavailable · The file could not be stored. Please try again later.
     * @example
     * await helpdesk.publicUploads.append({ subdomain: 'acme', id: 'k3v9x2m7q4', file });
     */
    append(...given: Arguments<'publicUploads.append'>): Promise<Result<'publicUploads.append'>>;

    /**
     * Give an upload up.
     * Its pieces are deleted. Unfinished uploads are deleted an hour after they begin.
     *
     * `DELETE /api/public/uploads/{subdomain}/{id}` · open to anyone
     * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @example
     * await helpdesk.publicUploads.cancel({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    cancel(...given: Arguments<'publicUploads.cancel'>): Promise<Result<'publicUploads.cancel'>>;
  };

  widget: {
    /**
     * A form for an embedded element, with its organization.
     * Refused on sites that the form does not allow. An inactive form answers 404.
     *
     * `GET /api/widget/form/{formId}` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     * @example
     * await helpdesk.widget.form({ formId: 'k3v9x2m7q4', org: 'acme' });
     */
    form<Etag extends string | undefined = undefined>(
      ...given: Arguments<'widget.form', Unless<Etag>>
    ): Promise<Result<'widget.form'> | Unchanged<Etag>>;

    /**
     * Upload a file, as the answer to a question of a contact form.
     * The body is the file itself. Its type is found by its content, not by its name. The answer is the id, or several ids with slashes between them, in publicForms.submit and widget.submit within an hour; a file that no submission names by then is deleted. Refused on sites that the form does not allow. At most 60 files in ten minutes from one network address, and by default 200 MB of files not yet sent.
     *
     * `POST /api/widget/files` · open to anyone
     * @throws HelpdeskError 400 file_required · This file is empty; file_kind · This kind of file cannot be sent here
     * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.; not_found · The form does not ask for files here
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
     * @example
     * await helpdesk.widget.upload({
     *   org: 'acme',
     *   formId: 'k3v9x2m7q4',
     *   field: 'k3v9x2m7q4',
     *   name: 'manual.pdf',
     *   file,
     * });
     */
    upload(...given: Arguments<'widget.upload'>): Promise<Result<'widget.upload'>>;

    /**
     * Begin to upload a file in pieces.
     * By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What widget.upload says of files that are uploaded at once holds for these.
     *
     * `POST /api/widget/uploads` · open to anyone
     * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
     * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.; not_found · The form does not ask for files here
     * @throws HelpdeskError 409 too_many · The space for files is used up. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
     * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
     * @example
     * await helpdesk.widget.beginUpload({
     *   org: 'acme',
     *   formId: 'k3v9x2m7q4',
     *   field: 'k3v9x2m7q4',
     *   name: 'manual.pdf',
     * });
     */
    beginUpload(...given: Arguments<'widget.beginUpload'>): Promise<Result<'widget.beginUpload'>>;

    /**
     * Submit a contact form from another site; opens a ticket.
     * The rules of publicForms.submit apply. Refused on sites that the form does not allow.
     *
     * `POST /api/widget/submit` · open to anyone · done once however often it is tried
     * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     * @example
     * await helpdesk.widget.submit({
     *   formId: 'w8e1r4t7yu',
     *   org: 'acme',
     *   data: { name: 'Ada Lovelace', email: 'ada@example.com', topic: 'Repair', message: 'The kettle does not boil.' },
     *   elapsedMs: 24000,
     * });
     */
    submit(...given: Arguments<'widget.submit'>): Promise<Result<'widget.submit'>>;

    /**
     * Count that a form was seen or started; nothing about the visitor is stored.
     * Refused on sites that the form does not allow.
     *
     * `POST /api/widget/event` · open to anyone
     * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     * @example
     * await helpdesk.widget.event({ formId: 'w8e1r4t7yu', org: 'acme', event: 'seen' });
     */
    event(...given: Arguments<'widget.event'>): Promise<Result<'widget.event'>>;
  };

  apiKeys: {
    /**
     * The keys of the organization, newest first.
     * Without the keys themselves.
     *
     * `GET /api/v1/api-keys` · signed in with manage_settings
     * @example
     * await helpdesk.apiKeys.list();
     */
    list(...given: Arguments<'apiKeys.list'>): Promise<Result<'apiKeys.list'>>;

    /**
     * Create a key; it is returned this once.
     * expiresAt must be in the future. Only a hash of the key is stored.
     *
     * `POST /api/v1/api-keys` · signed in with manage_settings · done once however often it is tried
     * @example
     * await helpdesk.apiKeys.create({
     *   name: 'Shop',
     *   publicName: 'Shop of Acme',
     *   permissions: ['tickets:read', 'tickets:create'],
     * });
     */
    create(...given: Arguments<'apiKeys.create'>): Promise<Result<'apiKeys.create'>>;

    /**
     * Change a key.
     * Omitted fields stay unchanged. Counts from the next call on: a disabled key answers 401 at once. The key itself stays the same.
     *
     * `PATCH /api/v1/api-keys/{id}` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key not found
     * @example
     * await helpdesk.apiKeys.update({ id: 'k3v9x2m7q4', isActive: false });
     */
    update(...given: Arguments<'apiKeys.update'>): Promise<Result<'apiKeys.update'>>;

    /**
     * Delete a key; it stops working at once.
     * Cannot be undone.
     *
     * `DELETE /api/v1/api-keys/{id}` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key not found
     * @example
     * await helpdesk.apiKeys.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'apiKeys.delete'>): Promise<Result<'apiKeys.delete'>>;

    /**
     * Replace a key by a new one; it is returned this once, and the old one works for another day.
     * Name, permissions and expiry stay. Rotating again ends what was replaced before: two keys work at most.
     *
     * `POST /api/v1/api-keys/{id}/rotate` · signed in with manage_settings · done once however often it is tried
     * @throws HelpdeskError 404 not_found · API key not found
     * @example
     * await helpdesk.apiKeys.rotate({ id: 'k3v9x2m7q4', overlapHours: 24 });
     */
    rotate(...given: Arguments<'apiKeys.rotate'>): Promise<Result<'apiKeys.rotate'>>;
  };

  webhooks: {
    /**
     * The webhooks of the organization, newest first.
     * Without the secrets.
     *
     * `GET /api/v1/webhooks` · signed in with manage_settings, or an API key with webhooks:read
     * @example
     * await helpdesk.webhooks.list();
     */
    list(...given: Arguments<'webhooks.list'>): Promise<Result<'webhooks.list'>>;

    /**
     * Create a webhook; its secret is returned this once.
     * The URL must be on the public internet unless the operator of the server allows others. An API key can subscribe only to events that it may read: ticket events require tickets:read, form events contact_forms:read. The webhook stays when the key is deleted. When every attempt of five days has failed, the server switches it off; the admins are notified of the first failure and of the end.
     *
     * `POST /api/v1/webhooks` · signed in with manage_settings, or an API key with webhooks:create · done once however often it is tried
     * @throws HelpdeskError 400 url_not_allowed · This URL is not allowed
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
     * @example
     * await helpdesk.webhooks.create({
     *   name: 'Shop',
     *   url: 'https://shop.example.com/hooks/helpdesk',
     *   events: ['ticket.created', 'ticket.resolved'],
     *   filter: 'is:open',
     *   headers: [{ name: 'Authorization', value: 'Bearer s3cr3t-of-the-shop-9xQ2' }],
     * });
     */
    create(...given: Arguments<'webhooks.create'>): Promise<Result<'webhooks.create'>>;

    /**
     * One webhook.
     * Without the secret.
     *
     * `GET /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:read
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.get({ id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'webhooks.get'>): Promise<Result<'webhooks.get'>>;

    /**
     * Change a webhook; enabling it again resets its failures.
     * Omitted fields stay unchanged; events are replaced as a whole. The URL must be on the public internet. An API key that changes the URL or the events, or enables the webhook, must be allowed to read all its events, and one that gives a filter must have tickets:read.
     *
     * `PATCH /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:update
     * @throws HelpdeskError 400 url_not_allowed · This URL is not allowed
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.update({ id: 'k3v9x2m7q4', events: ['ticket.resolved'] });
     */
    update(...given: Arguments<'webhooks.update'>): Promise<Result<'webhooks.update'>>;

    /**
     * Delete a webhook with its deliveries.
     * Waiting deliveries are dropped; one that is being sent may still arrive.
     *
     * `DELETE /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:delete
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'webhooks.delete'>): Promise<Result<'webhooks.delete'>>;

    /**
     * Send a test event and report the result.
     * Waits at most 15 seconds. The event has isTest. If the receiver refuses or cannot be reached, answers 502 with the reason in errors. Either way the test is listed among the deliveries.
     *
     * `POST /api/v1/webhooks/{id}/test` · signed in with manage_settings, or an API key with webhooks:update
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @throws HelpdeskError 502 delivery_failed · Failed to test webhook
     * @example
     * await helpdesk.webhooks.test({ id: 'k3v9x2m7q4' });
     */
    test(...given: Arguments<'webhooks.test'>): Promise<Result<'webhooks.test'>>;

    /**
     * The deliveries of a webhook, sent and waiting, newest event first.
     * With tests. Finished deliveries are kept for 30 days.
     *
     * `GET /api/v1/webhooks/{id}/deliveries` · signed in with manage_settings, or an API key with webhooks:read · iterate over it for all pages
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * for await (const one of helpdesk.webhooks.deliveries({ id: 'k3v9x2m7q4' })) console.log(one);
     */
    deliveries(...given: Arguments<'webhooks.deliveries'>): Listed<'webhooks.deliveries'>;

    /**
     * Deliver an event again, with the same id.
     * Whether or not it was delivered before; a test is refused. An API key must be allowed to read all events of the webhook.
     *
     * `POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver` · signed in with manage_settings, or an API key with webhooks:update
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
     * @throws HelpdeskError 404 not_found · Delivery not found
     * @throws HelpdeskError 409 test_delivery · A test is not sent again. Please test the webhook.
     * @example
     * await helpdesk.webhooks.redeliver({ id: 'k3v9x2m7q4', deliveryId: 'k3v9x2m7q4' });
     */
    redeliver(...given: Arguments<'webhooks.redeliver'>): Promise<Result<'webhooks.redeliver'>>;

    /**
     * The attempts of a delivery with what the receiver answered, and the message that is sent.
     * Oldest first, those of redeliveries too; kept as long as the delivery. An API key must be allowed to read all events of the webhook.
     *
     * `GET /api/v1/webhooks/{id}/deliveries/{deliveryId}/attempts` · signed in with manage_settings, or an API key with webhooks:read
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
     * @throws HelpdeskError 404 not_found · Delivery not found
     * @example
     * await helpdesk.webhooks.attempts({ id: 'k3v9x2m7q4', deliveryId: 'k3v9x2m7q4' });
     */
    attempts(...given: Arguments<'webhooks.attempts'>): Promise<Result<'webhooks.attempts'>>;

    /**
     * Deliver all events again whose delivery has failed since a time, each with the same id.
     * Tests are left out. An API key must be allowed to read all events of the webhook.
     *
     * `POST /api/v1/webhooks/{id}/redeliver-failed` · signed in with manage_settings, or an API key with webhooks:update
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.redeliverFailed({ id: 'k3v9x2m7q4', since: '2026-11-20T00:00:00.000Z' });
     */
    redeliverFailed(...given: Arguments<'webhooks.redeliverFailed'>): Promise<Result<'webhooks.redeliverFailed'>>;

    /**
     * Create a new secret; for a day, deliveries are signed with both.
     * The secret is returned this once.
     *
     * `POST /api/v1/webhooks/{id}/rotate-secret` · signed in with manage_settings, or an API key with webhooks:update · done once however often it is tried
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.rotateSecret({ id: 'k3v9x2m7q4' });
     */
    rotateSecret(...given: Arguments<'webhooks.rotateSecret'>): Promise<Result<'webhooks.rotateSecret'>>;
  };

  v1: {
    /**
     * Whether the server is running and ready.
     * Without probe=live, answers 503 until the server is ready, and while it stops. Parameters that monitors add are ignored.
     *
     * `GET /api/v1/health` · open to anyone
     * @throws HelpdeskError 503 not_ready · The server is not ready
     * @example
     * await helpdesk.v1.health();
     */
    health(...given: Arguments<'v1.health'>): Promise<Result<'v1.health'>>;

    /**
     * Events since a cursor, oldest first; the events of webhooks, for programs that poll.
     * Events are kept for a year. For the next page, set after to cursor. With wait it is a long poll, for programs that have no address for webhooks: ask again at once with the new cursor. Ticket and customer events also require tickets:read, those of contact forms contact_forms:read, of articles help:read, of tags tags:read, of members team:read, of chats chat:read.
     *
     * `GET /api/v1/events` · an API key with webhooks:read
     * @throws HelpdeskError 410 events_expired · Events after this cursor are no longer kept. Load all data again, then continue from the newest event.
     * @example
     * await helpdesk.v1.events();
     */
    events(...given: Arguments<'v1.events'>): Promise<Result<'v1.events'>>;
  };

  v1Tickets: {
    /**
     * Tickets, newest first.
     * Filters are combined with AND.
     *
     * `GET /api/v1/tickets` · an API key with tickets:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.v1Tickets.list()) console.log(one);
     */
    list(...given: Arguments<'v1Tickets.list'>): Listed<'v1Tickets.list'>;

    /**
     * Open a ticket.
     * Like tickets.create, for any customer.
     *
     * `POST /api/v1/tickets` · an API key with tickets:create · done once however often it is tried
     * @throws HelpdeskError 409 external_id_taken · Another ticket has this external id; idempotency_answer_lost · This was done before; its answer is gone
     * @example
     * await helpdesk.v1Tickets.create({
     *   subject: 'The kettle does not boil',
     *   description: 'It worked yesterday. Today the light stays off.',
     *   priority: 'high',
     *   customerEmail: 'ada@example.com',
     *   customerName: 'Ada Lovelace',
     * });
     */
    create(...given: Arguments<'v1Tickets.create'>): Promise<Result<'v1Tickets.create'>>;

    /**
     * One ticket.
     * Without its conversation.
     *
     * `GET /api/v1/tickets/{id}` · an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @example
     * await helpdesk.v1Tickets.get({ id: 'k3v9x2m7q4' });
     */
    get<Etag extends string | undefined = undefined>(
      ...given: Arguments<'v1Tickets.get', Unless<Etag>>
    ): Promise<Result<'v1Tickets.get'> | Unchanged<Etag>>;

    /**
     * Change status, priority, subject, requester or tags.
     * At least one change is required. With If-Match, the update is refused if the ticket has changed since.
     *
     * `PATCH /api/v1/tickets/{id}` · an API key with tickets:update
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external id
     * @throws HelpdeskError 412 stale · This ticket was changed by someone else
     * @example
     * await helpdesk.v1Tickets.update({ id: 'k3v9x2m7q4', status: 'resolved' });
     */
    update(...given: Arguments<'v1Tickets.update'>): Promise<Result<'v1Tickets.update'>>;

    /**
     * Delete a ticket with its conversation: it goes to the trash for 30 days.
     * It answers 404 from then on. A member can restore it.
     *
     * `DELETE /api/v1/tickets/{id}` · an API key with tickets:delete
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @example
     * await helpdesk.v1Tickets.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'v1Tickets.delete'>): Promise<Result<'v1Tickets.delete'>>;

    /**
     * Reply to the customer, or add an internal note.
     * A reply is mailed to the customer, a note to nobody.
     *
     * `POST /api/v1/tickets/{id}/messages` · an API key with tickets:update · done once however often it is tried
     * @throws HelpdeskError 400 validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.v1Tickets.reply({ id: 'k3v9x2m7q4', message: 'A new one is on its way.' });
     */
    reply(...given: Arguments<'v1Tickets.reply'>): Promise<Result<'v1Tickets.reply'>>;
  };

  v1Tags: {
    /**
     * All tags, by name, with the number of their tickets.
     * At most 1000.
     *
     * `GET /api/v1/tags` · an API key with tickets:read
     * @example
     * await helpdesk.v1Tags.list();
     */
    list(...given: Arguments<'v1Tags.list'>): Promise<Result<'v1Tags.list'>>;
  };

  v1ContactForms: {
    /**
     * Contact forms, newest first.
     * Active or not.
     *
     * `GET /api/v1/contact-forms` · an API key with contact_forms:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.v1ContactForms.list()) console.log(one);
     */
    list(...given: Arguments<'v1ContactForms.list'>): Listed<'v1ContactForms.list'>;

    /**
     * Change a contact form.
     * The rules of contactForms.update apply, without If-Match.
     *
     * `PATCH /api/v1/contact-forms/{formId}` · an API key with contact_forms:update
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.v1ContactForms.update({ formId: 'k3v9x2m7q4', isActive: false });
     */
    update(...given: Arguments<'v1ContactForms.update'>): Promise<Result<'v1ContactForms.update'>>;

    /**
     * Delete a contact form with its submissions; the tickets stay.
     * Cannot be undone.
     *
     * `DELETE /api/v1/contact-forms/{formId}` · an API key with contact_forms:delete
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.v1ContactForms.delete({ formId: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'v1ContactForms.delete'>): Promise<Result<'v1ContactForms.delete'>>;

    /**
     * Submit a contact form for a customer; opens a ticket.
     * The rules of the form apply; customFields has answers by field name.
     *
     * `POST /api/v1/contact-forms/{formId}/submit` · an API key with contact_forms:create · done once however often it is tried
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     * @example
     * await helpdesk.v1ContactForms.submit({
     *   formId: 'k3v9x2m7q4',
     *   customerName: 'Ada Lovelace',
     *   customerEmail: 'ada@example.com',
     *   message: 'The kettle does not boil.',
     *   customFields: { topic: 'Repair' },
     * });
     */
    submit(...given: Arguments<'v1ContactForms.submit'>): Promise<Result<'v1ContactForms.submit'>>;
  };

  v1Analytics: {
    /**
     * Ticket figures of a period: volume, resolution times and targets met.
     * At most 366 days.
     *
     * `GET /api/v1/analytics/metrics` · an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · period must look like 30d
     * @example
     * await helpdesk.v1Analytics.metrics();
     */
    metrics(...given: Arguments<'v1Analytics.metrics'>): Promise<Result<'v1Analytics.metrics'>>;
  };

  v1Organization: {
    /**
     * The organization that the key belongs to.
     * Its public fields.
     *
     * `GET /api/v1/organization` · an API key with organization:read
     * @example
     * await helpdesk.v1Organization.get();
     */
    get(...given: Arguments<'v1Organization.get'>): Promise<Result<'v1Organization.get'>>;

    /**
     * Change name, subdomain, logo, colour and sender.
     * The rules of organization.updateBranding apply.
     *
     * `PATCH /api/v1/organization` · an API key with organization:update
     * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
     * @example
     * await helpdesk.v1Organization.update({
     *   name: 'Acme',
     *   subdomain: 'acme',
     *   primaryColor: '#10B981',
     *   emailFrom: 'support@acme.example',
     * });
     */
    update(...given: Arguments<'v1Organization.update'>): Promise<Result<'v1Organization.update'>>;
  };

  docs: {
    /**
     * This contract as JSON.
     * The same as /openapi.yaml.
     *
     * `GET /api/openapi.json` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.docs.openapi();
     */
    openapi<Etag extends string | undefined = undefined>(
      ...given: Arguments<'docs.openapi', Unless<Etag>>
    ): Promise<Result<'docs.openapi'> | Unchanged<Etag>>;
  };
}
