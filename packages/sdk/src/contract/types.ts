// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

export interface paths {
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person, with organizations (the active one first) and permissions
         * @description Works without an organization too: organizations and permissions are then empty.
         */
        get: operations["auth.user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password; also sets the session cookie
         * @description Where the account has a second factor, the right password gets a challenge instead of a session, which auth.answerChallenge takes with a code. Attempts are counted by account and by network address. After too many, even the right password is refused for some minutes.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in with a code; also sets the session cookie
         * @description A code of the authenticator app is good for one sign-in, and so is a recovery code. Five wrong codes end the challenge, and after ten wrong ones the account accepts no code for some minutes.
         */
        post: operations["auth.answerChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in by passkey
         * @description With a challenge of auth.login as its second factor, else by the passkey alone, which then has to have verified its user. Passkeys are for the address of the server, not for custom domains.
         */
        post: operations["auth.startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in by passkey; also sets the session cookie
         * @description Each challenge is good for one answer that succeeds, for ten minutes.
         */
        post: operations["auth.answerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account, with a new organization or from an invitation
         * @description organizationName is required unless invitationToken is given; an invitation must be for the same email address. The subdomain is derived from the name. Also sets the session cookie.
         */
        post: operations["auth.signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session; succeeds when it has already ended
         * @description Also clears the session cookie.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect the browser to the sign-in page
         * @description An address of another site in next is ignored.
         */
        get: operations["auth.startLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a mailed link to set a new password; the answer does not reveal whether an account exists
         * @description A mail is sent only when there is an account; at most five in fifteen minutes.
         */
        post: operations["auth.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of a mailed link; ends all sessions of the user
         * @description The token works once, within an hour. The password must not be easy to guess, such as a common one or the user's own name, and the operator of the server may require more characters.
         */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the password of the session's user; valid for ten minutes, as signing in is
         * @description Operations that grant lasting access require it and answer 403 fresh_proof_needed without. At most ten attempts in ten minutes; signing in again has the same effect.
         */
        post: operations["auth.confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link that confirms the caller's email address again
         * @description The first link is mailed at sign-up; at most five are mailed a day. Nothing is mailed when the address is already confirmed.
         */
        post: operations["auth.sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address with the token of a mailed link
         * @description The token is valid for seven days and only for the address it was mailed to. Until an admin has a confirmed address, an organization can invite at most three people, without a message of its own, and its mails show its subdomain instead of its name.
         */
        post: operations["auth.confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitation behind a mailed link
         * @description Requires only the token of the link.
         */
        get: operations["invitations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the organization as the signed-in person
         * @description The caller's email address must be the one that was invited. An invitation works once.
         */
        post: operations["invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organization of the request and the caller's role in it
         * @description Available to every member; secrets and admin-only settings are left out.
         */
        get: operations["organization.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, subdomain, logo, color and sender; omitted fields stay unchanged
         * @description After a change of subdomain, pages under the former one redirect to the new one, and calls and elements that use it keep working. The ten latest former subdomains stay reserved for the organization, which may take one of them back. A logo given by an https URL is fetched once, re-encoded and stored on this server.
         */
        patch: operations["organization.updateBranding"];
        trace?: never;
    };
    "/api/organization/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata; shown once its URL is saved with organization.updateBranding
         * @description At most 5 MB. The type is detected from the content, not from the file name. The file counts toward the image storage of the organization, whether or not it is saved as the logo.
         */
        post: operations["organization.uploadLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organization with all its settings, without passwords and keys
         * @description For admins; organization.get has what every member may see.
         */
        get: operations["organization.settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/settings/general": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, time zone, ticket prefix, automatic assignment, signature, business hours and what is kept of pictures; omitted fields stay unchanged
         * @description The time zone must be a known IANA name. Existing tickets keep their numbers when the prefix changes.
         */
        patch: operations["organization.updateGeneral"];
        trace?: never;
    };
    "/api/organization/settings/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Require a second factor of the staff, or require it no more
         * @description Once the grace time is over, staff without one are asked to set it up, and may call nothing else of the organization: 403 second_factor_required. Customers, visitors and API keys are not concerned. Setting it again begins the grace time anew.
         */
        put: operations["organization.requireSecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/settings/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose how the organization's mail is sent: by the helpdesk, by a mail server of its own, or by Google Workspace with an app password. An omitted password stays unchanged unless the server changes; an empty one is removed
         * @description smtp requires a host, google_workspace an account. A host in a private network is refused unless the operator of the server allows it.
         */
        patch: operations["organization.updateEmail"];
        trace?: never;
    };
    "/api/organization/settings/email/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the caller a test email through the stored settings and report the result
         * @description Waits for the answer of the mail server; at most ten tests in ten minutes.
         */
        post: operations["organization.testEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/settings/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enable or disable the organization's own API key, and set the URL of a webhook that is sent every event; an empty URL deletes that webhook
         * @description The URL must be on the public internet unless the operator of the server allows others.
         */
        patch: operations["organization.updateApi"];
        trace?: never;
    };
    "/api/organization/sentences/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which language */
                language: components["parameters"]["ElementLanguage"];
            };
            cookie?: never;
        };
        /**
         * What elements and pages for visitors say in a language in the organization's own words
         * @description All other sentences are built in. A language can have words before it is offered.
         */
        get: operations["sentences.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say sentences in own words, or as they are built in again
         * @description Changes only the sentences that are named. Pages say them at once, elements within five minutes.
         */
        patch: operations["sentences.update"];
        trace?: never;
    };
    "/api/organization/mail-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of every mail to customers, in each language of the organization
         * @description The organization's own where it has some, else the built-in ones, which are in English. A mail is in the language of its customer (tickets.customerLanguage) where there are words in it, else in that of organization.settings, with the built-in words where there are none in that.
         */
        get: operations["mailTexts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/mail-texts/{kind}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which mail */
                kind: components["parameters"]["MailTextKind"];
                /** @description The language, such as de or pt-BR */
                language: components["parameters"]["MailLanguage"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the organization's own words of a mail in a language
         * @description What is omitted is built in. A variable that does not exist, or that may not be known and says no word for that, is refused.
         */
        put: operations["mailTexts.update"];
        post?: never;
        /**
         * Return to the built-in words of a mail in a language
         * @description Succeeds when they are built in already.
         */
        delete: operations["mailTexts.reset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/mail-texts/{kind}/{language}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which mail */
                kind: components["parameters"]["MailTextKind"];
                /** @description The language, such as de or pt-BR */
                language: components["parameters"]["MailLanguage"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render a mail with these words, about a customer who does not exist
         * @description Changes and sends nothing. It is rendered as it would be sent, with the branding of the organization.
         */
        post: operations["mailTexts.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which first steps the organization has taken, as its data shows
         * @description A step stays taken for a form or chat that a page of another site has shown once; the others are judged anew each time.
         */
        get: operations["organization.firstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put the first steps away for all admins of the organization, or take them out again
         * @description No step can be set; each is judged by the data of the organization.
         */
        patch: operations["organization.updateFirstSteps"];
        trace?: never;
    };
    "/api/organization/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first and last characters of the organization's own API key
         * @description The full key is returned only when it is created.
         */
        get: operations["organization.apiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/api-key/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the organization's own API key, with all permissions; it is returned this once, and the previous one stops working at once
         * @description The key must first be enabled with organization.updateApi.
         */
        post: operations["organization.regenerateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/custom-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a custom domain for the public pages; it is used once it is verified, and an unverified claim does not block other organizations
         * @description A domain that another organization has verified is refused. An organization has one domain: claiming another one removes the previous domain and its verification; claiming the same one again changes nothing.
         */
        post: operations["organization.setCustomDomain"];
        /**
         * Remove the custom domain; it stops serving pages at once
         * @description Succeeds when there is none.
         */
        delete: operations["organization.removeCustomDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/verify-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the custom domain now, by a TXT record at _helpdesk-verification.{domain} with the token, or else by the token at /.well-known/helpdesk-verification.txt on the domain, which this server answers itself for a domain that is an alias (CNAME) of the organization's host
         * @description At most thirty attempts in ten minutes. A verified domain is checked again from time to time, and loses its verification when the record is missing for days.
         */
        post: operations["organization.verifyCustomDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The badge counts of the sidebar
         * @description Counts only what the caller may see.
         */
        get: operations["dashboard.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stat cards; for a member without view_all_tickets, of their own tickets
         * @description A change compares with the period of the same length before.
         */
        get: operations["dashboard.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of each admin and agent in the period
         * @description Sorted by resolved tickets, most first.
         */
        get: operations["dashboard.performance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets whose target of first response or resolution has run out or soon will, the latest first; at most 6
         * @description Soon is when three quarters of the time have passed. The targets are those of metrics.sla.
         */
        get: operations["dashboard.due"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/automation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of contact forms and the chatbot
         * @description Requires the permission to manage contact forms or the chatbot.
         */
        get: operations["dashboard.automation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Volume, backlog, first response, resolution and satisfaction of a period, by day, channel and form
         * @description Takes either period, or from and to; a period has at most 366 days and must not end before it begins.
         */
        get: operations["metrics.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of each staff member in a period, sorted by resolved tickets, most first
         * @description The last entry, without a user, has everything that no current staff member did.
         */
        get: operations["metrics.agents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/sla": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many first responses and resolutions met the target of their priority, and how many open tickets are at risk or overdue
         * @description Times count around the clock, against the target of the ticket's current priority.
         */
        get: operations["metrics.sla"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report of a period as CSV; cells that a spreadsheet would read as formulas are escaped
         * @description RFC 4180. A period has at most 366 days.
         */
        get: operations["metrics.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue a report that is mailed to the caller when it is ready
         * @description Returns at once; the mail has the same figures as metrics.report.
         */
        post: operations["metrics.sendReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What programs keep with customers, by their addresses, in the order in which it was changed
         * @description Customers with whom nothing is kept are left out. A copy is kept by updatedSince: what changes while the pages are read comes again. Of customers with whom nothing is kept any more v1.events tells (customer.changed, isKept false).
         */
        get: operations["customers.list"];
        /**
         * Keep an id in another system and metadata with a customer
         * @description By their address; omitted fields stay unchanged, metadata is replaced as a whole. With neither left, nothing is kept. Customers do not see it.
         */
        put: operations["customers.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets, most recently changed first; a member without view_all_tickets gets only their own
         * @description Filters are combined with AND. A cursor is valid for the same filters only.
         */
        get: operations["tickets.list"];
        put?: never;
        /**
         * Open a ticket; a customer opens their own
         * @description For a customer, the address in the body is replaced by their own. The ticket gets the organization's next number.
         */
        post: operations["tickets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many tickets there are in each status
         * @description A member without view_all_tickets gets the counts of their own tickets.
         */
        get: operations["tickets.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets that the caller has not read
         * @description A ticket is unread when a message of somebody else, or the ticket itself, is newer than what the caller has read of it. Only open tickets and those in progress count, unless they are snoozed, and of these the 500 that changed last since the caller joined; besides, whatever was marked unread.
         */
        get: operations["tickets.unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/origins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forms and custom domains by which lists of tickets can be filtered
         * @description All forms, active or not, oldest first; the custom domain of today and those that tickets came by.
         */
        get: operations["tickets.origins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring tickets from another system along, with their messages and the times at which all that was
         * @description Nobody is mailed or notified, and there are no events. What was imported counts in figures and is found by search. Each ticket has its own result. One whose externalId was imported before is left as it is, also when it was deleted since: an import that was cut off is sent again. Text is given at most 1 MB at once.
         */
        post: operations["tickets.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign many tickets (assign_tickets), set their status, priority or tags, or snooze them (resolve_tickets), in one call
         * @description At least one change is required; each change requires its own permission. A ticket that cannot be changed is listed in failed; the others are changed.
         */
        post: operations["tickets.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets in the trash, last deleted first
         * @description They are deleted for good 30 days after they were deleted. Everywhere else they answer 404.
         */
        get: operations["tickets.listDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A ticket in the trash, with its conversation
         * @description To read before restoring it.
         */
        get: operations["tickets.getDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore tickets from the trash
         * @description With their number, conversation, tags and all else, as they were. Replies that were to be sent meanwhile are not sent. A ticket that is not in the trash is listed in failed.
         */
        post: operations["tickets.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/delete-for-good": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete tickets in the trash for good
         * @description With their conversation and the emails that they came from. Cannot be undone. A ticket that is not in the trash is listed in failed.
         */
        post: operations["tickets.deleteForGood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets that are spam, newest first
         * @description Spam is in no other list, count or figure, and notifies nobody. After 30 days it goes to the trash.
         */
        get: operations["tickets.listSpam"];
        put?: never;
        /**
         * Mark tickets as spam
         * @description They leave every list, count and figure, as if they had been deleted, and answer 404 but here. Nobody is told. A ticket that is not there is listed in failed.
         */
        post: operations["tickets.markSpam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spam/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A ticket that is spam, with its conversation, and what its email says of where it came from
         * @description Reading changes nothing.
         */
        get: operations["tickets.getSpam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/not-spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take tickets out of spam
         * @description They are where they were, as they were. A ticket that is not spam is listed in failed.
         */
        post: operations["tickets.unmarkSpam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file, to attach it to a message
         * @description The body is the file itself, by default of at most 25 MB. Its type is found by its content, not by its name. The caller attaches it by its id (fileIds of tickets.reply, tickets.scheduleReply, tickets.create, chat.send and chat.addNote) within a day; a file that no message names by then is deleted.
         */
        post: operations["files.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to upload a file in pieces
         * @description By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What files.upload says of files that are uploaded at once holds for these.
         */
        post: operations["files.beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an upload in pieces is
         * @description Also by HEAD, as tus has it. Once all is there, file is what a message can name.
         */
        get: operations["files.getUpload"];
        put?: never;
        post?: never;
        /**
         * Give an upload up
         * @description Its pieces are deleted. One that nobody gives up is deleted a day after it has begun.
         */
        delete: operations["files.cancelUpload"];
        options?: never;
        head?: never;
        /**
         * Send a piece of a file
         * @description From the byte on that Upload-Offset says. Of a piece that is cut off, what has come is kept. The last piece is answered once the whole file is stored and checked as a file that is uploaded at once.
         */
        patch: operations["files.appendToUpload"];
        trace?: never;
    };
    "/api/files/uploads/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a file of what was put into the storage
         * @description Once the whole file was put where direct says (files.beginUpload). The server reads it, removes metadata of pictures, shows it to the virus scanner, and puts it where files are, as a file that is uploaded at once. Repeated, it answers the same file until a message names it.
         */
        post: operations["files.confirmUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocked-senders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The blocked addresses, domains and visitors, last added first
         * @description At most 1000.
         */
        get: operations["blockedSenders.list"];
        put?: never;
        /**
         * Block an address, or a domain with all below it
         * @description What they mail or send by forms becomes spam, and they are told nothing; they cannot start chats. Succeeds when it is blocked already. Refused for addresses of the team, and for domains of providers that many people have addresses at.
         */
        post: operations["blockedSenders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocked-senders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unblock a sender
         * @description What they sent before stays spam.
         */
        delete: operations["blockedSenders.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address whose mail becomes tickets, and the DNS records of its mail
         * @description Looks the records up, which takes some seconds at most; state is unknown where no server answered.
         */
        get: operations["mailbox.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailbox/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test through the whole circle
         * @description Sends a mail to the address whose mail becomes tickets, as mails to customers are sent. When it arrives it becomes no ticket. At most ten tests in ten minutes, with those of organization.testEmail.
         */
        post: operations["mailbox.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailbox/tests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Whether a test has arrived
         * @description Mails are kept for 90 days.
         */
        get: operations["mailbox.testResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailbox/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails that became no ticket, newest first, each with the reason
         * @description Automatic answers that belong to no ticket, mails of the helpdesk that came back, those of a sender who sent too many at once, and those that cannot be read. Mails are kept for 90 days.
         */
        get: operations["mailbox.listHeld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailbox/held/{id}/take-in": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a ticket of a mail that was held, or an answer of its ticket
         * @description It is read again within some seconds. One that cannot be read is held again.
         */
        post: operations["mailbox.takeIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge tickets into one, all at once or not at all
         * @description Their messages are joined by time, each with the number of the ticket that it comes from; tags are united, and the other tickets leave all lists and figures. Their ids, numbers, reply addresses and public pages lead to the remaining ticket. The requesters of the others go on with it: they get the public replies that follow by email, and each of them sees their own messages, the answers to those, and what the staff replies from then on, never what another requester wrote. Within a day, tickets.unmerge restores everything. A repeated call finds it done.
         */
        post: operations["tickets.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo merging, within a day of it; all at once or not at all
         * @description Each ticket is again as it was, with its messages, timeline, tags, snooze and waiting replies, and with what came to its own address or page since. The ticket that it was merged into keeps what was written there since.
         */
        post: operations["tickets.unmerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A ticket with its conversation and timeline
         * @description Customers get only their own tickets, without internal notes. The id of a merged ticket leads to the one that it was merged into, which has another id and names it in merged. Reading changes nothing.
         */
        get: operations["tickets.get"];
        put?: never;
        post?: never;
        /**
         * Delete a ticket with its conversation: it goes to the trash for 30 days
         * @description It answers 404 from then on, to everybody. tickets.restore brings it back.
         */
        delete: operations["tickets.delete"];
        options?: never;
        head?: never;
        /**
         * Assign a ticket (assign_tickets), or set its status, priority, subject, requester, tags or Cc (resolve_tickets)
         * @description At least one change is required; each requires its own permission. With If-Match, the update is refused if the ticket has changed since; with onlyIf, if what is changed has. A closed ticket can be reopened.
         */
        patch: operations["tickets.update"];
        trace?: never;
    };
    "/api/tickets/{id}/suggested-tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Up to five tags that similar tickets have, and this one does not; best first
         * @description Similar are tickets that share rare words with its subject and description.
         */
        get: operations["tickets.suggestTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a ticket as read by the caller
         * @description Up to the newest message that was on the screen, so that one that comes meanwhile stays unread; without seenMessageId, all of it. What the caller was notified of about it is read then, too. Succeeds when it is already read.
         */
        patch: operations["tickets.markRead"];
        trace?: never;
    };
    "/api/tickets/{id}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a ticket as unread by the caller
         * @description It stays unread until the caller reads it again.
         */
        patch: operations["tickets.markUnread"];
        trace?: never;
    };
    "/api/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to the customer, or add an internal note
         * @description A reply by the staff is mailed to the customer; a note is mailed to nobody. With seenMessageId, a reply is refused when there is a newer message. A reply by the customer reopens a resolved ticket and opens a follow-up to a closed one.
         */
        post: operations["tickets.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new ticket of a public message, and of those after it if asked
         * @description The message becomes the first one of the new ticket, which is of whom it is from, or of the requester when the staff wrote it; priority, tags and assignee are those of the ticket. Each names the other in its timeline, and they are linked as related. Within a day, tickets.unsplit brings everything back.
         */
        post: operations["tickets.split"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/unsplit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo splitting off a ticket, within a day of it
         * @description Its messages, with those written on it since, are again on the ticket that they were split from, and it is gone.
         */
        post: operations["tickets.unsplit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Snooze a ticket until a time, or until its customer answers
         * @description It keeps its status, waits for nobody, and leaves the lists by turn. It comes back at its time, and before it when the customer answers: once, changed now, and unread by everybody. Resolving or closing it ends it, too. A ticket that is snoozed gets the new time.
         */
        post: operations["tickets.snooze"];
        /**
         * Bring a snoozed ticket back now
         * @description A ticket that is not snoozed stays as it is.
         */
        delete: operations["tickets.unsnooze"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a ticket to a colleague with an internal note for them, and perhaps the draft of a reply
         * @description Both at once, or neither. The colleague is notified with the words of the note. The draft is kept with the note, for whoever goes on, until tickets.removeDraft. The caller follows the ticket from then on.
         */
        post: operations["tickets.handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/messages/{messageId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Of the internal note */
                messageId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the draft that was handed over with an internal note, as it is used or not wanted
         * @description Nothing happens when it is gone already. The note stays.
         */
        delete: operations["tickets.removeDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a ticket, or have other members of the staff follow it
         * @description Followers are notified of replies, notes and changes of the status as the assignee is. Whoever an internal note mentions follows the ticket, too. Who follows it already stays.
         */
        post: operations["tickets.follow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/followers/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description User id of the follower, or me */
                userId: components["parameters"]["FollowerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Follow a ticket no more, or have another member follow it no more
         * @description Who does not follow it stays so.
         */
        delete: operations["tickets.unfollow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/customer-language": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The language of the customer of a ticket, which their mails are in
         * @description For the staff only. Known from their own email, from the page of another site that they wrote on, or set by a member; kept for the customer, by their address, for all of their tickets. An email says more than a page, a member more than both.
         */
        get: operations["tickets.customerLanguage"];
        /**
         * Set the language of the customer of a ticket, for all of their tickets
         * @description It stays until a member sets another one. With null it is not known, until an email or a page says it.
         */
        put: operations["tickets.setCustomerLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The tickets that a ticket is linked with
         * @description For the staff only. One that is spam or in the trash is left out until it is restored. Links of a merged ticket are with the one that it was merged into.
         */
        get: operations["tickets.listLinks"];
        put?: never;
        /**
         * Link a ticket with another one: as related, as its duplicate, or as caused by it
         * @description Two tickets have one link: who links them again changes what it says. The other ticket has the same link from its side, and the timelines of both say so. Linking what is linked so already changes nothing.
         */
        post: operations["tickets.link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/links/{otherId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the other ticket */
                otherId: components["parameters"]["OtherTicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Link two tickets no more
         * @description The link is gone from both. Two tickets that are not linked stay so.
         */
        delete: operations["tickets.unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/suggested-duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Up to three tickets of the same requester that look like this one; active ones first
         * @description Alike are tickets of the last 14 days that share words with its subject or the beginning of its description. Those that it is linked with are left out.
         */
        get: operations["tickets.suggestDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the tasks of a ticket, in their order
         * @description Those of a merged ticket are with the one that it was merged into.
         */
        get: operations["tasks.list"];
        put?: never;
        /**
         * Add a task to a ticket, as its last one
         * @description Whoever it is assigned to is notified, unless they add it themselves. The ticket itself does not change.
         */
        post: operations["tasks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the task */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description It can be restored for a day.
         */
        delete: operations["tasks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a task, or check it off; omitted fields stay unchanged
         * @description Whoever it is newly assigned to is notified, unless they do it themselves. Only checking it off, and taking that back, stand in the timeline.
         */
        patch: operations["tasks.update"];
        trace?: never;
    };
    "/api/tickets/{id}/tasks/{taskId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the task */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a task that was deleted less than a day ago
         * @description At its place. Succeeds when the task is there.
         */
        post: operations["tasks.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/time-entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the time spent on a ticket, the newest day first
         * @description Those of a merged ticket are with the one that it was merged into. Timers that run are first; they have no minutes yet.
         */
        get: operations["time.list"];
        put?: never;
        /**
         * Note time that the caller has spent on a ticket
         * @description The ticket itself does not change.
         */
        post: operations["time.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/time-entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the time entry */
                entryId: components["parameters"]["TimeEntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a time entry, or a timer that runs
         * @description Own entries; with manage_team also those of others. It can be restored for a day; a timer with the time until then.
         */
        delete: operations["time.delete"];
        options?: never;
        head?: never;
        /**
         * Change a time entry; omitted fields stay unchanged
         * @description Own entries; with manage_team also those of others. Minutes given to a timer that runs stop it.
         */
        patch: operations["time.update"];
        trace?: never;
    };
    "/api/tickets/{id}/time-entries/{entryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the time entry */
                entryId: components["parameters"]["TimeEntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a time entry that was deleted less than a day ago
         * @description Own entries; with manage_team also those of others. Succeeds when the entry is there.
         */
        post: operations["time.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/timer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a timer of the caller on a ticket
         * @description Each member has one: another one that runs is stopped, and its time noted where it ran. Starting it again where it runs changes nothing.
         */
        post: operations["time.startTimer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The timer of the caller that runs, on whichever ticket
         * @description It runs on the server: also while no page is open, for 24 hours at most.
         */
        get: operations["time.timer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timer/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the timer of the caller, and note its time on its ticket
         * @description Whole minutes, one at least; 24 hours at most. The day is the one on which it was started, in the time zone of the organization.
         */
        post: operations["time.stopTimer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/scheduled-replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reply in some seconds, in which it can be undone, or at a chosen time
         * @description Exactly one of holdSeconds and sendAt is required. The answer says that the reply is kept: it is sent even if the caller goes away. Until then only the staff sees it, and nothing is mailed. With holdSeconds it goes whatever happens meanwhile. With sendAt it is stopped, and its author notified, when somebody else writes to the customer or the customer writes first, when the ticket is closed, and when its author leaves the staff.
         */
        post: operations["tickets.scheduleReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/scheduled-replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Of the scheduled reply, as the ticket names it */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back a reply that waits, or was stopped
         * @description Its author takes the words back, which are the answer. Anybody else of the staff stops a reply with sendAt: the words stay for their author, who is notified; once that one has left the staff, the words are for whoever takes them.
         */
        delete: operations["tickets.cancelReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/scheduled-replies/{replyId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Of the scheduled reply, as the ticket names it */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reply at once that waits, or was stopped; by its author only
         * @description A reply that has been sent already is answered with its message.
         */
        post: operations["tickets.sendReplyNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/mails/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The original email of a ticket, with quotes and attachments; kept for 90 days
         * @description The raw message as received, with all headers and attachments.
         */
        get: operations["tickets.mail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search tickets, people and articles that the caller may see; every word must match, the last one as a prefix; best match first
         * @description Customers find only their own tickets, without internal notes; article drafts are found only by members who may edit articles.
         */
        get: operations["search.query"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tags of the organization, by name, with the number of their tickets
         * @description At most 1000.
         */
        get: operations["tags.list"];
        put?: never;
        /**
         * Add a tag
         * @description If there is a tag of this name already, apart from case, accents and spaces, the answer is that one, unchanged.
         */
        post: operations["tags.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a tag, and take it off its tickets
         * @description It can be restored with its tickets for a day.
         */
        delete: operations["tags.delete"];
        options?: never;
        head?: never;
        /**
         * Rename a tag or change its color, on all of its tickets; omitted fields stay unchanged
         * @description Refused for the name of another tag: these can be merged.
         */
        patch: operations["tags.update"];
        trace?: never;
    };
    "/api/tags/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge other tags into this one: their tickets get it, and they are deleted
         * @description For a day, tags.restore undoes it for each of them. Succeeds when they have been merged into it already.
         */
        post: operations["tags.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a tag that was deleted or merged into another less than a day ago, on its tickets
         * @description After a merge, the tickets that got the other tag by it lose that again. Succeeds when the tag is there.
         */
        post: operations["tags.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved views of the team and the caller's own, each in their order, and which view the caller's tickets open with
         * @description Those of the team first. At most 50 of the team and 50 of the caller.
         */
        get: operations["views.list"];
        put?: never;
        /**
         * Save a view
         * @description Personal unless visibility says otherwise. It comes last among those of its owner, whose names differ in more than case and accents. A query that is not understood is refused as by tickets.list.
         */
        post: operations["views.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many tickets there are in each saved view now
         * @description The numbers that tickets.list has as its total for the query of each view, of those that views.list answers.
         */
        get: operations["views.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the view that the caller's tickets open with
         * @description In this organization. A view that is deleted, or not for the caller any more, counts as none.
         */
        patch: operations["views.setDefault"];
        trace?: never;
    };
    "/api/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description It can be restored for a day. Without manage_settings, only one's own.
         */
        delete: operations["views.delete"];
        options?: never;
        head?: never;
        /**
         * Change a saved view; omitted fields stay unchanged
         * @description Without manage_settings, only one's own. A view that becomes personal or the team's comes last there.
         */
        patch: operations["views.update"];
        trace?: never;
    };
    "/api/views/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a saved view that was deleted less than a day ago
         * @description At its place. Without manage_settings, only one's own.
         */
        post: operations["views.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/assignable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The admins and agents that a ticket can be assigned to
         * @description Includes members who are away.
         */
        get: operations["team.assignable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set whether tickets and chats are assigned to the caller automatically
         * @description Tickets that are already assigned stay assigned.
         */
        patch: operations["team.setAvailability"];
        trace?: never;
    };
    "/api/team/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All members, in the order in which they joined
         * @description Includes customers with an account.
         */
        get: operations["team.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member; their tickets are unassigned, their sockets close, and their sessions end if they belong to no other organization
         * @description Members cannot remove themselves, and the last admin cannot be removed.
         */
        delete: operations["team.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members/{memberId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the role of a member; the tickets of a member who becomes a customer are unassigned
         * @description Members cannot change their own role, and the last admin stays an admin. The new role applies from the next call on; sockets that it does not allow are closed.
         */
        patch: operations["team.setRole"];
        trace?: never;
    };
    "/api/team/members/{memberId}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the second factor of a member who has lost it
         * @description For a member of this organization alone: of who belongs to others too, no admin decides. The member is signed out everywhere and mailed. Members reset their own in their profile.
         */
        delete: operations["team.resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person by email; the link is returned this once
         * @description The link is valid for seven days, once, and for this address only; only its hash is stored. Until an admin has confirmed their email address, three people can be invited in total, without a message. Invitations are limited by user, organization, address and day.
         */
        post: operations["team.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations that have not been accepted, including expired ones
         * @description Newest first, without the links.
         */
        get: operations["team.invitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description The link answers 410 from then on.
         */
        delete: operations["team.revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an invitation again; the same link is valid for seven more days
         * @description Refused when the person has become a member in the meantime.
         */
        post: operations["team.resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All forms, oldest first; at most 100
         * @description Active or not, each with its number of submissions.
         */
        get: operations["contactForms.list"];
        put?: never;
        /**
         * Create a form
         * @description Field names must be unique and must not begin with helpdesk-; select and radio require options; minLength must not exceed maxLength; a pattern must be RE2 syntax that can be checked in linear time.
         */
        post: operations["contactForms.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-forms/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals over all forms
         * @description Months are in the organization's time zone.
         */
        get: operations["contactForms.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A form with its fields and settings
         * @description For the editor.
         */
        get: operations["contactForms.get"];
        put?: never;
        post?: never;
        /**
         * Delete a form with its submissions and figures; the tickets that came of them stay
         * @description Cannot be undone; pages that embed the form say that it is not available.
         */
        delete: operations["contactForms.delete"];
        options?: never;
        head?: never;
        /**
         * Change a form; omitted settings stay unchanged, fields are replaced as a whole
         * @description The rules of contactForms.create apply. With If-Match, the update is refused if the form has changed since. Submissions keep the answers to removed fields.
         */
        patch: operations["contactForms.update"];
        trace?: never;
    };
    "/api/contact-forms/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a form; the copy is inactive and has no submissions
         * @description The copy has the same title, description, fields and settings; its fields have new ids, and " (copy)" is appended to its name.
         */
        post: operations["contactForms.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-forms/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often a form was seen, started and submitted, by day
         * @description Only counts are stored, nothing about the visitors.
         */
        get: operations["contactForms.analytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-forms/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The submissions of a form, newest first
         * @description q matches part of any answer.
         */
        get: operations["contactForms.submissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-forms/{id}/submissions/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One submission, with questions, answers and ticket
         * @description The questions are those of the current form.
         */
        get: operations["contactForms.submission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-forms/{id}/submissions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The submissions of a form as CSV, all or those that contain a text; cells that a spreadsheet would read as formulas are escaped
         * @description RFC 4180, newest first.
         */
        get: operations["contactForms.exportSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The queries of the chatbot, most used first
         * @description q searches query, response, keywords and category.
         */
        get: operations["chatbot.list"];
        put?: never;
        /**
         * Add a query and its response; with questionId, the unanswered question is resolved
         * @description Blank and repeated keywords are dropped.
         */
        post: operations["chatbot.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/queries/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import many queries; invalid rows are reported, the others are imported. A row with the query and response of a stored one updates that one
         * @description At most 1000 rows per call. Keywords are a list, or one string separated by semicolons.
         */
        post: operations["chatbot.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/queries.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All queries, in the format of chatbot.import
         * @description Active or not.
         */
        get: operations["chatbot.exportJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/queries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All queries as CSV that can be imported again; keywords are separated by semicolons
         * @description RFC 4180; cells that a spreadsheet would read as formulas are escaped.
         */
        get: operations["chatbot.exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/queries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One query
         * @description For the editor.
         */
        get: operations["chatbot.get"];
        put?: never;
        post?: never;
        /**
         * Delete a query
         * @description Cannot be undone. The answers it gave stay in the figures.
         */
        delete: operations["chatbot.delete"];
        options?: never;
        head?: never;
        /**
         * Change a query; omitted fields stay unchanged, keywords are replaced as a whole
         * @description The bot uses the change at once.
         */
        patch: operations["chatbot.update"];
        trace?: never;
    };
    "/api/chatbot/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals over all queries
         * @description asked, answered and answeredByArticle cover the last 30 days.
         */
        get: operations["chatbot.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the chatbot would answer, and why; not counted in any figure
         * @description organizationId, when given, must be the organization of the request.
         */
        post: operations["chatbot.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that the bot could not answer, most asked first; at most the last 1000 distinct questions of 180 days
         * @description Without questions that were dismissed or have been answered since.
         */
        get: operations["chatbot.unanswered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/unanswered/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Dismiss a question; it does not come back when it is asked again
         * @description The question stays stored, so that it is not counted as a new one.
         */
        delete: operations["chatbot.dismiss"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/unanswered/{id}/teach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question to a stored query as a keyword
         * @description The question is resolved, and answered from now on.
         */
        post: operations["chatbot.teach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/canned-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The canned replies of the team and the callers own, best match first, then most used
         * @description q finds replies that have each of its words in title, shortcut, folder or text, at most eight. A shortcut that begins with q goes first, then a title that does.
         */
        get: operations["cannedReplies.list"];
        put?: never;
        /**
         * Add a canned reply
         * @description Personal unless visibility says otherwise. A shortcut is unique among those of the team, and among each member's own. The text is refused when it has an unknown variable.
         */
        post: operations["cannedReplies.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/canned-replies/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The folders in use, by name
         * @description Counts only what the caller may see.
         */
        get: operations["cannedReplies.folders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/canned-replies/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import many canned replies; invalid rows are reported, the others are imported
         * @description At most 1000 rows per call, all with the same visibility. A row with the shortcut of a stored reply updates that one; without a shortcut, a row with its title and folder does.
         */
        post: operations["cannedReplies.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/canned-replies.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All canned replies of the team, or all personal ones of the caller, in the format of cannedReplies.import
         * @description The oldest first.
         */
        get: operations["cannedReplies.exportJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/canned-replies.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All canned replies of the team, or all personal ones of the caller, as CSV that can be imported again
         * @description RFC 4180; cells that a spreadsheet would read as formulas are escaped.
         */
        get: operations["cannedReplies.exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/canned-replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One canned reply
         * @description Another member's personal reply answers 404.
         */
        get: operations["cannedReplies.get"];
        put?: never;
        post?: never;
        /**
         * Delete a canned reply
         * @description It can be restored for a day. Without manage_help_center, only ones own.
         */
        delete: operations["cannedReplies.delete"];
        options?: never;
        head?: never;
        /**
         * Change a canned reply; omitted fields stay unchanged
         * @description Without manage_help_center, only ones own.
         */
        patch: operations["cannedReplies.update"];
        trace?: never;
    };
    "/api/canned-replies/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a canned reply that was deleted less than a day ago
         * @description With its uses. Without manage_help_center, only ones own.
         */
        post: operations["cannedReplies.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/canned-replies/{id}/copy-files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the files of a canned reply for a message of the caller
         * @description The copies are like files that the caller has uploaded: for fileIds of a reply, a note, a new ticket or a chat, and removed after a day when nothing names them. Their bytes are stored and counted once.
         */
        post: operations["cannedReplies.copyFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/canned-replies/{id}/use": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a use of a canned reply
         * @description Called when it is put into a reply or a chat.
         */
        post: operations["cannedReplies.use"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/macros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The macros of the team and the caller's own, each in their order
         * @description Those of the team first. At most 200 of the team and 100 of the caller.
         */
        get: operations["macros.list"];
        put?: never;
        /**
         * Add a macro
         * @description Personal unless visibility says otherwise. It comes last among those of its owner, whose names differ in more than case and accents. At least one step is required. Reply and note are refused when they have an unknown variable.
         */
        post: operations["macros.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/macros/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo what a macro has done to tickets
         * @description Of runs of the caller within a day. A reply and a note that still wait are taken back. Each field is put back that still has what the macro gave it; what somebody else has changed since stays, and so does what has been sent. A run that cannot be undone is listed in failed.
         */
        post: operations["macros.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/macros/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a macro
         * @description It can be restored for a day. Without manage_help_center, only one's own.
         */
        delete: operations["macros.delete"];
        options?: never;
        head?: never;
        /**
         * Change a macro; omitted fields stay unchanged
         * @description Without manage_help_center, only one's own. A macro that becomes personal or the team's comes last there.
         */
        patch: operations["macros.update"];
        trace?: never;
    };
    "/api/macros/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a macro that was deleted less than a day ago
         * @description At its place, with its uses. Without manage_help_center, only one's own.
         */
        post: operations["macros.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/macros/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a macro would do to tickets now
         * @description Changes nothing. Tickets that do not exist are left out.
         */
        post: operations["macros.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/macros/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a macro to tickets: its reply, note and changes together
         * @description Each step requires what it requires by hand: assigning assign_tickets, the other changes resolve_tickets. A ticket gets all steps or none: where one cannot be taken, the ticket is listed in failed with the reason. Variables are filled in from the ticket, the caller and the organization. With holdSeconds, reply and note wait for so long, in which macros.undo takes them back; a reply takes along that the ticket becomes resolved or closed.
         */
        post: operations["macros.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories in display order; at most 100
         * @description Each with the number of its articles, published or not.
         */
        get: operations["helpCategories.list"];
        put?: never;
        /**
         * Create a category, last in the order
         * @description The slug must be unique among the categories.
         */
        post: operations["helpCategories.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder the categories; those left out follow in their previous order
         * @description Every id must be a category of the organization.
         */
        put: operations["helpCategories.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a category; its articles stay, without a category
         * @description Cannot be undone.
         */
        delete: operations["helpCategories.delete"];
        options?: never;
        head?: never;
        /**
         * Change a category; omitted fields stay unchanged
         * @description A new slug must be unique among the categories.
         */
        patch: operations["helpCategories.update"];
        trace?: never;
    };
    "/api/help/article-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published articles with their public addresses, for links in replies; with q, best match first, else most recently changed first
         * @description The address is on the organization's custom domain, if that is verified.
         */
        get: operations["helpArticles.links"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles including drafts, most recently changed first; with q, best match first
         * @description With q, results are sorted by relevance and sort is ignored.
         */
        get: operations["helpArticles.list"];
        put?: never;
        /**
         * Create an article; its HTML is sanitized
         * @description The slug must be unique among the articles. Scripts, styles and forms are removed; links and images keep only safe URLs.
         */
        post: operations["helpArticles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * An article with its draft
         * @description draft is null when there is none.
         */
        get: operations["helpArticles.get"];
        put?: never;
        post?: never;
        /**
         * Delete an article
         * @description Cannot be undone; the resource answers 404 from then on.
         */
        delete: operations["helpArticles.delete"];
        options?: never;
        head?: never;
        /**
         * Change, publish or unpublish an article; omitted fields stay unchanged, setting title or content discards the draft, and the URL of a former slug redirects
         * @description With If-Match, the update is refused if the article has changed since. A new slug must be unique among the articles.
         */
        patch: operations["helpArticles.update"];
        trace?: never;
    };
    "/api/help/articles/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save a draft of an article; visitors keep reading the published version
         * @description Replaces an earlier draft. To publish it, send its fields to helpArticles.update.
         */
        put: operations["helpArticles.saveDraft"];
        post?: never;
        /**
         * Discard the draft; the article stays unchanged
         * @description Succeeds when there is none.
         */
        delete: operations["helpArticles.discardDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for articles: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata
         * @description At most 5 MB. The type is detected from the content, not from the file name.
         */
        post: operations["helpArticles.uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often articles were read, each visitor counted once a day; unpublished ones only for members who may edit articles
         * @description Nothing about the visitors is stored.
         */
        get: operations["help.views"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chats, newest first; waiting ones in queue order. Each with its newest message only
         * @description Without status, all chats.
         */
        get: operations["chat.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many chats there are in each status
         * @description Chats that only the bot leads are counted apart; they are active for nobody.
         */
        get: operations["chat.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agents that a chat can be transferred to, those present first
         * @description An agent is present while they have the staff area open. team.setAvailability sets the caller's own availability.
         */
        get: operations["chat.agents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live chat settings
         * @description Without the identity secret itself.
         */
        get: operations["chat.settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the live chat settings
         * @description Omitted fields stay unchanged; allowedDomains is replaced as a whole. idleMinutes is 2 to 1440.
         */
        patch: operations["chat.updateSettings"];
        trace?: never;
    };
    "/api/chat/settings/identity-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new secret for signing the identity of visitors; it is returned this once and replaces the previous one
         * @description The server of the host page signs identity tokens for publicChat.start with it. Tokens signed with the previous secret are refused from then on; chats that have already started stay verified.
         */
        post: operations["chat.newIdentitySecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A chat with all its messages, the visitor's location and their earlier chats
         * @description Messages are oldest first.
         */
        get: operations["chat.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put tags on a chat and take tags off
         * @description Also on a chat that is closed. The visitor is not told, and neither when the chat was last active nor whose turn it is changes. The ticket that a chat becomes gets its tags.
         */
        patch: operations["chat.update"];
        trace?: never;
    };
    "/api/chat/sessions/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a chat that waits or is led by the bot; succeeds when it is already the caller's
         * @description A chat has one agent; a second one gets 409. The bot stops answering.
         */
        post: operations["chat.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message without a socket; the first message of an agent also accepts the chat
         * @description At most 4000 characters. Messages with the same clientId are stored once.
         */
        post: operations["chat.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write an internal note in a chat, which its visitor never sees
         * @description Also in a chat that is closed. A note is no message: it has no number among them, accepts no chat, and changes neither whose turn it is nor what is unread. The ticket that a chat becomes has its notes, and gets those that are written later.
         */
        post: operations["chat.addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block the visitor of a chat, and end their open chats
         * @description By their address, if they gave one, as blockedSenders.create does, and by their browser. The chats end without becoming tickets. Succeeds when they are blocked already; blockedSenders.delete lifts it.
         */
        post: operations["chat.block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the receipts of the staff without a socket
         * @description Receipts only move forward; a lower number changes nothing.
         */
        post: operations["chat.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer a chat to another agent
         * @description The other agent must be an admin or agent of the organization.
         */
        post: operations["chat.transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a chat; succeeds when it is already closed
         * @description The visitor can rate it afterwards. A chat whose visitor waits for an answer becomes a ticket.
         */
        post: operations["chat.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a ticket with the transcript of the chat; the chat goes on
         * @description At most one ticket per chat. Its requester is the visitor, if they gave an address.
         */
        post: operations["chat.convertToTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own notifications
         * @description Newest first.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark all of the caller's notifications as read
         * @description Notifications that arrive in the meantime stay unread.
         */
        patch: operations["notifications.markAllRead"];
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a notification as read
         * @description Succeeds when it is already read.
         */
        patch: operations["notifications.markRead"];
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description Only the caller's own; others answer 404.
         */
        delete: operations["notifications.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's name or signature, or request another email address, which replaces the present one once the link mailed to it is opened
         * @description Omitted fields stay unchanged. The link is valid for a day; opening it ends all other sessions and open password links. The former address is notified, and can take the account back for seven days.
         */
        patch: operations["profile.update"];
        trace?: never;
    };
    "/api/profile/upload-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the caller's photo: PNG, JPEG, WebP, GIF or AVIF, re-encoded as WebP without metadata
         * @description At most 5 MB. The type is detected from the content, not from the file name. The photo counts toward the image storage of the caller's active organization; a caller without an organization gets 404. The previous photo is no longer shown, but its URL stays valid.
         */
        post: operations["profile.uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the photo
         * @description Succeeds when there is none.
         */
        delete: operations["profile.removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password; all other sessions of the caller end
         * @description Requires the current password. The new one must not be easy to guess, such as a common one or the user's own name, and the operator of the server may require more characters.
         */
        patch: operations["profile.changePassword"];
        trace?: never;
    };
    "/api/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller is signed in, this session first, then the one used last
         * @description Sessions that have ended are left out. The time of the last use may be up to ten minutes old. What is said about the device comes from its browser, which may say anything.
         */
        get: operations["sessions.list"];
        put?: never;
        post?: never;
        /**
         * Sign the caller out everywhere else
         * @description Their sockets, uploads and downloads end too. Succeeds when there is no other session.
         */
        delete: operations["sessions.endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session of the caller, which may be this one
         * @description Its sockets, uploads and downloads end too.
         */
        delete: operations["sessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the caller signs in besides the password
         * @description Neither the secret of the app nor a recovery code is shown again.
         */
        get: operations["account.secondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/totp/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description The secret is shown only here, and is used once account.confirmTotp gets a code of it. Beginning anew replaces it.
         */
        post: operations["account.startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up the authenticator app with a first code of it
         * @description All other sessions of the caller end, and the caller is mailed. With the first factor of an account come recovery codes, shown only here.
         */
        post: operations["account.confirmTotp"];
        /**
         * Remove the authenticator app
         * @description All other sessions of the caller end, and the caller is mailed. Without another factor, the recovery codes are gone too.
         */
        delete: operations["account.removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/passkeys/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up a passkey
         * @description The answer of the browser goes to account.addPasskey within ten minutes.
         */
        post: operations["account.startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a passkey
         * @description All other sessions of the caller end, and the caller is mailed. With the first factor of an account come recovery codes, shown only here.
         */
        post: operations["account.addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey of the caller
         * @description All other sessions of the caller end, and the caller is mailed. Without another factor, the recovery codes are gone too.
         */
        delete: operations["account.removePasskey"];
        options?: never;
        head?: never;
        /**
         * Give a passkey of the caller another name
         * @description The name is for the caller to know it by.
         */
        patch: operations["account.renamePasskey"];
        trace?: never;
    };
    "/api/profile/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes; the former ones are gone
         * @description They are shown only here, and the caller is mailed that there are new ones.
         */
        post: operations["account.makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change which notifications the caller gets; omitted fields stay unchanged
         * @description emailNotifications set to false turns off all mail, whatever else is on.
         */
        patch: operations["profile.updateNotificationPreferences"];
        trace?: never;
    };
    "/api/realtime/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A one-time ticket that opens the staff socket within 60 seconds
         * @description For browsers, which cannot send a header when they open a socket.
         */
        post: operations["realtime.ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/org/{subdomain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name, logo and color of an organization
         * @description A former subdomain works too.
         */
        get: operations["publicOrganization.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/org/{subdomain}/sentences/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What elements say in a language in the organization's own words
         * @description Elements ask for it where the organization has own words in their language (ownWords). A former subdomain works too.
         */
        get: operations["publicOrganization.sentences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organization a host name belongs to
         * @description A subdomain of this server, or a verified custom domain.
         */
        get: operations["publicOrganization.resolve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/contact/{subdomain}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active contact forms of an organization
         * @description Without inactive forms.
         */
        get: operations["publicForms.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/contact/{subdomain}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a contact form from the contact page; opens a ticket
         * @description The rules of the form apply: required fields, formats, lengths and options. Submissions of robots get the same answer and are not stored.
         */
        post: operations["publicForms.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chatbot/{subdomain}/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the chatbot; matched is false when it has no answer
         * @description Unanswered questions are stored for the staff, without anything about the visitor.
         */
        post: operations["publicChatbot.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/help/{subdomain}/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published articles, most recently changed first; with q, best match first
         * @description category is the slug of a category.
         */
        get: operations["publicHelp.articles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/help/{subdomain}/articles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published article, by its slug or a former one
         * @description Drafts and unpublished articles answer 404.
         */
        get: operations["publicHelp.article"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/help/{subdomain}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories in display order
         * @description Only those with published articles count them.
         */
        get: operations["publicHelp.categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/help/{subdomain}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search published articles, best match first; tolerates inflections, missing accents, typos and an incomplete last word
         * @description Unpublished articles are never found.
         */
        get: operations["publicHelp.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/help/{subdomain}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a view of an article; each visitor counts once a day, and nothing about the visitor is stored
         * @description Known robots are not counted.
         */
        post: operations["publicHelp.recordView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tickets/{subdomain}/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a ticket by email and number; returns the access token for later calls
         * @description A wrong pair gets the same answer, whether or not the ticket exists. Attempts are limited by network address together with email or number. If the organization has set mailsTicketLinks, the answer is linkMailed whether or not the pair is right, and a link is mailed to the requester if it is. The same holds after 50 wrong pairs for the organization in an hour, until the end of the next hour, and for the rest of the day (UTC) after 200 for the organization or ten for one email or number.
         */
        post: operations["publicTickets.lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tickets/{subdomain}/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ticket and its public conversation
         * @description Without the right access token, answers 404 as for a ticket that does not exist. Never includes internal notes.
         */
        get: operations["publicTickets.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tickets/{subdomain}/{ticketId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply as the ticket's customer; reopens a resolved ticket, and opens a follow-up to a closed one
         * @description The author is the holder of the access token; name and address in the body are ignored.
         */
        post: operations["publicTickets.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tickets/{subdomain}/{ticketId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file, to attach it to a reply
         * @description The body is the file itself, by default of at most 25 MB. Its type is found by its content, not by its name. Whoever has the access attaches it by its id (fileIds of publicTickets.reply) within a day; a file that no message names by then is deleted. At most 60 files in ten minutes from one network address.
         */
        post: operations["publicTickets.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tickets/{subdomain}/{ticketId}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to upload a file in pieces
         * @description By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What publicTickets.upload says of files that are uploaded at once holds for these.
         */
        post: operations["publicTickets.beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that a chat panel needs to open; the only call before the visitor's first message
         * @description Refused on sites that the organization does not allow.
         */
        get: operations["publicChat.welcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a chat; the bot answers first, over the socket. Returns the token for later calls
         * @description With identity, name and address come from the token that the server of the host page signed. Chats are limited by network address and organization.
         */
        post: operations["publicChat.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chat and its messages, after a reload or where sockets are blocked
         * @description With after, only the messages with a higher seq.
         */
        get: operations["publicChat.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message without a socket
         * @description At most 4000 characters. Messages with the same clientId are stored once. The bot is sent no files.
         */
        post: operations["publicChat.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file, to attach it to a message of the chat
         * @description The body is the file itself, by default of at most 25 MB. Its type is found by its content, not by its name. The visitor attaches it by its id (fileIds of publicChat.send, or of the socket's message) within a day; a file that no message names by then is deleted. Refused while the bot leads the chat, which cannot look at files, unless no agent is present: then they are left with a message (fileIds of publicChat.leaveMessage). Refused on sites that the organization does not allow. At most 60 files in ten minutes from one network address.
         */
        post: operations["publicChat.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to upload a file in pieces
         * @description By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What publicChat.upload says of files that are uploaded at once holds for these.
         */
        post: operations["publicChat.beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a person instead of the bot, or give name and address while waiting; joins the queue
         * @description Name and address are required. Outside business hours, or when no agent is present, a message can be left instead.
         */
        post: operations["publicChat.requestPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a message when no agent is present; opens a ticket with the transcript and closes the chat
         * @description The reply comes by mail. Files are uploaded to the chat before (publicChat.upload), and are on the ticket.
         */
        post: operations["publicChat.leaveMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the chat; succeeds when it is already closed
         * @description A closed chat stays readable with its token.
         */
        post: operations["publicChat.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the chat, or change the rating
         * @description 1 to 5; replaces the comment of an earlier rating.
         */
        post: operations["publicChat.rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/chat/{subdomain}/sessions/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the receipts of the visitor without a socket
         * @description Receipts only move forward; a lower number changes nothing.
         */
        post: operations["publicChat.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widget/form/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form for an embedded element, with its organization
         * @description Refused on sites that the form does not allow. An inactive form answers 404.
         */
        get: operations["widget.form"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widget/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file, as the answer to a question of a contact form
         * @description The body is the file itself. Its type is found by its content, not by its name. The answer is the id, or several ids with slashes between them, in publicForms.submit and widget.submit within a day; a file that no submission names by then is deleted. Refused on sites that the form does not allow. At most 60 files in ten minutes from one network address.
         */
        post: operations["widget.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widget/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to upload a file in pieces
         * @description By the tus protocol (https://tus.io, version 1.0.0, with creation, termination and expiration): for large files, which can go on where they were cut off. What widget.upload says of files that are uploaded at once holds for these.
         */
        post: operations["widget.beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/uploads/{subdomain}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an upload in pieces is
         * @description Also by HEAD, as tus has it. Once all is there, file is what a message can name.
         */
        get: operations["publicUploads.get"];
        put?: never;
        post?: never;
        /**
         * Give an upload up
         * @description Its pieces are deleted. One that nobody gives up is deleted a day after it has begun.
         */
        delete: operations["publicUploads.cancel"];
        options?: never;
        head?: never;
        /**
         * Send a piece of a file
         * @description From the byte on that Upload-Offset says. Of a piece that is cut off, what has come is kept. The last piece is answered once the whole file is stored and checked as a file that is uploaded at once.
         */
        patch: operations["publicUploads.append"];
        trace?: never;
    };
    "/api/widget/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a contact form from another site; opens a ticket
         * @description The rules of publicForms.submit apply. Refused on sites that the form does not allow.
         */
        post: operations["widget.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widget/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count that a form was seen or started; nothing about the visitor is stored
         * @description Refused on sites that the form does not allow.
         */
        post: operations["widget.event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server is running and ready
         * @description Without probe=live, answers 503 until the server is ready, and while it stops. Parameters that monitors add are ignored.
         */
        get: operations["v1.health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys of the organization, newest first
         * @description Without the keys themselves.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Create a key; it is returned this once
         * @description expiresAt must be in the future. Only a hash of the key is stored.
         */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a key; it stops working at once
         * @description Cannot be undone.
         */
        delete: operations["apiKeys.delete"];
        options?: never;
        head?: never;
        /**
         * Change a key
         * @description Omitted fields stay unchanged. Counts from the next call on: a disabled key answers 401 at once. The key itself stays the same.
         */
        patch: operations["apiKeys.update"];
        trace?: never;
    };
    "/api/v1/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key by a new one; it is returned this once, and the old one works for another day
         * @description Name, permissions and expiry stay. Rotating again ends what was replaced before: two keys work at most.
         */
        post: operations["apiKeys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of the organization, newest first
         * @description Without the secrets.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Create a webhook; its secret is returned this once
         * @description The URL must be on the public internet unless the operator of the server allows others. An API key can subscribe only to events that it may read: ticket events require tickets:read, form events contact_forms:read. The webhook stays when the key is deleted. When every attempt of five days has failed, the server switches it off; the admins are notified of the first failure and of the end.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One webhook
         * @description Without the secret.
         */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook with its deliveries
         * @description Waiting deliveries are dropped; one that is being sent may still arrive.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook; enabling it again resets its failures
         * @description Omitted fields stay unchanged; events are replaced as a whole. The URL must be on the public internet. An API key that changes the URL or the events, or enables the webhook, must be allowed to read all its events, and one that gives a filter must have tickets:read.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event and report the result
         * @description Waits at most 15 seconds. The event has isTest. If the receiver refuses or cannot be reached, answers 502 with the reason in errors. Either way the test is listed among the deliveries.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The deliveries of a webhook, sent and waiting, newest event first
         * @description With tests. Finished deliveries are kept for 30 days.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the delivery */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event again, with the same id
         * @description Whether or not it was delivered before; a test is refused. An API key must be allowed to read all events of the webhook.
         */
        post: operations["webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/{deliveryId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the delivery */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        /**
         * The attempts of a delivery with what the receiver answered, and the message that is sent
         * @description Oldest first, those of redeliveries too; kept as long as the delivery. An API key must be allowed to read all events of the webhook.
         */
        get: operations["webhooks.attempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/redeliver-failed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver all events again whose delivery has failed since a time, each with the same id
         * @description Tests are left out. An API key must be allowed to read all events of the webhook.
         */
        post: operations["webhooks.redeliverFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new secret; for a day, deliveries are signed with both
         * @description The secret is returned this once.
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets, newest first
         * @description Filters are combined with AND.
         */
        get: operations["v1Tickets.list"];
        put?: never;
        /**
         * Open a ticket
         * @description Like tickets.create, for any customer.
         */
        post: operations["v1Tickets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One ticket
         * @description Without its conversation.
         */
        get: operations["v1Tickets.get"];
        put?: never;
        post?: never;
        /**
         * Delete a ticket with its conversation: it goes to the trash for 30 days
         * @description It answers 404 from then on. A member can restore it.
         */
        delete: operations["v1Tickets.delete"];
        options?: never;
        head?: never;
        /**
         * Change status, priority, subject, requester or tags
         * @description At least one change is required. With If-Match, the update is refused if the ticket has changed since.
         */
        patch: operations["v1Tickets.update"];
        trace?: never;
    };
    "/api/v1/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to the customer, or add an internal note
         * @description A reply is mailed to the customer, a note to nobody.
         */
        post: operations["v1Tickets.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tags, by name, with the number of their tickets
         * @description At most 1000.
         */
        get: operations["v1Tags.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact forms, newest first
         * @description Active or not.
         */
        get: operations["v1ContactForms.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-forms/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact form */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a contact form with its submissions; the tickets stay
         * @description Cannot be undone.
         */
        delete: operations["v1ContactForms.delete"];
        options?: never;
        head?: never;
        /**
         * Change a contact form
         * @description The rules of contactForms.update apply, without If-Match.
         */
        patch: operations["v1ContactForms.update"];
        trace?: never;
    };
    "/api/v1/contact-forms/{formId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact form */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a contact form for a customer; opens a ticket
         * @description The rules of the form apply; customFields has answers by field name.
         */
        post: operations["v1ContactForms.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events since a cursor, oldest first; the events of webhooks, for programs that poll
         * @description For the next page, set after to cursor. With wait it is a long poll, for programs that have no address for webhooks: ask again at once with the new cursor. Ticket and customer events also require tickets:read, those of contact forms contact_forms:read, of articles help:read, of tags tags:read, of members team:read.
         */
        get: operations["v1.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ticket figures of a period: volume, resolution times and targets met
         * @description At most 366 days.
         */
        get: operations["v1Analytics.metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organization that the key belongs to
         * @description Its public fields.
         */
        get: operations["v1Organization.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, subdomain, logo, colour and sender
         * @description The rules of organization.updateBranding apply.
         */
        patch: operations["v1Organization.update"];
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This contract as JSON
         * @description The same as /openapi.yaml.
         */
        get: operations["docs.openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "ticket.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was opened
         * @description By anybody, in any way. Carries ticket.
         */
        post: operations["events.ticketCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Status, priority, assignee or tags of a ticket changed
         * @description Carries ticket and changes.
         */
        post: operations["events.ticketUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was given to an agent, or taken from one
         * @description Carries ticket, and the agent in changes.
         */
        post: operations["events.ticketAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was resolved
         * @description Carries ticket and changes.
         */
        post: operations["events.ticketResolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.snoozed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was snoozed
         * @description Carries ticket and until.
         */
        post: operations["events.ticketSnoozed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.unsnoozed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket is not snoozed any more
         * @description Carries ticket and because.
         */
        post: operations["events.ticketUnsnoozed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.marked_as_spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket became spam
         * @description Carries ticket. By a member, or when it came from a blocked sender.
         */
        post: operations["events.ticketMarkedAsSpam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket went to the trash
         * @description Carries ticket.
         */
        post: operations["events.ticketDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket came back from spam or the trash
         * @description Carries ticket and from.
         */
        post: operations["events.ticketRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.merged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tickets were merged into one
         * @description Carries ticket, which remains, and merged.
         */
        post: operations["events.ticketMerged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.unmerged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merging a ticket was undone
         * @description Carries ticket, which is restored, and mergedInto.
         */
        post: operations["events.ticketUnmerged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.linked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was linked with another one
         * @description Carries ticket and link. Once for both tickets, and again when what the link says is changed.
         */
        post: operations["events.ticketLinked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.unlinked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Two tickets are linked no more
         * @description Carries ticket and link, which is no more.
         */
        post: operations["events.ticketUnlinked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer or the staff replied
         * @description Carries ticket and message, whose authorType says who wrote it; however it came: by mail, page, console or API. Those that were there before a ticket was opened come with it.
         */
        post: operations["events.messageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The staff wrote an internal note
         * @description Carries ticket and message. Notes are for the staff: the customer must not see them.
         */
        post: operations["events.noteCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task of a ticket was added, changed, checked off or deleted
         * @description Carries ticket, task and how.
         */
        post: operations["events.taskChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Time spent on a ticket was noted, changed or deleted, or a timer was started or stopped
         * @description Carries ticket, timeEntry and how.
         */
        post: operations["events.timeEntryChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact_form.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact form was sent
         * @description Carries submission.
         */
        post: operations["events.contactFormSubmitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "article.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An article was written
         * @description Carries article.
         */
        post: operations["events.articleCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "article.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An article was changed
         * @description Carries article.
         */
        post: operations["events.articleUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "article.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An article was published
         * @description Carries article.
         */
        post: operations["events.articlePublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "article.unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An article was taken back
         * @description Carries article, which visitors no longer see.
         */
        post: operations["events.articleUnpublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "article.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An article was deleted
         * @description Carries article as it was.
         */
        post: operations["events.articleDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What programs keep with a customer has changed
         * @description Carries customer, whose isKept is false where nothing is kept any more.
         */
        post: operations["events.customerChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tag.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tags were added, changed, deleted, restored or merged
         * @description Carries tagIds and how; of merged tags the first id is the one that remains.
         */
        post: operations["events.tagChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody has joined the organization
         * @description Carries member.
         */
        post: operations["events.memberJoined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.role_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member has another role
         * @description Carries member with the new role.
         */
        post: operations["events.memberRoleChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member has left or was removed
         * @description Carries member as they were.
         */
        post: operations["events.memberRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description admin: everything. agent: tickets, chats, help center. customer: their own tickets only
         * @enum {string}
         */
        Role: "admin" | "agent" | "customer";
        /**
         * @description Whether tickets and chats are assigned to the member automatically
         * @enum {string}
         */
        Availability: "online" | "away";
        /**
         * @description A permission that a role grants
         * @enum {string}
         */
        Permission: "manage_organization" | "manage_team" | "manage_settings" | "view_all_tickets" | "create_tickets" | "assign_tickets" | "resolve_tickets" | "delete_tickets" | "view_live_chat" | "manage_live_chat" | "manage_help_center" | "manage_contact_forms" | "manage_chatbot" | "view_analytics" | "view_reports" | "invite_users" | "remove_users" | "change_user_roles";
        /**
         * @description open and in_progress wait for the team; a reply by the customer reopens a resolved ticket, but not a closed one
         * @enum {string}
         */
        TicketStatus: "open" | "in_progress" | "resolved" | "closed";
        /**
         * @description How urgent it is; determines the response targets
         * @enum {string}
         */
        TicketPriority: "urgent" | "high" | "normal" | "low";
        /**
         * @description Kind of a field of a contact form
         * @enum {string}
         */
        FieldType: "text" | "email" | "textarea" | "select" | "checkbox" | "radio" | "number" | "phone" | "url" | "date" | "file";
        /**
         * Format: date-time
         * @description ISO 8601 in UTC with milliseconds
         */
        Timestamp: string;
        /** @description An error in one field */
        FieldError: {
            /** @description Path of the field, such as email or ids.0 */
            field: string;
            /** @description The rule that is broken, such as required or maxLength */
            code: string;
            /** @description A message for people, to show beside the field */
            message: string;
        };
        /** @description The body of every error response */
        ApiError: {
            /** @description A message for people */
            message: string;
            /** @description A code for programs, as each answer tells; method_not_allowed · The address has no such method */
            code: string;
            /** @description One entry for each invalid field; absent for other errors */
            errors?: components["schemas"]["FieldError"][];
            /** @description Also in the X-Request-Id header and in the server log */
            requestId: string;
        };
        /** @description A user, as colleagues see them */
        UserRef: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Null when not given */
            firstName: string | null;
            /** @description Null when not given */
            lastName: string | null;
            /** @description In lower case */
            email: string;
            /** @description URL of the photo; null for none */
            profileImageUrl: string | null;
        };
        /** @description The author of a message, with what the reader may see */
        PersonRef: {
            /** @description Null when not given */
            firstName: string | null;
            /** @description Null when not given */
            lastName: string | null;
            /** @description Null where the reader may not see it */
            email: string | null;
            /** @description URL of the photo; null for none */
            profileImageUrl: string | null;
        };
        /** @description An organization by name */
        OrganizationRef: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Display name */
            name: string;
            /** @description Its name in URLs: 3 to 20 lowercase letters, digits and hyphens */
            subdomain: string;
            /** @description URL of the image; null for none */
            logoUrl: string | null;
        };
        /** @description A person in one organization */
        Membership: {
            /** @description Same as organization.id */
            organizationId: string;
            role: components["schemas"]["Role"];
            /** @description Absent for customers */
            availability?: components["schemas"]["Availability"];
            /** @description Ends the mails with their replies in this organization, with the variables of canned replies; null for that of the organization. Absent for customers */
            signature?: string | null;
            /** @description Ends them where the member has none; null for none. Absent for customers */
            organizationSignature?: string | null;
            /** @description From when on the organization requires a second factor of its staff; null for never. Absent for customers */
            secondFactorRequiredFrom?: components["schemas"]["Timestamp"] | null;
            organization: components["schemas"]["OrganizationRef"];
        };
        /** @description Which notifications a user gets, by mail and in the console */
        NotificationPreferences: {
            /** @description The master switch */
            emailNotifications: boolean;
            /** @description A customer opened a ticket */
            ticketCreated: boolean;
            /** @description Status or priority of a ticket that is assigned to them, or that they follow, changed */
            ticketUpdated: boolean;
            /** @description A message was added to a ticket that is assigned to them or to nobody, or that they follow */
            ticketUpdates: boolean;
            /** @description A ticket, or a task on one, was assigned to them */
            ticketAssignments: boolean;
            /** @description A ticket that is assigned to them, or that they follow, was resolved */
            ticketResolutions: boolean;
            /** @description A colleague mentioned them in an internal note, or handed a ticket over to them with one */
            ticketMentions: boolean;
            /** @description A visitor waits or writes in live chat */
            chatMessages: boolean;
            /** @description For admins: problems with the mail server or the domain of the organization */
            systemAnnouncements: boolean;
            /** @description Weekly figures, by mail */
            weeklyDigest: boolean;
            /** @description Tips and offers; off by default */
            marketingEmails: boolean;
        };
        /** @description The signed-in person */
        CurrentUser: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Null when not given */
            firstName: string | null;
            /** @description Null when not given */
            lastName: string | null;
            /** @description In lower case */
            email: string;
            /** @description A new address that is not confirmed yet; null for none */
            pendingEmail: string | null;
            /** @description Whether the address has been confirmed by a mailed link */
            emailConfirmed: boolean;
            /** @description URL of the photo; null for none */
            profileImageUrl: string | null;
            /** @description When the account was created */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Which notifications they get */
            notificationPreferences: components["schemas"]["NotificationPreferences"];
            /** @description How long a reply of theirs waits in the console, to be undone; 0 for not at all. Other programs hold a reply only if they ask for it */
            undoSendSeconds: number;
            /** @description Whether signing in takes more than the password */
            hasSecondFactor: boolean;
            /** @description The active one first */
            organizations: components["schemas"]["Membership"][];
            /** @description In the active organization */
            permissions: components["schemas"]["Permission"][];
        };
        /** @description A session and its user */
        AuthResult: {
            /** @description Session token, sent as Authorization: Bearer {token}; returned only once */
            token: string;
            /** @description The signed-in user */
            user: components["schemas"]["CurrentUser"];
        };
        /** @description A session and its user, or a challenge: where the account has a second factor, token and user are null */
        LoginResult: {
            /** @description Session token, sent as Authorization: Bearer {token}; returned only once */
            token: string | null;
            /** @description The signed-in user */
            user: components["schemas"]["CurrentUser"] | null;
            /** @description What is still to be answered; null once signed in */
            challenge: components["schemas"]["SignInChallenge"] | null;
        };
        /** @description What is to be answered after the password */
        SignInChallenge: {
            /** @description Names the challenge; opens nothing by itself */
            token: string;
            /** @description What the account may answer with */
            methods: ("totp" | "passkey" | "recovery_code")[];
            /** @description Until when it may be answered */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description The answer to a challenge */
        ChallengeAnswerInput: {
            /** @description The token of the challenge */
            challenge: string;
            /** @description Six digits of the authenticator app, or a recovery code; spaces and hyphens are ignored, and so is case */
            code: string;
        };
        /** @description How a person signs in besides the password */
        SecondFactor: {
            /** @description The oldest first */
            passkeys: components["schemas"]["Passkey"][];
            /** @description When the authenticator app was set up; null for none */
            totpSince: components["schemas"]["Timestamp"] | null;
            /** @description Recovery codes that have not been used */
            recoveryCodesLeft: number;
        };
        /** @description A passkey of a person */
        Passkey: {
            /** @description Opaque; signs nobody in */
            id: string;
            /** @description What the person knows it by */
            name: string;
            /** @description When it was set up */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When somebody last signed in with it; null for never */
            lastUsedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description What a passkey is asked for */
        PasskeyStartInput: {
            /** @description The token of a challenge, to answer it; absent to sign in by passkey alone */
            challenge?: string;
        };
        /** @description What a browser asks of a passkey */
        PasskeyRequest: {
            /** @description Sent back with the answer of the browser; opens nothing by itself */
            challenge: string;
            /** @description The options of WebAuthn as JSON, for navigator.credentials */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description The answer of a passkey */
        PasskeyAnswerInput: {
            /** @description That of auth.startPasskey */
            challenge: string;
            /** @description The credential of WebAuthn as JSON, as the browser gave it */
            response: {
                [key: string]: unknown;
            };
        };
        /** @description A new passkey */
        PasskeyInput: {
            /** @description That of account.startPasskey */
            challenge: string;
            /** @description What the person knows it by */
            name: string;
            /** @description The credential of WebAuthn as JSON, as the browser gave it */
            response: {
                [key: string]: unknown;
            };
        };
        /** @description A name for a passkey */
        PasskeyNameInput: {
            /** @description What the person knows it by */
            name: string;
        };
        /** @description An authenticator app that is being set up */
        TotpSetup: {
            /** @description In base32, to be typed into the app */
            secret: string;
            /** @description The same as an otpauth: address, for a QR code */
            uri: string;
        };
        /** @description A code of the authenticator app */
        TotpInput: {
            /** @description Six digits; spaces are ignored */
            code: string;
        };
        /** @description A factor that was set up */
        FactorMade: {
            /** @description With the first factor of the account, ten codes to sign in with when it is lost, each once; empty with a further one */
            recoveryCodes: string[];
        };
        /** @description Codes to sign in with when the other factors are lost */
        RecoveryCodes: {
            /** @description Ten codes; each is good for one sign-in */
            recoveryCodes: string[];
        };
        /** @description One place where the caller is signed in */
        AccountSession: {
            /** @description Opaque; signs nobody in */
            id: string;
            /** @description Such as Firefox; null when not known, as of sessions from before it was kept */
            browser: string | null;
            /** @description Such as Windows or iPhone; null when not known */
            system: string | null;
            /** @description Network address of the sign-in; null when not known */
            address: string | null;
            /** @description When they signed in */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was used last */
            lastUsedAt: components["schemas"]["Timestamp"];
            /** @description Whether it is the session of this call */
            isCurrent: boolean;
        };
        /** @description Credentials */
        LoginInput: {
            /**
             * Format: email
             * @description Ignores case
             */
            email: string;
            /** @description Case-sensitive */
            password: string;
        };
        /** @description A new account. organizationName or invitationToken is required, and confirmPassword must equal password */
        SignupInput: {
            /** @description Leading and trailing spaces are removed */
            firstName: string;
            /** @description Leading and trailing spaces are removed */
            lastName: string;
            /**
             * Format: email
             * @description Ignores case; must be unique. With an invitation, the address that was invited
             */
            email: string;
            /** @description At least 6 characters, or as many as the operator of the server requires, and not easy to guess, such as a common one or the user's own name */
            password: string;
            /** @description Same as password */
            confirmPassword: string;
            /** @description Required without an invitation */
            organizationName?: string;
            /** @description From the link of an invitation; no organization is created then */
            invitationToken?: string;
        };
        /** @description A request for a password link */
        ForgotPasswordInput: {
            /**
             * Format: email
             * @description Address of the account; ignores case
             */
            email: string;
        };
        /** @description The token of a mailed link */
        ConfirmEmailInput: {
            /** @description From the mailed link; valid for seven days */
            token: string;
        };
        /** @description A new password with the token of a mailed link */
        ResetPasswordInput: {
            /** @description From the mailed link; valid once */
            token: string;
            /** @description The rules of auth.signup apply */
            newPassword: string;
        };
        /** @description A message for people */
        MessageResult: {
            /** @description A message for people */
            message: string;
        };
        /** @description An invitation, for the person invited */
        PublicInvitation: {
            /** @description The invited address */
            email: string;
            /** @description The role to be granted */
            role: components["schemas"]["Role"];
            /** @description The organization to join */
            organization: components["schemas"]["OrganizationRef"];
            /** @description When the link expires */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Whether the address already has an account */
            hasAccount: boolean;
        };
        /** @description An invitation, for the team */
        Invitation: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The invited address */
            email: string;
            /** @description The role to be granted */
            role: components["schemas"]["Role"];
            /** @description The organization to join */
            organization: components["schemas"]["OrganizationRef"];
            /** @description Personal message in the mail; null for none */
            message: string | null;
            /** @description The link to share; only returned by team.invite and team.resendInvitation */
            url?: string;
            /** @description When the link expires: 7 days after it was last sent */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description When it was first sent */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A person to invite */
        InviteInput: {
            /**
             * Format: email
             * @description Must not be a member or invited yet; ignores case
             */
            email: string;
            /**
             * @description The role to grant
             * @default agent
             */
            role?: components["schemas"]["Role"];
            /** @description Personal message in the mail */
            message?: string;
        };
        /** @description A member that a ticket can be assigned to */
        AssignableMember: {
            role: components["schemas"]["Role"];
            /** @description Whether tickets are assigned to them automatically */
            availability?: components["schemas"]["Availability"];
            /** @description The user */
            user: components["schemas"]["UserRef"];
        };
        /** @description A member, in the team list */
        TeamMember: {
            /** @description Id of the membership, for team.setRole and team.remove */
            id: string;
            /** @description Id of the user, the same in every organization */
            userId: string;
            role: components["schemas"]["Role"];
            availability: components["schemas"]["Availability"];
            /** @description When they became a member */
            joinedAt: components["schemas"]["Timestamp"];
            /** @description The user */
            user: components["schemas"]["UserRef"];
            /** @description Whether signing in takes more than their password */
            hasSecondFactor: boolean;
        };
        /** @description Whether a second factor is required of the staff */
        SecondFactorRequirementInput: {
            /** @description False ends it at once */
            isRequired: boolean;
            /**
             * @description Days until it is required; 0 for at once
             * @default 7
             */
            graceDays?: number;
        };
        /** @description A role to grant */
        RoleInput: {
            /** @description The new role */
            role: components["schemas"]["Role"];
        };
        /** @description The availability to set */
        AvailabilityInput: {
            /** @description Availability of the caller in this organization */
            availability: components["schemas"]["Availability"];
        };
        /** @description When the team answers, in the organization's time zone. While they are enabled, live chat connects visitors with agents during these hours only; outside of them a visitor can leave a message, which opens a ticket. Hours that end before they start go on past midnight and belong to the day on which they start. */
        BusinessHours: {
            /** @description false means always open */
            enabled: boolean;
            /** @description HH:MM, 24 hours */
            start: string;
            /** @description HH:MM, 24 hours */
            end: string;
            /** @description Days on which the hours start; duplicates are ignored */
            days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
        };
        /** @description A color as six hexadecimal digits of red, green and blue */
        HexColor: string;
        /**
         * @description A language that the elements speak, by its code
         * @enum {string}
         */
        ElementLanguage: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "ar" | "he" | "ja";
        /** @description The languages of a form, a chat or a search: the first that the element, the page or the visitor's browser names, in this order; the first of the list where they name none of it */
        ElementLanguages: components["schemas"]["ElementLanguage"][];
        /** @description The organization, for every member: without secrets and admin-only settings */
        MemberOrganization: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Display name */
            name: string;
            /** @description Its name in URLs: 3 to 20 lowercase letters, digits and hyphens */
            subdomain: string;
            /** @description URL of the image; null for none */
            logoUrl: string | null;
            /** @description Color of buttons and links on public pages */
            primaryColor: components["schemas"]["HexColor"];
            /** @description What the elements may speak to visitors */
            languages: components["schemas"]["ElementLanguages"];
            /** @description Sender address of mail; null for that of the helpdesk */
            emailFrom: string | null;
            /** @description IANA name; used for days, statistics and business hours */
            timezone: string;
            /** @description Prefix of ticket numbers, such as TK */
            ticketPrefix: string;
            /** @description Whether tickets by customers are assigned to the available agent with the fewest tickets */
            autoAssignment: boolean;
            /** @description Whether publicTickets.lookup mails a link instead of returning the ticket */
            mailsTicketLinks: boolean;
            /** @description Ends the mails with replies of members who have no signature of their own, and of programs; with the variables of canned replies. Null for none */
            signature: string | null;
            /** @description When the team answers */
            businessHours: components["schemas"]["BusinessHours"];
        };
        /** @description The organization with all its settings, for admins */
        Organization: components["schemas"]["MemberOrganization"] & {
            /** @description From when on staff need a second factor; null for never */
            secondFactorRequiredFrom: components["schemas"]["Timestamp"] | null;
            /** @description What stands below Get in Touch on the contact page; three built-in notes unless the organization has its own */
            contactNotes: components["schemas"]["ContactNote"][];
            /** @description The language of the mails to customers; see mailTexts.list */
            mailLanguage: components["schemas"]["MailLanguage"];
            /** @description Whether requesters are mailed that their ticket is resolved */
            mailsResolution: boolean;
            /** @description Who sends the mail */
            emailProvider: components["schemas"]["EmailProvider"];
            /** @description The organization's own mail server, without its password */
            smtpSettings: components["schemas"]["SmtpSettings"];
            /** @description The sending account with Google Workspace; null for none */
            googleWorkspaceEmail: string | null;
            /** @description URL of the webhook of organization.updateApi */
            webhookUrl: string | null;
            /** @description Whether the organization's own key is enabled */
            apiKeyEnabled: boolean;
            /** @description Stable public identifier of the organization: the organizationId of webhook events. Grants no access. */
            organizationKey: string;
            /** @description Whether pictures that are attached stay as they were sent; by default where, when and with what they were taken is removed (JPEG, PNG, WebP, HEIC, AVIF), their pixels untouched */
            keepsPictureMetadata: boolean;
            /** @description What the files of messages take */
            fileSpace: components["schemas"]["FileSpace"];
            /** @description In lower case; international characters as punycode */
            customDomain: string | null;
            /** @description Only a verified domain serves pages */
            customDomainVerified: boolean;
            /** @description The value of the DNS record; null without a domain */
            customDomainVerificationToken: string | null;
        };
        /** @description A note beside the form of the contact page */
        ContactNote: {
            /** @description One line */
            title: string;
            /** @description Plain text, with its line breaks; empty for none */
            text: string;
        };
        /** @description What the files of messages take; the same bytes count once */
        FileSpace: {
            /** @description What is stored, uploads among it that no message names yet */
            usedBytes: number;
            /** @description What may be stored, as the operator has set it; null for no limit */
            quotaBytes: number | null;
        };
        /** @description A domain to claim */
        CustomDomainInput: {
            /** @description A host name such as help.example.com, without scheme and port; stored in lower case, international characters as punycode */
            customDomain: string;
        };
        /** @description A domain with its verification */
        CustomDomainStatus: {
            /** @description In lower case; international characters as punycode */
            customDomain: string | null;
            /** @description Only a verified domain serves pages */
            customDomainVerified: boolean;
            /** @description The value of the DNS record; null without a domain */
            customDomainVerificationToken: string | null;
            /** @description The record that verifies the domain */
            dnsRecord: {
                /** @description Record type: TXT */
                type: string;
                /** @description Record name */
                name: string;
                /** @description Record value */
                value: string;
            } | null;
        };
        /**
         * @description helpdesk: the server of the product; smtp: the organization's own mail server; google_workspace: Google with an app password
         * @enum {string}
         */
        EmailProvider: "helpdesk" | "smtp" | "google_workspace";
        /** @description A mail server, without its password */
        SmtpSettings: {
            /** @description Empty for none */
            host: string;
            /** @description 1 to 65535; 587 by default */
            port: number;
            /** @description Empty for none */
            username: string;
            /** @description TLS is required: from the first byte on port 465, by STARTTLS on any other */
            secure: boolean;
            /** @description Whether a password is stored; the password itself is never returned */
            passwordSet: boolean;
        };
        /** @description The organization of the request, and the caller's role */
        OrganizationContext: {
            /** @description The organization of the request */
            organization: components["schemas"]["MemberOrganization"];
            /** @description The caller's role in it */
            userRole: components["schemas"]["Role"];
            /** @description Always false: every caller is a member */
            isPublicAccess: boolean;
            /**
             * @description How it was determined: by the host name, by the path, by the custom domain, or as the caller's first
             * @enum {string}
             */
            accessMethod: "subdomain" | "path" | "custom_domain" | "membership";
        };
        /** @description What anybody may know of an organization */
        PublicOrganization: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Display name */
            name: string;
            /** @description Its name in URLs: 3 to 20 lowercase letters, digits and hyphens */
            subdomain: string;
            /** @description URL of the image; null for none */
            logoUrl: string | null;
            /** @description Color of buttons and links on public pages */
            primaryColor: components["schemas"]["HexColor"];
            /** @description What the elements may speak to visitors */
            languages: components["schemas"]["ElementLanguages"];
            /** @description The languages in which elements say some sentences in the organization's own words; see publicOrganization.sentences */
            ownWords: components["schemas"]["ElementLanguage"][];
        };
        /** @description Badge counts of the sidebar */
        DashboardCounts: {
            /** @description Open tickets */
            tickets: number;
            /** @description Active chats */
            chatSessions: number;
            /** @description Unread notifications */
            notifications: number;
            /** @description Of the given views; null without view_all_tickets */
            views: components["schemas"]["TicketViewCounts"] | null;
        };
        /** @description How many open tickets and tickets in progress there are in each given view; those that are snoozed are in snoozed alone */
        TicketViewCounts: {
            /** @description Assigned to the caller */
            mine: number;
            /** @description Assigned to nobody */
            unassigned: number;
            /** @description Waiting for the staff */
            needsReply: number;
            /** @description Waiting for the customer */
            waiting: number;
            /** @description Snoozed */
            snoozed: number;
            /** @description Spam, in any status */
            spam: number;
            /** @description In whatever status, with a note that mentions the caller and that they have not read */
            mentions: number;
        };
        /** @description Figures of the period; null where there is no data or nothing to compare with */
        DashboardStats: {
            /** @description Tickets with the status open now */
            openTickets: number;
            /** @description Difference to the start of the period; null when limited to the caller's own tickets */
            openTicketsChange: number | null;
            /** @description Median time from a requester's opening message to the first public answer of the staff, such as 0m, 12m, 2h 5m or 3d 4h; of the tickets first answered in the period */
            responseTime: string | null;
            /** @description In percent, compared with the preceding period of the same length; negative means faster */
            responseTimeChange: number | null;
            /** @description Chats that are active now */
            activeChats: number;
            /** @description Ratings of 4 or 5 among the ratings of the period, in percent */
            satisfaction: number | null;
            /** @description In percentage points, compared with the preceding period */
            satisfactionChange: number | null;
        };
        /** @description Figures of one staff member */
        AgentPerformance: {
            /** @description The staff member */
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["Role"];
            /** @description Tickets open or in progress that are assigned to them now */
            open: number;
            /** @description Tickets that were assigned to them in the period and still are */
            assigned: number;
            /** @description Tickets assigned to them that were resolved or closed in the period and not reopened */
            resolved: number;
            /** @description Median time to their first responses in the period, formatted like responseTime in DashboardStats */
            firstResponse: string | null;
        };
        /** @description YYYY-MM-DD, a day of the organization, from 1970 on */
        Day: string;
        /**
         * @description Number of days up to today
         * @enum {string}
         */
        MetricsPeriod: "7d" | "30d" | "90d" | "365d";
        /**
         * @description The kind of report
         * @enum {string}
         */
        MetricsReport: "tickets" | "agents" | "tags" | "sla" | "satisfaction";
        /** @description The report to send */
        SendReportInput: {
            /** @description Which figures */
            report: components["schemas"]["MetricsReport"];
            /** @description Like the query parameter of metrics.report; defaults to 30d */
            period?: components["schemas"]["MetricsPeriod"];
            /** @description The first day; takes precedence over period */
            from?: components["schemas"]["Day"];
            /** @description The last day; defaults to today when only from is given */
            to?: components["schemas"]["Day"];
        };
        /** @description A range of days in the organization's time zone; when daylight saving time changes, a day has 23 or 25 hours */
        MetricsSpan: {
            /**
             * Format: date
             * @description The first day, YYYY-MM-DD
             */
            from: string;
            /**
             * Format: date
             * @description The last day; today counts up to now
             */
            to: string;
            /** @description IANA name, such as Europe/Berlin */
            timezone: string;
            /** @description Start of the first day */
            since: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description End of the last day; now when it is today
             */
            until: string;
        };
        /** @description Durations in whole minutes, rounded down; null without data */
        TimeFigure: {
            /** @description Number of durations measured */
            count: number;
            /** @description Median; of two middle values the lower */
            median: number | null;
            /** @description 90th percentile */
            p90: number | null;
        };
        /** @description Ratings of chats that were given in the period */
        SatisfactionFigure: {
            /** @description How many ratings */
            count: number;
            /** @description Ratings of 4 or 5 among them, in percent; null without any */
            share: number | null;
            /** @description Mean of 1 to 5, with two decimals; null without any */
            mean: number | null;
        };
        /** @description Figures of a whole period */
        MetricsTotals: {
            /** @description Tickets opened in the period */
            created: number;
            /** @description Tickets resolved or closed in the period and not reopened */
            resolved: number;
            /** @description Tickets open or in progress at the end of the period; a reopened one counts as never resolved */
            backlog: number;
            /** @description From a requester's opening message to the first public answer of the staff; of tickets first answered in the period */
            firstResponse: components["schemas"]["TimeFigure"];
            /** @description From opening to resolution; of tickets resolved in the period */
            resolution: components["schemas"]["TimeFigure"];
            /** @description Ratings of chats */
            satisfaction: components["schemas"]["SatisfactionFigure"];
        };
        /** @description The figures of MetricsTotals for one day */
        MetricsDay: {
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            date: string;
            /** @description Tickets opened */
            created: number;
            /** @description Tickets resolved and not reopened */
            resolved: number;
            /** @description Tickets open or in progress at the end of the day */
            backlog: number;
            /** @description Median minutes */
            firstResponse: number | null;
            /** @description Median minutes */
            resolution: number | null;
            /** @description How many chats were rated */
            ratings: number;
            /** @description In percent */
            satisfaction: number | null;
        };
        /**
         * @description contact page, form on another site, live chat, mail, API, or the staff in the console; other: a reply to a closed ticket
         * @enum {string}
         */
        TicketChannel: "form" | "widget" | "chat" | "email" | "api" | "staff" | "other";
        /** @description Tickets of one channel or form */
        MetricsPart: {
            /** @description Tickets opened */
            created: number;
            /** @description Tickets resolved and not reopened */
            resolved: number;
            /** @description Median minutes */
            firstResponse: number | null;
            /** @description Median minutes */
            resolution: number | null;
        };
        /** @description Tickets of one channel */
        MetricsChannel: components["schemas"]["MetricsPart"] & {
            /** @description The channel */
            channel: components["schemas"]["TicketChannel"];
        };
        /** @description Tickets of one contact form */
        MetricsForm: components["schemas"]["MetricsPart"] & {
            /** @description Id of the contact form */
            id: string;
            /** @description Id of the contact form */
            name: string;
        };
        /** @description Figures of the support */
        MetricsOverview: {
            /** @description The days of the period */
            span: components["schemas"]["MetricsSpan"];
            /** @description The preceding period of the same length; when the last day is today, up to the same time of day */
            before: components["schemas"]["MetricsSpan"];
            /** @description Of the whole period */
            totals: components["schemas"]["MetricsTotals"];
            /** @description Of the preceding period */
            totalsBefore: components["schemas"]["MetricsTotals"];
            /** @description Every day of the period, oldest first */
            days: components["schemas"]["MetricsDay"][];
            /** @description First responses by duration */
            firstResponses: {
                /** @description Minutes, inclusive */
                from: number;
                /** @description Minutes, exclusive; null for no upper bound */
                to: number | null;
                /** @description Tickets whose first response took that long */
                count: number;
            }[];
            /** @description Channels with tickets, busiest first */
            channels: components["schemas"]["MetricsChannel"][];
            /** @description All forms, busiest first */
            forms: components["schemas"]["MetricsForm"][];
        };
        /** @description Figures of one staff member */
        MetricsAgent: {
            /** @description Null for everybody else: former members and programs */
            user: components["schemas"]["UserRef"] | null;
            /** @description Current role; null for everybody else */
            role: components["schemas"]["Role"] | null;
            /** @description As in AgentPerformance */
            open: number;
            /** @description As in AgentPerformance */
            assigned: number;
            /** @description As in AgentPerformance */
            resolved: number;
            /** @description Of their first responses in the period */
            firstResponse: components["schemas"]["TimeFigure"];
            /** @description Of their tickets resolved in the period */
            resolution: components["schemas"]["TimeFigure"];
            /** @description Of the chats they led */
            satisfaction: components["schemas"]["SatisfactionFigure"];
            /** @description Minutes that they noted on tickets for the days of the period */
            timeSpent: number;
        };
        /** @description Figures of the staff */
        MetricsAgents: {
            /** @description The days of the period */
            span: components["schemas"]["MetricsSpan"];
            /** @description Sorted by resolved tickets, most first; everybody else last */
            agents: components["schemas"]["MetricsAgent"][];
        };
        /** @description Performance against one target of one priority */
        SlaTarget: {
            /** @description The priority */
            priority: components["schemas"]["TicketPriority"];
            /** @description Minutes, counted around the clock */
            target: number;
            /** @description Within the target of the ticket's current priority, in the period */
            met: number;
            /** @description Later than the target, in the period */
            breached: number;
            /** @description Met in percent; null where there was none */
            share: number | null;
            /** @description The same for the preceding period */
            shareBefore: number | null;
            /** @description Tickets that are waiting now */
            open: number;
            /** @description Of these, those past three quarters of the target */
            atRisk: number;
            /** @description Of these, those past the target */
            overdue: number;
        };
        /** @description Performance against the targets */
        MetricsSla: {
            /** @description The days of the period */
            span: components["schemas"]["MetricsSpan"];
            /** @description Most urgent first */
            firstResponse: components["schemas"]["SlaTarget"][];
            /** @description Most urgent first */
            resolution: components["schemas"]["SlaTarget"][];
            /** @description Every day of the period, oldest first */
            days: {
                /**
                 * Format: date
                 * @description YYYY-MM-DD
                 */
                date: string;
                /** @description First responses of the day within the target */
                firstResponseMet: number;
                /** @description First responses of the day later than the target */
                firstResponseBreached: number;
                /** @description Resolutions of the day within the target */
                resolutionMet: number;
                /** @description Resolutions of the day later than the target */
                resolutionBreached: number;
            }[];
        };
        /** @description A ticket whose target has run out, or soon will */
        DueTicket: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The number for people, such as TK-2026-000042 */
            ticketNumber: string;
            /** @description What the ticket is about */
            subject: string;
            priority: components["schemas"]["TicketPriority"];
            /** @description The assigned agent; null when nobody is assigned */
            assignedAgent: components["schemas"]["UserRef"] | null;
            /**
             * @description What it is due for; the first response comes first
             * @enum {string}
             */
            goal: "firstResponse" | "resolution";
            /**
             * Format: date-time
             * @description When the target runs out or has run out
             */
            dueAt: string;
        };
        /** @description Figures of contact forms and the chatbot */
        DashboardAutomation: {
            /** @description Contact forms */
            contactForms: {
                /** @description Submissions since midnight in the organization's time zone */
                today: number;
                /** @description Submissions per 100 views of forms in 30 days; null without views */
                conversion: number | null;
                /** @description The default form */
                form: {
                    /** @description Id of the contact form */
                    id: string;
                    /** @description Id of the contact form */
                    name: string;
                    /** @description Submissions so far */
                    submissionCount: number;
                } | null;
            };
            /** @description The chatbot */
            chatbot: {
                /** @description Questions answered by a query or an article in 30 days */
                autoResolved: number;
                /** @description In percent; null before the first question */
                accuracy: number | null;
                /** @description Questions asked by visitors in 30 days */
                totalResponses: number;
                /** @description When a query was last changed; null when there is none */
                lastUpdated: components["schemas"]["Timestamp"] | null;
            };
        };
        /** @description A ticket, in lists */
        Ticket: {
            /** @description Opaque; never changes */
            id: string;
            /**
             * @description The number for people, such as TK-2026-000042
             * @example TK-2026-000042
             */
            ticketNumber: string;
            /** @description One line */
            subject: string;
            /** @description The customer's first message, as plain text */
            description: string;
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["TicketPriority"];
            /** @description Null when not given */
            customerName: string | null;
            /** @description The address that replies are mailed to; null for none */
            customerEmail: string | null;
            /** @description The member of the organization with this address; null when the customer has no account here */
            customer: components["schemas"]["PersonRef"] | null;
            /** @description The assigned agent; null when nobody is assigned */
            assignedAgent: components["schemas"]["UserRef"] | null;
            /** @description Whom it waits for; null once it is resolved or closed, and while it is snoozed */
            turn: components["schemas"]["TicketTurn"] | null;
            /** @description When customer or staff last said something to the other, the description included */
            turnSince: components["schemas"]["Timestamp"];
            /** @description The first words of what was said then, on one line; null while there is only the description */
            lastMessage: string | null;
            /** @description By name; empty for customers */
            tags: components["schemas"]["TagRef"][];
            /** @description When it was snoozed; null while it is not, and for customers */
            snoozedAt: components["schemas"]["Timestamp"] | null;
            /** @description When it comes back; null while it is not snoozed, and where only an answer of the customer brings it back. Null for customers */
            snoozedUntil: components["schemas"]["Timestamp"] | null;
            /** @description When it came back, at its time or by an answer; null once the staff has answered, resolved, closed or snoozed it. Null for customers */
            unsnoozedAt: components["schemas"]["Timestamp"] | null;
            /** @description Its id in another system, unique among the tickets of the organization; null for none, and for customers */
            externalId: string | null;
            /** @description What programs keep with it: strings, numbers, booleans and nulls by their names. Empty for customers */
            metadata: {
                [key: string]: unknown;
            };
            /** @description When it was opened */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Until when a ticket is snoozed */
        SnoozeInput: {
            /**
             * Format: date-time
             * @description When it comes back, within a year; null: only when the customer answers
             */
            until: string | null;
        };
        /**
         * @description Whose answer a ticket waits for: ours, the staff's, or the customer's
         * @enum {string}
         */
        TicketTurn: "us" | "customer";
        /** @description A file that is uploaded in pieces */
        FileUpload: {
            /** @description Opaque; the file has it as well */
            id: string;
            /** @description How many bytes are here: the next piece begins with this one */
            offset: number;
            /** @description In bytes */
            size: number;
            /** @description When what is here of it is deleted */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Where the whole file may be put instead of its pieces; null where the operator has it otherwise, for visitors, and once it has begun */
            direct: components["schemas"]["DirectUpload"] | null;
            /** @description What a message can name; null until all of it is here */
            file: components["schemas"]["UploadedFile"] | null;
        };
        /** @description Where a storage takes a whole file, of the size that was announced, from whoever has the address */
        DirectUpload: {
            /**
             * Format: uri
             * @description For one PUT whose body is the file itself, without credentials. Confirm it with files.confirmUpload, or send pieces when it fails
             */
            url: string;
            /** @description When the storage takes it no more */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description A file that no message names yet */
        UploadedFile: {
            /** @description Opaque; for fileIds */
            id: string;
            /** @description As it is shown, at most 255 characters */
            name: string;
            /** @description In bytes */
            size: number;
            /** @description Found by its content; `application/octet-stream` when unknown, and for what browsers would run */
            type: string;
        };
        /** @description A file of a message */
        MessageFile: {
            /** @description Opaque; never changes */
            id: string;
            /** @description As its sender named it, without path and control characters */
            name: string;
            /** @description In bytes */
            size: number;
            /** @description Found by its content; `application/octet-stream` when unknown, and for what browsers would run */
            type: string;
            /**
             * Format: uri-reference
             * @description Its address below that of the helpdesk; signed, and good for an hour at least. With `?download` it is saved and not shown
             */
            url: string;
            /**
             * @description checking: not served until a virus scanner has seen it; infected: never served. Always ready where the operator has set no scanner
             * @enum {string}
             */
            state: "ready" | "checking" | "infected";
            /** @description What the scanner has found in it; null for nothing */
            threat: string | null;
        };
        /** @description One message of a conversation */
        TicketMessage: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Plain text */
            message: string;
            /** @description What it says as HTML, sanitized: p, div, br, hr, h3, h4, ul, ol, li, blockquote, pre, code, strong, em, s, sub, sup, tables, links to http, https, mailto and tel, and pictures of its own files; null where it says no more than the text */
            html?: string | null;
            /** @description What it was given as, if that was Markdown; null if it was not, and for customers */
            markdown?: string | null;
            /** @description What was folded away of an email, such as quotes and a signature, as HTML like html; null for nothing, and for customers */
            foldedHtml?: string | null;
            /** @description An internal note, for the staff only */
            isInternal: boolean;
            /**
             * @description The author: the customer, a staff member, the bot, or the helpdesk itself
             * @enum {string}
             */
            authorType: "customer" | "staff" | "bot" | "system";
            /** @description The account of the author; null for none */
            user: components["schemas"]["PersonRef"] | null;
            /** @description Name given by the author; null when unknown */
            senderName: string | null;
            /** @description Email address given by the author; null when unknown */
            senderEmail: string | null;
            /** @description The members that an internal note mentions; none in public messages */
            mentions: components["schemas"]["Mention"][];
            /** @description The draft of a reply that was handed over with an internal note, until it is used or dismissed; null for none */
            sharedDraft: string | null;
            /** @description How that draft is written; null for none */
            sharedDraftFormat?: components["schemas"]["TextFormat"] | null;
            /** @description The files that are attached to it */
            files: components["schemas"]["MessageFile"][];
            /** @description When it was sent */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Id of the original email, for `tickets.mail` */
            mailId?: string | null;
            /** @description What the domain of its sender says of an email; null for what came in another way or was not checked, and for customers */
            senderCheck?: components["schemas"]["SenderCheck"] | null;
            /** @description Number of the merged ticket that it was written on; null for this one, and for customers */
            mergedFrom?: string | null;
            /** @description Name of the API key with which its author wrote it; null for none, and for customers */
            via?: string | null;
            /** @description The follow-up that this reply to a closed ticket opened; the message is its first */
            followUp?: {
                /** @description Id of the new ticket */
                id: string;
                /** @description Number of the new ticket */
                ticketNumber: string;
            };
        };
        /** @description What the domain of a sender says of an email that came in its name (DMARC) */
        SenderCheck: {
            /**
             * @description passed: it came from a server of the domain, or is signed by it; failed: neither; none: the domain says nothing; unknown: that could not be found out
             * @enum {string}
             */
            result: "passed" | "failed" | "none" | "unknown";
            /** @description Of the address in From */
            domain: string;
            /** @description What the domain asks to be done with mail that fails; null when it says nothing, or is not known */
            policy: ("none" | "quarantine" | "reject") | null;
            /** @description Whether the server that brought it is one of the domain: pass, fail, softfail, neutral, none, temperror or permerror; null when not known */
            spf: string | null;
            /** @description Whether the domain has signed it: pass, fail, neutral, none, policy, temperror or permerror; null for no signature of the domain */
            dkim: string | null;
        };
        /** @description Somebody who gets the public replies of a ticket by mail, besides its requester */
        Cc: {
            /** @description In lower case */
            email: string;
            /** @description Null when not known */
            name: string | null;
        };
        /** @description Somebody to put in Cc */
        CcInput: {
            /**
             * Format: email
             * @description Their address
             */
            email: string;
            /** @description Their name */
            name?: string | null;
        };
        /** @description A member that an internal note mentions */
        Mention: {
            /** @description Their user id */
            id: string;
            /** @description Their name when it was written, as it stands in the note after an @ */
            name: string;
            /** @description Their name now */
            currentName: string;
        };
        /** @description Who goes on with a ticket, and what they are told */
        HandOverInput: {
            /** @description User id of the colleague */
            assignedAgentId: string;
            /** @description The internal note, as plain text, or Markdown where noteFormat says so */
            note: string;
            /** @description text when absent */
            noteFormat?: components["schemas"]["TextFormat"];
            /** @description A reply that is not sent, for whoever goes on; plain text, or Markdown where draftFormat says so */
            draft?: string;
            /** @description text when absent */
            draftFormat?: components["schemas"]["TextFormat"];
        };
        /** @description Who is to follow a ticket */
        FollowInput: {
            /** @description User ids of members of the staff; the caller when absent */
            userIds?: string[];
        };
        /** @description Who follows a ticket */
        Followers: {
            /** @description By since when, the first one first */
            followers: components["schemas"]["UserRef"][];
        };
        /** @description Something to be done on a ticket */
        TicketTask: {
            /** @description Opaque; never changes */
            id: string;
            /** @description What is to be done */
            title: string;
            /** @description Who is to do it; null for nobody in particular */
            assignee: components["schemas"]["UserRef"] | null;
            /**
             * Format: date
             * @description The day on which it is due, YYYY-MM-DD; null for none
             */
            dueOn: string | null;
            /**
             * Format: date-time
             * @description When it was checked off; null while it is to be done
             */
            doneAt: string | null;
            /** @description Name of the member who checked it off */
            doneBy: string | null;
            /** @description When it was added */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A task to add to a ticket */
        TicketTaskInput: {
            /** @description What is to be done */
            title: string;
            /** @description User id of a member of the staff, who is to do it; null for nobody */
            assigneeId?: string | null;
            /**
             * Format: date
             * @description The day on which it is due; null for none
             */
            dueOn?: string | null;
        };
        /** @description Changes of a task */
        TicketTaskPatch: {
            /** @description What is to be done */
            title?: string;
            /** @description User id of a member of the staff, who is to do it; null for nobody */
            assigneeId?: string | null;
            /**
             * Format: date
             * @description The day on which it is due; null for none
             */
            dueOn?: string | null;
            /** @description Whether it is checked off; who does so twice changes nothing */
            isDone?: boolean;
            /** @description Its place among the tasks of the ticket, counted from 0 */
            position?: number;
        };
        /** @description Time that a member has spent on a ticket */
        TimeEntry: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Who spent it; null if they have no account any more */
            member: components["schemas"]["UserRef"] | null;
            /** @description Minutes; 0 while the timer runs */
            minutes: number;
            /**
             * Format: date
             * @description The day on which it was spent, YYYY-MM-DD
             */
            day: string;
            /** @description What it was spent on; null for no note */
            note: string | null;
            /**
             * Format: date-time
             * @description When the timer that runs was started; null of time that is noted
             */
            startedAt: string | null;
            /** @description When it was noted or the timer started */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Time to note on a ticket */
        TimeEntryInput: {
            /** @description Minutes, at most those of a day */
            minutes: number;
            /**
             * Format: date
             * @description The day on which it was spent; without it today, in the time zone of the organization
             */
            day?: string;
            /** @description What it was spent on; null for no note */
            note?: string | null;
        };
        /** @description Changes of a time entry */
        TimeEntryPatch: {
            /** @description Minutes, at most those of a day */
            minutes?: number;
            /**
             * Format: date
             * @description The day on which it was spent
             */
            day?: string;
            /** @description What it was spent on; null for no note */
            note?: string | null;
        };
        /** @description The timer of a member */
        MemberTimer: {
            /** @description The one that runs; null for none */
            timer: {
                /** @description Its entry */
                entry: components["schemas"]["TimeEntry"];
                /** @description The ticket on which it runs */
                ticket: components["schemas"]["TicketRef"];
            } | null;
        };
        /** @description A change of a ticket */
        TimelineEntry: {
            /** @description Opaque; never changes */
            id: string;
            /**
             * @description requester: with their address in brackets; ccs: addresses taken out of Cc in `from`, and put in in `to`; followers: names of those whom somebody else has taken off in `from`, and added in `to`; tags: names of those taken off in `from`, and put on in `to`, separated by commas; task_added, task_done, task_undone (checked off no more) and task_deleted: the words of the task in `to`; time_added, time_changed and time_deleted: the minutes of a time entry in `to`, of time_changed what they were in `from`; snoozed: until the time in `to`, or with null until the customer answers; unsnoozed: for the reason in `to`, time, reply or member; merged and unmerged: the other ticket was merged into this one with its number in `from`, or this one into the other with its number in `to`, or that was undone; split and unsplit: the same of a ticket that was split off, with its number in `to`, or of the one that it was split from, in `from`; linked and unlinked: the kind of the link in `from`, as TicketLinkKind has it, and the number of the other ticket in `to`; spam and deleted: put away then; restored: from `from`, spam or trash; macro: the one with the name in `to` was applied, or the one in `from` undone; mail_automatic: an automatic reply from `from`, with its first words in `to`; mail_bounced and mail_delayed: mail to `from` failed, or is delayed, for the reason in `to`
             * @enum {string}
             */
            kind: "created" | "status" | "priority" | "assigned" | "subject" | "requester" | "followers" | "ccs" | "reopened" | "follow_up" | "tags" | "task_added" | "task_done" | "task_undone" | "task_deleted" | "time_added" | "time_changed" | "time_deleted" | "snoozed" | "unsnoozed" | "merged" | "unmerged" | "split" | "unsplit" | "linked" | "unlinked" | "spam" | "deleted" | "restored" | "macro" | "mail_automatic" | "mail_bounced" | "mail_delayed";
            /** @description Name of the person who did it; null for the helpdesk itself */
            actor: string | null;
            /** @description The previous value, for people; null for none */
            from: string | null;
            /** @description The new value; null for none */
            to: string | null;
            /** @description Number of the merged ticket on which it happened; null for this one */
            mergedFrom: string | null;
            /** @description Name of the API key with which the actor did it; null for none */
            via?: string | null;
            /** @description When it happened */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A ticket with its messages and timeline */
        TicketDetail: components["schemas"]["Ticket"] & {
            /** @description The files that came with its description */
            files: components["schemas"]["MessageFile"][];
            /** @description The tickets that were merged into it, the last one first; none for customers */
            merged: components["schemas"]["MergedTicket"][];
            /** @description Oldest first */
            messages: components["schemas"]["TicketMessage"][];
            /** @description Oldest first */
            timeline: components["schemas"]["TimelineEntry"][];
            /** @description Replies of the staff that are not sent yet, the next one first; none for customers */
            scheduledReplies: components["schemas"]["ScheduledReply"][];
            /** @description Members of the staff who follow it; none for customers */
            followers: components["schemas"]["UserRef"][];
            /** @description Who gets the public replies by mail, besides the requester; none for customers */
            ccs: components["schemas"]["Cc"][];
            /** @description Its description as HTML, like html of a message; null where it is only text */
            descriptionHtml?: string | null;
            /** @description What was folded away of the email that opened it, like foldedHtml of a message; null for nothing, and for customers */
            descriptionFoldedHtml?: string | null;
            /** @description Of the email that opened it, like senderCheck of a message */
            descriptionSenderCheck?: components["schemas"]["SenderCheck"] | null;
            /** @description Id of the email that opened it, for `tickets.mail` */
            mailId?: string | null;
            /**
             * Format: date-time
             * @description For the staff: up to when the caller has read it, at the earliest since they joined; what others wrote later is unread. Null for customers, and after the caller has marked it unread
             */
            readUntil?: string | null;
        };
        /** @description A reply of the staff that is not sent yet */
        ScheduledReply: {
            /** @description Opaque; of the message, too, once it is sent */
            id: string;
            /** @description The files that are sent with it */
            files: components["schemas"]["MessageFile"][];
            /** @description Plain text */
            message: string;
            /** @description What it says as HTML, sanitized: p, div, br, hr, h3, h4, ul, ol, li, blockquote, pre, code, strong, em, s, sub, sup, tables, links to http, https, mailto and tel, and pictures of its own files; null where it says no more than the text */
            html?: string | null;
            /** @description What it was given as, if that was Markdown; null if it was not */
            markdown?: string | null;
            /** @description Who wrote it */
            author: components["schemas"]["UserRef"];
            /** @description When it is sent */
            sendAt: components["schemas"]["Timestamp"];
            /** @description In how many seconds it was to be sent; null for a reply with a chosen time */
            holdSeconds: number | null;
            /** @description The status that the ticket gets with it; null to leave it */
            status: components["schemas"]["TicketStatus"] | null;
            /** @description Why it is not sent by itself any more: somebody else wrote first, the ticket was closed or merged, its author left the staff, a colleague stopped it, or the ticket was spam or in the trash at its time; null while it waits */
            stopped: ("newer_message" | "ticket_closed" | "ticket_merged" | "author_left" | "colleague" | "put_away") | null;
            /** @description When it was written */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A reply and when it is sent; exactly one of holdSeconds and sendAt */
        ScheduledReplyInput: {
            /** @description Plain text; leading and trailing spaces are removed. Exactly one of message, html and markdown */
            message?: string;
            /** @description The same as HTML: what html of a TicketMessage can have stays, all else is removed. A picture is a file of the message, as `<img src="file:its id">` */
            html?: string;
            /** @description The same as Markdown (CommonMark with tables and ~~strike~~), in which a line ends where it ended, and HTML is text */
            markdown?: string;
            /** @description Sent after so many seconds */
            holdSeconds?: number;
            /** @description Ids of files that the caller uploaded (files.upload) and that no message names yet; by default at most 50 MB in all */
            fileIds?: string[];
            /**
             * Format: date-time
             * @description Sent then, within a year
             */
            sendAt?: string;
            /** @description The status that the ticket gets at the same moment; requires resolve_tickets */
            status?: components["schemas"]["TicketStatus"];
            /** @description As of tickets.reply */
            seenMessageId?: string | null;
        };
        /** @description The tickets that a member has not read */
        UnreadTickets: {
            /** @description Ids of tickets, in no order */
            ids: string[];
        };
        /** @description Where tickets came from */
        TicketOrigins: {
            /** @description The forms, oldest first */
            forms: {
                /** @description Opaque; never changes */
                id: string;
                /** @description Its name */
                name: string;
            }[];
            /** @description Custom domains, in their order */
            domains: string[];
        };
        /** @description What programs keep with a customer */
        CustomerRecord: {
            /** @description Their address, in lower case */
            email: string;
            /** @description Their id in another system, unique among the customers of the organization; null for none */
            externalId: string | null;
            /** @description Strings, numbers, booleans and nulls by their names */
            metadata: {
                [key: string]: unknown;
            };
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What to keep with a customer */
        CustomerRecordInput: {
            /**
             * Format: email
             * @description The address that their tickets have; need not have a ticket yet
             */
            email: string;
            /** @description Their id in another system, which no other customer of the organization has, or null for none */
            externalId?: string | null;
            /** @description What programs keep with them from now on, in place of what they did: strings, numbers, booleans and nulls by their names; at most 50, with names of at most 40 characters and strings of at most 500 */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description What of a ticket was read */
        TicketReadInput: {
            /** @description Id of the newest message on the screen; null for none */
            seenMessageId?: string | null;
        };
        /** @description How many tickets there are */
        TicketStats: {
            /** @description In all statuses */
            total: number;
            /** @description Not answered yet, or reopened */
            open: number;
            /** @description Being worked on */
            in_progress: number;
            /** @description Resolved; a reply by the customer reopens it */
            resolved: number;
            /** @description Closed; a reply by the customer opens a follow-up */
            closed: number;
        };
        /** @description A ticket to open */
        TicketCreateInput: {
            /** @description One line; leading and trailing spaces are removed */
            subject: string;
            /** @description Plain text, or Markdown where descriptionFormat says so */
            description: string;
            /** @description text when absent */
            descriptionFormat?: components["schemas"]["TextFormat"];
            /**
             * @description Defaults to normal
             * @default normal
             */
            priority?: components["schemas"]["TicketPriority"];
            /**
             * Format: email
             * @description The address that replies are mailed to; for a customer, always their own address
             */
            customerEmail?: string;
            /** @description The name that replies address */
            customerName?: string;
            /** @description Ids of files that the caller uploaded (files.upload) and that no message names yet; by default at most 50 MB in all */
            fileIds?: string[];
            /** @description Its id in another system, which no other ticket of the organization has; requires resolve_tickets */
            externalId?: string;
            /** @description What programs keep with it: strings, numbers, booleans and nulls by their names; at most 50, with names of at most 40 characters and strings of at most 500. Requires resolve_tickets */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Ids of its tags */
            tagIds?: string[];
        };
        /** @description The changes; at least one is required */
        TicketUpdateInput: {
            /** @description User id of an agent, or null to unassign */
            assignedAgentId?: string | null;
            /** @description The new status; requires resolve_tickets */
            status?: components["schemas"]["TicketStatus"];
            /** @description The new priority; requires resolve_tickets */
            priority?: components["schemas"]["TicketPriority"];
            /** @description The new subject; requires resolve_tickets */
            subject?: string;
            /**
             * Format: email
             * @description The address of the new requester, or null for none; requires resolve_tickets. Their account in the organization sees the ticket from then on, and the access of the former requester ends
             */
            customerEmail?: string | null;
            /** @description The name that replies address; stays as it is when absent. Requires resolve_tickets */
            customerName?: string | null;
            /** @description Its id in another system, which no other ticket of the organization has, or null for none; requires resolve_tickets */
            externalId?: string | null;
            /** @description What programs keep with it from now on, in place of what they did: strings, numbers, booleans and nulls by their names; at most 50, with names of at most 40 characters and strings of at most 500. Requires resolve_tickets */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Ids of tags to put on it; requires resolve_tickets */
            addTagIds?: string[];
            /** @description Ids of tags to take off; those that it does not have are ignored. Requires resolve_tickets */
            removeTagIds?: string[];
            /** @description Who gets the public replies by mail, too, and whose answers join the ticket; requires resolve_tickets */
            addCcs?: components["schemas"]["CcInput"][];
            /** @description Addresses to take out of Cc; those that are not in it are ignored. Requires resolve_tickets */
            removeCcs?: string[];
            /** @description The change is refused as stale when the ticket has other values now. Not part of what an Idempotency-Key stands for: a repeated call may add it */
            onlyIf?: components["schemas"]["TicketCondition"];
        };
        /** @description A message in a ticket */
        TicketMessageInput: {
            /** @description Plain text; leading and trailing spaces are removed. Exactly one of message, html and markdown */
            message?: string;
            /** @description The same as HTML: what html of a TicketMessage can have stays, all else is removed. A picture is a file of the message, as `<img src="file:its id">` */
            html?: string;
            /** @description The same as Markdown (CommonMark with tables and ~~strike~~), in which a line ends where it ended, and HTML is text */
            markdown?: string;
            /**
             * @description An internal note, for the staff only and mailed to nobody; ignored from a customer
             * @default false
             */
            isInternal?: boolean;
            /** @description Ids of files that the caller uploaded (files.upload) and that no message names yet; by default at most 50 MB in all */
            fileIds?: string[];
            /** @description User ids of members of the staff whom an internal note mentions: they are notified with its words, and follow the ticket. Their names stand in the message after an @ */
            mentions?: string[];
            /** @description The newest message that the author had on screen, or null for none. If there is a newer public message by somebody else, the reply is refused with newer_message. Absent: sent in any case */
            seenMessageId?: string | null;
        };
        /** @description Some tickets */
        TicketIds: {
            /** @description Ids of the tickets, at most 200 */
            ids: string[];
        };
        /** @description The result */
        PutAwayResult: {
            /** @description Ids of the tickets of which it was done */
            done: string[];
            /** @description The others */
            failed: {
                /** @description Id of the ticket */
                id: string;
                /** @description A message for people */
                message: string;
            }[];
        };
        /** @description A ticket that is spam or in the trash */
        PutAwayTicket: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Its number, for people */
            ticketNumber: string;
            /** @description Its subject */
            subject: string;
            /** @description Name of the requester */
            customerName: string | null;
            /** @description Address of the requester */
            customerEmail: string | null;
            /** @description The first words of its description */
            firstWords: string;
            /** @description When it was deleted or marked as spam */
            putAwayAt: components["schemas"]["Timestamp"];
            /** @description Name of the member who did it; null for a program or the helpdesk itself */
            putAwayBy: string | null;
            /** @description The blocked address or domain that made it spam when it came; null when it was not blocked */
            blockedBy: string | null;
            /** @description When spam goes to the trash, and what is in the trash is deleted for good */
            leavesAt: components["schemas"]["Timestamp"];
        };
        /** @description A ticket that is spam or in the trash, with its conversation */
        PutAwayTicketDetail: components["schemas"]["PutAwayTicket"] & {
            /** @description Plain text */
            description: string;
            /** @description The files that came with its description */
            files: components["schemas"]["MessageFile"][];
            /** @description When it was opened */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The email that opened it, for tickets.mail */
            mailId: string | null;
            /** @description Messages and notes, oldest first */
            messages: components["schemas"]["TicketMessage"][];
            /** @description Headers of that email that say where it came from; none when there is no email, or it is not kept any more */
            evidence: {
                /** @description Its name */
                name: string;
                /** @description Its value, as text */
                value: string;
            }[];
        };
        /** @description Where mail becomes tickets */
        Mailbox: {
            /** @description Mail to it becomes tickets; null where the helpdesk receives no mail */
            address: string | null;
            /** @description The address that mails to customers come from; null while the settings are incomplete */
            from: string | null;
            /** @description What the DNS says of both domains */
            records: components["schemas"]["MailRecord"][];
        };
        /** @description A DNS record of mail */
        MailRecord: {
            /**
             * @description mx brings mail here; the others let mail servers trust what is sent
             * @enum {string}
             */
            kind: "mx" | "spf" | "dkim" | "dmarc";
            /** @description The name that has it */
            name: string;
            /**
             * @description Its type
             * @enum {string}
             */
            type: "MX" | "TXT";
            /**
             * @description unknown: no server answered, or nobody but the mail server knows the name
             * @enum {string}
             */
            state: "found" | "missing" | "unknown";
            /** @description What there is */
            found: string[];
            /** @description What it may be set to; null where the mail server gives it */
            value: string | null;
        };
        /** @description A mail through the whole circle */
        MailboxTest: {
            /** @description Opaque; never changes */
            id: string;
            /**
             * Format: date-time
             * @description When it arrived; null until then
             */
            arrivedAt: string | null;
        };
        /** @description A mail that became no ticket */
        HeldMail: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Who it says it is from; null when it says nobody */
            sender: string | null;
            /** @description Its subject, in one line; empty for none */
            subject: string;
            /**
             * @description failed: it could not be read; waiting: it is read again
             * @enum {string}
             */
            state: "held" | "failed" | "waiting";
            /** @description Why it was held, as a sentence; null while it waits */
            reason: string | null;
            /** @description When it arrived */
            receivedAt: components["schemas"]["Timestamp"];
        };
        /** @description An address or domain from which everything is spam, or a visitor who cannot chat */
        BlockedSender: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The address, the domain, or how the visitor was called */
            value: string;
            /**
             * @description visitor: a browser, as no address is known
             * @enum {string}
             */
            kind: "address" | "domain" | "visitor";
            /** @description Why, for the team */
            reason: string | null;
            /** @description Name of the member who blocked it; null when they are gone */
            addedBy: string | null;
            /** @description The chat whose visitor was blocked, with the browser of that chat; null for what was blocked without one */
            chatId: string | null;
            /** @description When it was blocked */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Whom to block */
        BlockedSenderInput: {
            /** @description An address such as mallory@example.com, or a domain such as example.com */
            value: string;
            /** @description Why, for the team */
            reason?: string | null;
        };
        /** @description A ticket by its id, number and subject */
        TicketRef: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The number for people, such as TK-2026-000042 */
            ticketNumber: string;
            /** @description One line */
            subject: string;
        };
        /**
         * @description What a ticket is to the one that it is linked with: related to it, a duplicate of it, duplicated by it, caused by it, or the cause of it
         * @enum {string}
         */
        TicketLinkKind: "related" | "duplicate" | "duplicated_by" | "caused_by" | "cause_of";
        /** @description A ticket with where it stands */
        LinkedTicket: components["schemas"]["TicketRef"] & {
            /** @description Where it stands */
            status: components["schemas"]["TicketStatus"];
            /** @description How urgent it is */
            priority: components["schemas"]["TicketPriority"];
            /** @description When it was opened */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A link of a ticket with another one */
        TicketLink: {
            /** @description What the ticket is to the other one */
            kind: components["schemas"]["TicketLinkKind"];
            /** @description When they were linked so */
            linkedAt: components["schemas"]["Timestamp"];
            /** @description The other one */
            ticket: components["schemas"]["LinkedTicket"];
        };
        /** @description What a ticket is linked with */
        TicketLinks: {
            /** @description By when they were linked, the first one first */
            links: components["schemas"]["TicketLink"][];
        };
        /** @description The link of a ticket with another one */
        TicketLinkInput: {
            /** @description Id of the other ticket */
            ticketId: string;
            /** @description What the ticket is to the other one */
            kind: components["schemas"]["TicketLinkKind"];
        };
        /** @description What a new ticket is made of */
        TicketSplitInput: {
            /** @description Id of the message that begins it */
            messageId: string;
            /**
             * @description Whether the messages and notes after it go with it
             * @default false
             */
            andLater?: boolean;
            /** @description Its subject; without it that of the ticket */
            subject?: string;
        };
        /** @description The tickets to merge */
        TicketMergeInput: {
            /** @description Ids of the tickets, from 2 to 20 */
            ids: string[];
            /** @description Which of them remains; without it the oldest */
            intoId?: string;
        };
        /** @description The result */
        TicketMergeResult: {
            /** @description The ticket that remains */
            ticket: components["schemas"]["TicketRef"];
            /** @description Those that were merged into it now; none when it was done before */
            merged: components["schemas"]["TicketRef"][];
        };
        /** @description The tickets to restore */
        TicketUnmergeInput: {
            /** @description Ids of merged tickets */
            ids: string[];
        };
        /** @description The result */
        TicketUnmergeResult: {
            /** @description The tickets that are as they were */
            restored: components["schemas"]["TicketRef"][];
        };
        /** @description A ticket that was merged into another */
        MergedTicket: components["schemas"]["TicketRef"] & {
            /** @description Name of its requester; null when not given */
            customerName: string | null;
            /** @description The address of its requester, who gets the public replies that follow; null for none */
            customerEmail: string | null;
            /** @description When it was merged */
            mergedAt: components["schemas"]["Timestamp"];
            /** @description Name of the member who merged it; null when they are gone */
            mergedBy: string | null;
            /** @description Until when tickets.unmerge restores it; null once that is over */
            canUndoUntil: components["schemas"]["Timestamp"] | null;
        };
        /** @description Tickets of another system */
        TicketImportInput: {
            /** @description At most 1000, which the limit of 1 MB may not reach */
            tickets: components["schemas"]["ImportedTicket"][];
        };
        /** @description A ticket as it was */
        ImportedTicket: {
            /** @description Its id in the other system; unique in the organization. The ticket keeps it */
            externalId: string;
            /** @description One line */
            subject: string;
            /** @description The customer's first message, as plain text */
            description: string;
            /** @description Its status today; open when absent */
            status?: components["schemas"]["TicketStatus"];
            /** @description normal when absent */
            priority?: components["schemas"]["TicketPriority"];
            /** @description The name of the requester */
            customerName?: string;
            /**
             * Format: email
             * @description The address of the requester, whose account in the organization sees the ticket
             */
            customerEmail?: string;
            /** @description The address of a member of the staff; of somebody else it is assigned to nobody */
            assignedAgentEmail?: string;
            /** @description What programs keep with it: strings, numbers, booleans and nulls by their names; at most 50, with names of at most 40 characters and strings of at most 500 */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Names of tags; those that are not there yet are added */
            tags?: components["schemas"]["TagNames"];
            /** @description When it was opened; its number is of that year */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was resolved or closed; absent for the last message */
            resolvedAt?: components["schemas"]["Timestamp"];
            /** @description When it last changed; at the earliest the last of the other times */
            updatedAt?: components["schemas"]["Timestamp"];
            /** @description What was said after the description, in any order */
            messages?: components["schemas"]["ImportedMessage"][];
        };
        /** @description A message as it was written */
        ImportedMessage: {
            /**
             * @description Who wrote it
             * @enum {string}
             */
            author: "customer" | "staff";
            /** @description Of the requester for a customer, when absent */
            authorName?: string;
            /** @description With that of a member of the staff it is theirs */
            authorEmail?: string;
            /**
             * @description An internal note, which only the staff writes
             * @default false
             */
            isInternal?: boolean;
            /** @description Plain text */
            message: string;
            /** @description When it was written */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description What became of each ticket */
        TicketImportResult: {
            /** @description How many were imported by this call */
            imported: number;
            /** @description In the order of the tickets */
            results: {
                /** @description As it was given */
                externalId: string;
                /**
                 * @description known: it was imported before
                 * @enum {string}
                 */
                outcome: "imported" | "known" | "refused";
                /** @description Id of the ticket; null when it was refused */
                id: string | null;
                /** @description Its number; null when it was refused */
                ticketNumber: string | null;
                /** @description Why it was refused, for people */
                message: string | null;
            }[];
        };
        /** @description Changes of many tickets; at least one is required */
        TicketBulkInput: {
            /** @description Ids of the tickets, at most 200 */
            ids: string[];
            /** @description User id of an agent, or null to unassign */
            assignedAgentId?: string | null;
            /** @description The new status; requires resolve_tickets */
            status?: components["schemas"]["TicketStatus"];
            /** @description The new priority; requires resolve_tickets */
            priority?: components["schemas"]["TicketPriority"];
            /** @description Ids of tags to put on it; requires resolve_tickets */
            addTagIds?: string[];
            /** @description Ids of tags to take off; those that it does not have are ignored. Requires resolve_tickets */
            removeTagIds?: string[];
            /** @description Until when they are snoozed; null brings them back. Requires resolve_tickets */
            snooze?: components["schemas"]["SnoozeInput"] | null;
            /** @description Only tickets that have these values now are changed; the others are listed in failed. So a change is undone without overwriting what somebody else has set since */
            onlyIf?: components["schemas"]["TicketCondition"];
        };
        /** @description Values that a ticket must have; those left out do not matter */
        TicketCondition: {
            /** @description User id of the agent that it is assigned to; null for none */
            assignedAgentId?: string | null;
            /** @description Its status */
            status?: components["schemas"]["TicketStatus"];
            /** @description Its priority */
            priority?: components["schemas"]["TicketPriority"];
            /** @description Its subject */
            subject?: string;
            /** @description The address of its requester; null for none */
            customerEmail?: string | null;
            /** @description The name of its requester; null for none */
            customerName?: string | null;
            /** @description Until when it is snoozed; null while it is not */
            snooze?: components["schemas"]["SnoozeInput"] | null;
        };
        /** @description The result */
        TicketBulkResult: {
            /** @description Tickets that have the values now, those that had them before included */
            updated: number;
            /** @description Tickets that had another value, with what they had */
            changed: {
                /** @description Id of the ticket */
                id: string;
                /** @description User id of the agent that it was assigned to; null for none */
                assignedAgentId: string | null;
                /** @description The status that it had */
                status: components["schemas"]["TicketStatus"];
                /** @description The priority that it had */
                priority: components["schemas"]["TicketPriority"];
                /** @description Ids of the tags that it had */
                tagIds: string[];
                /** @description Until when it was snoozed; null for not */
                snooze: components["schemas"]["SnoozeInput"] | null;
            }[];
            /** @description Tickets that were not changed */
            failed: {
                /** @description Id of the ticket */
                id: string;
                /** @description The reason, as a sentence */
                message: string;
            }[];
        };
        /** @description The results, by kind */
        SearchResult: {
            /** @description Best match first */
            tickets: components["schemas"]["FoundTicket"][];
            /** @description Tags by name, at most five; for staff only */
            tags: components["schemas"]["Tag"][];
            /** @description Requesters by name or email, at most five; for staff only */
            people: components["schemas"]["FoundPerson"][];
            /** @description Best match first, at most five */
            articles: components["schemas"]["FoundArticle"][];
        };
        /** @description A ticket with its match */
        FoundTicket: components["schemas"]["Ticket"] & {
            /**
             * @description Where the excerpt comes from; heading: number, subject or customer; tag: the name of a tag, while the excerpt is of the description
             * @enum {string}
             */
            foundIn: "heading" | "description" | "message" | "note" | "tag";
            /** @description The subject, split at matching words */
            subjectParts: components["schemas"]["TextPart"][];
            /** @description Words around the first match, split likewise */
            excerpt: components["schemas"]["TextPart"][];
        };
        /** @description A part of a text, matching or not */
        TextPart: {
            /** @description Joined in order, the parts are the whole text */
            text: string;
            /** @description Whether to highlight it */
            isHit: boolean;
        };
        /** @description A requester */
        FoundPerson: {
            /** @description Null when not known */
            name: string | null;
            /** @description Their email address */
            email: string;
        };
        /** @description An article with its match */
        FoundArticle: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Its name in URLs */
            slug: string;
            /** @description The title for readers */
            title: string;
            /** @description The title, split at matching words */
            titleParts: components["schemas"]["TextPart"][];
            /** @description Words around the first match, split likewise */
            excerpt: components["schemas"]["TextPart"][];
            /** @description Unpublished articles are found only by members who may edit articles */
            isPublished: boolean;
        };
        /** @description A category, for the staff */
        HelpCategory: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The name for visitors */
            name: string;
            /** @description One or two sentences under the name; null for none */
            description: string | null;
            /** @description Its name in URLs, unique among the categories */
            slug: string;
            /** @description Position, from 0 */
            position: number;
            /** @description Number of articles, including drafts */
            articleCount: number;
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A category to create */
        HelpCategoryInput: {
            /** @description Leading and trailing spaces are removed */
            name: string;
            /** @description One or two sentences; null or empty for none */
            description?: string | null;
            /** @description Lowercase letters, digits and hyphens; unique among the categories */
            slug: string;
        };
        /** @description Changes of a category */
        HelpCategoryPatch: {
            /** @description Leading and trailing spaces are removed */
            name?: string;
            /** @description One or two sentences; null or empty for none */
            description?: string | null;
            /** @description Lowercase letters, digits and hyphens; unique among the categories */
            slug?: string;
        };
        /** @description An order of categories */
        HelpCategoryOrder: {
            /** @description Category ids in order, each once */
            ids: string[];
        };
        /** @description A published article and where visitors read it */
        ArticleLink: {
            /** @description Opaque; never changes */
            id: string;
            /** @description One line of text */
            title: string;
            /** @description Its public address */
            url: string;
            /** @description Name of its category; null for none */
            category: string | null;
        };
        /** @description An article, for the staff */
        HelpArticle: {
            /** @description Opaque; never changes */
            id: string;
            /** @description One line of text */
            title: string;
            /** @description Sanitized HTML */
            content: string;
            /** @description The first 150 characters of its text, without markup */
            excerpt: string;
            /** @description Its name in URLs; former slugs redirect */
            slug: string;
            /** @description Null for none */
            categoryId: string | null;
            /** @description Whether visitors can read it */
            isPublished: boolean;
            /** @description Tags */
            tags: string[];
            /** @description Views, each reader counted once a day */
            viewCount: number;
            /** @description The author; null when they have left */
            author: {
                /** @description Null when not given */
                firstName: string | null;
                /** @description Null when not given */
                lastName: string | null;
            };
            /** @description The unpublished draft */
            draft: components["schemas"]["HelpDraft"] | null;
            /** @description Its id in another system, unique among the articles of the organization; null for none */
            externalId: string | null;
            /** @description What programs keep with it: strings, numbers, booleans and nulls by their names */
            metadata: {
                [key: string]: unknown;
            };
            /** @description When it was first published */
            publishedAt: components["schemas"]["Timestamp"] | null;
            /** @description When it was first saved */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description An unpublished draft of an article */
        HelpDraft: {
            /** @description The new title */
            title: string;
            /** @description Sanitized HTML */
            content: string;
            /** @description The new slug */
            slug: string;
            /** @description The new category; null for none */
            categoryId: string | null;
            /** @description The new tags */
            tags: string[];
            /** @description When the draft was last saved */
            savedAt: components["schemas"]["Timestamp"];
        };
        /** @description A draft to save */
        HelpDraftInput: {
            /** @description The new title */
            title: string;
            /** @description HTML; sanitized before it is stored */
            content: string;
            /** @description Defaults to that of the article */
            slug?: string;
            /** @description Defaults to that of the article */
            categoryId?: string | null;
            /** @description Defaults to those of the article */
            tags?: string[];
        };
        /** @description An article to create */
        HelpArticleInput: {
            /** @description One line; leading and trailing spaces are removed */
            title: string;
            /** @description HTML; sanitized before it is stored */
            content: string;
            /** @description Lowercase letters, digits and hyphens; unique among the articles */
            slug: string;
            /** @description Id of a category of the organization; null for none */
            categoryId?: string | null;
            /**
             * @description Whether to publish it at once
             * @default false
             */
            isPublished?: boolean;
            /** @description Tags; blank ones and duplicates are removed */
            tags?: string[];
            /** @description Its id in another system, which no other article of the organization has */
            externalId?: string;
            /** @description What programs keep with it: strings, numbers, booleans and nulls by their names; at most 50, with names of at most 40 characters and strings of at most 500 */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Changes of an article */
        HelpArticlePatch: {
            /** @description One line; leading and trailing spaces are removed */
            title?: string;
            /** @description HTML; sanitized before it is stored */
            content?: string;
            /** @description Lowercase letters, digits and hyphens; the former slug redirects */
            slug?: string;
            /** @description Null removes it from its category */
            categoryId?: string | null;
            /** @description Whether visitors can read it */
            isPublished?: boolean;
            /** @description Replaces all tags; blank ones and duplicates are removed */
            tags?: string[];
            /** @description Its id in another system, which no other article of the organization has, or null for none */
            externalId?: string | null;
            /** @description What programs keep with it from now on, in place of what they did: strings, numbers, booleans and nulls by their names; at most 50, with names of at most 40 characters and strings of at most 500 */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description A stored image */
        HelpImage: {
            /**
             * Format: uri-reference
             * @description URL for src, on this server; its content never changes
             */
            url: string;
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
        };
        /** @description How often articles were read */
        HelpViewStats: {
            /**
             * @description What was counted
             * @enum {string}
             */
            pageType: "article";
            /** @description Total */
            viewCount: number;
            /** @description Most viewed first */
            items: {
                /** @description Id of the article */
                pageId: string;
                /** @description Views, each visitor counted once a day */
                viewCount: number;
            }[];
        };
        /** @description A view of an article */
        HelpViewInput: {
            /**
             * @description Only articles are counted
             * @enum {string}
             */
            pageType: "article";
            /** @description Id of the article */
            pageId: string;
        };
        /** @description A category, for visitors */
        PublicHelpCategory: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Display name */
            name: string;
            /** @description One or two sentences; null for none */
            description: string | null;
            /** @description Its name in URLs, unique among its kind in the organization */
            slug: string;
            /** @description Published articles in it */
            articleCount: number;
        };
        /** @description A category by name */
        PublicCategoryRef: {
            /** @description Display name */
            name: string;
            /** @description Its name in URLs, unique among its kind in the organization */
            slug: string;
        };
        /** @description An article, for visitors */
        PublicArticle: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Its name in URLs, unique among its kind in the organization */
            slug: string;
            /** @description One line of text */
            title: string;
            /** @description Sanitized HTML; images are only on this server */
            content: string;
            /** @description The first 150 characters of its text, without markup */
            excerpt: string;
            /**
             * @description Always true
             * @constant
             */
            isPublished: true;
            /** @description Null for none */
            categoryId: string | null;
            /** @description Null for none */
            category: components["schemas"]["PublicCategoryRef"] | null;
            /** @description Tags */
            tags: string[];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A matching article */
        PublicFoundArticle: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Its name in URLs, unique among its kind in the organization */
            slug: string;
            /** @description One line of text */
            title: string;
            /** @description Words around the first match, without markup */
            excerpt: string;
            /** @description The title, split at matching words */
            titleParts: components["schemas"]["TextPart"][];
            /** @description The excerpt, split likewise */
            excerptParts: components["schemas"]["TextPart"][];
            /** @description Null for none */
            category: components["schemas"]["PublicCategoryRef"] | null;
            /** @description Comparable within one response only */
            score: number;
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description waiting for a person; active with the bot or with an agent; closed
         * @enum {string}
         */
        ChatStatus: "waiting" | "active" | "closed";
        /**
         * @description waiting for a person; active with an agent; led by the bot alone; closed
         * @enum {string}
         */
        ChatFilter: "waiting" | "active" | "bot" | "closed";
        /**
         * @description customer: the visitor
         * @enum {string}
         */
        ChatSenderType: "agent" | "bot" | "customer";
        /** @description A message in a chat */
        ChatMessage: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Id of the chat */
            sessionId: string;
            /** @description Counts from 1 without gaps in each chat */
            seq: number;
            /** @description The agent's user id; always null for visitors */
            userId: string | null;
            /** @description Who sent it */
            senderType: components["schemas"]["ChatSenderType"];
            /** @description Name shown to the other side */
            senderName: string;
            /** @description Plain text; of files without words, their names, with a comma and a space between them */
            message: string;
            /** @description What an agent wrote as HTML, sanitized, with the elements that html of a TicketMessage can have; null where it says no more than the text */
            html: string | null;
            /** @description The files that are attached to it */
            files: components["schemas"]["MessageFile"][];
            /** @description When it was sent */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Id chosen by the sender; within a chat, messages with the same clientId are the same message */
            clientId: string | null;
        };
        /** @description Receipts: a message of the other side is delivered, or read, when its seq is not greater than the number here */
        ChatMarks: {
            /** @description seq of the newest message delivered to the visitor */
            customerDelivered: number;
            /** @description seq of the newest message read by the visitor */
            customerRead: number;
            /** @description seq of the newest message delivered to the staff */
            staffDelivered: number;
            /** @description seq of the newest message read by the staff */
            staffRead: number;
        };
        /** @description An agent by name */
        ChatAgentRef: {
            /** @description User id of the member */
            userId: string;
            /** @description Name shown to visitors */
            name: string;
        };
        /** @description A chat, for the staff */
        ChatSession: {
            /** @description Opaque; never changes */
            id: string;
            status: components["schemas"]["ChatStatus"];
            /** @description Active, and the bot leads it */
            withBot: boolean;
            /** @description Null when not given */
            customerName: string | null;
            /** @description Null when not given */
            customerEmail: string | null;
            /** @description Whether the server of the host page signed name and email; otherwise the visitor typed them */
            isVerified: boolean;
            /** @description When it started */
            startedAt: components["schemas"]["Timestamp"];
            /** @description When the visitor requested a person */
            requestedAt: components["schemas"]["Timestamp"] | null;
            /** @description When an agent accepted it; null before */
            acceptedAt: components["schemas"]["Timestamp"] | null;
            /** @description Null while it is open */
            closedAt: components["schemas"]["Timestamp"] | null;
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description User id */
            agentId: string | null;
            /** @description The agent; null while the bot leads it or it waits */
            agent: components["schemas"]["ChatAgentRef"] | null;
            /** @description User id of the agent to whom the waiting chat is offered; any agent may accept it */
            offeredTo: string | null;
            /** @description Since when the visitor has been waiting for an answer; null when it is not the turn of the team */
            awaitedSince: components["schemas"]["Timestamp"] | null;
            /** @description 1 to 5, 5 is best; null when not rated */
            rating: number | null;
            /** @description Comment with the rating; null for none */
            ratingComment: string | null;
            /** @description URL of the host page; null when unknown */
            pageUrl: string | null;
            /** @description Id of the ticket made of it; null for none */
            ticketId: string | null;
            /** @description Number of the ticket made of it; null for none */
            ticketNumber: string | null;
            /** @description Its tags, by name */
            tags: components["schemas"]["TagRef"][];
            /** @description seq of the newest message; 0 for none */
            lastSeq: number;
            /** @description Number of messages of the visitor not read by the staff */
            unread: number;
            /** @description The receipts of both sides */
            marks: components["schemas"]["ChatMarks"];
            /** @description Oldest first; in lists only the newest one */
            messages: components["schemas"]["ChatMessage"][];
        };
        /** @description A chat with details of its visitor */
        ChatSessionDetail: components["schemas"]["ChatSession"] & {
            /** @description Location and browser of the visitor */
            visitor: {
                /** @description Current page */
                pageUrl: string | null;
                /** @description Page on which the chat started */
                startedOn: string | null;
                /** @description Referring page; null when unknown */
                referrer: string | null;
                /**
                 * @description Browser and operating system, such as Firefox on Linux; null when unknown
                 * @example Firefox 133 on Windows
                 */
                browser: string | null;
            };
            /** @description Earlier chats from the same browser or with the same email address, newest first, ten at most */
            earlier: {
                /** @description Id of the earlier chat */
                id: string;
                status: components["schemas"]["ChatStatus"];
                /** @description When it started */
                startedAt: components["schemas"]["Timestamp"];
                /** @description Null while it is open */
                closedAt: components["schemas"]["Timestamp"] | null;
                /** @description 1 to 5; null when not rated */
                rating: number | null;
                /** @description Id of the ticket made of it; null for none */
                ticketId: string | null;
                /** @description First message; null for none */
                firstMessage: string | null;
            }[];
            /** @description What happened apart from the messages, oldest first */
            timeline: components["schemas"]["ChatTimelineEntry"][];
            /** @description The internal notes of the staff, oldest first */
            notes: components["schemas"]["ChatNote"][];
            /** @description What blocks the visitor; null when they are not blocked */
            blockedSender: components["schemas"]["BlockedSender"] | null;
        };
        /** @description An internal note in a chat */
        ChatNote: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The chat */
            sessionId: string;
            /** @description Its author; null when they are deleted */
            userId: string | null;
            /** @description The name of its author when it was written */
            authorName: string;
            /** @description Plain text */
            message: string;
            /** @description What it says as HTML, sanitized, with the elements that html of a TicketMessage can have; null where it says no more than the text */
            html: string | null;
            /** @description The members that it mentions */
            mentions: components["schemas"]["Mention"][];
            /** @description The files that are attached to it, for the staff alone */
            files: components["schemas"]["MessageFile"][];
            /** @description When it was written */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Something that happened in a chat */
        ChatTimelineEntry: {
            /** @description Opaque; never changes */
            id: string;
            /**
             * @description accepted by the agent; transferred to the agent; called: the agent was reminded that the visitor waits; returned: the agent did not answer, or left, and the chat is in the queue again
             * @enum {string}
             */
            kind: "accepted" | "transferred" | "called" | "returned";
            /** @description The agent */
            agentName: string;
            /** @description When it happened */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description How many chats there are */
        ChatStats: {
            /** @description In all statuses */
            total: number;
            /** @description Waiting for an agent */
            waiting: number;
            /** @description Led by an agent */
            active: number;
            /** @description Led by the bot alone */
            bot: number;
            /** @description Closed */
            closed: number;
        };
        /** @description A member that a chat can be transferred to */
        ChatAgent: {
            /** @description The user */
            user: components["schemas"]["UserRef"];
            /** @description Whether chats are offered to them */
            availability: components["schemas"]["Availability"];
            /** @description Whether they have the staff area open; chats are offered to present agents who are online */
            isHere: boolean;
            /** @description Chats they are leading now */
            activeChats: number;
        };
        /** @description Live chat settings */
        ChatSettings: {
            /** @description First message of the bot; {organization} is replaced by the name */
            greeting: string;
            /** @description Minutes without a message after which a chat is closed */
            idleMinutes: number;
            /** @description Sites that may use the chat; empty for all */
            allowedDomains: string[];
            /** @description Whether there is a secret; the secret itself is returned only when created */
            hasIdentitySecret: boolean;
            /** @description Launcher and panel on the pages of others */
            panel: components["schemas"]["ChatPanel"];
        };
        /** @description Changes of live chat settings; omitted fields stay unchanged */
        ChatSettingsInput: {
            /** @description First message in the panel */
            greeting?: string;
            /** @description Minutes without a message after which a chat is closed; 2 to 1440 */
            idleMinutes?: number;
            /** @description Sites that may use the chat, such as example.com, *.example.com or localhost:3001; replaces all; empty for every site */
            allowedDomains?: string[];
            /** @description Launcher and panel on the pages of others; replaced as a whole */
            panel?: components["schemas"]["ChatPanel"];
        };
        /** @description Launcher and panel of the chat on the pages of others. What the tag on a page says goes before it */
        ChatPanel: {
            /** @description What visitors open the panel with */
            launcher: components["schemas"]["ChatLauncher"];
            position: components["schemas"]["ChatPosition"];
            /** @description Distance from the left or right edge of the page in CSS pixels */
            insetX: number;
            /** @description Distance from the upper or lower edge of the page in CSS pixels */
            insetY: number;
            /** @description The pages that have the launcher, where their script names the organization (widget.js?for=) */
            pages: {
                /**
                 * @description On all pages, only on those of the patterns, or on all but those
                 * @enum {string}
                 */
                shownOn: "all" | "only" | "except";
                /** @description Paths such as /pricing or /shop/*, or with a host such as shop.example.com/cart*; * stands for any characters */
                patterns: string[];
            };
            /** @description What the panel shows before the first word */
            opening: {
                /** @description Whether there is an opening screen; otherwise the greeting alone */
                isOn: boolean;
                /** @description First names and pictures of the agents who are present and online */
                showsFaces: boolean;
                /** @description How long the last answers took, where it can be told */
                showsAnswerTime: boolean;
                /** @description The articles read most and a search in the help center */
                showsArticles: boolean;
            };
            /** @description What the opening screen offers */
            quickReplies: components["schemas"]["ChatQuickReply"][];
            /** @description Whether a line says who has joined the chat */
            showsJoining: boolean;
            /** @description Whether a message that is not seen makes a sound */
            hasSound: boolean;
            /** @description Whether the title of the page counts the messages that are not read */
            countsInTitle: boolean;
            /** @description What visitors are told or agree to before they chat */
            consent: components["schemas"]["ChatConsent"];
        };
        /** @description What visitors open the panel with */
        ChatLauncher: {
            /**
             * @description A round button, a button with a text, or none: then the page opens the panel
             * @enum {string}
             */
            look: "icon" | "text" | "none";
            /** @description The text of the button */
            text: string;
        };
        /**
         * @description The corner of the page
         * @enum {string}
         */
        ChatPosition: "bottom-right" | "bottom-left" | "top-right" | "top-left";
        /** @description A button of the opening screen, which says the first words or opens a form: one of both is not null */
        ChatQuickReply: {
            /** @description The button */
            label: string;
            /** @description What is said; null for a form */
            message: string | null;
            /** @description Id of the contact form that opens in the panel; null for words */
            formId: string | null;
        };
        /** @description What visitors are told or agree to before they chat */
        ChatConsent: {
            /**
             * @description Nothing, a text, or a text with a box that must be checked
             * @enum {string}
             */
            kind: "none" | "line" | "box";
            /** @description Plain text; web addresses in it become links */
            text: string;
        };
        /** @description A secret for signing the identity of visitors */
        ChatIdentitySecret: {
            /** @description Key for JWTs with HS256 and the claims name, email and exp */
            secret: string;
        };
        /** @description A message of an agent in a chat */
        ChatAgentMessageInput: {
            /** @description Plain text, or Markdown where format says so; leading and trailing spaces are removed */
            message: string;
            /** @description text when absent */
            format?: components["schemas"]["TextFormat"];
            /** @description Chosen by the sender, unique for each message of a chat */
            clientId?: string;
            /** @description Ids of files that the caller uploaded (files.upload) and that no message names yet; by default at most 50 MB in all. Files without words have their names as the message, with a comma and a space between them */
            fileIds?: string[];
        };
        /** @description A message of a visitor in a chat */
        ChatMessageInput: {
            /** @description Plain text; leading and trailing spaces are removed */
            message: string;
            /** @description Chosen by the sender, unique for each message of a chat */
            clientId?: string;
            /** @description Ids of files that the caller uploaded (publicChat.upload) and that no message names yet; by default at most 50 MB in all. Files without words have their names as the message, with a comma and a space between them */
            fileIds?: string[];
        };
        /** @description An internal note in a chat */
        ChatNoteInput: {
            /** @description Plain text, or Markdown where format says so; leading and trailing spaces are removed */
            message: string;
            /** @description text when absent */
            format?: components["schemas"]["TextFormat"];
            /** @description User ids of members of the staff whom it mentions: they are notified with its words. Their names stand in it after an @ */
            mentions?: string[];
            /** @description Ids of files that the caller uploaded (files.upload) and that no message names yet; by default at most 50 MB in all */
            fileIds?: string[];
        };
        /** @description Tags to put on a chat and to take off */
        ChatUpdateInput: {
            /** @description Ids of tags to put on it */
            addTagIds?: string[];
            /** @description Ids of tags to take off; those that it does not have are ignored */
            removeTagIds?: string[];
        };
        /** @description Receipts of one side; they only move forward */
        ChatMarkInput: {
            /** @description seq of the last message on screen */
            read: number;
            /** @description seq of the last message received */
            delivered?: number;
        };
        /** @description The agent who gets the chat */
        ChatTransferInput: {
            /** @description User id */
            agentId: string;
        };
        /** @description A ticket for one connection */
        SocketTicket: {
            /** @description Sent as the subprotocol token.{ticket}; valid once */
            ticket: string;
            /** @description 60 seconds after it was created */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description A question of a contact form. options are for select and radio; a pattern must be safe to evaluate */
        FormField: {
            /** @description Id of the field, unique in its form */
            id: string;
            /** @description Key of the answer, unique in its form */
            name: string;
            /** @description The question; leading and trailing spaces are removed */
            label: string;
            /** @description The kind of answer and control */
            type: components["schemas"]["FieldType"];
            /** @description Shown in the empty field */
            placeholder?: string;
            /** @description Shown below the field */
            helpText?: string;
            /** @description Whether an answer is required */
            required: boolean;
            /** @description Choices of select and radio */
            options?: string[];
            /** @description Further rules for the answer */
            validation?: {
                /** @description Minimum number of characters */
                minLength?: number;
                /** @description Maximum number of characters */
                maxLength?: number;
                /** @description Regular expression for the whole answer, in RE2 syntax; refused when it is too expensive to check */
                pattern?: string;
                /** @description Of a file: the kinds that it may be; empty or absent for any */
                accept?: components["schemas"]["FileKind"][];
                /** @description Of a file: how many there may be; absent for 20 */
                maxFiles?: number;
                /** @description Of a file: how large each may be; absent, and at most, what the server allows, by default 25 */
                maxMegabytes?: number;
            };
        };
        /**
         * @description Kind of a file, by its content, and by the ending of its name where the content does not tell
         * @enum {string}
         */
        FileKind: "image" | "document" | "audio" | "video" | "archive";
        /** @description Settings of a contact form, as stored */
        FormSettings: {
            /** @description Empty for the default of the page */
            submitButtonText: string;
            /** @description Empty for the default: Thank you! Your message has been sent successfully. */
            successMessage: string;
            /** @description URL to open after sending; empty for none */
            redirectUrl: string;
            /** @description Whether every submission is notified by mail */
            sendEmailNotification: boolean;
            /** @description Recipient of that mail; empty for the organization's own address, if it has one */
            emailNotificationTo: string;
            /** @description Whether the sender's IP address is stored with the submission */
            collectIpAddress: boolean;
            /** @description Sites that may show the form; empty for all */
            allowedDomains: string[];
            /** @description Ids of the tags that its tickets get; one that is deleted is left out */
            tagIds: string[];
        };
        /** @description Settings of a contact form */
        FormSettingsInput: {
            /** @description Empty for the default of the page */
            submitButtonText?: string;
            /** @description Shown after sending; empty for the default */
            successMessage?: string;
            /** @description URL to open after sending, with https:// or http://; empty for none */
            redirectUrl?: string;
            /** @description Whether every submission is notified by mail */
            sendEmailNotification?: boolean;
            /** @description Recipient of that mail; empty for the organization's own address, if it has one */
            emailNotificationTo?: string;
            /** @description Whether the sender's IP address is stored with the submission */
            collectIpAddress?: boolean;
            /** @description Host names such as example.com, *.example.com or localhost:3001 */
            allowedDomains?: string[];
            /** @description Ids of the tags that its tickets get */
            tagIds?: string[];
        };
        /** @description A contact form, for the staff */
        ContactForm: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Name for the staff; visitors see the title */
            name: string;
            /** @description The title for visitors */
            title: string;
            /** @description Shown under the title; null for none */
            description: string | null;
            /** @description In display order */
            fields: components["schemas"]["FormField"][];
            /** @description All settings */
            settings: components["schemas"]["FormSettings"];
            /** @description An inactive form is not shown and accepts no submissions */
            isActive: boolean;
            /** @description Submissions so far */
            submissionCount: number;
            /** @description Null before the first */
            lastSubmissionAt: components["schemas"]["Timestamp"] | null;
            /** @description When it was created */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A contact form to create */
        ContactFormInput: {
            /** @description Name for the staff; visitors see the title */
            name: string;
            /** @description The title for visitors */
            title: string;
            /** @description Shown under the title; null or empty for none */
            description?: string | null;
            /** @description In display order, with unique names */
            fields: components["schemas"]["FormField"][];
            /** @description Omitted settings get their defaults */
            settings?: components["schemas"]["FormSettingsInput"];
            /**
             * @description Only active forms are shown and accept submissions
             * @default true
             */
            isActive?: boolean;
        };
        /** @description Changes of a contact form */
        ContactFormPatch: {
            /** @description Name for the staff; visitors see the title */
            name?: string;
            /** @description The title for visitors */
            title?: string;
            /** @description Shown under the title; null or empty for none */
            description?: string | null;
            /** @description Replaces all fields; names must be unique */
            fields?: components["schemas"]["FormField"][];
            /** @description Omitted settings stay unchanged */
            settings?: components["schemas"]["FormSettingsInput"];
            /** @description Only active forms are shown and accept submissions */
            isActive?: boolean;
        };
        /** @description Figures of all contact forms */
        ContactFormStats: {
            /** @description Active or not */
            totalForms: number;
            /** @description Forms that accept submissions */
            activeForms: number;
            /** @description Of all existing forms */
            totalSubmissions: number;
            /** @description Of any form; null before the first */
            lastSubmissionAt: components["schemas"]["Timestamp"] | null;
            /** @description Since the start of the month in the organization's time zone */
            submissionsThisMonth: number;
        };
        /** @description Figures of a contact form */
        ContactFormAnalytics: {
            /** @description Every day of the period, oldest first, in the organization's time zone */
            days: {
                /**
                 * Format: date
                 * @description YYYY-MM-DD
                 */
                date: string;
                /** @description Page loads in which the form came into view */
                seen: number;
                /** @description Page loads in which a visitor began to answer */
                started: number;
                /** @description Submissions */
                submitted: number;
            }[];
            /** @description Totals; a form submitted without JavaScript or by the API counts as submitted, but not as seen */
            funnel: {
                /** @description In the whole period */
                seen: number;
                /** @description In the whole period */
                started: number;
                /** @description In the whole period */
                submitted: number;
            };
        };
        /** @description A submission */
        FormSubmission: {
            /** @description Opaque; never changes */
            id: string;
            /** @description When it was sent */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Field name to answer */
            data: {
                [key: string]: unknown;
            };
            /** @description Id of the ticket it opened; null when that no longer exists */
            ticketId: string | null;
            /** @description Number of the ticket it opened; null when that no longer exists */
            ticketNumber: string | null;
            /**
             * @description The contact page, another site, or the API
             * @enum {string}
             */
            source: "form" | "widget" | "api";
            /** @description Only if the form collects it */
            ipAddress: string | null;
        };
        /** @description A submission with its questions */
        FormSubmissionDetail: components["schemas"]["FormSubmission"] & {
            /** @description In the order of the form; removed questions come last */
            answers: {
                /** @description Display name */
                name: string;
                /** @description The question in the current form */
                label: string;
                /** @description Type of the field; null for a removed question */
                type: components["schemas"]["FieldType"] | null;
                /** @description Null when empty */
                text: string | null;
            }[];
            /** @description The ticket it opened; null when that no longer exists */
            ticket: components["schemas"]["Ticket"] | null;
        };
        /** @description A contact form, for visitors */
        PublicContactForm: {
            /** @description Opaque; never changes */
            id: string;
            /** @description One line of text */
            title: string;
            /** @description Shown under the title; null for none */
            description: string | null;
            /** @description In display order */
            fields: components["schemas"]["FormField"][];
            /** @description The settings that a page needs */
            settings: {
                /** @description Empty for the default of the page */
                submitButtonText?: string;
                /** @description Shown after sending */
                successMessage?: string;
                /** @description URL to open after sending; empty for none */
                redirectUrl?: string;
                /** @description Sites that may embed the form and receive its answers by postMessage; absent: every site may embed it, none receives answers */
                allowedDomains?: string[];
            };
            /** @description Always true */
            isActive: boolean;
        };
        /** @description A contact form with its organization */
        WidgetForm: components["schemas"]["PublicContactForm"] & {
            /** @description The organization of the form */
            organization: components["schemas"]["PublicOrganization"];
        };
        /** @description A submission from the contact page */
        SubmitInput: {
            /** @description Id of the contact form */
            formId: string;
            /** @description The answers */
            data: components["schemas"]["FormAnswers"];
            /** @description Hidden honeypot field; filled in only by robots */
            trap?: string;
            /** @description Milliseconds since the form was shown; less than 1500 means a robot */
            elapsedMs?: number;
            /** @description The language of the page, as its lang says; ignored when it is none */
            language?: string;
        };
        /** @description A submission from another site */
        WidgetSubmitInput: {
            /** @description Id of the contact form */
            formId: string;
            /** @description Subdomain of the organization the form belongs to */
            org: string;
            /** @description The answers */
            data: components["schemas"]["FormAnswers"];
            /** @description Sent by old elements; ignored */
            source?: string;
            /** @description Hidden honeypot field; filled in only by robots */
            trap?: string;
            /** @description Milliseconds since the form was shown; less than 1500 means a robot */
            elapsedMs?: number;
            /** @description The language of the page, as its lang says; ignored when it is none */
            language?: string;
        };
        /** @description A form event to count */
        FormEventInput: {
            /** @description Id of the contact form */
            formId: string;
            /** @description Subdomain of the organization the form belongs to */
            org: string;
            /**
             * @description seen: the form came into view; started: the visitor began to answer. Each once per page load
             * @enum {string}
             */
            event: "seen" | "started";
        };
        /** @description Field name to answer: text, a number, or true for a ticked box */
        FormAnswers: {
            [key: string]: unknown;
        };
        /** @description The result of a submission */
        SubmitResult: {
            /** @description Of the submission */
            id: string;
            /** @description The message that the form shows after sending */
            message: string;
            /** @description Number of the ticket it opened; null for none */
            ticketNumber: string | null;
        };
        /**
         * @description Of answers that match about equally well, the one with the higher priority is given
         * @enum {string}
         */
        ChatbotPriority: "low" | "medium" | "high";
        /** @description A query of the chatbot */
        ChatbotQuery: {
            /** @description Opaque; never changes */
            id: string;
            /** @description A question in the words of a visitor */
            query: string;
            /** @description The answer of the bot */
            response: string;
            /** @description Other wordings and words that match it */
            keywords: string[];
            /** @description Free text; null for none */
            category: string | null;
            priority: components["schemas"]["ChatbotPriority"];
            /** @description Inactive queries are not used */
            isActive: boolean;
            /** @description How often it answered a visitor */
            useCount: number;
            /** @description When it was created */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A query to add to the chatbot */
        ChatbotQueryInput: {
            /** @description A question in the words of a visitor; leading and trailing spaces are removed */
            query: string;
            /** @description Plain text; leading and trailing spaces are removed */
            response: string;
            /** @description Other wordings and words; blank ones and duplicates are removed */
            keywords?: string[];
            /** @description Free text; null for none */
            category?: string | null;
            priority?: components["schemas"]["ChatbotPriority"];
            /**
             * @description Whether it is in use
             * @default true
             */
            isActive?: boolean;
            /** @description The unanswered question that this answers */
            questionId?: string;
        };
        /** @description Changes of a query */
        ChatbotQueryPatch: {
            /** @description Leading and trailing spaces are removed */
            query?: string;
            /** @description Plain text; leading and trailing spaces are removed */
            response?: string;
            /** @description Other wordings and words; blank ones and duplicates are removed */
            keywords?: string[];
            /** @description Free text; null for none */
            category?: string | null;
            priority?: components["schemas"]["ChatbotPriority"];
            /** @description Whether it is in use */
            isActive?: boolean;
        };
        /** @description Queries to import */
        ChatbotImportInput: {
            /** @description Each like a ChatbotQueryInput; unknown fields are ignored */
            queries: {
                [key: string]: unknown;
            }[];
        };
        /** @description The result of the import */
        ImportResult: {
            /** @description Number of rows added or updated */
            imported: number;
            /** @description Number of invalid rows */
            failed: number;
            /** @description The errors, in the order of the rows */
            errors: {
                /** @description The first row is 1 */
                row: number;
                /** @description A message for people */
                message: string;
            }[];
        };
        /** @description A query in the format of chatbot.import */
        ChatbotExportRow: {
            /** @description A question in the words of a visitor */
            query: string;
            /** @description The answer of the bot */
            response: string;
            /** @description Other wordings and words that match it */
            keywords: string[];
            /** @description Free text; null for none */
            category: string | null;
            priority: components["schemas"]["ChatbotPriority"];
            /** @description Whether it is in use */
            isActive: boolean;
        };
        /** @description Figures of the chatbot */
        ChatbotStats: {
            /** @description Active or not */
            totalQueries: number;
            /** @description Active queries */
            activeQueries: number;
            /** @description Uses of all existing queries */
            totalUse: number;
            /** @description Active queries among all, in percent; 0 when nothing was used */
            successRate: number;
            /** @description Questions of visitors in 30 days */
            asked: number;
            /** @description Of these, answered by a query */
            answered: number;
            /** @description Of these, answered by an article */
            answeredByArticle: number;
            /** @description Unanswered questions in the list */
            unanswered: number;
            /** @description Categories in use, most used first */
            categories: {
                /** @description Name of the category */
                category: string;
                /** @description Queries of this category */
                count: number;
            }[];
        };
        /** @description A question of a visitor */
        ChatbotAskInput: {
            /** @description The question */
            query: string;
        };
        /** @description A question to test */
        ChatbotTestInput: {
            /** @description The question */
            query: string;
            /** @description Absent, `demo`, or the organization of the request; anything else gets 404 */
            organizationId?: string;
        };
        /** @description The answer of the chatbot */
        ChatbotAnswer: {
            /** @description Without an answer: I'm sorry, I don't have an answer for that. Please contact our support team for assistance. */
            response: string;
            /** @description Whether there is an answer */
            matched: boolean;
            /** @description The query that answered; null for an article, or for no answer */
            queryId: string | null;
            /** @description Published articles with the answer */
            articles: {
                /** @description Its name in URLs, unique among its kind in the organization */
                slug: string;
                /** @description One line of text */
                title: string;
            }[];
        };
        /** @description The answer of the chatbot, with an explanation */
        ChatbotTestResult: components["schemas"]["ChatbotAnswer"] & {
            /**
             * @description The source of the answer
             * @enum {string}
             */
            by: "query" | "article" | "nothing";
            /** @description Score of the best candidate, 0 to 1 */
            score: number;
            /** @description The minimum score of an answer */
            threshold: number;
            /** @description The words of the question, with corrected spelling */
            reading: {
                /** @description As it was typed */
                word: string;
                /** @description The corrected word; null when unchanged */
                corrected: string | null;
            }[];
            /** @description The closest queries, the chosen one first, then by score; at most 5 */
            candidates: components["schemas"]["ChatbotCandidate"][];
        };
        /** @description A candidate for the answer */
        ChatbotCandidate: {
            /** @description Id of the query */
            queryId: string;
            /** @description The query */
            query: string;
            /** @description Its response */
            response: string;
            priority: components["schemas"]["ChatbotPriority"];
            /** @description 0 to 1; higher is better */
            score: number;
            /** @description The stored wording closest to the question */
            nearest: string;
            /**
             * @description Whether that wording is the query itself or one of its keywords
             * @enum {string}
             */
            nearestKind: "query" | "keyword";
            /** @description Words that question and candidate share, by weight, highest first */
            words: {
                /** @description The normalized word */
                word: string;
                /** @description Its share of the score */
                weight: number;
            }[];
            /**
             * @description exact: the question is this wording · best: highest score · priority: within a tenth of the best score, with higher priority · runner_up: another one was chosen · below: below the threshold
             * @enum {string}
             */
            reason: "exact" | "best" | "priority" | "runner_up" | "below";
        };
        /** @description A question that the chatbot could not answer */
        UnansweredQuestion: {
            /** @description Opaque; never changes */
            id: string;
            /** @description As it was first asked; email addresses and long numbers are masked */
            text: string;
            /** @description How often it was asked */
            count: number;
            /** @description When it was first asked by any visitor */
            firstAskedAt: components["schemas"]["Timestamp"];
            /** @description When it was last asked by any visitor */
            lastAskedAt: components["schemas"]["Timestamp"];
        };
        /** @description The query to extend */
        ChatbotTeachInput: {
            /** @description The query that will answer it */
            queryId: string;
        };
        /**
         * @description Name of a color; screens choose a shade that can be read
         * @enum {string}
         */
        TagColor: "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "indigo" | "purple" | "pink";
        /** @description Names of tags; case, accents and spaces do not matter */
        TagNames: string[];
        /** @description A tag, on a ticket */
        TagRef: {
            /** @description Opaque; never changes */
            id: string;
            /** @description One line without commas */
            name: string;
            color: components["schemas"]["TagColor"];
        };
        /** @description A tag */
        Tag: {
            /** @description Opaque; never changes */
            id: string;
            /** @description One line without commas */
            name: string;
            color: components["schemas"]["TagColor"];
            /** @description Tickets that have it */
            ticketCount: number;
            /** @description Those of them that are open or in progress */
            activeCount: number;
            /** @description When it was added */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A tag to add */
        TagInput: {
            /** @description One line without commas; unique apart from case, accents and spaces */
            name: string;
            /** @description Chosen by the name when absent */
            color?: components["schemas"]["TagColor"];
        };
        /** @description Changes of a tag */
        TagPatch: {
            /** @description One line without commas; unique apart from case, accents and spaces */
            name?: string;
            /** @description The new color */
            color?: components["schemas"]["TagColor"];
        };
        /** @description The tags to merge into another */
        TagMergeInput: {
            /** @description Ids of the tags, which are deleted by it */
            tagIds: string[];
        };
        /**
         * @description personal: only its owner sees it · team: all staff see it, members with manage_settings change it
         * @enum {string}
         */
        SavedViewVisibility: "personal" | "team";
        /**
         * @description How the console draws the list: as a table, or beside the open ticket where there is room
         * @enum {string}
         */
        ViewLayout: "table" | "beside";
        /** @description A query for tickets with a name */
        SavedView: {
            /** @description Opaque; never changes */
            id: string;
            /** @description One line of text */
            name: string;
            /** @description The filters, words and order as in query of tickets.list */
            query: string;
            /** @description How the console draws it; null for as each member draws lists */
            layout: components["schemas"]["ViewLayout"] | null;
            visibility: components["schemas"]["SavedViewVisibility"];
            /** @description Its place among those of the team, or among the caller's own; the first has 0 */
            position: number;
            /** @description When it was created */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The saved views that a member sees */
        SavedViews: {
            /** @description Those of the team, then the caller's own */
            views: components["schemas"]["SavedView"][];
            /** @description What the tickets of the caller open with: the id of one of these views, mine, unassigned, needsReply, waiting, snoozed or mentions; null for all tickets */
            defaultView: string | null;
        };
        /** @description A view to save */
        SavedViewInput: {
            /** @description One line; leading and trailing spaces are removed */
            name: string;
            /** @description The filters, words and order as in query of tickets.list, such as assignee:me is:unread sort:oldest; assignee:me is whoever reads the view. Empty for all tickets */
            query: string;
            /** @description How the console draws it; null for as each member draws lists */
            layout?: components["schemas"]["ViewLayout"] | null;
            /** @description personal when absent */
            visibility?: components["schemas"]["SavedViewVisibility"];
        };
        /** @description Changes of a saved view */
        SavedViewPatch: {
            /** @description One line; leading and trailing spaces are removed */
            name?: string;
            /** @description The filters, words and order as in query of tickets.list, such as assignee:me is:unread sort:oldest; assignee:me is whoever reads the view. Empty for all tickets */
            query?: string;
            /** @description How the console draws it; null for as each member draws lists */
            layout?: components["schemas"]["ViewLayout"] | null;
            /** @description Becomes the caller's own, or that of the team */
            visibility?: components["schemas"]["SavedViewVisibility"];
            /** @description Its new place among those of the same owner; the others make room. One beyond the last is the last */
            position?: number;
        };
        /** @description How many tickets there are in a saved view */
        ViewCount: {
            /** @description Id of the view */
            id: string;
            /** @description Exact up to 10000, and 10000 for more; null where the query is not understood any more, such as with the address of somebody who has left */
            count: number | null;
        };
        /** @description What the tickets open with */
        DefaultViewInput: {
            /** @description The id of a saved view, mine, unassigned, needsReply, waiting, snoozed or mentions; null for all tickets */
            view: string | null;
        };
        /**
         * @description personal: only its owner sees it · team: all staff see it, members with manage_help_center change it
         * @enum {string}
         */
        MacroVisibility: "personal" | "team";
        /** @description How long a macro snoozes tickets */
        MacroSnooze: {
            /** @description So many hours from when it is applied; null: until the customer answers */
            hours: number | null;
        };
        /** @description A reply, a note and changes of a ticket under one name */
        Macro: {
            /** @description Opaque; never changes */
            id: string;
            /** @description One line of text */
            name: string;
            /** @description What is written to the customer, with variables that are not filled in; null for nothing */
            reply: string | null;
            /** @description How the reply is written */
            replyFormat: components["schemas"]["TextFormat"];
            /** @description The files of which each ticket gets copies with the reply */
            replyFiles: components["schemas"]["MessageFile"][];
            /** @description An internal note, with variables that are not filled in; null for none */
            note: string | null;
            /** @description How the note is written */
            noteFormat: components["schemas"]["TextFormat"];
            /** @description The files of which each ticket gets copies with the note */
            noteFiles: components["schemas"]["MessageFile"][];
            /** @description The status that tickets get; null leaves it */
            status: components["schemas"]["TicketStatus"] | null;
            /** @description The priority that tickets get; null leaves it */
            priority: components["schemas"]["TicketPriority"] | null;
            /** @description me for whoever applies it, none for nobody, or the user id of an agent; null leaves it */
            assignee: string | null;
            /** @description Tags to put on: what merged ones were merged into, and none that were deleted */
            addTags: components["schemas"]["TagRef"][];
            /** @description Tags to take off */
            removeTags: components["schemas"]["TagRef"][];
            /** @description How long tickets are snoozed; null leaves that */
            snooze: components["schemas"]["MacroSnooze"] | null;
            visibility: components["schemas"]["MacroVisibility"];
            /** @description Its place among those of the team, or among the caller's own; the first has 0 */
            position: number;
            /** @description To how many tickets it was applied */
            useCount: number;
            /**
             * Format: date-time
             * @description When it was last applied; null for never
             */
            lastUsedAt: string | null;
            /** @description When it was created */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A macro to add; at least one step is required */
        MacroInput: {
            /** @description One line; leading and trailing spaces are removed */
            name: string;
            /** @description What is written to the customer, with the variables and questions of canned replies; null or empty for nothing */
            reply?: string | null;
            /** @description text when absent */
            replyFormat?: components["schemas"]["TextFormat"];
            /** @description All files that go with it: those of the macro that stay, and files that the caller uploaded (files.upload) and that nothing names yet */
            replyFileIds?: string[];
            /** @description An internal note, with the same variables; null or empty for none */
            note?: string | null;
            /** @description text when absent */
            noteFormat?: components["schemas"]["TextFormat"];
            /** @description All files that go with it: those of the macro that stay, and files that the caller uploaded (files.upload) and that nothing names yet */
            noteFileIds?: string[];
            /** @description The status that tickets get; null leaves it */
            status?: components["schemas"]["TicketStatus"] | null;
            /** @description The priority that tickets get; null leaves it */
            priority?: components["schemas"]["TicketPriority"] | null;
            /** @description me for whoever applies it, none for nobody, or the user id of an agent; null leaves it */
            assignee?: string | null;
            /** @description Ids of tags to put on */
            addTagIds?: string[];
            /** @description Ids of tags to take off */
            removeTagIds?: string[];
            /** @description How long tickets are snoozed; null leaves that */
            snooze?: components["schemas"]["MacroSnooze"] | null;
            /** @description personal when absent */
            visibility?: components["schemas"]["MacroVisibility"];
        };
        /** @description Changes of a macro */
        MacroPatch: {
            /** @description One line; leading and trailing spaces are removed */
            name?: string;
            /** @description What is written to the customer, with the variables and questions of canned replies; null or empty for nothing */
            reply?: string | null;
            /** @description How it is written */
            replyFormat?: components["schemas"]["TextFormat"];
            /** @description All files that go with it: those of the macro that stay, and files that the caller uploaded (files.upload) and that nothing names yet */
            replyFileIds?: string[];
            /** @description An internal note, with the same variables; null or empty for none */
            note?: string | null;
            /** @description How it is written */
            noteFormat?: components["schemas"]["TextFormat"];
            /** @description All files that go with it: those of the macro that stay, and files that the caller uploaded (files.upload) and that nothing names yet */
            noteFileIds?: string[];
            /** @description The status that tickets get; null leaves it */
            status?: components["schemas"]["TicketStatus"] | null;
            /** @description The priority that tickets get; null leaves it */
            priority?: components["schemas"]["TicketPriority"] | null;
            /** @description me for whoever applies it, none for nobody, or the user id of an agent; null leaves it */
            assignee?: string | null;
            /** @description Ids of tags to put on */
            addTagIds?: string[];
            /** @description Ids of tags to take off */
            removeTagIds?: string[];
            /** @description How long tickets are snoozed; null leaves that */
            snooze?: components["schemas"]["MacroSnooze"] | null;
            /** @description Becomes the caller's own, or that of the team */
            visibility?: components["schemas"]["MacroVisibility"];
            /** @description Its new place among those of its owner; the others move */
            position?: number;
        };
        /** @description Tickets that a macro may be applied to */
        MacroPreviewInput: {
            /** @description Ids of the tickets, at most 50 */
            ids: string[];
        };
        /** @description What a macro would do to a ticket now */
        MacroPlan: {
            /** @description Id of the ticket */
            ticketId: string;
            /** @description Such as TK-2026-000042 */
            ticketNumber: string;
            /** @description Whether no step is refused */
            canApply: boolean;
            /** @description What answers are needed for: questions of reply and note, and variables without value and fallback */
            questions: string[];
            /** @description The steps of the macro */
            steps: components["schemas"]["MacroStep"][];
        };
        /** @description One step of a macro, for one ticket */
        MacroStep: {
            /**
             * @description What it changes or says
             * @enum {string}
             */
            kind: "status" | "priority" | "assignee" | "addTags" | "removeTags" | "snooze" | "note" | "reply";
            /**
             * @description unchanged: the ticket has it already; refused: for the reason in because, and with it the whole macro
             * @enum {string}
             */
            outcome: "done" | "unchanged" | "refused";
            /** @description What the ticket has now, for people; null for nothing */
            from: string | null;
            /** @description What it would have: a status, a priority, the name of the assignee, names of tags separated by commas, when it comes back, or a filled-in text with unanswered questions in square brackets; null for nobody, and for until the customer answers */
            to: string | null;
            /** @description How the text of a note or a reply is written; else null */
            format: components["schemas"]["TextFormat"] | null;
            /** @description Why it is refused, for people; else null */
            because: string | null;
        };
        /** @description Tickets to apply a macro to */
        MacroApplyInput: {
            /** @description Ids of the tickets, at most 50 */
            ids: string[];
            /** @description Answers to the questions of its texts, for all of the tickets */
            answers?: components["schemas"]["MacroAnswer"][];
            /** @description Reply and note are sent after so many seconds; at once when absent */
            holdSeconds?: number;
            /** @description As of tickets.reply: a ticket with a newer message is not answered */
            seenMessageId?: string | null;
        };
        /** @description The answer to a question of a macro */
        MacroAnswer: {
            /** @description The question as in questions of macros.preview */
            question: string;
            /** @description What stands in its place */
            answer: string;
        };
        /** @description What became of applying a macro */
        MacroResult: {
            /** @description The tickets that it was applied to */
            applied: components["schemas"]["MacroRun"][];
            /** @description Ids of the tickets that had everything already */
            unchanged: string[];
            /** @description The tickets that it was not applied to, and why */
            failed: {
                /** @description Id of the ticket */
                id: string;
                /** @description The reason, for people */
                message: string;
            }[];
        };
        /** @description A macro that was applied to a ticket */
        MacroRun: {
            /** @description For macros.undo */
            runId: string;
            /** @description Id of the ticket */
            ticketId: string;
        };
        /** @description What to undo */
        MacroUndoInput: {
            /** @description From the answer of macros.apply, at most 50 */
            runIds: string[];
        };
        /** @description What became of undoing */
        MacroUndone: {
            /** @description What was undone */
            undone: {
                /** @description As asked for */
                runId: string;
                /** @description Id of the ticket */
                ticketId: string;
                /** @description What stayed as it is, and why, for people */
                kept: string[];
            }[];
            /** @description What was not undone, and why */
            failed: {
                /** @description The run */
                id: string;
                /** @description The reason, for people */
                message: string;
            }[];
        };
        /**
         * @description text: it stands as it is · markdown: CommonMark with tables and ~~strike~~, in which a line ends where it ended, and HTML is text
         * @enum {string}
         */
        TextFormat: "text" | "markdown";
        /**
         * @description personal: only its owner sees it · team: all staff see it, members with manage_help_center change it
         * @enum {string}
         */
        CannedReplyVisibility: "personal" | "team";
        /** @description A text for replies and chats */
        CannedReply: {
            /** @description Opaque; never changes */
            id: string;
            /** @description One line of text */
            title: string;
            /** @description What one types after a slash, in lower case; null for none */
            shortcut: string | null;
            /** @description With variables, which are not filled in */
            text: string;
            /** @description How its text is written */
            format: components["schemas"]["TextFormat"];
            /** @description Free text; null for none */
            folder: string | null;
            visibility: components["schemas"]["CannedReplyVisibility"];
            /** @description The files that go with it; cannedReplies.copyFiles makes some for a message of them */
            files: components["schemas"]["MessageFile"][];
            /** @description How often it was used */
            useCount: number;
            /**
             * Format: date-time
             * @description When it was last used; null for never
             */
            lastUsedAt: string | null;
            /** @description When it was created */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A canned reply to add */
        CannedReplyInput: {
            /** @description One line; leading and trailing spaces are removed */
            title: string;
            /** @description What one types after a slash; stored in lower case, null for none */
            shortcut?: string | null;
            /** @description At most 10000 characters; variables such as {customer.firstName|there}, with what stands in when there is no value, and questions such as {?order number} */
            text: string;
            /** @description text when absent */
            format?: components["schemas"]["TextFormat"];
            /** @description Free text; null for none */
            folder?: string | null;
            /** @description personal when absent */
            visibility?: components["schemas"]["CannedReplyVisibility"];
            /** @description Ids of files that the caller uploaded (files.upload) and that nothing names yet; by default at most 50 MB in all */
            fileIds?: string[];
        };
        /** @description Changes of a canned reply */
        CannedReplyPatch: {
            /** @description One line; leading and trailing spaces are removed */
            title?: string;
            /** @description What one types after a slash; stored in lower case, null for none */
            shortcut?: string | null;
            /** @description At most 10000 characters; variables such as {customer.firstName|there}, with what stands in when there is no value, and questions such as {?order number} */
            text?: string;
            /** @description How its text is written */
            format?: components["schemas"]["TextFormat"];
            /** @description Free text; null for none */
            folder?: string | null;
            /** @description Becomes the caller's own, or that of the team */
            visibility?: components["schemas"]["CannedReplyVisibility"];
            /** @description All files that it has from then on: those of its own that stay, and uploads as for cannedReplies.create. The others are removed */
            fileIds?: string[];
        };
        /** @description A folder of canned replies */
        CannedReplyFolder: {
            /** @description Name of the folder */
            name: string;
            /** @description Canned replies in it that the caller sees */
            count: number;
        };
        /** @description Canned replies to import */
        CannedReplyImportInput: {
            /** @description Of all rows; personal when absent */
            visibility?: components["schemas"]["CannedReplyVisibility"];
            /** @description Each like a CannedReplyInput; visibility, files and unknown fields are ignored */
            replies: {
                [key: string]: unknown;
            }[];
        };
        /** @description A canned reply in the format of cannedReplies.import, without its files */
        CannedReplyExportRow: {
            /** @description One line of text */
            title: string;
            /** @description What one types after a slash; null for none */
            shortcut: string | null;
            /** @description With variables */
            text: string;
            /** @description How its text is written */
            format: components["schemas"]["TextFormat"];
            /** @description Free text; null for none */
            folder: string | null;
        };
        /** @description Email and number of a ticket */
        TicketLookupInput: {
            /**
             * Format: email
             * @description The requester's address; ignores case
             */
            email: string;
            /** @description Such as TK-2026-000042; ignores case */
            ticketNumber: string;
        };
        /** @description A customer's reply; name and address are sent by old clients and ignored */
        TicketReplyInput: {
            /** @description Plain text; leading and trailing spaces are removed. Exactly one of message, html and markdown */
            message?: string;
            /** @description The same as HTML: what html of a TicketMessage can have stays, all else is removed. A picture is a file of the message, as `<img src="file:its id">` */
            html?: string;
            /** @description The same as Markdown (CommonMark with tables and ~~strike~~), in which a line ends where it ended, and HTML is text */
            markdown?: string;
            /** @description Ids of files that were uploaded with this access (publicTickets.upload) and that no message names yet; by default at most 50 MB in all. Files without words have their names as the message, with a comma and a space between them */
            fileIds?: string[];
            /** @description Ignored; the author is the ticket's customer */
            customerName?: string;
            /** @description Ignored; the author is the ticket's customer */
            customerEmail?: string;
        };
        /** @description A message, for the customer */
        PublicTicketMessage: {
            /** @description The files that are attached to it */
            files: components["schemas"]["MessageFile"][];
            /** @description Opaque; never changes */
            id: string;
            /** @description Plain text */
            message: string;
            /** @description What it says as HTML, sanitized: p, div, br, hr, h3, h4, ul, ol, li, blockquote, pre, code, strong, em, s, sub, sup, tables, links to http, https, mailto and tel, and pictures of its own files; null where it says no more than the text */
            html?: string | null;
            /** @description Whether the organization's staff wrote it */
            isInternal: boolean;
            /** @description Name of the customer who wrote it; null for a reply by the staff */
            customerName: string | null;
            /** @description Address of the customer who wrote it; null for a reply by the staff */
            customerEmail: string | null;
            /** @description The staff member who replied; null for the customer */
            user: {
                /** @description Null when not given */
                firstName: string | null;
                /** @description Null when not given */
                lastName: string | null;
            } | null;
            /** @description When it was sent */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A customer's reply, as stored */
        PublicTicketReply: components["schemas"]["PublicTicketMessage"] & {
            /** @description The follow-up that the reply opened when this ticket was closed */
            followUp: {
                /** @description Number of the new ticket */
                ticketNumber: string;
            } | null;
        };
        /** @description A ticket, for its requester, without internal notes */
        PublicTicket: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The number for people, such as TK-2026-000042 */
            ticketNumber: string;
            /** @description One line */
            subject: string;
            /** @description The customer's first message */
            description: string;
            /** @description The first message as HTML, like html of a message; null where it is only text */
            descriptionHtml?: string | null;
            /** @description The files that came with the first message */
            files: components["schemas"]["MessageFile"][];
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["TicketPriority"];
            /** @description Null when not given */
            customerName: string | null;
            /** @description The requester's address */
            customerEmail: string;
            /** @description The assigned agent, by name; null when nobody is assigned */
            assignedAgent: {
                /** @description Display name */
                name: string;
                /** @description Null when not given */
                firstName: string | null;
                /** @description Null when not given */
                lastName: string | null;
            } | null;
            /** @description When it was opened */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last changed */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Oldest first, without internal notes */
            messages: components["schemas"]["PublicTicketMessage"][];
        };
        /** @description The ticket with an accessToken, or linkMailed */
        TicketLookupResult: components["schemas"]["PublicTicketAccess"] | components["schemas"]["TicketLinkMailed"];
        /** @description Returned instead of the ticket; the same for a wrong pair */
        TicketLinkMailed: {
            /**
             * @description A link is mailed to the requester, if the pair is right
             * @constant
             */
            linkMailed: true;
            /** @description A message for people */
            message: string;
        };
        /** @description A ticket with the access token for later calls */
        PublicTicketAccess: components["schemas"]["PublicTicket"] & {
            /** @description Sent as X-Ticket-Access */
            accessToken: string;
            /** @description When the access token expires; every use extends it to 24 hours from then, up to 30 days in total */
            accessExpiresAt: components["schemas"]["Timestamp"];
        };
        /** @description What a chat panel shows at first */
        ChatWelcome: {
            /** @description The organization */
            organization: components["schemas"]["PublicOrganization"];
            /** @description First message of the bot, and of the chat */
            greeting: string;
            /** @description Whether an agent is present, within business hours; otherwise a message can be left */
            isAnybodyOnline: boolean;
            /** @description URL of the socket */
            socketUrl: string;
            /** @description How the team has set launcher and panel */
            panel: components["schemas"]["VisitorChatPanel"];
            /** @description Null where the team has switched it off */
            opening: components["schemas"]["ChatOpening"] | null;
        };
        /** @description Launcher and panel, for their visitor. What the tag on the page says goes before it */
        VisitorChatPanel: {
            /** @description What visitors open the panel with */
            launcher: components["schemas"]["ChatLauncher"];
            position: components["schemas"]["ChatPosition"];
            /** @description Distance from the left or right edge of the page in CSS pixels */
            insetX: number;
            /** @description Distance from the upper or lower edge of the page in CSS pixels */
            insetY: number;
            /** @description Whether a line says who has joined the chat */
            showsJoining: boolean;
            /** @description Whether a message that is not seen makes a sound */
            hasSound: boolean;
            /** @description Whether the title of the page counts the messages that are not read */
            countsInTitle: boolean;
            /** @description What visitors are told or agree to before they chat */
            consent: components["schemas"]["ChatConsent"];
        };
        /** @description What the panel shows before the first word */
        ChatOpening: {
            /** @description At most 4 of the agents who are present and online; empty where the team does not show them */
            faces: components["schemas"]["ChatFace"][];
            /** @description Median of the first answers to the last 100 chats with people, of the last 30 days; null with fewer than 5, when nobody is present, and where the team does not show it */
            answersInSeconds: number | null;
            /** @description At most 4 */
            quickReplies: components["schemas"]["ChatQuickReply"][];
            /** @description The articles read most; empty where there are none, and where the team does not show them */
            articles: components["schemas"]["ChatArticle"][];
        };
        /** @description An agent, for visitors */
        ChatFace: {
            /** @description Their first name, never their address */
            firstName: string;
            /** @description Their picture, on the helpdesk; null for none */
            imageUrl: string | null;
        };
        /** @description An article of the help center by its title */
        ChatArticle: {
            /** @description Its name in URLs, unique among its kind in the organization */
            slug: string;
            /** @description One line of text */
            title: string;
        };
        /** @description A chat to start */
        ChatStartInput: {
            /** @description The visitor's first message; absent for none */
            message?: string;
            /** @description clientId of the message */
            clientId?: string;
            /** @description Name shown to agents */
            customerName?: string;
            /**
             * Format: email
             * @description Address for replies by mail; empty for none
             */
            customerEmail?: string;
            /**
             * @description Like publicChat.requestPerson, if an agent is present and name and email are given
             * @default false
             */
            wantsPerson?: boolean;
            /** @description URL of the host page */
            pageUrl?: string;
            /** @description Referrer of the host page */
            referrer?: string;
            /** @description The language of the page, as its lang says; ignored when it is none */
            language?: string;
            /** @description visitorId of an earlier chat in this browser */
            visitorId?: string;
            /**
             * @description Whether the visitor has checked the box of the team's consent; without it a chat is refused where there is one
             * @default false
             */
            hasConsented?: boolean;
            /** @description A JWT signed by the server of the host page with HS256, the secret of chat.newIdentitySecret and the claims name, email and exp, at most a day ahead */
            identity?: string;
        };
        /** @description A chat with the token for later calls */
        ChatStarted: {
            /** @description The chat */
            session: components["schemas"]["VisitorChat"];
            /** @description For the browser to store for its next chat */
            visitorId: string;
            /** @description Sent as X-Chat-Access, and as the subprotocol token.{token} of the socket */
            token: string;
            /** @description URL of the socket */
            socketUrl: string;
        };
        /** @description A chat, for its visitor */
        VisitorChat: {
            /** @description Opaque; never changes */
            id: string;
            status: components["schemas"]["ChatStatus"];
            /** @description Active, and the bot leads it */
            withBot: boolean;
            /** @description Null when not given */
            customerName: string | null;
            /** @description Null when not given */
            customerEmail: string | null;
            /** @description Whether the server of the host page signed name and email */
            isVerified: boolean;
            /** @description When it started */
            startedAt: components["schemas"]["Timestamp"];
            /** @description Null while it is open */
            closedAt: components["schemas"]["Timestamp"] | null;
            /** @description Name of the agent; null while the bot leads it or it waits */
            agentName: string | null;
            /** @description The agent, where the team shows who joins; null while the bot leads it or it waits */
            joined: components["schemas"]["ChatFace"] | null;
            /** @description 1 is next; null unless waiting */
            queuePosition: number | null;
            /** @description Whether an agent is present, within business hours */
            isAnybodyOnline: boolean;
            /** @description 1 to 5; null when not rated */
            rating: number | null;
            /** @description Number of the ticket of the message that was left; null while an agent leads the chat */
            ticketNumber: string | null;
            /** @description seq of the newest message; 0 for none */
            lastSeq: number;
            /** @description The receipts of both sides */
            marks: components["schemas"]["ChatMarks"];
            /** @description Oldest first; empty in frames of the socket */
            messages: components["schemas"]["ChatMessage"][];
        };
        /** @description A request for a person */
        ChatPersonInput: {
            /** @description Name shown to agents */
            customerName: string;
            /**
             * Format: email
             * @description Address for replies by mail
             */
            customerEmail: string;
        };
        /** @description A message to leave */
        ChatLeaveMessageInput: {
            /** @description The name that replies address */
            customerName?: string;
            /**
             * Format: email
             * @description Address for the reply by mail
             */
            customerEmail: string;
            /** @description Plain text; leading and trailing spaces are removed */
            message: string;
            /** @description Ids of files that the caller uploaded (publicChat.upload) and that no message names yet, for the ticket; by default at most 50 MB in all. Files without words have their names as the message, with a comma and a space between them */
            fileIds?: string[];
        };
        /** @description The result of leaving a message */
        ChatMessageLeft: {
            /** @description Number of the ticket that was opened */
            ticketNumber: string;
            /** @description The closed chat */
            session: components["schemas"]["VisitorChat"];
        };
        /** @description A rating of a chat */
        ChatRatingInput: {
            /** @description 1 to 5, 5 is best */
            rating: number;
            /** @description Replaces an earlier comment */
            comment?: string;
        };
        /** @description Health of the server */
        Health: {
            /**
             * @description degraded: the server works, but something it depends on does not
             * @enum {string}
             */
            status: "ok" | "degraded";
            /** @description Version of the server */
            version: string;
            /**
             * @description late: files have waited for the virus scanner for more than a minute; off: the operator has set none
             * @enum {string}
             */
            scanner: "off" | "ok" | "late";
            /** @description Time of the server */
            time: components["schemas"]["Timestamp"];
        };
        /** @description An event; name determines payload */
        SocketEvent: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "event";
            /** @description Grows by one with every event of the organization */
            seq: number;
            /** @description Name of the event, such as ticket.created */
            name: string;
            /** @description Depends on name */
            payload: {
                [key: string]: unknown;
            };
            /** @description When it happened */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The connection is open */
        SocketHello: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "hello";
            /** @description seq of the newest event */
            seq: number;
        };
        /** @description An error */
        SocketError: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "error";
            /** @description A code for programs */
            code: string;
            /** @description A message for people */
            message: string;
            /** @description clientId of the refused message */
            clientId?: string;
        };
        /** @description From the client: requests everything after this seq again */
        SocketResume: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "resume";
            /** @description The last seq received */
            after: number;
        };
        /** @description From the client: the ticket that the user is viewing; null for none */
        SocketLook: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "presence";
            /** @description The ticket on screen; null for none */
            ticketId: string | null;
        };
        /** @description From the client: the user is typing a reply; repeated every few seconds */
        SocketTyping: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "typing";
            /** @description The ticket */
            ticketId: string;
        };
        /** @description Who is viewing the same ticket, including the user; sent on every change */
        SocketPresence: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "presence";
            /** @description The ticket */
            ticketId: string;
            /** @description Everybody who is viewing it */
            members: {
                /** @description User id of the member */
                userId: string;
                /** @description Name shown to colleagues */
                name: string;
                /** @description Whether they are typing a reply */
                typing: boolean;
            }[];
        };
        /** @description From the client. sessionId must be that of the socket; userId, senderName and senderType are sent by old clients and ignored */
        SocketChatSend: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "chat_message";
            /** @description Plain text, or Markdown where format says so; leading and trailing spaces are removed */
            message: string;
            /** @description text when absent; what visitors write is always text */
            format?: components["schemas"]["TextFormat"];
            /** @description Chosen by the sender; messages with the same clientId are stored once */
            clientId?: string;
            /** @description As in chat.send and publicChat.send */
            fileIds?: string[];
            /** @description Id of the chat */
            sessionId?: string;
            /** @description Ignored */
            userId?: string | null;
            /** @description Ignored */
            senderName?: string | null;
            /** @description Ignored */
            senderType?: string;
        };
        /** @description From the client: its receipts */
        SocketChatMark: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "read";
            /** @description seq of the newest message read */
            read: number;
            /** @description seq of the newest message received */
            delivered?: number;
        };
        /** @description From the client: the user is typing; repeated every few seconds */
        SocketChatTyping: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "typing";
            /**
             * @description False: no longer
             * @default true
             */
            isTyping?: boolean;
        };
        /** @description From a visitor: the page they have opened */
        SocketChatPage: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "page";
            /** @description URL of the host page */
            pageUrl: string;
        };
        /** @description A new message */
        SocketChatMessage: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "chat_message";
            /** @description The message */
            data: components["schemas"]["ChatMessage"];
        };
        /** @description For the staff: the chat has changed; data.messages is empty */
        SocketChatSession: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "session_updated";
            /** @description The current chat */
            data: components["schemas"]["ChatSession"];
        };
        /** @description For the visitor: the chat has changed; data.messages is empty */
        SocketVisitorChat: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "session_updated";
            /** @description The current chat */
            data: components["schemas"]["VisitorChat"];
        };
        /** @description The other side is typing, or has stopped */
        SocketChatTyped: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "typing";
            /** @description Who is typing */
            senderType: components["schemas"]["ChatSenderType"];
            /** @description Name shown to the other side */
            senderName: string;
            /** @description False: no longer */
            isTyping: boolean;
        };
        /** @description The receipts have changed */
        SocketChatMarks: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "read";
            /** @description The current receipts */
            marks: components["schemas"]["ChatMarks"];
        };
        /** @description For the staff: whether the visitor has the chat open */
        SocketChatPresence: {
            /**
             * @description Type of the frame
             * @constant
             */
            type: "presence";
            /** @description On any of their pages */
            isVisitorHere: boolean;
        };
        /**
         * @description A permission of an API key. The first fifteen open /api/v1, too; all others but members:act_as open the operations of members to a key that acts for one, and members:act_as lets each call name for whom, in X-Act-As
         * @enum {string}
         */
        ApiPermission: "tickets:read" | "tickets:create" | "tickets:update" | "tickets:delete" | "contact_forms:read" | "contact_forms:create" | "contact_forms:update" | "contact_forms:delete" | "webhooks:read" | "webhooks:create" | "webhooks:update" | "webhooks:delete" | "analytics:read" | "organization:read" | "organization:update" | "search:read" | "canned_replies:read" | "canned_replies:create" | "canned_replies:update" | "canned_replies:delete" | "macros:read" | "macros:create" | "macros:update" | "macros:delete" | "views:read" | "views:create" | "views:update" | "views:delete" | "tags:read" | "tags:create" | "tags:update" | "tags:delete" | "chat:read" | "chat:update" | "chatbot:read" | "chatbot:create" | "chatbot:update" | "chatbot:delete" | "help:read" | "help:create" | "help:update" | "help:delete" | "team:read" | "team:create" | "team:update" | "team:delete" | "blocked_senders:read" | "blocked_senders:create" | "blocked_senders:delete" | "members:act_as";
        /** @description An API key, without the key itself */
        ApiKey: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Its purpose, for the staff */
            name: string;
            /** @description The author whom customers see over what it writes under /api/v1; null for the name of the organization */
            publicName: string | null;
            /** @description The member for whom it calls the operations of members; null for nobody: it opens /api/v1 alone */
            actsFor: components["schemas"]["KeyMember"] | null;
            /** @description Disabled keys are refused */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When it expires; null for never
             */
            expiresAt: string | null;
            /** @description Its permissions */
            permissions: components["schemas"]["ApiPermission"][];
            /**
             * Format: date-time
             * @description Accurate to a few seconds
             */
            lastUsedAt: string | null;
            /** @description Number of calls */
            usageCount: number;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /** @description The first characters of the key */
            prefix: string;
            /** @description The last four characters of the key */
            lastFour: string;
            /**
             * Format: date-time
             * @description Until when the key that this one replaced works, too; null unless it does
             */
            previousUntil: string | null;
        };
        /** @description The member for whom an API key acts */
        KeyMember: {
            /** @description Their user id */
            id: string;
            /** @description Their name */
            name: string;
            /** @description Whether they have left the organization; the key opens /api/v1 alone then */
            hasLeft: boolean;
        };
        /** @description A new key */
        ApiKeyCreated: components["schemas"]["ApiKey"] & {
            /** @description The full key; returned only once */
            key: string;
        };
        /** @description An API key to create */
        ApiKeyInput: {
            /** @description Its purpose; leading and trailing spaces are removed */
            name: string;
            /** @description The author whom customers see over what it writes under /api/v1; absent for the name of the organization */
            publicName?: string | null;
            /** @description User id of the member of the staff for whom it calls the operations of members: the caller, or somebody who holds no permission that the caller lacks. Absent for the caller, null for nobody */
            actsForId?: string | null;
            /**
             * @description Its permissions; defaults to none
             * @default []
             */
            permissions?: components["schemas"]["ApiPermission"][];
            /**
             * Format: date-time
             * @description In the future; absent for never
             */
            expiresAt?: string | null;
        };
        /** @description What changes of an API key */
        ApiKeyChanges: {
            /** @description Its purpose; leading and trailing spaces are removed */
            name?: string;
            /** @description The author whom customers see over what it writes under /api/v1; null for the name of the organization */
            publicName?: string | null;
            /** @description User id of the member of the staff for whom it calls the operations of members, as in apiKeys.create; null for nobody */
            actsForId?: string | null;
            /** @description All of its permissions */
            permissions?: components["schemas"]["ApiPermission"][];
            /**
             * Format: date-time
             * @description In the future; null for never
             */
            expiresAt?: string | null;
            /** @description Disabled keys are refused */
            isActive?: boolean;
        };
        /** @description How an API key is replaced */
        ApiKeyRotation: {
            /**
             * @description Hours for which the old key works, too; 0 ends it at once. Defaults to a day
             * @default 24
             */
            overlapHours?: number;
        };
        /**
         * @description An event that webhooks can subscribe to
         * @enum {string}
         */
        WebhookEventName: "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.resolved" | "ticket.snoozed" | "ticket.unsnoozed" | "ticket.marked_as_spam" | "ticket.deleted" | "ticket.restored" | "ticket.merged" | "ticket.unmerged" | "ticket.linked" | "ticket.unlinked" | "message.created" | "note.created" | "task.changed" | "time_entry.changed" | "contact_form.submitted" | "article.created" | "article.updated" | "article.published" | "article.unpublished" | "article.deleted" | "customer.changed" | "tag.changed" | "member.joined" | "member.role_changed" | "member.removed";
        /**
         * @description active: the last delivery succeeded; inactive: disabled; error: the last one failed; pending: nothing was sent yet
         * @enum {string}
         */
        WebhookStatus: "active" | "inactive" | "error" | "pending";
        /** @description A webhook */
        Webhook: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Its purpose */
            name: string;
            /**
             * Format: uri
             * @description URL that events are sent to
             */
            url: string;
            /** @description The events it subscribes to */
            events: components["schemas"]["WebhookEventName"][];
            /** @description Which tickets it is told of; empty for all */
            filter: string;
            /** @description Why the filter lets nothing through, such as a tag that was deleted; null for none */
            filterProblem: string | null;
            /** @description Its own headers, without their values */
            headers: components["schemas"]["WebhookHeader"][];
            /** @description Nothing is sent while it is false */
            isActive: boolean;
            /** @description error: the last delivery failed; pending: nothing was sent yet */
            status: components["schemas"]["WebhookStatus"];
            /** @description Failed attempts since the last success */
            retryCount: number;
            /**
             * Format: date-time
             * @description When the last attempt was made; null for never
             */
            lastTriggeredAt: string | null;
            /**
             * Format: date-time
             * @description When an attempt last succeeded; null for never
             */
            lastSuccessAt: string | null;
            /**
             * Format: date-time
             * @description When an attempt last failed; null for never
             */
            lastFailureAt: string | null;
            /**
             * Format: date-time
             * @description When the first attempt failed after which none has succeeded; null for none
             */
            failingSince: string | null;
            /** @description When and why the server switched it off; null when it did not, and once it is enabled again */
            switchedOff: components["schemas"]["WebhookSwitchedOff"] | null;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
        };
        /** @description When and why the server switched a webhook off */
        WebhookSwitchedOff: {
            /** @description When it did */
            at: components["schemas"]["Timestamp"];
            /**
             * @description failing: every attempt of five days failed; gone: the receiver answered 410
             * @enum {string}
             */
            because: "failing" | "gone";
        };
        /** @description A header that a webhook sends with each message */
        WebhookHeader: {
            /** @description Its name */
            name: string;
            /** @description The last four characters of its value; null for one of fewer than 16 characters */
            lastFour: string | null;
        };
        /** @description A header to send with each message */
        WebhookHeaderInput: {
            /** @description Its name, in any case; not one that the server or the connection sets, such as Host, Content-Length or webhook-signature */
            name: string;
            /** @description Its value, which is stored encrypted and never returned; when absent, the value that this webhook has under the name stays */
            value?: string;
        };
        /** @description A webhook with its secret */
        WebhookCreated: components["schemas"]["Webhook"] & {
            /** @description whsec_…, in the format of Standard Webhooks; returned only once */
            secret: string;
        };
        /** @description A webhook to create */
        WebhookInput: {
            /** @description Its purpose; leading and trailing spaces are removed */
            name: string;
            /**
             * Format: uri
             * @description A URL on the public internet, unless the operator of the server allows others
             */
            url: string;
            /** @description The events to subscribe to, each once */
            events: components["schemas"]["WebhookEventName"][];
            /** @description Which tickets it is told of, as in query of tickets.list, such as priority:urgent -tag:test; what depends on a reader, plain words and sort: are refused. Events without a ticket are sent regardless. Empty for all */
            filter?: string;
            /** @description Headers to send with each message, such as Authorization, each name once */
            headers?: components["schemas"]["WebhookHeaderInput"][];
            /**
             * @description false: nothing is sent
             * @default true
             */
            isActive?: boolean;
        };
        /** @description Changes of a webhook */
        WebhookPatch: {
            /** @description Its purpose; leading and trailing spaces are removed */
            name?: string;
            /**
             * Format: uri
             * @description As in WebhookInput
             */
            url?: string;
            /** @description Replaces all */
            events?: components["schemas"]["WebhookEventName"][];
            /** @description As in WebhookInput; empty removes it */
            filter?: string;
            /** @description Replaces all; an item without a value keeps the value of that name. Whoever gives another host in url must give the values again */
            headers?: components["schemas"]["WebhookHeaderInput"][];
            /** @description false: nothing is sent */
            isActive?: boolean;
        };
        /** @description The result of a test */
        WebhookTestResult: {
            /** @description Always true: a failed test answers 502 */
            delivered: boolean;
            /** @description HTTP status of the receiver */
            status: number | null;
            /** @description Milliseconds until the response */
            durationMs: number;
            /** @description Always null */
            error: string | null;
        };
        /** @description What was sent and answered */
        WebhookAttempts: {
            /** @description Oldest first */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description The body of the request, a WebhookEvent; null for a test, and once the event is gone */
            request: {
                [key: string]: unknown;
            } | null;
        };
        /** @description One attempt to deliver an event */
        WebhookAttempt: {
            /** @description HTTP status of the receiver; null without an answer */
            status: number | null;
            /** @description Milliseconds until the answer or the failure */
            durationMs: number;
            /** @description Why it failed; null for a success */
            error: string | null;
            /** @description The first 1000 characters of what the receiver answered; null without an answer */
            answer: string | null;
            /** @description When it ended */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Which deliveries */
        RedeliverFailedInput: {
            /**
             * Format: date-time
             * @description Of events that happened then or later
             */
            since: string;
        };
        /** @description The result */
        RedeliveredEvents: {
            /** @description How many are sent again */
            queued: number;
        };
        /** @description The delivery of one event to one webhook */
        WebhookDelivery: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The webhook-id header: the same for every attempt and redelivery */
            eventId: string;
            /** @description Name of the event; webhook.test for a test, whose message has the first of the webhook's events and isTest */
            type: components["schemas"]["WebhookEventName"] | "webhook.test";
            /**
             * @description waiting: for its first or next attempt; failed: no further attempts
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            /** @description Number of attempts */
            attempt: number;
            /** @description Last HTTP status of the receiver */
            status: number | null;
            /** @description Milliseconds of the last attempt; null before the first */
            durationMs: number | null;
            /** @description Error of the last attempt; null for none */
            error: string | null;
            /**
             * Format: date-time
             * @description When the event happened
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was delivered; null before
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due; null for none
             */
            nextRetryAt: string | null;
        };
        /** @description Pagination */
        Pagination: {
            /** @description Items per page */
            limit: number;
            /** @description Number of items skipped */
            offset: number;
            /** @description Total number of matching items */
            total: number;
        };
        /** @description A ticket for programs */
        V1Ticket: {
            /** @description Opaque; never changes */
            id: string;
            /** @description The number for people, such as TK-2026-000042 */
            ticketNumber: string;
            /** @description One line */
            subject: string;
            /** @description The customer's first message, as plain text */
            description: string;
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["TicketPriority"];
            /** @description Null when not known */
            customerEmail: string | null;
            /** @description Null when not known */
            customerName: string | null;
            /** @description Names of its tags, in their order */
            tags: string[];
            /** @description Its id in another system, unique among the tickets of the organization; null for none */
            externalId: string | null;
            /** @description What programs keep with it: strings, numbers, booleans and nulls by their names */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was opened
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
        };
        /** @description A ticket to open by a program */
        V1TicketCreateInput: {
            /** @description One line; leading and trailing spaces are removed */
            subject: string;
            /** @description Plain text, or Markdown where descriptionFormat says so */
            description: string;
            /** @description text when absent */
            descriptionFormat?: components["schemas"]["TextFormat"];
            /**
             * @description Defaults to normal
             * @default normal
             */
            priority?: components["schemas"]["TicketPriority"];
            /**
             * Format: email
             * @description The address that replies are mailed to
             */
            customerEmail?: string;
            /** @description The name that replies address */
            customerName?: string;
            /** @description Its id in another system, which no other ticket of the organization has */
            externalId?: string;
            /** @description What programs keep with it: strings, numbers, booleans and nulls by their names; at most 50, with names of at most 40 characters and strings of at most 500 */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Names of tags; those that are not there yet are added */
            tags?: components["schemas"]["TagNames"];
        };
        /** @description The changes; at least one is required */
        V1TicketPatch: {
            /** @description The new status */
            status?: components["schemas"]["TicketStatus"];
            /** @description The new priority */
            priority?: components["schemas"]["TicketPriority"];
            /** @description The new subject */
            subject?: string;
            /**
             * Format: email
             * @description The address of the new requester, or null for none
             */
            customerEmail?: string | null;
            /** @description The name that replies address; stays as it is when absent */
            customerName?: string | null;
            /** @description Its id in another system, which no other ticket of the organization has, or null for none */
            externalId?: string | null;
            /** @description What programs keep with it from now on, in place of what they did: strings, numbers, booleans and nulls by their names; at most 50, with names of at most 40 characters and strings of at most 500 */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Names of all its tags from now on; those that are not there yet are added */
            tags?: components["schemas"]["TagNames"];
            /** @description Names of tags to put on it; those that are not there yet are added */
            addTags?: components["schemas"]["TagNames"];
            /** @description Names of tags to take off */
            removeTags?: components["schemas"]["TagNames"];
        };
        /** @description A message in a ticket */
        V1MessageInput: {
            /** @description Plain text; leading and trailing spaces are removed. Exactly one of message, html and markdown */
            message?: string;
            /** @description The same as HTML: what html of a TicketMessage can have stays, all else is removed. A picture is a file of the message, as `<img src="file:its id">` */
            html?: string;
            /** @description The same as Markdown (CommonMark with tables and ~~strike~~), in which a line ends where it ended, and HTML is text */
            markdown?: string;
            /**
             * @description An internal note, for the staff only
             * @default false
             */
            isInternal?: boolean;
        };
        /** @description A submission by a program */
        V1SubmitInput: {
            /** @description The name that replies address */
            customerName?: string;
            /**
             * Format: email
             * @description The address that replies are mailed to
             */
            customerEmail: string;
            /** @description The customer's message; fills the form's long text field, and its first line the subject field */
            message: string;
            /** @description Answers to further fields, by field name */
            customFields?: {
                [key: string]: unknown;
            };
        };
        /** @description A value before and after */
        Change: {
            /** @description Previous value; null for none */
            from: string | null;
            /** @description New value; null for none */
            to: string | null;
        };
        /** @description A link of a ticket with another one */
        EventLink: {
            /** @description What the ticket of the event is to the other one */
            kind: components["schemas"]["TicketLinkKind"];
            /** @description The other one */
            ticket: components["schemas"]["TicketRef"];
        };
        /** @description A task of a ticket, in events */
        TaskFacts: {
            /** @description Opaque; never changes */
            id: string;
            /** @description What is to be done */
            title: string;
            /** @description User id of who is to do it; null for nobody in particular */
            assigneeId: string | null;
            /**
             * Format: date
             * @description The day on which it is due; null for none
             */
            dueOn: string | null;
            /** @description Whether it is checked off */
            isDone: boolean;
        };
        /** @description A message or note of a ticket, in events */
        EventMessage: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Plain text */
            text: string;
            /** @description Whether it is a note for the staff */
            isInternal: boolean;
            /**
             * @description The author: the customer, a staff member, the bot, or the helpdesk itself
             * @enum {string}
             */
            authorType: "customer" | "staff" | "bot" | "system";
            /** @description User id of the author; null for somebody without an account */
            authorId: string | null;
            /** @description Name given by the author; null when unknown */
            authorName: string | null;
            /** @description Email address given by the author; null when unknown */
            authorEmail: string | null;
            /**
             * Format: date-time
             * @description When it was written
             */
            createdAt: string;
        };
        /** @description Time spent on a ticket, in events */
        TimeEntryFacts: {
            /** @description Opaque; never changes */
            id: string;
            /** @description User id of who spent it */
            userId: string;
            /** @description Minutes; 0 while the timer runs */
            minutes: number;
            /**
             * Format: date
             * @description The day on which it was spent
             */
            day: string;
            /** @description What it was spent on; null for no note */
            note: string | null;
            /**
             * Format: date-time
             * @description When the timer that runs was started; null of time that is noted
             */
            startedAt: string | null;
        };
        /** @description An article, in events */
        EventArticle: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Its title */
            title: string;
            /** @description Its name in addresses */
            slug: string;
            /** @description Whether visitors see it */
            isPublished: boolean;
        };
        /** @description What programs keep with a customer, in events */
        EventCustomer: {
            /** @description Their address */
            email: string;
            /** @description Their id in another system; null for none */
            externalId: string | null;
            /** @description Whether anything is kept with them; without it they are in customers.list no more */
            isKept: boolean;
        };
        /** @description A member, in events */
        EventMember: {
            /** @description Their user id */
            userId: string;
            /** @description Their role */
            role: components["schemas"]["Role"];
        };
        /** @description The data of an event */
        EventData: {
            /** @description The ticket after the event; in ticket events */
            ticket?: components["schemas"]["V1Ticket"];
            /** @description In contact_form.submitted */
            submission?: components["schemas"]["FormSubmission"];
            /** @description Changes by field name */
            changes?: {
                [key: string]: components["schemas"]["Change"];
            };
            /**
             * @description Where the ticket was; in ticket.restored
             * @enum {string}
             */
            from?: "spam" | "trash";
            /** @description The tickets that were merged into it; in ticket.merged */
            merged?: components["schemas"]["TicketRef"][];
            /** @description The ticket that it had been merged into; in ticket.unmerged */
            mergedInto?: components["schemas"]["TicketRef"];
            /** @description With which ticket it is linked, or is no more; in ticket.linked and ticket.unlinked */
            link?: components["schemas"]["EventLink"];
            /**
             * Format: date-time
             * @description When the ticket comes back, or null: only when its customer answers; in ticket.snoozed
             */
            until?: string | null;
            /** @description In message.created and note.created; absent when it was deleted meanwhile */
            message?: components["schemas"]["EventMessage"];
            /** @description The task after the event; in task.changed */
            task?: components["schemas"]["TaskFacts"];
            /** @description The entry after the event; in time_entry.changed */
            timeEntry?: components["schemas"]["TimeEntryFacts"];
            /**
             * @description What happened to it; in task.changed, where undone says that it is checked off no more, in time_entry.changed, where started and stopped are of a timer, and in tag.changed
             * @enum {string}
             */
            how?: "added" | "changed" | "done" | "undone" | "started" | "stopped" | "deleted" | "restored" | "merged";
            /** @description The article after the event; in article events */
            article?: components["schemas"]["EventArticle"];
            /** @description In customer.changed */
            customer?: components["schemas"]["EventCustomer"];
            /** @description Ids of the tags; in tag.changed, where of merged ones the first is the one that remains */
            tagIds?: string[];
            /** @description In member events */
            member?: components["schemas"]["EventMember"];
            /**
             * @description Why it is back: its time came, the customer answered, a member brought it back, or it was resolved or closed; in ticket.unsnoozed
             * @enum {string}
             */
            because?: "time" | "reply" | "member" | "done";
        };
        /** @description A webhook event */
        WebhookEvent: {
            /** @description The same for every attempt */
            id: string;
            /** @description Name of the event */
            type: components["schemas"]["WebhookEventName"];
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            /** @description organizationKey of the organization */
            organizationId: string;
            /** @description Depends on type */
            data: components["schemas"]["EventData"];
            /** @description true in what webhooks.test sends, whose ticket nobody wrote; absent from all others */
            isTest?: boolean;
        };
        /** @description An event with its cursor */
        LoggedEvent: components["schemas"]["WebhookEvent"] & {
            /** @description Pass it as after to get the following events */
            cursor: number;
        };
        /** @description A notification for one member */
        Notification: {
            /** @description Opaque; never changes */
            id: string;
            /** @description Short title */
            title: string;
            /** @description A sentence */
            message: string;
            /**
             * @description How it is shown
             * @enum {string}
             */
            type: "success" | "warning" | "error" | "info";
            /** @description How many it stands for: as long as it is unread, more news of the same ticket or chat is gathered into one */
            count: number;
            /** @description Whether the caller has read it */
            isRead: boolean;
            /** @description When it happened */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A path of the console */
            actionUrl: string | null;
            /** @description Text of the link; null for none */
            actionText: string | null;
        };
        /** @description Changes of the caller's profile */
        ProfileInput: {
            /** @description Leading and trailing spaces are removed */
            firstName?: string;
            /** @description Leading and trailing spaces are removed */
            lastName?: string;
            /**
             * Format: email
             * @description Must be unique; ignores case
             */
            email?: string;
            /** @description How long a reply waits in the console before it is sent */
            undoSendSeconds?: number;
            /** @description Ends the mails with their replies in the active organization; requires view_all_tickets. Plain text with the variables of canned replies, without questions; empty for that of the organization */
            signature?: string;
        };
        /** @description The caller's password */
        ConfirmPasswordInput: {
            /**
             * Format: password
             * @description The password of the caller
             */
            currentPassword: string;
        };
        /** @description A new password */
        PasswordInput: {
            /**
             * Format: password
             * @description The current password
             */
            currentPassword: string;
            /**
             * Format: password
             * @description The rules of auth.signup apply
             */
            newPassword: string;
        };
        /** @description Changes of the preferences */
        NotificationPreferencesInput: {
            /** @description Only the preferences to change */
            notificationPreferences: {
                /** @description The master switch */
                emailNotifications?: boolean;
                /** @description A customer opened a ticket */
                ticketCreated?: boolean;
                /** @description Status or priority of a ticket that is assigned to them, or that they follow, changed */
                ticketUpdated?: boolean;
                /** @description A message was added to a ticket that is assigned to them or to nobody, or that they follow */
                ticketUpdates?: boolean;
                /** @description A ticket, or a task on one, was assigned to them */
                ticketAssignments?: boolean;
                /** @description A ticket that is assigned to them, or that they follow, was resolved */
                ticketResolutions?: boolean;
                /** @description A colleague mentioned them in an internal note, or handed a ticket over to them with one */
                ticketMentions?: boolean;
                /** @description A visitor waits or writes in live chat */
                chatMessages?: boolean;
                /** @description For admins: problems with the mail server or the domain of the organization */
                systemAnnouncements?: boolean;
                /** @description Weekly figures, by mail */
                weeklyDigest?: boolean;
                /** @description Tips and offers; off by default */
                marketingEmails?: boolean;
            };
        };
        /** @description Changes; omitted fields stay unchanged */
        GeneralSettingsInput: {
            /** @description Name shown to visitors; leading and trailing spaces are removed */
            organizationName?: string;
            /** @description An IANA name, such as Europe/Berlin */
            timezone?: string;
            /** @description Replaces all */
            businessHours?: components["schemas"]["BusinessHours"];
            /** @description Whether tickets by customers are assigned to the available agent with the fewest tickets */
            autoAssignment?: boolean;
            /** @description Whether publicTickets.lookup mails a link instead of returning the ticket; off by default */
            mailsTicketLinks?: boolean;
            /** @description What stands below Get in Touch on the contact page. Replaces all; an empty list leaves the heading out, too, and null brings the built-in notes back */
            contactNotes?: components["schemas"]["ContactNote"][] | null;
            /** @description The language of the mails to customers */
            mailLanguage?: components["schemas"]["MailLanguage"];
            /** @description What the elements may speak to visitors, the one for want of another first; English alone by default */
            languages?: components["schemas"]["ElementLanguages"];
            /** @description Whether requesters are mailed that their ticket is resolved, unless they were just sent a reply; on for new organizations */
            mailsResolution?: boolean;
            /** @description Ends the mails with replies of members who have no signature of their own, and of programs. Plain text with the variables of canned replies, without questions; empty for none */
            signature?: string;
            /** @description Whether pictures that are attached from now on keep where, when and with what they were taken; off by default */
            keepsPictureMetadata?: boolean;
            /** @description Stored in upper case; the count continues */
            ticketPrefix?: string;
        };
        /** @description Where it is said and what, such as help.welcome; of a sentence with a number, each form by its name in Intl.PluralRules, such as help.found.one */
        SentenceName: string;
        /** @description A sentence in the organization's own words */
        OwnSentence: {
            /** @description Which sentence */
            name: components["schemas"]["SentenceName"];
            /** @description What it says, with the places that the built-in sentence has filled in, such as {count} */
            text: string;
        };
        /** @description The organization's own words in a language */
        OwnSentences: {
            /** @description By name; all others are built in */
            sentences: components["schemas"]["OwnSentence"][];
        };
        /** @description What a sentence is to say; null as it is built in */
        OwnSentenceInput: {
            /** @description Which sentence */
            name: components["schemas"]["SentenceName"];
            /** @description What it says; null as it is built in */
            text: string | null;
        };
        /** @description Sentences to change; all others stay as they are */
        OwnSentencesInput: {
            /** @description What to change */
            sentences: components["schemas"]["OwnSentenceInput"][];
        };
        /**
         * @description request_received confirms a request; reply brings a reply to the requester, reply_copied to somebody in Cc; request_resolved says that a ticket is resolved; ticket_link opens a ticket that was looked up
         * @enum {string}
         */
        MailTextKind: "request_received" | "reply" | "reply_copied" | "request_resolved" | "ticket_link";
        /** @description The language of a customer */
        CustomerLanguage: {
            /** @description Null when it is not known */
            language: components["schemas"]["MailLanguage"] | null;
            /** @description What says it: their email, the page that they wrote on, or a member of the staff; null when it is not known */
            from: ("mail" | "page" | "member") | null;
            /** @description The language of mails to customers whose own is not known, or has no words */
            mailLanguage: components["schemas"]["MailLanguage"];
            /** @description The languages that there are words in, for some mails at least; English is built in */
            languages: components["schemas"]["MailLanguage"][];
        };
        /** @description The language of a customer */
        CustomerLanguageInput: {
            /** @description Null when it is not known */
            language: components["schemas"]["MailLanguage"] | null;
        };
        /** @description A language by its code, such as de, pt-BR or zh-Hant */
        MailLanguage: string;
        /**
         * @description largeFiles stands before links to files that are too large for an email, and is left out where there are none; answering says that an answer to the mail reaches the ticket, and is left out where it does not; lookup stands before the address of the page where a ticket is looked up
         * @enum {string}
         */
        MailTextPart: "subject" | "heading" | "opening" | "largeFiles" | "answering" | "button" | "linkNote" | "lookup" | "closing";
        /** @description The words of a mail, with the variables of canned replies and without questions; null for what it has no place for */
        MailTextWords: {
            /** @description One line */
            subject: string | null;
            /** @description Above all else; empty for none */
            heading: string | null;
            /** @description The first paragraphs, before the words of the staff */
            opening: string | null;
            /** @description Before links to files that are too large for an email; the links work for 30 days */
            largeFiles: string | null;
            /** @description That an answer to the mail reaches the ticket; empty for nothing */
            answering: string | null;
            /** @description What the link to the ticket says */
            button: string | null;
            /** @description What one should know of the link to the ticket, left out where there is none; empty for nothing */
            linkNote: string | null;
            /** @description Before the address of the page where a ticket is looked up; empty for neither */
            lookup: string | null;
            /** @description The last paragraphs, in small print; empty for none */
            closing: string | null;
        };
        /** @description The words of a mail in a language */
        MailText: {
            /** @description Which mail */
            kind: components["schemas"]["MailTextKind"];
            /** @description Its language */
            language: components["schemas"]["MailLanguage"];
            /** @description What it says */
            words: components["schemas"]["MailTextWords"];
            /** @description Which parts are the organization's own; the others are built in */
            own: components["schemas"]["MailTextPart"][];
            /**
             * Format: date-time
             * @description When its own words were last changed; null for none
             */
            updatedAt: string | null;
        };
        /** @description The organization's own words; what is omitted is built in. A part that the mail has no place for is refused */
        MailTextInput: {
            /** @description One line */
            subject?: string;
            /** @description As in MailTextWords */
            heading?: string;
            /** @description As in MailTextWords */
            opening?: string;
            /** @description As in MailTextWords */
            largeFiles?: string;
            /** @description As in MailTextWords */
            answering?: string;
            /** @description As in MailTextWords */
            button?: string;
            /** @description As in MailTextWords */
            linkNote?: string;
            /** @description As in MailTextWords */
            closing?: string;
            /** @description As in MailTextWords */
            lookup?: string;
        };
        /** @description A rendered mail */
        MailPreview: {
            /** @description Its subject */
            subject: string;
            /** @description Its plain text */
            text: string;
            /** @description A page with its HTML, for an hour; it runs nothing */
            pageUrl: string;
        };
        /** @description Mail settings */
        EmailSettingsInput: {
            /** @description Who sends the mail */
            provider: components["schemas"]["EmailProvider"];
            /** @description Required for smtp; holds the app password for google_workspace */
            smtpSettings?: components["schemas"]["SmtpSettingsInput"];
            /**
             * Format: email
             * @description The sending account; required for google_workspace, empty for none
             */
            googleWorkspaceEmail?: string;
        };
        /** @description The recipient of the test */
        EmailTestInput: {
            /**
             * Format: email
             * @description The caller's own address; no other is allowed
             */
            to?: string;
        };
        /** @description Omitted fields stay unchanged; the defaults are port 587 with TLS */
        SmtpSettingsInput: {
            /** @description A public host, unless the operator of the server allows others */
            host?: string;
            /** @description 587 by default */
            port?: number;
            /** @description Empty for none */
            username?: string;
            /** @description Password of the SMTP server, or the app password of Google Workspace */
            password?: string;
            /** @description As in SmtpSettings */
            secure?: boolean;
        };
        /** @description The first steps of a new organization */
        FirstSteps: {
            /** @description A page of another site has shown a contact form, or a frame has sent one */
            form: boolean;
            /** @description A page of another site has shown the chat */
            chat: boolean;
            /** @description An article is published */
            article: boolean;
            /** @description An invitation is out, or there is a second admin or agent */
            team: boolean;
            /** @description Mail is sent by a server of the organization */
            mail: boolean;
            /** @description Whether the console shows them no more */
            isPutAway: boolean;
        };
        /** @description Whether the first steps are shown */
        FirstStepsInput: {
            /** @description As in FirstSteps */
            isPutAway: boolean;
        };
        /** @description Changes; omitted fields stay unchanged */
        ApiSettingsInput: {
            /**
             * Format: uri
             * @description URL that every event is sent to; empty deletes the webhook
             */
            webhookUrl?: string;
            /** @description Whether the organization's own key is enabled */
            apiKeyEnabled?: boolean;
        };
        /** @description The organization's own key */
        ApiKeyValue: {
            /** @description The full key when it is new, otherwise its first and last characters */
            apiKey: string;
        };
        /** @description Changes; omitted fields stay unchanged */
        BrandingInput: {
            /** @description Leading and trailing spaces are removed */
            name?: string;
            /** @description Must not be or have been used by another organization, or be reserved, such as www */
            subdomain?: string;
            /** @description The URL of organization.uploadLogo, or an https URL, whose image is then stored here; empty for none */
            logoUrl?: string;
            /** @description Color of buttons and links on public pages */
            primaryColor?: components["schemas"]["HexColor"];
            /**
             * Format: email
             * @description Sender address of mail; empty for that of the helpdesk
             */
            emailFrom?: string;
        };
        /** @description Figures of tickets for programs */
        Metrics: {
            /** @description The requested period, such as 30d */
            period: string;
            /** @description Tickets opened in the period, by current status */
            ticketCounts: {
                /** @description In all statuses */
                total: number;
                /** @description Open now */
                open: number;
                /** @description In progress now */
                in_progress: number;
                /** @description Resolved now */
                resolved: number;
                /** @description Closed now */
                closed: number;
            };
            /** @description Mean hours from opening to resolution of tickets resolved in the period; null for none */
            avgResolutionTime: number | null;
            /** @description Tickets resolved in the period within the target of their priority (urgent 4, high 8, normal 24, low 72 hours), or later */
            slaMetrics: {
                /** @description Within the target */
                slaMet: number;
                /** @description Later than the target */
                slaBreach: number;
            };
        };
    };
    responses: {
        /** @description Not changed since the given ETag */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Refused */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description validation_failed · The request breaks a rule, with errors for every field; unknown fields of the body, unknown query parameters and duplicate fields are refused too; malformed_json · The body is not JSON, or nested too deeply; malformed_form · The body is no form; act_as_not_here · A key calls this for itself: X-Act-As goes with the operations of members */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description unauthorized · No valid session or key */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description forbidden · A permission is missing, or the caller does not belong to the organization; cross_site · A call with the session cookie from a page of another site; fresh_proof_needed · The operation grants lasting access and the password was last confirmed more than ten minutes ago: call auth.confirmPassword, then retry; second_factor_required · The organization requires a second factor, and the member has none; only_in_organization · Accounts are changed at the address of the server, not on a custom domain; key_permission_missing · This API key needs tickets:read; key_without_member · This API key acts for no member of the organization, so it opens /api/v1 alone; act_as_unknown · X-Act-As names no member here; key_in_browser · API keys are for servers: everybody who opens this page could read it */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description not_found · Does not exist, or belongs to another organization, or the caller has no organization */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description idempotency_answer_lost · Already done with this Idempotency-Key; the answer can no longer be read
         *     idempotency_other_visitor · Already done with this Idempotency-Key from another network; not done again, and the answer is not returned
         */
        AnswerLost: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description payload_too_large · The body exceeds 1 MiB, or the file its limit */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description unsupported_media_type · The body has another media type than the contract requires, or an unknown encoding */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_key_reused · This Idempotency-Key was already used for another request */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description rate_limited · Too many calls; retry after Retry-After */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description URL and headers exceed 16 KiB; refused before they are read, without a body */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description internal · A server error; the log has the requestId */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description unavailable · The database of the server cannot be reached; retry after Retry-After */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description Id of the resource */
        Id: string;
        /** @description Id of the contact form */
        FormId: string;
        /** @description Id of the delivery */
        DeliveryId: string;
        /** @description Items per page */
        PageLimit: number;
        /** @description Number of items to skip */
        Offset: number;
        /** @description Id of the ticket */
        TicketId: string;
        /** @description Id of the membership, from team.list */
        MemberId: string;
        /** @description Number of days up to now */
        Period: "7d" | "30d" | "90d";
        /** @description Days up to and including today, in the organization's time zone; from and to take precedence */
        MetricsPeriod: "7d" | "30d" | "90d" | "365d";
        /** @description The first day, such as 2026-03-29 */
        FromDay: components["schemas"]["Day"];
        /** @description The last day; defaults to today when only from is given */
        ToDay: components["schemas"]["Day"];
        /** @description Part of any answer; ignores case */
        SubmissionText: string;
        /** @description Which language */
        ElementLanguage: components["schemas"]["ElementLanguage"];
        /** @description Which mail */
        MailTextKind: components["schemas"]["MailTextKind"];
        /** @description The language, such as de or pt-BR */
        MailLanguage: components["schemas"]["MailLanguage"];
        /** @description Token of the mailed link */
        Token: string;
        /** @description Subdomain of the organization, or a former one */
        Subdomain: string;
        /** @description Items per page */
        Limit: number;
        /** @description From the Link header of the previous page */
        Cursor: string;
        /** @description Id of the other ticket */
        OtherTicketId: string;
        /** @description User id of the follower, or me */
        FollowerId: string;
        /** @description Id of the time entry */
        TimeEntryId: string;
        /** @description Id of the task */
        TaskId: string;
        /** @description Of the scheduled reply, as the ticket names it */
        ReplyId: string;
        /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
        IdempotencyKey: string;
        /** @description The version of tus that the caller speaks, 1.0.0 */
        TusResumable: string;
        /** @description How many bytes the file has; needed */
        UploadLength: string;
        /** @description From which byte on the piece is; needed */
        UploadOffset: string;
        /** @description The ETag of an earlier response */
        IfNoneMatch: string;
        /** @description The ETag that must still be current */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Where the pieces of the file are sent */
        UploadLocation: string;
        /** @description How many bytes of the file are here */
        UploadOffset: number;
        /** @description How many bytes the file has */
        UploadLength: number;
        /** @description When what is here of it is deleted, as an HTTP date */
        UploadExpires: string;
        /** @description The next page, rel="next" */
        Link: string;
        /** @description Total number of matching items; where filters make counting expensive, 10000 means 10000 or more */
        TotalCount: number;
        /** @description Seconds to wait before retrying */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.user": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Signed in, or asked for the second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description invalid_credentials · Invalid email or password */
            401: components["responses"]["Error"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.answerChallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeAnswerInput"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description wrong_code · This code is wrong, or was used before */
            401: components["responses"]["Error"];
            403: components["responses"]["Forbidden"];
            /** @description challenge_expired · This sign-in has expired. Please sign in again. */
            410: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.startPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyStartInput"];
            };
        };
        responses: {
            /** @description What the browser asks the passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            /** @description passkey_elsewhere · Passkeys do not work at this address */
            409: components["responses"]["Error"];
            /** @description challenge_expired · This sign-in has expired. Please sign in again. */
            410: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.answerPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswerInput"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description wrong_passkey · This passkey did not work */
            401: components["responses"]["Error"];
            403: components["responses"]["Forbidden"];
            /** @description challenge_expired · This sign-in has expired. Please sign in again. */
            410: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupInput"];
            };
        };
        responses: {
            /** @description Signed up and signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            /** @description email_taken · An account with this email already exists */
            409: components["responses"]["Error"];
            /** @description invitation_invalid · This invitation is invalid or has expired */
            410: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.startLogin": {
        parameters: {
            query?: {
                /** @description Path of this site to return to */
                next?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To /login */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordInput"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description The new password is set */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            /** @description token_invalid · This link is invalid or has expired */
            410: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.confirmPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPasswordInput"];
            };
        };
        responses: {
            /** @description Confirmed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrong_password · Current password is incorrect */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.sendConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.confirmEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailInput"];
            };
        };
        responses: {
            /** @description The address is confirmed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            /** @description token_invalid · This link is invalid or has expired */
            410: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "invitations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the mailed link */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicInvitation"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description invitation_invalid · This invitation is invalid or has expired */
            410: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the mailed link */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Joined */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description email_mismatch · This invitation was sent to another email address */
            403: components["responses"]["Error"];
            /** @description already_member · You are already a member of this organization */
            409: components["responses"]["Error"];
            /** @description invitation_invalid · This invitation is invalid or has expired */
            410: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationContext"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Organization not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.updateBranding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandingInput"];
            };
        };
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description validation_failed · This URL is not allowed; The image could not be loaded from this address */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description subdomain_taken · Subdomain is already taken */
            409: components["responses"]["Error"];
            /** @description file_too_large · Logo file must be less than 5MB */
            413: components["responses"]["Error"];
            /** @description unsupported_media_type · Please upload a valid image file */
            415: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.uploadLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image of at most 5 MB
                     */
                    logo: Blob;
                };
            };
        };
        responses: {
            /** @description The URL of the logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Pass it to organization.updateBranding */
                        logoUrl: string;
                    };
                };
            };
            /** @description file_required · Please upload a valid image file */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · The space for images is used up */
            409: components["responses"]["Error"];
            /** @description file_too_large · Logo file must be less than 5MB */
            413: components["responses"]["Error"];
            /** @description unsupported_media_type · Please upload a valid image file */
            415: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.settings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.updateGeneral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneralSettingsInput"];
            };
        };
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.requireSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRequirementInput"];
            };
        };
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description second_factor_missing · Set up a second factor of your own first */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.updateEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailSettingsInput"];
            };
        };
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description validation_failed · This address is not allowed */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.testEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTestInput"];
            };
        };
        responses: {
            /** @description The mail server accepted the mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            /** @description validation_failed · A test email goes to your own address only */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            /** @description mail_not_sent · The reason, as a sentence */
            502: components["responses"]["Error"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.updateApi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiSettingsInput"];
            };
        };
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description validation_failed · This URL is not allowed */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sentences.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which language */
                language: components["parameters"]["ElementLanguage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All own sentences in this language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSentences"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sentences.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which language */
                language: components["parameters"]["ElementLanguage"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSentencesInput"];
            };
        };
        responses: {
            /** @description All own sentences in this language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSentences"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailTexts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by language and kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailText"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailTexts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which mail */
                kind: components["parameters"]["MailTextKind"];
                /** @description The language, such as de or pt-BR */
                language: components["parameters"]["MailLanguage"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTextInput"];
            };
        };
        responses: {
            /** @description The words as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailText"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · You can write emails in 30 languages */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailTexts.reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which mail */
                kind: components["parameters"]["MailTextKind"];
                /** @description The language, such as de or pt-BR */
                language: components["parameters"]["MailLanguage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailText"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailTexts.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which mail */
                kind: components["parameters"]["MailTextKind"];
                /** @description The language, such as de or pt-BR */
                language: components["parameters"]["MailLanguage"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTextInput"];
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.firstSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.updateFirstSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstStepsInput"];
            };
        };
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.apiKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyValue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · API key is not enabled */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.regenerateApiKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyValue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description api_key_disabled · API key is not enabled */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.setCustomDomain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomDomainInput"];
            };
        };
        responses: {
            /** @description The domain, with the DNS record that verifies it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomDomainStatus"];
                };
            };
            /** @description validation_failed · Please enter a valid domain */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Organization not found */
            404: components["responses"]["Error"];
            /** @description domain_taken · This domain is already in use */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.removeCustomDomain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed, or there was none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Organization not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "organization.verifyCustomDomain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain is verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomDomainStatus"];
                };
            };
            /** @description verification_failed · Failed to verify domain. Please check your DNS settings. */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · No custom domain is set; Organization not found */
            404: components["responses"]["Error"];
            /** @description domain_taken · This domain is already in use */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "dashboard.counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCounts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "dashboard.stats": {
        parameters: {
            query?: {
                /** @description Number of days up to now */
                period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "dashboard.performance": {
        parameters: {
            query?: {
                /** @description Number of days up to now */
                period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff, sorted by resolved tickets, most first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentPerformance"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "dashboard.due": {
        parameters: {
            query?: {
                /** @description Only those that are assigned to the caller */
                mine?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueTicket"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "dashboard.automation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardAutomation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "metrics.overview": {
        parameters: {
            query?: {
                /** @description Days up to and including today, in the organization's time zone; from and to take precedence */
                period?: components["parameters"]["MetricsPeriod"];
                /** @description The first day, such as 2026-03-29 */
                from?: components["parameters"]["FromDay"];
                /** @description The last day; defaults to today when only from is given */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricsOverview"];
                };
            };
            /** @description validation_failed · The period ends before it begins · The period can be at most 366 days */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "metrics.agents": {
        parameters: {
            query?: {
                /** @description Days up to and including today, in the organization's time zone; from and to take precedence */
                period?: components["parameters"]["MetricsPeriod"];
                /** @description The first day, such as 2026-03-29 */
                from?: components["parameters"]["FromDay"];
                /** @description The last day; defaults to today when only from is given */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricsAgents"];
                };
            };
            /** @description validation_failed · The period ends before it begins · The period can be at most 366 days */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "metrics.sla": {
        parameters: {
            query?: {
                /** @description Days up to and including today, in the organization's time zone; from and to take precedence */
                period?: components["parameters"]["MetricsPeriod"];
                /** @description The first day, such as 2026-03-29 */
                from?: components["parameters"]["FromDay"];
                /** @description The last day; defaults to today when only from is given */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricsSla"];
                };
            };
            /** @description validation_failed · The period ends before it begins · The period can be at most 366 days */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "metrics.report": {
        parameters: {
            query: {
                /** @description Which figures */
                report: components["schemas"]["MetricsReport"];
                /** @description Days up to and including today, in the organization's time zone; from and to take precedence */
                period?: components["parameters"]["MetricsPeriod"];
                /** @description The first day, such as 2026-03-29 */
                from?: components["parameters"]["FromDay"];
                /** @description The last day; defaults to today when only from is given */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, UTF-8; times are UTC, durations whole minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description validation_failed · The period ends before it begins · The period can be at most 366 days */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "metrics.sendReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendReportInput"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            /** @description validation_failed · The period ends before it begins · The period can be at most 366 days */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.list": {
        parameters: {
            query?: {
                /** @description The full address; ignores case */
                email?: string;
                /** @description An id in another system: the customer who has it, if any */
                externalId?: string;
                /** @description Only those changed then or later */
                updatedSince?: components["schemas"]["Timestamp"];
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerRecord"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRecordInput"];
            };
        };
        responses: {
            /** @description What is kept now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description external_id_taken · Another customer has this external id */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.list": {
        parameters: {
            query?: {
                /** @description Only those with this status */
                status?: components["schemas"]["TicketStatus"];
                /** @description Only those with this priority */
                priority?: components["schemas"]["TicketPriority"];
                /** @description A user id, or none for unassigned tickets */
                assignedAgentId?: string;
                /** @description The full email address of the customer */
                customerEmail?: string;
                /** @description Only those that wait for the staff, for the customer, or for either: those open or in progress, and not snoozed */
                turn?: "us" | "customer" | "any";
                /** @description true: only those that are snoozed; false: only those that are not */
                snoozed?: boolean;
                /** @description Ids of up to ten tags, separated by commas: only tickets with all of them */
                tags?: string;
                /** @description Ids of up to ten tags, separated by commas: only tickets with at least one of them */
                anyTag?: string;
                /** @description Ids of up to ten tags, separated by commas: only tickets with none of them */
                noTag?: string;
                /** @description Only those that came by this channel */
                channel?: components["schemas"]["TicketChannel"];
                /** @description The id of a form, as tickets.origins names it: only those that were sent with it */
                formId?: string;
                /** @description A custom domain: only those that were sent with a form on its pages */
                domain?: string;
                /** @description true: only those with a file on the description, a message or an internal note */
                hasFile?: boolean;
                /** @description true: only those that the caller has not read; those of tickets.unread */
                unread?: boolean;
                /** @description true: only those in which an internal note mentions the caller */
                mentioned?: boolean;
                /** @description A user id: only those that this member follows */
                followerId?: string;
                /** @description Part of subject, number, customer name or email; ignores case and accents */
                q?: string;
                /** @description An id in another system: the ticket that has it, or the one that a ticket with it was merged into, if any */
                externalId?: string;
                /** @description Only those created then or later */
                createdFrom?: components["schemas"]["Timestamp"];
                /** @description Only those created earlier */
                createdBefore?: components["schemas"]["Timestamp"];
                /** @description Only those changed then or later, for keeping a copy: those changed first come first, and one that changes while the pages are read comes again. Begin next time a minute before the last updatedAt, as what is being written then is not yet in the list. Deleted, merged and spam tickets are in no list; v1.events tells of them */
                updatedSince?: components["schemas"]["Timestamp"];
                /** @description The whole number of a ticket, such as TK-2026-000042; ignores case */
                number?: string;
                /** @description The filters as people type them, with plain words: assignee:me is:unread before:2026-11-01 grinder. Words: assignee, follower, from, tag, is, status, priority, turn, channel, form, domain, has, after, before, sort. tag:a tag:b finds tickets with both tags, tag:a,b with either, -tag:a without it; a tag or a form by its name or id. Days are those of the organization's time zone. What the other parameters say has to be the same or absent */
                query?: string;
                /** @description The sort order; a leading - sorts descending. Without it -updatedAt; updatedAt where updatedSince is given, else -createdAt where createdFrom, createdBefore, after or before is */
                sort?: "-updatedAt" | "updatedAt" | "-createdAt" | "createdAt" | "priority";
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketCreateInput"];
            };
        };
        responses: {
            /** @description The ticket */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description external_id_taken · Another ticket has this external id; idempotency_answer_lost · This was done before; its answer is gone */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.stats": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketStats"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.unread": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadTickets"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.origins": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms and domains */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketOrigins"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketImportInput"];
            };
        };
        responses: {
            /** @description The result of each ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketImportResult"];
                };
            };
            /** @description validation_failed · Give at least one ticket · At most 1000 tickets can be imported at once */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketBulkInput"];
            };
        };
        responses: {
            /** @description The tickets that were and were not changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketBulkResult"];
                };
            };
            /** @description validation_failed · Assigned agent must be a member of this organization */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.listDeleted": {
        parameters: {
            query?: {
                /** @description Part of subject, number, customer name or email, or of what was written; ignores case and accents */
                q?: string;
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutAwayTicket"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.getDeleted": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutAwayTicketDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketIds"];
            };
        };
        responses: {
            /** @description The tickets of which it was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutAwayResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.deleteForGood": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketIds"];
            };
        };
        responses: {
            /** @description The tickets of which it was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutAwayResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.listSpam": {
        parameters: {
            query?: {
                /** @description Part of subject, number, customer name or email, or of what was written; ignores case and accents */
                q?: string;
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutAwayTicket"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.markSpam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketIds"];
            };
        };
        responses: {
            /** @description The tickets of which it was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutAwayResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.getSpam": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutAwayTicketDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.unmarkSpam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketIds"];
            };
        };
        responses: {
            /** @description The tickets of which it was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutAwayResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "files.upload": {
        parameters: {
            query: {
                /** @description Its name; of a path the last part, without control characters, at most 255 characters */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description The file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description file_required · This file is empty; file_infected · A virus was found in invoice.zip, so it cannot be attached */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · The space for files is used up. Please tell an admin. */
            409: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB */
            413: components["responses"]["Error"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            /** @description unavailable · The file could not be stored. Please try again later. */
            503: components["responses"]["Error"];
        };
    };
    "files.beginUpload": {
        parameters: {
            query: {
                /** @description Its name; of a path the last part, without control characters, at most 255 characters */
                name: string;
            };
            header?: {
                /** @description How many bytes the file has; needed */
                "Upload-Length"?: components["parameters"]["UploadLength"];
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload; Location is where its pieces are sent */
            201: {
                headers: {
                    Location: components["headers"]["UploadLocation"];
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            /** @description file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · The space for files is used up. Please tell an admin. */
            409: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB */
            413: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "files.getUpload": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Length": components["headers"]["UploadLength"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · This upload is not there any more. Please send the file again. */
            404: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "files.cancelUpload": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is given up */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · This upload is not there any more. Please send the file again. */
            404: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "files.appendToUpload": {
        parameters: {
            query?: never;
            header?: {
                /** @description From which byte on the piece is; needed */
                "Upload-Offset"?: components["parameters"]["UploadOffset"];
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": Blob;
            };
        };
        responses: {
            /** @description The piece is stored */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description validation_failed · Upload-Offset must be a number of bytes; file_kind · This kind of file cannot be sent here; file_infected · A virus was found in invoice.zip, so it cannot be attached */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · This upload is not there any more. Please send the file again. */
            404: components["responses"]["Error"];
            /** @description upload_offset · The upload goes on at another byte; too_many · The space for files is used up. Please tell an admin. */
            409: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB; upload_too_long · This is more than the file was to have */
            413: components["responses"]["Error"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            /** @description unavailable · The file could not be stored. Please try again later. */
            503: components["responses"]["Error"];
        };
    };
    "files.confirmUpload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description file_infected · A virus was found in invoice.zip, so it cannot be attached */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · This upload is not there any more. Please send the file again. */
            404: components["responses"]["Error"];
            /** @description upload_missing · The file has not come yet; too_many · The space for files is used up. Please tell an admin. */
            409: components["responses"]["Error"];
            /** @description upload_too_long · This is more than the file was to have */
            413: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            /** @description unavailable · The file could not be stored. Please try again later. */
            503: components["responses"]["Error"];
        };
    };
    "blockedSenders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedSender"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blockedSenders.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockedSenderInput"];
            };
        };
        responses: {
            /** @description What is blocked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedSender"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · You can block 1000 senders */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blockedSenders.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unblocked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · This sender is not blocked */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailbox.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mailbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailbox.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail server accepted the mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxTest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description no_mailbox · This helpdesk receives no email */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            /** @description mail_not_sent · The reason, as a sentence */
            502: components["responses"]["Error"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailbox.testResult": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxTest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailbox.listHeld": {
        parameters: {
            query?: {
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mails */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldMail"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailbox.takeIn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is read again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldMail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · This email is not held */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.merge": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMergeInput"];
            };
        };
        responses: {
            /** @description The remaining ticket, and those that were merged into it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMergeResult"];
                };
            };
            /** @description validation_failed · Select at least two tickets · At most 20 tickets can be merged at once · The ticket that remains has to be one of them */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description ticket_merged · TK-2026-000043 was merged into TK-2026-000042 meanwhile. Please look again before you merge. · reply_waiting · A reply on TK-2026-000043 is just being sent. Please merge once it is gone. */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.unmerge": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketUnmergeInput"];
            };
        };
        responses: {
            /** @description The restored tickets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketUnmergeResult"];
                };
            };
            /** @description validation_failed · Select at least one ticket · At most 20 tickets can be merged at once */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description not_merged · TK-2026-000043 is not merged any more · too_late · Merging can be undone for a day */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still be current */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketUpdateInput"];
            };
        };
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
            /** @description validation_failed · Assigned agent must be a member of this organization · A ticket can have 10 people in Cc · This is an address of the helpdesk itself · Members of the staff follow a ticket instead */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external id */
            409: components["responses"]["Error"];
            /** @description stale · This ticket was changed by someone else */
            412: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.suggestTags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagRef"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketReadInput"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.markUnread": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.reply": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMessageInput"];
            };
        };
        responses: {
            /** @description The message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessage"];
                };
            };
            /** @description validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters · Only internal notes mention members · Only members of the staff can be mentioned · The file is not there any more. Please attach it again. · The files of a message can have 50 MB together; file_infected · A virus was found in invoice.zip, so it cannot be attached */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description newer_message · Somebody answered meanwhile. Please read the new message before you send yours. · ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.split": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketSplitInput"];
            };
        };
        responses: {
            /** @description The new ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRef"];
                };
            };
            /** @description validation_failed · This message is not on the ticket · An internal note cannot begin a ticket */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.unsplit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket that has the messages again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRef"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description not_split · This ticket was not split off another one · too_late · Splitting can be undone for a day · in_use · A reply waits on this ticket. Please send it or take it back first. · Other tickets were merged into this one · Something was written on this ticket since */
            409: components["responses"]["Error"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.snooze": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeInput"];
            };
        };
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
            /** @description validation_failed · Please choose a time in the future · Please choose a time within a year */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description not_active · Only a ticket that is open or in progress can be snoozed · ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.unsnooze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.handOver": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverInput"];
            };
        };
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
            /** @description validation_failed · Assigned agent must be a member of this organization */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.removeDraft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Of the internal note */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowInput"];
            };
        };
        responses: {
            /** @description Who follows it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Followers"];
                };
            };
            /** @description validation_failed · Only members of the staff can follow a ticket · At most 50 members can follow a ticket */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.unfollow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description User id of the follower, or me */
                userId: components["parameters"]["FollowerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who follows it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Followers"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.customerLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language of the customer, and what there is to choose from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerLanguage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.setCustomerLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerLanguageInput"];
            };
        };
        responses: {
            /** @description The language of the customer, and what there is to choose from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerLanguage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description no_address · This customer has no email address; ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.listLinks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linked tickets, in the order in which they were linked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLinks"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketLinkInput"];
            };
        };
        responses: {
            /** @description The linked tickets, in the order in which they were linked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLinks"];
                };
            };
            /** @description validation_failed · A ticket cannot be linked with itself · A ticket can be linked with at most 50 others */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 · The other ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.unlink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the other ticket */
                otherId: components["parameters"]["OtherTicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linked tickets, in the order in which they were linked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLinks"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.suggestDuplicates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets, active ones first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedTicket"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tasks.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketTask"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tasks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketTaskInput"];
            };
        };
        responses: {
            /** @description The task */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketTask"];
                };
            };
            /** @description validation_failed · Only members of the staff can be assigned a task */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description too_many · A ticket can have 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tasks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the task */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tasks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the task */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketTaskPatch"];
            };
        };
        responses: {
            /** @description The task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketTask"];
                };
            };
            /** @description validation_failed · Only members of the staff can be assigned a task */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tasks.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the task */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketTask"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Task not found */
            404: components["responses"]["Error"];
            /** @description too_many · A ticket can have 50 tasks · ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "time.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "time.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryInput"];
            };
        };
        responses: {
            /** @description The entry */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "time.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the time entry */
                entryId: components["parameters"]["TimeEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · Only who spent the time, or an admin, can change this */
            403: components["responses"]["Error"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "time.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the time entry */
                entryId: components["parameters"]["TimeEntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryPatch"];
            };
        };
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · Only who spent the time, or an admin, can change this */
            403: components["responses"]["Error"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "time.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the time entry */
                entryId: components["parameters"]["TimeEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · Only who spent the time, or an admin, can change this */
            403: components["responses"]["Error"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · Time entry not found */
            404: components["responses"]["Error"];
            /** @description too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "time.startTimer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry of the timer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description too_many · A ticket can have 500 time entries · ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "time.timer": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberTimer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "time.stopTimer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · No timer is running */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.scheduleReply": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledReplyInput"];
            };
        };
        responses: {
            /** @description The reply, which waits */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledReply"];
                };
            };
            /** @description validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters · Please choose a time in the future · Please choose a time within a year · Choose either holdSeconds or sendAt · The file is not there any more. Please attach it again. · The files of a message can have 50 MB together; file_infected · A virus was found in invoice.zip, so it cannot be attached */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description newer_message · Somebody answered meanwhile. Please read the new message before you send yours. · too_many · At most 20 replies can wait on a ticket · ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.cancelReply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Of the scheduled reply, as the ticket names it */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply, as it waited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · Only its author can take this reply back */
            403: components["responses"]["Error"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is not waiting any more */
            404: components["responses"]["Error"];
            /** @description already_sent · This reply has been sent already */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.sendReplyNow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Of the scheduled reply, as the ticket names it */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · Only its author can send this reply */
            403: components["responses"]["Error"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. · This reply is not waiting any more */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tickets.mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Of the email, as the ticket names it */
                mailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "message/rfc822": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · This email is not kept any more */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "search.query": {
        parameters: {
            query: {
                /** @description Search words; there are no operators */
                q: string;
                /** @description Maximum number of tickets */
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tags.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tags.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The tag */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · An organization can have 1000 tags */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tags.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Tag not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tags.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagPatch"];
            };
        };
        responses: {
            /** @description The tag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Tag not found */
            404: components["responses"]["Error"];
            /** @description tag_exists · There is already a tag with this name */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tags.merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagMergeInput"];
            };
        };
        responses: {
            /** @description The tag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Tag not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tags.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Tag not found */
            404: components["responses"]["Error"];
            /** @description tag_exists · There is already a tag with this name; too_many · An organization can have 1000 tags */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "views.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "views.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The view */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "views.counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, in the order of views.list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewCount"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "views.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultViewInput"];
            };
        };
        responses: {
            /** @description Chosen */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · View not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "views.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · View not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "views.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewPatch"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · View not found */
            404: components["responses"]["Error"];
            /** @description too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "views.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · View not found */
            404: components["responses"]["Error"];
            /** @description too_many · The team can have 50 views; too_many · You can have 50 views of your own; view_exists · The team has a view with this name already; view_exists · You have a view with this name already */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.assignable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignableMember"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.setAvailability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityInput"];
            };
        };
        responses: {
            /** @description The own row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the membership, from team.list */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description own_row · You cannot remove yourself */
            403: components["responses"]["Error"];
            /** @description not_found · Team member not found */
            404: components["responses"]["Error"];
            /** @description last_admin · An organization must keep at least one admin */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.setRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the membership, from team.list */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description own_row · You cannot change your own role; fresh_proof_needed · Please confirm your password to do this */
            403: components["responses"]["Error"];
            /** @description not_found · Team member not found */
            404: components["responses"]["Error"];
            /** @description last_admin · An organization must keep at least one admin */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.resetSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the membership, from team.list */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description own_row · Change your own second factor in your profile; fresh_proof_needed · Please confirm your password to do this */
            403: components["responses"]["Error"];
            /** @description not_found · Team member not found */
            404: components["responses"]["Error"];
            /** @description second_factor_missing · This member has no second factor; belongs_elsewhere · This member belongs to other organizations too */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.invite": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteInput"];
            };
        };
        responses: {
            /** @description The invitation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden; fresh_proof_needed · Please confirm your password to do this; email_unconfirmed · Please confirm your email address first: until then you can invite three people */
            403: components["responses"]["Error"];
            404: components["responses"]["NotFound"];
            /** @description already_member · This person is already a member of the team; already_invited · This person has already been invited */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.revokeInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Invitation not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "team.resendInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Invitation not found */
            404: components["responses"]["Error"];
            /** @description already_member · This person is already a member of the team */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactFormInput"];
            };
        };
        responses: {
            /** @description The form */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · An organization can have 100 contact forms */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.stats": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactFormStats"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still be current */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactFormPatch"];
            };
        };
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            /** @description stale · This contact form was changed by someone else */
            412: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.duplicate": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new form */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            /** @description too_many · An organization can have 100 contact forms */
            409: components["responses"]["Error"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.analytics": {
        parameters: {
            query?: {
                /** @description Number of days up to now */
                period?: components["parameters"]["Period"];
            };
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactFormAnalytics"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.submissions": {
        parameters: {
            query?: {
                /** @description Part of any answer; ignores case */
                q?: components["parameters"]["SubmissionText"];
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.submission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Of the submission */
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmissionDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Submission not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contactForms.exportSubmissions": {
        parameters: {
            query?: {
                /** @description Part of any answer; ignores case */
                q?: components["parameters"]["SubmissionText"];
            };
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, UTF-8, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.list": {
        parameters: {
            query?: {
                /** @description Part of query, response, keyword or category; ignores case */
                q?: string;
                /** @description Only those of this category */
                category?: string;
                /** @description Only active ones, or only inactive ones */
                isActive?: "true" | "false";
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of queries */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotQuery"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatbotQueryInput"];
            };
        };
        responses: {
            /** @description The query */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotQuery"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · An organization can have 20000 chatbot queries */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.import": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatbotImportInput"];
            };
        };
        responses: {
            /** @description The result of the import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.exportJson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotExportRow"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.exportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, UTF-8, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The query */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotQuery"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chatbot query not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chatbot query not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatbotQueryPatch"];
            };
        };
        responses: {
            /** @description The query */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotQuery"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chatbot query not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotStats"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatbotTestInput"];
            };
        };
        responses: {
            /** @description The answer with its explanation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotTestResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Organization not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.unanswered": {
        parameters: {
            query?: {
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnansweredQuestion"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dismissed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Question not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chatbot.teach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatbotTeachInput"];
            };
        };
        responses: {
            /** @description The query */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotQuery"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chatbot query not found */
            404: components["responses"]["Error"];
            /** @description too_many · A query can have 50 keywords */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.list": {
        parameters: {
            query?: {
                /** @description Parts of words; ignores case and accents */
                q?: string;
                /** @description Only those in this folder */
                folder?: string;
                /** @description Only those of the team, or only the caller's own personal ones */
                visibility?: components["schemas"]["CannedReplyVisibility"];
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of canned replies */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReply"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CannedReplyInput"];
            };
        };
        responses: {
            /** @description The canned reply */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · The team can have 2000 canned replies; too_many · You can have 500 canned replies of your own; shortcut_taken · Another canned reply has this shortcut */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folders, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReplyFolder"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.import": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CannedReplyImportInput"];
            };
        };
        responses: {
            /** @description The result of the import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.exportJson": {
        parameters: {
            query?: {
                /** @description Those of the team, or the caller's own personal ones */
                visibility?: components["schemas"]["CannedReplyVisibility"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReplyExportRow"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.exportCsv": {
        parameters: {
            query?: {
                /** @description Those of the team, or the caller's own personal ones */
                visibility?: components["schemas"]["CannedReplyVisibility"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, UTF-8, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The canned reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Canned reply not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Canned reply not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CannedReplyPatch"];
            };
        };
        responses: {
            /** @description The canned reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Canned reply not found */
            404: components["responses"]["Error"];
            /** @description too_many · The team can have 2000 canned replies; shortcut_taken · Another canned reply has this shortcut */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The canned reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Canned reply not found */
            404: components["responses"]["Error"];
            /** @description too_many · The team can have 2000 canned replies; shortcut_taken · Another canned reply has this shortcut */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.copyFiles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copies, in order; none when it has no files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Canned reply not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedReplies.use": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Canned reply not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "macros.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The macros */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Macro"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "macros.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacroInput"];
            };
        };
        responses: {
            /** @description The macro */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Macro"];
                };
            };
            /** @description validation_failed · A macro needs at least one step · A macro cannot snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "macros.undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacroUndoInput"];
            };
        };
        responses: {
            /** @description What was undone, and what was not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MacroUndone"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description undone · This was undone already, or its ticket was merged since; idempotency_answer_lost · This was done before; its answer is gone */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "macros.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Macro not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "macros.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacroPatch"];
            };
        };
        responses: {
            /** @description The macro */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Macro"];
                };
            };
            /** @description validation_failed · A macro needs at least one step · A macro cannot snooze a ticket that it resolves or closes · Assigned agent must be a member of this organization · This tag no longer exists */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Macro not found */
            404: components["responses"]["Error"];
            /** @description too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "macros.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The macro */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Macro"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Macro not found */
            404: components["responses"]["Error"];
            /** @description too_many · The team can have 200 macros; too_many · You can have 100 macros of your own; macro_exists · The team has a macro with this name already; macro_exists · You have a macro with this name already */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "macros.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacroPreviewInput"];
            };
        };
        responses: {
            /** @description The tickets, in the order asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MacroPlan"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Macro not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "macros.apply": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacroApplyInput"];
            };
        };
        responses: {
            /** @description The tickets that the macro was and was not applied to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MacroResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Macro not found */
            404: components["responses"]["Error"];
            /** @description refused · A step of it cannot be taken, and says why; unanswered · An answer is missing: order number; idempotency_answer_lost · This was done before; its answer is gone */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpCategories.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpCategories.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpCategoryInput"];
            };
        };
        responses: {
            /** @description The category */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpCategory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description slug_taken · A category with this slug already exists; too_many · An organization can have 100 categories */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpCategories.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpCategoryOrder"];
            };
        };
        responses: {
            /** @description All categories in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpCategory"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Category not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpCategories.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Category not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpCategories.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpCategoryPatch"];
            };
        };
        responses: {
            /** @description The category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpCategory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Category not found */
            404: components["responses"]["Error"];
            /** @description slug_taken · A category with this slug already exists */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.links": {
        parameters: {
            query?: {
                /** @description Search words, as in publicHelp.search */
                q?: string;
                /** @description Maximum number of articles */
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.list": {
        parameters: {
            query?: {
                /** @description Search words, as in publicHelp.search */
                q?: string;
                /** @description Id of a category, or none for articles without one */
                categoryId?: string;
                /** @description Only published articles, or only unpublished ones */
                isPublished?: boolean;
                /** @description An id in another system: the article that has it, if any */
                externalId?: string;
                /** @description Only those changed then or later; with sort updatedAt, one that changes while the pages are read comes again. Deleted articles are in no list; v1.events tells of them (article.deleted) */
                updatedSince?: components["schemas"]["Timestamp"];
                /** @description Ignored when q is given */
                sort?: "-updatedAt" | "updatedAt" | "-viewCount" | "title";
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of articles */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpArticle"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpArticleInput"];
            };
        };
        responses: {
            /** @description The article */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpArticle"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description slug_taken · An article with this slug already exists · external_id_taken · Another article has this external id */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpArticle"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still be current */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpArticlePatch"];
            };
        };
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpArticle"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            /** @description slug_taken · An article with this slug already exists · external_id_taken · Another article has this external id */
            409: components["responses"]["Error"];
            /** @description stale · This article was changed by someone else */
            412: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.saveDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still be current */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpDraftInput"];
            };
        };
        responses: {
            /** @description The article with its draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpArticle"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            /** @description stale · This article was changed by someone else */
            412: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.discardDraft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discarded */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "helpArticles.uploadImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image of at most 5 MB
                     */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description The URL and size of the image */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpImage"];
                };
            };
            /** @description file_required · Please upload a valid image file */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · The space for images is used up */
            409: components["responses"]["Error"];
            /** @description file_too_large · Image file must be less than 5MB */
            413: components["responses"]["Error"];
            /** @description unsupported_media_type · Please upload a valid image file */
            415: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "help.views": {
        parameters: {
            query: {
                /** @description What was read */
                pageType: "article";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpViewStats"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.list": {
        parameters: {
            query?: {
                /** @description Only these */
                status?: components["schemas"]["ChatFilter"];
                /** @description Only those with this tag, by its id */
                tagId?: string;
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of chats */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.stats": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatStats"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAgent"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatSettingsInput"];
            };
        };
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.newIdentitySecret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatIdentitySecret"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatUpdateInput"];
            };
        };
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            /** @description validation_failed · This tag no longer exists */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_taken · This chat was already accepted by another agent; chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatAgentMessageInput"];
            };
        };
        responses: {
            /** @description The message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.addNote": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatNoteInput"];
            };
        };
        responses: {
            /** @description The note */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatNote"];
                };
            };
            /** @description validation_failed · Only members of the staff can be mentioned */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is blocked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedSender"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description too_many · You can block 1000 senders */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMarkInput"];
            };
        };
        responses: {
            /** @description The receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMarks"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatTransferInput"];
            };
        };
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            /** @description validation_failed · The agent must be a member of this organization */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.convertToTicket": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_has_ticket · This chat already has a ticket */
            409: components["responses"]["Error"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                /** @description Only read ones, or only unread ones */
                isRead?: boolean;
                /** @description Items per page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.markAllRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Notification not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Notification not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description email_taken · An account with this email already exists */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.uploadPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image of at most 5 MB
                     */
                    profileImage: Blob;
                };
            };
        };
        responses: {
            /** @description The URL of the photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description URL of the new photo */
                        profileImageUrl: string;
                    };
                };
            };
            /** @description file_required · Please select an image file (JPG, PNG, GIF, etc.) */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many · The space for images is used up */
            409: components["responses"]["Error"];
            /** @description file_too_large · Please select an image smaller than 5MB */
            413: components["responses"]["Error"];
            /** @description unsupported_media_type · Please select an image file (JPG, PNG, GIF, etc.) */
            415: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.removePhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            /** @description wrong_password · Current password is incorrect */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSession"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Session not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The factors, without their secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.startTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, for the authenticator app */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSetup"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description already_set_up · An authenticator app is set up already */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.confirmTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpInput"];
            };
        };
        responses: {
            /** @description Set up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorMade"];
                };
            };
            /** @description wrong_code · This code is wrong, or was used before */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Begin to set up an authenticator app first */
            404: components["responses"]["Error"];
            /** @description already_set_up · An authenticator app is set up already */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.removeTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · No authenticator app is set up */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.startPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser asks the new passkey */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description too_many · An account has at most 20 passkeys */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.addPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            /** @description Set up */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorMade"];
                };
            };
            /** @description wrong_passkey · This passkey did not work */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description too_many · An account has at most 20 passkeys */
            409: components["responses"]["Error"];
            /** @description challenge_expired · This took too long. Please begin anew. */
            410: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.removePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Passkey not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.renamePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyNameInput"];
            };
        };
        responses: {
            /** @description The factors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Passkey not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.makeRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description second_factor_missing · Set up a second factor first */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.updateNotificationPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferencesInput"];
            };
        };
        responses: {
            /** @description The preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All of them, as they are now */
                        notificationPreferences: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "realtime.ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketTicket"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicOrganization.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOrganization"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicOrganization.sentences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Which language */
                language: components["parameters"]["ElementLanguage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All own sentences in this language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSentences"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicOrganization.resolve": {
        parameters: {
            query: {
                /** @description Host name of the page */
                host: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOrganization"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicForms.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicContactForm"][];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicForms.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitInput"];
            };
        };
        responses: {
            /** @description Sent */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChatbot.ask": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatbotAskInput"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicHelp.articles": {
        parameters: {
            query?: {
                /** @description Search words */
                q?: string;
                /** @description Slug of a category */
                category?: string;
                /** @description Items per page */
                limit?: number;
                /** @description From the Link header of the previous page */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of articles */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicArticle"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicHelp.article": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Of the article */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicArticle"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicHelp.categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHelpCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicHelp.search": {
        parameters: {
            query: {
                /** @description Words or a whole question; there are no operators */
                q: string;
                /** @description Maximum number of results */
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFoundArticle"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicHelp.recordView": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpViewInput"];
            };
        };
        responses: {
            /** @description Counted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicTickets.lookup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketLookupInput"];
            };
        };
        responses: {
            /** @description The ticket, or a note that a link was mailed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLookupResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · No ticket matches this email and ticket number */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicTickets.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the ticket */
                ticketId: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTicket"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicTickets.reply": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the ticket */
                ticketId: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketReplyInput"];
            };
        };
        responses: {
            /** @description The message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTicketReply"];
                };
            };
            /** @description validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters */
            400: components["responses"]["Error"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicTickets.upload": {
        parameters: {
            query: {
                /** @description Its name; of a path the last part, without control characters, at most 255 characters */
                name: string;
            };
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the ticket */
                ticketId: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description The file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description file_required · This file is empty */
            400: components["responses"]["Error"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB */
            413: components["responses"]["Error"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicTickets.beginUpload": {
        parameters: {
            query: {
                /** @description Its name; of a path the last part, without control characters, at most 255 characters */
                name: string;
            };
            header?: {
                /** @description How many bytes the file has; needed */
                "Upload-Length"?: components["parameters"]["UploadLength"];
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the ticket */
                ticketId: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload; Location is where its pieces are sent */
            201: {
                headers: {
                    Location: components["headers"]["UploadLocation"];
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            /** @description file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes */
            400: components["responses"]["Error"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            /** @description too_many · The space for files is used up. Please tell an admin. */
            409: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB */
            413: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.welcome": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The greeting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatWelcome"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description domain_not_allowed · This chat cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatStartInput"];
            };
        };
        responses: {
            /** @description Started */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatStarted"];
                };
            };
            /** @description validation_failed · This identity token is not valid or has expired, or: Please agree before you begin */
            400: components["responses"]["Error"];
            /** @description domain_not_allowed · This chat cannot be used on this site.; blocked · You cannot start a chat here */
            403: components["responses"]["Error"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.get": {
        parameters: {
            query?: {
                /** @description Only messages with a higher seq */
                after?: number;
            };
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorChat"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageInput"];
            };
        };
        responses: {
            /** @description The message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_closed · This chat session is closed; chat_with_bot · The bot cannot look at files. Please ask for a person first. */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.upload": {
        parameters: {
            query: {
                /** @description Its name; of a path the last part, without control characters, at most 255 characters */
                name: string;
            };
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description The file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description file_required · This file is empty */
            400: components["responses"]["Error"];
            /** @description domain_not_allowed · This chat cannot be used on this site.; blocked · You cannot use this chat */
            403: components["responses"]["Error"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_closed · This chat session is closed; chat_with_bot · The bot cannot look at files. Please ask for a person first. */
            409: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB */
            413: components["responses"]["Error"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.beginUpload": {
        parameters: {
            query: {
                /** @description Its name; of a path the last part, without control characters, at most 255 characters */
                name: string;
            };
            header?: {
                /** @description How many bytes the file has; needed */
                "Upload-Length"?: components["parameters"]["UploadLength"];
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload; Location is where its pieces are sent */
            201: {
                headers: {
                    Location: components["headers"]["UploadLocation"];
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            /** @description file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes */
            400: components["responses"]["Error"];
            /** @description domain_not_allowed · This chat cannot be used on this site.; blocked · You cannot use this chat */
            403: components["responses"]["Error"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_closed · This chat session is closed; chat_with_bot · The bot cannot look at files. Please ask for a person first.; too_many · The space for files is used up. Please tell an admin. */
            409: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB */
            413: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.requestPerson": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatPersonInput"];
            };
        };
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorChat"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description blocked · You cannot use this chat */
            403: components["responses"]["Error"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description nobody_online · Nobody is here right now. Please leave a message.; chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.leaveMessage": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatLeaveMessageInput"];
            };
        };
        responses: {
            /** @description The ticket, and the chat */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageLeft"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description blocked · You cannot use this chat */
            403: components["responses"]["Error"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_has_ticket · This chat already has a ticket */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorChat"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRatingInput"];
            };
        };
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorChat"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicChat.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMarkInput"];
            };
        };
        responses: {
            /** @description The receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMarks"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "widget.form": {
        parameters: {
            query: {
                /** @description Subdomain of the organization */
                org: string;
            };
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the form, or default for the active one */
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetForm"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            /** @description domain_not_allowed · This form cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "widget.upload": {
        parameters: {
            query: {
                /** @description Subdomain of the organization */
                org: string;
                /** @description Id of the form */
                formId: string;
                /** @description Name of the question */
                field: string;
                /** @description Its name; of a path the last part, without control characters, at most 255 characters */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description The file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description file_required · This file is empty; file_kind · This kind of file cannot be sent here */
            400: components["responses"]["Error"];
            /** @description domain_not_allowed · This form cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available.; not_found · The form does not ask for files here */
            404: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB */
            413: components["responses"]["Error"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "widget.beginUpload": {
        parameters: {
            query: {
                /** @description Subdomain of the organization */
                org: string;
                /** @description Id of the form */
                formId: string;
                /** @description Name of the question */
                field: string;
                /** @description Its name; of a path the last part, without control characters, at most 255 characters */
                name: string;
            };
            header?: {
                /** @description How many bytes the file has; needed */
                "Upload-Length"?: components["parameters"]["UploadLength"];
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload; Location is where its pieces are sent */
            201: {
                headers: {
                    Location: components["headers"]["UploadLocation"];
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            /** @description file_required · This file is empty; validation_failed · Upload-Length must be a number of bytes */
            400: components["responses"]["Error"];
            /** @description domain_not_allowed · This form cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available.; not_found · The form does not ask for files here */
            404: components["responses"]["Error"];
            /** @description too_many · The space for files is used up. Please tell an admin. */
            409: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB */
            413: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicUploads.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Length": components["headers"]["UploadLength"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · This upload is not there any more. Please send the file again. */
            404: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicUploads.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is given up */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description not_found · This upload is not there any more. Please send the file again. */
            404: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "publicUploads.append": {
        parameters: {
            query?: never;
            header?: {
                /** @description From which byte on the piece is; needed */
                "Upload-Offset"?: components["parameters"]["UploadOffset"];
                /** @description The version of tus that the caller speaks, 1.0.0 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @description Subdomain of the organization, or a former one */
                subdomain: components["parameters"]["Subdomain"];
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": Blob;
            };
        };
        responses: {
            /** @description The piece is stored */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description validation_failed · Upload-Offset must be a number of bytes; file_kind · This kind of file cannot be sent here; file_infected · A virus was found in invoice.zip, so it cannot be attached */
            400: components["responses"]["Error"];
            /** @description not_found · This upload is not there any more. Please send the file again. */
            404: components["responses"]["Error"];
            /** @description upload_offset · The upload goes on at another byte; too_many · The space for files is used up. Please tell an admin. */
            409: components["responses"]["Error"];
            /** @description unsupported_version · This server speaks version 1.0.0 of tus */
            412: components["responses"]["Error"];
            /** @description file_too_large · A file can have at most 25 MB; upload_too_long · This is more than the file was to have */
            413: components["responses"]["Error"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            /** @description unavailable · The file could not be stored. Please try again later. */
            503: components["responses"]["Error"];
        };
    };
    "widget.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetSubmitInput"];
            };
        };
        responses: {
            /** @description Sent */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description domain_not_allowed · This form cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "widget.event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormEventInput"];
            };
        };
        responses: {
            /** @description Counted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description domain_not_allowed · This form cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1.health": {
        parameters: {
            query?: {
                /** @description live never answers 503; ready (the default) does while the server starts, stops or has no database */
                probe?: "live" | "ready";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Health"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            /** @description not_ready · The server is not ready */
            503: components["responses"]["Error"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result */
                        data: components["schemas"]["ApiKey"][];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description The key with its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyCreated"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "apiKeys.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always null */
                        data: null;
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · API key not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "apiKeys.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyChanges"];
            };
        };
        responses: {
            /** @description The key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · API key not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "apiKeys.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            /** @description The key with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyCreated"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · API key not found */
            404: components["responses"]["Error"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result */
                        data: components["schemas"]["Webhook"][];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook with its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookCreated"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            /** @description url_not_allowed · This URL is not allowed */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · This key needs tickets:read to have ticket.created sent */
            403: components["responses"]["Error"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always null */
                        data: null;
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            /** @description url_not_allowed · This URL is not allowed */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · This key needs tickets:read to have ticket.created sent */
            403: components["responses"]["Error"];
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookTestResult"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            /** @description delivery_failed · Failed to test webhook */
            502: components["responses"]["Error"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Items per page */
                limit?: components["parameters"]["PageLimit"];
                /** @description Number of items to skip */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result */
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description A message for people */
                        message: string;
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the delivery */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued; sent within seconds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · This key needs tickets:read to have ticket.created sent */
            403: components["responses"]["Error"];
            /** @description not_found · Delivery not found */
            404: components["responses"]["Error"];
            /** @description test_delivery · A test is not sent again. Please test the webhook. */
            409: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.attempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
                /** @description Id of the delivery */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookAttempts"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · This key needs tickets:read to have ticket.created sent */
            403: components["responses"]["Error"];
            /** @description not_found · Delivery not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.redeliverFailed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliverFailedInput"];
            };
        };
        responses: {
            /** @description Queued; sent one after the other */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedeliveredEvents"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden · This key needs tickets:read to have ticket.created sent */
            403: components["responses"]["Error"];
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookCreated"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            409: components["responses"]["AnswerLost"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Tickets.list": {
        parameters: {
            query?: {
                /** @description Only those with this status */
                status?: components["schemas"]["TicketStatus"];
                /** @description Only those with this priority */
                priority?: components["schemas"]["TicketPriority"];
                /** @description The full address; ignores case */
                customerEmail?: string;
                /** @description An id in another system: the ticket that has it, or the one that a ticket with it was merged into, if any */
                externalId?: string;
                /** @description Names of up to ten tags, separated by commas: only tickets with all of them */
                tags?: string;
                /** @description Likewise: only tickets with at least one of them */
                anyTag?: string;
                /** @description Likewise: only tickets with none of them */
                noTag?: string;
                /** @description Items per page */
                limit?: components["parameters"]["PageLimit"];
                /** @description Number of items to skip */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result */
                        data: components["schemas"]["V1Ticket"][];
                        /** @description A message for people */
                        message: string;
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Tickets.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V1TicketCreateInput"];
            };
        };
        responses: {
            /** @description The ticket */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["V1Ticket"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description external_id_taken · Another ticket has this external id; idempotency_answer_lost · This was done before; its answer is gone */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Tickets.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["V1Ticket"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Tickets.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always null */
                        data: null;
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Tickets.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still be current */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V1TicketPatch"];
            };
        };
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["V1Ticket"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042; external_id_taken · Another ticket has this external id */
            409: components["responses"]["Error"];
            /** @description stale · This ticket was changed by someone else */
            412: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Tickets.reply": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the resource */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V1MessageInput"];
            };
        };
        responses: {
            /** @description The message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketMessage"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            /** @description validation_failed · Message is required · Give only one of message, html and markdown · A message can have at most 20000 characters */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            /** @description ticket_merged · This ticket was merged into TK-2026-000042 */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Tags.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result */
                        data: components["schemas"]["Tag"][];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1ContactForms.list": {
        parameters: {
            query?: {
                /** @description Items per page */
                limit?: components["parameters"]["PageLimit"];
                /** @description Number of items to skip */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact forms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result */
                        data: components["schemas"]["ContactForm"][];
                        /** @description A message for people */
                        message: string;
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1ContactForms.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact form */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always null */
                        data: null;
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1ContactForms.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact form */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactFormPatch"];
            };
        };
        responses: {
            /** @description The contact form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactForm"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1ContactForms.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated call with the same key and body gets the first answer again, for 24 hours; with another body, 422. An answer over 256 kB is not kept: the repeat gets 409 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the contact form */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V1SubmitInput"];
            };
        };
        responses: {
            /** @description The message that the form shows after sending */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubmitResult"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            409: components["responses"]["AnswerLost"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1.events": {
        parameters: {
            query?: {
                /** @description The cursor of the last event seen; 0 for the beginning */
                after?: number;
                /** @description Seconds to wait for an event if there is none yet: the answer comes as soon as one happens, or without any at the end */
                wait?: number;
                /** @description Items per page */
                limit?: components["parameters"]["PageLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The result */
                        data: components["schemas"]["LoggedEvent"][];
                        /** @description Where to go on, given as after: of the last event here, or without events of the newest one of all */
                        cursor: number;
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Analytics.metrics": {
        parameters: {
            query?: {
                /** @description Days up to now, such as 30d, at most 366d */
                period?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Metrics"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            /** @description validation_failed · period must look like 30d */
            400: components["responses"]["Error"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Organization.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicOrganization"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "v1Organization.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandingInput"];
            };
        };
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicOrganization"];
                        /** @description A message for people */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description subdomain_taken · Subdomain is already taken */
            409: components["responses"]["Error"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "docs.openapi": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.ticketCreated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketUpdated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketAssigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketResolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketSnoozed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketUnsnoozed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketMarkedAsSpam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketDeleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketRestored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketMerged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketUnmerged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketLinked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.ticketUnlinked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.messageCreated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.noteCreated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.taskChanged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.timeEntryChanged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.contactFormSubmitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.articleCreated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.articleUpdated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.articlePublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.articleUnpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.articleDeleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.customerChanged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.tagChanged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.memberJoined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.memberRoleChanged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "events.memberRemoved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Taken; anything else than 2xx is tried again, 410 ends it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
