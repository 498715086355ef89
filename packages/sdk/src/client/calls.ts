// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

import type { Call } from '../callable.ts';
import { bytes, form, piece } from '../form.ts';

/**
 * The signed-in person, with organizations (the active one first) and permissions.
 * Works without an organization too: organizations and permissions are then empty.
 *
 * `GET /api/auth/user` · signed in · `ifNoneMatch` spares an unchanged answer
 */
export const authUser: Call<'auth.user'> = { id: 'auth.user', method: 'GET', path: '/api/auth/user' };

/**
 * Sign in with email and password; also sets the session cookie.
 * Where the account has a second factor, the right password gets a challenge instead of a session, which auth.answerChallenge takes with a code. Attempts are counted by account and by network address. After too many, even the right password is refused for some minutes.
 *
 * `POST /api/auth/login` · open to anyone
 * @throws HelpdeskError 401 invalid_credentials · Invalid email or password
 */
export const authLogin: Call<'auth.login'> = { id: 'auth.login', method: 'POST', path: '/api/auth/login', body: 'json' };

/**
 * Finish signing in with a code; also sets the session cookie.
 * A code of the authenticator app is good for one sign-in, and so is a recovery code. Five wrong codes end the challenge, and after ten wrong ones the account accepts no code for some minutes.
 *
 * `POST /api/auth/challenge` · open to anyone
 * @throws HelpdeskError 401 wrong_code · This code is wrong, or was used before
 * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
 */
export const authAnswerChallenge: Call<'auth.answerChallenge'> = { id: 'auth.answerChallenge', method: 'POST', path: '/api/auth/challenge', body: 'json' };

/**
 * Begin to sign in by passkey.
 * With a challenge of auth.login as its second factor, else by the passkey alone, which then has to have verified its user. Passkeys are for the address of the server, not for custom domains.
 *
 * `POST /api/auth/passkey/start` · open to anyone
 * @throws HelpdeskError 409 passkey_elsewhere · Passkeys do not work at this address
 * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
 */
export const authStartPasskey: Call<'auth.startPasskey'> = { id: 'auth.startPasskey', method: 'POST', path: '/api/auth/passkey/start', body: 'json' };

/**
 * Finish signing in by passkey; also sets the session cookie.
 * Each challenge is good for one answer that succeeds, for ten minutes.
 *
 * `POST /api/auth/passkey` · open to anyone
 * @throws HelpdeskError 401 wrong_passkey · This passkey did not work
 * @throws HelpdeskError 410 challenge_expired · This sign-in has expired. Please sign in again.
 */
export const authAnswerPasskey: Call<'auth.answerPasskey'> = { id: 'auth.answerPasskey', method: 'POST', path: '/api/auth/passkey', body: 'json' };

/**
 * Create an account, with a new organization or from an invitation.
 * organizationName is required unless invitationToken is given; an invitation must be for the same email address. The subdomain is derived from the name. Also sets the session cookie.
 *
 * `POST /api/auth/signup` · open to anyone
 * @throws HelpdeskError 403 signup_closed · Sign-up is closed on this server. Ask your team for an invitation.
 * @throws HelpdeskError 409 email_taken · An account with this email already exists
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const authSignup: Call<'auth.signup'> = { id: 'auth.signup', method: 'POST', path: '/api/auth/signup', body: 'json' };

/**
 * End this session; succeeds when it has already ended.
 * Also clears the session cookie.
 *
 * `POST /api/auth/logout` · open to anyone
 */
export const authLogout: Call<'auth.logout'> = { id: 'auth.logout', method: 'POST', path: '/api/auth/logout' };

/**
 * Where an email address signs in by single sign-on.
 * Decided by the domain of the address alone: the answer does not reveal whether there is an account.
 *
 * `POST /api/auth/sso` · open to anyone
 */
export const authFindSso: Call<'auth.findSso'> = { id: 'auth.findSso', method: 'POST', path: '/api/auth/sso', body: 'json' };

/**
 * Request a mailed link to set a new password; the answer does not reveal whether an account exists.
 * A mail is sent only when there is an account; at most five in fifteen minutes.
 *
 * `POST /api/auth/password/forgot` · open to anyone
 */
export const authForgotPassword: Call<'auth.forgotPassword'> = { id: 'auth.forgotPassword', method: 'POST', path: '/api/auth/password/forgot', body: 'json' };

/**
 * Set a new password with the token of a mailed link; ends all sessions of the user.
 * The token works once, within an hour. The password must not be easy to guess, such as a common one or the user's own name, and the operator of the server may require more characters.
 *
 * `POST /api/auth/password/reset` · open to anyone
 * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
 */
export const authResetPassword: Call<'auth.resetPassword'> = { id: 'auth.resetPassword', method: 'POST', path: '/api/auth/password/reset', body: 'json' };

/**
 * Confirm the password of the session's user; valid for ten minutes, as signing in is.
 * Operations that grant lasting access require it and answer 403 fresh_proof_needed without. At most ten attempts in ten minutes; signing in again has the same effect.
 *
 * `POST /api/auth/confirm` · signed in
 * @throws HelpdeskError 400 wrong_password · Current password is incorrect
 */
export const authConfirmPassword: Call<'auth.confirmPassword'> = { id: 'auth.confirmPassword', method: 'POST', path: '/api/auth/confirm', body: 'json' };

/**
 * Mail the link that confirms the caller's email address again.
 * The first link is mailed at sign-up; at most five are mailed a day. Nothing is mailed when the address is already confirmed.
 *
 * `POST /api/auth/email/confirmation` · signed in
 */
export const authSendConfirmation: Call<'auth.sendConfirmation'> = { id: 'auth.sendConfirmation', method: 'POST', path: '/api/auth/email/confirmation' };

/**
 * Confirm an email address with the token of a mailed link.
 * The token is valid for seven days and only for the address it was mailed to. Until an admin has a confirmed address, an organization can invite at most three people, without a message of its own, and its mails show its subdomain instead of its name.
 *
 * `POST /api/auth/email/confirm` · open to anyone
 * @throws HelpdeskError 410 token_invalid · This link is invalid or has expired
 */
export const authConfirmEmail: Call<'auth.confirmEmail'> = { id: 'auth.confirmEmail', method: 'POST', path: '/api/auth/email/confirm', body: 'json' };

/**
 * How the staff sign in by single sign-on.
 * The secret of the client is never returned.
 *
 * `GET /api/organization/sso` · signed in with manage_settings
 */
export const ssoGet: Call<'sso.get'> = { id: 'sso.get', method: 'GET', path: '/api/organization/sso' };

/**
 * Set up single sign-on by OpenID Connect, or change it.
 * The provider is asked at once, and refused if it does not answer for this issuer. An omitted secret stays as it is, unless the issuer changes. With another issuer or client, all sessions that began by single sign-on end.
 *
 * `PUT /api/organization/sso` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · The provider does not answer for this issuer. Please check its address
 */
export const ssoUpdate: Call<'sso.update'> = { id: 'sso.update', method: 'PUT', path: '/api/organization/sso', body: 'json' };

/**
 * Remove single sign-on, and no longer require it.
 * All sessions that began by it end. Members stay, and sign in with a password, which they can set by a mailed link. The domains stay proved.
 *
 * `DELETE /api/organization/sso` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Single sign-on is not set up
 */
export const ssoRemove: Call<'sso.remove'> = { id: 'sso.remove', method: 'DELETE', path: '/api/organization/sso' };

/**
 * Let the staff in by single sign-on only, or by all ways again.
 * Admins with a second factor may still sign in with it, in case the provider fails. So it takes an admin with a second factor, and a sign-in that has worked since the provider was set up. Customers and API keys are not concerned.
 *
 * `PUT /api/organization/sso/required` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Single sign-on is not set up
 * @throws HelpdeskError 409 second_factor_missing · Set up a second factor of your own first; sso_untried · Sign in by single sign-on once first
 */
export const ssoRequire: Call<'sso.require'> = { id: 'sso.require', method: 'PUT', path: '/api/organization/sso/required', body: 'json' };

/**
 * Add a domain of email addresses that the provider vouches for.
 * It counts once sso.verifyDomain has found its TXT record. At most 20.
 *
 * `POST /api/organization/sso/domains` · signed in with manage_settings
 * @throws HelpdeskError 409 domain_known · This domain is in the list already; too_many · There can be at most 20 domains
 */
export const ssoAddDomain: Call<'sso.addDomain'> = { id: 'sso.addDomain', method: 'POST', path: '/api/organization/sso/domains', body: 'json' };

/**
 * Look for the TXT record of a domain now.
 * At most thirty attempts in ten minutes. A domain that another organization has proved is taken over only if its record is gone.
 *
 * `POST /api/organization/sso/domains/{id}/verify` · signed in with manage_settings
 * @throws HelpdeskError 400 verification_failed · We did not find the TXT record. DNS changes can take a while.
 * @throws HelpdeskError 404 not_found · Domain not found
 * @throws HelpdeskError 409 domain_taken · This domain is already in use
 */
export const ssoVerifyDomain: Call<'sso.verifyDomain'> = { id: 'sso.verifyDomain', method: 'POST', path: '/api/organization/sso/domains/{id}/verify' };

/**
 * Remove a domain.
 * Members with addresses of it who have signed in by single sign-on before go on doing so.
 *
 * `DELETE /api/organization/sso/domains/{id}` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · Domain not found
 */
export const ssoRemoveDomain: Call<'sso.removeDomain'> = { id: 'sso.removeDomain', method: 'DELETE', path: '/api/organization/sso/domains/{id}' };

/**
 * The invitation behind a mailed link.
 * Requires only the token of the link.
 *
 * `GET /api/invitations/{token}` · open to anyone
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const invitationsGet: Call<'invitations.get'> = { id: 'invitations.get', method: 'GET', path: '/api/invitations/{token}' };

/**
 * Join the organization as the signed-in person.
 * The caller's email address must be the one that was invited. An invitation works once.
 *
 * `POST /api/invitations/{token}/accept` · signed in
 * @throws HelpdeskError 403 email_mismatch · This invitation was sent to another email address
 * @throws HelpdeskError 409 already_member · You are already a member of this organization
 * @throws HelpdeskError 410 invitation_invalid · This invitation is invalid or has expired
 */
export const invitationsAccept: Call<'invitations.accept'> = { id: 'invitations.accept', method: 'POST', path: '/api/invitations/{token}/accept' };

/**
 * The organization of the request and the caller's role in it.
 * Available to every member; secrets and admin-only settings are left out.
 *
 * `GET /api/organization` · signed in, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const organizationGet: Call<'organization.get'> = { id: 'organization.get', method: 'GET', path: '/api/organization' };

/**
 * Change name, subdomain, logo, color and sender; omitted fields stay unchanged.
 * After a change of subdomain, pages under the former one redirect to the new one, and calls and elements that use it keep working. The ten latest former subdomains stay reserved for the organization, which may take one of them back. A logo given by an https URL is fetched once, re-encoded and stored on this server.
 *
 * `PATCH /api/organization/branding` · signed in with manage_organization, or an API key with organization:update
 * @throws HelpdeskError 400 validation_failed · This URL is not allowed; The image could not be loaded from this address
 * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
 * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const organizationUpdateBranding: Call<'organization.updateBranding'> = { id: 'organization.updateBranding', method: 'PATCH', path: '/api/organization/branding', body: 'json' };

/**
 * Upload a logo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata; shown once its URL is saved with organization.updateBranding.
 * At most 5 MB. The type is detected from the content, not from the file name. The file counts toward the image storage of the organization, whether or not it is saved as the logo.
 *
 * `POST /api/organization/logo` · signed in with manage_organization, or an API key with organization:update
 * @throws HelpdeskError 400 file_required · Please upload a valid image file
 * @throws HelpdeskError 409 too_many · The space for images is used up
 * @throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const organizationUploadLogo: Call<'organization.uploadLogo'> = { id: 'organization.uploadLogo', method: 'POST', path: '/api/organization/logo', body: form };

/**
 * The organization with all its settings, without passwords and keys.
 * For admins; organization.get has what every member may see.
 *
 * `GET /api/organization/settings` · signed in with manage_settings, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
 */
export const organizationSettings: Call<'organization.settings'> = { id: 'organization.settings', method: 'GET', path: '/api/organization/settings' };

/**
 * Change name, time zone, ticket prefix, automatic assignment, signature, business hours and what is kept of pictures; omitted fields stay unchanged.
 * The time zone must be a known IANA name. Existing tickets keep their numbers when the prefix changes.
 *
 * `PATCH /api/organization/settings/general` · signed in with manage_settings, or an API key with organization:update
 */
export const organizationUpdateGeneral: Call<'organization.updateGeneral'> = { id: 'organization.updateGeneral', method: 'PATCH', path: '/api/organization/settings/general', body: 'json' };

/**
 * Require a second factor of the staff, or require it no more.
 * Once the grace time is over, staff without one are asked to set it up, and may call nothing else of the organization: 403 second_factor_required. Customers, visitors and API keys are not concerned. Setting it again begins the grace time anew.
 *
 * `PUT /api/organization/settings/second-factor` · signed in with manage_settings
 * @throws HelpdeskError 409 second_factor_missing · Set up a second factor of your own first
 */
export const organizationRequireSecondFactor: Call<'organization.requireSecondFactor'> = { id: 'organization.requireSecondFactor', method: 'PUT', path: '/api/organization/settings/second-factor', body: 'json' };

/**
 * From which networks the staff may work.
 * With the address of the caller, so that it can be added.
 *
 * `GET /api/organization/networks` · signed in with manage_settings
 */
export const organizationNetworks: Call<'organization.networks'> = { id: 'organization.networks', method: 'GET', path: '/api/organization/networks' };

/**
 * Let the staff work only from these networks, or from everywhere.
 * Replaces the list; an empty one lets them work from everywhere. Sessions of staff at another address open nothing of the organization from the next call on (403 network_not_allowed), their sockets close, and single sign-on refuses them; what concerns their own account stays open. Customers and visitors are not concerned, API keys only where includesKeys is true. A list without the address of the caller is refused. It takes somebody with all permissions, as it decides about every member.
 *
 * `PUT /api/organization/networks` · signed in with manage_settings
 * @throws HelpdeskError 409 own_address_missing · This list leaves out your own address, 203.0.113.7. Add it, or you would lock yourself out
 */
export const organizationSetNetworks: Call<'organization.setNetworks'> = { id: 'organization.setNetworks', method: 'PUT', path: '/api/organization/networks', body: 'json' };

/**
 * Close the organization, to be deleted after 30 days.
 * For admins. It is closed at once: its pages, elements and mail addresses are as if it did not exist, its chats end, its API keys and webhooks rest, and its members see only when it is deleted. For 30 days an admin can open it again with organization.reopen, with all that it had. After that all of it is deleted for good; people keep their accounts. Asked again, the day stands.
 *
 * `POST /api/organization/deletion` · signed in with manage_organization
 * @throws HelpdeskError 400 validation_failed · Please type the name of the organization
 * @throws HelpdeskError 403 admins_only · Only an admin can do this
 */
export const organizationClose: Call<'organization.close'> = { id: 'organization.close', method: 'POST', path: '/api/organization/deletion', body: 'json' };

/**
 * Open an organization again that was closed to be deleted.
 * For admins, within 30 days. All is as it was; chats that were open have ended. Mail and calls that came meanwhile were refused.
 *
 * `DELETE /api/organization/deletion` · signed in with manage_organization
 * @throws HelpdeskError 403 admins_only · Only an admin can do this
 * @throws HelpdeskError 410 deletion_begun · The organization is being deleted
 */
export const organizationReopen: Call<'organization.reopen'> = { id: 'organization.reopen', method: 'DELETE', path: '/api/organization/deletion' };

/**
 * For how long tickets, original mails and chats are kept.
 * Nothing is deleted by age unless the organization says so.
 *
 * `GET /api/organization/retention` · signed in with manage_settings, or an API key with organization:read · `ifNoneMatch` spares an unchanged answer
 */
export const organizationRetention: Call<'organization.retention'> = { id: 'organization.retention', method: 'GET', path: '/api/organization/retention' };

/**
 * Set for how long tickets, original mails and chats are kept.
 * The rules are kept to in the background, within some minutes and from then on. What they delete is deleted for good, and the audit log says how much it was. Call organization.previewRetention first: it counts what would go today.
 *
 * `PUT /api/organization/retention` · signed in with manage_settings
 */
export const organizationUpdateRetention: Call<'organization.updateRetention'> = { id: 'organization.updateRetention', method: 'PUT', path: '/api/organization/retention', body: 'json' };

/**
 * Count what rules of retention would close and delete today.
 * Changes nothing.
 *
 * `POST /api/organization/retention/preview` · signed in with manage_settings, or an API key with organization:read
 */
export const organizationPreviewRetention: Call<'organization.previewRetention'> = { id: 'organization.previewRetention', method: 'POST', path: '/api/organization/retention/preview', body: 'json' };

/**
 * The exports of the whole organization, newest first.
 * The ten newest. An archive is there for a day.
 *
 * `GET /api/organization/exports` · signed in with manage_organization
 */
export const organizationListExports: Call<'organization.listExports'> = { id: 'organization.listExports', method: 'GET', path: '/api/organization/exports' };

/**
 * Export the whole organization, in the background.
 * A zip archive with JSON lines for each noun and all files, without secrets. Whoever asked for it is notified. There is one at a time.
 *
 * `POST /api/organization/exports` · signed in with manage_organization
 * @throws HelpdeskError 409 export_running · An export is being made already
 */
export const organizationStartExport: Call<'organization.startExport'> = { id: 'organization.startExport', method: 'POST', path: '/api/organization/exports' };

/**
 * Stop an export or delete its archive.
 * Its link ends at once.
 *
 * `DELETE /api/organization/exports/{exportId}` · signed in with manage_organization
 * @throws HelpdeskError 404 not_found · Export not found
 */
export const organizationDeleteExport: Call<'organization.deleteExport'> = { id: 'organization.deleteExport', method: 'DELETE', path: '/api/organization/exports/{exportId}' };

/**
 * Choose how the organization's mail is sent: by the helpdesk, by a mail server of its own, or by Google Workspace with an app password. An omitted password stays unchanged unless the server changes; an empty one is removed.
 * smtp requires a host, google_workspace an account. A host in a private network is refused unless the operator of the server allows it.
 *
 * `PATCH /api/organization/settings/email` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · This address is not allowed
 */
export const organizationUpdateEmail: Call<'organization.updateEmail'> = { id: 'organization.updateEmail', method: 'PATCH', path: '/api/organization/settings/email', body: 'json' };

/**
 * Send the caller a test email through the stored settings and report the result.
 * Waits for the answer of the mail server; at most ten tests in ten minutes.
 *
 * `POST /api/organization/settings/email/test` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 400 validation_failed · A test email goes to your own address only
 * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
 */
export const organizationTestEmail: Call<'organization.testEmail'> = { id: 'organization.testEmail', method: 'POST', path: '/api/organization/settings/email/test', body: 'json' };

/**
 * Enable or disable the organization's own API key, and set the URL of a webhook that is sent every event; an empty URL deletes that webhook.
 * The URL must be on the public internet unless the operator of the server allows others.
 *
 * `PATCH /api/organization/settings/api` · signed in with manage_settings
 * @throws HelpdeskError 400 validation_failed · This URL is not allowed
 */
export const organizationUpdateApi: Call<'organization.updateApi'> = { id: 'organization.updateApi', method: 'PATCH', path: '/api/organization/settings/api', body: 'json' };

/**
 * Which first steps the organization has taken, as its data shows.
 * A step stays taken for a form or chat that a page of another site has shown once; the others are judged anew each time.
 *
 * `GET /api/organization/first-steps` · signed in with manage_organization, or an API key with organization:read
 */
export const organizationFirstSteps: Call<'organization.firstSteps'> = { id: 'organization.firstSteps', method: 'GET', path: '/api/organization/first-steps' };

/**
 * Put the first steps away for all admins of the organization, or take them out again.
 * No step can be set; each is judged by the data of the organization.
 *
 * `PATCH /api/organization/first-steps` · signed in with manage_organization, or an API key with organization:update
 */
