// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

import type { Arguments, Unchanged, Unless } from '../method.ts';
import type { ItemOf, Listed, Pages } from '../page.ts';
import type { Result } from '../contract/operations.ts';

/** Every operation of the contract by its name. */
export interface HelpdeskOperations {
  auth: {
    /**
     * Get the signed-in user, with organizations (the active one first) and permissions.
     * Also works without an organization; organizations and permissions are then empty.
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
     * If the account uses two-factor authentication, a correct password returns a challenge instead of a session. Answer it with auth.answerChallenge. Attempts are limited by account and IP address; after too many, even a correct password is rejected for some minutes.
     *
     * `POST /api/auth/login` · open to anyone
     * @throws HelpdeskError 401 invalid_credentials · Invalid email or password
     * @example
     * await helpdesk.auth.login({ email: 'grace@acme.example', password: 'correct horse battery staple' });
     */
    login(...given: Arguments<'auth.login'>): Promise<Result<'auth.login'>>;

    /**
     * Finish signing in with a second-factor code; also sets the session cookie.
     * Each code of the authenticator app and each recovery code works once. Five wrong codes end the challenge; after ten, the account accepts no code for some minutes.
     *
     * `POST /api/auth/challenge` · open to anyone
     * @throws HelpdeskError 401 wrong_code · This code is wrong or was already used
     * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
     * @example
     * await helpdesk.auth.answerChallenge({ challenge: 'challenge-token', code: '492039' });
     */
    answerChallenge(...given: Arguments<'auth.answerChallenge'>): Promise<Result<'auth.answerChallenge'>>;

    /**
     * Start signing in with a passkey.
     * Pass the challenge of auth.login to use the passkey as a second factor, or nothing to sign in with the passkey alone, which then requires user verification. Passkeys work at the server's own address, not on custom domains.
     *
     * `POST /api/auth/passkey/start` · open to anyone
     * @throws HelpdeskError 409 passkey_elsewhere · Passkeys don't work at this address
     * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
     * @example
     * await helpdesk.auth.startPasskey({ challenge: 'challenge-token' });
     */
    startPasskey(...given: Arguments<'auth.startPasskey'>): Promise<Result<'auth.startPasskey'>>;

    /**
     * Finish signing in with a passkey; also sets the session cookie.
     * A challenge is valid for ten minutes and one successful answer.
     *
     * `POST /api/auth/passkey` · open to anyone
     * @throws HelpdeskError 401 wrong_passkey · This passkey didn't work
     * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
     * @example
     * await helpdesk.auth.answerPasskey({
     *   challenge: 'challenge-token',
     *   response: { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key', response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }, clientExtensionResults: {} },
     * });
     */
    answerPasskey(...given: Arguments<'auth.answerPasskey'>): Promise<Result<'auth.answerPasskey'>>;

    /**
     * Sign up, with a new organization or an invitation.
     * organizationName is required unless invitationToken is given; the invitation must be for the same email address. The subdomain is derived from the name. Also sets the session cookie.
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
     * Sign out of this session; succeeds if it has already ended.
     * Also clears the session cookie.
     *
     * `POST /api/auth/logout` · open to anyone
     * @example
     * await helpdesk.auth.logout();
     */
    logout(...given: Arguments<'auth.logout'>): Promise<Result<'auth.logout'>>;

    /**
     * Find the single sign-on page for an email address.
     * Only the domain of the address matters, so the answer doesn't reveal whether an account exists.
     *
     * `POST /api/auth/sso` · open to anyone
     * @example
     * await helpdesk.auth.findSso({ email: 'grace@acme.example' });
     */
    findSso(...given: Arguments<'auth.findSso'>): Promise<Result<'auth.findSso'>>;

    /**
     * Request a password reset link; the answer doesn't reveal whether an account exists.
     * An email is sent only if the account exists; at most five in fifteen minutes.
     *
     * `POST /api/auth/password/forgot` · open to anyone
     * @example
     * await helpdesk.auth.forgotPassword({ email: 'grace@acme.example' });
     */
    forgotPassword(...given: Arguments<'auth.forgotPassword'>): Promise<Result<'auth.forgotPassword'>>;

    /**
     * Set a new password with the token from a reset link; ends all sessions of the user.
     * The token works once, within an hour. Passwords that are easy to guess, such as common ones or the user's own name, are rejected, and the operator can require more characters.
     *
     * `POST /api/auth/password/reset` · open to anyone
     * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
     * @example
     * await helpdesk.auth.resetPassword({ token: 'reset-token', newPassword: 'correct horse battery staple' });
     */
    resetPassword(...given: Arguments<'auth.resetPassword'>): Promise<Result<'auth.resetPassword'>>;

    /**
     * Confirm the password of the session's user; valid for ten minutes, like signing in.
     * Required by operations that grant lasting access; without it they answer 403 fresh_proof_needed. At most ten attempts in ten minutes; signing in again has the same effect.
     *
     * `POST /api/auth/confirm` · signed in
     * @throws HelpdeskError 400 wrong_password · Current password is incorrect
     * @example
     * await helpdesk.auth.confirmPassword({ currentPassword: 'a password of my own' });
     */
    confirmPassword(...given: Arguments<'auth.confirmPassword'>): Promise<Result<'auth.confirmPassword'>>;

    /**
     * Resend the link that confirms the caller's email address.
     * The first link is sent at sign-up, and at most five a day. Nothing is sent if the address is already confirmed.
     *
     * `POST /api/auth/email/confirmation` · signed in
     * @example
     * await helpdesk.auth.sendConfirmation();
     */
    sendConfirmation(...given: Arguments<'auth.sendConfirmation'>): Promise<Result<'auth.sendConfirmation'>>;

    /**
     * Confirm an email address with the token from the link.
     * The token is valid for seven days and only for the address it was sent to. Until an admin has a confirmed address, the organization can invite at most three people, without a personal message, and its emails show its subdomain instead of its name.
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
     * Get the single sign-on settings.
     * Never includes the client secret.
     *
     * `GET /api/organization/sso` · signed in with manage_settings
     * @example
     * await helpdesk.sso.get();
     */
    get(...given: Arguments<'sso.get'>): Promise<Result<'sso.get'>>;

    /**
     * Set up or update single sign-on with OpenID Connect.
     * The provider is contacted at once, and must answer for this issuer. An omitted secret stays unchanged unless the issuer changes. With another issuer or client, all single sign-on sessions end.
     *
     * `PUT /api/organization/sso` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · The provider isn't responding for this issuer. Check the issuer URL
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
     * Remove single sign-on, and stop requiring it.
     * Ends all single sign-on sessions. Members stay and sign in with a password, which they can set with a reset link. Domains stay verified.
     *
     * `DELETE /api/organization/sso` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Single sign-on is not set up
     * @example
     * await helpdesk.sso.remove();
     */
    remove(...given: Arguments<'sso.remove'>): Promise<Result<'sso.remove'>>;

    /**
     * Require single sign-on for staff, or stop requiring it.
     * Admins with two-factor authentication can still use it to sign in if the provider fails, so the caller must be such an admin. Single sign-on must have worked at least once since it was set up. Customers and API keys aren't affected.
     *
     * `PUT /api/organization/sso/required` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Single sign-on is not set up
     * @throws HelpdeskError 409 second_factor_missing · Set up two-factor authentication for yourself first; sso_untried · Sign in with single sign-on once first
     * @example
     * await helpdesk.sso.require({ isRequired: true });
     */
    require(...given: Arguments<'sso.require'>): Promise<Result<'sso.require'>>;

    /**
     * Add an email domain for single sign-on.
     * Takes effect once sso.verifyDomain finds its TXT record. At most 20.
     *
     * `POST /api/organization/sso/domains` · signed in with manage_settings
     * @throws HelpdeskError 409 domain_known · This domain is already in the list; too_many · You can add up to 20 domains
     * @example
     * await helpdesk.sso.addDomain({ domain: 'acme.example' });
     */
    addDomain(...given: Arguments<'sso.addDomain'>): Promise<Result<'sso.addDomain'>>;

    /**
     * Verify a domain by its TXT record.
     * At most thirty attempts in ten minutes. A domain verified by another organization is taken over only if its record is gone.
     *
     * `POST /api/organization/sso/domains/{id}/verify` · signed in with manage_settings
     * @throws HelpdeskError 400 verification_failed · We didn't find the TXT record. DNS changes can take a while.
     * @throws HelpdeskError 404 not_found · Domain not found
     * @throws HelpdeskError 409 domain_taken · This domain is already in use
     * @example
     * await helpdesk.sso.verifyDomain({ id: 'k3v9x2m7q4' });
     */
    verifyDomain(...given: Arguments<'sso.verifyDomain'>): Promise<Result<'sso.verifyDomain'>>;

    /**
     * Remove an email domain.
     * Members with addresses at this domain who have used single sign-on before can still use it.
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
     * Get the invitation of an emailed link.
     * Requires only the token from the link.
     *
     * `GET /api/invitations/{token}` · open to anyone
     * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
     * @example
     * await helpdesk.invitations.get({ token: 'invitation-token' });
     */
    get(...given: Arguments<'invitations.get'>): Promise<Result<'invitations.get'>>;

    /**
     * Accept an invitation as the signed-in user.
     * The caller's email address must be the invited one. An invitation works once.
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
     * Get the organization of the request and the caller's role.
     * Available to all members; secrets and admin-only settings are omitted.
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
     * Update name, subdomain, logo, color and sender; omitted fields stay unchanged.
     * After the subdomain changes, pages under the old one redirect, and API calls and embedded elements that use it keep working. The organization's last ten subdomains stay reserved, so it can switch back to one. A logo given as an https URL is downloaded once, re-encoded and stored on this server.
     *
     * `PATCH /api/organization/branding` · signed in with manage_organization, or an API key with organization:update
     * @throws HelpdeskError 400 validation_failed · This URL must be publicly accessible; The image couldn't be loaded from this address
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
     * At most 5 MB. The type is detected from the content, not the file name. Counts toward the organization's image storage, whether or not it is saved as the logo.
     *
     * `POST /api/organization/logo` · signed in with manage_organization, or an API key with organization:update
     * @throws HelpdeskError 400 file_required · Please upload a valid image file
     * @throws HelpdeskError 409 too_many · Image storage is full
     * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
     * @example
     * await helpdesk.organization.uploadLogo({ logo });
     */
    uploadLogo(...given: Arguments<'organization.uploadLogo'>): Promise<Result<'organization.uploadLogo'>>;

    /**
     * Get all settings of the organization, without passwords and keys.
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
     * Update name, time zone, ticket prefix, automatic assignment, signature, business hours and image metadata; omitted fields stay unchanged.
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
     * Require two-factor authentication for staff, or stop requiring it.
     * After the grace period, staff without two-factor authentication must set it up and can't use anything else in the organization: 403 second_factor_required. Customers, visitors and API keys aren't affected. Setting it again restarts the grace period.
     *
     * `PUT /api/organization/settings/second-factor` · signed in with manage_settings
     * @throws HelpdeskError 409 second_factor_missing · Set up two-factor authentication for yourself first
     * @example
     * await helpdesk.organization.requireSecondFactor({ isRequired: true, graceDays: 14 });
     */
    requireSecondFactor(...given: Arguments<'organization.requireSecondFactor'>): Promise<Result<'organization.requireSecondFactor'>>;

    /**
     * Get the IP allowlist for staff.
     * Includes the caller's address, so it can be added.
     *
     * `GET /api/organization/networks` · signed in with manage_settings
     * @example
     * await helpdesk.organization.networks();
     */
    networks(...given: Arguments<'organization.networks'>): Promise<Result<'organization.networks'>>;

    /**
     * Set the IP allowlist for staff.
     * Replaces the list; an empty list means no restriction. From the next call, staff sessions from other addresses can't access the organization (403 network_not_allowed), their sockets close, and single sign-on rejects them; they can still manage their own account. Customers and visitors aren't affected; API keys only if includesKeys is true. A list without the caller's own address is rejected. Requires all permissions, because it affects every member.
     *
     * `PUT /api/organization/networks` · signed in with manage_settings
     * @throws HelpdeskError 409 own_address_missing · This list doesn't include your own address, 203.0.113.7. Add it so you don't lock yourself out
     * @example
     * await helpdesk.organization.setNetworks({
     *   networks: [{ name: 'Office', network: '203.0.113.0/24' }, { name: 'Office', network: '2001:db8:7::/48' }],
     *   includesKeys: false,
     * });
     */
    setNetworks(...given: Arguments<'organization.setNetworks'>): Promise<Result<'organization.setNetworks'>>;

    /**
     * Get the captcha for contact forms.
     * Never includes the secret. Says since when submissions couldn't be checked, and which forms use the captcha.
     *
     * `GET /api/organization/captcha` · signed in with manage_settings
     * @example
     * await helpdesk.organization.captcha();
     */
    captcha(...given: Arguments<'organization.captcha'>): Promise<Result<'organization.captcha'>>;

    /**
     * Set up or update the captcha for contact forms.
     * Forms use it if their setting `captcha` is on. An empty or omitted secret stays unchanged unless the provider changes. The provider isn't contacted; call organization.checkCaptcha to check the secret.
     *
     * `PUT /api/organization/captcha` · signed in with manage_settings
     * @example
     * await helpdesk.organization.setCaptcha({
     *   provider: 'turnstile',
     *   siteKey: '0x4AAAAAAADnPIDROrmt1Wwj',
     *   secret: '0x4AAAAAAADnPHo9-a-made-up-secret',
     * });
     */
    setCaptcha(...given: Arguments<'organization.setCaptcha'>): Promise<Result<'organization.setCaptcha'>>;

    /**
     * Remove the captcha for contact forms.
     * Deletes the secret. Forms with the setting `captcha` accept submissions without it until one is set up again.
     *
     * `DELETE /api/organization/captcha` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Captcha is not set up
     * @example
     * await helpdesk.organization.removeCaptcha();
     */
    removeCaptcha(...given: Arguments<'organization.removeCaptcha'>): Promise<Result<'organization.removeCaptcha'>>;

    /**
     * Ask the captcha provider whether it accepts the secret.
     * Sends a made-up token with the saved secret and saves the result: `problem` is null if the provider rejects only the token. At most ten checks in ten minutes.
     *
     * `POST /api/organization/captcha/check` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 404 not_found · Captcha is not set up
     * @example
     * await helpdesk.organization.checkCaptcha();
     */
    checkCaptcha(...given: Arguments<'organization.checkCaptcha'>): Promise<Result<'organization.checkCaptcha'>>;

    /**
     * Close the organization; it is deleted after 30 days.
     * For admins. Takes effect at once: its pages, elements and email addresses stop working, chats end, API keys and webhooks are suspended, and members see only the deletion date. For 30 days an admin can restore everything with organization.reopen. Then all data is permanently deleted; people keep their accounts. Repeated calls don't move the date.
     *
     * `POST /api/organization/deletion` · signed in with manage_organization
     * @throws HelpdeskError 400 validation_failed · Please type the name of the organization
     * @throws HelpdeskError 403 admins_only · Only an admin can do this
     * @example
     * await helpdesk.organization.close({ name: 'Acme' });
     */
    close(...given: Arguments<'organization.close'>): Promise<Result<'organization.close'>>;

    /**
     * Reopen a closed organization.
     * For admins, within 30 days. Everything is restored except open chats, which have ended. Email and calls in the meantime were rejected.
     *
     * `DELETE /api/organization/deletion` · signed in with manage_organization
     * @throws HelpdeskError 403 admins_only · Only an admin can do this
     * @throws HelpdeskError 410 deletion_begun · The organization is being deleted
     * @example
     * await helpdesk.organization.reopen();
     */
    reopen(...given: Arguments<'organization.reopen'>): Promise<Result<'organization.reopen'>>;

    /**
     * Get the retention policy for tickets, original emails and chats.
     * Nothing is deleted by age by default.
     *
     * `GET /api/organization/retention` · signed in with manage_settings, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.organization.retention();
     */
    retention<Etag extends string | undefined = undefined>(
      ...given: Arguments<'organization.retention', Unless<Etag>>
    ): Promise<Result<'organization.retention'> | Unchanged<Etag>>;

    /**
     * Set the retention policy for tickets, original emails and chats.
     * Applied in the background, starting within minutes. Data is permanently deleted, and the audit log records how much. Call organization.previewRetention first to count what would be deleted today.
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
     * Preview what a retention policy would close and delete today.
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
     * List exports of the organization, newest first.
     * The ten newest. An archive is available for one day.
     *
     * `GET /api/organization/exports` · signed in with manage_organization
     * @example
     * await helpdesk.organization.listExports();
     */
    listExports(...given: Arguments<'organization.listExports'>): Promise<Result<'organization.listExports'>>;

    /**
     * Start an export of the organization.
     * Creates a zip archive in the background, with JSON Lines for each kind of object and all files, without secrets. The caller is notified when it's ready. Only one export runs at a time.
     *
     * `POST /api/organization/exports` · signed in with manage_organization
     * @throws HelpdeskError 409 export_running · An export is already running
     * @example
     * await helpdesk.organization.startExport();
     */
    startExport(...given: Arguments<'organization.startExport'>): Promise<Result<'organization.startExport'>>;

    /**
     * Cancel an export or delete its archive.
     * Its link stops working at once.
     *
     * `DELETE /api/organization/exports/{exportId}` · signed in with manage_organization
     * @throws HelpdeskError 404 not_found · Export not found
     * @example
     * await helpdesk.organization.deleteExport({ exportId: 'k3v9x2m7q4' });
     */
    deleteExport(...given: Arguments<'organization.deleteExport'>): Promise<Result<'organization.deleteExport'>>;

    /**
     * Choose how the organization sends email: the helpdesk's server, your own mail server, or Google Workspace with an app password. An omitted password stays unchanged unless the server changes; an empty one is removed.
     * smtp requires a host, google_workspace an account. Hosts in private networks are rejected unless the operator allows them.
     *
     * `PATCH /api/organization/settings/email` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · This mail server must be publicly accessible
     * @example
     * await helpdesk.organization.updateEmail({
     *   provider: 'smtp',
     *   smtpSettings: { host: 'smtp.acme.example', port: 587, username: 'support@acme.example', password: 'app-password', secure: true },
     * });
     */
    updateEmail(...given: Arguments<'organization.updateEmail'>): Promise<Result<'organization.updateEmail'>>;

    /**
     * Send the caller a test email with the saved settings and return the result.
     * Waits for the mail server's answer; at most ten tests in ten minutes.
     *
     * `POST /api/organization/settings/email/test` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 400 validation_failed · Test emails can be sent only to your own address
     * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
     * @example
     * await helpdesk.organization.testEmail({ to: 'grace@acme.example' });
     */
    testEmail(...given: Arguments<'organization.testEmail'>): Promise<Result<'organization.testEmail'>>;

    /**
     * Enable or disable the organization's own API key, and set a webhook URL that receives all events; an empty URL deletes the webhook.
     * The URL must be on the public internet unless the operator allows others.
     *
     * `PATCH /api/organization/settings/api` · signed in with manage_settings
     * @throws HelpdeskError 400 validation_failed · This URL must be publicly accessible
     * @example
     * await helpdesk.organization.updateApi({
     *   apiKeyEnabled: true,
     *   webhookUrl: 'https://shop.example.com/hooks/helpdesk',
     * });
     */
    updateApi(...given: Arguments<'organization.updateApi'>): Promise<Result<'organization.updateApi'>>;

    /**
     * Get the setup steps and which are done.
     * A step for a form or chat stays done once a page of another site has loaded it; the others are checked on each call.
     *
     * `GET /api/organization/first-steps` · signed in with manage_organization, or an API key with organization:read
     * @example
     * await helpdesk.organization.firstSteps();
     */
    firstSteps(...given: Arguments<'organization.firstSteps'>): Promise<Result<'organization.firstSteps'>>;

    /**
     * Hide the setup steps for all admins, or show them again; add or remove sample tickets.
     * Steps can't be set directly; each is derived from the organization's data. Sample tickets are numbered SAMPLE-1 to SAMPLE-3, send no emails, notifications or events when added, and their customers have no email address. They count in lists and statistics until they are removed, with their conversations.
     *
     * `PATCH /api/organization/first-steps` · signed in with manage_organization, or an API key with organization:update
     * @example
     * await helpdesk.organization.updateFirstSteps({ isPutAway: true });
     */
    updateFirstSteps(...given: Arguments<'organization.updateFirstSteps'>): Promise<Result<'organization.updateFirstSteps'>>;

    /**
     * Get the first and last characters of the organization's own API key.
     * The full key is returned only once, when it's created.
     *
     * `GET /api/organization/api-key` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key is not enabled, or not created yet
     * @example
     * await helpdesk.organization.apiKey();
     */
    apiKey(...given: Arguments<'organization.apiKey'>): Promise<Result<'organization.apiKey'>>;

    /**
     * Create the organization's own API key, with all permissions; it is returned only once, and the previous one stops working at once.
     * Enable the key with organization.updateApi first.
     *
     * `POST /api/organization/api-key/regenerate` · signed in with manage_settings
     * @throws HelpdeskError 409 api_key_disabled · API key is not enabled
     * @example
     * await helpdesk.organization.regenerateApiKey();
     */
    regenerateApiKey(...given: Arguments<'organization.regenerateApiKey'>): Promise<Result<'organization.regenerateApiKey'>>;

    /**
     * Set a custom domain for the public pages; it is used once verified. An unverified domain doesn't block other organizations.
     * A domain verified by another organization is rejected. An organization has one domain: setting another one removes the previous one; setting the same one changes nothing.
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
     * Remove the custom domain; it stops working at once.
     * Succeeds if there is none.
     *
     * `DELETE /api/organizations/{id}/custom-domain` · signed in with manage_organization
     * @throws HelpdeskError 404 not_found · Organization not found
     * @example
     * await helpdesk.organization.removeCustomDomain({ id: 'k3v9x2m7q4' });
     */
    removeCustomDomain(...given: Arguments<'organization.removeCustomDomain'>): Promise<Result<'organization.removeCustomDomain'>>;

    /**
     * Verify the custom domain now.
     * Looks for the token in a TXT record at _helpdesk-verification.{domain}, then at /.well-known/helpdesk-verification.txt on the domain, which this server answers itself if the domain is a CNAME of the organization's host. At most thirty attempts in ten minutes. Verified domains are rechecked regularly, and lose verification if the record is missing for days.
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
     * Get the sidebar badge counts.
     * Counts only replies that the caller can see.
     *
     * `GET /api/dashboard/counts` · signed in, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.dashboard.counts();
     */
    counts<Etag extends string | undefined = undefined>(
      ...given: Arguments<'dashboard.counts', Unless<Etag>>
    ): Promise<Result<'dashboard.counts'> | Unchanged<Etag>>;

    /**
     * Get the dashboard statistics; customers get their own tickets, agents without view_all_tickets the ones they can see.
     * Changes compare with the previous period of the same length.
     *
     * `GET /api/dashboard/stats` · signed in, or an API key with tickets:read
     * @example
     * await helpdesk.dashboard.stats();
     */
    stats(...given: Arguments<'dashboard.stats'>): Promise<Result<'dashboard.stats'>>;

    /**
     * Get statistics of each admin and agent for a period.
     * Sorted by resolved tickets, highest first.
     *
     * `GET /api/dashboard/performance` · signed in with view_analytics, or an API key with analytics:read
     * @example
     * await helpdesk.dashboard.performance();
     */
    performance(...given: Arguments<'dashboard.performance'>): Promise<Result<'dashboard.performance'>>;

    /**
     * List tickets that are overdue or due soon for first response or resolution, most overdue first; at most 6.
     * Due soon means three quarters of the target time have passed. Targets are those of metrics.sla.
     *
     * `GET /api/dashboard/due` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @example
     * await helpdesk.dashboard.due();
     */
    due(...given: Arguments<'dashboard.due'>): Promise<Result<'dashboard.due'>>;

    /**
     * Get statistics of contact forms and the chatbot.
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
     * Get volume, backlog, first response, resolution and satisfaction for a period, by day, channel and form.
     * Give either period, or from and to; at most 366 days. to must not be before from.
     *
     * `GET /api/metrics/overview` · signed in with view_analytics, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.overview();
     */
    overview(...given: Arguments<'metrics.overview'>): Promise<Result<'metrics.overview'>>;

    /**
     * Get statistics of each staff member for a period, sorted by resolved tickets, highest first.
     * The last entry, without a user, covers everything not done by current staff.
     *
     * `GET /api/metrics/agents` · signed in with view_analytics, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.agents();
     */
    agents(...given: Arguments<'metrics.agents'>): Promise<Result<'metrics.agents'>>;

    /**
     * List the tickets behind a statistic of a staff member, latest first; at most 200.
     * For open and waiting, the current tickets; for other statistics, those of the period. A ticket with several replies is listed once.
     *
     * `GET /api/metrics/agents/{id}/tickets` · signed in with view_analytics, or an API key with tickets:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @throws HelpdeskError 404 not_found · Team member not found
     * @example
     * await helpdesk.metrics.agentTickets({ id: 'k3v9x2m7q4', figure: 'open' });
     */
    agentTickets(...given: Arguments<'metrics.agentTickets'>): Promise<Result<'metrics.agentTickets'>>;

    /**
     * List the chats behind a statistic of a staff member, latest first; at most 200.
     * Chats accepted in the period, or rated in the period.
     *
     * `GET /api/metrics/agents/{id}/chats` · signed in with view_live_chat, or an API key with chat:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @throws HelpdeskError 404 not_found · Team member not found
     * @example
     * await helpdesk.metrics.agentChats({ id: 'k3v9x2m7q4', figure: 'chats' });
     */
    agentChats(...given: Arguments<'metrics.agentChats'>): Promise<Result<'metrics.agentChats'>>;

    /**
     * Get SLA results: first responses and resolutions on target, and open tickets at risk or overdue.
     * Times count around the clock, against the target of the ticket's current priority.
     *
     * `GET /api/metrics/sla` · signed in with view_analytics, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.sla();
     */
    sla(...given: Arguments<'metrics.sla'>): Promise<Result<'metrics.sla'>>;

    /**
     * Get new tickets, replies and accepted chats of a period by hour of the week.
     * All hours count, also outside of business hours. Give either period, or from and to; at most 366 days.
     *
     * `GET /api/metrics/hours-of-week` · signed in with view_analytics, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.hoursOfWeek();
     */
    hoursOfWeek(...given: Arguments<'metrics.hoursOfWeek'>): Promise<Result<'metrics.hoursOfWeek'>>;

    /**
     * Export a report for a period as CSV.
     * RFC 4180; cells that a spreadsheet would read as formulas are escaped. At most 366 days.
     *
     * `GET /api/metrics/report.csv` · signed in with view_reports, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * const text = await helpdesk.metrics.report({ report: 'tickets' });
     */
    report(...given: Arguments<'metrics.report'>): Promise<Result<'metrics.report'>>;

    /**
     * Export a report for a period as an Excel workbook.
     * The same data as metrics.report, with numbers, times, durations and percentages as Excel reads them. At most 366 days.
     *
     * `GET /api/metrics/report.xlsx` · signed in with view_reports, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * const file = await helpdesk.metrics.reportXlsx({ report: 'tickets' });
     */
    reportXlsx(...given: Arguments<'metrics.reportXlsx'>): Promise<Result<'metrics.reportXlsx'>>;

    /**
     * Request a report by email.
     * Returns at once; the email has the same file as metrics.report or metrics.reportXlsx.
     *
     * `POST /api/metrics/report` · signed in with view_reports, or an API key with analytics:read
     * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
     * @example
     * await helpdesk.metrics.sendReport({ report: 'tickets', period: '30d' });
     */
    sendReport(...given: Arguments<'metrics.sendReport'>): Promise<Result<'metrics.sendReport'>>;
  };

