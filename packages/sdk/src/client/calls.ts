// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

import type { Call } from '../callable.ts';
import { bytes, form, piece } from '../form.ts';

/**
 * Get the signed-in user, with organizations (the active one first) and permissions.
 * Also works without an organization; organizations and permissions are then empty.
 *
 * `GET /api/auth/user` · signed in · `ifNoneMatch` spares an unchanged answer
 */
export const authUser: Call<'auth.user'> = { id: 'auth.user', method: 'GET', path: '/api/auth/user' };

/**
 * Sign in with email and password; also sets the session cookie.
 * If the account uses two-factor authentication, a correct password returns a challenge instead of a session. Answer it with auth.answerChallenge. Attempts are limited by account and IP address; after too many, even a correct password is rejected for some minutes.
 *
 * `POST /api/auth/login` · open to anyone
 * @throws HelpdeskError 401 invalid_credentials · Invalid email or password
 */
export const authLogin: Call<'auth.login'> = { id: 'auth.login', method: 'POST', path: '/api/auth/login', body: 'json' };

/**
 * Finish signing in with a second-factor code; also sets the session cookie.
 * Each code of the authenticator app and each recovery code works once. Five wrong codes end the challenge; after ten, the account accepts no code for some minutes.
 *
 * `POST /api/auth/challenge` · open to anyone
 * @throws HelpdeskError 401 wrong_code · This code is wrong or was already used
 * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
 */
export const authAnswerChallenge: Call<'auth.answerChallenge'> = { id: 'auth.answerChallenge', method: 'POST', path: '/api/auth/challenge', body: 'json' };

/**
 * Start signing in with a passkey.
 * Pass the challenge of auth.login to use the passkey as a second factor, or nothing to sign in with the passkey alone, which then requires user verification. Passkeys work at the server's own address, not on custom domains.
 *
 * `POST /api/auth/passkey/start` · open to anyone
 * @throws HelpdeskError 409 passkey_elsewhere · Passkeys don't work at this address
 * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
 */
export const authStartPasskey: Call<'auth.startPasskey'> = { id: 'auth.startPasskey', method: 'POST', path: '/api/auth/passkey/start', body: 'json' };

/**
 * Finish signing in with a passkey; also sets the session cookie.
 * A challenge is valid for ten minutes and one successful answer.
 *
 * `POST /api/auth/passkey` · open to anyone
 * @throws HelpdeskError 401 wrong_passkey · This passkey didn't work
 * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
 */
export const authAnswerPasskey: Call<'auth.answerPasskey'> = { id: 'auth.answerPasskey', method: 'POST', path: '/api/auth/passkey', body: 'json' };

/**
 * Sign up, with a new organization or an invitation.
 * organizationName is required unless invitationToken is given; the invitation must be for the same email address. The subdomain is derived from the name. Also sets the session cookie.
 *
 * `POST /api/auth/signup` · open to anyone
 * @throws HelpdeskError 403 signup_closed · Sign-up is closed on this server. Ask your team for an invitation.
 * @throws HelpdeskError 409 email_taken · An account with this email already exists
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const authSignup: Call<'auth.signup'> = { id: 'auth.signup', method: 'POST', path: '/api/auth/signup', body: 'json' };

/**
 * Sign out of this session; succeeds if it has already ended.
 * Also clears the session cookie.
 *
 * `POST /api/auth/logout` · open to anyone
 */
export const authLogout: Call<'auth.logout'> = { id: 'auth.logout', method: 'POST', path: '/api/auth/logout' };

/**
 * Find the single sign-on page for an email address.
 * Only the domain of the address matters, so the answer doesn't reveal whether an account exists.
 *
 * `POST /api/auth/sso` · open to anyone
 */
export const authFindSso: Call<'auth.findSso'> = { id: 'auth.findSso', method: 'POST', path: '/api/auth/sso', body: 'json' };

/**
 * Request a password reset link; the answer doesn't reveal whether an account exists.
 * An email is sent only if the account exists; at most five in fifteen minutes.
 *
 * `POST /api/auth/password/forgot` · open to anyone
 */
export const authForgotPassword: Call<'auth.forgotPassword'> = { id: 'auth.forgotPassword', method: 'POST', path: '/api/auth/password/forgot', body: 'json' };

/**
 * Set a new password with the token from a reset link; ends all sessions of the user.
 * The token works once, within an hour. Passwords that are easy to guess, such as common ones or the user's own name, are rejected, and the operator can require more characters.
 *
 * `POST /api/auth/password/reset` · open to anyone
 * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
 */
export const authResetPassword: Call<'auth.resetPassword'> = { id: 'auth.resetPassword', method: 'POST', path: '/api/auth/password/reset', body: 'json' };

/**
 * Confirm the password of the session's user; valid for ten minutes, like signing in.
 * Required by operations that grant lasting access; without it they answer 403 fresh_proof_needed. At most ten attempts in ten minutes; signing in again has the same effect.
 *
 * `POST /api/auth/confirm` · signed in
 * @throws HelpdeskError 400 wrong_password · Current password is incorrect
 */
export const authConfirmPassword: Call<'auth.confirmPassword'> = { id: 'auth.confirmPassword', method: 'POST', path: '/api/auth/confirm', body: 'json' };

/**
 * Resend the link that confirms the caller's email address.
 * The first link is sent at sign-up, and at most five a day. Nothing is sent if the address is already confirmed.
 *
 * `POST /api/auth/email/confirmation` · signed in
 */
export const authSendConfirmation: Call<'auth.sendConfirmation'> = { id: 'auth.sendConfirmation', method: 'POST', path: '/api/auth/email/confirmation' };

/**
 * Confirm an email address with the token from the link.
 * The token is valid for seven days and only for the address it was sent to. Until an admin has a confirmed address, the organization can invite at most three people, without a personal message, and its emails show its subdomain instead of its name.
 *
 * `POST /api/auth/email/confirm` · open to anyone
 * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
 */
export const authConfirmEmail: Call<'auth.confirmEmail'> = { id: 'auth.confirmEmail', method: 'POST', path: '/api/auth/email/confirm', body: 'json' };

/**
 * Get the single sign-on settings.
 * Never includes the client secret.
 *
 * `GET /api/organization/sso` · signed in with manage_settings
 */
export const ssoGet: Call<'sso.get'> = { id: 'sso.get', method: 'GET', path: '/api/organization/sso' };

/**
 * Set up or update single sign-on with OpenID Connect.
 * The provider is contacted at once, and must answer for this issuer. An omitted secret stays unchanged unless the issuer changes. With another issuer or client, all single sign-on sessions end.
 *
 * `PUT /api/organization/sso` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · The provider isn't responding for this issuer. Check the issuer URL
 */
export const ssoUpdate: Call<'sso.update'> = { id: 'sso.update', method: 'PUT', path: '/api/organization/sso', body: 'json' };

/**
 * Remove single sign-on, and stop requiring it.
 * Ends all single sign-on sessions. Members stay and sign in with a password, which they can set with a reset link. Domains stay verified.
 *
 * `DELETE /api/organization/sso` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Single sign-on is not set up
 */
export const ssoRemove: Call<'sso.remove'> = { id: 'sso.remove', method: 'DELETE', path: '/api/organization/sso' };

/**
 * Require single sign-on for staff, or stop requiring it.
 * Admins with two-factor authentication can still use it to sign in if the provider fails, so the caller must be such an admin. Single sign-on must have worked at least once since it was set up. Customers and API keys aren't affected.
 *
 * `PUT /api/organization/sso/required` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Single sign-on is not set up
 * @throws HelpdeskError 409 second_factor_missing · Set up two-factor authentication for yourself first; sso_untried · Sign in with single sign-on once first
 */
export const ssoRequire: Call<'sso.require'> = { id: 'sso.require', method: 'PUT', path: '/api/organization/sso/required', body: 'json' };

/**
 * Add an email domain for single sign-on.
 * Takes effect once sso.verifyDomain finds its TXT record. At most 20.
 *
 * `POST /api/organization/sso/domains` · signed in with manage_settings
 * @throws HelpdeskError 409 domain_known · This domain is already in the list; too_many · You can add up to 20 domains
 */
export const ssoAddDomain: Call<'sso.addDomain'> = { id: 'sso.addDomain', method: 'POST', path: '/api/organization/sso/domains', body: 'json' };

/**
 * Verify a domain by its TXT record.
 * At most thirty attempts in ten minutes. A domain verified by another organization is taken over only if its record is gone.
 *
 * `POST /api/organization/sso/domains/{id}/verify` · signed in with manage_settings
 * @throws HelpdeskError 400 verification_failed · We didn't find the TXT record. DNS changes can take a while.
 * @throws HelpdeskError 404 not_found · Domain not found
 * @throws HelpdeskError 409 domain_taken · This domain is already in use
 */
export const ssoVerifyDomain: Call<'sso.verifyDomain'> = { id: 'sso.verifyDomain', method: 'POST', path: '/api/organization/sso/domains/{id}/verify' };

/**
 * Remove an email domain.
 * Members with addresses at this domain who have used single sign-on before can still use it.
 *
 * `DELETE /api/organization/sso/domains/{id}` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Domain not found
 */
export const ssoRemoveDomain: Call<'sso.removeDomain'> = { id: 'sso.removeDomain', method: 'DELETE', path: '/api/organization/sso/domains/{id}' };

/**
 * Get the invitation of an emailed link.
 * Requires only the token from the link.
 *
 * `GET /api/invitations/{token}` · open to anyone
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const invitationsGet: Call<'invitations.get'> = { id: 'invitations.get', method: 'GET', path: '/api/invitations/{token}' };

/**
 * Accept an invitation as the signed-in user.
 * The caller's email address must be the invited one. An invitation works once.
 *
 * `POST /api/invitations/{token}/accept` · signed in
 * @throws HelpdeskError 403 email_mismatch · This invitation was sent to another email address
 * @throws HelpdeskError 409 already_member · You are already a member of this organization
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const invitationsAccept: Call<'invitations.accept'> = { id: 'invitations.accept', method: 'POST', path: '/api/invitations/{token}/accept' };

/**
 * Get the organization of the request and the caller's role.
 * Available to all members; secrets and admin-only settings are omitted.
 *
 * `GET /api/organization` · signed in, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const organizationGet: Call<'organization.get'> = { id: 'organization.get', method: 'GET', path: '/api/organization' };

/**
 * Update name, subdomain, logo, color and sender; omitted fields stay unchanged.
 * After the subdomain changes, pages under the old one redirect, and API calls and embedded elements that use it keep working. The organization's last ten subdomains stay reserved, so it can switch back to one. A logo given as an https URL is downloaded once, re-encoded and stored on this server.
 *
 * `PATCH /api/organization/branding` · signed in with manage_organization, or an API key with organization:update
 * @throws HelpdeskError 400 validation_failed · This URL must be publicly accessible; The image couldn't be loaded from this address
 * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
 * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const organizationUpdateBranding: Call<'organization.updateBranding'> = { id: 'organization.updateBranding', method: 'PATCH', path: '/api/organization/branding', body: 'json' };

/**
 * Upload a logo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata; shown once its URL is saved with organization.updateBranding.
 * At most 5 MB. The type is detected from the content, not the file name. Counts toward the organization's image storage, whether or not it is saved as the logo.
 *
 * `POST /api/organization/logo` · signed in with manage_organization, or an API key with organization:update
 * @throws HelpdeskError 400 file_required · Please upload a valid image file
 * @throws HelpdeskError 409 too_many · Image storage is full
 * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const organizationUploadLogo: Call<'organization.uploadLogo'> = { id: 'organization.uploadLogo', method: 'POST', path: '/api/organization/logo', body: form };

/**
 * Get all settings of the organization, without passwords and keys.
 * For admins; organization.get has what every member may see.
 *
 * `GET /api/organization/settings` · signed in with manage_settings, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
 */
export const organizationSettings: Call<'organization.settings'> = { id: 'organization.settings', method: 'GET', path: '/api/organization/settings' };

/**
 * Update name, time zone, ticket prefix, automatic assignment, signature, business hours and image metadata; omitted fields stay unchanged.
 * The time zone must be a known IANA name. Existing tickets keep their numbers when the prefix changes.
 *
 * `PATCH /api/organization/settings/general` · signed in with manage_settings, or an API key with organization:update
 */
export const organizationUpdateGeneral: Call<'organization.updateGeneral'> = { id: 'organization.updateGeneral', method: 'PATCH', path: '/api/organization/settings/general', body: 'json' };

/**
 * Require two-factor authentication for staff, or stop requiring it.
 * After the grace period, staff without two-factor authentication must set it up and can't use anything else in the organization: 403 second_factor_required. Customers, visitors and API keys aren't affected. Setting it again restarts the grace period.
 *
 * `PUT /api/organization/settings/second-factor` · signed in with manage_settings
 * @throws HelpdeskError 409 second_factor_missing · Set up two-factor authentication for yourself first
 */
export const organizationRequireSecondFactor: Call<'organization.requireSecondFactor'> = { id: 'organization.requireSecondFactor', method: 'PUT', path: '/api/organization/settings/second-factor', body: 'json' };

/**
 * Get the IP allowlist for staff.
 * Includes the caller's address, so it can be added.
 *
 * `GET /api/organization/networks` · signed in with manage_settings
 */
export const organizationNetworks: Call<'organization.networks'> = { id: 'organization.networks', method: 'GET', path: '/api/organization/networks' };

/**
 * Set the IP allowlist for staff.
 * Replaces the list; an empty list means no restriction. From the next call, staff sessions from other addresses can't access the organization (403 network_not_allowed), their sockets close, and single sign-on rejects them; they can still manage their own account. Customers and visitors aren't affected; API keys only if includesKeys is true. A list without the caller's own address is rejected. Requires all permissions, because it affects every member.
 *
 * `PUT /api/organization/networks` · signed in with manage_settings
 * @throws HelpdeskError 409 own_address_missing · This list doesn't include your own address, 203.0.113.7. Add it so you don't lock yourself out
 */
export const organizationSetNetworks: Call<'organization.setNetworks'> = { id: 'organization.setNetworks', method: 'PUT', path: '/api/organization/networks', body: 'json' };

/**
 * Get the captcha for contact forms.
 * Never includes the secret. Says since when submissions couldn't be checked, and which forms use the captcha.
 *
 * `GET /api/organization/captcha` · signed in with manage_settings
 */
export const organizationCaptcha: Call<'organization.captcha'> = { id: 'organization.captcha', method: 'GET', path: '/api/organization/captcha' };

/**
 * Set up or update the captcha for contact forms.
 * Forms use it if their setting `captcha` is on. An empty or omitted secret stays unchanged unless the provider changes. The provider isn't contacted; call organization.checkCaptcha to check the secret.
 *
 * `PUT /api/organization/captcha` · signed in with manage_settings
 */
export const organizationSetCaptcha: Call<'organization.setCaptcha'> = { id: 'organization.setCaptcha', method: 'PUT', path: '/api/organization/captcha', body: 'json' };

/**
 * Remove the captcha for contact forms.
 * Deletes the secret. Forms with the setting `captcha` accept submissions without it until one is set up again.
 *
 * `DELETE /api/organization/captcha` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Captcha is not set up
 */
export const organizationRemoveCaptcha: Call<'organization.removeCaptcha'> = { id: 'organization.removeCaptcha', method: 'DELETE', path: '/api/organization/captcha' };

/**
 * Ask the captcha provider whether it accepts the secret.
 * Sends a made-up token with the saved secret and saves the result: `problem` is null if the provider rejects only the token. At most ten checks in ten minutes.
 *
 * `POST /api/organization/captcha/check` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 404 not_found · Captcha is not set up
 */
export const organizationCheckCaptcha: Call<'organization.checkCaptcha'> = { id: 'organization.checkCaptcha', method: 'POST', path: '/api/organization/captcha/check' };

/**
 * Close the organization; it is deleted after 30 days.
 * For admins. Takes effect at once: its pages, elements and email addresses stop working, chats end, API keys and webhooks are suspended, and members see only the deletion date. For 30 days an admin can restore everything with organization.reopen. Then all data is permanently deleted; people keep their accounts. Repeated calls don't move the date.
 *
 * `POST /api/organization/deletion` · signed in with manage_organization
 * @throws HelpdeskError 400 validation_failed · Please type the name of the organization
 * @throws HelpdeskError 403 admins_only · Only an admin can do this
 */
export const organizationClose: Call<'organization.close'> = { id: 'organization.close', method: 'POST', path: '/api/organization/deletion', body: 'json' };

/**
 * Reopen a closed organization.
 * For admins, within 30 days. Everything is restored except open chats, which have ended. Email and calls in the meantime were rejected.
 *
 * `DELETE /api/organization/deletion` · signed in with manage_organization
 * @throws HelpdeskError 403 admins_only · Only an admin can do this
 * @throws HelpdeskError 410 deletion_begun · The organization is being deleted
 */
export const organizationReopen: Call<'organization.reopen'> = { id: 'organization.reopen', method: 'DELETE', path: '/api/organization/deletion' };

/**
 * Get the retention policy for tickets, original emails and chats.
 * Nothing is deleted by age by default.
 *
 * `GET /api/organization/retention` · signed in with manage_settings, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
 */
export const organizationRetention: Call<'organization.retention'> = { id: 'organization.retention', method: 'GET', path: '/api/organization/retention' };

/**
 * Set the retention policy for tickets, original emails and chats.
 * Applied in the background, starting within minutes. Data is permanently deleted, and the audit log records how much. Call organization.previewRetention first to count what would be deleted today.
 *
 * `PUT /api/organization/retention` · signed in with manage_settings
 */
export const organizationUpdateRetention: Call<'organization.updateRetention'> = { id: 'organization.updateRetention', method: 'PUT', path: '/api/organization/retention', body: 'json' };

/**
 * Preview what a retention policy would close and delete today.
 * Changes nothing.
 *
 * `POST /api/organization/retention/preview` · signed in with manage_settings, or an API key with organization:read
 */
export const organizationPreviewRetention: Call<'organization.previewRetention'> = { id: 'organization.previewRetention', method: 'POST', path: '/api/organization/retention/preview', body: 'json' };

/**
 * List exports of the organization, newest first.
 * The ten newest. An archive is available for one day.
 *
 * `GET /api/organization/exports` · signed in with manage_organization
 */
export const organizationListExports: Call<'organization.listExports'> = { id: 'organization.listExports', method: 'GET', path: '/api/organization/exports' };

/**
 * Start an export of the organization.
 * Creates a zip archive in the background, with JSON Lines for each kind of object and all files, without secrets. The caller is notified when it's ready. Only one export runs at a time.
 *
 * `POST /api/organization/exports` · signed in with manage_organization
 * @throws HelpdeskError 409 export_running · An export is already running
 */
export const organizationStartExport: Call<'organization.startExport'> = { id: 'organization.startExport', method: 'POST', path: '/api/organization/exports' };

/**
 * Cancel an export or delete its archive.
 * Its link stops working at once.
 *
 * `DELETE /api/organization/exports/{exportId}` · signed in with manage_organization
 * @throws HelpdeskError 404 not_found · Export not found
 */
export const organizationDeleteExport: Call<'organization.deleteExport'> = { id: 'organization.deleteExport', method: 'DELETE', path: '/api/organization/exports/{exportId}' };

/**
 * Choose how the organization sends email: the helpdesk's server, your own mail server, or Google Workspace with an app password. An omitted password stays unchanged unless the server changes; an empty one is removed.
 * smtp requires a host, google_workspace an account. Hosts in private networks are rejected unless the operator allows them.
 *
 * `PATCH /api/organization/settings/email` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · This mail server must be publicly accessible
 */
export const organizationUpdateEmail: Call<'organization.updateEmail'> = { id: 'organization.updateEmail', method: 'PATCH', path: '/api/organization/settings/email', body: 'json' };

/**
 * Send the caller a test email with the saved settings and return the result.
 * Waits for the mail server's answer; at most ten tests in ten minutes.
 *
 * `POST /api/organization/settings/email/test` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 400 validation_failed · Test emails can be sent only to your own address
 * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
 */
export const organizationTestEmail: Call<'organization.testEmail'> = { id: 'organization.testEmail', method: 'POST', path: '/api/organization/settings/email/test', body: 'json' };

/**
 * Enable or disable the organization's own API key, and set a webhook URL that receives all events; an empty URL deletes the webhook.
 * The URL must be on the public internet unless the operator allows others.
 *
 * `PATCH /api/organization/settings/api` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · This URL must be publicly accessible
 */
export const organizationUpdateApi: Call<'organization.updateApi'> = { id: 'organization.updateApi', method: 'PATCH', path: '/api/organization/settings/api', body: 'json' };

/**
 * Get the setup steps and which are done.
 * A step for a form or chat stays done once a page of another site has loaded it; the others are checked on each call.
 *
 * `GET /api/organization/first-steps` · signed in with manage_organization, or an API key with organization:read
 */
export const organizationFirstSteps: Call<'organization.firstSteps'> = { id: 'organization.firstSteps', method: 'GET', path: '/api/organization/first-steps' };

/**
 * Hide the setup steps for all admins, or show them again; add or remove sample tickets.
 * Steps can't be set directly; each is derived from the organization's data. Sample tickets are numbered SAMPLE-1 to SAMPLE-3, send no emails, notifications or events when added, and their customers have no email address. They count in lists and statistics until they are removed, with their conversations.
 *
 * `PATCH /api/organization/first-steps` · signed in with manage_organization, or an API key with organization:update
 */
export const organizationUpdateFirstSteps: Call<'organization.updateFirstSteps'> = { id: 'organization.updateFirstSteps', method: 'PATCH', path: '/api/organization/first-steps', body: 'json' };