export const organizationUpdateFirstSteps: Call<'organization.updateFirstSteps'> = { id: 'organization.updateFirstSteps', method: 'PATCH', path: '/api/organization/first-steps', body: 'json' };

/**
 * The first and last characters of the organization's own API key.
 * The full key is returned only when it is created.
 *
 * `GET /api/organization/api-key` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key is not enabled
 */
export const organizationApiKey: Call<'organization.apiKey'> = { id: 'organization.apiKey', method: 'GET', path: '/api/organization/api-key' };

/**
 * Create the organization's own API key, with all permissions; it is returned this once, and the previous one stops working at once.
 * The key must first be enabled with organization.updateApi.
 *
 * `POST /api/organization/api-key/regenerate` · signed in with manage_settings
 * @throws HelpdeskError 409 api_key_disabled · API key is not enabled
 */
export const organizationRegenerateApiKey: Call<'organization.regenerateApiKey'> = { id: 'organization.regenerateApiKey', method: 'POST', path: '/api/organization/api-key/regenerate' };

/**
 * Claim a custom domain for the public pages; it is used once it is verified, and an unverified claim does not block other organizations.
 * A domain that another organization has verified is refused. An organization has one domain: claiming another one removes the previous domain and its verification; claiming the same one again changes nothing.
 *
 * `POST /api/organizations/{id}/custom-domain` · signed in with manage_organization
 * @throws HelpdeskError 400 validation_failed · Please enter a valid domain
 * @throws HelpdeskError 404 not_found · Organization not found
 * @throws HelpdeskError 409 domain_taken · This domain is already in use
 */
export const organizationSetCustomDomain: Call<'organization.setCustomDomain'> = { id: 'organization.setCustomDomain', method: 'POST', path: '/api/organizations/{id}/custom-domain', body: 'json' };

/**
 * Remove the custom domain; it stops serving pages at once.
 * Succeeds when there is none.
 *
 * `DELETE /api/organizations/{id}/custom-domain` · signed in with manage_organization
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const organizationRemoveCustomDomain: Call<'organization.removeCustomDomain'> = { id: 'organization.removeCustomDomain', method: 'DELETE', path: '/api/organizations/{id}/custom-domain' };

/**
 * Verify the custom domain now, by a TXT record at _helpdesk-verification.{domain} with the token, or else by the token at /.well-known/helpdesk-verification.txt on the domain, which this server answers itself for a domain that is an alias (CNAME) of the organization's host.
 * At most thirty attempts in ten minutes. A verified domain is checked again from time to time, and loses its verification when the record is missing for days.
 *
 * `POST /api/organizations/{id}/verify-domain` · signed in with manage_organization, or an API key with organization:update
 * @throws HelpdeskError 400 verification_failed · Failed to verify domain. Please check your DNS settings.
 * @throws HelpdeskError 404 not_found · No custom domain is set; Organization not found
 * @throws HelpdeskError 409 domain_taken · This domain is already in use
 */
export const organizationVerifyCustomDomain: Call<'organization.verifyCustomDomain'> = { id: 'organization.verifyCustomDomain', method: 'POST', path: '/api/organizations/{id}/verify-domain' };

/**
 * The badge counts of the sidebar.
 * Counts only what the caller may see.
 *
 * `GET /api/dashboard/counts` · signed in, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const dashboardCounts: Call<'dashboard.counts'> = { id: 'dashboard.counts', method: 'GET', path: '/api/dashboard/counts' };

/**
 * The stat cards; for a customer, of their own tickets; for an agent without view_all_tickets, of those that they see.
 * A change compares with the period of the same length before.
 *
 * `GET /api/dashboard/stats` · signed in, or an API key with tickets:read
 */
export const dashboardStats: Call<'dashboard.stats'> = { id: 'dashboard.stats', method: 'GET', path: '/api/dashboard/stats' };

/**
 * Figures of each admin and agent in the period.
 * Sorted by resolved tickets, most first.
 *
 * `GET /api/dashboard/performance` · signed in with view_analytics, or an API key with analytics:read
 */
export const dashboardPerformance: Call<'dashboard.performance'> = { id: 'dashboard.performance', method: 'GET', path: '/api/dashboard/performance' };

/**
 * The tickets whose target of first response or resolution has run out or soon will, the latest first; at most 6.
 * Soon is when three quarters of the time have passed. The targets are those of metrics.sla.
 *
 * `GET /api/dashboard/due` · signed in with view_assigned_tickets, or an API key with tickets:read
 */
export const dashboardDue: Call<'dashboard.due'> = { id: 'dashboard.due', method: 'GET', path: '/api/dashboard/due' };

/**
 * Figures of contact forms and the chatbot.
 * Requires the permission to manage contact forms or the chatbot.
 *
 * `GET /api/dashboard/automation` · signed in with manage_contact_forms, or signed in with manage_chatbot, or an API key with analytics:read
 */
export const dashboardAutomation: Call<'dashboard.automation'> = { id: 'dashboard.automation', method: 'GET', path: '/api/dashboard/automation' };

/**
 * Volume, backlog, first response, resolution and satisfaction of a period, by day, channel and form.
 * Takes either period, or from and to; a period has at most 366 days and must not end before it begins.
 *
 * `GET /api/metrics/overview` · signed in with view_analytics, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsOverview: Call<'metrics.overview'> = { id: 'metrics.overview', method: 'GET', path: '/api/metrics/overview' };

/**
 * Figures of each staff member in a period, sorted by resolved tickets, most first.
 * The last entry, without a user, has everything that no current staff member did.
 *
 * `GET /api/metrics/agents` · signed in with view_analytics, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsAgents: Call<'metrics.agents'> = { id: 'metrics.agents', method: 'GET', path: '/api/metrics/agents' };

/**
 * The tickets behind a figure of a staff member, the latest first; at most 200.
 * Of open and waiting as they are now, of the other figures those of the period. A ticket with several replies is listed once.
 *
 * `GET /api/metrics/agents/{id}/tickets` · signed in with view_analytics, or an API key with tickets:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 * @throws HelpdeskError 404 not_found · Team member not found
 */
export const metricsAgentTickets: Call<'metrics.agentTickets'> = { id: 'metrics.agentTickets', method: 'GET', path: '/api/metrics/agents/{id}/tickets' };

/**
 * How many first responses and resolutions met the target of their priority, and how many open tickets are at risk or overdue.
 * Times count around the clock, against the target of the ticket's current priority.
 *
 * `GET /api/metrics/sla` · signed in with view_analytics, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsSla: Call<'metrics.sla'> = { id: 'metrics.sla', method: 'GET', path: '/api/metrics/sla' };

/**
 * A report of a period as CSV; cells that a spreadsheet would read as formulas are escaped.
 * RFC 4180. A period has at most 366 days.
 *
 * `GET /api/metrics/report.csv` · signed in with view_reports, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsReport: Call<'metrics.report'> = { id: 'metrics.report', method: 'GET', path: '/api/metrics/report.csv', text: true };

/**
 * Queue a report that is mailed to the caller when it is ready.
 * Returns at once; the mail has the same figures as metrics.report.
 *
 * `POST /api/metrics/report` · signed in with view_reports, or an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · The period ends before it begins · The period can be at most 366 days
 */
export const metricsSendReport: Call<'metrics.sendReport'> = { id: 'metrics.sendReport', method: 'POST', path: '/api/metrics/report', body: 'json' };

/**
 * Tickets, most recently changed first; a customer gets their own, an agent without view_all_tickets those that they see.
 * Filters are combined with AND. A cursor is valid for the same filters only.
 *
 * `GET /api/tickets` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsList: Call<'tickets.list'> = { id: 'tickets.list', method: 'GET', path: '/api/tickets', paged: true };

/**
 * Open a ticket; a customer opens their own.
 * For a customer, the address in the body is replaced by their own. The ticket gets the organization's next number.
 *
 * `POST /api/tickets` · signed in with create_tickets, or an API key with tickets:create · done once however often it is tried
 * @throws HelpdeskError 409 external_id_taken · Another ticket has this external id; idempotency_answer_lost · This was done before; its answer is gone
 */
export const ticketsCreate: Call<'tickets.create'> = { id: 'tickets.create', method: 'POST', path: '/api/tickets', body: 'json', idempotent: true };

/**
 * How many tickets there are in each status.
 * A customer gets the counts of their own tickets, an agent without view_all_tickets of those that they see.
 *
 * `GET /api/tickets/stats` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsStats: Call<'tickets.stats'> = { id: 'tickets.stats', method: 'GET', path: '/api/tickets/stats' };

/**
 * The tickets that the caller has not read.
 * A ticket is unread when a message of somebody else, or the ticket itself, is newer than what the caller has read of it. Only open tickets and those in progress count, unless they are snoozed, and of these the 500 that changed last since the caller joined; besides, whatever was marked unread.
 *
 * `GET /api/tickets/unread` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsUnread: Call<'tickets.unread'> = { id: 'tickets.unread', method: 'GET', path: '/api/tickets/unread' };

/**
 * The forms and custom domains by which lists of tickets can be filtered.
 * All forms, active or not, oldest first; the custom domain of today and those that tickets came by.
 *
 * `GET /api/tickets/origins` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const ticketsOrigins: Call<'tickets.origins'> = { id: 'tickets.origins', method: 'GET', path: '/api/tickets/origins' };

/**
 * Bring tickets from another system along, with their messages and the times at which all that was.
 * Nobody is mailed or notified, and there are no events. What was imported counts in figures and is found by search. Each ticket has its own result. One whose externalId was imported before is left as it is, also when it was deleted since: an import that was cut off is sent again. Text is given at most 1 MB at once. Files are uploaded before by whoever imports (files.upload, which a key may with tickets:update); tickets.findImported says for which tickets they need not be.
 *
 * `POST /api/tickets/import` · signed in with manage_settings, or an API key with tickets:create
 * @throws HelpdeskError 400 validation_failed · Give at least one ticket · At most 1000 tickets can be imported at once
 */
export const ticketsImport: Call<'tickets.import'> = { id: 'tickets.import', method: 'POST', path: '/api/tickets/import', body: 'json' };

/**
 * Which tickets of another system were imported before.
 * Also those that were deleted since. Nothing changes: it is asked before an import, so that no files are uploaded for tickets that will be left as they are.
 *
 * `POST /api/tickets/import/known` · signed in with manage_settings, or an API key with tickets:create
 * @throws HelpdeskError 400 validation_failed · Give at least one id · At most 1000 ids can be asked for at once
 */
export const ticketsFindImported: Call<'tickets.findImported'> = { id: 'tickets.findImported', method: 'POST', path: '/api/tickets/import/known', body: 'json' };

/**
 * Assign many tickets (assign_tickets), set their status, priority or tags, or snooze them (resolve_tickets), in one call.
 * At least one change is required; each change requires its own permission. A ticket that cannot be changed is listed in failed; the others are changed.
 *
 * `POST /api/tickets/bulk` · signed in with assign_tickets, or signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
 */
export const ticketsBulk: Call<'tickets.bulk'> = { id: 'tickets.bulk', method: 'POST', path: '/api/tickets/bulk', body: 'json' };

/**
 * The tickets in the trash, last deleted first.
 * They are deleted for good 30 days after they were deleted. Everywhere else they answer 404.
 *
 * `GET /api/trash` · signed in with delete_tickets, or an API key with tickets:read · iterate over it for all pages
 */
export const ticketsListDeleted: Call<'tickets.listDeleted'> = { id: 'tickets.listDeleted', method: 'GET', path: '/api/trash', paged: true };

/**
 * A ticket in the trash, with its conversation.
 * To read before restoring it.
 *
 * `GET /api/trash/{id}` · signed in with delete_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsGetDeleted: Call<'tickets.getDeleted'> = { id: 'tickets.getDeleted', method: 'GET', path: '/api/trash/{id}' };

/**
 * Restore tickets from the trash.
 * With their number, conversation, tags and all else, as they were. Replies that were to be sent meanwhile are not sent. A ticket that is not in the trash is listed in failed.
 *
 * `POST /api/tickets/restore` · signed in with delete_tickets, or an API key with tickets:update
 */
export const ticketsRestore: Call<'tickets.restore'> = { id: 'tickets.restore', method: 'POST', path: '/api/tickets/restore', body: 'json' };

/**
 * Delete tickets in the trash for good.
 * With their conversation and the emails that they came from. Cannot be undone. A ticket that is not in the trash is listed in failed.
 *
 * `POST /api/tickets/delete-for-good` · signed in with delete_tickets, or an API key with tickets:delete
 */
export const ticketsDeleteForGood: Call<'tickets.deleteForGood'> = { id: 'tickets.deleteForGood', method: 'POST', path: '/api/tickets/delete-for-good', body: 'json' };

/**
 * The tickets that are spam, newest first.
 * Spam is in no other list, count or figure, and notifies nobody. After 30 days it goes to the trash.
 *
 * `GET /api/spam` · signed in with view_all_tickets, or an API key with tickets:read · iterate over it for all pages
 */
export const ticketsListSpam: Call<'tickets.listSpam'> = { id: 'tickets.listSpam', method: 'GET', path: '/api/spam', paged: true };

/**
 * Mark tickets as spam.
 * They leave every list, count and figure, as if they had been deleted, and answer 404 but here. Nobody is told. A ticket that is not there is listed in failed.
 *
 * `POST /api/spam` · signed in with resolve_tickets, or an API key with tickets:update
 */
export const ticketsMarkSpam: Call<'tickets.markSpam'> = { id: 'tickets.markSpam', method: 'POST', path: '/api/spam', body: 'json' };

/**
 * A ticket that is spam, with its conversation, and what its email says of where it came from.
 * Reading changes nothing.
 *
 * `GET /api/spam/{id}` · signed in with view_all_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsGetSpam: Call<'tickets.getSpam'> = { id: 'tickets.getSpam', method: 'GET', path: '/api/spam/{id}' };

/**
 * Take tickets out of spam.
 * They are where they were, as they were. A ticket that is not spam is listed in failed.
 *
 * `POST /api/tickets/not-spam` · signed in with resolve_tickets, or an API key with tickets:update
 */
export const ticketsUnmarkSpam: Call<'tickets.unmarkSpam'> = { id: 'tickets.unmarkSpam', method: 'POST', path: '/api/tickets/not-spam', body: 'json' };

/**
 * Merge tickets into one, all at once or not at all.
 * Their messages are joined by time, each with the number of the ticket that it comes from; tags are united, and the other tickets leave all lists and figures. Their ids, numbers, reply addresses and public pages lead to the remaining ticket. The requesters of the others go on with it: they get the public replies that follow by email, and each of them sees their own messages, the answers to those, and what the staff replies from then on, never what another requester wrote. Within a day, tickets.unmerge restores everything. A repeated call finds it done.
 *
 * `POST /api/tickets/merge` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Select at least two tickets · At most 20 tickets can be merged at once · The ticket that remains has to be one of them
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · TK-2026-000043 was merged into TK-2026-000042 meanwhile. Please look again before you merge. · reply_waiting · A reply on TK-2026-000043 is just being sent. Please merge once it is gone.
 */
export const ticketsMerge: Call<'tickets.merge'> = { id: 'tickets.merge', method: 'POST', path: '/api/tickets/merge', body: 'json', idempotent: true };

/**
 * Undo merging, within a day of it; all at once or not at all.
 * Each ticket is again as it was, with its messages, timeline, tags, snooze and waiting replies, and with what came to its own address or page since. The ticket that it was merged into keeps what was written there since.
 *
 * `POST /api/tickets/unmerge` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Select at least one ticket · At most 20 tickets can be merged at once
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 not_merged · TK-2026-000043 is not merged any more · too_late · Merging can be undone for a day
 */
export const ticketsUnmerge: Call<'tickets.unmerge'> = { id: 'tickets.unmerge', method: 'POST', path: '/api/tickets/unmerge', body: 'json', idempotent: true };

/**
 * A ticket with its conversation and timeline.
 * Customers get only their own tickets, without internal notes. The id of a merged ticket leads to the one that it was merged into, which has another id and names it in merged. Reading changes nothing.
 *
 * `GET /api/tickets/{id}` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsGet: Call<'tickets.get'> = { id: 'tickets.get', method: 'GET', path: '/api/tickets/{id}' };

/**
 * Assign a ticket (assign_tickets), or set its status, priority, subject, requester, tags or Cc (resolve_tickets).
 * At least one change is required; each requires its own permission. With If-Match, the update is refused if the ticket has changed since; with onlyIf, if what is changed has. A closed ticket can be reopened.
 *
 * `PATCH /api/tickets/{id}` · signed in with assign_tickets, or signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization · A ticket can have 10 people in Cc · This is an address of the helpdesk itself · Members of the staff follow a ticket instead
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external id
 * @throws HelpdeskError 412 stale · This ticket was changed by someone else
 */
export const ticketsUpdate: Call<'tickets.update'> = { id: 'tickets.update', method: 'PATCH', path: '/api/tickets/{id}', body: 'json', idempotent: true };

/**
 * Delete a ticket with its conversation: it goes to the trash for 30 days.
 * It answers 404 from then on, to everybody. tickets.restore brings it back.
 *
 * `DELETE /api/tickets/{id}` · signed in with delete_tickets, or an API key with tickets:delete
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsDelete: Call<'tickets.delete'> = { id: 'tickets.delete', method: 'DELETE', path: '/api/tickets/{id}' };

/**
 * Up to five tags that similar tickets have, and this one does not; best first.
 * Similar are tickets that share rare words with its subject and description.
 *
 * `GET /api/tickets/{id}/suggested-tags` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsSuggestTags: Call<'tickets.suggestTags'> = { id: 'tickets.suggestTags', method: 'GET', path: '/api/tickets/{id}/suggested-tags' };

/**
 * Mark a ticket as read by the caller.
 * Up to the newest message that was on the screen, so that one that comes meanwhile stays unread; without seenMessageId, all of it. What the caller was notified of about it is read then, too. Succeeds when it is already read.
 *
 * `PATCH /api/tickets/{id}/read` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsMarkRead: Call<'tickets.markRead'> = { id: 'tickets.markRead', method: 'PATCH', path: '/api/tickets/{id}/read', body: 'json' };

/**
 * Mark a ticket as unread by the caller.
 * It stays unread until the caller reads it again.
 *
 * `PATCH /api/tickets/{id}/unread` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsMarkUnread: Call<'tickets.markUnread'> = { id: 'tickets.markUnread', method: 'PATCH', path: '/api/tickets/{id}/unread' };

/**
 * Reply to the customer, or add an internal note.
 * A reply by the staff is mailed to the customer; a note is mailed to nobody. With seenMessageId, a reply is refused when there is a newer message. A reply by the customer reopens a resolved ticket and opens a follow-up to a closed one.
 *
 * `POST /api/tickets/{id}/messages` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters · Only internal notes mention members · Only members of the staff can be mentioned · The file is not there any more. Please attach it again. · The files of a message can have 50 MB together; file_infected · A virus was found in invoice.zip, so it cannot be attached
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 newer_message · Somebody answered meanwhile. Please read the new message before you send yours. · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsReply: Call<'tickets.reply'> = { id: 'tickets.reply', method: 'POST', path: '/api/tickets/{id}/messages', body: 'json', idempotent: true };

/**
 * Make a new ticket of a public message, and of those after it if asked.
 * The message becomes the first one of the new ticket, which is of whom it is from, or of the requester when the staff wrote it; priority, tags and assignee are those of the ticket. Each names the other in its timeline, and they are linked as related. Within a day, tickets.unsplit brings everything back.
 *
 * `POST /api/tickets/{id}/split` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · This message is not on the ticket · An internal note cannot begin a ticket
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsSplit: Call<'tickets.split'> = { id: 'tickets.split', method: 'POST', path: '/api/tickets/{id}/split', body: 'json', idempotent: true };

/**
 * Undo splitting off a ticket, within a day of it.
 * Its messages, with those written on it since, are again on the ticket that they were split from, and it is gone.
 *
 * `POST /api/tickets/{id}/unsplit` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 not_split · This ticket was not split off another one · too_late · Splitting can be undone for a day · in_use · A reply waits on this ticket. Please send it or take it back first. · Other tickets were merged into this one · Something was written on this ticket since
 */