  savedReports: {
    /**
     * List the caller's saved reports and those shared with everyone who can see reports.
     * In the order of their names; at most 50. Members with manage_settings also get the personal ones of others.
     *
     * `GET /api/saved-reports` · signed in with view_reports, or an API key with analytics:read
     * @example
     * await helpdesk.savedReports.list();
     */
    list(...given: Arguments<'savedReports.list'>): Promise<Result<'savedReports.list'>>;

    /**
     * Save a report, and email it on a schedule.
     * Personal by default. A scheduled report is emailed at 7:00 in the organization's time zone, to those recipients who can see reports at that time. An organization can have up to 50 saved reports.
     *
     * `POST /api/saved-reports` · signed in with view_reports · idempotent
     * @throws HelpdeskError 400 validation_failed · Choose a weekday or a day of the month; validation_failed · Choose recipients who can see reports
     * @throws HelpdeskError 409 too_many · An organization can have up to 50 saved reports
     * @example
     * await helpdesk.savedReports.create({
     *   name: 'Weekly SLA',
     *   report: 'sla',
     *   period: 'lastWeek',
     *   visibility: 'team',
     * });
     */
    create(...given: Arguments<'savedReports.create'>): Promise<Result<'savedReports.create'>>;

    /**
     * List the members who can see reports, to whom a report can be emailed.
     * By name.
     *
     * `GET /api/saved-reports/recipients` · signed in with view_reports, or an API key with analytics:read
     * @example
     * await helpdesk.savedReports.recipients();
     */
    recipients(...given: Arguments<'savedReports.recipients'>): Promise<Result<'savedReports.recipients'>>;

    /**
     * Update a saved report; omitted fields stay unchanged.
     * Without manage_settings, members can change only their own.
     *
     * `PATCH /api/saved-reports/{id}` · signed in with view_reports
     * @throws HelpdeskError 400 validation_failed · Choose a weekday or a day of the month; validation_failed · Choose recipients who can see reports
     * @throws HelpdeskError 404 not_found · Saved report not found
     * @example
     * await helpdesk.savedReports.update({ id: 'k3v9x2m7q4', name: 'SLA of last month', period: 'lastMonth' });
     */
    update(...given: Arguments<'savedReports.update'>): Promise<Result<'savedReports.update'>>;

    /**
     * Delete a saved report and its schedule.
     * Without manage_settings, members can delete only their own.
     *
     * `DELETE /api/saved-reports/{id}` · signed in with view_reports
     * @throws HelpdeskError 404 not_found · Saved report not found
     * @example
     * await helpdesk.savedReports.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'savedReports.delete'>): Promise<Result<'savedReports.delete'>>;
  };

  tickets: {
    /**
     * List tickets, most recently changed first; customers get their own, agents without view_all_tickets the ones they can see.
     * Filters are combined with AND. A cursor is valid only for the same filters.
     *
     * `GET /api/tickets` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @example
     * for await (const one of helpdesk.tickets.list()) console.log(one);
     */
    list(...given: Arguments<'tickets.list'>): Pages<ItemOf<'tickets.list'>>;

    /**
     * Create a ticket; customers create their own.
     * For a customer, the email address in the body is replaced with their own. The ticket gets the organization's next number.
     *
     * `POST /api/tickets` · signed in with create_tickets, or an API key with tickets:create · idempotent
     * @throws HelpdeskError 409 external_id_taken · Another ticket has this external ID; idempotency_answer_lost · This request was already processed, but its response is no longer available
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
     * Count tickets by status.
     * Customers get counts of their own tickets, agents without view_all_tickets of those they can see.
     *
     * `GET /api/tickets/stats` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.tickets.stats();
     */
    stats<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tickets.stats', Unless<Etag>>
    ): Promise<Result<'tickets.stats'> | Unchanged<Etag>>;