/**
 * Get the first and last characters of the organization's own API key.
 * The full key is returned only once, when it's created.
 *
 * `GET /api/organization/api-key` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key is not enabled, or not created yet
 */
export const organizationApiKey: Call<'organization.apiKey'> = { id: 'organization.apiKey', method: 'GET', path: '/api/organization/api-key' };

/**
 * Create the organization's own API key, with all permissions; it is returned only once, and the previous one stops working at once.
 * Enable the key with organization.updateApi first.
 *
 * `POST /api/organization/api-key/regenerate` · signed in with manage_settings
 * @throws HelpdeskError 409 api_key_disabled · API key is not enabled
 */
export const organizationRegenerateApiKey: Call<'organization.regenerateApiKey'> = { id: 'organization.regenerateApiKey', method: 'POST', path: '/api/organization/api-key/regenerate' };

/**
 * Set a custom domain for the public pages; it is used once verified. An unverified domain doesn't block other organizations.
 * A domain verified by another organization is rejected. An organization has one domain: setting another one removes the previous one; setting the same one changes nothing.
 *
 * `POST /api/organizations/{id}/custom-domain` · signed in with manage_organization
 * @throws HelpdeskError 400 validation_failed · Please enter a valid domain
 * @throws HelpdeskError 404 not_found · Organization not found
 * @throws HelpdeskError 409 domain_taken · This domain is already in use
 */
export const organizationSetCustomDomain: Call<'organization.setCustomDomain'> = { id: 'organization.setCustomDomain', method: 'POST', path: '/api/organizations/{id}/custom-domain', body: 'json' };

/**
 * Remove the custom domain; it stops working at once.
 * Succeeds if there is none.
 *
 * `DELETE /api/organizations/{id}/custom-domain` · signed in with manage_organization
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const organizationRemoveCustomDomain: Call<'organization.removeCustomDomain'> = { id: 'organization.removeCustomDomain', method: 'DELETE', path: '/api/organizations/{id}/custom-domain' };

/**
 * Verify the custom domain now.
 * Looks for the token in a TXT record at _helpdesk-verification.{domain}, then at /.well-known/helpdesk-verification.txt on the domain, which this server answers itself if the domain is a CNAME of the organization's host. At most thirty attempts in ten minutes. Verified domains are rechecked regularly, and lose verification if the record is missing for days.
 *
 * `POST /api/organizations/{id}/verify-domain` · signed in with manage_organization, or an API key with organization:update
 * @throws HelpdeskError 400 verification_failed · Failed to verify domain. Please check your DNS settings.
 * @throws HelpdeskError 404 not_found · No custom domain is set; Organization not found
 * @throws HelpdeskError 409 domain_taken · This domain is already in use
 */
export const organizationVerifyCustomDomain: Call<'organization.verifyCustomDomain'> = { id: 'organization.verifyCustomDomain', method: 'POST', path: '/api/organizations/{id}/verify-domain' };

/**
 * Get the sidebar badge counts.
 * Counts only replies that the caller can see.
 *
 * `GET /api/dashboard/counts` · signed in, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const dashboardCounts: Call<'dashboard.counts'> = { id: 'dashboard.counts', method: 'GET', path: '/api/dashboard/counts' };

/**
 * Get the dashboard statistics; customers get their own tickets, agents without view_all_tickets the ones they can see.
 * Changes compare with the previous period of the same length.
 *
 * `GET /api/dashboard/stats` · signed in, or an API key with tickets:read
 */
export const dashboardStats: Call<'dashboard.stats'> = { id: 'dashboard.stats', method: 'GET', path: '/api/dashboard/stats' };

/**
 * Get statistics of each admin and agent for a period.
 * Sorted by resolved tickets, highest first.
 *
 * `GET /api/dashboard/performance` · signed in with view_analytics, or an API key with analytics:read
 */
export const dashboardPerformance: Call<'dashboard.performance'> = { id: 'dashboard.performance', method: 'GET', path: '/api/dashboard/performance' };

/**
 * List tickets that are overdue or due soon for first response or resolution, most overdue first; at most 6.
 * Due soon means three quarters of the target time have passed. Targets are those of metrics.sla.
 *
 * `GET /api/dashboard/due` · signed in with view_assigned_tickets, or an API key with tickets:read
 */
export const dashboardDue: Call<'dashboard.due'> = { id: 'dashboard.due', method: 'GET', path: '/api/dashboard/due' };

/**
 * Get statistics of contact forms and the chatbot.
 * Requires the permission to manage contact forms or the chatbot.
 *
 * `GET /api/dashboard/automation` · signed in with manage_contact_forms, or signed in with manage_chatbot, or an API key with analytics:read
 */
export const dashboardAutomation: Call<'dashboard.automation'> = { id: 'dashboard.automation', method: 'GET', path: '/api/dashboard/automation' };

/**
 * Get volume, backlog, first response, resolution and satisfaction for a period, by day, channel and form.
 * Give either period, or from and to; at most 366 days. to must not be before from.
 *
 * `GET /api/metrics/overview` · signed in with view_analytics, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsOverview: Call<'metrics.overview'> = { id: 'metrics.overview', method: 'GET', path: '/api/metrics/overview' };

/**
 * Get statistics of each staff member for a period, sorted by resolved tickets, highest first.
 * The last entry, without a user, covers everything not done by current staff.
 *
 * `GET /api/metrics/agents` · signed in with view_analytics, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsAgents: Call<'metrics.agents'> = { id: 'metrics.agents', method: 'GET', path: '/api/metrics/agents' };

/**
 * List the tickets behind a statistic of a staff member, latest first; at most 200.
 * For open and waiting, the current tickets; for other statistics, those of the period. A ticket with several replies is listed once.
 *
 * `GET /api/metrics/agents/{id}/tickets` · signed in with view_analytics, or an API key with tickets:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 * @throws HelpdeskError 404 not_found · Team member not found
 */
export const metricsAgentTickets: Call<'metrics.agentTickets'> = { id: 'metrics.agentTickets', method: 'GET', path: '/api/metrics/agents/{id}/tickets' };

/**
 * List the chats behind a statistic of a staff member, latest first; at most 200.
 * Chats accepted in the period, or rated in the period.
 *
 * `GET /api/metrics/agents/{id}/chats` · signed in with view_live_chat, or an API key with chat:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 * @throws HelpdeskError 404 not_found · Team member not found
 */
export const metricsAgentChats: Call<'metrics.agentChats'> = { id: 'metrics.agentChats', method: 'GET', path: '/api/metrics/agents/{id}/chats' };

/**
 * Get SLA results: first responses and resolutions on target, and open tickets at risk or overdue.
 * Times count around the clock, against the target of the ticket's current priority.
 *
 * `GET /api/metrics/sla` · signed in with view_analytics, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsSla: Call<'metrics.sla'> = { id: 'metrics.sla', method: 'GET', path: '/api/metrics/sla' };

/**
 * Get new tickets, replies and accepted chats of a period by hour of the week.
 * All hours count, also outside of business hours. Give either period, or from and to; at most 366 days.
 *
 * `GET /api/metrics/hours-of-week` · signed in with view_analytics, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsHoursOfWeek: Call<'metrics.hoursOfWeek'> = { id: 'metrics.hoursOfWeek', method: 'GET', path: '/api/metrics/hours-of-week' };

/**
 * Export a report for a period as CSV.
 * RFC 4180; cells that a spreadsheet would read as formulas are escaped. At most 366 days.
 *
 * `GET /api/metrics/report.csv` · signed in with view_reports, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsReport: Call<'metrics.report'> = { id: 'metrics.report', method: 'GET', path: '/api/metrics/report.csv', as: 'text' };

/**
 * Export a report for a period as an Excel workbook.
 * The same data as metrics.report, with numbers, times, durations and percentages as Excel reads them. At most 366 days.
 *
 * `GET /api/metrics/report.xlsx` · signed in with view_reports, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsReportXlsx: Call<'metrics.reportXlsx'> = { id: 'metrics.reportXlsx', method: 'GET', path: '/api/metrics/report.xlsx', as: 'blob' };

/**
 * Request a report by email.
 * Returns at once; the email has the same file as metrics.report or metrics.reportXlsx.
 *
 * `POST /api/metrics/report` · signed in with view_reports, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsSendReport: Call<'metrics.sendReport'> = { id: 'metrics.sendReport', method: 'POST', path: '/api/metrics/report', body: 'json' };

/**
 * List the caller's saved reports and those shared with everyone who can see reports.
 * In the order of their names; at most 50. Members with manage_settings also get the personal ones of others.
 *
 * `GET /api/saved-reports` · signed in with view_reports, or an API key with analytics:read
 */
export const savedReportsList: Call<'savedReports.list'> = { id: 'savedReports.list', method: 'GET', path: '/api/saved-reports' };

/**
 * Save a report, and email it on a schedule.
 * Personal by default. A scheduled report is emailed at 7:00 in the organization's time zone, to those recipients who can see reports at that time. An organization can have up to 50 saved reports.
 *
 * `POST /api/saved-reports` · signed in with view_reports · idempotent
 * @throws HelpdeskError 400 validation_failed · Choose a weekday or a day of the month; validation_failed · Choose recipients who can see reports
 * @throws HelpdeskError 409 too_many · An organization can have up to 50 saved reports
 */
export const savedReportsCreate: Call<'savedReports.create'> = { id: 'savedReports.create', method: 'POST', path: '/api/saved-reports', body: 'json', idempotent: true };

/**
 * List the members who can see reports, to whom a report can be emailed.
 * By name.
 *
 * `GET /api/saved-reports/recipients` · signed in with view_reports, or an API key with analytics:read
 */
export const savedReportsRecipients: Call<'savedReports.recipients'> = { id: 'savedReports.recipients', method: 'GET', path: '/api/saved-reports/recipients' };

/**
 * Update a saved report; omitted fields stay unchanged.
 * Without manage_settings, members can change only their own.
 *
 * `PATCH /api/saved-reports/{id}` · signed in with view_reports
 * @throws HelpdeskError 400 validation_failed · Choose a weekday or a day of the month; validation_failed · Choose recipients who can see reports
 * @throws HelpdeskError 404 not_found · Saved report not found
 */
export const savedReportsUpdate: Call<'savedReports.update'> = { id: 'savedReports.update', method: 'PATCH', path: '/api/saved-reports/{id}', body: 'json' };

/**
 * Delete a saved report and its schedule.
 * Without manage_settings, members can delete only their own.
 *
 * `DELETE /api/saved-reports/{id}` · signed in with view_reports
 * @throws HelpdeskError 404 not_found · Saved report not found
 */
export const savedReportsDelete: Call<'savedReports.delete'> = { id: 'savedReports.delete', method: 'DELETE', path: '/api/saved-reports/{id}' };

/**
 * List tickets, most recently changed first; customers get their own, agents without view_all_tickets the ones they can see.
 * Filters are combined with AND. A cursor is valid only for the same filters.
 *
 * `GET /api/tickets` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsList: Call<'tickets.list'> = { id: 'tickets.list', method: 'GET', path: '/api/tickets', paged: true };

/**
 * Create a ticket; customers create their own.
 * For a customer, the email address in the body is replaced with their own. The ticket gets the organization's next number.
 *
 * `POST /api/tickets` · signed in with create_tickets, or an API key with tickets:create · idempotent
 * @throws HelpdeskError 409 external_id_taken · Another ticket has this external ID; idempotency_answer_lost · This request was already processed, but its response is no longer available
 */
export const ticketsCreate: Call<'tickets.create'> = { id: 'tickets.create', method: 'POST', path: '/api/tickets', body: 'json', idempotent: true };

/**
 * Count tickets by status.
 * Customers get counts of their own tickets, agents without view_all_tickets of those they can see.
 *
 * `GET /api/tickets/stats` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsStats: Call<'tickets.stats'> = { id: 'tickets.stats', method: 'GET', path: '/api/tickets/stats' };

/**
 * List the IDs of the caller's unread tickets.
 * A ticket is unread if it, or a message by someone else, is newer than what the caller has read. Counts the 500 tickets that changed last since the caller joined, if open or in progress and not snoozed, plus tickets marked as unread.
 *
 * `GET /api/tickets/unread` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsUnread: Call<'tickets.unread'> = { id: 'tickets.unread', method: 'GET', path: '/api/tickets/unread' };

/**
 * List forms and custom domains that tickets came from, for filters.
 * All forms, including inactive ones, oldest first; the current custom domain and earlier ones with tickets.
 *
 * `GET /api/tickets/origins` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsOrigins: Call<'tickets.origins'> = { id: 'tickets.origins', method: 'GET', path: '/api/tickets/origins' };

/**
 * List the support addresses that replies can be sent from.
 * Verified support addresses, oldest first. Without one, replies are sent from the organization's address.
 *
 * `GET /api/tickets/senders` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsSenders: Call<'tickets.senders'> = { id: 'tickets.senders', method: 'GET', path: '/api/tickets/senders' };

/**
 * Import tickets from another system, with messages and original times.
 * Sends no emails, notifications or events. Imported tickets count in statistics and are found by search. Each ticket has its own result. A ticket whose externalId was imported before is left unchanged, even if it was deleted since, so you can repeat an interrupted import. At most 1 MB of text per call. Upload files first (files.upload, allowed for keys with tickets:update); tickets.findImported tells you which tickets don't need them.
 *
 * `POST /api/tickets/import` · signed in with manage_settings, or an API key with tickets:create
 * @throws HelpdeskError 400 validation_failed · Send at least one ticket · You can import up to 1000 tickets at once
 */
export const ticketsImport: Call<'tickets.import'> = { id: 'tickets.import', method: 'POST', path: '/api/tickets/import', body: 'json' };

/**
 * Find tickets that were imported before.
 * Includes tickets deleted since. Call it before an import, so you don't upload files for tickets that would be left unchanged.
 *
 * `POST /api/tickets/import/known` · signed in with manage_settings, or an API key with tickets:create
 * @throws HelpdeskError 400 validation_failed · Send at least one ID · You can check up to 1000 IDs at once
 */
export const ticketsFindImported: Call<'tickets.findImported'> = { id: 'tickets.findImported', method: 'POST', path: '/api/tickets/import/known', body: 'json' };

/**
 * Update many tickets: assign (assign_tickets), or set status, priority, tags or snooze (resolve_tickets).
 * At least one change is required; each requires its own permission. Tickets that can't be changed are listed in failed; the others are changed.
 *
 * `POST /api/tickets/bulk` · signed in with assign_tickets, or signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
 */
export const ticketsBulk: Call<'tickets.bulk'> = { id: 'tickets.bulk', method: 'POST', path: '/api/tickets/bulk', body: 'json' };

/**
 * List tickets in the trash, last deleted first.
 * Permanently deleted 30 days after they were moved to the trash. All other operations answer 404 for them.
 *
 * `GET /api/trash` · signed in with delete_tickets, or an API key with tickets:read · iterate over it for all pages
 */
export const ticketsListDeleted: Call<'tickets.listDeleted'> = { id: 'tickets.listDeleted', method: 'GET', path: '/api/trash', paged: true };

/**
 * Get a ticket in the trash, with its conversation.
 * For reading it before you restore it.
 *
 * `GET /api/trash/{id}` · signed in with delete_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsGetDeleted: Call<'tickets.getDeleted'> = { id: 'tickets.getDeleted', method: 'GET', path: '/api/trash/{id}' };

/**
 * Restore tickets from the trash.
 * With number, conversation, tags and all other data. Replies scheduled for the meantime aren't sent. Tickets that aren't in the trash are listed in failed.
 *
 * `POST /api/tickets/restore` · signed in with delete_tickets, or an API key with tickets:update
 */
export const ticketsRestore: Call<'tickets.restore'> = { id: 'tickets.restore', method: 'POST', path: '/api/tickets/restore', body: 'json' };

/**
 * Permanently delete tickets in the trash.
 * Also deletes their conversations and original emails. This can't be undone. Tickets that aren't in the trash are listed in failed.
 *
 * `POST /api/tickets/delete-for-good` · signed in with delete_tickets, or an API key with tickets:delete
 */
export const ticketsDeleteForGood: Call<'tickets.deleteForGood'> = { id: 'tickets.deleteForGood', method: 'POST', path: '/api/tickets/delete-for-good', body: 'json' };

/**
 * List spam tickets, newest first.
 * Spam is hidden from views, counts and statistics, and notifies no one. After 30 days it is moved to the trash.
 *
 * `GET /api/spam` · signed in with view_all_tickets, or an API key with tickets:read · iterate over it for all pages
 */
export const ticketsListSpam: Call<'tickets.listSpam'> = { id: 'tickets.listSpam', method: 'GET', path: '/api/spam', paged: true };

/**
 * Mark tickets as spam.
 * Removes them from all lists, counts and statistics; other operations answer 404 for them. No one is notified. Tickets that don't exist are listed in failed.
 *
 * `POST /api/spam` · signed in with resolve_tickets, or an API key with tickets:update
 */
export const ticketsMarkSpam: Call<'tickets.markSpam'> = { id: 'tickets.markSpam', method: 'POST', path: '/api/spam', body: 'json' };

/**
 * Get a spam ticket with its conversation and the headers of its email.
 * Reading changes nothing.
 *
 * `GET /api/spam/{id}` · signed in with view_all_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsGetSpam: Call<'tickets.getSpam'> = { id: 'tickets.getSpam', method: 'GET', path: '/api/spam/{id}' };

/**
 * Mark tickets as not spam.
 * Restores them unchanged. Tickets that aren't spam are listed in failed.
 *
 * `POST /api/tickets/not-spam` · signed in with resolve_tickets, or an API key with tickets:update
 */
export const ticketsUnmarkSpam: Call<'tickets.unmarkSpam'> = { id: 'tickets.unmarkSpam', method: 'POST', path: '/api/tickets/not-spam', body: 'json' };

/**
 * Merge tickets into one, all or nothing.
 * Messages are combined by time, each with the number of its original ticket; tags are combined, and the other tickets disappear from lists and statistics. Their IDs, numbers, reply addresses and public pages lead to the remaining ticket. Requesters of the other tickets get its future public replies by email; each sees their own messages, the replies to those, and what staff reply from then on, but never what another requester wrote. tickets.unmerge restores everything within a day. Repeated calls succeed.
 *
 * `POST /api/tickets/merge` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Select at least two tickets · You can merge up to 20 tickets at once · The remaining ticket must be one of them
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · TK-2026-000043 was just merged into TK-2026-000042. Check again before you merge. · reply_waiting · A reply on TK-2026-000043 is being sent. Try again in a moment.
 */
export const ticketsMerge: Call<'tickets.merge'> = { id: 'tickets.merge', method: 'POST', path: '/api/tickets/merge', body: 'json', idempotent: true };

/**
 * Undo merging within a day, all or nothing.
 * Restores each ticket with its messages, timeline, tags, snooze and scheduled replies, and with what arrived at its own address or page since. The ticket it was merged into keeps what was written there since.
 *
 * `POST /api/tickets/unmerge` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Select at least one ticket · You can merge up to 20 tickets at once
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 not_merged · TK-2026-000043 is no longer merged · too_late · Merges can be undone for one day
 */
export const ticketsUnmerge: Call<'tickets.unmerge'> = { id: 'tickets.unmerge', method: 'POST', path: '/api/tickets/unmerge', body: 'json', idempotent: true };

/**
 * Get a ticket with its conversation and timeline.
 * Customers get only their own tickets, without internal notes. The ID of a merged ticket returns the ticket it was merged into, which has another ID and lists it in merged. Of a long conversation, it returns the newest part (up to 300 messages and timeline entries, and 200 kB of text); `before` returns the part before it. Doesn't mark the ticket as read.
 *
 * `GET /api/tickets/{id}` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsGet: Call<'tickets.get'> = { id: 'tickets.get', method: 'GET', path: '/api/tickets/{id}' };

/**
 * Update a ticket: assign it (assign_tickets), or set status, priority, subject, requester, tags or Cc (resolve_tickets).
 * At least one change is required; each requires its own permission. With If-Match, the update is rejected if the ticket has changed since; with onlyIf, if the given values have. Closed tickets can be reopened.
 *
 * `PATCH /api/tickets/{id}` · signed in with assign_tickets, or signed in with resolve_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization · A ticket can have up to 10 people in Cc · This is one of the helpdesk's own addresses · Add staff as followers instead of Cc
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external ID
 * @throws HelpdeskError 412 stale · This ticket was changed by someone else
 */
export const ticketsUpdate: Call<'tickets.update'> = { id: 'tickets.update', method: 'PATCH', path: '/api/tickets/{id}', body: 'json', idempotent: true };