export const ticketsUnsplit: Call<'tickets.unsplit'> = { id: 'tickets.unsplit', method: 'POST', path: '/api/tickets/{id}/unsplit', idempotent: true };

/**
 * Snooze a ticket until a time, or until its customer answers.
 * It keeps its status, waits for nobody, and leaves the lists by turn. It comes back at its time, and before it when the customer answers: once, changed now, and unread by everybody. Resolving or closing it ends it, too. A ticket that is snoozed gets the new time.
 *
 * `POST /api/tickets/{id}/snooze` · signed in with resolve_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Please choose a time in the future · Please choose a time within a year
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 not_active · Only a ticket that is open or in progress can be snoozed · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsSnooze: Call<'tickets.snooze'> = { id: 'tickets.snooze', method: 'POST', path: '/api/tickets/{id}/snooze', body: 'json', idempotent: true };

/**
 * Bring a snoozed ticket back now.
 * A ticket that is not snoozed stays as it is.
 *
 * `DELETE /api/tickets/{id}/snooze` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsUnsnooze: Call<'tickets.unsnooze'> = { id: 'tickets.unsnooze', method: 'DELETE', path: '/api/tickets/{id}/snooze' };

/**
 * Assign a ticket to a colleague with an internal note for them, and perhaps the draft of a reply.
 * Both at once, or neither. The colleague is notified with the words of the note. The draft is kept with the note, for whoever goes on, until tickets.removeDraft. The caller follows the ticket from then on.
 *
 * `POST /api/tickets/{id}/hand-over` · signed in with assign_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Assigned agent must be a member of this organization
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsHandOver: Call<'tickets.handOver'> = { id: 'tickets.handOver', method: 'POST', path: '/api/tickets/{id}/hand-over', body: 'json', idempotent: true };

/**
 * Remove the draft that was handed over with an internal note, as it is used or not wanted.
 * Nothing happens when it is gone already. The note stays.
 *
 * `DELETE /api/tickets/{id}/messages/{messageId}/draft` · signed in with assign_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsRemoveDraft: Call<'tickets.removeDraft'> = { id: 'tickets.removeDraft', method: 'DELETE', path: '/api/tickets/{id}/messages/{messageId}/draft' };

/**
 * Follow a ticket, or have other members of the staff follow it.
 * Followers are notified of replies, notes and changes of the status as the assignee is. Whoever an internal note mentions follows the ticket, too. Who follows it already stays.
 *
 * `POST /api/tickets/{id}/followers` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 validation_failed · Only members of the staff can follow a ticket · At most 50 members can follow a ticket
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsFollow: Call<'tickets.follow'> = { id: 'tickets.follow', method: 'POST', path: '/api/tickets/{id}/followers', body: 'json' };

/**
 * Follow a ticket no more, or have another member follow it no more.
 * Who does not follow it stays so.
 *
 * `DELETE /api/tickets/{id}/followers/{userId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsUnfollow: Call<'tickets.unfollow'> = { id: 'tickets.unfollow', method: 'DELETE', path: '/api/tickets/{id}/followers/{userId}' };

/**
 * The language of the customer of a ticket, which their mails are in.
 * For the staff only. Known from their own email, from the page of another site that they wrote on, or set by a member; kept for the customer, by their address, for all of their tickets. An email says more than a page, a member more than both.
 *
 * `GET /api/tickets/{id}/customer-language` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsCustomerLanguage: Call<'tickets.customerLanguage'> = { id: 'tickets.customerLanguage', method: 'GET', path: '/api/tickets/{id}/customer-language' };

/**
 * Set the language of the customer of a ticket, for all of their tickets.
 * It stays until a member sets another one. With null it is not known, until an email or a page says it.
 *
 * `PUT /api/tickets/{id}/customer-language` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 no_address · This customer has no email address; ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsSetCustomerLanguage: Call<'tickets.setCustomerLanguage'> = { id: 'tickets.setCustomerLanguage', method: 'PUT', path: '/api/tickets/{id}/customer-language', body: 'json' };

/**
 * The tickets that a ticket is linked with.
 * For the staff only. One that is spam or in the trash is left out until it is restored. Links of a merged ticket are with the one that it was merged into.
 *
 * `GET /api/tickets/{id}/links` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsListLinks: Call<'tickets.listLinks'> = { id: 'tickets.listLinks', method: 'GET', path: '/api/tickets/{id}/links' };

/**
 * Link a ticket with another one: as related, as its duplicate, or as caused by it.
 * Two tickets have one link: who links them again changes what it says. The other ticket has the same link from its side, and the timelines of both say so. Linking what is linked so already changes nothing.
 *
 * `POST /api/tickets/{id}/links` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 validation_failed · A ticket cannot be linked with itself · A ticket can be linked with at most 50 others
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042 · The other ticket was merged into TK-2026-000042
 */
export const ticketsLink: Call<'tickets.link'> = { id: 'tickets.link', method: 'POST', path: '/api/tickets/{id}/links', body: 'json' };

/**
 * Link two tickets no more.
 * The link is gone from both. Two tickets that are not linked stay so.
 *
 * `DELETE /api/tickets/{id}/links/{otherId}` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsUnlink: Call<'tickets.unlink'> = { id: 'tickets.unlink', method: 'DELETE', path: '/api/tickets/{id}/links/{otherId}' };

/**
 * Up to three tickets of the same requester that look like this one; active ones first.
 * Alike are tickets of the last 14 days that share words with its subject or the beginning of its description. Those that it is linked with are left out.
 *
 * `GET /api/tickets/{id}/suggested-duplicates` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsSuggestDuplicates: Call<'tickets.suggestDuplicates'> = { id: 'tickets.suggestDuplicates', method: 'GET', path: '/api/tickets/{id}/suggested-duplicates' };

/**
 * Send a reply in some seconds, in which it can be undone, or at a chosen time.
 * Exactly one of holdSeconds and sendAt is required. The answer says that the reply is kept: it is sent even if the caller goes away. Until then only the staff sees it, and nothing is mailed. With holdSeconds it goes whatever happens meanwhile. With sendAt it is stopped, and its author notified, when somebody else writes to the customer or the customer writes first, when the ticket is closed, and when its author leaves the staff.
 *
 * `POST /api/tickets/{id}/scheduled-replies` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters · Please choose a time in the future · Please choose a time within a year · Choose either holdSeconds or sendAt · The file is not there any more. Please attach it again. · The files of a message can have 50 MB together; file_infected · A virus was found in invoice.zip, so it cannot be attached
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 newer_message · Somebody answered meanwhile. Please read the new message before you send yours. · too_many · At most 20 replies can wait on a ticket · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const ticketsScheduleReply: Call<'tickets.scheduleReply'> = { id: 'tickets.scheduleReply', method: 'POST', path: '/api/tickets/{id}/scheduled-replies', body: 'json', idempotent: true };

/**
 * Take back a reply that waits, or was stopped.
 * Its author takes the words back, which are the answer. Anybody else of the staff stops a reply with sendAt: the words stay for their author, who is notified; once that one has left the staff, the words are for whoever takes them.
 *
 * `DELETE /api/tickets/{id}/scheduled-replies/{replyId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only its author can take this reply back
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is not waiting any more
 * @throws HelpdeskError 409 already_sent · This reply has been sent already
 */
export const ticketsCancelReply: Call<'tickets.cancelReply'> = { id: 'tickets.cancelReply', method: 'DELETE', path: '/api/tickets/{id}/scheduled-replies/{replyId}' };

/**
 * Send a reply at once that waits, or was stopped; by its author only.
 * A reply that has been sent already is answered with its message.
 *
 * `POST /api/tickets/{id}/scheduled-replies/{replyId}/send` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only its author can send this reply
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is not waiting any more
 */
export const ticketsSendReplyNow: Call<'tickets.sendReplyNow'> = { id: 'tickets.sendReplyNow', method: 'POST', path: '/api/tickets/{id}/scheduled-replies/{replyId}/send' };

/**
 * Send the mails of a reply again that were not delivered.
 * To the address that the ticket has now: change it first with tickets.update if it was wrong.
 *
 * `POST /api/tickets/{id}/messages/{messageId}/retry` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const ticketsRetryMails: Call<'tickets.retryMails'> = { id: 'tickets.retryMails', method: 'POST', path: '/api/tickets/{id}/messages/{messageId}/retry' };

/**
 * The original email of a ticket, with quotes and attachments; kept for 90 days.
 * The raw message as received, with all headers and attachments.
 *
 * `GET /api/tickets/{id}/mails/{mailId}` · signed in with view_assigned_tickets, or an API key with tickets:read
 * @throws HelpdeskError 404 not_found · This email is not kept any more
 */
export const ticketsMail: Call<'tickets.mail'> = { id: 'tickets.mail', method: 'GET', path: '/api/tickets/{id}/mails/{mailId}', text: true };

/**
 * List the tasks of a ticket, in their order.
 * Those of a merged ticket are with the one that it was merged into.
 *
 * `GET /api/tickets/{id}/tasks` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const tasksList: Call<'tasks.list'> = { id: 'tasks.list', method: 'GET', path: '/api/tickets/{id}/tasks' };

/**
 * Add a task to a ticket, as its last one.
 * Whoever it is assigned to is notified, unless they add it themselves. The ticket itself does not change.
 *
 * `POST /api/tickets/{id}/tasks` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Only members of the staff can be assigned a task
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 too_many · A ticket can have 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const tasksCreate: Call<'tasks.create'> = { id: 'tasks.create', method: 'POST', path: '/api/tickets/{id}/tasks', body: 'json', idempotent: true };

/**
 * Change a task, or check it off; omitted fields stay unchanged.
 * Whoever it is newly assigned to is notified, unless they do it themselves. Only checking it off, and taking that back, stand in the timeline.
 *
 * `PATCH /api/tickets/{id}/tasks/{taskId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 validation_failed · Only members of the staff can be assigned a task
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const tasksUpdate: Call<'tasks.update'> = { id: 'tasks.update', method: 'PATCH', path: '/api/tickets/{id}/tasks/{taskId}', body: 'json' };

/**
 * Delete a task.
 * It can be restored for a day.
 *
 * `DELETE /api/tickets/{id}/tasks/{taskId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const tasksDelete: Call<'tasks.delete'> = { id: 'tasks.delete', method: 'DELETE', path: '/api/tickets/{id}/tasks/{taskId}' };

/**
 * Restore a task that was deleted less than a day ago.
 * At its place. Succeeds when the task is there.
 *
 * `POST /api/tickets/{id}/tasks/{taskId}/restore` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found
 * @throws HelpdeskError 409 too_many · A ticket can have 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const tasksRestore: Call<'tasks.restore'> = { id: 'tasks.restore', method: 'POST', path: '/api/tickets/{id}/tasks/{taskId}/restore' };

/**
 * Upload a file, to attach it to a message.
 * The body is the file itself, by default of at most 25 MB. Its type is found by its content, not by its name. The caller attaches it by its id (fileIds of tickets.reply, tickets.scheduleReply, tickets.create, chat.send and chat.addNote) within a day; a file that no message names by then is deleted.
 *
 * `POST /api/files` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 file_required · This file is empty; file_infected · A virus was found in invoice.zip, so it cannot be attached
 * @throws HelpdeskError 409 too_many · The space for files is used up. Please tell an admin.
 * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
 * @throws HelpdeskError 503 unavailable · The file could not be stored. Please try again later.
 */
export const filesUpload: Call<'files.upload'> = { id: 'files.upload', method: 'POST', path: '/api/files', body: bytes };

/**
 * Begin to upload a file in pieces.
 * By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What files.upload says of files that are uploaded at once holds for these.
 *
 * `POST /api/files/uploads` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 400 file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes
 * @throws HelpdeskError 409 too_many · The space for files is used up. Please tell an admin.
 * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
 * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
 */
export const filesBeginUpload: Call<'files.beginUpload'> = { id: 'files.beginUpload', method: 'POST', path: '/api/files/uploads' };

/**
 * How far an upload in pieces is.
 * Also by HEAD, as tus has it. Once all is there, file is what a message can name.
 *
 * `GET /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
 * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
 */
export const filesGetUpload: Call<'files.getUpload'> = { id: 'files.getUpload', method: 'GET', path: '/api/files/uploads/{id}' };

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
 */
export const filesAppendToUpload: Call<'files.appendToUpload'> = { id: 'files.appendToUpload', method: 'PATCH', path: '/api/files/uploads/{id}', body: piece };

/**
 * Give an upload up.
 * Its pieces are deleted. One that nobody gives up is deleted a day after it has begun.
 *
 * `DELETE /api/files/uploads/{id}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
 * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
 */
export const filesCancelUpload: Call<'files.cancelUpload'> = { id: 'files.cancelUpload', method: 'DELETE', path: '/api/files/uploads/{id}' };

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
 */
export const filesConfirmUpload: Call<'files.confirmUpload'> = { id: 'files.confirmUpload', method: 'POST', path: '/api/files/uploads/{id}/confirmation' };

/**
 * List the time spent on a ticket, the newest day first.
 * Those of a merged ticket are with the one that it was merged into. Timers that run are first; they have no minutes yet.
 *
 * `GET /api/tickets/{id}/time-entries` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 */
export const timeList: Call<'time.list'> = { id: 'time.list', method: 'GET', path: '/api/tickets/{id}/time-entries' };

/**
 * Note time that the caller has spent on a ticket.
 * The ticket itself does not change.
 *
 * `POST /api/tickets/{id}/time-entries` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeCreate: Call<'time.create'> = { id: 'time.create', method: 'POST', path: '/api/tickets/{id}/time-entries', body: 'json', idempotent: true };

/**
 * Change a time entry; omitted fields stay unchanged.
 * Own entries; with manage_team also those of others. Minutes given to a timer that runs stop it.
 *
 * `PATCH /api/tickets/{id}/time-entries/{entryId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only who spent the time, or an admin, can change this
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeUpdate: Call<'time.update'> = { id: 'time.update', method: 'PATCH', path: '/api/tickets/{id}/time-entries/{entryId}', body: 'json' };

/**
 * Delete a time entry, or a timer that runs.
 * Own entries; with manage_team also those of others. It can be restored for a day; a timer with the time until then.
 *
 * `DELETE /api/tickets/{id}/time-entries/{entryId}` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only who spent the time, or an admin, can change this
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeDelete: Call<'time.delete'> = { id: 'time.delete', method: 'DELETE', path: '/api/tickets/{id}/time-entries/{entryId}' };

/**
 * Restore a time entry that was deleted less than a day ago.
 * Own entries; with manage_team also those of others. Succeeds when the entry is there.
 *
 * `POST /api/tickets/{id}/time-entries/{entryId}/restore` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 403 forbidden · Only who spent the time, or an admin, can change this
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found
 * @throws HelpdeskError 409 too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeRestore: Call<'time.restore'> = { id: 'time.restore', method: 'POST', path: '/api/tickets/{id}/time-entries/{entryId}/restore' };

/**
 * Start a timer of the caller on a ticket.
 * Each member has one: another one that runs is stopped, and its time noted where it ran. Starting it again where it runs changes nothing.
 *
 * `POST /api/tickets/{id}/timer` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · The ticket you're looking for doesn't exist or you don't have permission to view it.
 * @throws HelpdeskError 409 too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042
 */
export const timeStartTimer: Call<'time.startTimer'> = { id: 'time.startTimer', method: 'POST', path: '/api/tickets/{id}/timer' };

/**
 * The timer of the caller that runs, on whichever ticket.
 * It runs on the server: also while no page is open, for 24 hours at most.
 *
 * `GET /api/timer` · signed in with view_assigned_tickets, or an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 */
export const timeTimer: Call<'time.timer'> = { id: 'time.timer', method: 'GET', path: '/api/timer' };

/**
 * Stop the timer of the caller, and note its time on its ticket.
 * Whole minutes, one at least; 24 hours at most. The day is the one on which it was started, in the time zone of the organization.
 *
 * `POST /api/timer/stop` · signed in with view_assigned_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · No timer is running
 */
export const timeStopTimer: Call<'time.stopTimer'> = { id: 'time.stopTimer', method: 'POST', path: '/api/timer/stop' };

/**
 * All tags of the organization, by name, with the number of their tickets.
 * At most 1000.
 *
 * `GET /api/tags` · signed in with view_assigned_tickets, or an API key with tags:read · `ifNoneMatch` spares an unchanged answer
 */
export const tagsList: Call<'tags.list'> = { id: 'tags.list', method: 'GET', path: '/api/tags' };

/**
 * Add a tag.
 * If there is a tag of this name already, apart from case, accents and spaces, the answer is that one, unchanged.
 *
 * `POST /api/tags` · signed in with resolve_tickets, or an API key with tags:create · done once however often it is tried
 * @throws HelpdeskError 409 too_many · An organization can have 1000 tags
 */
export const tagsCreate: Call<'tags.create'> = { id: 'tags.create', method: 'POST', path: '/api/tags', body: 'json', idempotent: true };

/**
 * Rename a tag or change its color, on all of its tickets; omitted fields stay unchanged.
 * Refused for the name of another tag: these can be merged.
 *
 * `PATCH /api/tags/{id}` · signed in with manage_settings, or an API key with tags:update
 * @throws HelpdeskError 404 not_found · Tag not found
 * @throws HelpdeskError 409 tag_exists · There is already a tag with this name
 */
export const tagsUpdate: Call<'tags.update'> = { id: 'tags.update', method: 'PATCH', path: '/api/tags/{id}', body: 'json' };

/**
 * Delete a tag, and take it off its tickets.
 * It can be restored with its tickets for a day.
 *
 * `DELETE /api/tags/{id}` · signed in with manage_settings, or an API key with tags:delete
 * @throws HelpdeskError 404 not_found · Tag not found
 */
export const tagsDelete: Call<'tags.delete'> = { id: 'tags.delete', method: 'DELETE', path: '/api/tags/{id}' };

/**
 * The views, macros, forms and webhooks that name a tag.
 * To ask before the tag is deleted: then these views and webhooks find nothing, and the others leave it out.
 *
 * `GET /api/tags/{id}/uses` · signed in with manage_settings, or an API key with tags:delete
 * @throws HelpdeskError 404 not_found · Tag not found
 */
export const tagsUses: Call<'tags.uses'> = { id: 'tags.uses', method: 'GET', path: '/api/tags/{id}/uses' };

/**
 * Merge other tags into this one: their tickets get it, and they are deleted.
 * For a day, tags.restore undoes it for each of them. Succeeds when they have been merged into it already.
 *
 * `POST /api/tags/{id}/merge` · signed in with manage_settings, or an API key with tags:update
 * @throws HelpdeskError 404 not_found · Tag not found
 */
export const tagsMerge: Call<'tags.merge'> = { id: 'tags.merge', method: 'POST', path: '/api/tags/{id}/merge', body: 'json' };

/**
 * Restore a tag that was deleted or merged into another less than a day ago, on its tickets.
 * After a merge, the tickets that got the other tag by it lose that again. Succeeds when the tag is there.
 *
 * `POST /api/tags/{id}/restore` · signed in with manage_settings, or an API key with tags:update
 * @throws HelpdeskError 404 not_found · Tag not found
 * @throws HelpdeskError 409 tag_exists · There is already a tag with this name; too_many · An organization can have 1000 tags
 */
export const tagsRestore: Call<'tags.restore'> = { id: 'tags.restore', method: 'POST', path: '/api/tags/{id}/restore' };

/**
 * The saved views of the team and the caller's own, each in their order, and which view the caller's tickets open with.
 * Those of the team first. At most 50 of the team and 50 of the caller.
 *
 * `GET /api/views` · signed in with view_assigned_tickets, or an API key with views:read · `ifNoneMatch` spares an unchanged answer
 */
export const viewsList: Call<'views.list'> = { id: 'views.list', method: 'GET', path: '/api/views' };