    /**
     * List the IDs of the caller's unread tickets.
     * A ticket is unread if it, or a message by someone else, is newer than what the caller has read. Counts the 500 tickets that changed last since the caller joined, if open or in progress and not snoozed, plus tickets marked as unread.
     *
     * `GET /api/tickets/unread` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.tickets.unread();
     */
    unread<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tickets.unread', Unless<Etag>>
    ): Promise<Result<'tickets.unread'> | Unchanged<Etag>>;

    /**
     * List forms and custom domains that tickets came from, for filters.
     * All forms, including inactive ones, oldest first; the current custom domain and earlier ones with tickets.
     *
     * `GET /api/tickets/origins` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.tickets.origins();
     */
    origins<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tickets.origins', Unless<Etag>>
    ): Promise<Result<'tickets.origins'> | Unchanged<Etag>>;

    /**
     * List the support addresses that replies can be sent from.
     * Verified support addresses, oldest first. Without one, replies are sent from the organization's address.
     *
     * `GET /api/tickets/senders` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.tickets.senders();
     */
    senders<Etag extends string | undefined = undefined>(
      ...given: Arguments<'tickets.senders', Unless<Etag>>
    ): Promise<Result<'tickets.senders'> | Unchanged<Etag>>;

    /**
     * Import tickets from another system, with messages and original times.
     * Sends no emails, notifications or events. Imported tickets count in statistics and are found by search. Each ticket has its own result. A ticket whose externalId was imported before is left unchanged, even if it was deleted since, so you can repeat an interrupted import. At most 1 MB of text per call. Upload files first (files.upload, allowed for keys with tickets:update); tickets.findImported tells you which tickets don't need them.
     *
     * `POST /api/tickets/import` · signed in with manage_settings, or an API key with tickets:create
     * @throws HelpdeskError 400 validation_failed · Send at least one ticket · You can import up to 1000 tickets at once
     * @example
     * await helpdesk.tickets.import({
     *   tickets: [{ externalId: '4711', subject: 'The kettle does not boil', description: 'It worked yesterday. Today the light stays off.', status: 'closed', customerName: 'Ada Lovelace', customerEmail: 'ada@example.com', assignedAgentEmail: 'alan@acme.example', tags: ['Kettles'], createdAt: '2024-03-01T09:30:00.000Z', messages: [{ author: 'staff', authorName: 'Alan Turing', authorEmail: 'alan@acme.example', message: 'Have you tried the switch at the back?', createdAt: '2024-03-01T09:42:10.000Z' }] }],
     * });
     */
    import(...given: Arguments<'tickets.import'>): Promise<Result<'tickets.import'>>;

    /**
     * Find tickets that were imported before.
     * Includes tickets deleted since. Call it before an import, so you don't upload files for tickets that would be left unchanged.
     *
     * `POST /api/tickets/import/known` · signed in with manage_settings, or an API key with tickets:create
     * @throws HelpdeskError 400 validation_failed · Send at least one ID · You can check up to 1000 IDs at once
     * @example
     * await helpdesk.tickets.findImported({ externalIds: ['4711', '4712'] });
     */
    findImported(...given: Arguments<'tickets.findImported'>): Promise<Result<'tickets.findImported'>>;

    /**
     * Update many tickets: assign (assign_tickets), or set status, priority, tags or snooze (resolve_tickets).
     * At least one change is required; each requires its own permission. Tickets that can't be changed are listed in failed; the others are changed.
     *
     * `POST /api/tickets/bulk` · signed in with assign_tickets, or signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
     * @example
     * await helpdesk.tickets.bulk({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'], status: 'resolved' });
     */
    bulk(...given: Arguments<'tickets.bulk'>): Promise<Result<'tickets.bulk'>>;

    /**
     * List tickets in the trash, last deleted first.
     * Permanently deleted 30 days after they were moved to the trash. All other operations answer 404 for them.
     *
     * `GET /api/trash` · signed in with delete_tickets, or an API key with tickets:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.tickets.listDeleted()) console.log(one);
     */
    listDeleted(...given: Arguments<'tickets.listDeleted'>): Pages<ItemOf<'tickets.listDeleted'>>;

    /**
     * Get a ticket in the trash, with its conversation.
     * For reading it before you restore it.
     *
     * `GET /api/trash/{id}` · signed in with delete_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.getDeleted({ id: 'k3v9x2m7q4' });
     */
    getDeleted(...given: Arguments<'tickets.getDeleted'>): Promise<Result<'tickets.getDeleted'>>;

    /**
     * Restore tickets from the trash.
     * With number, conversation, tags and all other data. Replies scheduled for the meantime aren't sent. Tickets that aren't in the trash are listed in failed.
     *
     * `POST /api/tickets/restore` · signed in with delete_tickets, or an API key with tickets:update
     * @example
     * await helpdesk.tickets.restore({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'] });
     */
    restore(...given: Arguments<'tickets.restore'>): Promise<Result<'tickets.restore'>>;

    /**
     * Permanently delete tickets in the trash.
     * Also deletes their conversations and original emails. This can't be undone. Tickets that aren't in the trash are listed in failed.
     *
     * `POST /api/tickets/delete-for-good` · signed in with delete_tickets, or an API key with tickets:delete
     * @example
     * await helpdesk.tickets.deleteForGood({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'] });
     */
    deleteForGood(...given: Arguments<'tickets.deleteForGood'>): Promise<Result<'tickets.deleteForGood'>>;

    /**
     * List spam tickets, newest first.
     * Spam is hidden from views, counts and statistics, and notifies no one. After 30 days it is moved to the trash.
     *
     * `GET /api/spam` · signed in with view_all_tickets, or an API key with tickets:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.tickets.listSpam()) console.log(one);
     */
    listSpam(...given: Arguments<'tickets.listSpam'>): Pages<ItemOf<'tickets.listSpam'>>;

    /**
     * Mark tickets as spam.
     * Removes them from all lists, counts and statistics; other operations answer 404 for them. No one is notified. Tickets that don't exist are listed in failed.
     *
     * `POST /api/spam` · signed in with resolve_tickets, or an API key with tickets:update
     * @example
     * await helpdesk.tickets.markSpam({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'] });
     */
    markSpam(...given: Arguments<'tickets.markSpam'>): Promise<Result<'tickets.markSpam'>>;

    /**
     * Get a spam ticket with its conversation and the headers of its email.
     * Reading changes nothing.
     *
     * `GET /api/spam/{id}` · signed in with view_all_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.getSpam({ id: 'k3v9x2m7q4' });
     */
    getSpam(...given: Arguments<'tickets.getSpam'>): Promise<Result<'tickets.getSpam'>>;

    /**
     * Mark tickets as not spam.
     * Restores them unchanged. Tickets that aren't spam are listed in failed.
     *
     * `POST /api/tickets/not-spam` · signed in with resolve_tickets, or an API key with tickets:update
     * @example
     * await helpdesk.tickets.unmarkSpam({ ids: ['k3v9x2m7q4', 'k4v0x3m8q5'] });
     */
    unmarkSpam(...given: Arguments<'tickets.unmarkSpam'>): Promise<Result<'tickets.unmarkSpam'>>;

    /**
     * Merge tickets into one, all or nothing.
     * Messages are combined by time, each with the number of its original ticket; tags are combined, and the other tickets disappear from lists and statistics. Their IDs, numbers, reply addresses and public pages lead to the remaining ticket. Requesters of the other tickets get its future public replies by email; each sees their own messages, the replies to those, and what staff reply from then on, but never what another requester wrote. tickets.unmerge restores everything within a day. Repeated calls succeed.
     *
     * `POST /api/tickets/merge` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Select at least two tickets · You can merge up to 20 tickets at once · The remaining ticket must be one of them
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · TK-2026-000043 was just merged into TK-2026-000042. Check again before you merge. · reply_waiting · A reply on TK-2026-000043 is being sent. Try again in a moment.
     * @example
     * await helpdesk.tickets.merge({ ids: ['k3v9x2m7q4', 'm4r5g6e7dt'], intoId: 'k3v9x2m7q4' });
     */
    merge(...given: Arguments<'tickets.merge'>): Promise<Result<'tickets.merge'>>;

    /**
     * Undo merging within a day, all or nothing.
     * Restores each ticket with its messages, timeline, tags, snooze and scheduled replies, and with what arrived at its own address or page since. The ticket it was merged into keeps what was written there since.
     *
     * `POST /api/tickets/unmerge` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Select at least one ticket · You can merge up to 20 tickets at once
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 not_merged · TK-2026-000043 is no longer merged · too_late · Merges can be undone for one day
     * @example
     * await helpdesk.tickets.unmerge({ ids: ['m4r5g6e7dt'] });
     */
    unmerge(...given: Arguments<'tickets.unmerge'>): Promise<Result<'tickets.unmerge'>>;

    /**
     * Get a ticket with its conversation and timeline.
     * Customers get only their own tickets, without internal notes. The ID of a merged ticket returns the ticket it was merged into, which has another ID and lists it in merged. Of a long conversation, it returns the newest part (up to 300 messages and timeline entries, and 200 kB of text); `before` returns the part before it. Doesn't mark the ticket as read.
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
     * Update a ticket: assign it (assign_tickets), or set status, priority, subject, requester, tags or Cc (resolve_tickets).
     * At least one change is required; each requires its own permission. With If-Match, the update is rejected if the ticket has changed since; with onlyIf, if the given values have. Closed tickets can be reopened.
     *
     * `PATCH /api/tickets/{id}` · signed in with assign_tickets, or signed in with resolve_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization · A ticket can have up to 10 people in Cc · This is one of the helpdesk's own addresses · Add staff as followers instead of Cc
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external ID
     * @throws HelpdeskError 412 stale · This ticket was changed by someone else
     * @example
     * await helpdesk.tickets.update({ id: 'k3v9x2m7q4', status: 'in_progress', assignedAgentId: 'b3x7w1z5pe' });
     */
    update(...given: Arguments<'tickets.update'>): Promise<Result<'tickets.update'>>;

    /**
     * Move a ticket with its conversation to the trash for 30 days.
     * It then answers 404 for everyone. Use tickets.restore to restore it.
     *
     * `DELETE /api/tickets/{id}` · signed in with delete_tickets, or an API key with tickets:delete
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'tickets.delete'>): Promise<Result<'tickets.delete'>>;

    /**
     * Suggest up to five tags, from similar tickets; best first.
     * Similar tickets share rare words in subject and description.
     *
     * `GET /api/tickets/{id}/suggested-tags` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.suggestTags({ id: 'k3v9x2m7q4' });
     */
    suggestTags(...given: Arguments<'tickets.suggestTags'>): Promise<Result<'tickets.suggestTags'>>;

    /**
     * Mark a ticket as read for the caller.
     * With seenMessageId, only up to that message, so newer ones stay unread. The caller's notifications about it are also marked as read. Succeeds if it's already read.
     *
     * `PATCH /api/tickets/{id}/read` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.markRead({ id: 'k3v9x2m7q4', seenMessageId: 'h5t1y8u3io' });
     */
    markRead(...given: Arguments<'tickets.markRead'>): Promise<Result<'tickets.markRead'>>;

    /**
     * Mark a ticket as unread for the caller.
     * It stays unread until the caller reads it again.
     *
     * `PATCH /api/tickets/{id}/unread` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.markUnread({ id: 'k3v9x2m7q4' });
     */
    markUnread(...given: Arguments<'tickets.markUnread'>): Promise<Result<'tickets.markUnread'>>;

    /**
     * Send a reply to the customer, or add an internal note.
     * Replies by staff are emailed to the customer; notes aren't emailed. With seenMessageId, a reply is rejected if there is a newer message. Replies by the customer reopen a resolved ticket and create a follow-up to a closed one.
     *
     * `POST /api/tickets/{id}/messages` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Message is required · Send only one of message, html and markdown · A message can have up to 20000 characters · You can mention members only in internal notes · Only staff can be mentioned · The file no longer exists. Please attach it again. · The files of a message can be up to 50 MB in total; file_infected · A virus was found in invoice.zip, so it can't be attached
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 newer_message · Someone else replied. Read the new message before you send yours. · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.reply({
     *   id: 'k3v9x2m7q4',
     *   message: 'Have you tried the switch at the back?',
     *   seenMessageId: null,
     * });
     */
    reply(...given: Arguments<'tickets.reply'>): Promise<Result<'tickets.reply'>>;

    /**
     * Split a message, and optionally those after it, into a new ticket.
     * The message becomes the new ticket's first one. Its author becomes the requester, or the current requester if staff wrote it; priority, tags and assignee are copied. Both timelines mention the split, and the tickets are linked as related. tickets.unsplit undoes it within a day.
     *
     * `POST /api/tickets/{id}/split` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · This message isn't on the ticket · You can't create a ticket from an internal note
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.split({ id: 'k3v9x2m7q4', messageId: 'h5t1y8u3io', andLater: true });
     */
    split(...given: Arguments<'tickets.split'>): Promise<Result<'tickets.split'>>;

    /**
     * Undo splitting a ticket, within a day.
     * Moves its messages, including those written since, back to the original ticket and deletes this one.
     *
     * `POST /api/tickets/{id}/unsplit` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 not_split · This ticket wasn't split from another one · too_late · Splits can be undone for one day · in_use · This ticket has a scheduled reply. Send or cancel it first. · Other tickets were merged into this one · Someone has written on this ticket since
     * @example
     * await helpdesk.tickets.unsplit({ id: 'k3v9x2m7q4' });
     */
    unsplit(...given: Arguments<'tickets.unsplit'>): Promise<Result<'tickets.unsplit'>>;

    /**
     * Snooze a ticket until a time, or until the customer replies.
     * The ticket keeps its status and is hidden from views by turn. It comes back at that time, or earlier if the customer replies, marked as changed and unread for everyone. Resolving or closing it also ends the snooze. Snoozing again sets a new time.
     *
     * `POST /api/tickets/{id}/snooze` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Please choose a time in the future · Please choose a time within a year
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 not_active · Only open tickets and tickets in progress can be snoozed · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.snooze({ id: 'k3v9x2m7q4', until: '2026-11-23T08:00:00.000Z' });
     */
    snooze(...given: Arguments<'tickets.snooze'>): Promise<Result<'tickets.snooze'>>;

    /**
     * End the snooze of a ticket.
     * Succeeds if the ticket isn't snoozed.
     *
     * `DELETE /api/tickets/{id}/snooze` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.unsnooze({ id: 'k3v9x2m7q4' });
     */
    unsnooze(...given: Arguments<'tickets.unsnooze'>): Promise<Result<'tickets.unsnooze'>>;

    /**
     * Hand a ticket over to a teammate, with an internal note and optionally a draft reply.
     * Assigns the ticket and adds the note together. The teammate is notified with the text of the note. The draft stays with the note until tickets.removeDraft. The caller then follows the ticket.
     *
     * `POST /api/tickets/{id}/hand-over` · signed in with assign_tickets, or an API key with tickets:update · idempotent
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
     * Remove the draft from an internal note.
     * Succeeds if it is already gone. The note stays.
     *
     * `DELETE /api/tickets/{id}/messages/{messageId}/draft` · signed in with assign_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.removeDraft({ id: 'k3v9x2m7q4', messageId: 'k3v9x2m7q4' });
     */
    removeDraft(...given: Arguments<'tickets.removeDraft'>): Promise<Result<'tickets.removeDraft'>>;

    /**
     * Follow a ticket, or add other staff as followers.
     * Followers are notified of replies, notes and status changes like the assignee. Mentioning someone in an internal note also makes them a follower. Existing followers stay.
     *
     * `POST /api/tickets/{id}/followers` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · Only staff can follow a ticket · A ticket can have up to 50 followers
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.follow({ id: 'k3v9x2m7q4', userIds: ['b3x7w1z5pe'] });
     */
    follow(...given: Arguments<'tickets.follow'>): Promise<Result<'tickets.follow'>>;

    /**
     * Unfollow a ticket, or remove another follower.
     * Succeeds if they don't follow it.
     *
     * `DELETE /api/tickets/{id}/followers/{userId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.unfollow({ id: 'k3v9x2m7q4', userId: 'k3v9x2m7q4' });
     */
    unfollow(...given: Arguments<'tickets.unfollow'>): Promise<Result<'tickets.unfollow'>>;

    /**
     * Get the language of a ticket's customer, used for their emails.
     * For staff only. Detected from the customer's emails or the page they wrote on, or set by a member; stored by email address for all their tickets. Emails take precedence over pages, and members over both.
     *
     * `GET /api/tickets/{id}/customer-language` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.customerLanguage({ id: 'k3v9x2m7q4' });
     */
    customerLanguage(...given: Arguments<'tickets.customerLanguage'>): Promise<Result<'tickets.customerLanguage'>>;

    /**
     * Set the language of a ticket's customer, for all their tickets.
     * Stays until a member changes it. null resets it, until an email or page is detected again.
     *
     * `PUT /api/tickets/{id}/customer-language` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 no_address · This customer has no email address; ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.setCustomerLanguage({ id: 'k3v9x2m7q4', language: 'de' });
     */
    setCustomerLanguage(...given: Arguments<'tickets.setCustomerLanguage'>): Promise<Result<'tickets.setCustomerLanguage'>>;

    /**
     * List linked tickets.
     * For staff only. Tickets in spam or trash are omitted until restored. For a merged ticket, returns the links of the ticket it was merged into.
     *
     * `GET /api/tickets/{id}/links` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.listLinks({ id: 'k3v9x2m7q4' });
     */
    listLinks(...given: Arguments<'tickets.listLinks'>): Promise<Result<'tickets.listLinks'>>;

    /**
     * Link a ticket to another: related, duplicate or caused by.
     * Two tickets have at most one link; linking again changes its type. Both tickets show the link, and both timelines record it. Succeeds if they are already linked this way.
     *
     * `POST /api/tickets/{id}/links` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · A ticket can't be linked to itself · A ticket can have up to 50 links
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042 · The other ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.link({ id: 'k3v9x2m7q4', ticketId: 'd7u8p9l0ic', kind: 'duplicate' });
     */
    link(...given: Arguments<'tickets.link'>): Promise<Result<'tickets.link'>>;

    /**
     * Unlink two tickets.
     * Removes the link from both. Succeeds if they aren't linked.
     *
     * `DELETE /api/tickets/{id}/links/{otherId}` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tickets.unlink({ id: 'k3v9x2m7q4', otherId: 'k3v9x2m7q4' });
     */
    unlink(...given: Arguments<'tickets.unlink'>): Promise<Result<'tickets.unlink'>>;

    /**
     * Find up to three possible duplicates by the same requester, active ones first.
     * Tickets of the last 14 days that share words in the subject or the beginning of the description. Linked tickets are omitted.
     *
     * `GET /api/tickets/{id}/suggested-duplicates` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.suggestDuplicates({ id: 'k3v9x2m7q4' });
     */
    suggestDuplicates(...given: Arguments<'tickets.suggestDuplicates'>): Promise<Result<'tickets.suggestDuplicates'>>;

    /**
     * Schedule a reply: hold it for some seconds to allow undo, or send it at a given time.
     * Give either holdSeconds or sendAt. The reply is stored on the server and sent even if the client disconnects. Until then only staff see it, and nothing is emailed. With holdSeconds it is always sent. With sendAt it is stopped, and its author notified, if someone else writes to the customer or the customer writes first, if the ticket is closed, or if its author leaves the staff.
     *
     * `POST /api/tickets/{id}/scheduled-replies` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Message is required · Send only one of message, html and markdown · A message can have up to 20000 characters · Please choose a time in the future · Please choose a time within a year · Send either holdSeconds or sendAt · The file no longer exists. Please attach it again. · The files of a message can be up to 50 MB in total; file_infected · A virus was found in invoice.zip, so it can't be attached
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 newer_message · Someone else replied. Read the new message before you send yours. · too_many · A ticket can have up to 20 scheduled replies · ticket_merged · This ticket was merged into TK-2026-000042
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
     * Cancel a scheduled or stopped reply.
     * The author gets the text back in the response. Other staff can only stop a reply with sendAt: its text stays for the author, who is notified. Once the author has left the staff, anyone can take it.
     *
     * `DELETE /api/tickets/{id}/scheduled-replies/{replyId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only the author can cancel this reply
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is no longer scheduled
     * @throws HelpdeskError 409 already_sent · This reply was already sent
     * @example
     * await helpdesk.tickets.cancelReply({ id: 'k3v9x2m7q4', replyId: 'k3v9x2m7q4' });
     */
    cancelReply(...given: Arguments<'tickets.cancelReply'>): Promise<Result<'tickets.cancelReply'>>;

    /**
     * Send a scheduled or stopped reply now; author only.
     * If the reply was already sent, returns its message.
     *
     * `POST /api/tickets/{id}/scheduled-replies/{replyId}/send` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only the author can send this reply
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is no longer scheduled
     * @example
     * await helpdesk.tickets.sendReplyNow({ id: 'k3v9x2m7q4', replyId: 'k3v9x2m7q4' });
     */
    sendReplyNow(...given: Arguments<'tickets.sendReplyNow'>): Promise<Result<'tickets.sendReplyNow'>>;

    /**
     * Resend the undelivered emails of a reply.
     * Sent to the ticket's current address; if it is wrong, change it first with tickets.update.
     *
     * `POST /api/tickets/{id}/messages/{messageId}/retry` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @example
     * await helpdesk.tickets.retryMails({ id: 'k3v9x2m7q4', messageId: 'k3v9x2m7q4' });
     */
    retryMails(...given: Arguments<'tickets.retryMails'>): Promise<Result<'tickets.retryMails'>>;

    /**
     * Get the original email of a ticket or message; kept for 90 days.
     * The raw message as received, with all headers and attachments.
     *
     * `GET /api/tickets/{id}/mails/{mailId}` · signed in with view_assigned_tickets, or an API key with tickets:read
     * @throws HelpdeskError 404 not_found · This email is no longer kept
     * @example
     * const text = await helpdesk.tickets.mail({ id: 'k3v9x2m7q4', mailId: 'k3v9x2m7q4' });
     */
    mail(...given: Arguments<'tickets.mail'>): Promise<Result<'tickets.mail'>>;
  };

  tasks: {
    /**
     * List the tasks of a ticket, in order.
     * For a merged ticket, returns the tasks of the ticket it was merged into.
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
     * Add a task to a ticket.
     * Added last. The assignee is notified, unless it's the caller. The ticket itself doesn't change.
     *
     * `POST /api/tickets/{id}/tasks` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Tasks can be assigned only to staff
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 too_many · A ticket can have up to 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042
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
     * Update or complete a task; omitted fields stay unchanged.
     * A new assignee is notified, unless it's the caller. The timeline records only completing and reopening.
     *
     * `PATCH /api/tickets/{id}/tasks/{taskId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · Tasks can be assigned only to staff
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tasks.update({ id: 'k3v9x2m7q4', taskId: 'k3v9x2m7q4', isDone: true });
     */
    update(...given: Arguments<'tasks.update'>): Promise<Result<'tasks.update'>>;

    /**
     * Delete a task.
     * Can be restored for a day.
     *
     * `DELETE /api/tickets/{id}/tasks/{taskId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tasks.delete({ id: 'k3v9x2m7q4', taskId: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'tasks.delete'>): Promise<Result<'tasks.delete'>>;

    /**
     * Restore a task deleted within the last day.
     * Keeps its position. Succeeds if the task exists.
     *
     * `POST /api/tickets/{id}/tasks/{taskId}/restore` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
     * @throws HelpdeskError 409 too_many · A ticket can have up to 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.tasks.restore({ id: 'k3v9x2m7q4', taskId: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'tasks.restore'>): Promise<Result<'tasks.restore'>>;
  };

  files: {
    /**
     * Upload a file to attach to a message.
     * The body is the file itself, by default at most 25 MB. The type is detected from the content, not the name. Attach it by its ID (fileIds of tickets.reply, tickets.scheduleReply, tickets.create, chat.send or chat.addNote) within a day; unused files are deleted.
     *
     * `POST /api/files` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 file_required · This file is empty; file_infected · A virus was found in invoice.zip, so it can't be attached
     * @throws HelpdeskError 409 too_many · File storage is full. Please tell an admin.
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
     * @throws HelpdeskError 503 unavailable · The file couldn't be stored. Please try again later.
     * @example
     * await helpdesk.files.upload({ name: 'manual.pdf', file });
     */
    upload(...given: Arguments<'files.upload'>): Promise<Result<'files.upload'>>;

    /**
     * Start a resumable upload.
     * Uses the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration), for large files that can resume after an interruption. The rules of files.upload apply.
     *
     * `POST /api/files/uploads` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
     * @throws HelpdeskError 409 too_many · File storage is full. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
     * @example
     * await helpdesk.files.beginUpload({ name: 'manual.pdf' });
     */
    beginUpload(...given: Arguments<'files.beginUpload'>): Promise<Result<'files.beginUpload'>>;

    /**
     * Get the progress of an upload.
     * Also available as HEAD, as tus requires. Once complete, file can be attached to a message.
     *
     * `GET /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @example
     * await helpdesk.files.getUpload({ id: 'k3v9x2m7q4' });
     */
    getUpload(...given: Arguments<'files.getUpload'>): Promise<Result<'files.getUpload'>>;

    /**
     * Upload a chunk.
     * Starts at the byte given in Upload-Offset. If a chunk is interrupted, the received part is kept. The last chunk is answered once the whole file is stored and scanned.
     *
     * `PATCH /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 validation_failed · Upload-Offset must be a number of bytes; file_kind · This kind of file can't be sent here; file_infected · A virus was found in invoice.zip, so it can't be attached
     * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
     * @throws HelpdeskError 409 upload_offset · Upload-Offset doesn't match the received bytes; too_many · File storage is full. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB; upload_too_long · The file is larger than announced
     * @throws HelpdeskError 503 unavailable · The file couldn't be stored. Please try again later.
     * @example
     * await helpdesk.files.appendToUpload({ id: 'k3v9x2m7q4', file });
     */
    appendToUpload(...given: Arguments<'files.appendToUpload'>): Promise<Result<'files.appendToUpload'>>;

    /**
     * Cancel an upload.
     * Deletes its chunks. Unfinished uploads are deleted after a day.
     *
     * `DELETE /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @example
     * await helpdesk.files.cancelUpload({ id: 'k3v9x2m7q4' });
     */
    cancelUpload(...given: Arguments<'files.cancelUpload'>): Promise<Result<'files.cancelUpload'>>;

    /**
     * Confirm a file uploaded directly to storage.
     * Call it after uploading the whole file to direct (files.beginUpload). The server reads the file, removes image metadata, runs the virus scanner and stores it. Repeated calls return the same file until a message uses it.
     *
     * `POST /api/files/uploads/{id}/confirmation` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 400 file_infected · A virus was found in invoice.zip, so it can't be attached
     * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
     * @throws HelpdeskError 409 upload_missing · The file hasn't been uploaded yet; too_many · File storage is full. Please tell an admin.
     * @throws HelpdeskError 413 upload_too_long · The file is larger than announced
     * @throws HelpdeskError 503 unavailable · The file couldn't be stored. Please try again later.
     * @example
     * await helpdesk.files.confirmUpload({ id: 'k3v9x2m7q4' });
     */
    confirmUpload(...given: Arguments<'files.confirmUpload'>): Promise<Result<'files.confirmUpload'>>;
  };

  time: {
    /**
     * List time entries of a ticket, newest day first.
     * For a merged ticket, returns the entries of the ticket it was merged into. Running timers come first; they have no minutes yet.
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
     * Log time spent on a ticket.
     * The ticket itself doesn't change.
     *
     * `POST /api/tickets/{id}/time-entries` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 too_many · A ticket can have up to 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
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
     * Update a time entry; omitted fields stay unchanged.
     * Members can change their own entries; with manage_team also those of others. Setting the minutes of a running timer stops it.
     *
     * `PATCH /api/tickets/{id}/time-entries/{entryId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only the person who logged this time, or an admin, can change it
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.update({ id: 'k3v9x2m7q4', entryId: 'k3v9x2m7q4', minutes: 75 });
     */
    update(...given: Arguments<'time.update'>): Promise<Result<'time.update'>>;

    /**
     * Delete a time entry or a running timer.
     * Members can delete their own entries; with manage_team also those of others. Can be restored for a day; a timer is restored with the time so far.
     *
     * `DELETE /api/tickets/{id}/time-entries/{entryId}` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only the person who logged this time, or an admin, can change it
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.delete({ id: 'k3v9x2m7q4', entryId: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'time.delete'>): Promise<Result<'time.delete'>>;

    /**
     * Restore a time entry deleted within the last day.
     * Members can restore their own entries; with manage_team also those of others. Succeeds if the entry exists.
     *
     * `POST /api/tickets/{id}/time-entries/{entryId}/restore` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 403 forbidden · Only the person who logged this time, or an admin, can change it
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
     * @throws HelpdeskError 409 too_many · A ticket can have up to 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.restore({ id: 'k3v9x2m7q4', entryId: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'time.restore'>): Promise<Result<'time.restore'>>;

    /**
     * Start a timer on a ticket.
     * Each member has one timer: starting one stops the running one and logs its time on its ticket. Succeeds if it already runs on this ticket.
     *
     * `POST /api/tickets/{id}/timer` · signed in with view_assigned_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
     * @throws HelpdeskError 409 too_many · A ticket can have up to 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.time.startTimer({ id: 'k3v9x2m7q4' });
     */
    startTimer(...given: Arguments<'time.startTimer'>): Promise<Result<'time.startTimer'>>;

    /**
     * Get the caller's running timer.
     * Timers run on the server, also when no page is open, for at most 24 hours.
     *
     * `GET /api/timer` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.time.timer();
     */
    timer<Etag extends string | undefined = undefined>(
      ...given: Arguments<'time.timer', Unless<Etag>>
    ): Promise<Result<'time.timer'> | Unchanged<Etag>>;

    /**
     * Stop the caller's timer and log its time on its ticket.
     * Logs whole minutes, from one minute to 24 hours, on the day it was started in the organization's time zone.
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
     * List tags, by name, with the number of tickets.
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
     * Create a tag.
     * If a tag with this name exists (ignoring case, accents and spaces), it is returned unchanged.
     *
     * `POST /api/tags` · signed in with resolve_tickets, or an API key with tags:create · idempotent
     * @throws HelpdeskError 409 too_many · An organization can have up to 1000 tags
     * @example
     * await helpdesk.tags.create({ name: 'Shipping', color: 'blue' });
     */
    create(...given: Arguments<'tags.create'>): Promise<Result<'tags.create'>>;

    /**
     * Rename a tag or change its color; omitted fields stay unchanged.
     * A name used by another tag is rejected; merge the tags instead.
     *
     * `PATCH /api/tags/{id}` · signed in with manage_settings, or an API key with tags:update
     * @throws HelpdeskError 404 not_found · Tag not found
     * @throws HelpdeskError 409 tag_exists · There is already a tag with this name
     * @example
     * await helpdesk.tags.update({ id: 'k3v9x2m7q4', name: 'Delivery' });
     */
    update(...given: Arguments<'tags.update'>): Promise<Result<'tags.update'>>;

    /**
     * Delete a tag and remove it from its tickets.
     * Can be restored with its tickets for a day.
     *
     * `DELETE /api/tags/{id}` · signed in with manage_settings, or an API key with tags:delete
     * @throws HelpdeskError 404 not_found · Tag not found
     * @example
     * await helpdesk.tags.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'tags.delete'>): Promise<Result<'tags.delete'>>;

    /**
     * List views, macros, forms and webhooks that use a tag.
     * Check before you delete the tag: these views and webhooks then match nothing, and macros and forms no longer add it.
     *
     * `GET /api/tags/{id}/uses` · signed in with manage_settings, or an API key with tags:delete
     * @throws HelpdeskError 404 not_found · Tag not found
     * @example
     * await helpdesk.tags.uses({ id: 'k3v9x2m7q4' });
     */
    uses(...given: Arguments<'tags.uses'>): Promise<Result<'tags.uses'>>;

    /**
     * Merge other tags into this one and delete them.
     * Their tickets get this tag. tags.restore undoes it for each tag within a day. Succeeds if they are already merged into it.
     *
     * `POST /api/tags/{id}/merge` · signed in with manage_settings, or an API key with tags:update
     * @throws HelpdeskError 404 not_found · Tag not found
     * @example
     * await helpdesk.tags.merge({ id: 'k3v9x2m7q4', tagIds: ['t5p6o7s8tx'] });
     */
    merge(...given: Arguments<'tags.merge'>): Promise<Result<'tags.merge'>>;

    /**
     * Restore a tag deleted or merged within the last day, on its tickets.
     * After a merge, the target tag is removed from tickets that got it by the merge. Succeeds if the tag exists.
     *
     * `POST /api/tags/{id}/restore` · signed in with manage_settings, or an API key with tags:update
     * @throws HelpdeskError 404 not_found · Tag not found
     * @throws HelpdeskError 409 tag_exists · There is already a tag with this name; too_many · An organization can have up to 1000 tags
     * @example
     * await helpdesk.tags.restore({ id: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'tags.restore'>): Promise<Result<'tags.restore'>>;
  };

  views: {
    /**
     * List saved views of the team and the caller, each in their order, and the caller's default view.
     * The team's views come first. At most 50 of the team and 50 of the caller.
     *
     * `GET /api/views` · signed in with view_assigned_tickets, or an API key with views:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.views.list();
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'views.list', Unless<Etag>>
    ): Promise<Result<'views.list'> | Unchanged<Etag>>;

    /**
     * Create a saved view.
     * Personal by default. It is added last. Names must be unique for the owner, ignoring case and accents. Invalid queries are rejected as in tickets.list.
     *
     * `POST /api/views` · signed in with view_assigned_tickets, or an API key with views:create · idempotent
     * @throws HelpdeskError 409 too_many · The team can have up to 50 views; too_many · You can have up to 50 personal views; view_exists · The team already has a view with this name; view_exists · You already have a view with this name
     * @example
     * await helpdesk.views.create({
     *   name: 'Urgent refunds',
     *   query: 'priority:urgent turn:any sort:oldest refund',
     *   visibility: 'team',
     * });
     */
    create(...given: Arguments<'views.create'>): Promise<Result<'views.create'>>;

    /**
     * Count the tickets in each saved view.
     * The totals that tickets.list returns for each view listed by views.list.
     *
     * `GET /api/views/counts` · signed in with view_assigned_tickets, or an API key with views:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.views.counts();
     */
    counts<Etag extends string | undefined = undefined>(
      ...given: Arguments<'views.counts', Unless<Etag>>
    ): Promise<Result<'views.counts'> | Unchanged<Etag>>;

    /**
     * Set the caller's default view.
     * For this organization. A view that was deleted or is no longer visible to the caller counts as none.
     *
     * `PATCH /api/views/default` · signed in with view_assigned_tickets, or an API key with views:update
     * @throws HelpdeskError 404 not_found · View not found
     * @example
     * await helpdesk.views.setDefault({ view: 'needsReply' });
     */
    setDefault(...given: Arguments<'views.setDefault'>): Promise<Result<'views.setDefault'>>;

    /**
     * Update a saved view; omitted fields stay unchanged.
     * Without manage_settings, members can change only their own. A view that becomes personal or the team's is added last there.
     *
     * `PATCH /api/views/{id}` · signed in with view_assigned_tickets, or an API key with views:update
     * @throws HelpdeskError 404 not_found · View not found
     * @throws HelpdeskError 409 too_many · The team can have up to 50 views; too_many · You can have up to 50 personal views; view_exists · The team already has a view with this name; view_exists · You already have a view with this name
     * @example
     * await helpdesk.views.update({ id: 'k3v9x2m7q4', name: 'Refunds', position: 1 });
     */
    update(...given: Arguments<'views.update'>): Promise<Result<'views.update'>>;

    /**
     * Delete a saved view.
     * Can be restored for a day. Without manage_settings, members can delete only their own.
     *
     * `DELETE /api/views/{id}` · signed in with view_assigned_tickets, or an API key with views:delete
     * @throws HelpdeskError 404 not_found · View not found
     * @example
     * await helpdesk.views.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'views.delete'>): Promise<Result<'views.delete'>>;

    /**
     * Restore a saved view deleted within the last day.
     * Keeps its position. Without manage_settings, members can restore only their own.
     *
     * `POST /api/views/{id}/restore` · signed in with view_assigned_tickets, or an API key with views:update
     * @throws HelpdeskError 404 not_found · View not found
     * @throws HelpdeskError 409 too_many · The team can have up to 50 views; too_many · You can have up to 50 personal views; view_exists · The team already has a view with this name; view_exists · You already have a view with this name
     * @example
     * await helpdesk.views.restore({ id: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'views.restore'>): Promise<Result<'views.restore'>>;
  };

  deadLetters: {
    /**
     * List emails, webhook deliveries and jobs that failed permanently, newest first.
     * A delivery is retried for at least 72 hours, unless the receiver rejects it permanently. It stays listed until it succeeds, its ticket is permanently deleted, or it is a year old; webhook deliveries stay for 30 days.
     *
     * `GET /api/dead-letters` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.deadLetters.list();
     */
    list(...given: Arguments<'deadLetters.list'>): Promise<Result<'deadLetters.list'>>;

    /**
     * Retry all failed deliveries, or all of one kind.
     * Each is retried at once, with a new set of attempts.
     *
     * `POST /api/dead-letters/retry` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.deadLetters.retryAll({ kind: 'mail' });
     */
    retryAll(...given: Arguments<'deadLetters.retryAll'>): Promise<Result<'deadLetters.retryAll'>>;

    /**
     * Retry a failed delivery.
     * Retried at once, with a new set of attempts.
     *
     * `POST /api/dead-letters/{id}/retry` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 404 not_found · This delivery is no longer in the list
     * @example
     * await helpdesk.deadLetters.retry({ id: 'k3v9x2m7q4' });
     */
    retry(...given: Arguments<'deadLetters.retry'>): Promise<Result<'deadLetters.retry'>>;
  };

  blockedSenders: {
    /**
     * List blocked addresses, domains and visitors, newest first.
     * At most 1000.
     *
     * `GET /api/blocked-senders` · signed in with resolve_tickets, or an API key with blocked_senders:read
     * @example
     * await helpdesk.blockedSenders.list();
     */
    list(...given: Arguments<'blockedSenders.list'>): Promise<Result<'blockedSenders.list'>>;

    /**
     * Block an email address, or a domain and its subdomains.
     * Their emails and form submissions go to spam without notice, and they can't start chats. Succeeds if already blocked. Addresses of the team and domains of public email providers can't be blocked.
     *
     * `POST /api/blocked-senders` · signed in with resolve_tickets, or an API key with blocked_senders:create
     * @throws HelpdeskError 409 too_many · You can block up to 1000 senders
     * @example
     * await helpdesk.blockedSenders.create({ value: 'casino.example', reason: 'Advertises every day' });
     */
    create(...given: Arguments<'blockedSenders.create'>): Promise<Result<'blockedSenders.create'>>;

    /**
     * Unblock a sender.
     * Messages they sent before stay in spam.
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
     * List the email templates for customers, in each language of the organization.
     * Returns the organization's own texts where it has them, otherwise the built-in ones in English. An email is sent in the customer's language (tickets.customerLanguage) if there is a template for it, otherwise in the language of organization.settings, otherwise in English.
     *
     * `GET /api/organization/mail-texts` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.mailTexts.list();
     */
    list(...given: Arguments<'mailTexts.list'>): Promise<Result<'mailTexts.list'>>;

    /**
     * Replace the organization's template of an email in a language.
     * Omitted parts use the built-in text. Unknown variables, and optional variables without a fallback, are rejected.
     *
     * `PUT /api/organization/mail-texts/{kind}/{language}` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 409 too_many · You can have email templates in up to 30 languages
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
     * Reset an email template in a language.
     * Succeeds if it is already the built-in one.
     *
     * `DELETE /api/organization/mail-texts/{kind}/{language}` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.mailTexts.reset({ kind: 'request_received', language: 'k3v9x2m7q4' });
     */
    reset(...given: Arguments<'mailTexts.reset'>): Promise<Result<'mailTexts.reset'>>;

    /**
     * Preview an email with these texts, with an example customer.
     * Sends nothing. Rendered like a real email, with the organization's branding.
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
     * List missing translations for each offered language.
     * A text is missing if another offered language has a custom version and this one still has the built-in one; part of an email is missing if customers get it in another language.
     *
     * `GET /api/organization/missing-sentences` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.sentences.missing();
     */
    missing(...given: Arguments<'sentences.missing'>): Promise<Result<'sentences.missing'>>;

    /**
     * Get the custom texts in a language.
     * All other texts are built in. You can add texts for a language before you offer it.
     *
     * `GET /api/organization/sentences/{language}` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.sentences.list({ language: 'en' });
     */
    list(...given: Arguments<'sentences.list'>): Promise<Result<'sentences.list'>>;

    /**
     * Set or reset custom texts.
     * Changes only the given texts. Pages use them at once, elements within five minutes.
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
     * Get the support address, whose email becomes tickets, and its DNS records.
     * Looks up the records, which can take some seconds; state is unknown if no server answered.
     *
     * `GET /api/mailbox` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.mailbox.get();
     */
    get(...given: Arguments<'mailbox.get'>): Promise<Result<'mailbox.get'>>;

    /**
     * Send a test email to the support address.
     * Sends an email to the support address, the same way as emails to customers. When it arrives, no ticket is created. At most ten tests in ten minutes, together with organization.testEmail.
     *
     * `POST /api/mailbox/tests` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 409 no_mailbox · This helpdesk doesn't receive email
     * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
     * @example
     * await helpdesk.mailbox.test();
     */
    test(...given: Arguments<'mailbox.test'>): Promise<Result<'mailbox.test'>>;

    /**
     * Get the result of a test email.
     * Emails are kept for 90 days.
     *
     * `GET /api/mailbox/tests/{id}` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.mailbox.testResult({ id: 'k3v9x2m7q4' });
     */
    testResult(...given: Arguments<'mailbox.testResult'>): Promise<Result<'mailbox.testResult'>>;

    /**
     * List quarantined emails, newest first, each with the reason.
     * Automatic replies without a ticket, the helpdesk's own emails that came back, emails from senders who sent too many at once, and unreadable emails. Emails are kept for 90 days.
     *
     * `GET /api/mailbox/held` · signed in with manage_settings, or an API key with tickets:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.mailbox.listHeld()) console.log(one);
     */
    listHeld(...given: Arguments<'mailbox.listHeld'>): Pages<ItemOf<'mailbox.listHeld'>>;

    /**
     * Release a quarantined email as a ticket or reply.
     * Processed again within seconds. If it can't be read, it returns to quarantine.
     *
     * `POST /api/mailbox/held/{id}/take-in` · signed in with manage_settings, or an API key with tickets:create
     * @throws HelpdeskError 404 not_found · This email isn't in quarantine
     * @throws HelpdeskError 409 no_sender · This email has no sender. Enter the customer's email address.
     * @example
     * await helpdesk.mailbox.takeIn({ id: 'k3v9x2m7q4' });
     */
    takeIn(...given: Arguments<'mailbox.takeIn'>): Promise<Result<'mailbox.takeIn'>>;

    /**
     * Release a quarantined email with a given sender.
     * For emails without a sender who can be answered. Processed again within seconds.
     *
     * `POST /api/mailbox/held/{id}/take-in-from` · signed in with manage_settings, or an API key with tickets:create
     * @throws HelpdeskError 404 not_found · This email isn't in quarantine
     * @example
     * await helpdesk.mailbox.takeInFrom({ id: 'k3v9x2m7q4', email: 'vera@example.com', name: 'Vera Visitor' });
     */
    takeInFrom(...given: Arguments<'mailbox.takeInFrom'>): Promise<Result<'mailbox.takeInFrom'>>;
  };

  supportAddresses: {
    /**
     * List support addresses, oldest first.
     * At most 20.
     *
     * `GET /api/support-addresses` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.supportAddresses.list();
     */
    list(...given: Arguments<'supportAddresses.list'>): Promise<Result<'supportAddresses.list'>>;

    /**
     * Add a support address.
     * Forward its email to `forwardTo`, then call supportAddresses.test. The address is in use once the test email arrives, which proves that it is yours. Succeeds if the organization already has the address; the other fields are ignored then.
     *
     * `POST /api/support-addresses` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 409 too_many · You can have up to 20 support addresses
     * @example
     * await helpdesk.supportAddresses.create({ email: 'support@acme.example', name: 'Acme Support' });
     */
    create(...given: Arguments<'supportAddresses.create'>): Promise<Result<'supportAddresses.create'>>;

    /**
     * Update a support address; omitted fields stay unchanged.
     * To change the email address, add another support address.
     *
     * `PATCH /api/support-addresses/{id}` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 404 not_found · Support address not found
     * @example
     * await helpdesk.supportAddresses.update({ id: 'k3v9x2m7q4', name: 'Acme Billing', signature: 'Acme billing team' });
     */
    update(...given: Arguments<'supportAddresses.update'>): Promise<Result<'supportAddresses.update'>>;

    /**
     * Remove a support address.
     * Email that is still forwarded becomes tickets. Replies to its tickets come from the organization's address.
     *
     * `DELETE /api/support-addresses/{id}` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 404 not_found · Support address not found
     * @example
     * await helpdesk.supportAddresses.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'supportAddresses.delete'>): Promise<Result<'supportAddresses.delete'>>;

    /**
     * Send a test email to a support address.
     * When it arrives here by the forwarding, `arrivedAt` is set and the address is verified; no ticket is created. A new test replaces the one before. At most ten tests in ten minutes, together with mailbox.test.
     *
     * `POST /api/support-addresses/{id}/test` · signed in with manage_settings, or an API key with organization:update
     * @throws HelpdeskError 404 not_found · Support address not found
     * @throws HelpdeskError 409 no_mailbox · This helpdesk doesn't receive email
     * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
     * @example
     * await helpdesk.supportAddresses.test({ id: 'k3v9x2m7q4' });
     */
    test(...given: Arguments<'supportAddresses.test'>): Promise<Result<'supportAddresses.test'>>;

    /**
     * Check the DNS records of a support address's domain.
     * Looks up the records by which receivers trust replies from the address, which can take some seconds. Empty while replies are sent from the helpdesk's own domain.
     *
     * `GET /api/support-addresses/{id}/dns` · signed in with manage_settings, or an API key with organization:read
     * @throws HelpdeskError 404 not_found · Support address not found
     * @example
     * await helpdesk.supportAddresses.dns({ id: 'k3v9x2m7q4' });
     */
    dns(...given: Arguments<'supportAddresses.dns'>): Promise<Result<'supportAddresses.dns'>>;

    /**
     * Fetch the email of a support address from its mailbox.
     * Signs in over TLS before it saves; new email is fetched every two minutes from then on. Email stays in the mailbox unless `deleteFetched` is set. At most ten tries in ten minutes, together with supportAddresses.test.
     *
     * `PUT /api/support-addresses/{id}/imap` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Support address not found
     * @throws HelpdeskError 502 mailbox_failed · The reason, as a sentence
     * @example
     * await helpdesk.supportAddresses.connectImap({
     *   id: 'k3v9x2m7q4',
     *   host: 'imap.acme.example',
     *   port: 993,
     *   username: 'support@acme.example',
     *   password: 'correct-horse-battery',
     * });
     */
    connectImap(...given: Arguments<'supportAddresses.connectImap'>): Promise<Result<'supportAddresses.connectImap'>>;

    /**
     * Stop fetching email from a support address's mailbox.
     * Deletes the stored password. Succeeds if there is no mailbox.
     *
     * `DELETE /api/support-addresses/{id}/imap` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Support address not found
     * @example
     * await helpdesk.supportAddresses.disconnectImap({ id: 'k3v9x2m7q4' });
     */
    disconnectImap(...given: Arguments<'supportAddresses.disconnectImap'>): Promise<Result<'supportAddresses.disconnectImap'>>;

    /**
     * Start connecting a support address with Google or Microsoft.
     * Open `url` in the same browser within ten minutes. The provider sends the browser back to `next`, with the query that supportAddresses.finishOAuth takes.
     *
     * `POST /api/support-addresses/{id}/oauth` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Support address not found
     * @throws HelpdeskError 409 refused · This helpdesk isn't registered with Google
     * @throws HelpdeskError 502 mailbox_failed · The provider can't be reached
     * @example
     * await helpdesk.supportAddresses.startOAuth({
     *   id: 'k3v9x2m7q4',
     *   provider: 'google',
     *   next: '/settings/support-address',
     * });
     */
    startOAuth(...given: Arguments<'supportAddresses.startOAuth'>): Promise<Result<'supportAddresses.startOAuth'>>;

    /**
     * Connect a support address with what the provider answered.
     * Only for the session that started it. The account that signed in must have the support address itself, which verifies the address. New email is fetched every two minutes, and replies are sent through the provider. At most ten tries in ten minutes, together with supportAddresses.test.
     *
     * `PUT /api/support-addresses/{id}/oauth` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · Support address not found
     * @throws HelpdeskError 409 refused · You signed in as ada@acme.example. Sign in as support@acme.example instead.
     * @throws HelpdeskError 410 challenge_expired · This took too long. Please start again.
     * @throws HelpdeskError 502 mailbox_failed · The reason, as a sentence
     * @example
     * await helpdesk.supportAddresses.finishOAuth({ id: 'k3v9x2m7q4', response: 'code=4%2F0AY0e-g7&state=Zm9v' });
     */
    finishOAuth(...given: Arguments<'supportAddresses.finishOAuth'>): Promise<Result<'supportAddresses.finishOAuth'>>;
  };

  search: {
    /**
     * Search tickets, people and articles the caller can see; every word must match, the last one as a prefix; best match first.
     * Customers find only their own tickets, without internal notes; only members who can edit articles find drafts.
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
     * List audit log entries, newest first.
     * The log records who did what, from where, and what changed: sign-ins (including failed ones), members, invitations, keys, webhooks, settings, domains, branding, exports and deletions. Entries are written in the same transaction as the change and never modified.
     *
     * `GET /api/audit` · signed in with manage_organization, or an API key with audit:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.audit.list()) console.log(one);
     */
    list(...given: Arguments<'audit.list'>): Pages<ItemOf<'audit.list'>>;

    /**
     * Verify the audit log.
     * Each entry has a hash of itself and of the previous hash, so changed, removed or reordered entries are detected. Entries removed by the retention period don't count as gaps. To also detect a rewrite of the whole log by someone with database access, keep the number and hash of an entry elsewhere, such as in an export, and compare later.
     *
     * `GET /api/audit/verification` · signed in with manage_organization, or an API key with audit:read
     * @example
     * await helpdesk.audit.verify();
     */
    verify(...given: Arguments<'audit.verify'>): Promise<Result<'audit.verify'>>;

    /**
     * Export the audit log as CSV, oldest first.
     * RFC 4180; cells that a spreadsheet would read as formulas are escaped. The export itself is logged.
     *
     * `GET /api/audit.csv` · signed in with manage_organization, or an API key with audit:read
     * @example
     * const text = await helpdesk.audit.exportCsv();
     */
    exportCsv(...given: Arguments<'audit.exportCsv'>): Promise<Result<'audit.exportCsv'>>;

    /**
     * Export the audit log as JSON Lines, oldest first.
     * Each line is an entry as in audit.list. The export itself is logged.
     *
     * `GET /api/audit.jsonl` · signed in with manage_organization, or an API key with audit:read
     * @example
     * const text = await helpdesk.audit.exportJsonl();
     */
    exportJsonl(...given: Arguments<'audit.exportJsonl'>): Promise<Result<'audit.exportJsonl'>>;
  };

  team: {
    /**
     * List admins and agents a ticket can be assigned to.
     * Includes members who are away.
     *
     * `GET /api/team/assignable` · signed in with assign_tickets, or an API key with team:read
     * @example
     * await helpdesk.team.assignable();
     */
    assignable(...given: Arguments<'team.assignable'>): Promise<Result<'team.assignable'>>;

    /**
     * Set whether tickets and chats are assigned to the caller automatically.
     * Assigned tickets stay assigned. The team sees the reason for being away; it ends with it.
     *
     * `PATCH /api/team/availability` · signed in with view_assigned_tickets, or an API key with team:update
     * @example
     * await helpdesk.team.setAvailability({ availability: 'away', awayReason: 'Lunch' });
     */
    setAvailability(...given: Arguments<'team.setAvailability'>): Promise<Result<'team.setAvailability'>>;

    /**
     * List members, by when they joined.
     * Includes customers with an account.
     *
     * `GET /api/team/members` · signed in with manage_team, or an API key with team:read
     * @example
     * await helpdesk.team.list();
     */
    list(...given: Arguments<'team.list'>): Promise<Result<'team.list'>>;

    /**
     * Remove a member.
     * Unassigns their tickets, closes their sockets, and ends their sessions if they belong to no other organization. Members can't remove themselves, and the last admin can't be removed. API keys and webhooks they created (team.belongings) are disabled or transferred to the caller.
     *
     * `DELETE /api/team/members/{memberId}` · signed in with remove_users, or an API key with team:delete
     * @throws HelpdeskError 403 own_row · You can't remove yourself; higher_member · This member has permissions you don't have
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
     * @example
     * await helpdesk.team.remove({ memberId: 'k3v9x2m7q4' });
     */
    remove(...given: Arguments<'team.remove'>): Promise<Result<'team.remove'>>;

    /**
     * List working API keys and webhooks created by a member.
     * When the member is removed, or gets a role that doesn't allow them, each is disabled or transferred to the caller.
     *
     * `GET /api/team/members/{memberId}/belongings` · signed in with manage_team, or an API key with team:read
     * @throws HelpdeskError 404 not_found · Team member not found
     * @example
     * await helpdesk.team.belongings({ memberId: 'k3v9x2m7q4' });
     */
    belongings(...given: Arguments<'team.belongings'>): Promise<Result<'team.belongings'>>;

    /**
     * List views, macros and webhooks that use a member.
     * Check before you remove the member: these views and webhooks then match nothing, and macros assign no one. Webhooks are listed only for members who can see them.
     *
     * `GET /api/team/members/{memberId}/uses` · signed in with remove_users, or an API key with team:delete
     * @throws HelpdeskError 404 not_found · Team member not found
     * @example
     * await helpdesk.team.uses({ memberId: 'k3v9x2m7q4' });
     */
    uses(...given: Arguments<'team.uses'>): Promise<Result<'team.uses'>>;

    /**
     * Change the role of a member.
     * If the member becomes a customer, their tickets are unassigned. Members can't change their own role, and the last admin stays an admin. Takes effect with the next call; sockets the role doesn't allow are closed.
     *
     * `PATCH /api/team/members/{memberId}/role` · signed in with change_user_roles
     * @throws HelpdeskError 403 own_row · You can't change your own role; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can grant only permissions you have yourself; higher_member · This member has permissions you don't have
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
     * @example
     * await helpdesk.team.setRole({ memberId: 'k3v9x2m7q4', role: 'agent' });
     */
    setRole(...given: Arguments<'team.setRole'>): Promise<Result<'team.setRole'>>;

    /**
     * List custom roles, by name.
     * In addition to the built-in roles admin, agent and customer.
     *
     * `GET /api/team/roles` · signed in with manage_team, or an API key with team:read
     * @example
     * await helpdesk.team.roles();
     */
    roles(...given: Arguments<'team.roles'>): Promise<Result<'team.roles'>>;

    /**
     * Create a custom role.
     * The caller can include only permissions they have. Without view_all_tickets, members see only tickets assigned to them, with view_unassigned_tickets also unassigned ones; other tickets don't exist for them.
     *
     * `POST /api/team/roles` · signed in with change_user_roles · idempotent
     * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can grant only permissions you have yourself
     * @throws HelpdeskError 409 too_many · An organization can have up to 50 custom roles; role_exists · There is already a role with this name
     * @example
     * await helpdesk.team.createRole({
     *   name: 'Team lead',
     *   permissions: ['view_all_tickets', 'create_tickets', 'assign_tickets', 'resolve_tickets', 'view_live_chat', 'manage_live_chat', 'view_analytics', 'view_reports', 'manage_team'],
     * });
     */
    createRole(...given: Arguments<'team.createRole'>): Promise<Result<'team.createRole'>>;

    /**
     * Update a custom role; omitted fields stay unchanged.
     * Takes effect with each member's next call. API keys and webhooks of its members that it no longer allows (team.roleBelongings) are disabled or transferred to the caller. Members can't change their own role.
     *
     * `PATCH /api/team/roles/{roleId}` · signed in with change_user_roles
     * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can grant only permissions you have yourself; own_row · You can't change your own role
     * @throws HelpdeskError 404 not_found · Role not found
     * @throws HelpdeskError 409 role_exists · There is already a role with this name
     * @example
     * await helpdesk.team.updateRole({ roleId: 'k3v9x2m7q4', name: 'Lead' });
     */
    updateRole(...given: Arguments<'team.updateRole'>): Promise<Result<'team.updateRole'>>;

    /**
     * Delete a custom role that no one has.
     * Give its members another role and revoke its invitations first.
     *
     * `DELETE /api/team/roles/{roleId}` · signed in with change_user_roles
     * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can grant only permissions you have yourself
     * @throws HelpdeskError 404 not_found · Role not found
     * @throws HelpdeskError 409 role_in_use · Give members and invitations with this role another role first
     * @example
     * await helpdesk.team.deleteRole({ roleId: 'k3v9x2m7q4' });
     */
    deleteRole(...given: Arguments<'team.deleteRole'>): Promise<Result<'team.deleteRole'>>;

    /**
     * List working API keys and webhooks created by members with a role.
     * When the role no longer allows them, each is disabled or transferred to the caller.
     *
     * `GET /api/team/roles/{roleId}/belongings` · signed in with manage_team, or an API key with team:read
     * @throws HelpdeskError 404 not_found · Role not found
     * @example
     * await helpdesk.team.roleBelongings({ roleId: 'k3v9x2m7q4' });
     */
    roleBelongings(...given: Arguments<'team.roleBelongings'>): Promise<Result<'team.roleBelongings'>>;

    /**
     * Reset a member's two-factor authentication.
     * Only for members of this organization alone; members of several organizations can't be reset by one admin. Signs the member out everywhere and emails them. To reset your own, use your profile.
     *
     * `DELETE /api/team/members/{memberId}/second-factor` · signed in with change_user_roles
     * @throws HelpdeskError 403 own_row · Change your own two-factor authentication in your profile; fresh_proof_needed · Please confirm your password to do this; higher_member · This member has permissions you don't have
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 second_factor_missing · This member doesn't use two-factor authentication; belongs_elsewhere · This member also belongs to other organizations
     * @example
     * await helpdesk.team.resetSecondFactor({ memberId: 'k3v9x2m7q4' });
     */
    resetSecondFactor(...given: Arguments<'team.resetSecondFactor'>): Promise<Result<'team.resetSecondFactor'>>;

    /**
     * Unlink a member from their single sign-on account.
     * Their next single sign-on links the provider's account that then has their email address. Ends their single sign-on sessions.
     *
     * `DELETE /api/team/members/{memberId}/sso` · signed in with change_user_roles
     * @throws HelpdeskError 403 own_row · You can't unlink yourself; fresh_proof_needed · Please confirm your password to do this; higher_member · This member has permissions you don't have
     * @throws HelpdeskError 404 not_found · Team member not found
     * @throws HelpdeskError 409 sso_not_linked · This member hasn't signed in with single sign-on yet
     * @example
     * await helpdesk.team.unlinkSso({ memberId: 'k3v9x2m7q4' });
     */
    unlinkSso(...given: Arguments<'team.unlinkSso'>): Promise<Result<'team.unlinkSso'>>;

    /**
     * Invite a person by email; the link is returned only once.
     * The link works once, for seven days and only for this address; only its hash is stored. Until an admin has confirmed their email address, at most three people can be invited, without a personal message. Invitations are limited by user, organization, address and day.
     *
     * `POST /api/team/invite` · signed in with invite_users · idempotent
     * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; email_unconfirmed · Confirm your email address to invite more than three people; higher_rights · You can grant only permissions you have yourself
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
     * List pending invitations, including expired ones.
     * Newest first, without links.
     *
     * `GET /api/team/invitations` · signed in with manage_team, or an API key with team:read
     * @example
     * await helpdesk.team.invitations();
     */
    invitations(...given: Arguments<'team.invitations'>): Promise<Result<'team.invitations'>>;

    /**
     * Revoke an invitation.
     * The link then answers 410.
     *
     * `DELETE /api/team/invitations/{id}` · signed in with invite_users, or an API key with team:delete
     * @throws HelpdeskError 404 not_found · Invitation not found
     * @example
     * await helpdesk.team.revokeInvitation({ id: 'k3v9x2m7q4' });
     */
    revokeInvitation(...given: Arguments<'team.revokeInvitation'>): Promise<Result<'team.revokeInvitation'>>;

    /**
     * Resend an invitation; the same link is valid for seven more days.
     * Rejected if the person is already a member.
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
     * List contact forms, oldest first; at most 100.
     * Includes inactive forms, each with its number of submissions.
     *
     * `GET /api/contact-forms` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.contactForms.list();
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'contactForms.list', Unless<Etag>>
    ): Promise<Result<'contactForms.list'> | Unchanged<Etag>>;

    /**
     * Create a contact form.
     * Field names must be unique and must not begin with helpdesk-; select and radio require options; minLength must not exceed maxLength; a pattern must be RE2 syntax that can be checked in linear time.
     *
     * `POST /api/contact-forms` · signed in with manage_contact_forms, or an API key with contact_forms:create · idempotent
     * @throws HelpdeskError 409 too_many · An organization can have up to 100 contact forms; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
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
     * Get totals over all contact forms.
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
     * Get a contact form with its fields and settings.
     * Used by the editor.
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
     * Update a contact form; omitted settings stay unchanged, fields are replaced completely.
     * Same rules as contactForms.create. With If-Match, the update is rejected if the form has changed since. Submissions keep the answers to removed fields.
     *
     * `PATCH /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:update
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @throws HelpdeskError 412 stale · This contact form was changed by someone else
     * @example
     * await helpdesk.contactForms.update({ id: 'k3v9x2m7q4', isActive: false });
     */
    update(...given: Arguments<'contactForms.update'>): Promise<Result<'contactForms.update'>>;

    /**
     * Delete a contact form with its submissions and statistics; its tickets stay.
     * This can't be undone. Pages that embed the form say that it isn't available.
     *
     * `DELETE /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:delete
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'contactForms.delete'>): Promise<Result<'contactForms.delete'>>;

    /**
     * List views and webhooks that use a form.
     * Check before you delete the form: these views and webhooks then match nothing. Webhooks are listed only for members who can see them.
     *
     * `GET /api/contact-forms/{id}/uses` · signed in with manage_contact_forms, or an API key with contact_forms:delete
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.uses({ id: 'k3v9x2m7q4' });
     */
    uses(...given: Arguments<'contactForms.uses'>): Promise<Result<'contactForms.uses'>>;

    /**
     * Duplicate a contact form; the copy is inactive and has no submissions.
     * The copy has the same title, description, fields and settings; its fields have new ids, and " (copy)" is appended to its name.
     *
     * `POST /api/contact-forms/{id}/duplicate` · signed in with manage_contact_forms, or an API key with contact_forms:create · idempotent
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @throws HelpdeskError 409 too_many · An organization can have up to 100 contact forms; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @example
     * await helpdesk.contactForms.duplicate({ id: 'k3v9x2m7q4' });
     */
    duplicate(...given: Arguments<'contactForms.duplicate'>): Promise<Result<'contactForms.duplicate'>>;

    /**
     * Resend the confirmation link to the address that gets a form's notifications.
     * The link works for seven days. A changed address gets the first one automatically. Nothing is sent to confirmed addresses or members.
     *
     * `POST /api/contact-forms/{id}/notice-confirmation` · signed in with manage_settings, or an API key with contact_forms:update
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.confirmNotices({ id: 'k3v9x2m7q4' });
     */
    confirmNotices(...given: Arguments<'contactForms.confirmNotices'>): Promise<Result<'contactForms.confirmNotices'>>;

    /**
     * Get daily views, starts and submissions of a contact form.
     * Stores only counts, nothing about visitors.
     *
     * `GET /api/contact-forms/{id}/analytics` · signed in with manage_contact_forms, or an API key with contact_forms:read
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.contactForms.analytics({ id: 'k3v9x2m7q4' });
     */
    analytics(...given: Arguments<'contactForms.analytics'>): Promise<Result<'contactForms.analytics'>>;

    /**
     * List submissions of a contact form, newest first.
     * q matches part of any answer.
     *
     * `GET /api/contact-forms/{id}/submissions` · signed in with manage_contact_forms, or an API key with contact_forms:read · iterate over it for all pages
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * for await (const one of helpdesk.contactForms.submissions({ id: 'k3v9x2m7q4' })) console.log(one);
     */
    submissions(...given: Arguments<'contactForms.submissions'>): Pages<ItemOf<'contactForms.submissions'>>;

    /**
     * Get a submission, with questions, answers and ticket.
     * The questions are those of the current form.
     *
     * `GET /api/contact-forms/{id}/submissions/{submissionId}` · signed in with manage_contact_forms, or an API key with contact_forms:read
     * @throws HelpdeskError 404 not_found · Submission not found
     * @example
     * await helpdesk.contactForms.submission({ id: 'k3v9x2m7q4', submissionId: 'k3v9x2m7q4' });
     */
    submission(...given: Arguments<'contactForms.submission'>): Promise<Result<'contactForms.submission'>>;

    /**
     * Export submissions of a contact form as CSV, all or those that match q.
     * RFC 4180, newest first; cells that a spreadsheet would read as formulas are escaped.
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
     * List chatbot queries, most used first.
     * q searches query, response, keywords and category.
     *
     * `GET /api/chatbot/queries` · signed in with manage_chatbot, or an API key with chatbot:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.chatbot.list()) console.log(one);
     */
    list(...given: Arguments<'chatbot.list'>): Pages<ItemOf<'chatbot.list'>>;

    /**
     * Create a chatbot query; with questionId, the unanswered question is resolved.
     * Blank and repeated keywords are dropped.
     *
     * `POST /api/chatbot/queries` · signed in with manage_chatbot, or an API key with chatbot:create · idempotent
     * @throws HelpdeskError 409 too_many · An organization can have up to 20000 chatbot queries; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
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
     * Import chatbot queries; invalid rows are reported, the others are imported. A row with an existing query and response updates it.
     * At most 1000 rows per call. Keywords are a list, or one string separated by semicolons.
     *
     * `POST /api/chatbot/queries/import` · signed in with manage_chatbot, or an API key with chatbot:create · idempotent
     * @throws HelpdeskError 409 idempotency_answer_lost · This request was already processed, but its response is no longer available; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @example
     * await helpdesk.chatbot.import({
     *   queries: [{ query: 'How do I reset my password?', response: 'Choose “Forgot password” on the sign-in page.', keywords: 'forgot password; cannot sign in', priority: 'high' }, { query: 'When are you open?' }],
     * });
     */
    import(...given: Arguments<'chatbot.import'>): Promise<Result<'chatbot.import'>>;

    /**
     * Export all chatbot queries, in the format of chatbot.import.
     * Includes inactive queries.
     *
     * `GET /api/chatbot/queries.json` · signed in with manage_chatbot, or an API key with chatbot:read
     * @example
     * await helpdesk.chatbot.exportJson();
     */
    exportJson(...given: Arguments<'chatbot.exportJson'>): Promise<Result<'chatbot.exportJson'>>;

    /**
     * Export all chatbot queries as CSV for import; keywords are separated by semicolons.
     * RFC 4180; cells that a spreadsheet would read as formulas are escaped.
     *
     * `GET /api/chatbot/queries.csv` · signed in with manage_chatbot, or an API key with chatbot:read
     * @example
     * const text = await helpdesk.chatbot.exportCsv();
     */
    exportCsv(...given: Arguments<'chatbot.exportCsv'>): Promise<Result<'chatbot.exportCsv'>>;

    /**
     * Get a chatbot query.
     * Used by the editor.
     *
     * `GET /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:read
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @example
     * await helpdesk.chatbot.get({ id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'chatbot.get'>): Promise<Result<'chatbot.get'>>;

    /**
     * Update a chatbot query; omitted fields stay unchanged, keywords are replaced completely.
     * Takes effect at once.
     *
     * `PATCH /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:update
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @example
     * await helpdesk.chatbot.update({ id: 'k3v9x2m7q4', priority: 'medium' });
     */
    update(...given: Arguments<'chatbot.update'>): Promise<Result<'chatbot.update'>>;

    /**
     * Delete a chatbot query.
     * This can't be undone. Its answers stay in the statistics.
     *
     * `DELETE /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:delete
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @example
     * await helpdesk.chatbot.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'chatbot.delete'>): Promise<Result<'chatbot.delete'>>;

    /**
     * Get statistics of all chatbot queries.
     * asked, answered and answeredByArticle cover the last 30 days.
     *
     * `GET /api/chatbot/stats` · signed in with manage_chatbot, or an API key with chatbot:read
     * @example
     * await helpdesk.chatbot.stats();
     */
    stats(...given: Arguments<'chatbot.stats'>): Promise<Result<'chatbot.stats'>>;

    /**
     * Test what the chatbot would answer, and why; not counted in statistics.
     * organizationId, when given, must be the organization of the request.
     *
     * `POST /api/chatbot/query` · signed in with manage_chatbot, or an API key with chatbot:read
     * @throws HelpdeskError 404 not_found · Organization not found
     * @example
     * await helpdesk.chatbot.test({ query: 'reset pasword' });
     */
    test(...given: Arguments<'chatbot.test'>): Promise<Result<'chatbot.test'>>;

    /**
     * List unanswered questions, most asked first; at most the last 1000 distinct questions of 180 days.
     * Without questions that were dismissed or answered since.
     *
     * `GET /api/chatbot/unanswered` · signed in with manage_chatbot, or an API key with chatbot:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.chatbot.unanswered()) console.log(one);
     */
    unanswered(...given: Arguments<'chatbot.unanswered'>): Pages<ItemOf<'chatbot.unanswered'>>;

    /**
     * Dismiss a question; it won't come back if it's asked again.
     * The question stays stored so it isn't counted as a new one.
     *
     * `DELETE /api/chatbot/unanswered/{id}` · signed in with manage_chatbot, or an API key with chatbot:update
     * @throws HelpdeskError 404 not_found · Question not found
     * @example
     * await helpdesk.chatbot.dismiss({ id: 'k3v9x2m7q4' });
     */
    dismiss(...given: Arguments<'chatbot.dismiss'>): Promise<Result<'chatbot.dismiss'>>;

    /**
     * Add a question to an existing query as a keyword.
     * Resolves the question; the bot answers it from now on.
     *
     * `POST /api/chatbot/unanswered/{id}/teach` · signed in with manage_chatbot, or an API key with chatbot:create
     * @throws HelpdeskError 404 not_found · Chatbot query not found
     * @throws HelpdeskError 409 too_many · A query can have up to 50 keywords
     * @example
     * await helpdesk.chatbot.teach({ id: 'k3v9x2m7q4', queryId: 'g5h8j1k4lz' });
     */
    teach(...given: Arguments<'chatbot.teach'>): Promise<Result<'chatbot.teach'>>;
  };

  macros: {
    /**
     * List macros of the team and the caller, each in their order.
     * The team's macros come first. At most 200 of the team and 100 of the caller.
     *
     * `GET /api/macros` · signed in with view_assigned_tickets, or an API key with macros:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.macros.list();
     */
    list<Etag extends string | undefined = undefined>(
      ...given: Arguments<'macros.list', Unless<Etag>>
    ): Promise<Result<'macros.list'> | Unchanged<Etag>>;

    /**
     * Create a macro.
     * Personal by default. It is added last. Names must be unique for the owner, ignoring case and accents. At least one step is required. Unknown variables in reply and note are rejected.
     *
     * `POST /api/macros` · signed in with view_assigned_tickets, or an API key with macros:create · idempotent
     * @throws HelpdeskError 400 validation_failed · A macro needs at least one step · A macro can't snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists
     * @throws HelpdeskError 409 too_many · The team can have up to 200 macros; too_many · You can have up to 100 personal macros; macro_exists · The team already has a macro with this name; macro_exists · You already have a macro with this name; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
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
     * Undo applied macros.
     * Works for the caller's own runs, within a day. A reply or note that hasn't been sent is canceled. Fields that still have the macro's value are reverted; fields someone else changed since stay, and so do messages already sent. Runs that can't be undone are listed in failed.
     *
     * `POST /api/macros/undo` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 409 undone · This was already undone, or its ticket was merged since; idempotency_answer_lost · This request was already processed, but its response is no longer available
     * @example
     * await helpdesk.macros.undo({ runIds: ['u5n7d9o1sq'] });
     */
    undo(...given: Arguments<'macros.undo'>): Promise<Result<'macros.undo'>>;

    /**
     * Update a macro; omitted fields stay unchanged.
     * Without manage_help_center, members can change only their own. A macro that becomes personal or the team's is added last there.
     *
     * `PATCH /api/macros/{id}` · signed in with view_assigned_tickets, or an API key with macros:update
     * @throws HelpdeskError 400 validation_failed · A macro needs at least one step · A macro can't snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists
     * @throws HelpdeskError 404 not_found · Macro not found
     * @throws HelpdeskError 409 too_many · The team can have up to 200 macros; too_many · You can have up to 100 personal macros; macro_exists · The team already has a macro with this name; macro_exists · You already have a macro with this name; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @example
     * await helpdesk.macros.update({ id: 'k3v9x2m7q4', name: 'Parcel was sent', position: 0 });
     */
    update(...given: Arguments<'macros.update'>): Promise<Result<'macros.update'>>;

    /**
     * Delete a macro.
     * Can be restored for a day. Without manage_help_center, members can delete only their own.
     *
     * `DELETE /api/macros/{id}` · signed in with view_assigned_tickets, or an API key with macros:delete
     * @throws HelpdeskError 404 not_found · Macro not found
     * @example
     * await helpdesk.macros.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'macros.delete'>): Promise<Result<'macros.delete'>>;

    /**
     * Restore a macro deleted within the last day.
     * Keeps its position and usage count. Without manage_help_center, members can restore only their own.
     *
     * `POST /api/macros/{id}/restore` · signed in with view_assigned_tickets, or an API key with macros:update
     * @throws HelpdeskError 404 not_found · Macro not found
     * @throws HelpdeskError 409 too_many · The team can have up to 200 macros; too_many · You can have up to 100 personal macros; macro_exists · The team already has a macro with this name; macro_exists · You already have a macro with this name
     * @example
     * await helpdesk.macros.restore({ id: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'macros.restore'>): Promise<Result<'macros.restore'>>;

    /**
     * Preview what a macro would do to tickets.
     * Changes nothing. Tickets that don't exist are omitted.
     *
     * `POST /api/macros/{id}/preview` · signed in with view_assigned_tickets, or an API key with macros:read
     * @throws HelpdeskError 404 not_found · Macro not found
     * @example
     * await helpdesk.macros.preview({ id: 'k3v9x2m7q4', ids: ['k3v9x2m7q4'] });
     */
    preview(...given: Arguments<'macros.preview'>): Promise<Result<'macros.preview'>>;

    /**
     * Apply a macro to tickets: reply, note and changes together.
     * Each step requires the same permission as doing it by hand: assign_tickets to assign, resolve_tickets for other changes. A ticket gets all steps or none; if a step fails, the ticket is listed in failed with the reason. Variables are filled in from the ticket, the caller and the organization. With holdSeconds, reply and note are held for that long and can be undone with macros.undo; if the reply resolves or closes the ticket, that is held too.
     *
     * `POST /api/macros/{id}/apply` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
     * @throws HelpdeskError 404 not_found · Macro not found
     * @throws HelpdeskError 409 refused · A step can't be applied; the message says why; unanswered · An answer is missing: order number; idempotency_answer_lost · This request was already processed, but its response is no longer available
     * @example
     * await helpdesk.macros.apply({ id: 'k3v9x2m7q4', ids: ['k3v9x2m7q4'], holdSeconds: 10 });
     */
    apply(...given: Arguments<'macros.apply'>): Promise<Result<'macros.apply'>>;
  };

  cannedReplies: {
    /**
     * List canned replies of the team and the caller, best match first, then most used.
     * q finds replies that contain each of its words (at most eight) in title, shortcut, folder or text. Shortcuts that start with q come first, then titles.
     *
     * `GET /api/canned-replies` · signed in with view_assigned_tickets, or an API key with canned_replies:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.cannedReplies.list()) console.log(one);
     */
    list(...given: Arguments<'cannedReplies.list'>): Pages<ItemOf<'cannedReplies.list'>>;

    /**
     * Create a canned reply.
     * Personal by default. A shortcut must be unique among the team's replies, and among each member's own. Unknown variables in the text are rejected.
     *
     * `POST /api/canned-replies` · signed in with view_assigned_tickets, or an API key with canned_replies:create · idempotent
     * @throws HelpdeskError 409 too_many · The team can have up to 2000 canned replies; too_many · You can have up to 500 personal canned replies; shortcut_taken · Another canned reply has this shortcut; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
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
     * List folders, by name.
     * Counts only replies that the caller can see.
     *
     * `GET /api/canned-replies/folders` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @example
     * await helpdesk.cannedReplies.folders();
     */
    folders(...given: Arguments<'cannedReplies.folders'>): Promise<Result<'cannedReplies.folders'>>;

    /**
     * Import canned replies; invalid rows are reported, the others are imported.
     * At most 1000 rows per call, all with the same visibility. A row updates the reply with the same shortcut or, without a shortcut, with the same title and folder.
     *
     * `POST /api/canned-replies/import` · signed in with view_assigned_tickets, or an API key with canned_replies:create · idempotent
     * @throws HelpdeskError 409 idempotency_answer_lost · This request was already processed, but its response is no longer available; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @example
     * await helpdesk.cannedReplies.import({
     *   visibility: 'team',
     *   replies: [{ title: 'Thanks', shortcut: 'thanks', text: 'Thank you, {customer.firstName|there}!', folder: null }, { title: 'Welcome' }],
     * });
     */
    import(...given: Arguments<'cannedReplies.import'>): Promise<Result<'cannedReplies.import'>>;

    /**
     * Export all canned replies of the team, or the caller's own, in the format of cannedReplies.import.
     * Oldest first.
     *
     * `GET /api/canned-replies.json` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @example
     * await helpdesk.cannedReplies.exportJson();
     */
    exportJson(...given: Arguments<'cannedReplies.exportJson'>): Promise<Result<'cannedReplies.exportJson'>>;

    /**
     * Export all canned replies of the team, or the caller's own, as CSV for import.
     * RFC 4180; cells that a spreadsheet would read as formulas are escaped.
     *
     * `GET /api/canned-replies.csv` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @example
     * const text = await helpdesk.cannedReplies.exportCsv();
     */
    exportCsv(...given: Arguments<'cannedReplies.exportCsv'>): Promise<Result<'cannedReplies.exportCsv'>>;

    /**
     * Get a canned reply.
     * Another member's personal reply answers 404.
     *
     * `GET /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @example
     * await helpdesk.cannedReplies.get({ id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'cannedReplies.get'>): Promise<Result<'cannedReplies.get'>>;

    /**
     * Update a canned reply; omitted fields stay unchanged.
     * Without manage_help_center, members can change only their own.
     *
     * `PATCH /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:update
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @throws HelpdeskError 409 too_many · The team can have up to 2000 canned replies; shortcut_taken · Another canned reply has this shortcut; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @example
     * await helpdesk.cannedReplies.update({ id: 'k3v9x2m7q4', folder: 'Delivery' });
     */
    update(...given: Arguments<'cannedReplies.update'>): Promise<Result<'cannedReplies.update'>>;

    /**
     * Delete a canned reply.
     * Can be restored for a day. Without manage_help_center, members can delete only their own.
     *
     * `DELETE /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:delete
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @example
     * await helpdesk.cannedReplies.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'cannedReplies.delete'>): Promise<Result<'cannedReplies.delete'>>;

    /**
     * Restore a canned reply deleted within the last day.
     * Keeps its usage count. Without manage_help_center, members can restore only their own.
     *
     * `POST /api/canned-replies/{id}/restore` · signed in with view_assigned_tickets, or an API key with canned_replies:update
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @throws HelpdeskError 409 too_many · The team can have up to 2000 canned replies; shortcut_taken · Another canned reply has this shortcut
     * @example
     * await helpdesk.cannedReplies.restore({ id: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'cannedReplies.restore'>): Promise<Result<'cannedReplies.restore'>>;

    /**
     * Copy the files of a canned reply for a message by the caller.
     * The copies behave like files uploaded by the caller: use them in fileIds of a reply, note, new ticket or chat. Unused copies are deleted after a day. Storage counts the content once.
     *
     * `POST /api/canned-replies/{id}/copy-files` · signed in with view_assigned_tickets, or an API key with canned_replies:read
     * @throws HelpdeskError 404 not_found · Canned reply not found
     * @example
     * await helpdesk.cannedReplies.copyFiles({ id: 'k3v9x2m7q4' });
     */
    copyFiles(...given: Arguments<'cannedReplies.copyFiles'>): Promise<Result<'cannedReplies.copyFiles'>>;

    /**
     * Count a use of a canned reply.
     * Call it when the reply is inserted into a reply or chat.
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
     * List customers with an external ID or metadata, by when they changed.
     * Only customers with an external ID or metadata are listed. Use updatedSince to keep a copy in sync; records that change while you read the pages are listed again. When a customer's data is removed, v1.events reports customer.changed with isKept false.
     *
     * `GET /api/customers` · signed in with view_all_tickets, or an API key with tickets:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @example
     * for await (const one of helpdesk.customers.list()) console.log(one);
     */
    list(...given: Arguments<'customers.list'>): Pages<ItemOf<'customers.list'>>;

    /**
     * Set the external ID and metadata of a customer.
     * Customers are identified by email address. Omitted fields stay unchanged; metadata is replaced completely. If both end up empty, the record is deleted. Customers don't see this data.
     *
     * `PUT /api/customers` · signed in with resolve_tickets, or an API key with tickets:update
     * @throws HelpdeskError 404 not_found · Customer not found
     * @throws HelpdeskError 409 external_id_taken · Another customer has this external ID
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
     * List categories in display order; at most 100.
     * Each with its number of articles, including unpublished ones.
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
     * The slug must be unique.
     *
     * `POST /api/help/categories` · signed in with manage_help_center, or an API key with help:create · idempotent
     * @throws HelpdeskError 409 slug_taken · A category with this slug already exists; too_many · An organization can have up to 100 categories
     * @example
     * await helpdesk.helpCategories.create({
     *   name: 'Getting started',
     *   description: 'The first steps with your kettle.',
     *   slug: 'getting-started',
     * });
     */
    create(...given: Arguments<'helpCategories.create'>): Promise<Result<'helpCategories.create'>>;

    /**
     * Reorder categories; omitted ones follow in their previous order.
     * Every ID must be a category of the organization.
     *
     * `PUT /api/help/categories/order` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Category not found
     * @example
     * await helpdesk.helpCategories.reorder({ ids: ['c4v7b0n3mq'] });
     */
    reorder(...given: Arguments<'helpCategories.reorder'>): Promise<Result<'helpCategories.reorder'>>;

    /**
     * Update a category; omitted fields stay unchanged.
     * A new slug must be unique.
     *
     * `PATCH /api/help/categories/{id}` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Category not found
     * @throws HelpdeskError 409 slug_taken · A category with this slug already exists
     * @example
     * await helpdesk.helpCategories.update({ id: 'k3v9x2m7q4', name: 'First steps' });
     */
    update(...given: Arguments<'helpCategories.update'>): Promise<Result<'helpCategories.update'>>;

    /**
     * Delete a category; its articles stay, uncategorized.
     * This can't be undone.
     *
     * `DELETE /api/help/categories/{id}` · signed in with manage_help_center, or an API key with help:delete
     * @throws HelpdeskError 404 not_found · Category not found
     * @example
     * await helpdesk.helpCategories.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'helpCategories.delete'>): Promise<Result<'helpCategories.delete'>>;

    /**
     * Reorder the articles of a category; omitted ones follow, last changed first.
     * Every ID must be an article of the category.
     *
     * `PUT /api/help/categories/{id}/articles` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Category not found · Article not found
     * @example
     * await helpdesk.helpCategories.orderArticles({ id: 'k3v9x2m7q4', ids: ['a6s9d2f5gh'] });
     */
    orderArticles(...given: Arguments<'helpCategories.orderArticles'>): Promise<Result<'helpCategories.orderArticles'>>;
  };

  helpArticles: {
    /**
     * List published articles with their public URLs, for links in replies; with q, best match first, otherwise most recently changed first.
     * URLs use the organization's custom domain once it's verified.
     *
     * `GET /api/help/article-links` · signed in with view_assigned_tickets, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.helpArticles.links();
     */
    links<Etag extends string | undefined = undefined>(
      ...given: Arguments<'helpArticles.links', Unless<Etag>>
    ): Promise<Result<'helpArticles.links'> | Unchanged<Etag>>;

    /**
     * List articles including drafts, most recently changed first; with q, best match first.
     * With q, results are sorted by relevance and sort is ignored. A page has at most 4 MB of content, so it may contain fewer items than limit.
     *
     * `GET /api/help/articles` · signed in with manage_help_center, or an API key with help:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @example
     * for await (const one of helpdesk.helpArticles.list()) console.log(one);
     */
    list(...given: Arguments<'helpArticles.list'>): Pages<ItemOf<'helpArticles.list'>>;

    /**
     * Create an article; its HTML is sanitized.
     * The slug must be unique. Scripts, styles and forms are removed; links and images keep only safe URLs.
     *
     * `POST /api/help/articles` · signed in with manage_help_center, or an API key with help:create · idempotent
     * @throws HelpdeskError 409 slug_taken · An article with this slug already exists · external_id_taken · Another article has this external ID; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
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
     * Get an article with its draft.
     * draft is null if there is none.
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
     * Update, publish or unpublish an article; omitted fields stay unchanged. Setting title or content discards the draft.
     * With If-Match, the update is rejected if the article has changed since. A new slug must be unique; the old URL redirects.
     *
     * `PATCH /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Article not found
     * @throws HelpdeskError 409 slug_taken · An article with this slug already exists · external_id_taken · Another article has this external ID; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @throws HelpdeskError 412 stale · This article was changed by someone else
     * @example
     * await helpdesk.helpArticles.update({ id: 'k3v9x2m7q4', isPublished: true });
     */
    update(...given: Arguments<'helpArticles.update'>): Promise<Result<'helpArticles.update'>>;

    /**
     * Delete an article.
     * This can't be undone. The article answers 404 from then on.
     *
     * `DELETE /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:delete
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.helpArticles.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'helpArticles.delete'>): Promise<Result<'helpArticles.delete'>>;

    /**
     * Save a draft of an article; visitors keep seeing the published version.
     * Replaces an existing draft. To publish it, send its fields to helpArticles.update.
     *
     * `PUT /api/help/articles/{id}/draft` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Article not found
     * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
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
     * Discard the draft of an article; the article stays unchanged.
     * Succeeds if there is none.
     *
     * `DELETE /api/help/articles/{id}/draft` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.helpArticles.discardDraft({ id: 'k3v9x2m7q4' });
     */
    discardDraft(...given: Arguments<'helpArticles.discardDraft'>): Promise<Result<'helpArticles.discardDraft'>>;

    /**
     * Versions of an article, newest first: at most 50 versions, with 2 MB of text together.
     * A version is stored when title or content change. The first one is what the article says now.
     *
     * `GET /api/help/articles/{id}/versions` · signed in with manage_help_center, or an API key with help:read
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.helpArticles.versions({ id: 'k3v9x2m7q4' });
     */
    versions(...given: Arguments<'helpArticles.versions'>): Promise<Result<'helpArticles.versions'>>;

    /**
     * A version of an article, and how it differs from what the article says now.
     * Changes compare the text line by line, with the title as the first line.
     *
     * `GET /api/help/articles/{id}/versions/{number}` · signed in with manage_help_center, or an API key with help:read
     * @throws HelpdeskError 404 not_found · Article not found · Version not found
     * @example
     * await helpdesk.helpArticles.version({ id: 'k3v9x2m7q4', number: 'k3v9x2m7q4' });
     */
    version(...given: Arguments<'helpArticles.version'>): Promise<Result<'helpArticles.version'>>;

    /**
     * Give an article the title and content of a version again.
     * The current text is kept as a version.
     *
     * `POST /api/help/articles/{id}/versions/{number}/restore` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Article not found · Version not found
     * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @example
     * await helpdesk.helpArticles.restore({ id: 'k3v9x2m7q4', number: 'k3v9x2m7q4' });
     */
    restore(...given: Arguments<'helpArticles.restore'>): Promise<Result<'helpArticles.restore'>>;

    /**
     * An article in further languages.
     * The article itself is in the first language that the organization offers.
     *
     * `GET /api/help/articles/{id}/translations` · signed in with manage_help_center, or an API key with help:read
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.helpArticles.translations({ id: 'k3v9x2m7q4' });
     */
    translations(...given: Arguments<'helpArticles.translations'>): Promise<Result<'helpArticles.translations'>>;

    /**
     * Store an article in a further language.
     * Replaces an earlier translation. Visitors read it once it and the article are published.
     *
     * `PUT /api/help/articles/{id}/translations/{language}` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 404 not_found · Article not found
     * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
     * @example
     * await helpdesk.helpArticles.saveTranslation({
     *   id: 'k3v9x2m7q4',
     *   language: 'en',
     *   title: 'Einen Wasserkocher entkalken',
     *   content: '<p>Mit Wasser und Essig aufkochen.</p>',
     *   isPublished: true,
     * });
     */
    saveTranslation(...given: Arguments<'helpArticles.saveTranslation'>): Promise<Result<'helpArticles.saveTranslation'>>;

    /**
     * Delete a translation; the article stays.
     * Cannot be undone.
     *
     * `DELETE /api/help/articles/{id}/translations/{language}` · signed in with manage_help_center, or an API key with help:delete
     * @throws HelpdeskError 404 not_found · Translation not found
     * @example
     * await helpdesk.helpArticles.deleteTranslation({ id: 'k3v9x2m7q4', language: 'en' });
     */
    deleteTranslation(...given: Arguments<'helpArticles.deleteTranslation'>): Promise<Result<'helpArticles.deleteTranslation'>>;

    /**
     * Upload an image for articles: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata.
     * At most 5 MB. The type is detected from the content, not the file name.
     *
     * `POST /api/help/images` · signed in with manage_help_center, or an API key with help:update
     * @throws HelpdeskError 400 file_required · Please upload a valid image file
     * @throws HelpdeskError 409 too_many · Image storage is full
     * @throws HelpdeskError 413 file_too_large · Image file must be less than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
     * @example
     * await helpdesk.helpArticles.uploadImage({ image });
     */
    uploadImage(...given: Arguments<'helpArticles.uploadImage'>): Promise<Result<'helpArticles.uploadImage'>>;
  };

  help: {
    /**
     * Get article views; each visitor counts once a day. Unpublished articles are included only for members who can edit articles.
     * Nothing about the visitors is stored.
     *
     * `GET /api/help/views` · signed in, or an API key with help:read
     * @example
     * await helpdesk.help.views({ pageType: 'article' });
     */
    views(...given: Arguments<'help.views'>): Promise<Result<'help.views'>>;

    /**
     * Get the help center report: votes and comments, unread articles, searches without results, and tickets that an article answers.
     * At most 100 of each. Comments and searches are kept for 90 days, without identifying readers. Tickets are included only for members who can view all tickets.
     *
     * `GET /api/help/report` · signed in with manage_help_center, or an API key with help:read
     * @example
     * await helpdesk.help.report();
     */
    report(...given: Arguments<'help.report'>): Promise<Result<'help.report'>>;

    /**
     * Dismiss a search without results.
     * It comes back if a visitor searches for it again without results.
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
     * List chats, newest first; waiting chats in queue order. Each includes only its newest message.
     * Without status, chats in all statuses.
     *
     * `GET /api/chat/sessions` · signed in with view_live_chat, or an API key with chat:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @example
     * for await (const one of helpdesk.chat.list()) console.log(one);
     */
    list(...given: Arguments<'chat.list'>): Pages<ItemOf<'chat.list'>>;

    /**
     * Count chats by status.
     * Chats led only by the bot are counted separately; they aren't active for any agent.
     *
     * `GET /api/chat/stats` · signed in with view_live_chat, or an API key with chat:read · `ifNoneMatch` spares an unchanged answer
     * @example
     * await helpdesk.chat.stats();
     */
    stats<Etag extends string | undefined = undefined>(
      ...given: Arguments<'chat.stats', Unless<Etag>>
    ): Promise<Result<'chat.stats'> | Unchanged<Etag>>;

    /**
     * List agents a chat can be transferred to, present ones first.
     * An agent is present while the staff console is open. The caller sets their own availability with team.setAvailability.
     *
     * `GET /api/chat/agents` · signed in with view_live_chat, or an API key with chat:read
     * @example
     * await helpdesk.chat.agents();
     */
    agents(...given: Arguments<'chat.agents'>): Promise<Result<'chat.agents'>>;

    /**
     * Get the live chat settings.
     * Never includes the identity secret.
     *
     * `GET /api/chat/settings` · signed in with manage_settings, or an API key with organization:read
     * @example
     * await helpdesk.chat.settings();
     */
    settings(...given: Arguments<'chat.settings'>): Promise<Result<'chat.settings'>>;

    /**
     * Update the live chat settings.
     * Omitted fields stay unchanged; allowedDomains is replaced completely. idleMinutes is 2 to 1440.
     *
     * `PATCH /api/chat/settings` · signed in with manage_settings, or an API key with organization:update
     * @example
     * await helpdesk.chat.updateSettings({ idleMinutes: 15, allowedDomains: ['shop.example.com'] });
     */
    updateSettings(...given: Arguments<'chat.updateSettings'>): Promise<Result<'chat.updateSettings'>>;

    /**
     * Generate a new secret for visitor identity tokens; it is returned only once.
     * Your server signs identity tokens for publicChat.start with it. Tokens signed with the previous secret are accepted for one more day. Generating another secret before then ends that at once. Chats that have already started stay verified.
     *
     * `POST /api/chat/settings/identity-secret` · signed in with manage_settings
     * @example
     * await helpdesk.chat.newIdentitySecret();
     */
    newIdentitySecret(...given: Arguments<'chat.newIdentitySecret'>): Promise<Result<'chat.newIdentitySecret'>>;

    /**
     * Get a chat with all messages, the visitor's location and their earlier chats.
     * Messages are in chronological order.
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
     * Add and remove tags of a chat.
     * Also works on closed chats. The visitor isn't notified, and neither the last activity nor the turn changes. If the chat becomes a ticket, the ticket gets its tags.
     *
     * `PATCH /api/chat/sessions/{id}` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 400 validation_failed · This tag no longer exists
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.update({ id: 'k3v9x2m7q4', addTagIds: ['t1g2s3h4ip'] });
     */
    update(...given: Arguments<'chat.update'>): Promise<Result<'chat.update'>>;

    /**
     * Accept a chat that is waiting or led by the bot; succeeds if it's already the caller's.
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
     * Send a message over HTTP; an agent's first message also accepts the chat.
     * At most 4000 characters. Messages with the same clientId are stored once.
     *
     * `POST /api/chat/sessions/{id}/messages` · signed in with manage_live_chat, or an API key with chat:update · idempotent
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
     * Add an internal note to a chat; the visitor never sees it.
     * Also works on closed chats. A note isn't a message: it has no sequence number, doesn't accept the chat, and doesn't affect the turn or unread counts. If the chat becomes a ticket, the ticket gets its notes, including later ones.
     *
     * `POST /api/chat/sessions/{id}/notes` · signed in with manage_live_chat, or an API key with chat:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Only staff can be mentioned
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.addNote({
     *   id: 'k3v9x2m7q4',
     *   message: 'They ask about the old kettle, which has another filter.',
     * });
     */
    addNote(...given: Arguments<'chat.addNote'>): Promise<Result<'chat.addNote'>>;

    /**
     * Block a chat's visitor and end their open chats.
     * Blocks their email address, if given, as in blockedSenders.create, and their browser. Their chats end without becoming tickets. Succeeds if already blocked; use blockedSenders.delete to unblock.
     *
     * `POST /api/chat/sessions/{id}/block` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 too_many · You can block up to 1000 senders
     * @example
     * await helpdesk.chat.block({ id: 'k3v9x2m7q4' });
     */
    block(...given: Arguments<'chat.block'>): Promise<Result<'chat.block'>>;

    /**
     * Update the staff's read receipts over HTTP.
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
     * Invite a colleague to a chat.
     * The agent stays the same. Succeeds if they're already in it.
     *
     * `POST /api/chat/sessions/{id}/participants` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 400 validation_failed · The agent must be a member of this organization
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_without_agent · Accept the chat before you invite someone; too_many_participants · A chat can have up to 10 participants
     * @example
     * await helpdesk.chat.addParticipant({ id: 'k3v9x2m7q4', userId: 'c4y8x2a6qf' });
     */
    addParticipant(...given: Arguments<'chat.addParticipant'>): Promise<Result<'chat.addParticipant'>>;

    /**
     * Leave a chat, or remove a colleague from it.
     * Succeeds if they aren't in it.
     *
     * `DELETE /api/chat/sessions/{id}/participants/{userId}` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.removeParticipant({ id: 'k3v9x2m7q4', userId: 'k3v9x2m7q4' });
     */
    removeParticipant(...given: Arguments<'chat.removeParticipant'>): Promise<Result<'chat.removeParticipant'>>;

    /**
     * Close a chat; succeeds if it's already closed.
     * The visitor can rate it afterwards. If the visitor is waiting for an answer, the chat becomes a ticket.
     *
     * `POST /api/chat/sessions/{id}/close` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.chat.close({ id: 'k3v9x2m7q4' });
     */
    close(...given: Arguments<'chat.close'>): Promise<Result<'chat.close'>>;

    /**
     * Email the visitor a transcript of their chat.
     * Sent to the chat's email address. At most 5 per hour for each chat and address.
     *
     * `POST /api/chat/sessions/{id}/transcript` · signed in with manage_live_chat, or an API key with chat:update
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 no_address · The visitor hasn't given an email address
     * @example
     * await helpdesk.chat.mailTranscript({ id: 'k3v9x2m7q4' });
     */
    mailTranscript(...given: Arguments<'chat.mailTranscript'>): Promise<Result<'chat.mailTranscript'>>;

    /**
     * Create a ticket with the transcript of a chat; the chat continues.
     * At most one ticket per chat. Its requester is the visitor, if their email address is known.
     *
     * `POST /api/chat/sessions/{id}/ticket` · signed in with view_live_chat, or an API key with chat:update · idempotent
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
     * @example
     * await helpdesk.chat.convertToTicket({ id: 'k3v9x2m7q4' });
     */
    convertToTicket(...given: Arguments<'chat.convertToTicket'>): Promise<Result<'chat.convertToTicket'>>;
  };

  notifications: {
    /**
     * List the caller's notifications.
     * Newest first.
     *
     * `GET /api/notifications` · signed in · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.notifications.list()) console.log(one);
     */
    list(...given: Arguments<'notifications.list'>): Pages<ItemOf<'notifications.list'>>;

    /**
     * Mark all of the caller's notifications as read.
     * Notifications that arrive meanwhile stay unread.
     *
     * `PATCH /api/notifications/read-all` · signed in
     * @example
     * await helpdesk.notifications.markAllRead();
     */
    markAllRead(...given: Arguments<'notifications.markAllRead'>): Promise<Result<'notifications.markAllRead'>>;

    /**
     * Mark a notification as read.
     * Succeeds if it is already read.
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
     * Update the caller's name or signature, or request a new email address, which takes effect once its link is opened.
     * Omitted fields stay unchanged. The link is valid for a day; opening it ends all other sessions and password reset links. The old address is notified, and can recover the account for seven days.
     *
     * `PATCH /api/profile` · signed in
     * @throws HelpdeskError 409 email_taken · An account with this email already exists
     * @example
     * await helpdesk.profile.update({ firstName: 'Grace', lastName: 'Hopper' });
     */
    update(...given: Arguments<'profile.update'>): Promise<Result<'profile.update'>>;

    /**
     * Set the caller's photo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata.
     * At most 5 MB. The type is detected from the content, not the file name. Counts toward the image storage of the caller's active organization; callers without an organization get 404. The previous photo is no longer shown, but its URL stays valid.
     *
     * `POST /api/profile/upload-photo` · signed in
     * @throws HelpdeskError 400 file_required · Please select an image file (JPG, PNG, GIF, etc.)
     * @throws HelpdeskError 409 too_many · Image storage is full
     * @throws HelpdeskError 413 file_too_large · Please select an image smaller than 5MB
     * @throws HelpdeskError 415 unsupported_media_type · Please select an image file (JPG, PNG, GIF, etc.)
     * @example
     * await helpdesk.profile.uploadPhoto({ profileImage });
     */
    uploadPhoto(...given: Arguments<'profile.uploadPhoto'>): Promise<Result<'profile.uploadPhoto'>>;

    /**
     * Remove the photo.
     * Succeeds if there is none.
     *
     * `DELETE /api/profile/photo` · signed in
     * @example
     * await helpdesk.profile.removePhoto();
     */
    removePhoto(...given: Arguments<'profile.removePhoto'>): Promise<Result<'profile.removePhoto'>>;

    /**
     * Change the password; ends all other sessions of the caller.
     * Requires the current password. Passwords that are easy to guess, such as common ones or the user's own name, are rejected, and the operator can require more characters.
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
     * Delete the caller's account after 30 days.
     * Signs the caller out everywhere and emails them the date. Signing in before then cancels the deletion. Afterwards the account is deleted with its sessions, passkeys and photo, and its tickets, tasks and chats are unassigned; what the user wrote stays with the organizations as "Deleted member". The only admin of an organization must first make someone else an admin, or close the organization.
     *
     * `POST /api/profile/deletion` · signed in
     * @throws HelpdeskError 400 validation_failed · Please type your email address
     * @throws HelpdeskError 409 last_admin · You are the only admin of Acme. Make someone else an admin first, or delete the organization
     * @example
     * await helpdesk.profile.delete({ email: 'ada@acme.example' });
     */
    delete(...given: Arguments<'profile.delete'>): Promise<Result<'profile.delete'>>;

    /**
     * Change the caller's notification preferences; omitted fields stay unchanged.
     * Setting emailNotifications to false turns off all email, whatever else is on.
     *
     * `PATCH /api/profile/notifications` · signed in
     * @example
     * await helpdesk.profile.updateNotificationPreferences({ notificationPreferences: { weeklyDigest: true } });
     */
    updateNotificationPreferences(...given: Arguments<'profile.updateNotificationPreferences'>): Promise<Result<'profile.updateNotificationPreferences'>>;
  };

  sessions: {
    /**
     * List the caller's sessions, this one first, then by last use.
     * Ended sessions are omitted. The last use can be up to ten minutes old. Device details come from the browser and aren't verified.
     *
     * `GET /api/profile/sessions` · signed in
     * @example
     * await helpdesk.sessions.list();
     */
    list(...given: Arguments<'sessions.list'>): Promise<Result<'sessions.list'>>;

    /**
     * End all other sessions of the caller.
     * Also ends their sockets, uploads and downloads. Succeeds if there is no other session.
     *
     * `DELETE /api/profile/sessions` · signed in
     * @example
     * await helpdesk.sessions.endOthers();
     */
    endOthers(...given: Arguments<'sessions.endOthers'>): Promise<Result<'sessions.endOthers'>>;

    /**
     * End one session of the caller, possibly this one.
     * Also ends its sockets, uploads and downloads.
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
     * List the caller's sign-in methods in addition to the password.
     * Never includes the app's secret or the recovery codes.
     *
     * `GET /api/profile/second-factor` · signed in
     * @example
     * await helpdesk.account.secondFactor();
     */
    secondFactor(...given: Arguments<'account.secondFactor'>): Promise<Result<'account.secondFactor'>>;

    /**
     * Start setting up an authenticator app.
     * The secret is shown only in this response. It takes effect once account.confirmTotp receives a code from the app. Starting again replaces it.
     *
     * `POST /api/profile/second-factor/totp/setup` · signed in
     * @throws HelpdeskError 409 already_set_up · An authenticator app is already set up
     * @example
     * await helpdesk.account.startTotp();
     */
    startTotp(...given: Arguments<'account.startTotp'>): Promise<Result<'account.startTotp'>>;

    /**
     * Confirm an authenticator app with its first code.
     * Ends all other sessions of the caller and emails them. The first method of an account also returns recovery codes, shown only in this response.
     *
     * `POST /api/profile/second-factor/totp` · signed in
     * @throws HelpdeskError 400 wrong_code · This code is wrong or was already used
     * @throws HelpdeskError 404 not_found · Start setting up an authenticator app first
     * @throws HelpdeskError 409 already_set_up · An authenticator app is already set up
     * @example
     * await helpdesk.account.confirmTotp({ code: '492039' });
     */
    confirmTotp(...given: Arguments<'account.confirmTotp'>): Promise<Result<'account.confirmTotp'>>;

    /**
     * Remove the authenticator app.
     * Ends all other sessions of the caller and emails them. If it was the last method, the recovery codes are deleted too.
     *
     * `DELETE /api/profile/second-factor/totp` · signed in
     * @throws HelpdeskError 404 not_found · No authenticator app is set up
     * @example
     * await helpdesk.account.removeTotp();
     */
    removeTotp(...given: Arguments<'account.removeTotp'>): Promise<Result<'account.removeTotp'>>;

    /**
     * Start setting up a passkey.
     * Send the browser's answer to account.addPasskey within ten minutes.
     *
     * `POST /api/profile/second-factor/passkeys/setup` · signed in
     * @throws HelpdeskError 409 too_many · An account can have up to 20 passkeys
     * @example
     * await helpdesk.account.startPasskey();
     */
    startPasskey(...given: Arguments<'account.startPasskey'>): Promise<Result<'account.startPasskey'>>;

    /**
     * Add a passkey.
     * Ends all other sessions of the caller and emails them. The first method of an account also returns recovery codes, shown only in this response.
     *
     * `POST /api/profile/second-factor/passkeys` · signed in
     * @throws HelpdeskError 400 wrong_passkey · This passkey didn't work
     * @throws HelpdeskError 409 too_many · An account can have up to 20 passkeys
     * @throws HelpdeskError 410 challenge_expired · This took too long. Please start again.
     * @example
     * await helpdesk.account.addPasskey({
     *   challenge: 'challenge-token',
     *   name: 'Work laptop',
     *   response: { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'AA' }, clientExtensionResults: {} },
     * });
     */
    addPasskey(...given: Arguments<'account.addPasskey'>): Promise<Result<'account.addPasskey'>>;

    /**
     * Rename a passkey.
     * The name helps the caller tell passkeys apart.
     *
     * `PATCH /api/profile/second-factor/passkeys/{id}` · signed in
     * @throws HelpdeskError 404 not_found · Passkey not found
     * @example
     * await helpdesk.account.renamePasskey({ id: 'k3v9x2m7q4', name: 'Work laptop' });
     */
    renamePasskey(...given: Arguments<'account.renamePasskey'>): Promise<Result<'account.renamePasskey'>>;

    /**
     * Delete a passkey.
     * Ends all other sessions of the caller and emails them. If it was the last method, the recovery codes are deleted too.
     *
     * `DELETE /api/profile/second-factor/passkeys/{id}` · signed in
     * @throws HelpdeskError 404 not_found · Passkey not found
     * @example
     * await helpdesk.account.removePasskey({ id: 'k3v9x2m7q4' });
     */
    removePasskey(...given: Arguments<'account.removePasskey'>): Promise<Result<'account.removePasskey'>>;

    /**
     * Create new recovery codes; the old ones stop working.
     * The codes are shown only in this response. The caller gets an email about the change.
     *
     * `POST /api/profile/second-factor/recovery-codes` · signed in
     * @throws HelpdeskError 409 second_factor_missing · Set up two-factor authentication first
     * @example
     * await helpdesk.account.makeRecoveryCodes();
     */
    makeRecoveryCodes(...given: Arguments<'account.makeRecoveryCodes'>): Promise<Result<'account.makeRecoveryCodes'>>;
  };

  realtime: {
    /**
     * Get a one-time ticket that opens the staff socket within 60 seconds.
     * For browsers, which can't send headers when they open a socket.
     *
     * `POST /api/realtime/ticket` · signed in with view_assigned_tickets, or signed in with view_live_chat
     * @example
     * await helpdesk.realtime.ticket();
     */
    ticket(...given: Arguments<'realtime.ticket'>): Promise<Result<'realtime.ticket'>>;
  };

  publicOrganization: {
    /**
     * Get the name, logo and color of an organization.
     * Former subdomains also work.
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
     * Get an organization's custom texts for its elements in a language.
     * Elements request it if the organization has custom texts in their language (ownWords). Former subdomains also work.
     *
     * `GET /api/public/org/{subdomain}/sentences/{language}` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicOrganization.sentences({ subdomain: 'acme', language: 'en' });
     */
    sentences(...given: Arguments<'publicOrganization.sentences'>): Promise<Result<'publicOrganization.sentences'>>;

    /**
     * Find the organization of a host name.
     * Accepts a subdomain of this server, or a verified custom domain.
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
     * List the active contact forms of an organization.
     * Inactive forms are omitted.
     *
     * `GET /api/public/contact/{subdomain}/forms` · open to anyone
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicForms.list({ subdomain: 'acme' });
     */
    list(...given: Arguments<'publicForms.list'>): Promise<Result<'publicForms.list'>>;

    /**
     * Submit a contact form from the contact page; creates a ticket.
     * The form's rules apply: required fields, formats, lengths and options. Submissions by bots get the same response and aren't stored. If the form has a captcha, its provider is asked about the token first. While the provider can't be reached, submissions are accepted without a check.
     *
     * `POST /api/public/contact/{subdomain}/submit` · open to anyone · idempotent
     * @throws HelpdeskError 400 captcha_required · Please confirm that you're human, and send the form again.
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
     * Ask the chatbot; matched is false if it has no answer.
     * Unanswered questions are stored for staff, without any data about the visitor. Greetings, thanks and other small talk are answered but not counted.
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
     * List published articles, most recently changed first; with q, best match first.
     * category is the slug of a category. A page has at most 4 MB of content, so it may contain fewer items than limit.
     *
     * `GET /api/public/help/{subdomain}/articles` · open to anyone · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * for await (const one of helpdesk.publicHelp.articles({ subdomain: 'acme' })) console.log(one);
     */
    articles(...given: Arguments<'publicHelp.articles'>): Pages<ItemOf<'publicHelp.articles'>>;

    /**
     * Get a published article by its current or former slug.
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
     * List categories in display order.
     * Counts only published articles.
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
     * Searches only published articles.
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
     * Known bots aren't counted.
     *
     * `POST /api/public/help/{subdomain}/view` · open to anyone
     * @throws HelpdeskError 404 not_found · Article not found
     * @example
     * await helpdesk.publicHelp.recordView({ subdomain: 'acme', pageType: 'article', pageId: 'a6s9d2f5gh' });
     */
    recordView(...given: Arguments<'publicHelp.recordView'>): Promise<Result<'publicHelp.recordView'>>;

    /**
     * Vote whether an article was helpful, with an optional comment; each reader's vote and comment count once a day.
     * Nothing about the reader is stored. Email addresses and long numbers in a comment are masked.
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
     * A wrong pair gets the same answer whether or not the ticket exists. Attempts are limited by IP address together with email or number. If the organization has set mailsTicketLinks, the answer is always linkMailed, and a link is emailed to the requester if the pair is right. The same applies after 50 wrong pairs for the organization in an hour, until the end of the next hour, and for the rest of the day (UTC) after 200 for the organization or ten for one email or number.
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
     * Email a requester links to their tickets, if they lost the ticket number.
     * Sends one email with the address's five most recently changed tickets and a link to each. The answer is the same for an address without tickets.
     *
     * `POST /api/public/tickets/{subdomain}/links` · open to anyone
     * @throws HelpdeskError 404 not_found · Organization not found
     * @example
     * await helpdesk.publicTickets.mailLinks({ subdomain: 'acme', email: 'ada@example.com' });
     */
    mailLinks(...given: Arguments<'publicTickets.mailLinks'>): Promise<Result<'publicTickets.mailLinks'>>;

    /**
     * Get a ticket and its public conversation.
     * Without the right access token, answers 404 as if the ticket didn't exist. Never includes internal notes.
     *
     * `GET /api/public/tickets/{subdomain}/{ticketId}` · with `ticketAccess`
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @example
     * await helpdesk.publicTickets.get({ subdomain: 'acme', ticketId: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'publicTickets.get'>): Promise<Result<'publicTickets.get'>>;

    /**
     * Reply as the ticket's customer; reopens a resolved ticket, and creates a follow-up to a closed one.
     * The author is the holder of the access token; name and email in the body are ignored.
     *
     * `POST /api/public/tickets/{subdomain}/{ticketId}/messages` · with `ticketAccess` · idempotent
     * @throws HelpdeskError 400 validation_failed · Message is required · Send only one of message, html and markdown · A message can have up to 20000 characters
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
     * Upload a file to attach to a reply.
     * The body is the file itself, by default at most 25 MB. The type is detected from the content, not the name. Attach it by its ID (fileIds of publicTickets.reply) within an hour; unused files are deleted. At most 60 files in ten minutes per IP address, and by default 200 MB of unsent files.
     *
     * `POST /api/public/tickets/{subdomain}/{ticketId}/files` · with `ticketAccess`
     * @throws HelpdeskError 400 file_required · This file is empty
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
     * @example
     * await helpdesk.publicTickets.upload({ subdomain: 'acme', ticketId: 'k3v9x2m7q4', name: 'manual.pdf', file });
     */
    upload(...given: Arguments<'publicTickets.upload'>): Promise<Result<'publicTickets.upload'>>;

    /**
     * Start a resumable upload.
     * Uses the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration), for large files that can resume after an interruption. The rules of publicTickets.upload apply.
     *
     * `POST /api/public/tickets/{subdomain}/{ticketId}/uploads` · with `ticketAccess`
     * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 409 too_many · File storage is full. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
     * @example
     * await helpdesk.publicTickets.beginUpload({ subdomain: 'acme', ticketId: 'k3v9x2m7q4', name: 'manual.pdf' });
     */
    beginUpload(...given: Arguments<'publicTickets.beginUpload'>): Promise<Result<'publicTickets.beginUpload'>>;
  };

  publicChat: {
    /**
     * Get everything a chat panel needs to open; the only call before the visitor's first message.
     * Rejected on sites the organization doesn't allow.
     *
     * `GET /api/public/chat/{subdomain}` · open to anyone
     * @throws HelpdeskError 403 domain_not_allowed · This chat can't be used on this site.
     * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
     * @example
     * await helpdesk.publicChat.welcome({ subdomain: 'acme' });
     */
    welcome(...given: Arguments<'publicChat.welcome'>): Promise<Result<'publicChat.welcome'>>;

    /**
     * Start a chat; the bot answers first, over the socket. Returns the token for later calls.
     * With identity, name and email come from the token signed by your server. Chats are limited by IP address and organization.
     *
     * `POST /api/public/chat/{subdomain}/sessions` · open to anyone · idempotent
     * @throws HelpdeskError 400 validation_failed · This identity token is invalid or has expired, or: Please agree before you start
     * @throws HelpdeskError 403 domain_not_allowed · This chat can't be used on this site.; blocked · You can't start a chat here
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
     * Get the chat and its messages, after a reload or where sockets are blocked.
     * With after, only messages with a higher seq.
     *
     * `GET /api/public/chat/{subdomain}/sessions/{id}` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.publicChat.get({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'publicChat.get'>): Promise<Result<'publicChat.get'>>;

    /**
     * Send a message over HTTP.
     * At most 4000 characters. Messages with the same clientId are stored once. The bot accepts no files.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/messages` · with `chatAccess` · idempotent
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_with_bot · The bot can't read files. Please ask for a person first.
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
     * Upload a file to attach to a chat message.
     * The body is the file itself, by default at most 25 MB. The type is detected from the content, not the name. Attach it by its ID (fileIds of publicChat.send or of the socket's message) within an hour; unused files are deleted. Rejected while the bot leads the chat, unless no agent is present: then attach files to the message left (fileIds of publicChat.leaveMessage). Rejected on sites the organization doesn't allow. At most 60 files in ten minutes per IP address, and by default 200 MB of unsent files.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/files` · with `chatAccess`
     * @throws HelpdeskError 400 file_required · This file is empty
     * @throws HelpdeskError 403 domain_not_allowed · This chat can't be used on this site.; blocked · You can't use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_with_bot · The bot can't read files. Please ask for a person first.
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
     * @example
     * await helpdesk.publicChat.upload({ subdomain: 'acme', id: 'k3v9x2m7q4', name: 'manual.pdf', file });
     */
    upload(...given: Arguments<'publicChat.upload'>): Promise<Result<'publicChat.upload'>>;

    /**
     * Start a resumable upload.
     * Uses the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration), for large files that can resume after an interruption. The rules of publicChat.upload apply.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/uploads` · with `chatAccess`
     * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
     * @throws HelpdeskError 403 domain_not_allowed · This chat can't be used on this site.; blocked · You can't use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_with_bot · The bot can't read files. Please ask for a person first.; too_many · File storage is full. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
     * @example
     * await helpdesk.publicChat.beginUpload({ subdomain: 'acme', id: 'k3v9x2m7q4', name: 'manual.pdf' });
     */
    beginUpload(...given: Arguments<'publicChat.beginUpload'>): Promise<Result<'publicChat.beginUpload'>>;

    /**
     * Request a person instead of the bot, or update name and email while waiting; joins the queue.
     * Name and email are required. Outside business hours, or if no agent is present, leave a message instead.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/person` · with `chatAccess`
     * @throws HelpdeskError 403 blocked · You can't use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 nobody_online · We're away right now. Please leave a message.; chat_closed · This chat session is closed
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
     * Leave a message when no agent is present; creates a ticket with the transcript and closes the chat.
     * The reply comes by email. Upload files first with publicChat.upload; they are added to the ticket.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/ticket` · with `chatAccess` · idempotent
     * @throws HelpdeskError 403 blocked · You can't use this chat
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
     * Close the chat; succeeds if it's already closed.
     * A closed chat can still be read with its token.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/close` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.publicChat.close({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    close(...given: Arguments<'publicChat.close'>): Promise<Result<'publicChat.close'>>;

    /**
     * Rate the chat, or change the rating.
     * 1 to 5; replaces an earlier rating and comment. Counts in statistics only if an agent has written in the chat.
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
     * Identify the visitor of a chat, or set context from the page, after it has started.
     * Omitted fields stay unchanged; new context replaces the previous one. Name, email and the context claim of a signed token are shown to the team as verified, everything else as unverified. The identity of a chat can't change to another person.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/visitor` · with `chatAccess`
     * @throws HelpdeskError 400 validation_failed · This identity token is invalid or has expired
     * @throws HelpdeskError 403 blocked · You can't use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 other_visitor · This chat belongs to someone else. Please start a new one.; chat_closed · This chat session is closed
     * @example
     * await helpdesk.publicChat.identify({
     *   subdomain: 'acme',
     *   id: 'k3v9x2m7q4',
     *   context: { plan: 'gold', orderId: 4711 },
     * });
     */
    identify(...given: Arguments<'publicChat.identify'>): Promise<Result<'publicChat.identify'>>;

    /**
     * Email the visitor a transcript of their chat.
     * Sent only to the chat's own address. If it has none yet, give one here; it becomes the chat's address. For unverified addresses, a teammate must have written in the chat first. At most 5 per hour for each chat, 5 per hour for each address, and 20 per hour for each IP address.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/transcript` · with `chatAccess`
     * @throws HelpdeskError 400 validation_failed · Please enter your email address
     * @throws HelpdeskError 403 blocked · You can't use this chat
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @throws HelpdeskError 409 nobody_answered · We can email a copy once someone from the team has replied
     * @example
     * await helpdesk.publicChat.mailTranscript({ subdomain: 'acme', id: 'k3v9x2m7q4', customerEmail: 'ada@example.com' });
     */
    mailTranscript(...given: Arguments<'publicChat.mailTranscript'>): Promise<Result<'publicChat.mailTranscript'>>;

    /**
     * End a chat and request erasure.
     * Closes the chat and revokes its token. For verified visitors, admins are notified of the erasure request, and it is noted with the customer.
     *
     * `POST /api/public/chat/{subdomain}/sessions/{id}/forget` · with `chatAccess`
     * @throws HelpdeskError 404 not_found · Chat session not found
     * @example
     * await helpdesk.publicChat.forget({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    forget(...given: Arguments<'publicChat.forget'>): Promise<Result<'publicChat.forget'>>;

    /**
     * Update the visitor's read receipts over HTTP.
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
     * Get the progress of an upload.
     * Also available as HEAD, as tus requires. Once complete, file can be attached to a message.
     *
     * `GET /api/public/uploads/{subdomain}/{id}` · open to anyone
     * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @example
     * await helpdesk.publicUploads.get({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'publicUploads.get'>): Promise<Result<'publicUploads.get'>>;

    /**
     * Upload a chunk.
     * Starts at the byte given in Upload-Offset. If a chunk is interrupted, the received part is kept. The last chunk is answered once the whole file is stored and scanned.
     *
     * `PATCH /api/public/uploads/{subdomain}/{id}` · open to anyone
     * @throws HelpdeskError 400 validation_failed · Upload-Offset must be a number of bytes; file_kind · This kind of file can't be sent here; file_infected · A virus was found in invoice.zip, so it can't be attached
     * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
     * @throws HelpdeskError 409 upload_offset · Upload-Offset doesn't match the received bytes; too_many · File storage is full. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB; upload_too_long · The file is larger than announced
     * @throws HelpdeskError 503 unavailable · The file couldn't be stored. Please try again later.
     * @example
     * await helpdesk.publicUploads.append({ subdomain: 'acme', id: 'k3v9x2m7q4', file });
     */
    append(...given: Arguments<'publicUploads.append'>): Promise<Result<'publicUploads.append'>>;

    /**
     * Cancel an upload.
     * Deletes its chunks. Unfinished uploads are deleted after an hour.
     *
     * `DELETE /api/public/uploads/{subdomain}/{id}` · open to anyone
     * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @example
     * await helpdesk.publicUploads.cancel({ subdomain: 'acme', id: 'k3v9x2m7q4' });
     */
    cancel(...given: Arguments<'publicUploads.cancel'>): Promise<Result<'publicUploads.cancel'>>;
  };

  widget: {
    /**
     * Get a form for an embedded element, with its organization.
     * Rejected on sites the form doesn't allow. Inactive forms answer 404.
     *
     * `GET /api/widget/form/{formId}` · open to anyone · `ifNoneMatch` spares an unchanged answer
     * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     * @example
     * await helpdesk.widget.form({ formId: 'k3v9x2m7q4', org: 'acme' });
     */
    form<Etag extends string | undefined = undefined>(
      ...given: Arguments<'widget.form', Unless<Etag>>
    ): Promise<Result<'widget.form'> | Unchanged<Etag>>;

    /**
     * Upload a file as the answer to a field of a contact form.
     * The body is the file itself. The type is detected from the content, not the name. Send the ID, or several IDs separated by slashes, as the answer in publicForms.submit or widget.submit within an hour; unused files are deleted. Rejected on sites the form doesn't allow. At most 60 files in ten minutes per IP address, and by default 200 MB of unsent files.
     *
     * `POST /api/widget/files` · open to anyone
     * @throws HelpdeskError 400 file_required · This file is empty; file_kind · This kind of file can't be sent here
     * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.; not_found · This field doesn't accept files
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
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
     * Start a resumable upload.
     * Uses the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration), for large files that can resume after an interruption. The rules of widget.upload apply.
     *
     * `POST /api/widget/uploads` · open to anyone
     * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
     * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.; not_found · This field doesn't accept files
     * @throws HelpdeskError 409 too_many · File storage is full. Please tell an admin.
     * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
     * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
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
     * Submit a contact form from another site; creates a ticket.
     * Same rules as publicForms.submit. Rejected on sites the form doesn't allow.
     *
     * `POST /api/widget/submit` · open to anyone · idempotent
     * @throws HelpdeskError 400 captcha_required · Please confirm that you're human, and send the form again.
     * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
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
     * Rejected on sites the form doesn't allow.
     *
     * `POST /api/widget/event` · open to anyone
     * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
     * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
     * @example
     * await helpdesk.widget.event({ formId: 'w8e1r4t7yu', org: 'acme', event: 'seen' });
     */
    event(...given: Arguments<'widget.event'>): Promise<Result<'widget.event'>>;
  };

  apiKeys: {
    /**
     * List API keys, newest first.
     * Never includes the keys themselves.
     *
     * `GET /api/v1/api-keys` · signed in with manage_settings
     * @example
     * await helpdesk.apiKeys.list();
     */
    list(...given: Arguments<'apiKeys.list'>): Promise<Result<'apiKeys.list'>>;

    /**
     * Create an API key; the key is returned only once.
     * expiresAt must be in the future. Only a hash of the key is stored.
     *
     * `POST /api/v1/api-keys` · signed in with manage_settings · idempotent
     * @example
     * await helpdesk.apiKeys.create({
     *   name: 'Shop',
     *   publicName: 'Shop of Acme',
     *   permissions: ['tickets:read', 'tickets:create'],
     * });
     */
    create(...given: Arguments<'apiKeys.create'>): Promise<Result<'apiKeys.create'>>;

    /**
     * Update an API key.
     * Omitted fields stay unchanged. Takes effect with the next call: a disabled key gets 401 at once. The key itself stays the same.
     *
     * `PATCH /api/v1/api-keys/{id}` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key not found
     * @example
     * await helpdesk.apiKeys.update({ id: 'k3v9x2m7q4', isActive: false });
     */
    update(...given: Arguments<'apiKeys.update'>): Promise<Result<'apiKeys.update'>>;

    /**
     * Delete an API key; it stops working at once.
     * This can't be undone.
     *
     * `DELETE /api/v1/api-keys/{id}` · signed in with manage_settings
     * @throws HelpdeskError 404 not_found · API key not found
     * @example
     * await helpdesk.apiKeys.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'apiKeys.delete'>): Promise<Result<'apiKeys.delete'>>;

    /**
     * Rotate an API key; the new key is returned only once, and the old one works for another day.
     * Name, permissions and expiry stay the same. Rotating again ends the key replaced before, so at most two keys work.
     *
     * `POST /api/v1/api-keys/{id}/rotate` · signed in with manage_settings · idempotent
     * @throws HelpdeskError 404 not_found · API key not found
     * @example
     * await helpdesk.apiKeys.rotate({ id: 'k3v9x2m7q4', overlapHours: 24 });
     */
    rotate(...given: Arguments<'apiKeys.rotate'>): Promise<Result<'apiKeys.rotate'>>;
  };

  webhooks: {
    /**
     * List webhooks, newest first.
     * Never includes the secrets.
     *
     * `GET /api/v1/webhooks` · signed in with manage_settings, or an API key with webhooks:read
     * @example
     * await helpdesk.webhooks.list();
     */
    list(...given: Arguments<'webhooks.list'>): Promise<Result<'webhooks.list'>>;

    /**
     * Create a webhook; its secret is returned only once.
     * The URL must be on the public internet unless the operator allows others. An API key can subscribe only to events it can read: ticket events require tickets:read, form events contact_forms:read. Deleting the key keeps the webhook. If all attempts fail for five days, the webhook is turned off; admins are notified at the first failure and at the end.
     *
     * `POST /api/v1/webhooks` · signed in with manage_settings, or an API key with webhooks:create · idempotent
     * @throws HelpdeskError 400 url_not_allowed · This URL must be publicly accessible. To test locally, run helpdesk listen.
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
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
     * Get a webhook.
     * Never includes the secret.
     *
     * `GET /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:read
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.get({ id: 'k3v9x2m7q4' });
     */
    get(...given: Arguments<'webhooks.get'>): Promise<Result<'webhooks.get'>>;

    /**
     * Update a webhook; enabling it again resets its failures.
     * Omitted fields stay unchanged; events are replaced completely. The URL must be on the public internet. An API key that changes the URL or events, or enables the webhook, must be able to read all its events; one that sets a filter must have tickets:read.
     *
     * `PATCH /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:update
     * @throws HelpdeskError 400 url_not_allowed · This URL must be publicly accessible. To test locally, run helpdesk listen.
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.update({ id: 'k3v9x2m7q4', events: ['ticket.resolved'] });
     */
    update(...given: Arguments<'webhooks.update'>): Promise<Result<'webhooks.update'>>;

    /**
     * Delete a webhook with its deliveries.
     * Pending deliveries are canceled; one already in progress may still arrive.
     *
     * `DELETE /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:delete
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'webhooks.delete'>): Promise<Result<'webhooks.delete'>>;

    /**
     * Send a test event and return the result.
     * Waits at most 15 seconds. The event has isTest. If the receiver rejects it or can't be reached, answers 502 with the reason in errors. The test is listed among the deliveries.
     *
     * `POST /api/v1/webhooks/{id}/test` · signed in with manage_settings, or an API key with webhooks:update
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @throws HelpdeskError 502 delivery_failed · Failed to test webhook
     * @example
     * await helpdesk.webhooks.test({ id: 'k3v9x2m7q4' });
     */
    test(...given: Arguments<'webhooks.test'>): Promise<Result<'webhooks.test'>>;

    /**
     * List deliveries of a webhook, newest event first.
     * Includes pending deliveries and tests. Finished deliveries are kept for 30 days.
     *
     * `GET /api/v1/webhooks/{id}/deliveries` · signed in with manage_settings, or an API key with webhooks:read · iterate over it for all pages
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * for await (const one of helpdesk.webhooks.deliveries({ id: 'k3v9x2m7q4' })) console.log(one);
     */
    deliveries(...given: Arguments<'webhooks.deliveries'>): Listed<'webhooks.deliveries'>;

    /**
     * Redeliver an event, with the same ID.
     * Works whether or not it was delivered before; tests can't be redelivered. An API key must be able to read all events of the webhook.
     *
     * `POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver` · signed in with manage_settings, or an API key with webhooks:update
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
     * @throws HelpdeskError 404 not_found · Delivery not found
     * @throws HelpdeskError 409 test_delivery · Tests can't be redelivered. Send a new test instead.
     * @example
     * await helpdesk.webhooks.redeliver({ id: 'k3v9x2m7q4', deliveryId: 'k3v9x2m7q4' });
     */
    redeliver(...given: Arguments<'webhooks.redeliver'>): Promise<Result<'webhooks.redeliver'>>;

    /**
     * List the attempts of a delivery with the receiver's responses, and the message.
     * In chronological order, including redeliveries; kept as long as the delivery. An API key must be able to read all events of the webhook.
     *
     * `GET /api/v1/webhooks/{id}/deliveries/{deliveryId}/attempts` · signed in with manage_settings, or an API key with webhooks:read
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
     * @throws HelpdeskError 404 not_found · Delivery not found
     * @example
     * await helpdesk.webhooks.attempts({ id: 'k3v9x2m7q4', deliveryId: 'k3v9x2m7q4' });
     */
    attempts(...given: Arguments<'webhooks.attempts'>): Promise<Result<'webhooks.attempts'>>;

    /**
     * Redeliver all events whose delivery failed since a time, each with the same ID.
     * Tests are omitted. An API key must be able to read all events of the webhook.
     *
     * `POST /api/v1/webhooks/{id}/redeliver-failed` · signed in with manage_settings, or an API key with webhooks:update
     * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.redeliverFailed({ id: 'k3v9x2m7q4', since: '2026-11-20T00:00:00.000Z' });
     */
    redeliverFailed(...given: Arguments<'webhooks.redeliverFailed'>): Promise<Result<'webhooks.redeliverFailed'>>;

    /**
     * Rotate the secret; deliveries are signed with both for a day.
     * The new secret is returned only once.
     *
     * `POST /api/v1/webhooks/{id}/rotate-secret` · signed in with manage_settings, or an API key with webhooks:update · idempotent
     * @throws HelpdeskError 404 not_found · Webhook not found
     * @example
     * await helpdesk.webhooks.rotateSecret({ id: 'k3v9x2m7q4' });
     */
    rotateSecret(...given: Arguments<'webhooks.rotateSecret'>): Promise<Result<'webhooks.rotateSecret'>>;
  };

  v1: {
    /**
     * Check whether the server is running and ready.
     * Without probe=live, answers 503 until the server is ready, and while it stops. Unknown parameters are ignored.
     *
     * `GET /api/v1/health` · open to anyone
     * @throws HelpdeskError 503 not_ready · The server isn't ready
     * @example
     * await helpdesk.v1.health();
     */
    health(...given: Arguments<'v1.health'>): Promise<Result<'v1.health'>>;

    /**
     * List events since a cursor, oldest first.
     * The same events as in webhooks, for programs that poll. Events are kept for a year. To get the next page, set after to cursor. With wait it is a long poll: call again at once with the new cursor. Ticket and customer events also require tickets:read, contact form events contact_forms:read, article events help:read, tag events tags:read, member events team:read, chat events chat:read.
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
     * List tickets, newest first.
     * Filters are combined with AND.
     *
     * `GET /api/v1/tickets` · an API key with tickets:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.v1Tickets.list()) console.log(one);
     */
    list(...given: Arguments<'v1Tickets.list'>): Listed<'v1Tickets.list'>;

    /**
     * Create a ticket.
     * Like tickets.create, for any customer.
     *
     * `POST /api/v1/tickets` · an API key with tickets:create · idempotent
     * @throws HelpdeskError 409 external_id_taken · Another ticket has this external ID; idempotency_answer_lost · This request was already processed, but its response is no longer available
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
     * Get a ticket.
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
     * Update status, priority, subject, requester or tags.
     * At least one change is required. With If-Match, the update is rejected if the ticket has changed since.
     *
     * `PATCH /api/v1/tickets/{id}` · an API key with tickets:update
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external ID
     * @throws HelpdeskError 412 stale · This ticket was changed by someone else
     * @example
     * await helpdesk.v1Tickets.update({ id: 'k3v9x2m7q4', status: 'resolved' });
     */
    update(...given: Arguments<'v1Tickets.update'>): Promise<Result<'v1Tickets.update'>>;

    /**
     * Move a ticket with its conversation to the trash for 30 days.
     * It then answers 404. Members can restore it.
     *
     * `DELETE /api/v1/tickets/{id}` · an API key with tickets:delete
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @example
     * await helpdesk.v1Tickets.delete({ id: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'v1Tickets.delete'>): Promise<Result<'v1Tickets.delete'>>;

    /**
     * Send a reply to the customer, or add an internal note.
     * Replies are emailed to the customer; notes aren't.
     *
     * `POST /api/v1/tickets/{id}/messages` · an API key with tickets:update · idempotent
     * @throws HelpdeskError 400 validation_failed · Message is required · Send only one of message, html and markdown · A message can have up to 20000 characters
     * @throws HelpdeskError 404 not_found · Ticket not found
     * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
     * @example
     * await helpdesk.v1Tickets.reply({ id: 'k3v9x2m7q4', message: 'A new one is on its way.' });
     */
    reply(...given: Arguments<'v1Tickets.reply'>): Promise<Result<'v1Tickets.reply'>>;
  };

  v1Tags: {
    /**
     * List tags, by name, with the number of tickets.
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
     * List contact forms, newest first.
     * Includes inactive queries.
     *
     * `GET /api/v1/contact-forms` · an API key with contact_forms:read · iterate over it for all pages
     * @example
     * for await (const one of helpdesk.v1ContactForms.list()) console.log(one);
     */
    list(...given: Arguments<'v1ContactForms.list'>): Listed<'v1ContactForms.list'>;

    /**
     * Update a contact form.
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
     * This can't be undone.
     *
     * `DELETE /api/v1/contact-forms/{formId}` · an API key with contact_forms:delete
     * @throws HelpdeskError 404 not_found · Contact form not found
     * @example
     * await helpdesk.v1ContactForms.delete({ formId: 'k3v9x2m7q4' });
     */
    delete(...given: Arguments<'v1ContactForms.delete'>): Promise<Result<'v1ContactForms.delete'>>;

    /**
     * Submit a contact form for a customer; creates a ticket.
     * The form's rules apply; customFields has answers by field name.
     *
     * `POST /api/v1/contact-forms/{formId}/submit` · an API key with contact_forms:create · idempotent
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
     * Get ticket statistics for a period: volume, resolution times and targets met.
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
     * Get the API key's organization.
     * Returns its public data.
     *
     * `GET /api/v1/organization` · an API key with organization:read
     * @example
     * await helpdesk.v1Organization.get();
     */
    get(...given: Arguments<'v1Organization.get'>): Promise<Result<'v1Organization.get'>>;

    /**
     * Update name, subdomain, logo, color and sender.
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
     * Get this contract as JSON.
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