/**
 * Move a ticket with its conversation to the trash for 30 days.
 * It then answers 404 for everyone. Use tickets.restore to restore it.
 *
 * `DELETE /api/tickets/{id}` · signed in with delete_tickets, or an API key with tickets:delete
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsDelete: Call<'tickets.delete'> = { id: 'tickets.delete', method: 'DELETE', path: '/api/tickets/{id}' };

/**
 * Suggest up to five tags, from similar tickets; best first.
 * Similar tickets share rare words in subject and description.
 *
 * `GET /api/tickets/{id}/suggested-tags` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsSuggestTags: Call<'tickets.suggestTags'> = { id: 'tickets.suggestTags', method: 'GET', path: '/api/tickets/{id}/suggested-tags' };

/**
 * Mark a ticket as read for the caller.
 * With seenMessageId, only up to that message, so newer ones stay unread. The caller's notifications about it are also marked as read. Succeeds if it's already read.
 *
 * `PATCH /api/tickets/{id}/read` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsMarkRead: Call<'tickets.markRead'> = { id: 'tickets.markRead', method: 'PATCH', path: '/api/tickets/{id}/read', body: 'json' };

/**
 * Mark a ticket as unread for the caller.
 * It stays unread until the caller reads it again.
 *
 * `PATCH /api/tickets/{id}/unread` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsMarkUnread: Call<'tickets.markUnread'> = { id: 'tickets.markUnread', method: 'PATCH', path: '/api/tickets/{id}/unread' };

/**
 * Send a reply to the customer, or add an internal note.
 * Replies by staff are emailed to the customer; notes aren't emailed. With seenMessageId, a reply is rejected if there is a newer message. Replies by the customer reopen a resolved ticket and create a follow-up to a closed one.
 *
 * `POST /api/tickets/{id}/messages` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Message is required · Send only one of message, html and markdown · A message can have up to 20000 characters · You can mention members only in internal notes · Only staff can be mentioned · The file no longer exists. Please attach it again. · The files of a message can be up to 50 MB in total; file_infected · A virus was found in invoice.zip, so it can't be attached
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 newer_message · Someone else replied. Read the new message before you send yours. · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsReply: Call<'tickets.reply'> = { id: 'tickets.reply', method: 'POST', path: '/api/tickets/{id}/messages', body: 'json', idempotent: true };

/**
 * Split a message, and optionally those after it, into a new ticket.
 * The message becomes the new ticket's first one. Its author becomes the requester, or the current requester if staff wrote it; priority, tags and assignee are copied. Both timelines mention the split, and the tickets are linked as related. tickets.unsplit undoes it within a day.
 *
 * `POST /api/tickets/{id}/split` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · This message isn't on the ticket · You can't create a ticket from an internal note
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsSplit: Call<'tickets.split'> = { id: 'tickets.split', method: 'POST', path: '/api/tickets/{id}/split', body: 'json', idempotent: true };

/**
 * Undo splitting a ticket, within a day.
 * Moves its messages, including those written since, back to the original ticket and deletes this one.
 *
 * `POST /api/tickets/{id}/unsplit` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 not_split · This ticket wasn't split from another one · too_late · Splits can be undone for one day · in_use · This ticket has a scheduled reply. Send or cancel it first. · Other tickets were merged into this one · Someone has written on this ticket since
 */
export const ticketsUnsplit: Call<'tickets.unsplit'> = { id: 'tickets.unsplit', method: 'POST', path: '/api/tickets/{id}/unsplit', idempotent: true };

/**
 * Snooze a ticket until a time, or until the customer replies.
 * The ticket keeps its status and is hidden from views by turn. It comes back at that time, or earlier if the customer replies, marked as changed and unread for everyone. Resolving or closing it also ends the snooze. Snoozing again sets a new time.
 *
 * `POST /api/tickets/{id}/snooze` · signed in with resolve_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Please choose a time in the future · Please choose a time within a year
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 not_active · Only open tickets and tickets in progress can be snoozed · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsSnooze: Call<'tickets.snooze'> = { id: 'tickets.snooze', method: 'POST', path: '/api/tickets/{id}/snooze', body: 'json', idempotent: true };

/**
 * End the snooze of a ticket.
 * Succeeds if the ticket isn't snoozed.
 *
 * `DELETE /api/tickets/{id}/snooze` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsUnsnooze: Call<'tickets.unsnooze'> = { id: 'tickets.unsnooze', method: 'DELETE', path: '/api/tickets/{id}/snooze' };

/**
 * Hand a ticket over to a teammate, with an internal note and optionally a draft reply.
 * Assigns the ticket and adds the note together. The teammate is notified with the text of the note. The draft stays with the note until tickets.removeDraft. The caller then follows the ticket.
 *
 * `POST /api/tickets/{id}/hand-over` · signed in with assign_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsHandOver: Call<'tickets.handOver'> = { id: 'tickets.handOver', method: 'POST', path: '/api/tickets/{id}/hand-over', body: 'json', idempotent: true };

/**
 * Remove the draft from an internal note.
 * Succeeds if it is already gone. The note stays.
 *
 * `DELETE /api/tickets/{id}/messages/{messageId}/draft` · signed in with assign_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsRemoveDraft: Call<'tickets.removeDraft'> = { id: 'tickets.removeDraft', method: 'DELETE', path: '/api/tickets/{id}/messages/{messageId}/draft' };

/**
 * Follow a ticket, or add other staff as followers.
 * Followers are notified of replies, notes and status changes like the assignee. Mentioning someone in an internal note also makes them a follower. Existing followers stay.
 *
 * `POST /api/tickets/{id}/followers` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 validation_failed · Only staff can follow a ticket · A ticket can have up to 50 followers
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsFollow: Call<'tickets.follow'> = { id: 'tickets.follow', method: 'POST', path: '/api/tickets/{id}/followers', body: 'json' };

/**
 * Unfollow a ticket, or remove another follower.
 * Succeeds if they don't follow it.
 *
 * `DELETE /api/tickets/{id}/followers/{userId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsUnfollow: Call<'tickets.unfollow'> = { id: 'tickets.unfollow', method: 'DELETE', path: '/api/tickets/{id}/followers/{userId}' };

/**
 * Get the language of a ticket's customer, used for their emails.
 * For staff only. Detected from the customer's emails or the page they wrote on, or set by a member; stored by email address for all their tickets. Emails take precedence over pages, and members over both.
 *
 * `GET /api/tickets/{id}/customer-language` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsCustomerLanguage: Call<'tickets.customerLanguage'> = { id: 'tickets.customerLanguage', method: 'GET', path: '/api/tickets/{id}/customer-language' };

/**
 * Set the language of a ticket's customer, for all their tickets.
 * Stays until a member changes it. null resets it, until an email or page is detected again.
 *
 * `PUT /api/tickets/{id}/customer-language` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 no_address · This customer has no email address; ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsSetCustomerLanguage: Call<'tickets.setCustomerLanguage'> = { id: 'tickets.setCustomerLanguage', method: 'PUT', path: '/api/tickets/{id}/customer-language', body: 'json' };

/**
 * List linked tickets.
 * For staff only. Tickets in spam or trash are omitted until restored. For a merged ticket, returns the links of the ticket it was merged into.
 *
 * `GET /api/tickets/{id}/links` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsListLinks: Call<'tickets.listLinks'> = { id: 'tickets.listLinks', method: 'GET', path: '/api/tickets/{id}/links' };

/**
 * Link a ticket to another: related, duplicate or caused by.
 * Two tickets have at most one link; linking again changes its type. Both tickets show the link, and both timelines record it. Succeeds if they are already linked this way.
 *
 * `POST /api/tickets/{id}/links` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 validation_failed · A ticket can't be linked to itself · A ticket can have up to 50 links
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042 · The other ticket was merged into TK-2026-000042
 */
export const ticketsLink: Call<'tickets.link'> = { id: 'tickets.link', method: 'POST', path: '/api/tickets/{id}/links', body: 'json' };

/**
 * Unlink two tickets.
 * Removes the link from both. Succeeds if they aren't linked.
 *
 * `DELETE /api/tickets/{id}/links/{otherId}` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsUnlink: Call<'tickets.unlink'> = { id: 'tickets.unlink', method: 'DELETE', path: '/api/tickets/{id}/links/{otherId}' };

/**
 * Find up to three possible duplicates by the same requester, active ones first.
 * Tickets of the last 14 days that share words in the subject or the beginning of the description. Linked tickets are omitted.
 *
 * `GET /api/tickets/{id}/suggested-duplicates` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsSuggestDuplicates: Call<'tickets.suggestDuplicates'> = { id: 'tickets.suggestDuplicates', method: 'GET', path: '/api/tickets/{id}/suggested-duplicates' };

/**
 * Schedule a reply: hold it for some seconds to allow undo, or send it at a given time.
 * Give either holdSeconds or sendAt. The reply is stored on the server and sent even if the client disconnects. Until then only staff see it, and nothing is emailed. With holdSeconds it is always sent. With sendAt it is stopped, and its author notified, if someone else writes to the customer or the customer writes first, if the ticket is closed, or if its author leaves the staff.
 *
 * `POST /api/tickets/{id}/scheduled-replies` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Message is required · Send only one of message, html and markdown · A message can have up to 20000 characters · Please choose a time in the future · Please choose a time within a year · Send either holdSeconds or sendAt · The file no longer exists. Please attach it again. · The files of a message can be up to 50 MB in total; file_infected · A virus was found in invoice.zip, so it can't be attached
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 newer_message · Someone else replied. Read the new message before you send yours. · too_many · A ticket can have up to 20 scheduled replies · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsScheduleReply: Call<'tickets.scheduleReply'> = { id: 'tickets.scheduleReply', method: 'POST', path: '/api/tickets/{id}/scheduled-replies', body: 'json', idempotent: true };

/**
 * Cancel a scheduled or stopped reply.
 * The author gets the text back in the response. Other staff can only stop a reply with sendAt: its text stays for the author, who is notified. Once the author has left the staff, anyone can take it.
 *
 * `DELETE /api/tickets/{id}/scheduled-replies/{replyId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only the author can cancel this reply
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is no longer scheduled
 * @throws HelpdeskError 409 already_sent · This reply was already sent
 */
export const ticketsCancelReply: Call<'tickets.cancelReply'> = { id: 'tickets.cancelReply', method: 'DELETE', path: '/api/tickets/{id}/scheduled-replies/{replyId}' };

/**
 * Send a scheduled or stopped reply now; author only.
 * If the reply was already sent, returns its message.
 *
 * `POST /api/tickets/{id}/scheduled-replies/{replyId}/send` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only the author can send this reply
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is no longer scheduled
 */
export const ticketsSendReplyNow: Call<'tickets.sendReplyNow'> = { id: 'tickets.sendReplyNow', method: 'POST', path: '/api/tickets/{id}/scheduled-replies/{replyId}/send' };

/**
 * Resend the undelivered emails of a reply.
 * Sent to the ticket's current address; if it is wrong, change it first with tickets.update.
 *
 * `POST /api/tickets/{id}/messages/{messageId}/retry` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsRetryMails: Call<'tickets.retryMails'> = { id: 'tickets.retryMails', method: 'POST', path: '/api/tickets/{id}/messages/{messageId}/retry' };

/**
 * Get the original email of a ticket or message; kept for 90 days.
 * The raw message as received, with all headers and attachments.
 *
 * `GET /api/tickets/{id}/mails/{mailId}` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · This email is no longer kept
 */
export const ticketsMail: Call<'tickets.mail'> = { id: 'tickets.mail', method: 'GET', path: '/api/tickets/{id}/mails/{mailId}', as: 'text' };

/**
 * List the tasks of a ticket, in order.
 * For a merged ticket, returns the tasks of the ticket it was merged into.
 *
 * `GET /api/tickets/{id}/tasks` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const tasksList: Call<'tasks.list'> = { id: 'tasks.list', method: 'GET', path: '/api/tickets/{id}/tasks' };

/**
 * Add a task to a ticket.
 * Added last. The assignee is notified, unless it's the caller. The ticket itself doesn't change.
 *
 * `POST /api/tickets/{id}/tasks` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Tasks can be assigned only to staff
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 too_many · A ticket can have up to 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const tasksCreate: Call<'tasks.create'> = { id: 'tasks.create', method: 'POST', path: '/api/tickets/{id}/tasks', body: 'json', idempotent: true };

/**
 * Update or complete a task; omitted fields stay unchanged.
 * A new assignee is notified, unless it's the caller. The timeline records only completing and reopening.
 *
 * `PATCH /api/tickets/{id}/tasks/{taskId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 validation_failed · Tasks can be assigned only to staff
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const tasksUpdate: Call<'tasks.update'> = { id: 'tasks.update', method: 'PATCH', path: '/api/tickets/{id}/tasks/{taskId}', body: 'json' };

/**
 * Delete a task.
 * Can be restored for a day.
 *
 * `DELETE /api/tickets/{id}/tasks/{taskId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const tasksDelete: Call<'tasks.delete'> = { id: 'tasks.delete', method: 'DELETE', path: '/api/tickets/{id}/tasks/{taskId}' };

/**
 * Restore a task deleted within the last day.
 * Keeps its position. Succeeds if the task exists.
 *
 * `POST /api/tickets/{id}/tasks/{taskId}/restore` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
 * @throws HelpdeskError 409 too_many · A ticket can have up to 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const tasksRestore: Call<'tasks.restore'> = { id: 'tasks.restore', method: 'POST', path: '/api/tickets/{id}/tasks/{taskId}/restore' };

/**
 * Upload a file to attach to a message.
 * The body is the file itself, by default at most 25 MB. The type is detected from the content, not the name. Attach it by its ID (fileIds of tickets.reply, tickets.scheduleReply, tickets.create, chat.send or chat.addNote) within a day; unused files are deleted.
 *
 * `POST /api/files` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 file_required · This file is empty; file_infected · A virus was found in invoice.zip, so it can't be attached
 * @throws HelpdeskError 409 too_many · File storage is full. Please tell an admin.
 * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
 * @throws HelpdeskError 503 unavailable · The file couldn't be stored. Please try again later.
 */
export const filesUpload: Call<'files.upload'> = { id: 'files.upload', method: 'POST', path: '/api/files', body: bytes };

/**
 * Start a resumable upload.
 * Uses the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration), for large files that can resume after an interruption. The rules of files.upload apply.
 *
 * `POST /api/files/uploads` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
 * @throws HelpdeskError 409 too_many · File storage is full. Please tell an admin.
 * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
 * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
 */
export const filesBeginUpload: Call<'files.beginUpload'> = { id: 'files.beginUpload', method: 'POST', path: '/api/files/uploads' };

/**
 * Get the progress of an upload.
 * Also available as HEAD, as tus requires. Once complete, file can be attached to a message.
 *
 * `GET /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
 * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
 */
export const filesGetUpload: Call<'files.getUpload'> = { id: 'files.getUpload', method: 'GET', path: '/api/files/uploads/{id}' };

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
 */
export const filesAppendToUpload: Call<'files.appendToUpload'> = { id: 'files.appendToUpload', method: 'PATCH', path: '/api/files/uploads/{id}', body: piece };

/**
 * Cancel an upload.
 * Deletes its chunks. Unfinished uploads are deleted after a day.
 *
 * `DELETE /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
 * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
 */
export const filesCancelUpload: Call<'files.cancelUpload'> = { id: 'files.cancelUpload', method: 'DELETE', path: '/api/files/uploads/{id}' };

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
 */
export const filesConfirmUpload: Call<'files.confirmUpload'> = { id: 'files.confirmUpload', method: 'POST', path: '/api/files/uploads/{id}/confirmation' };

/**
 * List time entries of a ticket, newest day first.
 * For a merged ticket, returns the entries of the ticket it was merged into. Running timers come first; they have no minutes yet.
 *
 * `GET /api/tickets/{id}/time-entries` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const timeList: Call<'time.list'> = { id: 'time.list', method: 'GET', path: '/api/tickets/{id}/time-entries' };

/**
 * Log time spent on a ticket.
 * The ticket itself doesn't change.
 *
 * `POST /api/tickets/{id}/time-entries` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 too_many · A ticket can have up to 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeCreate: Call<'time.create'> = { id: 'time.create', method: 'POST', path: '/api/tickets/{id}/time-entries', body: 'json', idempotent: true };

/**
 * Update a time entry; omitted fields stay unchanged.
 * Members can change their own entries; with manage_team also those of others. Setting the minutes of a running timer stops it.
 *
 * `PATCH /api/tickets/{id}/time-entries/{entryId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only the person who logged this time, or an admin, can change it
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeUpdate: Call<'time.update'> = { id: 'time.update', method: 'PATCH', path: '/api/tickets/{id}/time-entries/{entryId}', body: 'json' };

/**
 * Delete a time entry or a running timer.
 * Members can delete their own entries; with manage_team also those of others. Can be restored for a day; a timer is restored with the time so far.
 *
 * `DELETE /api/tickets/{id}/time-entries/{entryId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only the person who logged this time, or an admin, can change it
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeDelete: Call<'time.delete'> = { id: 'time.delete', method: 'DELETE', path: '/api/tickets/{id}/time-entries/{entryId}' };

/**
 * Restore a time entry deleted within the last day.
 * Members can restore their own entries; with manage_team also those of others. Succeeds if the entry exists.
 *
 * `POST /api/tickets/{id}/time-entries/{entryId}/restore` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only the person who logged this time, or an admin, can change it
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
 * @throws HelpdeskError 409 too_many · A ticket can have up to 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeRestore: Call<'time.restore'> = { id: 'time.restore', method: 'POST', path: '/api/tickets/{id}/time-entries/{entryId}/restore' };

/**
 * Start a timer on a ticket.
 * Each member has one timer: starting one stops the running one and logs its time on its ticket. Succeeds if it already runs on this ticket.
 *
 * `POST /api/tickets/{id}/timer` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 too_many · A ticket can have up to 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeStartTimer: Call<'time.startTimer'> = { id: 'time.startTimer', method: 'POST', path: '/api/tickets/{id}/timer' };

/**
 * Get the caller's running timer.
 * Timers run on the server, also when no page is open, for at most 24 hours.
 *
 * `GET /api/timer` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const timeTimer: Call<'time.timer'> = { id: 'time.timer', method: 'GET', path: '/api/timer' };

/**
 * Stop the caller's timer and log its time on its ticket.
 * Logs whole minutes, from one minute to 24 hours, on the day it was started in the organization's time zone.
 *
 * `POST /api/timer/stop` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · No timer is running
 */
export const timeStopTimer: Call<'time.stopTimer'> = { id: 'time.stopTimer', method: 'POST', path: '/api/timer/stop' };

/**
 * List tags, by name, with the number of tickets.
 * At most 1000.
 *
 * `GET /api/tags` · signed in with view_assigned_tickets, or an API key with tags:read · `ifNoneMatch` spares an unchanged answer
 */
export const tagsList: Call<'tags.list'> = { id: 'tags.list', method: 'GET', path: '/api/tags' };

/**
 * Create a tag.
 * If a tag with this name exists (ignoring case, accents and spaces), it is returned unchanged.
 *
 * `POST /api/tags` · signed in with resolve_tickets, or an API key with tags:create · idempotent
 * @throws HelpdeskError 409 too_many · An organization can have up to 1000 tags
 */
export const tagsCreate: Call<'tags.create'> = { id: 'tags.create', method: 'POST', path: '/api/tags', body: 'json', idempotent: true };

/**
 * Rename a tag or change its color; omitted fields stay unchanged.
 * A name used by another tag is rejected; merge the tags instead.
 *
 * `PATCH /api/tags/{id}` · signed in with manage_settings, or an API key with tags:update
 * @throws HelpdeskError 404 not_found · Tag not found
 * @throws HelpdeskError 409 tag_exists · There is already a tag with this name
 */
export const tagsUpdate: Call<'tags.update'> = { id: 'tags.update', method: 'PATCH', path: '/api/tags/{id}', body: 'json' };

/**
 * Delete a tag and remove it from its tickets.
 * Can be restored with its tickets for a day.
 *
 * `DELETE /api/tags/{id}` · signed in with manage_settings, or an API key with tags:delete
 * @throws HelpdeskError 404 not_found · Tag not found
 */
export const tagsDelete: Call<'tags.delete'> = { id: 'tags.delete', method: 'DELETE', path: '/api/tags/{id}' };

/**
 * List views, macros, forms and webhooks that use a tag.
 * Check before you delete the tag: these views and webhooks then match nothing, and macros and forms no longer add it.
 *
 * `GET /api/tags/{id}/uses` · signed in with manage_settings, or an API key with tags:delete
 * @throws HelpdeskError 404 not_found · Tag not found
 */
export const tagsUses: Call<'tags.uses'> = { id: 'tags.uses', method: 'GET', path: '/api/tags/{id}/uses' };

/**
 * Merge other tags into this one and delete them.
 * Their tickets get this tag. tags.restore undoes it for each tag within a day. Succeeds if they are already merged into it.
 *
 * `POST /api/tags/{id}/merge` · signed in with manage_settings, or an API key with tags:update
 * @throws HelpdeskError 404 not_found · Tag not found
 */
export const tagsMerge: Call<'tags.merge'> = { id: 'tags.merge', method: 'POST', path: '/api/tags/{id}/merge', body: 'json' };

/**
 * Restore a tag deleted or merged within the last day, on its tickets.
 * After a merge, the target tag is removed from tickets that got it by the merge. Succeeds if the tag exists.
 *
 * `POST /api/tags/{id}/restore` · signed in with manage_settings, or an API key with tags:update
 * @throws HelpdeskError 404 not_found · Tag not found
 * @throws HelpdeskError 409 tag_exists · There is already a tag with this name; too_many · An organization can have up to 1000 tags
 */
export const tagsRestore: Call<'tags.restore'> = { id: 'tags.restore', method: 'POST', path: '/api/tags/{id}/restore' };

/**
 * List saved views of the team and the caller, each in their order, and the caller's default view.
 * The team's views come first. At most 50 of the team and 50 of the caller.
 *
 * `GET /api/views` · signed in with view_assigned_tickets, or an API key with views:read · `ifNoneMatch` spares an unchanged answer
 */
export const viewsList: Call<'views.list'> = { id: 'views.list', method: 'GET', path: '/api/views' };

/**
 * Create a saved view.
 * Personal by default. It is added last. Names must be unique for the owner, ignoring case and accents. Invalid queries are rejected as in tickets.list.
 *
 * `POST /api/views` · signed in with view_assigned_tickets, or an API key with views:create · idempotent
 * @throws HelpdeskError 409 too_many · The team can have up to 50 views; too_many · You can have up to 50 personal views; view_exists · The team already has a view with this name; view_exists · You already have a view with this name
 */
export const viewsCreate: Call<'views.create'> = { id: 'views.create', method: 'POST', path: '/api/views', body: 'json', idempotent: true };