/**
 * Save a view.
 * Personal unless visibility says otherwise. It comes last among those of its owner, whose names differ in more than case and accents. A query that is not understood is refused as by tickets.list.
 *
 * `POST /api/views` · signed in with view_assigned_tickets, or an API key with views:create · done once however often it is tried
 * @throws HelpdeskError 409 too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already
 */
export const viewsCreate: Call<'views.create'> = { id: 'views.create', method: 'POST', path: '/api/views', body: 'json', idempotent: true };

/**
 * How many tickets there are in each saved view now.
 * The numbers that tickets.list has as its total for the query of each view, of those that views.list answers.
 *
 * `GET /api/views/counts` · signed in with view_assigned_tickets, or an API key with views:read · `ifNoneMatch` spares an unchanged answer
 */
export const viewsCounts: Call<'views.counts'> = { id: 'views.counts', method: 'GET', path: '/api/views/counts' };

/**
 * Choose the view that the caller's tickets open with.
 * In this organization. A view that is deleted, or not for the caller any more, counts as none.
 *
 * `PATCH /api/views/default` · signed in with view_assigned_tickets, or an API key with views:update
 * @throws HelpdeskError 404 not_found · View not found
 */
export const viewsSetDefault: Call<'views.setDefault'> = { id: 'views.setDefault', method: 'PATCH', path: '/api/views/default', body: 'json' };

/**
 * Change a saved view; omitted fields stay unchanged.
 * Without manage_settings, only one's own. A view that becomes personal or the team's comes last there.
 *
 * `PATCH /api/views/{id}` · signed in with view_assigned_tickets, or an API key with views:update
 * @throws HelpdeskError 404 not_found · View not found
 * @throws HelpdeskError 409 too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already
 */
export const viewsUpdate: Call<'views.update'> = { id: 'views.update', method: 'PATCH', path: '/api/views/{id}', body: 'json' };

/**
 * Delete a saved view.
 * It can be restored for a day. Without manage_settings, only one's own.
 *
 * `DELETE /api/views/{id}` · signed in with view_assigned_tickets, or an API key with views:delete
 * @throws HelpdeskError 404 not_found · View not found
 */
export const viewsDelete: Call<'views.delete'> = { id: 'views.delete', method: 'DELETE', path: '/api/views/{id}' };

/**
 * Restore a saved view that was deleted less than a day ago.
 * At its place. Without manage_settings, only one's own.
 *
 * `POST /api/views/{id}/restore` · signed in with view_assigned_tickets, or an API key with views:update
 * @throws HelpdeskError 404 not_found · View not found
 * @throws HelpdeskError 409 too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already
 */
export const viewsRestore: Call<'views.restore'> = { id: 'views.restore', method: 'POST', path: '/api/views/{id}/restore' };

/**
 * The mails, webhook deliveries and jobs that failed and are not tried again, newest first.
 * A delivery is tried for at least 72 hours, unless the receiver refuses it for good. It stays in this list until it succeeds, its ticket is deleted for good, or it is a year old; webhook deliveries stay for 30 days.
 *
 * `GET /api/dead-letters` · signed in with manage_settings, or an API key with organization:read
 */
export const deadLettersList: Call<'deadLetters.list'> = { id: 'deadLetters.list', method: 'GET', path: '/api/dead-letters' };

/**
 * Try all of them again, or all of one kind.
 * Each is due at once and gets new attempts.
 *
 * `POST /api/dead-letters/retry` · signed in with manage_settings, or an API key with organization:update
 */
export const deadLettersRetryAll: Call<'deadLetters.retryAll'> = { id: 'deadLetters.retryAll', method: 'POST', path: '/api/dead-letters/retry', body: 'json' };

/**
 * Try one of them again.
 * It is due at once and gets new attempts.
 *
 * `POST /api/dead-letters/{id}/retry` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 404 not_found · This delivery is not in the list any more
 */
export const deadLettersRetry: Call<'deadLetters.retry'> = { id: 'deadLetters.retry', method: 'POST', path: '/api/dead-letters/{id}/retry' };

/**
 * The blocked addresses, domains and visitors, last added first.
 * At most 1000.
 *
 * `GET /api/blocked-senders` · signed in with resolve_tickets, or an API key with blocked_senders:read
 */
export const blockedSendersList: Call<'blockedSenders.list'> = { id: 'blockedSenders.list', method: 'GET', path: '/api/blocked-senders' };

/**
 * Block an address, or a domain with all below it.
 * What they mail or send by forms becomes spam, and they are told nothing; they cannot start chats. Succeeds when it is blocked already. Refused for addresses of the team, and for domains of providers that many people have addresses at.
 *
 * `POST /api/blocked-senders` · signed in with resolve_tickets, or an API key with blocked_senders:create
 * @throws HelpdeskError 409 too_many · You can block 1000 senders
 */
export const blockedSendersCreate: Call<'blockedSenders.create'> = { id: 'blockedSenders.create', method: 'POST', path: '/api/blocked-senders', body: 'json' };

/**
 * Unblock a sender.
 * What they sent before stays spam.
 *
 * `DELETE /api/blocked-senders/{id}` · signed in with resolve_tickets, or an API key with blocked_senders:delete
 * @throws HelpdeskError 404 not_found · This sender is not blocked
 */
export const blockedSendersDelete: Call<'blockedSenders.delete'> = { id: 'blockedSenders.delete', method: 'DELETE', path: '/api/blocked-senders/{id}' };

/**
 * The words of every mail to customers, in each language of the organization.
 * The organization's own where it has some, else the built-in ones, which are in English. A mail is in the language of its customer (tickets.customerLanguage) where there are words in it, else in that of organization.settings, with the built-in words where there are none in that.
 *
 * `GET /api/organization/mail-texts` · signed in with manage_settings, or an API key with organization:read
 */
export const mailTextsList: Call<'mailTexts.list'> = { id: 'mailTexts.list', method: 'GET', path: '/api/organization/mail-texts' };

/**
 * Replace the organization's own words of a mail in a language.
 * What is omitted is built in. A variable that does not exist, or that may not be known and says no word for that, is refused.
 *
 * `PUT /api/organization/mail-texts/{kind}/{language}` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 409 too_many · You can write emails in 30 languages
 */
export const mailTextsUpdate: Call<'mailTexts.update'> = { id: 'mailTexts.update', method: 'PUT', path: '/api/organization/mail-texts/{kind}/{language}', body: 'json' };

/**
 * Return to the built-in words of a mail in a language.
 * Succeeds when they are built in already.
 *
 * `DELETE /api/organization/mail-texts/{kind}/{language}` · signed in with manage_settings, or an API key with organization:update
 */
export const mailTextsReset: Call<'mailTexts.reset'> = { id: 'mailTexts.reset', method: 'DELETE', path: '/api/organization/mail-texts/{kind}/{language}' };

/**
 * Render a mail with these words, about a customer who does not exist.
 * Changes and sends nothing. It is rendered as it would be sent, with the branding of the organization.
 *
 * `POST /api/organization/mail-texts/{kind}/{language}/preview` · signed in with manage_settings, or an API key with organization:update
 */
export const mailTextsPreview: Call<'mailTexts.preview'> = { id: 'mailTexts.preview', method: 'POST', path: '/api/organization/mail-texts/{kind}/{language}/preview', body: 'json' };

/**
 * What visitors and customers do not read in their language, of each language on offer.
 * A sentence is missing where another language on offer has it in the organization's own words and this one says it as it is built in; a part of an email where customers get it in another language.
 *
 * `GET /api/organization/missing-sentences` · signed in with manage_settings, or an API key with organization:read
 */
export const sentencesMissing: Call<'sentences.missing'> = { id: 'sentences.missing', method: 'GET', path: '/api/organization/missing-sentences' };

/**
 * What elements and pages for visitors say in a language in the organization's own words.
 * All other sentences are built in. A language can have words before it is offered.
 *
 * `GET /api/organization/sentences/{language}` · signed in with manage_settings, or an API key with organization:read
 */
export const sentencesList: Call<'sentences.list'> = { id: 'sentences.list', method: 'GET', path: '/api/organization/sentences/{language}' };

/**
 * Say sentences in own words, or as they are built in again.
 * Changes only the sentences that are named. Pages say them at once, elements within five minutes.
 *
 * `PATCH /api/organization/sentences/{language}` · signed in with manage_settings, or an API key with organization:update
 */
export const sentencesUpdate: Call<'sentences.update'> = { id: 'sentences.update', method: 'PATCH', path: '/api/organization/sentences/{language}', body: 'json' };

/**
 * The address whose mail becomes tickets, and the DNS records of its mail.
 * Looks the records up, which takes some seconds at most; state is unknown where no server answered.
 *
 * `GET /api/mailbox` · signed in with manage_settings, or an API key with organization:read
 */
export const mailboxGet: Call<'mailbox.get'> = { id: 'mailbox.get', method: 'GET', path: '/api/mailbox' };

/**
 * Send a test through the whole circle.
 * Sends a mail to the address whose mail becomes tickets, as mails to customers are sent. When it arrives it becomes no ticket. At most ten tests in ten minutes, with those of organization.testEmail.
 *
 * `POST /api/mailbox/tests` · signed in with manage_settings, or an API key with organization:update
 * @throws HelpdeskError 409 no_mailbox · This helpdesk receives no email
 * @throws HelpdeskError 502 mail_not_sent · The reason, as a sentence
 */
export const mailboxTest: Call<'mailbox.test'> = { id: 'mailbox.test', method: 'POST', path: '/api/mailbox/tests' };

/**
 * Whether a test has arrived.
 * Mails are kept for 90 days.
 *
 * `GET /api/mailbox/tests/{id}` · signed in with manage_settings, or an API key with organization:read
 */
export const mailboxTestResult: Call<'mailbox.testResult'> = { id: 'mailbox.testResult', method: 'GET', path: '/api/mailbox/tests/{id}' };

/**
 * The mails that became no ticket, newest first, each with the reason.
 * Automatic answers that belong to no ticket, mails of the helpdesk that came back, those of a sender who sent too many at once, and those that cannot be read. Mails are kept for 90 days.
 *
 * `GET /api/mailbox/held` · signed in with manage_settings, or an API key with tickets:read · iterate over it for all pages
 */
export const mailboxListHeld: Call<'mailbox.listHeld'> = { id: 'mailbox.listHeld', method: 'GET', path: '/api/mailbox/held', paged: true };

/**
 * Make a ticket of a mail that was held, or an answer of its ticket.
 * It is read again within some seconds. One that cannot be read is held again.
 *
 * `POST /api/mailbox/held/{id}/take-in` · signed in with manage_settings, or an API key with tickets:create
 * @throws HelpdeskError 404 not_found · This email is not held
 * @throws HelpdeskError 409 no_sender · This email names no sender: enter an address with mailbox.takeInFrom
 */
export const mailboxTakeIn: Call<'mailbox.takeIn'> = { id: 'mailbox.takeIn', method: 'POST', path: '/api/mailbox/held/{id}/take-in' };

/**
 * Make a ticket of a mail that was held, from the sender whom you name.
 * For mail that names nobody who can be answered. It is read again within some seconds.
 *
 * `POST /api/mailbox/held/{id}/take-in-from` · signed in with manage_settings, or an API key with tickets:create
 * @throws HelpdeskError 404 not_found · This email is not held
 */
export const mailboxTakeInFrom: Call<'mailbox.takeInFrom'> = { id: 'mailbox.takeInFrom', method: 'POST', path: '/api/mailbox/held/{id}/take-in-from', body: 'json' };

/**
 * Search tickets, people and articles that the caller may see; every word must match, the last one as a prefix; best match first.
 * Customers find only their own tickets, without internal notes; article drafts are found only by members who may edit articles.
 *
 * `GET /api/search` · signed in with view_assigned_tickets, or signed in with create_tickets, or an API key with search:read · `ifNoneMatch` spares an unchanged answer
 */
export const searchQuery: Call<'search.query'> = { id: 'search.query', method: 'GET', path: '/api/search' };

/**
 * The audit log, newest first.
 * Who did what, from where, and what it changed: sign-ins (failed ones of members too), members, invitations, keys, webhooks, settings, domains, branding, exports and deletions. An entry is written with the change itself, and never changed.
 *
 * `GET /api/audit` · signed in with manage_organization, or an API key with audit:read · iterate over it for all pages
 */
export const auditList: Call<'audit.list'> = { id: 'audit.list', method: 'GET', path: '/api/audit', paged: true };

/**
 * Whether the audit log is as it was written.
 * Each entry has a hash of itself and of the hash before it: a changed, removed or swapped entry is found. Entries that were removed because of their age are no break. Who keeps number and hash of an entry elsewhere, such as by an export, can compare them later: whoever may write to the database itself could calculate all hashes anew.
 *
 * `GET /api/audit/verification` · signed in with manage_organization, or an API key with audit:read
 */
export const auditVerify: Call<'audit.verify'> = { id: 'audit.verify', method: 'GET', path: '/api/audit/verification' };

/**
 * The audit log as CSV, oldest first.
 * RFC 4180; cells that a spreadsheet would read as formulas are escaped. The export itself is in the log from then on.
 *
 * `GET /api/audit.csv` · signed in with manage_organization, or an API key with audit:read
 */
export const auditExportCsv: Call<'audit.exportCsv'> = { id: 'audit.exportCsv', method: 'GET', path: '/api/audit.csv', text: true };

/**
 * The audit log as JSON, a line for each entry, oldest first.
 * Each line is an entry as audit.list has it. The export itself is in the log from then on.
 *
 * `GET /api/audit.jsonl` · signed in with manage_organization, or an API key with audit:read
 */
export const auditExportJsonl: Call<'audit.exportJsonl'> = { id: 'audit.exportJsonl', method: 'GET', path: '/api/audit.jsonl', text: true };

/**
 * The admins and agents that a ticket can be assigned to.
 * Includes members who are away.
 *
 * `GET /api/team/assignable` · signed in with assign_tickets, or an API key with team:read
 */
export const teamAssignable: Call<'team.assignable'> = { id: 'team.assignable', method: 'GET', path: '/api/team/assignable' };

/**
 * Set whether tickets and chats are assigned to the caller automatically.
 * Tickets that are already assigned stay assigned.
 *
 * `PATCH /api/team/availability` · signed in with view_assigned_tickets, or an API key with team:update
 */
export const teamSetAvailability: Call<'team.setAvailability'> = { id: 'team.setAvailability', method: 'PATCH', path: '/api/team/availability', body: 'json' };

/**
 * All members, in the order in which they joined.
 * Includes customers with an account.
 *
 * `GET /api/team/members` · signed in with manage_team, or an API key with team:read
 */
export const teamList: Call<'team.list'> = { id: 'team.list', method: 'GET', path: '/api/team/members' };

/**
 * Remove a member; their tickets are unassigned, their sockets close, and their sessions end if they belong to no other organization.
 * Members cannot remove themselves, and the last admin cannot be removed. API keys and webhooks that they made (team.belongings) are ended or handed over to the caller.
 *
 * `DELETE /api/team/members/{memberId}` · signed in with remove_users, or an API key with team:delete
 * @throws HelpdeskError 403 own_row · You cannot remove yourself; higher_member · This member has rights that you do not have
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
 */
export const teamRemove: Call<'team.remove'> = { id: 'team.remove', method: 'DELETE', path: '/api/team/members/{memberId}' };

/**
 * The working API keys and webhooks that a member made.
 * When the member is removed, or gets a role that does not allow them, each is ended (switched off) or handed over to whoever does that.
 *
 * `GET /api/team/members/{memberId}/belongings` · signed in with manage_team, or an API key with team:read
 * @throws HelpdeskError 404 not_found · Team member not found
 */
export const teamBelongings: Call<'team.belongings'> = { id: 'team.belongings', method: 'GET', path: '/api/team/members/{memberId}/belongings' };

/**
 * The views, macros and webhooks that name a member.
 * To ask before the member is removed: then these views and webhooks find nothing, and the macros assign to nobody. Webhooks are listed for those who can see them.
 *
 * `GET /api/team/members/{memberId}/uses` · signed in with remove_users, or an API key with team:delete
 * @throws HelpdeskError 404 not_found · Team member not found
 */
export const teamUses: Call<'team.uses'> = { id: 'team.uses', method: 'GET', path: '/api/team/members/{memberId}/uses' };

/**
 * Change the role of a member; the tickets of a member who becomes a customer are unassigned.
 * Members cannot change their own role, and the last admin stays an admin. The new role applies from the next call on; sockets that it does not allow are closed.
 *
 * `PATCH /api/team/members/{memberId}/role` · signed in with change_user_roles
 * @throws HelpdeskError 403 own_row · You cannot change your own role; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can only give rights that you have yourself; higher_member · This member has rights that you do not have
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 last_admin · An organization must keep at least one admin
 */
export const teamSetRole: Call<'team.setRole'> = { id: 'team.setRole', method: 'PATCH', path: '/api/team/members/{memberId}/role', body: 'json' };

/**
 * The roles that the team has made, by name.
 * Beside the given ones: admin, agent and customer.
 *
 * `GET /api/team/roles` · signed in with manage_team, or an API key with team:read
 */
export const teamRoles: Call<'team.roles'> = { id: 'team.roles', method: 'GET', path: '/api/team/roles' };

/**
 * Make a role of chosen permissions for members of the staff.
 * It takes permissions that the caller has themselves. Without view_all_tickets its members see the tickets that are assigned to them, and with view_unassigned_tickets those of nobody, too; for them no other ticket exists.
 *
 * `POST /api/team/roles` · signed in with change_user_roles · done once however often it is tried
 * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can only give rights that you have yourself
 * @throws HelpdeskError 409 too_many · An organization can have 50 roles of its own; role_exists · There is already a role with this name
 */
export const teamCreateRole: Call<'team.createRole'> = { id: 'team.createRole', method: 'POST', path: '/api/team/roles', body: 'json', idempotent: true };

/**
 * Change a role that the team has made, for all who have it; omitted fields stay unchanged.
 * The new permissions hold from the next call of each member on. API keys and webhooks of its members that it does not allow (team.roleBelongings) are ended or handed over to the caller. Refused to whoever has the role themselves.
 *
 * `PATCH /api/team/roles/{roleId}` · signed in with change_user_roles
 * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can only give rights that you have yourself; own_row · You cannot change your own role
 * @throws HelpdeskError 404 not_found · Role not found
 * @throws HelpdeskError 409 role_exists · There is already a role with this name
 */
export const teamUpdateRole: Call<'team.updateRole'> = { id: 'team.updateRole', method: 'PATCH', path: '/api/team/roles/{roleId}', body: 'json' };

/**
 * Delete a role that the team has made and that nobody has.
 * Its members get another role first, and invitations to it are revoked.
 *
 * `DELETE /api/team/roles/{roleId}` · signed in with change_user_roles
 * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; higher_rights · You can only give rights that you have yourself
 * @throws HelpdeskError 404 not_found · Role not found
 * @throws HelpdeskError 409 role_in_use · Please give the members and invitations with this role another one first
 */
export const teamDeleteRole: Call<'team.deleteRole'> = { id: 'team.deleteRole', method: 'DELETE', path: '/api/team/roles/{roleId}' };

/**
 * The working API keys and webhooks that the members with a role made.
 * When the role changes and does not allow them, each is ended (switched off) or handed over to whoever changes it.
 *
 * `GET /api/team/roles/{roleId}/belongings` · signed in with manage_team, or an API key with team:read
 * @throws HelpdeskError 404 not_found · Role not found
 */
export const teamRoleBelongings: Call<'team.roleBelongings'> = { id: 'team.roleBelongings', method: 'GET', path: '/api/team/roles/{roleId}/belongings' };

/**
 * Remove the second factor of a member who has lost it.
 * For a member of this organization alone: of who belongs to others too, no admin decides. The member is signed out everywhere and mailed. Members reset their own in their profile.
 *
 * `DELETE /api/team/members/{memberId}/second-factor` · signed in with change_user_roles
 * @throws HelpdeskError 403 own_row · Change your own second factor in your profile; fresh_proof_needed · Please confirm your password to do this; higher_member · This member has rights that you do not have
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 second_factor_missing · This member has no second factor; belongs_elsewhere · This member belongs to other organizations too
 */