/**
 * Count the tickets in each saved view.
 * The totals that tickets.list returns for each view listed by views.list.
 *
 * `GET /api/views/counts` · signed in with view_assigned_tickets, or an API key with views:read · `ifNoneMatch` spares an unchanged answer
 */
export const viewsCounts: Call<'views.counts'> = { id: 'views.counts', method: 'GET', path: '/api/views/counts' };

/**
 * Set the caller's default view.
 * For this organization. A view that was deleted or is no longer visible to the caller counts as none.
 *
 * `PATCH /api/views/default` · signed in with view_assigned_tickets, or an API key with views:update
 * @throws HelpdeskError 404 not_found · View not found
 */
export const viewsSetDefault: Call<'views.setDefault'> = { id: 'views.setDefault', method: 'PATCH', path: '/api/views/default', body: 'json' };

/**
 * Update a saved view; omitted fields stay unchanged.
 * Without manage_settings, members can change only their own. A view that becomes personal or the team's is added last there.
 *
 * `PATCH /api/views/{id}` · signed in with view_assigned_tickets, or an API key with views:update
 * @throws HelpdeskError 404 not_found · View not found
 * @throws HelpdeskError 409 too_many · The team can have up to 50 views; too_many · You can have up to 50 personal views; view_exists · The team already has a view with this name; view_exists · You already have a view with this name
 */
export const viewsUpdate: Call<'views.update'> = { id: 'views.update', method: 'PATCH', path: '/api/views/{id}', body: 'json' };

/**
 * Delete a saved view.
 * Can be restored for a day. Without manage_settings, members can delete only their own.
 *
 * `DELETE /api/views/{id}` · signed in with view_assigned_tickets, or an API key with views:delete
 * @throws HelpdeskError 404 not_found · View not found
 */
export const viewsDelete: Call<'views.delete'> = { id: 'views.delete', method: 'DELETE', path: '/api/views/{id}' };

/**
 * Restore a saved view deleted within the last day.
 * Keeps its position. Without manage_settings, members can restore only their own.
 *
 * `POST /api/views/{id}/restore` · signed in with view_assigned_tickets, or an API key with views:update
 * @throws HelpdeskError 404 not_found · View not found
 * @throws HelpdeskError 409 too_many · The team can have up to 50 views; too_many · You can have up to 50 personal views; view_exists · The team already has a view with this name; view_exists · You already have a view with this name
 */
export const viewsRestore: Call<'views.restore'> = { id: 'views.restore', method: 'POST', path: '/api/views/{id}/restore' };

/**
 * List emails, webhook deliveries and jobs that failed permanently, newest first.
 * A delivery is retried for at least 72 hours, unless the receiver rejects it permanently. It stays listed until it succeeds, its ticket is permanently deleted, or it is a year old; webhook deliveries stay for 30 days.
 *
 * `GET /api/dead-letters` · signed in with manage_settings, or an API key with organization:read
 */
export const deadLettersList: Call<'deadLetters.list'> = { id: 'deadLetters.list', method: 'GET', path: '/api/dead-letters' };

/**
 * Retry all failed deliveries, or all of one kind.
 * Each is retried at once, with a new set of attempts.
 *
 * `POST /api/dead-letters/retry` · signed in with manage_settings, or an API key with organization:update
 */
export const deadLettersRetryAll: Call<'deadLetters.retryAll'> = { id: 'deadLetters.retryAll', method: 'POST', path: '/api/dead-letters/retry', body: 'json' };

/**
 * Retry a failed delivery.
 * Retried at once, with a new set of attempts.
 *
 * `POST /api/dead-letters/{id}/retry` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 404 not_found · This delivery is no longer in the list
 */
export const deadLettersRetry: Call<'deadLetters.retry'> = { id: 'deadLetters.retry', method: 'POST', path: '/api/dead-letters/{id}/retry' };

/**
 * List blocked addresses, domains and visitors, newest first.
 * At most 1000.
 *
 * `GET /api/blocked-senders` · signed in with resolve_tickets, or an API key with blocked_senders:read
 */
export const blockedSendersList: Call<'blockedSenders.list'> = { id: 'blockedSenders.list', method: 'GET', path: '/api/blocked-senders' };

/**
 * Block an email address, or a domain and its subdomains.
 * Their emails and form submissions go to spam without notice, and they can't start chats. Succeeds if already blocked. Addresses of the team and domains of public email providers can't be blocked.
 *
 * `POST /api/blocked-senders` · signed in with resolve_tickets, or an API key with blocked_senders:create
 * @throws HelpdeskError 409 too_many · You can block up to 1000 senders
 */
export const blockedSendersCreate: Call<'blockedSenders.create'> = { id: 'blockedSenders.create', method: 'POST', path: '/api/blocked-senders', body: 'json' };

/**
 * Unblock a sender.
 * Messages they sent before stay in spam.
 *
 * `DELETE /api/blocked-senders/{id}` · signed in with resolve_tickets, or an API key with blocked_senders:delete
 * @throws HelpdeskError 404 not_found · This sender is not blocked
 */
export const blockedSendersDelete: Call<'blockedSenders.delete'> = { id: 'blockedSenders.delete', method: 'DELETE', path: '/api/blocked-senders/{id}' };

/**
 * List the email templates for customers, in each language of the organization.
 * Returns the organization's own texts where it has them, otherwise the built-in ones in English. An email is sent in the customer's language (tickets.customerLanguage) if there is a template for it, otherwise in the language of organization.settings, otherwise in English.
 *
 * `GET /api/organization/mail-texts` · signed in with manage_settings, or an API key with organization:read
 */
export const mailTextsList: Call<'mailTexts.list'> = { id: 'mailTexts.list', method: 'GET', path: '/api/organization/mail-texts' };

/**
 * Replace the organization's template of an email in a language.
 * Omitted parts use the built-in text. Unknown variables, and optional variables without a fallback, are rejected.
 *
 * `PUT /api/organization/mail-texts/{kind}/{language}` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 409 too_many · You can have email templates in up to 30 languages
 */
export const mailTextsUpdate: Call<'mailTexts.update'> = { id: 'mailTexts.update', method: 'PUT', path: '/api/organization/mail-texts/{kind}/{language}', body: 'json' };

/**
 * Reset an email template in a language.
 * Succeeds if it is already the built-in one.
 *
 * `DELETE /api/organization/mail-texts/{kind}/{language}` · signed in with manage_settings, or an API key with organization:update
 */
export const mailTextsReset: Call<'mailTexts.reset'> = { id: 'mailTexts.reset', method: 'DELETE', path: '/api/organization/mail-texts/{kind}/{language}' };

/**
 * Preview an email with these texts, with an example customer.
 * Sends nothing. Rendered like a real email, with the organization's branding.
 *
 * `POST /api/organization/mail-texts/{kind}/{language}/preview` · signed in with manage_settings, or an API key with organization:update
 */
export const mailTextsPreview: Call<'mailTexts.preview'> = { id: 'mailTexts.preview', method: 'POST', path: '/api/organization/mail-texts/{kind}/{language}/preview', body: 'json' };

/**
 * List missing translations for each offered language.
 * A text is missing if another offered language has a custom version and this one still has the built-in one; part of an email is missing if customers get it in another language.
 *
 * `GET /api/organization/missing-sentences` · signed in with manage_settings, or an API key with organization:read
 */
export const sentencesMissing: Call<'sentences.missing'> = { id: 'sentences.missing', method: 'GET', path: '/api/organization/missing-sentences' };

/**
 * Get the custom texts in a language.
 * All other texts are built in. You can add texts for a language before you offer it.
 *
 * `GET /api/organization/sentences/{language}` · signed in with manage_settings, or an API key with organization:read
 */
export const sentencesList: Call<'sentences.list'> = { id: 'sentences.list', method: 'GET', path: '/api/organization/sentences/{language}' };

/**
 * Set or reset custom texts.
 * Changes only the given texts. Pages use them at once, elements within five minutes.
 *
 * `PATCH /api/organization/sentences/{language}` · signed in with manage_settings, or an API key with organization:update
 */
export const sentencesUpdate: Call<'sentences.update'> = { id: 'sentences.update', method: 'PATCH', path: '/api/organization/sentences/{language}', body: 'json' };

/**
 * Get the support address, whose email becomes tickets, and its DNS records.
 * Looks up the records, which can take some seconds; state is unknown if no server answered.
 *
 * `GET /api/mailbox` · signed in with manage_settings, or an API key with organization:read
 */
export const mailboxGet: Call<'mailbox.get'> = { id: 'mailbox.get', method: 'GET', path: '/api/mailbox' };

/**
 * Send a test email to the support address.
 * Sends an email to the support address, the same way as emails to customers. When it arrives, no ticket is created. At most ten tests in ten minutes, together with organization.testEmail.
 *
 * `POST /api/mailbox/tests` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 409 no_mailbox · This helpdesk doesn't receive email
 * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
 */
export const mailboxTest: Call<'mailbox.test'> = { id: 'mailbox.test', method: 'POST', path: '/api/mailbox/tests' };

/**
 * Get the result of a test email.
 * Emails are kept for 90 days.
 *
 * `GET /api/mailbox/tests/{id}` · signed in with manage_settings, or an API key with organization:read
 */
export const mailboxTestResult: Call<'mailbox.testResult'> = { id: 'mailbox.testResult', method: 'GET', path: '/api/mailbox/tests/{id}' };

/**
 * List quarantined emails, newest first, each with the reason.
 * Automatic replies without a ticket, the helpdesk's own emails that came back, emails from senders who sent too many at once, and unreadable emails. Emails are kept for 90 days.
 *
 * `GET /api/mailbox/held` · signed in with manage_settings, or an API key with tickets:read · iterate over it for all pages
 */
export const mailboxListHeld: Call<'mailbox.listHeld'> = { id: 'mailbox.listHeld', method: 'GET', path: '/api/mailbox/held', paged: true };

/**
 * Release a quarantined email as a ticket or reply.
 * Processed again within seconds. If it can't be read, it returns to quarantine.
 *
 * `POST /api/mailbox/held/{id}/take-in` · signed in with manage_settings, or an API key with tickets:create
 * @throws HelpdeskError 404 not_found · This email isn't in quarantine
 * @throws HelpdeskError 409 no_sender · This email has no sender. Enter the customer's email address.
 */
export const mailboxTakeIn: Call<'mailbox.takeIn'> = { id: 'mailbox.takeIn', method: 'POST', path: '/api/mailbox/held/{id}/take-in' };

/**
 * Release a quarantined email with a given sender.
 * For emails without a sender who can be answered. Processed again within seconds.
 *
 * `POST /api/mailbox/held/{id}/take-in-from` · signed in with manage_settings, or an API key with tickets:create
 * @throws HelpdeskError 404 not_found · This email isn't in quarantine
 */
export const mailboxTakeInFrom: Call<'mailbox.takeInFrom'> = { id: 'mailbox.takeInFrom', method: 'POST', path: '/api/mailbox/held/{id}/take-in-from', body: 'json' };

/**
 * List support addresses, oldest first.
 * At most 20.
 *
 * `GET /api/support-addresses` · signed in with manage_settings, or an API key with organization:read
 */
export const supportAddressesList: Call<'supportAddresses.list'> = { id: 'supportAddresses.list', method: 'GET', path: '/api/support-addresses' };

/**
 * Add a support address.
 * Forward its email to `forwardTo`, then call supportAddresses.test. The address is in use once the test email arrives, which proves that it is yours. Succeeds if the organization already has the address; the other fields are ignored then.
 *
 * `POST /api/support-addresses` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 409 too_many · You can have up to 20 support addresses
 */
export const supportAddressesCreate: Call<'supportAddresses.create'> = { id: 'supportAddresses.create', method: 'POST', path: '/api/support-addresses', body: 'json' };

/**
 * Update a support address; omitted fields stay unchanged.
 * To change the email address, add another support address.
 *
 * `PATCH /api/support-addresses/{id}` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 404 not_found · Support address not found
 */
export const supportAddressesUpdate: Call<'supportAddresses.update'> = { id: 'supportAddresses.update', method: 'PATCH', path: '/api/support-addresses/{id}', body: 'json' };

/**
 * Remove a support address.
 * Email that is still forwarded becomes tickets. Replies to its tickets come from the organization's address.
 *
 * `DELETE /api/support-addresses/{id}` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 404 not_found · Support address not found
 */
export const supportAddressesDelete: Call<'supportAddresses.delete'> = { id: 'supportAddresses.delete', method: 'DELETE', path: '/api/support-addresses/{id}' };

/**
 * Send a test email to a support address.
 * When it arrives here by the forwarding, `arrivedAt` is set and the address is verified; no ticket is created. A new test replaces the one before. At most ten tests in ten minutes, together with mailbox.test.
 *
 * `POST /api/support-addresses/{id}/test` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 404 not_found · Support address not found
 * @throws HelpdeskError 409 no_mailbox · This helpdesk doesn't receive email
 * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
 */
export const supportAddressesTest: Call<'supportAddresses.test'> = { id: 'supportAddresses.test', method: 'POST', path: '/api/support-addresses/{id}/test' };

/**
 * Check the DNS records of a support address's domain.
 * Looks up the records by which receivers trust replies from the address, which can take some seconds. Empty while replies are sent from the helpdesk's own domain.
 *
 * `GET /api/support-addresses/{id}/dns` · signed in with manage_settings, or an API key with organization:read
 * @throws HelpdeskError 404 not_found · Support address not found
 */
export const supportAddressesDns: Call<'supportAddresses.dns'> = { id: 'supportAddresses.dns', method: 'GET', path: '/api/support-addresses/{id}/dns' };

/**
 * Fetch the email of a support address from its mailbox.
 * Signs in over TLS before it saves; new email is fetched every two minutes from then on. Email stays in the mailbox unless `deleteFetched` is set. At most ten tries in ten minutes, together with supportAddresses.test.
 *
 * `PUT /api/support-addresses/{id}/imap` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Support address not found
 * @throws HelpdeskError 502 mailbox_failed · The reason, as a sentence
 */
export const supportAddressesConnectImap: Call<'supportAddresses.connectImap'> = { id: 'supportAddresses.connectImap', method: 'PUT', path: '/api/support-addresses/{id}/imap', body: 'json' };

/**
 * Stop fetching email from a support address's mailbox.
 * Deletes the stored password. Succeeds if there is no mailbox.
 *
 * `DELETE /api/support-addresses/{id}/imap` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Support address not found
 */
export const supportAddressesDisconnectImap: Call<'supportAddresses.disconnectImap'> = { id: 'supportAddresses.disconnectImap', method: 'DELETE', path: '/api/support-addresses/{id}/imap' };

/**
 * Start connecting a support address with Google or Microsoft.
 * Open `url` in the same browser within ten minutes. The provider sends the browser back to `next`, with the query that supportAddresses.finishOAuth takes.
 *
 * `POST /api/support-addresses/{id}/oauth` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Support address not found
 * @throws HelpdeskError 409 refused · This helpdesk isn't registered with Google
 * @throws HelpdeskError 502 mailbox_failed · The provider can't be reached
 */
export const supportAddressesStartOAuth: Call<'supportAddresses.startOAuth'> = { id: 'supportAddresses.startOAuth', method: 'POST', path: '/api/support-addresses/{id}/oauth', body: 'json' };

/**
 * Connect a support address with what the provider answered.
 * Only for the session that started it. The account that signed in must have the support address itself, which verifies the address. New email is fetched every two minutes, and replies are sent through the provider. At most ten tries in ten minutes, together with supportAddresses.test.
 *
 * `PUT /api/support-addresses/{id}/oauth` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Support address not found
 * @throws HelpdeskError 409 refused · You signed in as ada@acme.example. Sign in as support@acme.example instead.
 * @throws HelpdeskError 410 challenge_expired · This took too long. Please start again.
 * @throws HelpdeskError 502 mailbox_failed · The reason, as a sentence
 */
export const supportAddressesFinishOAuth: Call<'supportAddresses.finishOAuth'> = { id: 'supportAddresses.finishOAuth', method: 'PUT', path: '/api/support-addresses/{id}/oauth', body: 'json' };

/**
 * Search tickets, people and articles the caller can see; every word must match, the last one as a prefix; best match first.
 * Customers find only their own tickets, without internal notes; only members who can edit articles find drafts.
 *
 * `GET /api/search` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with search:read · `ifNoneMatch` spares an unchanged answer
 */
export const searchQuery: Call<'search.query'> = { id: 'search.query', method: 'GET', path: '/api/search' };

/**
 * List audit log entries, newest first.
 * The log records who did what, from where, and what changed: sign-ins (including failed ones), members, invitations, keys, webhooks, settings, domains, branding, exports and deletions. Entries are written in the same transaction as the change and never modified.
 *
 * `GET /api/audit` · signed in with manage_organization, or an API key with audit:read · iterate over it for all pages
 */
export const auditList: Call<'audit.list'> = { id: 'audit.list', method: 'GET', path: '/api/audit', paged: true };

/**
 * Verify the audit log.
 * Each entry has a hash of itself and of the previous hash, so changed, removed or reordered entries are detected. Entries removed by the retention period don't count as gaps. To also detect a rewrite of the whole log by someone with database access, keep the number and hash of an entry elsewhere, such as in an export, and compare later.
 *
 * `GET /api/audit/verification` · signed in with manage_organization, or an API key with audit:read
 */
export const auditVerify: Call<'audit.verify'> = { id: 'audit.verify', method: 'GET', path: '/api/audit/verification' };

/**
 * Export the audit log as CSV, oldest first.
 * RFC 4180; cells that a spreadsheet would read as formulas are escaped. The export itself is logged.
 *
 * `GET /api/audit.csv` · signed in with manage_organization, or an API key with audit:read
 */
export const auditExportCsv: Call<'audit.exportCsv'> = { id: 'audit.exportCsv', method: 'GET', path: '/api/audit.csv', as: 'text' };

/**
 * Export the audit log as JSON Lines, oldest first.
 * Each line is an entry as in audit.list. The export itself is logged.
 *
 * `GET /api/audit.jsonl` · signed in with manage_organization, or an API key with audit:read
 */
export const auditExportJsonl: Call<'audit.exportJsonl'> = { id: 'audit.exportJsonl', method: 'GET', path: '/api/audit.jsonl', as: 'text' };

/**
 * List admins and agents a ticket can be assigned to.
 * Includes members who are away.
 *
 * `GET /api/team/assignable` · signed in with assign_tickets, or an API key with team:read
 */
export const teamAssignable: Call<'team.assignable'> = { id: 'team.assignable', method: 'GET', path: '/api/team/assignable' };

/**
 * Set whether tickets and chats are assigned to the caller automatically.
 * Assigned tickets stay assigned. The team sees the reason for being away; it ends with it.
 *
 * `PATCH /api/team/availability` · signed in with view_assigned_tickets, or an API key with team:update
 */
export const teamSetAvailability: Call<'team.setAvailability'> = { id: 'team.setAvailability', method: 'PATCH', path: '/api/team/availability', body: 'json' };

/**
 * List members, by when they joined.
 * Includes customers with an account.
 *
 * `GET /api/team/members` · signed in with manage_team, or an API key with team:read
 */
export const teamList: Call<'team.list'> = { id: 'team.list', method: 'GET', path: '/api/team/members' };

/**
 * Remove a member.
 * Unassigns their tickets, closes their sockets, and ends their sessions if they belong to no other organization. Members can't remove themselves, and the last admin can't be removed. API keys and webhooks they created (team.belongings) are disabled or transferred to the caller.
 *
 * `DELETE /api/team/members/{memberId}` · signed in with remove_users, or an API key with team:delete
 * @throws HelpdeskError 403 own_row · You can't remove yourself; higher_member · This member has permissions you don't have
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
 */
export const teamRemove: Call<'team.remove'> = { id: 'team.remove', method: 'DELETE', path: '/api/team/members/{memberId}' };

/**
 * List working API keys and webhooks created by a member.
 * When the member is removed, or gets a role that doesn't allow them, each is disabled or transferred to the caller.
 *
 * `GET /api/team/members/{memberId}/belongings` · signed in with manage_team, or an API key with team:read
 * @throws HelpdeskError 404 not_found · Team member not found
 */
export const teamBelongings: Call<'team.belongings'> = { id: 'team.belongings', method: 'GET', path: '/api/team/members/{memberId}/belongings' };

/**
 * List views, macros and webhooks that use a member.
 * Check before you remove the member: these views and webhooks then match nothing, and macros assign no one. Webhooks are listed only for members who can see them.
 *
 * `GET /api/team/members/{memberId}/uses` · signed in with remove_users, or an API key with team:delete
 * @throws HelpdeskError 404 not_found · Team member not found
 */
export const teamUses: Call<'team.uses'> = { id: 'team.uses', method: 'GET', path: '/api/team/members/{memberId}/uses' };

/**
 * Change the role of a member.
 * If the member becomes a customer, their tickets are unassigned. Members can't change their own role, and the last admin stays an admin. Takes effect with the next call; sockets the role doesn't allow are closed.
 *
 * `PATCH /api/team/members/{memberId}/role` · signed in with change_user_roles
 * @throws HelpdeskError 403 own_row · You can't change your own role; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can grant only permissions you have yourself; higher_member · This member has permissions you don't have
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
 */
export const teamSetRole: Call<'team.setRole'> = { id: 'team.setRole', method: 'PATCH', path: '/api/team/members/{memberId}/role', body: 'json' };

/**
 * List custom roles, by name.
 * In addition to the built-in roles admin, agent and customer.
 *
 * `GET /api/team/roles` · signed in with manage_team, or an API key with team:read
 */
export const teamRoles: Call<'team.roles'> = { id: 'team.roles', method: 'GET', path: '/api/team/roles' };