export const teamResetSecondFactor: Call<'team.resetSecondFactor'> = { id: 'team.resetSecondFactor', method: 'DELETE', path: '/api/team/members/{memberId}/second-factor' };

/**
 * Unlink a member from their account at the single sign-on provider.
 * Their next sign-in by the provider links the account that then has their email address. Sessions by single sign-on end.
 *
 * `DELETE /api/team/members/{memberId}/sso` · signed in with change_user_roles
 * @throws HelpdeskError 403 own_row · You cannot unlink yourself; fresh_proof_needed · Please confirm your password to do this; higher_member · This member has rights that you do not have
 * @throws HelpdeskError 404 not_found · Team member not found
 * @throws HelpdeskError 409 sso_not_linked · This member has not signed in by single sign-on yet
 */
export const teamUnlinkSso: Call<'team.unlinkSso'> = { id: 'team.unlinkSso', method: 'DELETE', path: '/api/team/members/{memberId}/sso' };

/**
 * Invite a person by email; the link is returned this once.
 * The link is valid for seven days, once, and for this address only; only its hash is stored. Until an admin has confirmed their email address, three people can be invited in total, without a message. Invitations are limited by user, organization, address and day.
 *
 * `POST /api/team/invite` · signed in with invite_users · done once however often it is tried
 * @throws HelpdeskError 403 forbidden; fresh_proof_needed · Please confirm your password to do this; email_unconfirmed · Please confirm your email address first: until then you can invite three people; higher_rights · You can only give rights that you have yourself
 * @throws HelpdeskError 409 already_member · This person is already a member of the team; already_invited · This person has already been invited
 */
export const teamInvite: Call<'team.invite'> = { id: 'team.invite', method: 'POST', path: '/api/team/invite', body: 'json', idempotent: true };

/**
 * Invitations that have not been accepted, including expired ones.
 * Newest first, without the links.
 *
 * `GET /api/team/invitations` · signed in with manage_team, or an API key with team:read
 */
export const teamInvitations: Call<'team.invitations'> = { id: 'team.invitations', method: 'GET', path: '/api/team/invitations' };

/**
 * Revoke an invitation.
 * The link answers 410 from then on.
 *
 * `DELETE /api/team/invitations/{id}` · signed in with invite_users, or an API key with team:delete
 * @throws HelpdeskError 404 not_found · Invitation not found
 */
export const teamRevokeInvitation: Call<'team.revokeInvitation'> = { id: 'team.revokeInvitation', method: 'DELETE', path: '/api/team/invitations/{id}' };

/**
 * Mail an invitation again; the same link is valid for seven more days.
 * Refused when the person has become a member in the meantime.
 *
 * `POST /api/team/invitations/{id}/resend` · signed in with invite_users, or an API key with team:create
 * @throws HelpdeskError 404 not_found · Invitation not found
 * @throws HelpdeskError 409 already_member · This person is already a member of the team
 */
export const teamResendInvitation: Call<'team.resendInvitation'> = { id: 'team.resendInvitation', method: 'POST', path: '/api/team/invitations/{id}/resend' };

/**
 * All forms, oldest first; at most 100.
 * Active or not, each with its number of submissions.
 *
 * `GET /api/contact-forms` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
 */
export const contactFormsList: Call<'contactForms.list'> = { id: 'contactForms.list', method: 'GET', path: '/api/contact-forms' };

/**
 * Create a form.
 * Field names must be unique and must not begin with helpdesk-; select and radio require options; minLength must not exceed maxLength; a pattern must be RE2 syntax that can be checked in linear time.
 *
 * `POST /api/contact-forms` · signed in with manage_contact_forms, or an API key with contact_forms:create · done once however often it is tried
 * @throws HelpdeskError 409 too_many · An organization can have 100 contact forms; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const contactFormsCreate: Call<'contactForms.create'> = { id: 'contactForms.create', method: 'POST', path: '/api/contact-forms', body: 'json', idempotent: true };

/**
 * Totals over all forms.
 * Months are in the organization's time zone.
 *
 * `GET /api/contact-forms/stats` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
 */
export const contactFormsStats: Call<'contactForms.stats'> = { id: 'contactForms.stats', method: 'GET', path: '/api/contact-forms/stats' };

/**
 * A form with its fields and settings.
 * For the editor.
 *
 * `GET /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsGet: Call<'contactForms.get'> = { id: 'contactForms.get', method: 'GET', path: '/api/contact-forms/{id}' };

/**
 * Change a form; omitted settings stay unchanged, fields are replaced as a whole.
 * The rules of contactForms.create apply. With If-Match, the update is refused if the form has changed since. Submissions keep the answers to removed fields.
 *
 * `PATCH /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:update
 * @throws HelpdeskError 404 not_found · Contact form not found
 * @throws HelpdeskError 409 too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 * @throws HelpdeskError 412 stale · This contact form was changed by someone else
 */
export const contactFormsUpdate: Call<'contactForms.update'> = { id: 'contactForms.update', method: 'PATCH', path: '/api/contact-forms/{id}', body: 'json' };

/**
 * Delete a form with its submissions and figures; the tickets that came of them stay.
 * Cannot be undone; pages that embed the form say that it is not available.
 *
 * `DELETE /api/contact-forms/{id}` · signed in with manage_contact_forms, or an API key with contact_forms:delete
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsDelete: Call<'contactForms.delete'> = { id: 'contactForms.delete', method: 'DELETE', path: '/api/contact-forms/{id}' };

/**
 * The views and webhooks that name a form.
 * To ask before the form is deleted: then they find nothing. Webhooks are listed for those who can see them.
 *
 * `GET /api/contact-forms/{id}/uses` · signed in with manage_contact_forms, or an API key with contact_forms:delete
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsUses: Call<'contactForms.uses'> = { id: 'contactForms.uses', method: 'GET', path: '/api/contact-forms/{id}/uses' };

/**
 * Duplicate a form; the copy is inactive and has no submissions.
 * The copy has the same title, description, fields and settings; its fields have new ids, and " (copy)" is appended to its name.
 *
 * `POST /api/contact-forms/{id}/duplicate` · signed in with manage_contact_forms, or an API key with contact_forms:create · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Contact form not found
 * @throws HelpdeskError 409 too_many · An organization can have 100 contact forms; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const contactFormsDuplicate: Call<'contactForms.duplicate'> = { id: 'contactForms.duplicate', method: 'POST', path: '/api/contact-forms/{id}/duplicate', idempotent: true };

/**
 * Mail another confirmation link to the address that gets a form's notifications.
 * The link works for seven days. An address that was changed gets the first one by itself. Nothing is mailed to an address that has confirmed, or that is a member's.
 *
 * `POST /api/contact-forms/{id}/notice-confirmation` · signed in with manage_settings, or an API key with contact_forms:update
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsConfirmNotices: Call<'contactForms.confirmNotices'> = { id: 'contactForms.confirmNotices', method: 'POST', path: '/api/contact-forms/{id}/notice-confirmation' };

/**
 * How often a form was seen, started and submitted, by day.
 * Only counts are stored, nothing about the visitors.
 *
 * `GET /api/contact-forms/{id}/analytics` · signed in with manage_contact_forms, or an API key with contact_forms:read
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsAnalytics: Call<'contactForms.analytics'> = { id: 'contactForms.analytics', method: 'GET', path: '/api/contact-forms/{id}/analytics' };

/**
 * The submissions of a form, newest first.
 * q matches part of any answer.
 *
 * `GET /api/contact-forms/{id}/submissions` · signed in with manage_contact_forms, or an API key with contact_forms:read · iterate over it for all pages
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsSubmissions: Call<'contactForms.submissions'> = { id: 'contactForms.submissions', method: 'GET', path: '/api/contact-forms/{id}/submissions', paged: true };

/**
 * One submission, with questions, answers and ticket.
 * The questions are those of the current form.
 *
 * `GET /api/contact-forms/{id}/submissions/{submissionId}` · signed in with manage_contact_forms, or an API key with contact_forms:read
 * @throws HelpdeskError 404 not_found · Submission not found
 */
export const contactFormsSubmission: Call<'contactForms.submission'> = { id: 'contactForms.submission', method: 'GET', path: '/api/contact-forms/{id}/submissions/{submissionId}' };

/**
 * The submissions of a form as CSV, all or those that contain a text; cells that a spreadsheet would read as formulas are escaped.
 * RFC 4180, newest first.
 *
 * `GET /api/contact-forms/{id}/submissions.csv` · signed in with manage_contact_forms, or an API key with contact_forms:read
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const contactFormsExportSubmissions: Call<'contactForms.exportSubmissions'> = { id: 'contactForms.exportSubmissions', method: 'GET', path: '/api/contact-forms/{id}/submissions.csv', text: true };

/**
 * The queries of the chatbot, most used first.
 * q searches query, response, keywords and category.
 *
 * `GET /api/chatbot/queries` · signed in with manage_chatbot, or an API key with chatbot:read · iterate over it for all pages
 */
export const chatbotList: Call<'chatbot.list'> = { id: 'chatbot.list', method: 'GET', path: '/api/chatbot/queries', paged: true };

/**
 * Add a query and its response; with questionId, the unanswered question is resolved.
 * Blank and repeated keywords are dropped.
 *
 * `POST /api/chatbot/queries` · signed in with manage_chatbot, or an API key with chatbot:create · done once however often it is tried
 * @throws HelpdeskError 409 too_many · An organization can have 20000 chatbot queries; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const chatbotCreate: Call<'chatbot.create'> = { id: 'chatbot.create', method: 'POST', path: '/api/chatbot/queries', body: 'json', idempotent: true };

/**
 * Import many queries; invalid rows are reported, the others are imported. A row with the query and response of a stored one updates that one.
 * At most 1000 rows per call. Keywords are a list, or one string separated by semicolons.
 *
 * `POST /api/chatbot/queries/import` · signed in with manage_chatbot, or an API key with chatbot:create · done once however often it is tried
 * @throws HelpdeskError 409 idempotency_answer_lost · Already done with this Idempotency-Key; the answer can no longer be read; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const chatbotImport: Call<'chatbot.import'> = { id: 'chatbot.import', method: 'POST', path: '/api/chatbot/queries/import', body: 'json', idempotent: true };

/**
 * All queries, in the format of chatbot.import.
 * Active or not.
 *
 * `GET /api/chatbot/queries.json` · signed in with manage_chatbot, or an API key with chatbot:read
 */
export const chatbotExportJson: Call<'chatbot.exportJson'> = { id: 'chatbot.exportJson', method: 'GET', path: '/api/chatbot/queries.json' };

/**
 * All queries as CSV that can be imported again; keywords are separated by semicolons.
 * RFC 4180; cells that a spreadsheet would read as formulas are escaped.
 *
 * `GET /api/chatbot/queries.csv` · signed in with manage_chatbot, or an API key with chatbot:read
 */
export const chatbotExportCsv: Call<'chatbot.exportCsv'> = { id: 'chatbot.exportCsv', method: 'GET', path: '/api/chatbot/queries.csv', text: true };

/**
 * One query.
 * For the editor.
 *
 * `GET /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:read
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 */
export const chatbotGet: Call<'chatbot.get'> = { id: 'chatbot.get', method: 'GET', path: '/api/chatbot/queries/{id}' };

/**
 * Change a query; omitted fields stay unchanged, keywords are replaced as a whole.
 * The bot uses the change at once.
 *
 * `PATCH /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:update
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 * @throws HelpdeskError 409 too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const chatbotUpdate: Call<'chatbot.update'> = { id: 'chatbot.update', method: 'PATCH', path: '/api/chatbot/queries/{id}', body: 'json' };

/**
 * Delete a query.
 * Cannot be undone. The answers it gave stay in the figures.
 *
 * `DELETE /api/chatbot/queries/{id}` · signed in with manage_chatbot, or an API key with chatbot:delete
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 */
export const chatbotDelete: Call<'chatbot.delete'> = { id: 'chatbot.delete', method: 'DELETE', path: '/api/chatbot/queries/{id}' };

/**
 * Totals over all queries.
 * asked, answered and answeredByArticle cover the last 30 days.
 *
 * `GET /api/chatbot/stats` · signed in with manage_chatbot, or an API key with chatbot:read
 */
export const chatbotStats: Call<'chatbot.stats'> = { id: 'chatbot.stats', method: 'GET', path: '/api/chatbot/stats' };

/**
 * What the chatbot would answer, and why; not counted in any figure.
 * organizationId, when given, must be the organization of the request.
 *
 * `POST /api/chatbot/query` · signed in with manage_chatbot, or an API key with chatbot:read
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const chatbotTest: Call<'chatbot.test'> = { id: 'chatbot.test', method: 'POST', path: '/api/chatbot/query', body: 'json' };

/**
 * Questions that the bot could not answer, most asked first; at most the last 1000 distinct questions of 180 days.
 * Without questions that were dismissed or have been answered since.
 *
 * `GET /api/chatbot/unanswered` · signed in with manage_chatbot, or an API key with chatbot:read · iterate over it for all pages
 */
export const chatbotUnanswered: Call<'chatbot.unanswered'> = { id: 'chatbot.unanswered', method: 'GET', path: '/api/chatbot/unanswered', paged: true };

/**
 * Dismiss a question; it does not come back when it is asked again.
 * The question stays stored, so that it is not counted as a new one.
 *
 * `DELETE /api/chatbot/unanswered/{id}` · signed in with manage_chatbot, or an API key with chatbot:update
 * @throws HelpdeskError 404 not_found · Question not found
 */
export const chatbotDismiss: Call<'chatbot.dismiss'> = { id: 'chatbot.dismiss', method: 'DELETE', path: '/api/chatbot/unanswered/{id}' };

/**
 * Add a question to a stored query as a keyword.
 * The question is resolved, and answered from now on.
 *
 * `POST /api/chatbot/unanswered/{id}/teach` · signed in with manage_chatbot, or an API key with chatbot:create
 * @throws HelpdeskError 404 not_found · Chatbot query not found
 * @throws HelpdeskError 409 too_many · A query can have 50 keywords
 */
export const chatbotTeach: Call<'chatbot.teach'> = { id: 'chatbot.teach', method: 'POST', path: '/api/chatbot/unanswered/{id}/teach', body: 'json' };

/**
 * The macros of the team and the caller's own, each in their order.
 * Those of the team first. At most 200 of the team and 100 of the caller.
 *
 * `GET /api/macros` · signed in with view_assigned_tickets, or an API key with macros:read · `ifNoneMatch` spares an unchanged answer
 */
export const macrosList: Call<'macros.list'> = { id: 'macros.list', method: 'GET', path: '/api/macros' };

/**
 * Add a macro.
 * Personal unless visibility says otherwise. It comes last among those of its owner, whose names differ in more than case and accents. At least one step is required. Reply and note are refused when they have an unknown variable.
 *
 * `POST /api/macros` · signed in with view_assigned_tickets, or an API key with macros:create · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · A macro needs at least one step · A macro cannot snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists
 * @throws HelpdeskError 409 too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const macrosCreate: Call<'macros.create'> = { id: 'macros.create', method: 'POST', path: '/api/macros', body: 'json', idempotent: true };

/**
 * Undo what a macro has done to tickets.
 * Of runs of the caller within a day. A reply and a note that still wait are taken back. Each field is put back that still has what the macro gave it; what somebody else has changed since stays, and so does what has been sent. A run that cannot be undone is listed in failed.
 *
 * `POST /api/macros/undo` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 409 undone · This was undone already, or its ticket was merged since; idempotency_answer_lost · This was done before; its answer is gone
 */
export const macrosUndo: Call<'macros.undo'> = { id: 'macros.undo', method: 'POST', path: '/api/macros/undo', body: 'json', idempotent: true };

/**
 * Change a macro; omitted fields stay unchanged.
 * Without manage_help_center, only one's own. A macro that becomes personal or the team's comes last there.
 *
 * `PATCH /api/macros/{id}` · signed in with view_assigned_tickets, or an API key with macros:update
 * @throws HelpdeskError 400 validation_failed · A macro needs at least one step · A macro cannot snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists
 * @throws HelpdeskError 404 not_found · Macro not found
 * @throws HelpdeskError 409 too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const macrosUpdate: Call<'macros.update'> = { id: 'macros.update', method: 'PATCH', path: '/api/macros/{id}', body: 'json' };

/**
 * Delete a macro.
 * It can be restored for a day. Without manage_help_center, only one's own.
 *
 * `DELETE /api/macros/{id}` · signed in with view_assigned_tickets, or an API key with macros:delete
 * @throws HelpdeskError 404 not_found · Macro not found
 */
export const macrosDelete: Call<'macros.delete'> = { id: 'macros.delete', method: 'DELETE', path: '/api/macros/{id}' };

/**
 * Restore a macro that was deleted less than a day ago.
 * At its place, with its uses. Without manage_help_center, only one's own.
 *
 * `POST /api/macros/{id}/restore` · signed in with view_assigned_tickets, or an API key with macros:update
 * @throws HelpdeskError 404 not_found · Macro not found
 * @throws HelpdeskError 409 too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already
 */
export const macrosRestore: Call<'macros.restore'> = { id: 'macros.restore', method: 'POST', path: '/api/macros/{id}/restore' };

/**
 * What a macro would do to tickets now.
 * Changes nothing. Tickets that do not exist are left out.
 *
 * `POST /api/macros/{id}/preview` · signed in with view_assigned_tickets, or an API key with macros:read
 * @throws HelpdeskError 404 not_found · Macro not found
 */
export const macrosPreview: Call<'macros.preview'> = { id: 'macros.preview', method: 'POST', path: '/api/macros/{id}/preview', body: 'json' };

/**
 * Apply a macro to tickets: its reply, note and changes together.
 * Each step requires what it requires by hand: assigning assign_tickets, the other changes resolve_tickets. A ticket gets all steps or none: where one cannot be taken, the ticket is listed in failed with the reason. Variables are filled in from the ticket, the caller and the organization. With holdSeconds, reply and note wait for so long, in which macros.undo takes them back; a reply takes along that the ticket becomes resolved or closed.
 *
 * `POST /api/macros/{id}/apply` · signed in with view_assigned_tickets, or an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Macro not found
 * @throws HelpdeskError 409 refused · A step of it cannot be taken, and says why; unanswered · An answer is missing: order number; idempotency_answer_lost · This was done before; its answer is gone
 */
export const macrosApply: Call<'macros.apply'> = { id: 'macros.apply', method: 'POST', path: '/api/macros/{id}/apply', body: 'json', idempotent: true };

/**
 * The canned replies of the team and the callers own, best match first, then most used.
 * q finds replies that have each of its words in title, shortcut, folder or text, at most eight. A shortcut that begins with q goes first, then a title that does.
 *
 * `GET /api/canned-replies` · signed in with view_assigned_tickets, or an API key with canned_replies:read · iterate over it for all pages
 */
export const cannedRepliesList: Call<'cannedReplies.list'> = { id: 'cannedReplies.list', method: 'GET', path: '/api/canned-replies', paged: true };

/**
 * Add a canned reply.
 * Personal unless visibility says otherwise. A shortcut is unique among those of the team, and among each member's own. The text is refused when it has an unknown variable.
 *
 * `POST /api/canned-replies` · signed in with view_assigned_tickets, or an API key with canned_replies:create · done once however often it is tried
 * @throws HelpdeskError 409 too_many · The team can have 2000 canned replies; too_many · You can have 500 canned replies of your own; shortcut_taken · Another canned reply has this shortcut; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const cannedRepliesCreate: Call<'cannedReplies.create'> = { id: 'cannedReplies.create', method: 'POST', path: '/api/canned-replies', body: 'json', idempotent: true };

/**
 * The folders in use, by name.
 * Counts only what the caller may see.
 *
 * `GET /api/canned-replies/folders` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 */
export const cannedRepliesFolders: Call<'cannedReplies.folders'> = { id: 'cannedReplies.folders', method: 'GET', path: '/api/canned-replies/folders' };

/**
 * Import many canned replies; invalid rows are reported, the others are imported.
 * At most 1000 rows per call, all with the same visibility. A row with the shortcut of a stored reply updates that one; without a shortcut, a row with its title and folder does.
 *
 * `POST /api/canned-replies/import` · signed in with view_assigned_tickets, or an API key with canned_replies:create · done once however often it is tried
 * @throws HelpdeskError 409 idempotency_answer_lost · Already done with this Idempotency-Key; the answer can no longer be read; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const cannedRepliesImport: Call<'cannedReplies.import'> = { id: 'cannedReplies.import', method: 'POST', path: '/api/canned-replies/import', body: 'json', idempotent: true };

/**
 * All canned replies of the team, or all personal ones of the caller, in the format of cannedReplies.import.
 * The oldest first.
 *
 * `GET /api/canned-replies.json` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 */
export const cannedRepliesExportJson: Call<'cannedReplies.exportJson'> = { id: 'cannedReplies.exportJson', method: 'GET', path: '/api/canned-replies.json' };

/**
 * All canned replies of the team, or all personal ones of the caller, as CSV that can be imported again.
 * RFC 4180; cells that a spreadsheet would read as formulas are escaped.
 *
 * `GET /api/canned-replies.csv` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 */
export const cannedRepliesExportCsv: Call<'cannedReplies.exportCsv'> = { id: 'cannedReplies.exportCsv', method: 'GET', path: '/api/canned-replies.csv', text: true };

/**
 * One canned reply.
 * Another member's personal reply answers 404.
 *
 * `GET /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 * @throws HelpdeskError 404 not_found · Canned reply not found
 */
export const cannedRepliesGet: Call<'cannedReplies.get'> = { id: 'cannedReplies.get', method: 'GET', path: '/api/canned-replies/{id}' };

/**
 * Change a canned reply; omitted fields stay unchanged.
 * Without manage_help_center, only ones own.
 *
 * `PATCH /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:update
 * @throws HelpdeskError 404 not_found · Canned reply not found
 * @throws HelpdeskError 409 too_many · The team can have 2000 canned replies; shortcut_taken · Another canned reply has this shortcut; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const cannedRepliesUpdate: Call<'cannedReplies.update'> = { id: 'cannedReplies.update', method: 'PATCH', path: '/api/canned-replies/{id}', body: 'json' };

/**
 * Delete a canned reply.
 * It can be restored for a day. Without manage_help_center, only ones own.
 *
 * `DELETE /api/canned-replies/{id}` · signed in with view_assigned_tickets, or an API key with canned_replies:delete
 * @throws HelpdeskError 404 not_found · Canned reply not found
 */
export const cannedRepliesDelete: Call<'cannedReplies.delete'> = { id: 'cannedReplies.delete', method: 'DELETE', path: '/api/canned-replies/{id}' };

/**
 * Restore a canned reply that was deleted less than a day ago.
 * With its uses. Without manage_help_center, only ones own.
 *
 * `POST /api/canned-replies/{id}/restore` · signed in with view_assigned_tickets, or an API key with canned_replies:update
 * @throws HelpdeskError 404 not_found · Canned reply not found
 * @throws HelpdeskError 409 too_many · The team can have 2000 canned replies; shortcut_taken · Another canned reply has this shortcut
 */
export const cannedRepliesRestore: Call<'cannedReplies.restore'> = { id: 'cannedReplies.restore', method: 'POST', path: '/api/canned-replies/{id}/restore' };

/**
 * Copy the files of a canned reply for a message of the caller.
 * The copies are like files that the caller has uploaded: for fileIds of a reply, a note, a new ticket or a chat, and removed after a day when nothing names them. Their bytes are stored and counted once.
 *
 * `POST /api/canned-replies/{id}/copy-files` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 * @throws HelpdeskError 404 not_found · Canned reply not found
 */
export const cannedRepliesCopyFiles: Call<'cannedReplies.copyFiles'> = { id: 'cannedReplies.copyFiles', method: 'POST', path: '/api/canned-replies/{id}/copy-files' };

/**
 * Count a use of a canned reply.
 * Called when it is put into a reply or a chat.
 *
 * `POST /api/canned-replies/{id}/use` · signed in with view_assigned_tickets, or an API key with canned_replies:read
 * @throws HelpdeskError 404 not_found · Canned reply not found
 */
export const cannedRepliesUse: Call<'cannedReplies.use'> = { id: 'cannedReplies.use', method: 'POST', path: '/api/canned-replies/{id}/use' };

/**
 * What programs keep with customers, by their addresses, in the order in which it was changed.
 * Customers with whom nothing is kept are left out. A copy is kept by updatedSince: what changes while the pages are read comes again. Of customers with whom nothing is kept any more v1.events tells (customer.changed, isKept false).
 *
 * `GET /api/customers` · signed in with view_all_tickets, or an API key with tickets:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const customersList: Call<'customers.list'> = { id: 'customers.list', method: 'GET', path: '/api/customers', paged: true };

/**
 * Keep an id in another system and metadata with a customer.
 * By their address; omitted fields stay unchanged, metadata is replaced as a whole. With neither left, nothing is kept. Customers do not see it.
 *
 * `PUT /api/customers` · signed in with resolve_tickets, or an API key with tickets:update
 * @throws HelpdeskError 404 not_found · Customer not found
 * @throws HelpdeskError 409 external_id_taken · Another customer has this external id
 */
export const customersUpdate: Call<'customers.update'> = { id: 'customers.update', method: 'PUT', path: '/api/customers', body: 'json' };

/**
 * All categories in display order; at most 100.
 * Each with the number of its articles, published or not.
 *
 * `GET /api/help/categories` · signed in with manage_help_center, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
 */
export const helpCategoriesList: Call<'helpCategories.list'> = { id: 'helpCategories.list', method: 'GET', path: '/api/help/categories' };

/**
 * Create a category, last in the order.
 * The slug must be unique among the categories.
 *
 * `POST /api/help/categories` · signed in with manage_help_center, or an API key with help:create · done once however often it is tried
 * @throws HelpdeskError 409 slug_taken · A category with this slug already exists; too_many · An organization can have 100 categories
 */
export const helpCategoriesCreate: Call<'helpCategories.create'> = { id: 'helpCategories.create', method: 'POST', path: '/api/help/categories', body: 'json', idempotent: true };

/**
 * Reorder the categories; those left out follow in their previous order.
 * Every id must be a category of the organization.
 *
 * `PUT /api/help/categories/order` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Category not found
 */
export const helpCategoriesReorder: Call<'helpCategories.reorder'> = { id: 'helpCategories.reorder', method: 'PUT', path: '/api/help/categories/order', body: 'json' };

/**
 * Change a category; omitted fields stay unchanged.
 * A new slug must be unique among the categories.
 *
 * `PATCH /api/help/categories/{id}` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Category not found
 * @throws HelpdeskError 409 slug_taken · A category with this slug already exists
 */
export const helpCategoriesUpdate: Call<'helpCategories.update'> = { id: 'helpCategories.update', method: 'PATCH', path: '/api/help/categories/{id}', body: 'json' };

/**
 * Delete a category; its articles stay, without a category.
 * Cannot be undone.
 *
 * `DELETE /api/help/categories/{id}` · signed in with manage_help_center, or an API key with help:delete
 * @throws HelpdeskError 404 not_found · Category not found
 */
export const helpCategoriesDelete: Call<'helpCategories.delete'> = { id: 'helpCategories.delete', method: 'DELETE', path: '/api/help/categories/{id}' };

/**
 * Published articles with their public addresses, for links in replies; with q, best match first, else most recently changed first.
 * The address is on the organization's custom domain, if that is verified.
 *
 * `GET /api/help/article-links` · signed in with view_assigned_tickets, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
 */
export const helpArticlesLinks: Call<'helpArticles.links'> = { id: 'helpArticles.links', method: 'GET', path: '/api/help/article-links' };

/**
 * Articles including drafts, most recently changed first; with q, best match first.
 * With q, results are sorted by relevance and sort is ignored. A page has at most 4 MB of content: it may be shorter than limit.
 *
 * `GET /api/help/articles` · signed in with manage_help_center, or an API key with help:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const helpArticlesList: Call<'helpArticles.list'> = { id: 'helpArticles.list', method: 'GET', path: '/api/help/articles', paged: true };

/**
 * Create an article; its HTML is sanitized.
 * The slug must be unique among the articles. Scripts, styles and forms are removed; links and images keep only safe URLs.
 *
 * `POST /api/help/articles` · signed in with manage_help_center, or an API key with help:create · done once however often it is tried
 * @throws HelpdeskError 409 slug_taken · An article with this slug already exists · external_id_taken · Another article has this external id; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 */
export const helpArticlesCreate: Call<'helpArticles.create'> = { id: 'helpArticles.create', method: 'POST', path: '/api/help/articles', body: 'json', idempotent: true };

/**
 * An article with its draft.
 * draft is null when there is none.
 *
 * `GET /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesGet: Call<'helpArticles.get'> = { id: 'helpArticles.get', method: 'GET', path: '/api/help/articles/{id}' };

/**
 * Change, publish or unpublish an article; omitted fields stay unchanged, setting title or content discards the draft, and the URL of a former slug redirects.
 * With If-Match, the update is refused if the article has changed since. A new slug must be unique among the articles.
 *
 * `PATCH /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Article not found
 * @throws HelpdeskError 409 slug_taken · An article with this slug already exists · external_id_taken · Another article has this external id; too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 * @throws HelpdeskError 412 stale · This article was changed by someone else
 */
export const helpArticlesUpdate: Call<'helpArticles.update'> = { id: 'helpArticles.update', method: 'PATCH', path: '/api/help/articles/{id}', body: 'json' };

/**
 * Delete an article.
 * Cannot be undone; the resource answers 404 from then on.
 *
 * `DELETE /api/help/articles/{id}` · signed in with manage_help_center, or an API key with help:delete
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesDelete: Call<'helpArticles.delete'> = { id: 'helpArticles.delete', method: 'DELETE', path: '/api/help/articles/{id}' };

/**
 * Save a draft of an article; visitors keep reading the published version.
 * Replaces an earlier draft. To publish it, send its fields to helpArticles.update.
 *
 * `PUT /api/help/articles/{id}/draft` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Article not found
 * @throws HelpdeskError 409 too_many · Your articles, forms and replies can have 100 MB of text together. Delete some to add more.
 * @throws HelpdeskError 412 stale · This article was changed by someone else
 */
export const helpArticlesSaveDraft: Call<'helpArticles.saveDraft'> = { id: 'helpArticles.saveDraft', method: 'PUT', path: '/api/help/articles/{id}/draft', body: 'json' };

/**
 * Discard the draft; the article stays unchanged.
 * Succeeds when there is none.
 *
 * `DELETE /api/help/articles/{id}/draft` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const helpArticlesDiscardDraft: Call<'helpArticles.discardDraft'> = { id: 'helpArticles.discardDraft', method: 'DELETE', path: '/api/help/articles/{id}/draft' };

/**
 * Upload an image for articles: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata.
 * At most 5 MB. The type is detected from the content, not from the file name.
 *
 * `POST /api/help/images` · signed in with manage_help_center, or an API key with help:update
 * @throws HelpdeskError 400 file_required · Please upload a valid image file
 * @throws HelpdeskError 409 too_many · The space for images is used up
 * @throws HelpdeskError 413 file_too_large · Image file must be less than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
 */
export const helpArticlesUploadImage: Call<'helpArticles.uploadImage'> = { id: 'helpArticles.uploadImage', method: 'POST', path: '/api/help/images', body: form };

/**
 * How often articles were read, each visitor counted once a day; unpublished ones only for members who may edit articles.
 * Nothing about the visitors is stored.
 *
 * `GET /api/help/views` · signed in, or an API key with help:read
 */
export const helpViews: Call<'help.views'> = { id: 'help.views', method: 'GET', path: '/api/help/views' };

/**
 * What readers say and look for: votes and comments, articles that nobody reads, and searches without a result.
 * At most 100 of each. Comments and searches are kept for 90 days and name no reader.
 *
 * `GET /api/help/report` · signed in with manage_help_center, or an API key with help:read
 */
export const helpReport: Call<'help.report'> = { id: 'help.report', method: 'GET', path: '/api/help/report' };

/**
 * Remove a search without a result from the report, because an article answers it now.
 * It returns when a visitor searches for it again without a result.
 *
 * `DELETE /api/help/searches/{id}` · signed in with manage_help_center, or an API key with help:delete
 * @throws HelpdeskError 404 not_found · Search not found
 */
export const helpDismissSearch: Call<'help.dismissSearch'> = { id: 'help.dismissSearch', method: 'DELETE', path: '/api/help/searches/{id}' };

/**
 * Chats, newest first; waiting ones in queue order. Each with its newest message only.
 * Without status, all chats.
 *
 * `GET /api/chat/sessions` · signed in with view_live_chat, or an API key with chat:read · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 */
export const chatList: Call<'chat.list'> = { id: 'chat.list', method: 'GET', path: '/api/chat/sessions', paged: true };

/**
 * How many chats there are in each status.
 * Chats that only the bot leads are counted apart; they are active for nobody.
 *
 * `GET /api/chat/stats` · signed in with view_live_chat, or an API key with chat:read · `ifNoneMatch` spares an unchanged answer
 */
export const chatStats: Call<'chat.stats'> = { id: 'chat.stats', method: 'GET', path: '/api/chat/stats' };

/**
 * The agents that a chat can be transferred to, those present first.
 * An agent is present while they have the staff area open. team.setAvailability sets the caller's own availability.
 *
 * `GET /api/chat/agents` · signed in with view_live_chat, or an API key with chat:read
 */
export const chatAgents: Call<'chat.agents'> = { id: 'chat.agents', method: 'GET', path: '/api/chat/agents' };

/**
 * The live chat settings.
 * Without the identity secret itself.
 *
 * `GET /api/chat/settings` · signed in with manage_settings, or an API key with organization:read
 */
export const chatSettings: Call<'chat.settings'> = { id: 'chat.settings', method: 'GET', path: '/api/chat/settings' };

/**
 * Change the live chat settings.
 * Omitted fields stay unchanged; allowedDomains is replaced as a whole. idleMinutes is 2 to 1440.
 *
 * `PATCH /api/chat/settings` · signed in with manage_settings, or an API key with organization:update
 */
export const chatUpdateSettings: Call<'chat.updateSettings'> = { id: 'chat.updateSettings', method: 'PATCH', path: '/api/chat/settings', body: 'json' };

/**
 * Create a new secret for signing the identity of visitors; it is returned this once.
 * The server of the host page signs identity tokens for publicChat.start with it. Tokens signed with the previous secret are accepted for a day more, so that it can be replaced without a refused visitor; with another new secret they are refused at once. Chats that have already started stay verified.
 *
 * `POST /api/chat/settings/identity-secret` · signed in with manage_settings
 */
export const chatNewIdentitySecret: Call<'chat.newIdentitySecret'> = { id: 'chat.newIdentitySecret', method: 'POST', path: '/api/chat/settings/identity-secret' };

/**
 * A chat with all its messages, the visitor's location and their earlier chats.
 * Messages are oldest first.
 *
 * `GET /api/chat/sessions/{id}` · signed in with view_live_chat, or an API key with chat:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatGet: Call<'chat.get'> = { id: 'chat.get', method: 'GET', path: '/api/chat/sessions/{id}' };

/**
 * Put tags on a chat and take tags off.
 * Also on a chat that is closed. The visitor is not told, and neither when the chat was last active nor whose turn it is changes. The ticket that a chat becomes gets its tags.
 *
 * `PATCH /api/chat/sessions/{id}` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 400 validation_failed · This tag no longer exists
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatUpdate: Call<'chat.update'> = { id: 'chat.update', method: 'PATCH', path: '/api/chat/sessions/{id}', body: 'json' };

/**
 * Accept a chat that waits or is led by the bot; succeeds when it is already the caller's.
 * A chat has one agent; a second one gets 409. The bot stops answering.
 *
 * `POST /api/chat/sessions/{id}/accept` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_taken · This chat was already accepted by another agent; chat_closed · This chat session is closed
 */
export const chatAccept: Call<'chat.accept'> = { id: 'chat.accept', method: 'POST', path: '/api/chat/sessions/{id}/accept' };

/**
 * Send a message without a socket; the first message of an agent also accepts the chat.
 * At most 4000 characters. Messages with the same clientId are stored once.
 *
 * `POST /api/chat/sessions/{id}/messages` · signed in with manage_live_chat, or an API key with chat:update · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed
 */
export const chatSend: Call<'chat.send'> = { id: 'chat.send', method: 'POST', path: '/api/chat/sessions/{id}/messages', body: 'json', idempotent: true };

/**
 * Write an internal note in a chat, which its visitor never sees.
 * Also in a chat that is closed. A note is no message: it has no number among them, accepts no chat, and changes neither whose turn it is nor what is unread. The ticket that a chat becomes has its notes, and gets those that are written later.
 *
 * `POST /api/chat/sessions/{id}/notes` · signed in with manage_live_chat, or an API key with chat:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Only members of the staff can be mentioned
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatAddNote: Call<'chat.addNote'> = { id: 'chat.addNote', method: 'POST', path: '/api/chat/sessions/{id}/notes', body: 'json', idempotent: true };

/**
 * Block the visitor of a chat, and end their open chats.
 * By their address, if they gave one, as blockedSenders.create does, and by their browser. The chats end without becoming tickets. Succeeds when they are blocked already; blockedSenders.delete lifts it.
 *
 * `POST /api/chat/sessions/{id}/block` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 too_many · You can block 1000 senders
 */
export const chatBlock: Call<'chat.block'> = { id: 'chat.block', method: 'POST', path: '/api/chat/sessions/{id}/block' };

/**
 * Set the receipts of the staff without a socket.
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
 * Close a chat; succeeds when it is already closed.
 * The visitor can rate it afterwards. A chat whose visitor waits for an answer becomes a ticket.
 *
 * `POST /api/chat/sessions/{id}/close` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const chatClose: Call<'chat.close'> = { id: 'chat.close', method: 'POST', path: '/api/chat/sessions/{id}/close' };

/**
 * Mail the visitor what was said in their chat.
 * To the address of the chat. At most 5 in an hour of one chat and to one address.
 *
 * `POST /api/chat/sessions/{id}/transcript` · signed in with manage_live_chat, or an API key with chat:update
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 no_address · The visitor has given no address
 */
export const chatMailTranscript: Call<'chat.mailTranscript'> = { id: 'chat.mailTranscript', method: 'POST', path: '/api/chat/sessions/{id}/transcript' };

/**
 * Open a ticket with the transcript of the chat; the chat goes on.
 * At most one ticket per chat. Its requester is the visitor, if they gave an address.
 *
 * `POST /api/chat/sessions/{id}/ticket` · signed in with view_live_chat, or an API key with chat:update · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
 */
export const chatConvertToTicket: Call<'chat.convertToTicket'> = { id: 'chat.convertToTicket', method: 'POST', path: '/api/chat/sessions/{id}/ticket', idempotent: true };

/**
 * The caller's own notifications.
 * Newest first.
 *
 * `GET /api/notifications` · signed in · iterate over it for all pages
 */
export const notificationsList: Call<'notifications.list'> = { id: 'notifications.list', method: 'GET', path: '/api/notifications', paged: true };

/**
 * Mark all of the caller's notifications as read.
 * Notifications that arrive in the meantime stay unread.
 *
 * `PATCH /api/notifications/read-all` · signed in
 */
export const notificationsMarkAllRead: Call<'notifications.markAllRead'> = { id: 'notifications.markAllRead', method: 'PATCH', path: '/api/notifications/read-all' };

/**
 * Mark a notification as read.
 * Succeeds when it is already read.
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
 * Change the caller's name or signature, or request another email address, which replaces the present one once the link mailed to it is opened.
 * Omitted fields stay unchanged. The link is valid for a day; opening it ends all other sessions and open password links. The former address is notified, and can take the account back for seven days.
 *
 * `PATCH /api/profile` · signed in
 * @throws HelpdeskError 409 email_taken · An account with this email already exists
 */
export const profileUpdate: Call<'profile.update'> = { id: 'profile.update', method: 'PATCH', path: '/api/profile', body: 'json' };