/**
 * Create a custom role.
 * The caller can include only permissions they have. Without view_all_tickets, members see only tickets assigned to them, with view_unassigned_tickets also unassigned ones; other tickets don't exist for them.
 *
 * `POST /api/team/roles` · signed in with change_user_roles · idempotent
 * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can grant only permissions you have yourself
 * @throws HelpdeskError 409 too_many · An organization can have up to 50 custom roles; role_exists · There is already a role with this name
 */
export const teamCreateRole: Call<'team.createRole'> = { id: 'team.createRole', method: 'POST', path: '/api/team/roles', body: 'json', idempotent: true };

/**
 * Update a custom role; omitted fields stay unchanged.
 * Takes effect with each member's next call. API keys and webhooks of its members that it no longer allows (team.roleBelongings) are disabled or transferred to the caller. Members can't change their own role.
 *
 * `PATCH /api/team/roles/{roleId}` · signed in with change_user_roles
 * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can grant only permissions you have yourself; own_row · You can't change your own role
 * @throws HelpdeskError 404 not_found · Role not found
 * @throws HelpdeskError 409 role_exists · There is already a role with this name
 */
export const teamUpdateRole: Call<'team.updateRole'> = { id: 'team.updateRole', method: 'PATCH', path: '/api/team/roles/{roleId}', body: 'json' };

/**
 * Delete a custom role that no one has.
 * Give its members another role and revoke its invitations first.
 *
 * `DELETE /api/team/roles/{roleId}` · signed in with change_user_roles
 * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can grant only permissions you have yourself
 * @throws HelpdeskError 404 not_found · Role not found
 * @throws HelpdeskError 409 role_in_use · Give members and invitations with this role another role first
 */
export const teamDeleteRole: Call<'team.deleteRole'> = { id: 'team.deleteRole', method: 'DELETE', path: '/api/team/roles/{roleId}' };

/**
 * List working API keys and webhooks created by members with a role.
 * When the role no longer allows them, each is disabled or transferred to the caller.
 *
 * `GET /api/team/roles/{roleId}/belongings` · signed in with manage_team, or an API key with team:read
 * @throws HelpdeskError 404 not_found · Role not found
 */
export const teamRoleBelongings: Call<'team.roleBelongings'> = { id: 'team.roleBelongings', method: 'GET', path: '/api/team/roles/{roleId}/belongings' };

/**
 * Reset a member's two-factor authentication.
 * Only for members of this organization alone; members of several organizations can't be reset by one admin. Signs the member out everywhere and emails them. To reset your own, use your profile.
 *
 * `DELETE /api/team/members/{memberId}/second-factor` · signed in with change_user_roles
 * @throws HelpdeskError 403 own_row · Change your own two-factor authentication in your profile; fresh_proof_needed · Please confirm your password to do this; higher_member · This member has permissions you don't have
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 second_factor_missing · This member doesn't use two-factor authentication; belongs_elsewhere · This member also belongs to other organizations
 */
export const teamResetSecondFactor: Call<'team.resetSecondFactor'> = { id: 'team.resetSecondFactor', method: 'DELETE', path: '/api/team/members/{memberId}/second-factor' };

/**
 * Unlink a member from their single sign-on account.
 * Their next single sign-on links the provider's account that then has their email address. Ends their single sign-on sessions.
 *
 * `DELETE /api/team/members/{memberId}/sso` · signed in with change_user_roles
 * @throws HelpdeskError 403 own_row · You can't unlink yourself; fresh_proof_needed · Please confirm your password to do this; higher_member · This member has permissions you don't have
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 sso_not_linked · This member hasn't signed in with single sign-on yet
 */
export const teamUnlinkSso: Call<'team.unlinkSso'> = { id: 'team.unlinkSso', method: 'DELETE', path: '/api/team/members/{memberId}/sso' };

/**
 * Invite a person by email; the link is returned only once.
 * The link works once, for seven days and only for this address; only its hash is stored. Until an admin has confirmed their email address, at most three people can be invited, without a personal message. Invitations are limited by user, organization, address and day.
 *
 * `POST /api/team/invite` · signed in with invite_users · idempotent
 * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; email_unconfirmed · Confirm your email address to invite more than three people; higher_rights · You can grant only permissions you have yourself
 * @throws HelpdeskError 409 already_member · This person is already a member of the team; already_invited · This person has already been invited
 */
export const teamInvite: Call<'team.invite'> = { id: 'team.invite', method: 'POST', path: '/api/team/invite', body: 'json', idempotent: true };

/**
 * List pending invitations, including expired ones.
 * Newest first, without links.
 *
 * `GET /api/team/invitations` · signed in with manage_team, or an API key with team:read
 */
export const teamInvitations: Call<'team.invitations'> = { id: 'team.invitations', method: 'GET', path: '/api/team/invitations' };

/**
 * Revoke an invitation.
 * The link then answers 410.
 *
 * `DELETE /api/team/invitations/{id}` · signed in with invite_users, or an API key with team:delete
 * @throws HelpdeskError 404 not_found · Invitation not found
 */
export const teamRevokeInvitation: Call<'team.revokeInvitation'> = { id: 'team.revokeInvitation', method: 'DELETE', path: '/api/team/invitations/{id}' };

/**
 * Resend an invitation; the same link is valid for seven more days.
 * Rejected if the person is already a member.
 *
 * `POST /api/team/invitations/{id}/resend` · signed in with invite_users, or an API key with team:create
 * @throws HelpdeskError 404 not_found · Invitation not found
 * @throws HelpdeskError 409 already_member · This person is already a member of the team
 */
export const teamResendInvitation: Call<'team.resendInvitation'> = { id: 'team.resendInvitation', method: 'POST', path: '/api/team/invitations/{id}/resend' };

/**
 * List contact forms, oldest first; at most 100.
 * Includes inactive forms, each with its number of submissions.
 *
 * `GET /api/contact-forms` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
 */
export const contactFormsList: Call<'contactForms.list'> = { id: 'contactForms.list', method: 'GET', path: '/api/contact-forms' };

/**
 * Create a contact form.
 * Field names must be unique and must not begin with helpdesk-; select and radio require options; minLength must not exceed maxLength; a pattern must be RE2 syntax that can be checked in linear time.
 *
 * `POST /api/contact-forms` · signed in with manage_contact_forms, or an API key with contact_forms:create · idempotent
 * @throws HelpdeskError 409 too_many · An organization can have up to 100 contact forms; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const contactFormsCreate: Call<'contactForms.create'> = { id: 'contactForms.create', method: 'POST', path: '/api/contact-forms', body: 'json', idempotent: true };

/**
 * Get totals over all contact forms.
 * Months are in the organization's time zone.
 *
 * `GET /api/contact-forms/stats` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
 */
export const contactFormsStats: Call<'contactForms.stats'> = { id: 'contactForms.stats', method: 'GET', path: '/api/contact-forms/stats' };

/**
 * Get a contact form with its fields and settings.
 * Used by the editor.
 *
 * `GET /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsGet: Call<'contactForms.get'> = { id: 'contactForms.get', method: 'GET', path: '/api/contact-forms/{id}' };

/**
 * Update a contact form; omitted settings stay unchanged, fields are replaced completely.
 * Same rules as contactForms.create. With If-Match, the update is rejected if the form has changed since. Submissions keep the answers to removed fields.
 *
 * `PATCH /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:update
 * @throws HelpdeskError 404 not_found · Contact form not found
 * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 * @throws HelpdeskError 412 stale · This contact form was changed by someone else
 */
export const contactFormsUpdate: Call<'contactForms.update'> = { id: 'contactForms.update', method: 'PATCH', path: '/api/contact-forms/{id}', body: 'json' };

/**
 * Delete a contact form with its submissions and statistics; its tickets stay.
 * This can't be undone. Pages that embed the form say that it isn't available.
 *
 * `DELETE /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:delete
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsDelete: Call<'contactForms.delete'> = { id: 'contactForms.delete', method: 'DELETE', path: '/api/contact-forms/{id}' };

/**
 * List views and webhooks that use a form.
 * Check before you delete the form: these views and webhooks then match nothing. Webhooks are listed only for members who can see them.
 *
 * `GET /api/contact-forms/{id}/uses` · signed in with manage_contact_forms, or an API key with contact_forms:delete
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsUses: Call<'contactForms.uses'> = { id: 'contactForms.uses', method: 'GET', path: '/api/contact-forms/{id}/uses' };

/**
 * Duplicate a contact form; the copy is inactive and has no submissions.
 * The copy has the same title, description, fields and settings; its fields have new ids, and " (copy)" is appended to its name.
 *
 * `POST /api/contact-forms/{id}/duplicate` · signed in with manage_contact_forms, or an API key with contact_forms:create · idempotent
 * @throws HelpdeskError 404 not_found · Contact form not found
 * @throws HelpdeskError 409 too_many · An organization can have up to 100 contact forms; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const contactFormsDuplicate: Call<'contactForms.duplicate'> = { id: 'contactForms.duplicate', method: 'POST', path: '/api/contact-forms/{id}/duplicate', idempotent: true };

/**
 * Resend the confirmation link to the address that gets a form's notifications.
 * The link works for seven days. A changed address gets the first one automatically. Nothing is sent to confirmed addresses or members.
 *
 * `POST /api/contact-forms/{id}/notice-confirmation` · signed in with manage_settings, or an API key with contact_forms:update
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsConfirmNotices: Call<'contactForms.confirmNotices'> = { id: 'contactForms.confirmNotices', method: 'POST', path: '/api/contact-forms/{id}/notice-confirmation' };

/**
 * Get daily views, starts and submissions of a contact form.
 * Stores only counts, nothing about visitors.
 *
 * `GET /api/contact-forms/{id}/analytics` · signed in with manage_contact_forms, or an API key with contact_forms:read
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsAnalytics: Call<'contactForms.analytics'> = { id: 'contactForms.analytics', method: 'GET', path: '/api/contact-forms/{id}/analytics' };

/**
 * List submissions of a contact form, newest first.
 * q matches part of any answer.
 *
 * `GET /api/contact-forms/{id}/submissions` · signed in with manage_contact_forms, or an API key with contact_forms:read · iterate over it for all pages
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsSubmissions: Call<'contactForms.submissions'> = { id: 'contactForms.submissions', method: 'GET', path: '/api/contact-forms/{id}/submissions', paged: true };

/**
 * Get a submission, with questions, answers and ticket.
 * The questions are those of the current form.
 *
 * `GET /api/contact-forms/{id}/submissions/{submissionId}` · signed in with manage_contact_forms, or an API key with contact_forms:read
 * @throws HelpdeskError 404 not_found · Submission not found
 */
export const contactFormsSubmission: Call<'contactForms.submission'> = { id: 'contactForms.submission', method: 'GET', path: '/api/contact-forms/{id}/submissions/{submissionId}' };

/**
 * Export submissions of a contact form as CSV, all or those that match q.
 * RFC 4180, newest first; cells that a spreadsheet would read as formulas are escaped.
 *
 * `GET /api/contact-forms/{id}/submissions.csv` · signed in with manage_contact_forms, or an API key with contact_forms:read
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsExportSubmissions: Call<'contactForms.exportSubmissions'> = { id: 'contactForms.exportSubmissions', method: 'GET', path: '/api/contact-forms/{id}/submissions.csv', as: 'text' };

/**
 * List chatbot queries, most used first.
 * q searches query, response, keywords and category.
 *
 * `GET /api/chatbot/queries` · signed in with manage_chatbot, or an API key with chatbot:read · iterate over it for all pages
 */
export const chatbotList: Call<'chatbot.list'> = { id: 'chatbot.list', method: 'GET', path: '/api/chatbot/queries', paged: true };

/**
 * Create a chatbot query; with questionId, the unanswered question is resolved.
 * Blank and repeated keywords are dropped.
 *
 * `POST /api/chatbot/queries` · signed in with manage_chatbot, or an API key with chatbot:create · idempotent
 * @throws HelpdeskError 409 too_many · An organization can have up to 20000 chatbot queries; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const chatbotCreate: Call<'chatbot.create'> = { id: 'chatbot.create', method: 'POST', path: '/api/chatbot/queries', body: 'json', idempotent: true };

/**
 * Import chatbot queries; invalid rows are reported, the others are imported. A row with an existing query and response updates it.
 * At most 1000 rows per call. Keywords are a list, or one string separated by semicolons.
 *
 * `POST /api/chatbot/queries/import` · signed in with manage_chatbot, or an API key with chatbot:create · idempotent
 * @throws HelpdeskError 409 idempotency_answer_lost · This request was already processed, but its response is no longer available; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const chatbotImport: Call<'chatbot.import'> = { id: 'chatbot.import', method: 'POST', path: '/api/chatbot/queries/import', body: 'json', idempotent: true };

/**
 * Export all chatbot queries, in the format of chatbot.import.
 * Includes inactive queries.
 *
 * `GET /api/chatbot/queries.json` · signed in with manage_chatbot, or an API key with chatbot:read
 */
export const chatbotExportJson: Call<'chatbot.exportJson'> = { id: 'chatbot.exportJson', method: 'GET', path: '/api/chatbot/queries.json' };

/**
 * Export all chatbot queries as CSV for import; keywords are separated by semicolons.
 * RFC 4180; cells that a spreadsheet would read as formulas are escaped.
 *
 * `GET /api/chatbot/queries.csv` · signed in with manage_chatbot, or an API key with chatbot:read
 */
export const chatbotExportCsv: Call<'chatbot.exportCsv'> = { id: 'chatbot.exportCsv', method: 'GET', path: '/api/chatbot/queries.csv', as: 'text' };

/**
 * Get a chatbot query.
 * Used by the editor.
 *
 * `GET /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:read
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 */
export const chatbotGet: Call<'chatbot.get'> = { id: 'chatbot.get', method: 'GET', path: '/api/chatbot/queries/{id}' };

/**
 * Update a chatbot query; omitted fields stay unchanged, keywords are replaced completely.
 * Takes effect at once.
 *
 * `PATCH /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:update
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const chatbotUpdate: Call<'chatbot.update'> = { id: 'chatbot.update', method: 'PATCH', path: '/api/chatbot/queries/{id}', body: 'json' };

/**
 * Delete a chatbot query.
 * This can't be undone. Its answers stay in the statistics.
 *
 * `DELETE /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:delete
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 */
export const chatbotDelete: Call<'chatbot.delete'> = { id: 'chatbot.delete', method: 'DELETE', path: '/api/chatbot/queries/{id}' };

/**
 * Get statistics of all chatbot queries.
 * asked, answered and answeredByArticle cover the last 30 days.
 *
 * `GET /api/chatbot/stats` · signed in with manage_chatbot, or an API key with chatbot:read
 */
export const chatbotStats: Call<'chatbot.stats'> = { id: 'chatbot.stats', method: 'GET', path: '/api/chatbot/stats' };

/**
 * Test what the chatbot would answer, and why; not counted in statistics.
 * organizationId, when given, must be the organization of the request.
 *
 * `POST /api/chatbot/query` · signed in with manage_chatbot, or an API key with chatbot:read
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const chatbotTest: Call<'chatbot.test'> = { id: 'chatbot.test', method: 'POST', path: '/api/chatbot/query', body: 'json' };

/**
 * List unanswered questions, most asked first; at most the last 1000 distinct questions of 180 days.
 * Without questions that were dismissed or answered since.
 *
 * `GET /api/chatbot/unanswered` · signed in with manage_chatbot, or an API key with chatbot:read · iterate over it for all pages
 */
export const chatbotUnanswered: Call<'chatbot.unanswered'> = { id: 'chatbot.unanswered', method: 'GET', path: '/api/chatbot/unanswered', paged: true };

/**
 * Dismiss a question; it won't come back if it's asked again.
 * The question stays stored so it isn't counted as a new one.
 *
 * `DELETE /api/chatbot/unanswered/{id}` · signed in with manage_chatbot, or an API key with chatbot:update
 * @throws HelpdeskError 404 not_found · Question not found
 */
export const chatbotDismiss: Call<'chatbot.dismiss'> = { id: 'chatbot.dismiss', method: 'DELETE', path: '/api/chatbot/unanswered/{id}' };

/**
 * Add a question to an existing query as a keyword.
 * Resolves the question; the bot answers it from now on.
 *
 * `POST /api/chatbot/unanswered/{id}/teach` · signed in with manage_chatbot, or an API key with chatbot:create
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 * @throws HelpdeskError 409 too_many · A query can have up to 50 keywords
 */
export const chatbotTeach: Call<'chatbot.teach'> = { id: 'chatbot.teach', method: 'POST', path: '/api/chatbot/unanswered/{id}/teach', body: 'json' };

/**
 * List macros of the team and the caller, each in their order.
 * The team's macros come first. At most 200 of the team and 100 of the caller.
 *
 * `GET /api/macros` · signed in with view_assigned_tickets, or an API key with macros:read · `ifNoneMatch` spares an unchanged answer
 */
export const macrosList: Call<'macros.list'> = { id: 'macros.list', method: 'GET', path: '/api/macros' };

/**
 * Create a macro.
 * Personal by default. It is added last. Names must be unique for the owner, ignoring case and accents. At least one step is required. Unknown variables in reply and note are rejected.
 *
 * `POST /api/macros` · signed in with view_assigned_tickets, or an API key with macros:create · idempotent
 * @throws HelpdeskError 400 validation_failed · A macro needs at least one step · A macro can't snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists
 * @throws HelpdeskError 409 too_many · The team can have up to 200 macros; too_many · You can have up to 100 personal macros; macro_exists · The team already has a macro with this name; macro_exists · You already have a macro with this name; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const macrosCreate: Call<'macros.create'> = { id: 'macros.create', method: 'POST', path: '/api/macros', body: 'json', idempotent: true };

/**
 * Undo applied macros.
 * Works for the caller's own runs, within a day. A reply or note that hasn't been sent is canceled. Fields that still have the macro's value are reverted; fields someone else changed since stay, and so do messages already sent. Runs that can't be undone are listed in failed.
 *
 * `POST /api/macros/undo` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 409 undone · This was already undone, or its ticket was merged since; idempotency_answer_lost · This request was already processed, but its response is no longer available
 */
export const macrosUndo: Call<'macros.undo'> = { id: 'macros.undo', method: 'POST', path: '/api/macros/undo', body: 'json', idempotent: true };

/**
 * Update a macro; omitted fields stay unchanged.
 * Without manage_help_center, members can change only their own. A macro that becomes personal or the team's is added last there.
 *
 * `PATCH /api/macros/{id}` · signed in with view_assigned_tickets, or an API key with macros:update
 * @throws HelpdeskError 400 validation_failed · A macro needs at least one step · A macro can't snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists
 * @throws HelpdeskError 404 not_found · Macro not found
 * @throws HelpdeskError 409 too_many · The team can have up to 200 macros; too_many · You can have up to 100 personal macros; macro_exists · The team already has a macro with this name; macro_exists · You already have a macro with this name; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const macrosUpdate: Call<'macros.update'> = { id: 'macros.update', method: 'PATCH', path: '/api/macros/{id}', body: 'json' };

/**
 * Delete a macro.
 * Can be restored for a day. Without manage_help_center, members can delete only their own.
 *
 * `DELETE /api/macros/{id}` · signed in with view_assigned_tickets, or an API key with macros:delete
 * @throws HelpdeskError 404 not_found · Macro not found
 */
export const macrosDelete: Call<'macros.delete'> = { id: 'macros.delete', method: 'DELETE', path: '/api/macros/{id}' };

/**
 * Restore a macro deleted within the last day.
 * Keeps its position and usage count. Without manage_help_center, members can restore only their own.
 *
 * `POST /api/macros/{id}/restore` · signed in with view_assigned_tickets, or an API key with macros:update
 * @throws HelpdeskError 404 not_found · Macro not found
 * @throws HelpdeskError 409 too_many · The team can have up to 200 macros; too_many · You can have up to 100 personal macros; macro_exists · The team already has a macro with this name; macro_exists · You already have a macro with this name
 */
export const macrosRestore: Call<'macros.restore'> = { id: 'macros.restore', method: 'POST', path: '/api/macros/{id}/restore' };

/**
 * Preview what a macro would do to tickets.
 * Changes nothing. Tickets that don't exist are omitted.
 *
 * `POST /api/macros/{id}/preview` · signed in with view_assigned_tickets, or an API key with macros:read
 * @throws HelpdeskError 404 not_found · Macro not found
 */
export const macrosPreview: Call<'macros.preview'> = { id: 'macros.preview', method: 'POST', path: '/api/macros/{id}/preview', body: 'json' };

/**
 * Apply a macro to tickets: reply, note and changes together.
 * Each step requires the same permission as doing it by hand: assign_tickets to assign, resolve_tickets for other changes. A ticket gets all steps or none; if a step fails, the ticket is listed in failed with the reason. Variables are filled in from the ticket, the caller and the organization. With holdSeconds, reply and note are held for that long and can be undone with macros.undo; if the reply resolves or closes the ticket, that is held too.
 *
 * `POST /api/macros/{id}/apply` · signed in with view_assigned_tickets, or an API key with tickets:update · idempotent
 * @throws HelpdeskError 404 not_found · Macro not found
 * @throws HelpdeskError 409 refused · A step can't be applied; the message says why; unanswered · An answer is missing: order number; idempotency_answer_lost · This request was already processed, but its response is no longer available
 */
export const macrosApply: Call<'macros.apply'> = { id: 'macros.apply', method: 'POST', path: '/api/macros/{id}/apply', body: 'json', idempotent: true };

/**
 * List canned replies of the team and the caller, best match first, then most used.
 * q finds replies that contain each of its words (at most eight) in title, shortcut, folder or text. Shortcuts that start with q come first, then titles.
 *
 * `GET /api/canned-replies` · signed in with view_assigned_tickets, or an API key with canned_replies:read · iterate over it for all pages
 */