/**
 * Set the caller's photo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata.
 * At most 5 MB. The type is detected from the content, not from the file name. The photo counts toward the image storage of the caller's active organization; a caller without an organization gets 404. The previous photo is no longer shown, but its URL stays valid.
 *
 * `POST /api/profile/upload-photo` · signed in
 * @throws HelpdeskError 400 file_required · Please select an image file (JPG, PNG, GIF, etc.)
 * @throws HelpdeskError 409 too_many · The space for images is used up
 * @throws HelpdeskError 413 file_too_large · Please select an image smaller than 5MB
 * @throws HelpdeskError 415 unsupported_media_type · Please select an image file (JPG, PNG, GIF, etc.)
 */
export const profileUploadPhoto: Call<'profile.uploadPhoto'> = { id: 'profile.uploadPhoto', method: 'POST', path: '/api/profile/upload-photo', body: form };

/**
 * Remove the photo.
 * Succeeds when there is none.
 *
 * `DELETE /api/profile/photo` · signed in
 */
export const profileRemovePhoto: Call<'profile.removePhoto'> = { id: 'profile.removePhoto', method: 'DELETE', path: '/api/profile/photo' };

/**
 * Change the password; all other sessions of the caller end.
 * Requires the current password. The new one must not be easy to guess, such as a common one or the user's own name, and the operator of the server may require more characters.
 *
 * `PATCH /api/profile/password` · signed in
 * @throws HelpdeskError 400 wrong_password · Current password is incorrect
 */
export const profileChangePassword: Call<'profile.changePassword'> = { id: 'profile.changePassword', method: 'PATCH', path: '/api/profile/password', body: 'json' };

/**
 * Delete the account of the caller after 30 days.
 * The caller is signed out everywhere at once, and mailed the day. Signing in before that day keeps the account. After it, the account is gone with its sessions, passkeys and photo, and its tickets, tasks and chats are released; what its user wrote stays with the organizations, under "Deleted member". The only admin of an organization makes somebody else an admin first, or closes the organization.
 *
 * `POST /api/profile/deletion` · signed in
 * @throws HelpdeskError 400 validation_failed · Please type your email address
 * @throws HelpdeskError 409 last_admin · You are the only admin of Acme. Make somebody else an admin first, or delete the organization
 */
export const profileDelete: Call<'profile.delete'> = { id: 'profile.delete', method: 'POST', path: '/api/profile/deletion', body: 'json' };

/**
 * Change which notifications the caller gets; omitted fields stay unchanged.
 * emailNotifications set to false turns off all mail, whatever else is on.
 *
 * `PATCH /api/profile/notifications` · signed in
 */
export const profileUpdateNotificationPreferences: Call<'profile.updateNotificationPreferences'> = { id: 'profile.updateNotificationPreferences', method: 'PATCH', path: '/api/profile/notifications', body: 'json' };

/**
 * Where the caller is signed in, this session first, then the one used last.
 * Sessions that have ended are left out. The time of the last use may be up to ten minutes old. What is said about the device comes from its browser, which may say anything.
 *
 * `GET /api/profile/sessions` · signed in
 */
export const sessionsList: Call<'sessions.list'> = { id: 'sessions.list', method: 'GET', path: '/api/profile/sessions' };

/**
 * Sign the caller out everywhere else.
 * Their sockets, uploads and downloads end too. Succeeds when there is no other session.
 *
 * `DELETE /api/profile/sessions` · signed in
 */
export const sessionsEndOthers: Call<'sessions.endOthers'> = { id: 'sessions.endOthers', method: 'DELETE', path: '/api/profile/sessions' };

/**
 * End one session of the caller, which may be this one.
 * Its sockets, uploads and downloads end too.
 *
 * `DELETE /api/profile/sessions/{id}` · signed in
 * @throws HelpdeskError 404 not_found · Session not found
 */
export const sessionsEnd: Call<'sessions.end'> = { id: 'sessions.end', method: 'DELETE', path: '/api/profile/sessions/{id}' };

/**
 * How the caller signs in besides the password.
 * Neither the secret of the app nor a recovery code is shown again.
 *
 * `GET /api/profile/second-factor` · signed in
 */
export const accountSecondFactor: Call<'account.secondFactor'> = { id: 'account.secondFactor', method: 'GET', path: '/api/profile/second-factor' };

/**
 * Begin to set up an authenticator app.
 * The secret is shown only here, and is used once account.confirmTotp gets a code of it. Beginning anew replaces it.
 *
 * `POST /api/profile/second-factor/totp/setup` · signed in
 * @throws HelpdeskError 409 already_set_up · An authenticator app is set up already
 */
export const accountStartTotp: Call<'account.startTotp'> = { id: 'account.startTotp', method: 'POST', path: '/api/profile/second-factor/totp/setup' };

/**
 * Set up the authenticator app with a first code of it.
 * All other sessions of the caller end, and the caller is mailed. With the first factor of an account come recovery codes, shown only here.
 *
 * `POST /api/profile/second-factor/totp` · signed in
 * @throws HelpdeskError 400 wrong_code · This code is wrong, or was used before
 * @throws HelpdeskError 404 not_found · Begin to set up an authenticator app first
 * @throws HelpdeskError 409 already_set_up · An authenticator app is set up already
 */
export const accountConfirmTotp: Call<'account.confirmTotp'> = { id: 'account.confirmTotp', method: 'POST', path: '/api/profile/second-factor/totp', body: 'json' };

/**
 * Remove the authenticator app.
 * All other sessions of the caller end, and the caller is mailed. Without another factor, the recovery codes are gone too.
 *
 * `DELETE /api/profile/second-factor/totp` · signed in
 * @throws HelpdeskError 404 not_found · No authenticator app is set up
 */
export const accountRemoveTotp: Call<'account.removeTotp'> = { id: 'account.removeTotp', method: 'DELETE', path: '/api/profile/second-factor/totp' };

/**
 * Begin to set up a passkey.
 * The answer of the browser goes to account.addPasskey within ten minutes.
 *
 * `POST /api/profile/second-factor/passkeys/setup` · signed in
 * @throws HelpdeskError 409 too_many · An account has at most 20 passkeys
 */
export const accountStartPasskey: Call<'account.startPasskey'> = { id: 'account.startPasskey', method: 'POST', path: '/api/profile/second-factor/passkeys/setup' };

/**
 * Set up a passkey.
 * All other sessions of the caller end, and the caller is mailed. With the first factor of an account come recovery codes, shown only here.
 *
 * `POST /api/profile/second-factor/passkeys` · signed in
 * @throws HelpdeskError 400 wrong_passkey · This passkey did not work
 * @throws HelpdeskError 409 too_many · An account has at most 20 passkeys
 * @throws HelpdeskError 410 challenge_expired · This took too long. Please begin anew.
 */
export const accountAddPasskey: Call<'account.addPasskey'> = { id: 'account.addPasskey', method: 'POST', path: '/api/profile/second-factor/passkeys', body: 'json' };

/**
 * Give a passkey of the caller another name.
 * The name is for the caller to know it by.
 *
 * `PATCH /api/profile/second-factor/passkeys/{id}` · signed in
 * @throws HelpdeskError 404 not_found · Passkey not found
 */
export const accountRenamePasskey: Call<'account.renamePasskey'> = { id: 'account.renamePasskey', method: 'PATCH', path: '/api/profile/second-factor/passkeys/{id}', body: 'json' };

/**
 * Remove a passkey of the caller.
 * All other sessions of the caller end, and the caller is mailed. Without another factor, the recovery codes are gone too.
 *
 * `DELETE /api/profile/second-factor/passkeys/{id}` · signed in
 * @throws HelpdeskError 404 not_found · Passkey not found
 */
export const accountRemovePasskey: Call<'account.removePasskey'> = { id: 'account.removePasskey', method: 'DELETE', path: '/api/profile/second-factor/passkeys/{id}' };

/**
 * Make new recovery codes; the former ones are gone.
 * They are shown only here, and the caller is mailed that there are new ones.
 *
 * `POST /api/profile/second-factor/recovery-codes` · signed in
 * @throws HelpdeskError 409 second_factor_missing · Set up a second factor first
 */
export const accountMakeRecoveryCodes: Call<'account.makeRecoveryCodes'> = { id: 'account.makeRecoveryCodes', method: 'POST', path: '/api/profile/second-factor/recovery-codes' };

/**
 * A one-time ticket that opens the staff socket within 60 seconds.
 * For browsers, which cannot send a header when they open a socket.
 *
 * `POST /api/realtime/ticket` · signed in with view_assigned_tickets, or signed in with view_live_chat
 */
export const realtimeTicket: Call<'realtime.ticket'> = { id: 'realtime.ticket', method: 'POST', path: '/api/realtime/ticket' };

/**
 * Name, logo and color of an organization.
 * A former subdomain works too.
 *
 * `GET /api/public/org/{subdomain}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicOrganizationGet: Call<'publicOrganization.get'> = { id: 'publicOrganization.get', method: 'GET', path: '/api/public/org/{subdomain}' };

/**
 * What elements say in a language in the organization's own words.
 * Elements ask for it where the organization has own words in their language (ownWords). A former subdomain works too.
 *
 * `GET /api/public/org/{subdomain}/sentences/{language}` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicOrganizationSentences: Call<'publicOrganization.sentences'> = { id: 'publicOrganization.sentences', method: 'GET', path: '/api/public/org/{subdomain}/sentences/{language}' };

/**
 * The organization a host name belongs to.
 * A subdomain of this server, or a verified custom domain.
 *
 * `GET /api/public/resolve` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicOrganizationResolve: Call<'publicOrganization.resolve'> = { id: 'publicOrganization.resolve', method: 'GET', path: '/api/public/resolve' };

/**
 * The active contact forms of an organization.
 * Without inactive forms.
 *
 * `GET /api/public/contact/{subdomain}/forms` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicFormsList: Call<'publicForms.list'> = { id: 'publicForms.list', method: 'GET', path: '/api/public/contact/{subdomain}/forms' };

/**
 * Submit a contact form from the contact page; opens a ticket.
 * The rules of the form apply: required fields, formats, lengths and options. Submissions of robots get the same answer and are not stored.
 *
 * `POST /api/public/contact/{subdomain}/submit` · open to anyone · done once however often it is tried
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const publicFormsSubmit: Call<'publicForms.submit'> = { id: 'publicForms.submit', method: 'POST', path: '/api/public/contact/{subdomain}/submit', body: 'json', idempotent: true };

/**
 * Ask the chatbot; matched is false when it has no answer.
 * Unanswered questions are stored for the staff, without anything about the visitor. Greetings, thanks and other small talk are answered and not counted.
 *
 * `POST /api/public/chatbot/{subdomain}/query` · open to anyone
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatbotAsk: Call<'publicChatbot.ask'> = { id: 'publicChatbot.ask', method: 'POST', path: '/api/public/chatbot/{subdomain}/query', body: 'json' };

/**
 * The published articles, most recently changed first; with q, best match first.
 * category is the slug of a category. A page has at most 4 MB of content: it may be shorter than limit.
 *
 * `GET /api/public/help/{subdomain}/articles` · open to anyone · iterate over it for all pages · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpArticles: Call<'publicHelp.articles'> = { id: 'publicHelp.articles', method: 'GET', path: '/api/public/help/{subdomain}/articles', paged: true };

/**
 * A published article, by its slug or a former one.
 * Drafts and unpublished articles answer 404.
 *
 * `GET /api/public/help/{subdomain}/articles/{slug}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const publicHelpArticle: Call<'publicHelp.article'> = { id: 'publicHelp.article', method: 'GET', path: '/api/public/help/{subdomain}/articles/{slug}' };

/**
 * The categories in display order.
 * Only those with published articles count them.
 *
 * `GET /api/public/help/{subdomain}/categories` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpCategories: Call<'publicHelp.categories'> = { id: 'publicHelp.categories', method: 'GET', path: '/api/public/help/{subdomain}/categories' };

/**
 * Search published articles, best match first; tolerates inflections, missing accents, typos and an incomplete last word.
 * Unpublished articles are never found.
 *
 * `GET /api/public/help/{subdomain}/search` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicHelpSearch: Call<'publicHelp.search'> = { id: 'publicHelp.search', method: 'GET', path: '/api/public/help/{subdomain}/search' };

/**
 * Count a view of an article; each visitor counts once a day, and nothing about the visitor is stored.
 * Known robots are not counted.
 *
 * `POST /api/public/help/{subdomain}/view` · open to anyone
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const publicHelpRecordView: Call<'publicHelp.recordView'> = { id: 'publicHelp.recordView', method: 'POST', path: '/api/public/help/{subdomain}/view', body: 'json' };

/**
 * Say whether an article was helpful, with an optional comment; one vote and one comment of each reader count a day.
 * Nothing about the reader is stored. Addresses and long numbers in a comment are masked.
 *
 * `POST /api/public/help/{subdomain}/votes` · open to anyone
 * @throws HelpdeskError 404 not_found · Article not found
 */
export const publicHelpVote: Call<'publicHelp.vote'> = { id: 'publicHelp.vote', method: 'POST', path: '/api/public/help/{subdomain}/votes', body: 'json' };

/**
 * Look up a ticket by email and number; returns the access token for later calls.
 * A wrong pair gets the same answer, whether or not the ticket exists. Attempts are limited by network address together with email or number. If the organization has set mailsTicketLinks, the answer is linkMailed whether or not the pair is right, and a link is mailed to the requester if it is. The same holds after 50 wrong pairs for the organization in an hour, until the end of the next hour, and for the rest of the day (UTC) after 200 for the organization or ten for one email or number.
 *
 * `POST /api/public/tickets/{subdomain}/lookup` · open to anyone
 * @throws HelpdeskError 404 not_found · No ticket matches this email and ticket number
 */
export const publicTicketsLookup: Call<'publicTickets.lookup'> = { id: 'publicTickets.lookup', method: 'POST', path: '/api/public/tickets/{subdomain}/lookup', body: 'json' };

/**
 * Email a requester links to their tickets, for a lost ticket number.
 * One email with the numbers of the five tickets of the address that changed last, and a link to each. The answer is the same for an address without tickets.
 *
 * `POST /api/public/tickets/{subdomain}/links` · open to anyone
 * @throws HelpdeskError 404 not_found · Organization not found
 */
export const publicTicketsMailLinks: Call<'publicTickets.mailLinks'> = { id: 'publicTickets.mailLinks', method: 'POST', path: '/api/public/tickets/{subdomain}/links', body: 'json' };

/**
 * The ticket and its public conversation.
 * Without the right access token, answers 404 as for a ticket that does not exist. Never includes internal notes.
 *
 * `GET /api/public/tickets/{subdomain}/{ticketId}` · with `ticketAccess`
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const publicTicketsGet: Call<'publicTickets.get'> = { id: 'publicTickets.get', method: 'GET', path: '/api/public/tickets/{subdomain}/{ticketId}' };

/**
 * Reply as the ticket's customer; reopens a resolved ticket, and opens a follow-up to a closed one.
 * The author is the holder of the access token; name and address in the body are ignored.
 *
 * `POST /api/public/tickets/{subdomain}/{ticketId}/messages` · with `ticketAccess` · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const publicTicketsReply: Call<'publicTickets.reply'> = { id: 'publicTickets.reply', method: 'POST', path: '/api/public/tickets/{subdomain}/{ticketId}/messages', body: 'json', idempotent: true };

/**
 * Upload a file, to attach it to a reply.
 * The body is the file itself, by default of at most 25 MB. Its type is found by its content, not by its name. Whoever has the access attaches it by its id (fileIds of publicTickets.reply) within an hour; a file that no message names by then is deleted. At most 60 files in ten minutes from one network address, and by default 200 MB of files not yet sent.
 *
 * `POST /api/public/tickets/{subdomain}/{ticketId}/files` · with `ticketAccess`
 * @throws HelpdeskError 400 file_required · This file is empty
 * @throws HelpdeskError 404 not_found · Ticket not found
 * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
 */
export const publicTicketsUpload: Call<'publicTickets.upload'> = { id: 'publicTickets.upload', method: 'POST', path: '/api/public/tickets/{subdomain}/{ticketId}/files', body: bytes };

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
 */
export const publicTicketsBeginUpload: Call<'publicTickets.beginUpload'> = { id: 'publicTickets.beginUpload', method: 'POST', path: '/api/public/tickets/{subdomain}/{ticketId}/uploads' };

/**
 * Everything that a chat panel needs to open; the only call before the visitor's first message.
 * Refused on sites that the organization does not allow.
 *
 * `GET /api/public/chat/{subdomain}` · open to anyone
 * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatWelcome: Call<'publicChat.welcome'> = { id: 'publicChat.welcome', method: 'GET', path: '/api/public/chat/{subdomain}' };

/**
 * Start a chat; the bot answers first, over the socket. Returns the token for later calls.
 * With identity, name and address come from the token that the server of the host page signed. Chats are limited by network address and organization.
 *
 * `POST /api/public/chat/{subdomain}/sessions` · open to anyone · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · This identity token is not valid or has expired, or: Please agree before you begin
 * @throws HelpdeskError 403 domain_not_allowed · This chat cannot be used on this site.; blocked · You cannot start a chat here
 * @throws HelpdeskError 404 not_found · The organization you're looking for doesn't exist.
 */
export const publicChatStart: Call<'publicChat.start'> = { id: 'publicChat.start', method: 'POST', path: '/api/public/chat/{subdomain}/sessions', body: 'json', idempotent: true };

/**
 * The chat and its messages, after a reload or where sockets are blocked.
 * With after, only the messages with a higher seq.
 *
 * `GET /api/public/chat/{subdomain}/sessions/{id}` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatGet: Call<'publicChat.get'> = { id: 'publicChat.get', method: 'GET', path: '/api/public/chat/{subdomain}/sessions/{id}' };

/**
 * Send a message without a socket.
 * At most 4000 characters. Messages with the same clientId are stored once. The bot is sent no files.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/messages` · with `chatAccess` · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_closed · This chat session is closed; chat_with_bot · The bot cannot look at files. Please ask for a person first.
 */