export const cannedRepliesList: Call<'cannedReplies.list'> = { id: 'cannedReplies.list', method: 'GET', path: '/api/canned-replies', paged: true };

/**
 * Create a canned reply.
 * Personal by default. A shortcut must be unique among the team's replies, and among each member's own. Unknown variables in the text are rejected.
 *
 * `POST /api/canned-replies` · signed in with view_assigned_tickets, or an API key with canned_replies:create · idempotent
 * @throws HelpdeskError 409 too_many · The team can have up to 2000 canned replies; too_many · You can have up to 500 personal canned replies; shortcut_taken · Another canned reply has this shortcut; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const cannedRepliesCreate: Call<'cannedReplies.create'> = { id: 'cannedReplies.create', method: 'POST', path: '/api/canned-replies', body: 'json', idempotent: true };

/**
 * List folders, by name.
 * Counts only replies that the caller can see.
 *
 * `GET /api/canned-replies/folders` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 */
export const cannedRepliesFolders: Call<'cannedReplies.folders'> = { id: 'cannedReplies.folders', method: 'GET', path: '/api/canned-replies/folders' };

/**
 * Import canned replies; invalid rows are reported, the others are imported.
 * At most 1000 rows per call, all with the same visibility. A row updates the reply with the same shortcut or, without a shortcut, with the same title and folder.
 *
 * `POST /api/canned-replies/import` · signed in with view_assigned_tickets, or an API key with canned_replies:create · idempotent
 * @throws HelpdeskError 409 idempotency_answer_lost · This request was already processed, but its response is no longer available; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const cannedRepliesImport: Call<'cannedReplies.import'> = { id: 'cannedReplies.import', method: 'POST', path: '/api/canned-replies/import', body: 'json', idempotent: true };

/**
 * Export all canned replies of the team, or the caller's own, in the format of cannedReplies.import.
 * Oldest first.
 *
 * `GET /api/canned-replies.json` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 */
export const cannedRepliesExportJson: Call<'cannedReplies.exportJson'> = { id: 'cannedReplies.exportJson', method: 'GET', path: '/api/canned-replies.json' };

/**
 * Export all canned replies of the team, or the caller's own, as CSV for import.
 * RFC 4180; cells that a spreadsheet would read as formulas are escaped.
 *
 * `GET /api/canned-replies.csv` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 */
export const cannedRepliesExportCsv: Call<'cannedReplies.exportCsv'> = { id: 'cannedReplies.exportCsv', method: 'GET', path: '/api/canned-replies.csv', as: 'text' };

/**
 * Get a canned reply.
 * Another member's personal reply answers 404.
 *
 * `GET /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 * @throws HelpdeskError 404 not_found · Canned reply not found
 */
export const cannedRepliesGet: Call<'cannedReplies.get'> = { id: 'cannedReplies.get', method: 'GET', path: '/api/canned-replies/{id}' };

/**
 * Update a canned reply; omitted fields stay unchanged.
 * Without manage_help_center, members can change only their own.
 *
 * `PATCH /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:update
 * @throws HelpdeskError 404 not_found · Canned reply not found
 * @throws HelpdeskError 409 too_many · The team can have up to 2000 canned replies; shortcut_taken · Another canned reply has this shortcut; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const cannedRepliesUpdate: Call<'cannedReplies.update'> = { id: 'cannedReplies.update', method: 'PATCH', path: '/api/canned-replies/{id}', body: 'json' };

/**
 * Delete a canned reply.
 * Can be restored for a day. Without manage_help_center, members can delete only their own.
 *
 * `DELETE /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:delete
 * @throws HelpdeskError 404 not_found · Canned reply not found
 */
export const cannedRepliesDelete: Call<'cannedReplies.delete'> = { id: 'cannedReplies.delete', method: 'DELETE', path: '/api/canned-replies/{id}' };

/**
 * Restore a canned reply deleted within the last day.
 * Keeps its usage count. Without manage_help_center, members can restore only their own.
 *
 * `POST /api/canned-replies/{id}/restore` · signed in with view_assigned_tickets, or an API key with canned_replies:update
 * @throws HelpdeskError 404 not_found · Canned reply not found
 * @throws HelpdeskError 409 too_many · The team can have up to 2000 canned replies; shortcut_taken · Another canned reply has this shortcut
 */
export const cannedRepliesRestore: Call<'cannedReplies.restore'> = { id: 'cannedReplies.restore', method: 'POST', path: '/api/canned-replies/{id}/restore' };

/**
 * Copy the files of a canned reply for a message by the caller.
 * The copies behave like files uploaded by the caller: use them in fileIds of a reply, note, new ticket or chat. Unused copies are deleted after a day. Storage counts the content once.
 *
 * `POST /api/canned-replies/{id}/copy-files` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 * @throws HelpdeskError 404 not_found · Canned reply not found
 */
export const cannedRepliesCopyFiles: Call<'cannedReplies.copyFiles'> = { id: 'cannedReplies.copyFiles', method: 'POST', path: '/api/canned-replies/{id}/copy-files' };

/**
 * Count a use of a canned reply.
 * Call it when the reply is inserted into a reply or chat.
 *
 * `POST /api/canned-replies/{id}/use` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 * @throws HelpdeskError 404 not_found · Canned reply not found
 */
export const cannedRepliesUse: Call<'cannedReplies.use'> = { id: 'cannedReplies.use', method: 'POST', path: '/api/canned-replies/{id}/use' };

/**
 * List customers with an external ID or metadata, by when they changed.
 * Only customers with an external ID or metadata are listed. Use updatedSince to keep a copy in sync; records that change while you read the pages are listed again. When a customer's data is removed, v1.events reports customer.changed with isKept false.
 *
 * `GET /api/customers` · signed in with view_all_tickets, or an API key with tickets:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const customersList: Call<'customers.list'> = { id: 'customers.list', method: 'GET', path: '/api/customers', paged: true };

/**
 * Set the external ID and metadata of a customer.
 * Customers are identified by email address. Omitted fields stay unchanged; metadata is replaced completely. If both end up empty, the record is deleted. Customers don't see this data.
 *
 * `PUT /api/customers` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · Customer not found
 * @throws HelpdeskError 409 external_id_taken · Another customer has this external ID
 */
export const customersUpdate: Call<'customers.update'> = { id: 'customers.update', method: 'PUT', path: '/api/customers', body: 'json' };

/**
 * List categories in display order; at most 100.
 * Each with its number of articles, including unpublished ones.
 *
 * `GET /api/help/categories` · signed in with manage_help_center, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
 */
export const helpCategoriesList: Call<'helpCategories.list'> = { id: 'helpCategories.list', method: 'GET', path: '/api/help/categories' };

/**
 * Create a category, last in the order.
 * The slug must be unique.
 *
 * `POST /api/help/categories` · signed in with manage_help_center, or an API key with help:create · idempotent
 * @throws HelpdeskError 409 slug_taken · A category with this slug already exists; too_many · An organization can have up to 100 categories
 */
export const helpCategoriesCreate: Call<'helpCategories.create'> = { id: 'helpCategories.create', method: 'POST', path: '/api/help/categories', body: 'json', idempotent: true };

/**
 * Reorder categories; omitted ones follow in their previous order.
 * Every ID must be a category of the organization.
 *
 * `PUT /api/help/categories/order` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Category not found
 */
export const helpCategoriesReorder: Call<'helpCategories.reorder'> = { id: 'helpCategories.reorder', method: 'PUT', path: '/api/help/categories/order', body: 'json' };

/**
 * Update a category; omitted fields stay unchanged.
 * A new slug must be unique.
 *
 * `PATCH /api/help/categories/{id}` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Category not found
 * @throws HelpdeskError 409 slug_taken · A category with this slug already exists
 */
export const helpCategoriesUpdate: Call<'helpCategories.update'> = { id: 'helpCategories.update', method: 'PATCH', path: '/api/help/categories/{id}', body: 'json' };

/**
 * Delete a category; its articles stay, uncategorized.
 * This can't be undone.
 *
 * `DELETE /api/help/categories/{id}` · signed in with manage_help_center, or an API key with help:delete
 * @throws HelpdeskError 404 not_found · Category not found
 */
export const helpCategoriesDelete: Call<'helpCategories.delete'> = { id: 'helpCategories.delete', method: 'DELETE', path: '/api/help/categories/{id}' };

/**
 * Reorder the articles of a category; omitted ones follow, last changed first.
 * Every ID must be an article of the category.
 *
 * `PUT /api/help/categories/{id}/articles` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Category not found · Article not found
 */
export const helpCategoriesOrderArticles: Call<'helpCategories.orderArticles'> = { id: 'helpCategories.orderArticles', method: 'PUT', path: '/api/help/categories/{id}/articles', body: 'json' };

/**
 * List published articles with their public URLs, for links in replies; with q, best match first, otherwise most recently changed first.
 * URLs use the organization's custom domain once it's verified.
 *
 * `GET /api/help/article-links` · signed in with view_assigned_tickets, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
 */
export const helpArticlesLinks: Call<'helpArticles.links'> = { id: 'helpArticles.links', method: 'GET', path: '/api/help/article-links' };

/**
 * List articles including drafts, most recently changed first; with q, best match first.
 * With q, results are sorted by relevance and sort is ignored. A page has at most 4 MB of content, so it may contain fewer items than limit.
 *
 * `GET /api/help/articles` · signed in with manage_help_center, or an API key with help:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const helpArticlesList: Call<'helpArticles.list'> = { id: 'helpArticles.list', method: 'GET', path: '/api/help/articles', paged: true };

/**
 * Create an article; its HTML is sanitized.
 * The slug must be unique. Scripts, styles and forms are removed; links and images keep only safe URLs.
 *
 * `POST /api/help/articles` · signed in with manage_help_center, or an API key with help:create · idempotent
 * @throws HelpdeskError 409 slug_taken · An article with this slug already exists · external_id_taken · Another article has this external ID; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const helpArticlesCreate: Call<'helpArticles.create'> = { id: 'helpArticles.create', method: 'POST', path: '/api/help/articles', body: 'json', idempotent: true };

/**
 * Get an article with its draft.
 * draft is null if there is none.
 *
 * `GET /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesGet: Call<'helpArticles.get'> = { id: 'helpArticles.get', method: 'GET', path: '/api/help/articles/{id}' };

/**
 * Update, publish or unpublish an article; omitted fields stay unchanged. Setting title or content discards the draft.
 * With If-Match, the update is rejected if the article has changed since. A new slug must be unique; the old URL redirects.
 *
 * `PATCH /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Article not found
 * @throws HelpdeskError 409 slug_taken · An article with this slug already exists · external_id_taken · Another article has this external ID; too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 * @throws HelpdeskError 412 stale · This article was changed by someone else
 */
export const helpArticlesUpdate: Call<'helpArticles.update'> = { id: 'helpArticles.update', method: 'PATCH', path: '/api/help/articles/{id}', body: 'json' };

/**
 * Delete an article.
 * This can't be undone. The article answers 404 from then on.
 *
 * `DELETE /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:delete
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesDelete: Call<'helpArticles.delete'> = { id: 'helpArticles.delete', method: 'DELETE', path: '/api/help/articles/{id}' };

/**
 * Save a draft of an article; visitors keep seeing the published version.
 * Replaces an existing draft. To publish it, send its fields to helpArticles.update.
 *
 * `PUT /api/help/articles/{id}/draft` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Article not found
 * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 * @throws HelpdeskError 412 stale · This article was changed by someone else
 */
export const helpArticlesSaveDraft: Call<'helpArticles.saveDraft'> = { id: 'helpArticles.saveDraft', method: 'PUT', path: '/api/help/articles/{id}/draft', body: 'json' };

/**
 * Discard the draft of an article; the article stays unchanged.
 * Succeeds if there is none.
 *
 * `DELETE /api/help/articles/{id}/draft` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesDiscardDraft: Call<'helpArticles.discardDraft'> = { id: 'helpArticles.discardDraft', method: 'DELETE', path: '/api/help/articles/{id}/draft' };

/**
 * Versions of an article, newest first: at most 50 versions, with 2 MB of text together.
 * A version is stored when title or content change. The first one is what the article says now.
 *
 * `GET /api/help/articles/{id}/versions` · signed in with manage_help_center, or an API key with help:read
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesVersions: Call<'helpArticles.versions'> = { id: 'helpArticles.versions', method: 'GET', path: '/api/help/articles/{id}/versions' };

/**
 * A version of an article, and how it differs from what the article says now.
 * Changes compare the text line by line, with the title as the first line.
 *
 * `GET /api/help/articles/{id}/versions/{number}` · signed in with manage_help_center, or an API key with help:read
 * @throws HelpdeskError 404 not_found · Article not found · Version not found
 */
export const helpArticlesVersion: Call<'helpArticles.version'> = { id: 'helpArticles.version', method: 'GET', path: '/api/help/articles/{id}/versions/{number}' };

/**
 * Give an article the title and content of a version again.
 * The current text is kept as a version.
 *
 * `POST /api/help/articles/{id}/versions/{number}/restore` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Article not found · Version not found
 * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const helpArticlesRestore: Call<'helpArticles.restore'> = { id: 'helpArticles.restore', method: 'POST', path: '/api/help/articles/{id}/versions/{number}/restore' };

/**
 * An article in further languages.
 * The article itself is in the first language that the organization offers.
 *
 * `GET /api/help/articles/{id}/translations` · signed in with manage_help_center, or an API key with help:read
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesTranslations: Call<'helpArticles.translations'> = { id: 'helpArticles.translations', method: 'GET', path: '/api/help/articles/{id}/translations' };

/**
 * Store an article in a further language.
 * Replaces an earlier translation. Visitors read it once it and the article are published.
 *
 * `PUT /api/help/articles/{id}/translations/{language}` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Article not found
 * @throws HelpdeskError 409 too_many · Your articles, forms and replies can use up to 100 MB of text in total. Delete some to add more.
 */
export const helpArticlesSaveTranslation: Call<'helpArticles.saveTranslation'> = { id: 'helpArticles.saveTranslation', method: 'PUT', path: '/api/help/articles/{id}/translations/{language}', body: 'json' };

/**
 * Delete a translation; the article stays.
 * Cannot be undone.
 *
 * `DELETE /api/help/articles/{id}/translations/{language}` · signed in with manage_help_center, or an API key with help:delete
 * @throws HelpdeskError 404 not_found · Translation not found
 */
export const helpArticlesDeleteTranslation: Call<'helpArticles.deleteTranslation'> = { id: 'helpArticles.deleteTranslation', method: 'DELETE', path: '/api/help/articles/{id}/translations/{language}' };

/**
 * Upload an image for articles: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata.
 * At most 5 MB. The type is detected from the content, not the file name.
 *
 * `POST /api/help/images` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 400 file_required · Please upload a valid image file
 * @throws HelpdeskError 409 too_many · Image storage is full
 * @throws HelpdeskError 413 file_too_large · Image file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const helpArticlesUploadImage: Call<'helpArticles.uploadImage'> = { id: 'helpArticles.uploadImage', method: 'POST', path: '/api/help/images', body: form };

/**
 * Get article views; each visitor counts once a day. Unpublished articles are included only for members who can edit articles.
 * Nothing about the visitors is stored.
 *
 * `GET /api/help/views` · signed in, or an API key with help:read
 */
export const helpViews: Call<'help.views'> = { id: 'help.views', method: 'GET', path: '/api/help/views' };

/**
 * Get the help center report: votes and comments, unread articles, searches without results, and tickets that an article answers.
 * At most 100 of each. Comments and searches are kept for 90 days, without identifying readers. Tickets are included only for members who can view all tickets.
 *
 * `GET /api/help/report` · signed in with manage_help_center, or an API key with help:read
 */
export const helpReport: Call<'help.report'> = { id: 'help.report', method: 'GET', path: '/api/help/report' };

/**
 * Dismiss a search without results.
 * It comes back if a visitor searches for it again without results.
 *
 * `DELETE /api/help/searches/{id}` · signed in with manage_help_center, or an API key with help:delete
 * @throws HelpdeskError 404 not_found · Search not found
 */
export const helpDismissSearch: Call<'help.dismissSearch'> = { id: 'help.dismissSearch', method: 'DELETE', path: '/api/help/searches/{id}' };

/**
 * List chats, newest first; waiting chats in queue order. Each includes only its newest message.
 * Without status, chats in all statuses.
 *
 * `GET /api/chat/sessions` · signed in with view_live_chat, or an API key with chat:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const chatList: Call<'chat.list'> = { id: 'chat.list', method: 'GET', path: '/api/chat/sessions', paged: true };

/**
 * Count chats by status.
 * Chats led only by the bot are counted separately; they aren't active for any agent.
 *
 * `GET /api/chat/stats` · signed in with view_live_chat, or an API key with chat:read · `ifNoneMatch` spares an unchanged answer
 */
export const chatStats: Call<'chat.stats'> = { id: 'chat.stats', method: 'GET', path: '/api/chat/stats' };

/**
 * List agents a chat can be transferred to, present ones first.
 * An agent is present while the staff console is open. The caller sets their own availability with team.setAvailability.
 *
 * `GET /api/chat/agents` · signed in with view_live_chat, or an API key with chat:read
 */
export const chatAgents: Call<'chat.agents'> = { id: 'chat.agents', method: 'GET', path: '/api/chat/agents' };

/**
 * Get the live chat settings.
 * Never includes the identity secret.
 *
 * `GET /api/chat/settings` · signed in with manage_settings, or an API key with organization:read
 */
export const chatSettings: Call<'chat.settings'> = { id: 'chat.settings', method: 'GET', path: '/api/chat/settings' };

/**
 * Update the live chat settings.
 * Omitted fields stay unchanged; allowedDomains is replaced completely. idleMinutes is 2 to 1440.
 *
 * `PATCH /api/chat/settings` · signed in with manage_settings, or an API key with organization:update
 */
export const chatUpdateSettings: Call<'chat.updateSettings'> = { id: 'chat.updateSettings', method: 'PATCH', path: '/api/chat/settings', body: 'json' };

/**
 * Generate a new secret for visitor identity tokens; it is returned only once.
 * Your server signs identity tokens for publicChat.start with it. Tokens signed with the previous secret are accepted for one more day. Generating another secret before then ends that at once. Chats that have already started stay verified.
 *
 * `POST /api/chat/settings/identity-secret` · signed in with manage_settings
 */
export const chatNewIdentitySecret: Call<'chat.newIdentitySecret'> = { id: 'chat.newIdentitySecret', method: 'POST', path: '/api/chat/settings/identity-secret' };

/**
 * Get a chat with all messages, the visitor's location and their earlier chats.
 * Messages are in chronological order.
 *
 * `GET /api/chat/sessions/{id}` · signed in with view_live_chat, or an API key with chat:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatGet: Call<'chat.get'> = { id: 'chat.get', method: 'GET', path: '/api/chat/sessions/{id}' };

/**
 * Add and remove tags of a chat.
 * Also works on closed chats. The visitor isn't notified, and neither the last activity nor the turn changes. If the chat becomes a ticket, the ticket gets its tags.
 *
 * `PATCH /api/chat/sessions/{id}` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 400 validation_failed · This tag no longer exists
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatUpdate: Call<'chat.update'> = { id: 'chat.update', method: 'PATCH', path: '/api/chat/sessions/{id}', body: 'json' };

/**
 * Accept a chat that is waiting or led by the bot; succeeds if it's already the caller's.
 * A chat has one agent; a second one gets 409. The bot stops answering.
 *
 * `POST /api/chat/sessions/{id}/accept` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_taken · This chat was already accepted by another agent; chat_closed · This chat session is closed
 */
export const chatAccept: Call<'chat.accept'> = { id: 'chat.accept', method: 'POST', path: '/api/chat/sessions/{id}/accept' };

/**
 * Send a message over HTTP; an agent's first message also accepts the chat.
 * At most 4000 characters. Messages with the same clientId are stored once.
 *
 * `POST /api/chat/sessions/{id}/messages` · signed in with manage_live_chat, or an API key with chat:update · idempotent
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed
 */
export const chatSend: Call<'chat.send'> = { id: 'chat.send', method: 'POST', path: '/api/chat/sessions/{id}/messages', body: 'json', idempotent: true };

/**
 * Add an internal note to a chat; the visitor never sees it.
 * Also works on closed chats. A note isn't a message: it has no sequence number, doesn't accept the chat, and doesn't affect the turn or unread counts. If the chat becomes a ticket, the ticket gets its notes, including later ones.
 *
 * `POST /api/chat/sessions/{id}/notes` · signed in with manage_live_chat, or an API key with chat:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Only staff can be mentioned
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatAddNote: Call<'chat.addNote'> = { id: 'chat.addNote', method: 'POST', path: '/api/chat/sessions/{id}/notes', body: 'json', idempotent: true };

/**
 * Block a chat's visitor and end their open chats.
 * Blocks their email address, if given, as in blockedSenders.create, and their browser. Their chats end without becoming tickets. Succeeds if already blocked; use blockedSenders.delete to unblock.
 *
 * `POST /api/chat/sessions/{id}/block` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 too_many · You can block up to 1000 senders
 */
export const chatBlock: Call<'chat.block'> = { id: 'chat.block', method: 'POST', path: '/api/chat/sessions/{id}/block' };

/**
 * Update the staff's read receipts over HTTP.
 * Receipts only move forward; a lower number changes nothing.
 *
 * `POST /api/chat/sessions/{id}/read` · signed in with view_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatMarkRead: Call<'chat.markRead'> = { id: 'chat.markRead', method: 'POST', path: '/api/chat/sessions/{id}/read', body: 'json' };

/**
 * Transfer a chat to another agent.
 * The other agent must be an admin or agent of the organization.
 *
 * `POST /api/chat/sessions/{id}/transfer` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 400 validation_failed · The agent must be a member of this organization
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed
 */