export const publicChatSend: Call<'publicChat.send'> = { id: 'publicChat.send', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/messages', body: 'json', idempotent: true };

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
 */
export const publicChatUpload: Call<'publicChat.upload'> = { id: 'publicChat.upload', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/files', body: bytes };

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
 */
export const publicChatBeginUpload: Call<'publicChat.beginUpload'> = { id: 'publicChat.beginUpload', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/uploads' };

/**
 * Request a person instead of the bot, or give name and address while waiting; joins the queue.
 * Name and address are required. Outside business hours, or when no agent is present, a message can be left instead.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/person` · with `chatAccess`
 * @throws HelpdeskError 403 blocked · You cannot use this chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 nobody_online · Nobody is here right now. Please leave a message.; chat_closed · This chat session is closed
 */
export const publicChatRequestPerson: Call<'publicChat.requestPerson'> = { id: 'publicChat.requestPerson', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/person', body: 'json' };

/**
 * Leave a message when no agent is present; opens a ticket with the transcript and closes the chat.
 * The reply comes by mail. Files are uploaded to the chat before (publicChat.upload), and are on the ticket.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/ticket` · with `chatAccess` · done once however often it is tried
 * @throws HelpdeskError 403 blocked · You cannot use this chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 chat_has_ticket · This chat already has a ticket
 */
export const publicChatLeaveMessage: Call<'publicChat.leaveMessage'> = { id: 'publicChat.leaveMessage', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/ticket', body: 'json', idempotent: true };

/**
 * Close the chat; succeeds when it is already closed.
 * A closed chat stays readable with its token.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/close` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatClose: Call<'publicChat.close'> = { id: 'publicChat.close', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/close' };

/**
 * Rate the chat, or change the rating.
 * 1 to 5; replaces the comment of an earlier rating. It counts in figures only where an agent has written.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/rating` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatRate: Call<'publicChat.rate'> = { id: 'publicChat.rate', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/rating', body: 'json' };

/**
 * Say who the visitor of a chat is, and what the page knows of them, after it began.
 * What is absent stays as it is; what the page says replaces what it said before. Name, address and the claim context of the token are proved, all else is shown to the team as said by the page. A chat keeps the person whose identity it has.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/visitor` · with `chatAccess`
 * @throws HelpdeskError 400 validation_failed · This identity token is not valid or has expired
 * @throws HelpdeskError 403 blocked · You cannot use this chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 other_visitor · This chat belongs to somebody else. Please start a new one.; chat_closed · This chat session is closed
 */
export const publicChatIdentify: Call<'publicChat.identify'> = { id: 'publicChat.identify', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/visitor', body: 'json' };

/**
 * Mail the visitor what was said in their chat.
 * To the address of the chat alone; one that it does not have yet is given here, and is its address from then on. To an address that was typed and not proved, only once somebody of the team has written in the chat. At most 5 in an hour of one chat, 5 in an hour to one address, and 20 in an hour from one network address.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/transcript` · with `chatAccess`
 * @throws HelpdeskError 400 validation_failed · Please enter your email address
 * @throws HelpdeskError 403 blocked · You cannot use this chat
 * @throws HelpdeskError 404 not_found · Chat session not found
 * @throws HelpdeskError 409 nobody_answered · A copy can be mailed once somebody of the team has answered
 */
export const publicChatMailTranscript: Call<'publicChat.mailTranscript'> = { id: 'publicChat.mailTranscript', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/transcript', body: 'json' };

/**
 * End the chat of a visitor who wants to be forgotten.
 * Closes the chat, and the token opens nothing any more. Of a visitor whose identity was proved, the admins are told that they ask for what is kept of them to be erased, and it is noted with the customer.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/forget` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatForget: Call<'publicChat.forget'> = { id: 'publicChat.forget', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/forget' };

/**
 * Set the receipts of the visitor without a socket.
 * Receipts only move forward; a lower number changes nothing.
 *
 * `POST /api/public/chat/{subdomain}/sessions/{id}/read` · with `chatAccess`
 * @throws HelpdeskError 404 not_found · Chat session not found
 */
export const publicChatMarkRead: Call<'publicChat.markRead'> = { id: 'publicChat.markRead', method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/read', body: 'json' };

/**
 * How far an upload in pieces is.
 * Also by HEAD, as tus has it. Once all is there, file is what a message can name.
 *
 * `GET /api/public/uploads/{subdomain}/{id}` · open to anyone
 * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
 * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
 */
export const publicUploadsGet: Call<'publicUploads.get'> = { id: 'publicUploads.get', method: 'GET', path: '/api/public/uploads/{subdomain}/{id}' };

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
 */
export const publicUploadsAppend: Call<'publicUploads.append'> = { id: 'publicUploads.append', method: 'PATCH', path: '/api/public/uploads/{subdomain}/{id}', body: piece };

/**
 * Give an upload up.
 * Its pieces are deleted. Unfinished uploads are deleted an hour after they begin.
 *
 * `DELETE /api/public/uploads/{subdomain}/{id}` · open to anyone
 * @throws HelpdeskError 404 not_found · This upload is not there any more. Please send the file again.
 * @throws HelpdeskError 412 unsupported_version · This server speaks version 1.0.0 of tus
 */
export const publicUploadsCancel: Call<'publicUploads.cancel'> = { id: 'publicUploads.cancel', method: 'DELETE', path: '/api/public/uploads/{subdomain}/{id}' };

/**
 * A form for an embedded element, with its organization.
 * Refused on sites that the form does not allow. An inactive form answers 404.
 *
 * `GET /api/widget/form/{formId}` · open to anyone · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetForm: Call<'widget.form'> = { id: 'widget.form', method: 'GET', path: '/api/widget/form/{formId}' };

/**
 * Upload a file, as the answer to a question of a contact form.
 * The body is the file itself. Its type is found by its content, not by its name. The answer is the id, or several ids with slashes between them, in publicForms.submit and widget.submit within an hour; a file that no submission names by then is deleted. Refused on sites that the form does not allow. At most 60 files in ten minutes from one network address, and by default 200 MB of files not yet sent.
 *
 * `POST /api/widget/files` · open to anyone
 * @throws HelpdeskError 400 file_required · This file is empty; file_kind · This kind of file cannot be sent here
 * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.; not_found · The form does not ask for files here
 * @throws HelpdeskError 413 file_too_large · A file can have at most 25 MB
 */
export const widgetUpload: Call<'widget.upload'> = { id: 'widget.upload', method: 'POST', path: '/api/widget/files', body: bytes };

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
 */
export const widgetBeginUpload: Call<'widget.beginUpload'> = { id: 'widget.beginUpload', method: 'POST', path: '/api/widget/uploads' };

/**
 * Submit a contact form from another site; opens a ticket.
 * The rules of publicForms.submit apply. Refused on sites that the form does not allow.
 *
 * `POST /api/widget/submit` · open to anyone · done once however often it is tried
 * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetSubmit: Call<'widget.submit'> = { id: 'widget.submit', method: 'POST', path: '/api/widget/submit', body: 'json', idempotent: true };

/**
 * Count that a form was seen or started; nothing about the visitor is stored.
 * Refused on sites that the form does not allow.
 *
 * `POST /api/widget/event` · open to anyone
 * @throws HelpdeskError 403 domain_not_allowed · This form cannot be used on this site.
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const widgetEvent: Call<'widget.event'> = { id: 'widget.event', method: 'POST', path: '/api/widget/event', body: 'json' };

/**
 * The keys of the organization, newest first.
 * Without the keys themselves.
 *
 * `GET /api/v1/api-keys` · signed in with manage_settings
 */
export const apiKeysList: Call<'apiKeys.list'> = { id: 'apiKeys.list', method: 'GET', path: '/api/v1/api-keys' };

/**
 * Create a key; it is returned this once.
 * expiresAt must be in the future. Only a hash of the key is stored.
 *
 * `POST /api/v1/api-keys` · signed in with manage_settings · done once however often it is tried
 */
export const apiKeysCreate: Call<'apiKeys.create'> = { id: 'apiKeys.create', method: 'POST', path: '/api/v1/api-keys', body: 'json', idempotent: true };

/**
 * Change a key.
 * Omitted fields stay unchanged. Counts from the next call on: a disabled key answers 401 at once. The key itself stays the same.
 *
 * `PATCH /api/v1/api-keys/{id}` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key not found
 */
export const apiKeysUpdate: Call<'apiKeys.update'> = { id: 'apiKeys.update', method: 'PATCH', path: '/api/v1/api-keys/{id}', body: 'json' };

/**
 * Delete a key; it stops working at once.
 * Cannot be undone.
 *
 * `DELETE /api/v1/api-keys/{id}` · signed in with manage_settings
 * @throws HelpdeskError 404 not_found · API key not found
 */
export const apiKeysDelete: Call<'apiKeys.delete'> = { id: 'apiKeys.delete', method: 'DELETE', path: '/api/v1/api-keys/{id}' };

/**
 * Replace a key by a new one; it is returned this once, and the old one works for another day.
 * Name, permissions and expiry stay. Rotating again ends what was replaced before: two keys work at most.
 *
 * `POST /api/v1/api-keys/{id}/rotate` · signed in with manage_settings · done once however often it is tried
 * @throws HelpdeskError 404 not_found · API key not found
 */
export const apiKeysRotate: Call<'apiKeys.rotate'> = { id: 'apiKeys.rotate', method: 'POST', path: '/api/v1/api-keys/{id}/rotate', body: 'json', idempotent: true };

/**
 * The webhooks of the organization, newest first.
 * Without the secrets.
 *
 * `GET /api/v1/webhooks` · signed in with manage_settings, or an API key with webhooks:read
 */
export const webhooksList: Call<'webhooks.list'> = { id: 'webhooks.list', method: 'GET', path: '/api/v1/webhooks' };

/**
 * Create a webhook; its secret is returned this once.
 * The URL must be on the public internet unless the operator of the server allows others. An API key can subscribe only to events that it may read: ticket events require tickets:read, form events contact_forms:read. The webhook stays when the key is deleted. When every attempt of five days has failed, the server switches it off; the admins are notified of the first failure and of the end.
 *
 * `POST /api/v1/webhooks` · signed in with manage_settings, or an API key with webhooks:create · done once however often it is tried
 * @throws HelpdeskError 400 url_not_allowed · This URL is not allowed
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
 */
export const webhooksCreate: Call<'webhooks.create'> = { id: 'webhooks.create', method: 'POST', path: '/api/v1/webhooks', body: 'json', idempotent: true };

/**
 * One webhook.
 * Without the secret.
 *
 * `GET /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:read
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksGet: Call<'webhooks.get'> = { id: 'webhooks.get', method: 'GET', path: '/api/v1/webhooks/{id}' };

/**
 * Change a webhook; enabling it again resets its failures.
 * Omitted fields stay unchanged; events are replaced as a whole. The URL must be on the public internet. An API key that changes the URL or the events, or enables the webhook, must be allowed to read all its events, and one that gives a filter must have tickets:read.
 *
 * `PATCH /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:update
 * @throws HelpdeskError 400 url_not_allowed · This URL is not allowed
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksUpdate: Call<'webhooks.update'> = { id: 'webhooks.update', method: 'PATCH', path: '/api/v1/webhooks/{id}', body: 'json' };

/**
 * Delete a webhook with its deliveries.
 * Waiting deliveries are dropped; one that is being sent may still arrive.
 *
 * `DELETE /api/v1/webhooks/{id}` · signed in with manage_settings, or an API key with webhooks:delete
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksDelete: Call<'webhooks.delete'> = { id: 'webhooks.delete', method: 'DELETE', path: '/api/v1/webhooks/{id}' };

/**
 * Send a test event and report the result.
 * Waits at most 15 seconds. The event has isTest. If the receiver refuses or cannot be reached, answers 502 with the reason in errors. Either way the test is listed among the deliveries.
 *
 * `POST /api/v1/webhooks/{id}/test` · signed in with manage_settings, or an API key with webhooks:update
 * @throws HelpdeskError 404 not_found · Webhook not found
 * @throws HelpdeskError 502 delivery_failed · Failed to test webhook
 */
export const webhooksTest: Call<'webhooks.test'> = { id: 'webhooks.test', method: 'POST', path: '/api/v1/webhooks/{id}/test' };

/**
 * The deliveries of a webhook, sent and waiting, newest event first.
 * With tests. Finished deliveries are kept for 30 days.
 *
 * `GET /api/v1/webhooks/{id}/deliveries` · signed in with manage_settings, or an API key with webhooks:read · iterate over it for all pages
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksDeliveries: Call<'webhooks.deliveries'> = { id: 'webhooks.deliveries', method: 'GET', path: '/api/v1/webhooks/{id}/deliveries', offset: true };

/**
 * Deliver an event again, with the same id.
 * Whether or not it was delivered before; a test is refused. An API key must be allowed to read all events of the webhook.
 *
 * `POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver` · signed in with manage_settings, or an API key with webhooks:update
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
 * @throws HelpdeskError 404 not_found · Delivery not found
 * @throws HelpdeskError 409 test_delivery · A test is not sent again. Please test the webhook.
 */
export const webhooksRedeliver: Call<'webhooks.redeliver'> = { id: 'webhooks.redeliver', method: 'POST', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver' };

/**
 * The attempts of a delivery with what the receiver answered, and the message that is sent.
 * Oldest first, those of redeliveries too; kept as long as the delivery. An API key must be allowed to read all events of the webhook.
 *
 * `GET /api/v1/webhooks/{id}/deliveries/{deliveryId}/attempts` · signed in with manage_settings, or an API key with webhooks:read
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
 * @throws HelpdeskError 404 not_found · Delivery not found
 */
export const webhooksAttempts: Call<'webhooks.attempts'> = { id: 'webhooks.attempts', method: 'GET', path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/attempts' };

/**
 * Deliver all events again whose delivery has failed since a time, each with the same id.
 * Tests are left out. An API key must be allowed to read all events of the webhook.
 *
 * `POST /api/v1/webhooks/{id}/redeliver-failed` · signed in with manage_settings, or an API key with webhooks:update
 * @throws HelpdeskError 403 forbidden · This key needs tickets:read to have ticket.created sent
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksRedeliverFailed: Call<'webhooks.redeliverFailed'> = { id: 'webhooks.redeliverFailed', method: 'POST', path: '/api/v1/webhooks/{id}/redeliver-failed', body: 'json' };

/**
 * Create a new secret; for a day, deliveries are signed with both.
 * The secret is returned this once.
 *
 * `POST /api/v1/webhooks/{id}/rotate-secret` · signed in with manage_settings, or an API key with webhooks:update · done once however often it is tried
 * @throws HelpdeskError 404 not_found · Webhook not found
 */
export const webhooksRotateSecret: Call<'webhooks.rotateSecret'> = { id: 'webhooks.rotateSecret', method: 'POST', path: '/api/v1/webhooks/{id}/rotate-secret', idempotent: true };

/**
 * Whether the server is running and ready.
 * Without probe=live, answers 503 until the server is ready, and while it stops. Parameters that monitors add are ignored.
 *
 * `GET /api/v1/health` · open to anyone
 * @throws HelpdeskError 503 not_ready · The server is not ready
 */
export const v1Health: Call<'v1.health'> = { id: 'v1.health', method: 'GET', path: '/api/v1/health' };

/**
 * Events since a cursor, oldest first; the events of webhooks, for programs that poll.
 * Events are kept for a year. For the next page, set after to cursor. With wait it is a long poll, for programs that have no address for webhooks: ask again at once with the new cursor. Ticket and customer events also require tickets:read, those of contact forms contact_forms:read, of articles help:read, of tags tags:read, of members team:read, of chats chat:read.
 *
 * `GET /api/v1/events` · an API key with webhooks:read
 * @throws HelpdeskError 410 events_expired · Events after this cursor are no longer kept. Load all data again, then continue from the newest event.
 */
export const v1Events: Call<'v1.events'> = { id: 'v1.events', method: 'GET', path: '/api/v1/events' };

/**
 * Tickets, newest first.
 * Filters are combined with AND.
 *
 * `GET /api/v1/tickets` · an API key with tickets:read · iterate over it for all pages
 */
export const v1TicketsList: Call<'v1Tickets.list'> = { id: 'v1Tickets.list', method: 'GET', path: '/api/v1/tickets', offset: true };

/**
 * Open a ticket.
 * Like tickets.create, for any customer.
 *
 * `POST /api/v1/tickets` · an API key with tickets:create · done once however often it is tried
 * @throws HelpdeskError 409 external_id_taken · Another ticket has this external id; idempotency_answer_lost · This was done before; its answer is gone
 */
export const v1TicketsCreate: Call<'v1Tickets.create'> = { id: 'v1Tickets.create', method: 'POST', path: '/api/v1/tickets', body: 'json', idempotent: true };

/**
 * One ticket.
 * Without its conversation.
 *
 * `GET /api/v1/tickets/{id}` · an API key with tickets:read · `ifNoneMatch` spares an unchanged answer
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const v1TicketsGet: Call<'v1Tickets.get'> = { id: 'v1Tickets.get', method: 'GET', path: '/api/v1/tickets/{id}' };

/**
 * Change status, priority, subject, requester or tags.
 * At least one change is required. With If-Match, the update is refused if the ticket has changed since.
 *
 * `PATCH /api/v1/tickets/{id}` · an API key with tickets:update
 * @throws HelpdeskError 404 not_found · Ticket not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external id
 * @throws HelpdeskError 412 stale · This ticket was changed by someone else
 */
export const v1TicketsUpdate: Call<'v1Tickets.update'> = { id: 'v1Tickets.update', method: 'PATCH', path: '/api/v1/tickets/{id}', body: 'json' };

/**
 * Delete a ticket with its conversation: it goes to the trash for 30 days.
 * It answers 404 from then on. A member can restore it.
 *
 * `DELETE /api/v1/tickets/{id}` · an API key with tickets:delete
 * @throws HelpdeskError 404 not_found · Ticket not found
 */
export const v1TicketsDelete: Call<'v1Tickets.delete'> = { id: 'v1Tickets.delete', method: 'DELETE', path: '/api/v1/tickets/{id}' };

/**
 * Reply to the customer, or add an internal note.
 * A reply is mailed to the customer, a note to nobody.
 *
 * `POST /api/v1/tickets/{id}/messages` · an API key with tickets:update · done once however often it is tried
 * @throws HelpdeskError 400 validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters
 * @throws HelpdeskError 404 not_found · Ticket not found
 * @throws HelpdeskError 409 ticket_merged · This ticket was merged into TK-2026-000042
 */
export const v1TicketsReply: Call<'v1Tickets.reply'> = { id: 'v1Tickets.reply', method: 'POST', path: '/api/v1/tickets/{id}/messages', body: 'json', idempotent: true };

/**
 * All tags, by name, with the number of their tickets.
 * At most 1000.
 *
 * `GET /api/v1/tags` · an API key with tickets:read
 */
export const v1TagsList: Call<'v1Tags.list'> = { id: 'v1Tags.list', method: 'GET', path: '/api/v1/tags' };

/**
 * Contact forms, newest first.
 * Active or not.
 *
 * `GET /api/v1/contact-forms` · an API key with contact_forms:read · iterate over it for all pages
 */
export const v1ContactFormsList: Call<'v1ContactForms.list'> = { id: 'v1ContactForms.list', method: 'GET', path: '/api/v1/contact-forms', offset: true };

/**
 * Change a contact form.
 * The rules of contactForms.update apply, without If-Match.
 *
 * `PATCH /api/v1/contact-forms/{formId}` · an API key with contact_forms:update
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const v1ContactFormsUpdate: Call<'v1ContactForms.update'> = { id: 'v1ContactForms.update', method: 'PATCH', path: '/api/v1/contact-forms/{formId}', body: 'json' };

/**
 * Delete a contact form with its submissions; the tickets stay.
 * Cannot be undone.
 *
 * `DELETE /api/v1/contact-forms/{formId}` · an API key with contact_forms:delete
 * @throws HelpdeskError 404 not_found · Contact form not found
 */
export const v1ContactFormsDelete: Call<'v1ContactForms.delete'> = { id: 'v1ContactForms.delete', method: 'DELETE', path: '/api/v1/contact-forms/{formId}' };

/**
 * Submit a contact form for a customer; opens a ticket.
 * The rules of the form apply; customFields has answers by field name.
 *
 * `POST /api/v1/contact-forms/{formId}/submit` · an API key with contact_forms:create · done once however often it is tried
 * @throws HelpdeskError 404 not_found · The contact form you're looking for doesn't exist or is not available.
 */
export const v1ContactFormsSubmit: Call<'v1ContactForms.submit'> = { id: 'v1ContactForms.submit', method: 'POST', path: '/api/v1/contact-forms/{formId}/submit', body: 'json', idempotent: true };

/**
 * Ticket figures of a period: volume, resolution times and targets met.
 * At most 366 days.
 *
 * `GET /api/v1/analytics/metrics` · an API key with analytics:read
 * @throws HelpdeskError 400 validation_failed · period must look like 30d
 */
export const v1AnalyticsMetrics: Call<'v1Analytics.metrics'> = { id: 'v1Analytics.metrics', method: 'GET', path: '/api/v1/analytics/metrics' };

/**
 * The organization that the key belongs to.
 * Its public fields.
 *
 * `GET /api/v1/organization` · an API key with organization:read
 */
export const v1OrganizationGet: Call<'v1Organization.get'> = { id: 'v1Organization.get', method: 'GET', path: '/api/v1/organization' };

/**
 * Change name, subdomain, logo, colour and sender.
 * The rules of organization.updateBranding apply.
 *
 * `PATCH /api/v1/organization` · an API key with organization:update
 * @throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
 */
export const v1OrganizationUpdate: Call<'v1Organization.update'> = { id: 'v1Organization.update', method: 'PATCH', path: '/api/v1/organization', body: 'json' };

/**
 * This contract as JSON.
 * The same as /openapi.yaml.
 *
 * `GET /api/openapi.json` · open to anyone · `ifNoneMatch` spares an unchanged answer
 */
export const docsOpenapi: Call<'docs.openapi'> = { id: 'docs.openapi', method: 'GET', path: '/api/openapi.json' };