export const chatTransfer: Call<'chat.transfer'> = { id: 'chat.transfer', method: 'POST', path: '/api/chat/sessions/{id}/transfer', body: 'json' };

/**
 * Invite a colleague to a chat.
 * The agent stays the same. Succeeds if they're already in it.
 *
 * `POST /api/chat/sessions/{id}/participants` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 400 validation_failed · The agent must be a member of this organization
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_without_agent · Accept the chat before you invite someone; too_many_participants · A chat can have up to 10 participants
 */
export const chatAddParticipant: Call<'chat.addParticipant'> = { id: 'chat.addParticipant', method: 'POST', path: '/api/chat/sessions/{id}/participants', body: 'json' };

/**
 * Leave a chat, or remove a colleague from it.
 * Succeeds if they aren't in it.
 *
 * `DELETE /api/chat/sessions/{id}/participants/{userId}` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatRemoveParticipant: Call<'chat.removeParticipant'> = { id: 'chat.removeParticipant', method: 'DELETE', path: '/api/chat/sessions/{id}/participants/{userId}' };

/**
 * Close a chat; succeeds if it's already closed.
 * The visitor can rate it afterwards. If the visitor is waiting for an answer, the chat becomes a ticket.
 *
 * `POST /api/chat/sessions/{id}/close` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatClose: Call<'chat.close'> = { id: 'chat.close', method: 'POST', path: '/api/chat/sessions/{id}/close' };

/**
 * Email the visitor a transcript of their chat.
 * Sent to the chat's email address. At most 5 per hour for each chat and address.
 *
 * `POST /api/chat/sessions/{id}/transcript` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 no_address · The visitor hasn't given an email address
 */
export const chatMailTranscript: Call<'chat.mailTranscript'> = { id: 'chat.mailTranscript', method: 'POST', path: '/api/chat/sessions/{id}/transcript' };

/**
 * Create a ticket with the transcript of a chat; the chat continues.
 * At most one ticket per chat. Its requester is the visitor, if their email address is known.
 *
 * `POST /api/chat/sessions/{id}/ticket` · signed in with view_live_chat, or an API key with chat:update · idempotent
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
 */
export const chatConvertToTicket: Call<'chat.convertToTicket'> = { id: 'chat.convertToTicket', method: 'POST', path: '/api/chat/sessions/{id}/ticket', idempotent: true };

/**
 * List the caller's notifications.
 * Newest first.
 *
 * `GET /api/notifications` · signed in · iterate over it for all pages
 */
export const notificationsList: Call<'notifications.list'> = { id: 'notifications.list', method: 'GET', path: '/api/notifications', paged: true };

/**
 * Mark all of the caller's notifications as read.
 * Notifications that arrive meanwhile stay unread.
 *
 * `PATCH /api/notifications/read-all` · signed in
 */
export const notificationsMarkAllRead: Call<'notifications.markAllRead'> = { id: 'notifications.markAllRead', method: 'PATCH', path: '/api/notifications/read-all' };

/**
 * Mark a notification as read.
 * Succeeds if it is already read.
 *
 * `PATCH /api/notifications/{id}/read` · signed in
 * @throws HelpdeskError 404 not_found · Notification not found
 */
export const notificationsMarkRead: Call<'notifications.markRead'> = { id: 'notifications.markRead', method: 'PATCH', path: '/api/notifications/{id}/read' };

/**
 * Delete a notification.
 * Only the caller's own; others answer 404.
 *
 * `DELETE /api/notifications/{id}` · signed in
 * @throws HelpdeskError 404 not_found · Notification not found
 */
export const notificationsDelete: Call<'notifications.delete'> = { id: 'notifications.delete', method: 'DELETE', path: '/api/notifications/{id}' };

/**
 * Update the caller's name or signature, or request a new email address, which takes effect once its link is opened.
 * Omitted fields stay unchanged. The link is valid for a day; opening it ends all other sessions and password reset links. The old address is notified, and can recover the account for seven days.
 *
 * `PATCH /api/profile` · signed in
 * @throws HelpdeskError 409 email_taken · An account with this email already exists
 */
export const profileUpdate: Call<'profile.update'> = { id: 'profile.update', method: 'PATCH', path: '/api/profile', body: 'json' };

/**
 * Set the caller's photo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata.
 * At most 5 MB. The type is detected from the content, not the file name. Counts toward the image storage of the caller's active organization; callers without an organization get 404. The previous photo is no longer shown, but its URL stays valid.
 *
 * `POST /api/profile/upload-photo` · signed in
 * @throws HelpdeskError 400 file_required · Please select an image file (JPG, PNG, GIF, etc.)
 * @throws HelpdeskError 409 too_many · Image storage is full
 * @throws HelpdeskError 413 file_too_large · Please select an image smaller than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please select an image file (JPG, PNG, GIF, etc.)
 */
export const profileUploadPhoto: Call<'profile.uploadPhoto'> = { id: 'profile.uploadPhoto', method: 'POST', path: '/api/profile/upload-photo', body: form };

/**
 * Remove the photo.
 * Succeeds if there is none.
 *
 * `DELETE /api/profile/photo` · signed in
 */
export const profileRemovePhoto: Call<'profile.removePhoto'> = { id: 'profile.removePhoto', method: 'DELETE', path: '/api/profile/photo' };

/**
 * Change the password; ends all other sessions of the caller.
 * Requires the current password. Passwords that are easy to guess, such as common ones or the user's own name, are rejected, and the operator can require more characters.
 *
 * `PATCH /api/profile/password` · signed in
 * @throws HelpdeskError 400 wrong_password · Current password is incorrect
 */
export const profileChangePassword: Call<'profile.changePassword'> = { id: 'profile.changePassword', method: 'PATCH', path: '/api/profile/password', body: 'json' };

/**
 * Delete the caller's account after 30 days.
 * Signs the caller out everywhere and emails them the date. Signing in before then cancels the deletion. Afterwards the account is deleted with its sessions, passkeys and photo, and its tickets, tasks and chats are unassigned; what the user wrote stays with the organizations as "Deleted member". The only admin of an organization must first make someone else an admin, or close the organization.
 *
 * `POST /api/profile/deletion` · signed in
 * @throws HelpdeskError 400 validation_failed · Please type your email address
 * @throws HelpdeskError 409 last_admin · You are the only admin of Acme. Make someone else an admin first, or delete the organization
 */
export const profileDelete: Call<'profile.delete'> = { id: 'profile.delete', method: 'POST', path: '/api/profile/deletion', body: 'json' };

/**
 * Change the caller's notification preferences; omitted fields stay unchanged.
 * Setting emailNotifications to false turns off all email, whatever else is on.
 *
 * `PATCH /api/profile/notifications` · signed in
 */
export const profileUpdateNotificationPreferences: Call<'profile.updateNotificationPreferences'> = { id: 'profile.updateNotificationPreferences', method: 'PATCH', path: '/api/profile/notifications', body: 'json' };

/**
 * List the caller's sessions, this one first, then by last use.
 * Ended sessions are omitted. The last use can be up to ten minutes old. Device details come from the browser and aren't verified.
 *
 * `GET /api/profile/sessions` · signed in
 */
export const sessionsList: Call<'sessions.list'> = { id: 'sessions.list', method: 'GET', path: '/api/profile/sessions' };

/**
 * End all other sessions of the caller.
 * Also ends their sockets, uploads and downloads. Succeeds if there is no other session.
 *
 * `DELETE /api/profile/sessions` · signed in
 */
export const sessionsEndOthers: Call<'sessions.endOthers'> = { id: 'sessions.endOthers', method: 'DELETE', path: '/api/profile/sessions' };

/**
 * End one session of the caller, possibly this one.
 * Also ends its sockets, uploads and downloads.
 *
 * `DELETE /api/profile/sessions/{id}` · signed in
 * @throws HelpdeskError 404 not_found · Session not found
 */
export const sessionsEnd: Call<'sessions.end'> = { id: 'sessions.end', method: 'DELETE', path: '/api/profile/sessions/{id}' };

/**
 * List the caller's sign-in methods in addition to the password.
 * Never includes the app's secret or the recovery codes.
 *
 * `GET /api/profile/second-factor` · signed in
 */
export const accountSecondFactor: Call<'account.secondFactor'> = { id: 'account.secondFactor', method: 'GET', path: '/api/profile/second-factor' };

/**
 * Start setting up an authenticator app.
 * The secret is shown only in this response. It takes effect once account.confirmTotp receives a code from the app. Starting again replaces it.
 *
 * `POST /api/profile/second-factor/totp/setup` · signed in
 * @throws HelpdeskError 409 already_set_up · An authenticator app is already set up
 */
export const accountStartTotp: Call<'account.startTotp'> = { id: 'account.startTotp', method: 'POST', path: '/api/profile/second-factor/totp/setup' };

/**
 * Confirm an authenticator app with its first code.
 * Ends all other sessions of the caller and emails them. The first method of an account also returns recovery codes, shown only in this response.
 *
 * `POST /api/profile/second-factor/totp` · signed in
 * @throws HelpdeskError 400 wrong_code · This code is wrong or was already used
 * @throws HelpdeskError 404 not_found · Start setting up an authenticator app first
 * @throws HelpdeskError 409 already_set_up · An authenticator app is already set up
 */
export const accountConfirmTotp: Call<'account.confirmTotp'> = { id: 'account.confirmTotp', method: 'POST', path: '/api/profile/second-factor/totp', body: 'json' };

/**
 * Remove the authenticator app.
 * Ends all other sessions of the caller and emails them. If it was the last method, the recovery codes are deleted too.
 *
 * `DELETE /api/profile/second-factor/totp` · signed in
 * @throws HelpdeskError 404 not_found · No authenticator app is set up
 */
export const accountRemoveTotp: Call<'account.removeTotp'> = { id: 'account.removeTotp', method: 'DELETE', path: '/api/profile/second-factor/totp' };

/**
 * Start setting up a passkey.
 * Send the browser's answer to account.addPasskey within ten minutes.
 *
 * `POST /api/profile/second-factor/passkeys/setup` · signed in
 * @throws HelpdeskError 409 too_many · An account can have up to 20 passkeys
 */
export const accountStartPasskey: Call<'account.startPasskey'> = { id: 'account.startPasskey', method: 'POST', path: '/api/profile/second-factor/passkeys/setup' };

/**
 * Add a passkey.
 * Ends all other sessions of the caller and emails them. The first method of an account also returns recovery codes, shown only in this response.
 *
 * `POST /api/profile/second-factor/passkeys` · signed in
 * @throws HelpdeskError 400 wrong_passkey · This passkey didn't work
 * @throws HelpdeskError 409 too_many · An account can have up to 20 passkeys
 * @throws HelpdeskError 410 challenge_expired · This took too long. Please start again.
 */
export const accountAddPasskey: Call<'account.addPasskey'> = { id: 'account.addPasskey', method: 'POST', path: '/api/profile/second-factor/passkeys', body: 'json' };

/**
 * Rename a passkey.
 * The name helps the caller tell passkeys apart.
 *
 * `PATCH /api/profile/second-factor/passkeys/{id}` · signed in
 * @throws HelpdeskError 404 not_found · Passkey not found
 */
export const accountRenamePasskey: Call<'account.renamePasskey'> = { id: 'account.renamePasskey', method: 'PATCH', path: '/api/profile/second-factor/passkeys/{id}', body: 'json' };

/**
 * Delete a passkey.
 * Ends all other sessions of the caller and emails them. If it was the last method, the recovery codes are deleted too.
 *
 * `DELETE /api/profile/second-factor/passkeys/{id}` · signed in
 * @throws HelpdeskError 404 not_found · Passkey not found
 */
export const accountRemovePasskey: Call<'account.removePasskey'> = { id: 'account.removePasskey', method: 'DELETE', path: '/api/profile/second-factor/passkeys/{id}' };

/**
 * Create new recovery codes; the old ones stop working.
 * The codes are shown only in this response. The caller gets an email about the change.
 *
 * `POST /api/profile/second-factor/recovery-codes` · signed in
 * @throws HelpdeskError 409 second_factor_missing · Set up two-factor authentication first
 */
export const accountMakeRecoveryCodes: Call<'account.makeRecoveryCodes'> = { id: 'account.makeRecoveryCodes', method: 'POST', path: '/api/profile/second-factor/recovery-codes' };

/**
 * Get a one-time ticket that opens the staff socket within 60 seconds.
 * For browsers, which can't send headers when they open a socket.
 *
 * `POST /api/realtime/ticket` · signed in with view_assigned_tickets, or signed in with view_live_chat
 */
export const realtimeTicket: Call<'realtime.ticket'> = { id: 'realtime.ticket', method: 'POST', path: '/api/realtime/ticket' };

/**
 * Get the name, logo and color of an organization.
 * Former subdomains also work.
 *
 * `GET /api/public/org/{subdomain}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicOrganizationGet: Call<'publicOrganization.get'> = { id: 'publicOrganization.get', method: 'GET', path: '/api/public/org/{subdomain}' };

/**
 * Get an organization's custom texts for its elements in a language.
 * Elements request it if the organization has custom texts in their language (ownWords). Former subdomains also work.
 *
 * `GET /api/public/org/{subdomain}/sentences/{language}` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicOrganizationSentences: Call<'publicOrganization.sentences'> = { id: 'publicOrganization.sentences', method: 'GET', path: '/api/public/org/{subdomain}/sentences/{language}' };

/**
 * Find the organization of a host name.
 * Accepts a subdomain of this server, or a verified custom domain.
 *
 * `GET /api/public/resolve` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicOrganizationResolve: Call<'publicOrganization.resolve'> = { id: 'publicOrganization.resolve', method: 'GET', path: '/api/public/resolve' };

/**
 * List the active contact forms of an organization.
 * Inactive forms are omitted.
 *
 * `GET /api/public/contact/{subdomain}/forms` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicFormsList: Call<'publicForms.list'> = { id: 'publicForms.list', method: 'GET', path: '/api/public/contact/{subdomain}/forms' };

/**
 * Submit a contact form from the contact page; creates a ticket.
 * The form's rules apply: required fields, formats, lengths and options. Submissions by bots get the same response and aren't stored. If the form has a captcha, its provider is asked about the token first. While the provider can't be reached, submissions are accepted without a check.
 *
 * `POST /api/public/contact/{subdomain}/submit` · open to anyone · idempotent
 * @throws HelpdeskError 400 captcha_required · Please confirm that you're human, and send the form again.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const publicFormsSubmit: Call<'publicForms.submit'> = { id: 'publicForms.submit', method: 'POST', path: '/api/public/contact/{subdomain}/submit', body: 'json', idempotent: true };

/**
 * Ask the chatbot; matched is false if it has no answer.
 * Unanswered questions are stored for staff, without any data about the visitor. Greetings, thanks and other small talk are answered but not counted.
 *
 * `POST /api/public/chatbot/{subdomain}/query` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatbotAsk: Call<'publicChatbot.ask'> = { id: 'publicChatbot.ask', method: 'POST', path: '/api/public/chatbot/{subdomain}/query', body: 'json' };

/**
 * List published articles, most recently changed first; with q, best match first.
 * category is the slug of a category. A page has at most 4 MB of content, so it may contain fewer items than limit.
 *
 * `GET /api/public/help/{subdomain}/articles` · open to anyone · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpArticles: Call<'publicHelp.articles'> = { id: 'publicHelp.articles', method: 'GET', path: '/api/public/help/{subdomain}/articles', paged: true };

/**
 * Get a published article by its current or former slug.
 * Drafts and unpublished articles answer 404.
 *
 * `GET /api/public/help/{subdomain}/articles/{slug}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const publicHelpArticle: Call<'publicHelp.article'> = { id: 'publicHelp.article', method: 'GET', path: '/api/public/help/{subdomain}/articles/{slug}' };

/**
 * List categories in display order.
 * Counts only published articles.
 *
 * `GET /api/public/help/{subdomain}/categories` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpCategories: Call<'publicHelp.categories'> = { id: 'publicHelp.categories', method: 'GET', path: '/api/public/help/{subdomain}/categories' };

/**
 * Search published articles, best match first; tolerates inflections, missing accents, typos and an incomplete last word.
 * Searches only published articles.
 *
 * `GET /api/public/help/{subdomain}/search` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpSearch: Call<'publicHelp.search'> = { id: 'publicHelp.search', method: 'GET', path: '/api/public/help/{subdomain}/search' };

/**
 * Count a view of an article; each visitor counts once a day, and nothing about the visitor is stored.
 * Known bots aren't counted.
 *
 * `POST /api/public/help/{subdomain}/view` · open to anyone
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const publicHelpRecordView: Call<'publicHelp.recordView'> = { id: 'publicHelp.recordView', method: 'POST', path: '/api/public/help/{subdomain}/view', body: 'json' };

/**
 * Vote whether an article was helpful, with an optional comment; each reader's vote and comment count once a day.
 * Nothing about the reader is stored. Email addresses and long numbers in a comment are masked.
 *
 * `POST /api/public/help/{subdomain}/votes` · open to anyone
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const publicHelpVote: Call<'publicHelp.vote'> = { id: 'publicHelp.vote', method: 'POST', path: '/api/public/help/{subdomain}/votes', body: 'json' };

/**
 * Look up a ticket by email and number; returns the access token for later calls.
 * A wrong pair gets the same answer whether or not the ticket exists. Attempts are limited by IP address together with email or number. If the organization has set mailsTicketLinks, the answer is always linkMailed, and a link is emailed to the requester if the pair is right. The same applies after 50 wrong pairs for the organization in an hour, until the end of the next hour, and for the rest of the day (UTC) after 200 for the organization or ten for one email or number.
 *
 * `POST /api/public/tickets/{subdomain}/lookup` · open to anyone
 * @throws HelpdeskError 404 not_found · No ticket matches this email and ticket number
 */
export const publicTicketsLookup: Call<'publicTickets.lookup'> = { id: 'publicTickets.lookup', method: 'POST', path: '/api/public/tickets/{subdomain}/lookup', body: 'json' };

/**
 * Email a requester links to their tickets, if they lost the ticket number.
 * Sends one email with the address's five most recently changed tickets and a link to each. The answer is the same for an address without tickets.
 *
 * `POST /api/public/tickets/{subdomain}/links` · open to anyone
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const publicTicketsMailLinks: Call<'publicTickets.mailLinks'> = { id: 'publicTickets.mailLinks', method: 'POST', path: '/api/public/tickets/{subdomain}/links', body: 'json' };

/**
 * Get a ticket and its public conversation.
 * Without the right access token, answers 404 as if the ticket didn't exist. Never includes internal notes.
 *
 * `GET /api/public/tickets/{subdomain}/{ticketId}` · with `ticketAccess`
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const publicTicketsGet: Call<'publicTickets.get'> = { id: 'publicTickets.get', method: 'GET', path: '/api/public/tickets/{subdomain}/{ticketId}' };

/**
 * Reply as the ticket's customer; reopens a resolved ticket, and creates a follow-up to a closed one.
 * The author is the holder of the access token; name and email in the body are ignored.
 *
 * `POST /api/public/tickets/{subdomain}/{ticketId}/messages` · with `ticketAccess` · idempotent
 * @throws HelpdeskError 400 validation_failed · Message is required · Send only one of message, html and markdown · A message can have up to 20000 characters
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const publicTicketsReply: Call<'publicTickets.reply'> = { id: 'publicTickets.reply', method: 'POST', path: '/api/public/tickets/{subdomain}/{ticketId}/messages', body: 'json', idempotent: true };

/**
 * Upload a file to attach to a reply.
 * The body is the file itself, by default at most 25 MB. The type is detected from the content, not the name. Attach it by its ID (fileIds of publicTickets.reply) within an hour; unused files are deleted. At most 60 files in ten minutes per IP address, and by default 200 MB of unsent files.
 *
 * `POST /api/public/tickets/{subdomain}/{ticketId}/files` · with `ticketAccess`
 * @throws HelpdeskError 400 file_required · This file is empty
 * @throws HelpdeskError 404 not_found · Ticket not found
 * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
 */
export const publicTicketsUpload: Call<'publicTickets.upload'> = { id: 'publicTickets.upload', method: 'POST', path: '/api/public/tickets/{subdomain}/{ticketId}/files', body: bytes };

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
 */
export const publicTicketsBeginUpload: Call<'publicTickets.beginUpload'> = { id: 'publicTickets.beginUpload', method: 'POST', path: '/api/public/tickets/{subdomain}/{ticketId}/uploads' };

/**
 * Get everything a chat panel needs to open; the only call before the visitor's first message.
 * Rejected on sites the organization doesn't allow.
 *
 * `GET /api/public/chat/{subdomain}` · open to anyone
 * @throws HelpdeskError 403 domain_not_allowed · This chat can't be used on this site.
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatWelcome: Call<'publicChat.welcome'> = { id: 'publicChat.welcome', method: 'GET', path: '/api/public/chat/{subdomain}' };

/**
 * Start a chat; the bot answers first, over the socket. Returns the token for later calls.
 * With identity, name and email come from the token signed by your server. Chats are limited by IP address and organization.
 *
 * `POST /api/public/chat/{subdomain}/sessions` · open to anyone · idempotent
 * @throws HelpdeskError 400 validation_failed · This identity token is invalid or has expired, or: Please agree before you start
 * @throws HelpdeskError 403 domain_not_allowed · This chat can't be used on this site.; blocked · You can't start a chat here
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatStart: Call<'publicChat.start'> = { id: 'publicChat.start', method: 'POST', path: '/api/public/chat/{subdomain}/sessions', body: 'json', idempotent: true };

/**
 * Get the chat and its messages, after a reload or where sockets are blocked.
 * With after, only messages with a higher seq.
 *
 * `GET /api/public/chat/{subdomain}/sessions/{id}` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatGet: Call<'publicChat.get'> = { id: 'publicChat.get', method: 'GET', path: '/api/public/chat/{subdomain}/sessions/{id}' };

/**
 * Send a message over HTTP.
 * At most 4000 characters. Messages with the same clientId are stored once. The bot accepts no files.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/messages` · with `chatAccess` · idempotent
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_with_bot · The bot can't read files. Please ask for a person first.
 */
export const publicChatSend: Call<'publicChat.send'> = { id: 'publicChat.send', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/messages', body: 'json', idempotent: true };

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
 */
export const publicChatUpload: Call<'publicChat.upload'> = { id: 'publicChat.upload', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/files', body: bytes };

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
 */
export const publicChatBeginUpload: Call<'publicChat.beginUpload'> = { id: 'publicChat.beginUpload', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/uploads' };

/**
 * Request a person instead of the bot, or update name and email while waiting; joins the queue.
 * Name and email are required. Outside business hours, or if no agent is present, leave a message instead.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/person` · with `chatAccess`
 * @throws HelpdeskError 403 blocked · You can't use this chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 nobody_online · We're away right now. Please leave a message.; chat_closed · This chat session is closed
 */
export const publicChatRequestPerson: Call<'publicChat.requestPerson'> = { id: 'publicChat.requestPerson', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/person', body: 'json' };

/**
 * Leave a message when no agent is present; creates a ticket with the transcript and closes the chat.
 * The reply comes by email. Upload files first with publicChat.upload; they are added to the ticket.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/ticket` · with `chatAccess` · idempotent
 * @throws HelpdeskError 403 blocked · You can't use this chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
 */
export const publicChatLeaveMessage: Call<'publicChat.leaveMessage'> = { id: 'publicChat.leaveMessage', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/ticket', body: 'json', idempotent: true };

/**
 * Close the chat; succeeds if it's already closed.
 * A closed chat can still be read with its token.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/close` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatClose: Call<'publicChat.close'> = { id: 'publicChat.close', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/close' };

/**
 * Rate the chat, or change the rating.
 * 1 to 5; replaces an earlier rating and comment. Counts in statistics only if an agent has written in the chat.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/rating` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatRate: Call<'publicChat.rate'> = { id: 'publicChat.rate', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/rating', body: 'json' };

/**
 * Identify the visitor of a chat, or set context from the page, after it has started.
 * Omitted fields stay unchanged; new context replaces the previous one. Name, email and the context claim of a signed token are shown to the team as verified, everything else as unverified. The identity of a chat can't change to another person.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/visitor` · with `chatAccess`
 * @throws HelpdeskError 400 validation_failed · This identity token is invalid or has expired
 * @throws HelpdeskError 403 blocked · You can't use this chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 other_visitor · This chat belongs to someone else. Please start a new one.; chat_closed · This chat session is closed
 */
export const publicChatIdentify: Call<'publicChat.identify'> = { id: 'publicChat.identify', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/visitor', body: 'json' };

/**
 * Email the visitor a transcript of their chat.
 * Sent only to the chat's own address. If it has none yet, give one here; it becomes the chat's address. For unverified addresses, a teammate must have written in the chat first. At most 5 per hour for each chat, 5 per hour for each address, and 20 per hour for each IP address.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/transcript` · with `chatAccess`
 * @throws HelpdeskError 400 validation_failed · Please enter your email address
 * @throws HelpdeskError 403 blocked · You can't use this chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 nobody_answered · We can email a copy once someone from the team has replied
 */
export const publicChatMailTranscript: Call<'publicChat.mailTranscript'> = { id: 'publicChat.mailTranscript', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/transcript', body: 'json' };

/**
 * End a chat and request erasure.
 * Closes the chat and revokes its token. For verified visitors, admins are notified of the erasure request, and it is noted with the customer.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/forget` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatForget: Call<'publicChat.forget'> = { id: 'publicChat.forget', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/forget' };

/**
 * Update the visitor's read receipts over HTTP.
 * Receipts only move forward; a lower number changes nothing.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/read` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatMarkRead: Call<'publicChat.markRead'> = { id: 'publicChat.markRead', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/read', body: 'json' };

/**
 * Get the progress of an upload.
 * Also available as HEAD, as tus requires. Once complete, file can be attached to a message.
 *
 * `GET /api/public/uploads/{subdomain}/{id}` · open to anyone
 * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
 * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
 */
export const publicUploadsGet: Call<'publicUploads.get'> = { id: 'publicUploads.get', method: 'GET', path: '/api/public/uploads/{subdomain}/{id}' };

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
 */
export const publicUploadsAppend: Call<'publicUploads.append'> = { id: 'publicUploads.append', method: 'PATCH', path: '/api/public/uploads/{subdomain}/{id}', body: piece };

/**
 * Cancel an upload.
 * Deletes its chunks. Unfinished uploads are deleted after an hour.
 *
 * `DELETE /api/public/uploads/{subdomain}/{id}` · open to anyone
 * @throws HelpdeskError 404 not_found · This upload no longer exists. Please upload the file again.
 * @throws HelpdeskError 412 unsupported_version · This server supports tus version 1.0.0
 */
export const publicUploadsCancel: Call<'publicUploads.cancel'> = { id: 'publicUploads.cancel', method: 'DELETE', path: '/api/public/uploads/{subdomain}/{id}' };

/**
 * Get a form for an embedded element, with its organization.
 * Rejected on sites the form doesn't allow. Inactive forms answer 404.
 *
 * `GET /api/widget/form/{formId}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetForm: Call<'widget.form'> = { id: 'widget.form', method: 'GET', path: '/api/widget/form/{formId}' };

/**
 * Upload a file as the answer to a field of a contact form.
 * The body is the file itself. The type is detected from the content, not the name. Send the ID, or several IDs separated by slashes, as the answer in publicForms.submit or widget.submit within an hour; unused files are deleted. Rejected on sites the form doesn't allow. At most 60 files in ten minutes per IP address, and by default 200 MB of unsent files.
 *
 * `POST /api/widget/files` · open to anyone
 * @throws HelpdeskError 400 file_required · This file is empty; file_kind · This kind of file can't be sent here
 * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.; not_found · This field doesn't accept files
 * @throws HelpdeskError 413 file_too_large · A file can be up to 25 MB
 */
export const widgetUpload: Call<'widget.upload'> = { id: 'widget.upload', method: 'POST', path: '/api/widget/files', body: bytes };

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
 */
export const widgetBeginUpload: Call<'widget.beginUpload'> = { id: 'widget.beginUpload', method: 'POST', path: '/api/widget/uploads' };

/**
 * Submit a contact form from another site; creates a ticket.
 * Same rules as publicForms.submit. Rejected on sites the form doesn't allow.
 *
 * `POST /api/widget/submit` · open to anyone · idempotent
 * @throws HelpdeskError 400 captcha_required · Please confirm that you're human, and send the form again.
 * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetSubmit: Call<'widget.submit'> = { id: 'widget.submit', method: 'POST', path: '/api/widget/submit', body: 'json', idempotent: true };

/**
 * Count that a form was seen or started; nothing about the visitor is stored.
 * Rejected on sites the form doesn't allow.
 *
 * `POST /api/widget/event` · open to anyone
 * @throws HelpdeskError 403 domain_not_allowed · This form can't be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetEvent: Call<'widget.event'> = { id: 'widget.event', method: 'POST', path: '/api/widget/event', body: 'json' };

/**
 * List API keys, newest first.
 * Never includes the keys themselves.
 *
 * `GET /api/v1/api-keys` · signed in with manage_settings
 */
export const apiKeysList: Call<'apiKeys.list'> = { id: 'apiKeys.list', method: 'GET', path: '/api/v1/api-keys' };

/**
 * Create an API key; the key is returned only once.
 * expiresAt must be in the future. Only a hash of the key is stored.
 *
 * `POST /api/v1/api-keys` · signed in with manage_settings · idempotent
 */
export const apiKeysCreate: Call<'apiKeys.create'> = { id: 'apiKeys.create', method: 'POST', path: '/api/v1/api-keys', body: 'json', idempotent: true };

/**
 * Update an API key.
 * Omitted fields stay unchanged. Takes effect with the next call: a disabled key gets 401 at once. The key itself stays the same.
 *
 * `PATCH /api/v1/api-keys/{id}` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key not found
 */
export const apiKeysUpdate: Call<'apiKeys.update'> = { id: 'apiKeys.update', method: 'PATCH', path: '/api/v1/api-keys/{id}', body: 'json' };

/**
 * Delete an API key; it stops working at once.
 * This can't be undone.
 *
 * `DELETE /api/v1/api-keys/{id}` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key not found
 */
export const apiKeysDelete: Call<'apiKeys.delete'> = { id: 'apiKeys.delete', method: 'DELETE', path: '/api/v1/api-keys/{id}' };

/**
 * Rotate an API key; the new key is returned only once, and the old one works for another day.
 * Name, permissions and expiry stay the same. Rotating again ends the key replaced before, so at most two keys work.
 *
 * `POST /api/v1/api-keys/{id}/rotate` · signed in with manage_settings · idempotent
 * @throws HelpdeskError 404 not_found · API key not found
 */
export const apiKeysRotate: Call<'apiKeys.rotate'> = { id: 'apiKeys.rotate', method: 'POST', path: '/api/v1/api-keys/{id}/rotate', body: 'json', idempotent: true };

/**
 * List webhooks, newest first.
 * Never includes the secrets.
 *
 * `GET /api/v1/webhooks` · signed in with manage_settings, or an API key with webhooks:read
 */
export const webhooksList: Call<'webhooks.list'> = { id: 'webhooks.list', method: 'GET', path: '/api/v1/webhooks' };

/**
 * Create a webhook; its secret is returned only once.
 * The URL must be on the public internet unless the operator allows others. An API key can subscribe only to events it can read: ticket events require tickets:read, form events contact_forms:read. Deleting the key keeps the webhook. If all attempts fail for five days, the webhook is turned off; admins are notified at the first failure and at the end.
 *
 * `POST /api/v1/webhooks` · signed in with manage_settings, or an API key with webhooks:create · idempotent
 * @throws HelpdeskError 400 url_not_allowed · This URL must be publicly accessible. To test locally, run helpdesk listen.
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
 */
export const webhooksCreate: Call<'webhooks.create'> = { id: 'webhooks.create', method: 'POST', path: '/api/v1/webhooks', body: 'json', idempotent: true };

/**
 * Get a webhook.
 * Never includes the secret.
 *
 * `GET /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:read
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksGet: Call<'webhooks.get'> = { id: 'webhooks.get', method: 'GET', path: '/api/v1/webhooks/{id}' };

/**
 * Update a webhook; enabling it again resets its failures.
 * Omitted fields stay unchanged; events are replaced completely. The URL must be on the public internet. An API key that changes the URL or events, or enables the webhook, must be able to read all its events; one that sets a filter must have tickets:read.
 *
 * `PATCH /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:update
 * @throws HelpdeskError 400 url_not_allowed · This URL must be publicly accessible. To test locally, run helpdesk listen.
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksUpdate: Call<'webhooks.update'> = { id: 'webhooks.update', method: 'PATCH', path: '/api/v1/webhooks/{id}', body: 'json' };

/**
 * Delete a webhook with its deliveries.
 * Pending deliveries are canceled; one already in progress may still arrive.
 *
 * `DELETE /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:delete
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksDelete: Call<'webhooks.delete'> = { id: 'webhooks.delete', method: 'DELETE', path: '/api/v1/webhooks/{id}' };

/**
 * Send a test event and return the result.
 * Waits at most 15 seconds. The event has isTest. If the receiver rejects it or can't be reached, answers 502 with the reason in errors. The test is listed among the deliveries.
 *
 * `POST /api/v1/webhooks/{id}/test` · signed in with manage_settings, or an API key with webhooks:update
 * @throws HelpdeskError 404 not_found · Webhook not found
 * @throws HelpdeskError 502 delivery_failed · Failed to test webhook
 */
export const webhooksTest: Call<'webhooks.test'> = { id: 'webhooks.test', method: 'POST', path: '/api/v1/webhooks/{id}/test' };

/**
 * List deliveries of a webhook, newest event first.
 * Includes pending deliveries and tests. Finished deliveries are kept for 30 days.
 *
 * `GET /api/v1/webhooks/{id}/deliveries` · signed in with manage_settings, or an API key with webhooks:read · iterate over it for all pages
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksDeliveries: Call<'webhooks.deliveries'> = { id: 'webhooks.deliveries', method: 'GET', path: '/api/v1/webhooks/{id}/deliveries', offset: true };

/**
 * Redeliver an event, with the same ID.
 * Works whether or not it was delivered before; tests can't be redelivered. An API key must be able to read all events of the webhook.
 *
 * `POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver` · signed in with manage_settings, or an API key with webhooks:update
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
 * @throws HelpdeskError 404 not_found · Delivery not found
 * @throws HelpdeskError 409 test_delivery · Tests can't be redelivered. Send a new test instead.
 */
export const webhooksRedeliver: Call<'webhooks.redeliver'> = { id: 'webhooks.redeliver', method: 'POST', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver' };

/**
 * List the attempts of a delivery with the receiver's responses, and the message.
 * In chronological order, including redeliveries; kept as long as the delivery. An API key must be able to read all events of the webhook.
 *
 * `GET /api/v1/webhooks/{id}/deliveries/{deliveryId}/attempts` · signed in with manage_settings, or an API key with webhooks:read
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
 * @throws HelpdeskError 404 not_found · Delivery not found
 */
export const webhooksAttempts: Call<'webhooks.attempts'> = { id: 'webhooks.attempts', method: 'GET', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/attempts' };

/**
 * Redeliver all events whose delivery failed since a time, each with the same ID.
 * Tests are omitted. An API key must be able to read all events of the webhook.
 *
 * `POST /api/v1/webhooks/{id}/redeliver-failed` · signed in with manage_settings, or an API key with webhooks:update
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to receive ticket.created
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksRedeliverFailed: Call<'webhooks.redeliverFailed'> = { id: 'webhooks.redeliverFailed', method: 'POST', path: '/api/v1/webhooks/{id}/redeliver-failed', body: 'json' };

/**
 * Rotate the secret; deliveries are signed with both for a day.
 * The new secret is returned only once.
 *
 * `POST /api/v1/webhooks/{id}/rotate-secret` · signed in with manage_settings, or an API key with webhooks:update · idempotent
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksRotateSecret: Call<'webhooks.rotateSecret'> = { id: 'webhooks.rotateSecret', method: 'POST', path: '/api/v1/webhooks/{id}/rotate-secret', idempotent: true };

/**
 * Check whether the server is running and ready.
 * Without probe=live, answers 503 until the server is ready, and while it stops. Unknown parameters are ignored.
 *
 * `GET /api/v1/health` · open to anyone
 * @throws HelpdeskError 503 not_ready · The server isn't ready
 */
export const v1Health: Call<'v1.health'> = { id: 'v1.health', method: 'GET', path: '/api/v1/health' };

/**
 * List events since a cursor, oldest first.
 * The same events as in webhooks, for programs that poll. Events are kept for a year. To get the next page, set after to cursor. With wait it is a long poll: call again at once with the new cursor. Ticket and customer events also require tickets:read, contact form events contact_forms:read, article events help:read, tag events tags:read, member events team:read, chat events chat:read.
 *
 * `GET /api/v1/events` · an API key with webhooks:read
 * @throws HelpdeskError 410 events_expired · Events after this cursor are no longer kept. Load all data again, then continue from the newest event.
 */
export const v1Events: Call<'v1.events'> = { id: 'v1.events', method: 'GET', path: '/api/v1/events' };

/**
 * List tickets, newest first.
 * Filters are combined with AND.
 *
 * `GET /api/v1/tickets` · an API key with tickets:read · iterate over it for all pages
 */
export const v1TicketsList: Call<'v1Tickets.list'> = { id: 'v1Tickets.list', method: 'GET', path: '/api/v1/tickets', offset: true };

/**
 * Create a ticket.
 * Like tickets.create, for any customer.
 *
 * `POST /api/v1/tickets` · an API key with tickets:create · idempotent
 * @throws HelpdeskError 409 external_id_taken · Another ticket has this external ID; idempotency_answer_lost · This request was already processed, but its response is no longer available
 */
export const v1TicketsCreate: Call<'v1Tickets.create'> = { id: 'v1Tickets.create', method: 'POST', path: '/api/v1/tickets', body: 'json', idempotent: true };

/**
 * Get a ticket.
 * Without its conversation.
 *
 * `GET /api/v1/tickets/{id}` · an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const v1TicketsGet: Call<'v1Tickets.get'> = { id: 'v1Tickets.get', method: 'GET', path: '/api/v1/tickets/{id}' };

/**
 * Update status, priority, subject, requester or tags.
 * At least one change is required. With If-Match, the update is rejected if the ticket has changed since.
 *
 * `PATCH /api/v1/tickets/{id}` · an API key with tickets:update
 * @throws HelpdeskError 404 not_found · Ticket not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external ID
 * @throws HelpdeskError 412 stale · This ticket was changed by someone else
 */
export const v1TicketsUpdate: Call<'v1Tickets.update'> = { id: 'v1Tickets.update', method: 'PATCH', path: '/api/v1/tickets/{id}', body: 'json' };

/**
 * Move a ticket with its conversation to the trash for 30 days.
 * It then answers 404. Members can restore it.
 *
 * `DELETE /api/v1/tickets/{id}` · an API key with tickets:delete
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const v1TicketsDelete: Call<'v1Tickets.delete'> = { id: 'v1Tickets.delete', method: 'DELETE', path: '/api/v1/tickets/{id}' };

/**
 * Send a reply to the customer, or add an internal note.
 * Replies are emailed to the customer; notes aren't.
 *
 * `POST /api/v1/tickets/{id}/messages` · an API key with tickets:update · idempotent
 * @throws HelpdeskError 400 validation_failed · Message is required · Send only one of message, html and markdown · A message can have up to 20000 characters
 * @throws HelpdeskError 404 not_found · Ticket not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const v1TicketsReply: Call<'v1Tickets.reply'> = { id: 'v1Tickets.reply', method: 'POST', path: '/api/v1/tickets/{id}/messages', body: 'json', idempotent: true };

/**
 * List tags, by name, with the number of tickets.
 * At most 1000.
 *
 * `GET /api/v1/tags` · an API key with tickets:read
 */
export const v1TagsList: Call<'v1Tags.list'> = { id: 'v1Tags.list', method: 'GET', path: '/api/v1/tags' };

/**
 * List contact forms, newest first.
 * Includes inactive queries.
 *
 * `GET /api/v1/contact-forms` · an API key with contact_forms:read · iterate over it for all pages
 */
export const v1ContactFormsList: Call<'v1ContactForms.list'> = { id: 'v1ContactForms.list', method: 'GET', path: '/api/v1/contact-forms', offset: true };

/**
 * Update a contact form.
 * The rules of contactForms.update apply, without If-Match.
 *
 * `PATCH /api/v1/contact-forms/{formId}` · an API key with contact_forms:update
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const v1ContactFormsUpdate: Call<'v1ContactForms.update'> = { id: 'v1ContactForms.update', method: 'PATCH', path: '/api/v1/contact-forms/{formId}', body: 'json' };

/**
 * Delete a contact form with its submissions; the tickets stay.
 * This can't be undone.
 *
 * `DELETE /api/v1/contact-forms/{formId}` · an API key with contact_forms:delete
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const v1ContactFormsDelete: Call<'v1ContactForms.delete'> = { id: 'v1ContactForms.delete', method: 'DELETE', path: '/api/v1/contact-forms/{formId}' };

/**
 * Submit a contact form for a customer; creates a ticket.
 * The form's rules apply; customFields has answers by field name.
 *
 * `POST /api/v1/contact-forms/{formId}/submit` · an API key with contact_forms:create · idempotent
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const v1ContactFormsSubmit: Call<'v1ContactForms.submit'> = { id: 'v1ContactForms.submit', method: 'POST', path: '/api/v1/contact-forms/{formId}/submit', body: 'json', idempotent: true };

/**
 * Get ticket statistics for a period: volume, resolution times and targets met.
 * At most 366 days.
 *
 * `GET /api/v1/analytics/metrics` · an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · period must look like 30d
 */
export const v1AnalyticsMetrics: Call<'v1Analytics.metrics'> = { id: 'v1Analytics.metrics', method: 'GET', path: '/api/v1/analytics/metrics' };

/**
 * Get the API key's organization.
 * Returns its public data.
 *
 * `GET /api/v1/organization` · an API key with organization:read
 */
export const v1OrganizationGet: Call<'v1Organization.get'> = { id: 'v1Organization.get', method: 'GET', path: '/api/v1/organization' };

/**
 * Update name, subdomain, logo, color and sender.
 * The rules of organization.updateBranding apply.
 *
 * `PATCH /api/v1/organization` · an API key with organization:update
 * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
 */
export const v1OrganizationUpdate: Call<'v1Organization.update'> = { id: 'v1Organization.update', method: 'PATCH', path: '/api/v1/organization', body: 'json' };

/**
 * Get this contract as JSON.
 * The same as /openapi.yaml.
 *
 * `GET /api/openapi.json` · open to anyone · `ifNoneMatch` spares an unchanged answer
 */
export const docsOpenapi: Call<'docs.openapi'> = { id: 'docs.openapi', method: 'GET', path: '/api/openapi.json' };
