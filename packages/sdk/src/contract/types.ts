// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

export interface paths {
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person, with organizations (the active one first) and permissions */
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
        /** Sign in with e-mail and password; also sets the session cookie */
        post: operations["auth.login"];
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
        /** Make an account, with a new organization or by an invitation */
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
        /** End this session; the same when it has ended already */
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
        /** Send the browser to the sign-in page */
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
        /** Ask for a mailed link to set a new password; the answer does not tell whether there is an account */
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
        /** Set a new password with the token of a mailed link, once within an hour; ends all sessions of the person */
        post: operations["auth.resetPassword"];
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
        /** What an invitation link offers */
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
        /** Join the organization as the signed-in person */
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
        /** The organization of the request and the caller's role in it */
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
         * Change name, subdomain, logo, colour and sender; what is left out stays as it is
         * @description A new subdomain moves the organization: pages under the name before lead on to the new address, and calls and elements that name it are answered as before. The ten latest names stay the organization's, which may take one of them back; nobody else can have them. A logo given by its https address is fetched once, drawn anew and kept here.
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
        /** Keep a logo: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays; it is shown once branding is saved with its address */
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
        /** The organization with all its settings; passwords and keys are not among them */
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
        /** Change name, time zone, ticket prefix, automatic assignment and business hours; what is left out stays as it is */
        patch: operations["organization.updateGeneral"];
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
        /** Choose who sends the mail of the organization: the helpdesk, a mail server of its own, or Google Workspace with an app password. A password that is left out stays, unless the server is another one; an empty one is removed */
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
        /** Send the caller a test e-mail through the stored settings, now, and tell what happened */
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
        /** Switch the organization's own API key on or off, and name an address that is told of every event, as a webhook among the others; an empty one ends it */
        patch: operations["organization.updateApi"];
        trace?: never;
    };
    "/api/organization/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the organization's own API key begins and ends; the whole was shown when it was made */
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
        /** Make the organization's own API key, with all permissions; it is shown this once, and the one before ends at once */
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
        /** Claim a domain for the public pages; it counts once it is verified, and until then it keeps nobody else from it */
        post: operations["organization.setCustomDomain"];
        /** Give the domain up; it leads nowhere from then on */
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
        /** Look for the proof of the domain now: a TXT record at _helpdesk-verification.{domain} with the token, or else the token as /.well-known/helpdesk-verification.txt on the domain, which this server answers itself for a domain that is an alias (CNAME) of the organization's host */
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
        /** The badge counts of the sidebar */
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
        /** The stat cards; a member without view_all_tickets gets the figures of his own tickets */
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
        /** What each admin and agent did in the period */
        get: operations["dashboard.performance"];
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
        /** What contact forms and the chatbot did */
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
        /** Volume, backlog, first response, resolution and satisfaction of a period, by day, channel and form */
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
        /** What each of the staff did in a period, who resolved most first */
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
        /** How many first responses and resolutions met the target of their priority, and which open tickets will not */
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
        /** A report of a period as a spreadsheet; cells that would be formulas are made text */
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
        /** Have a report made and mailed to the caller when it is ready */
        post: operations["metrics.sendReport"];
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
        /** Tickets, last changed first; a member without view_all_tickets gets his own */
        get: operations["tickets.list"];
        put?: never;
        /** Open a ticket; for a customer of the organization his own */
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
        /** How many tickets there are in each status */
        get: operations["tickets.stats"];
        put?: never;
        post?: never;
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
        /** Assign many tickets (assign_tickets), or set their status or priority (resolve_tickets), all at once */
        post: operations["tickets.bulk"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A ticket with its conversation and timeline */
        get: operations["tickets.get"];
        put?: never;
        post?: never;
        /** Delete a ticket with its conversation */
        delete: operations["tickets.delete"];
        options?: never;
        head?: never;
        /** Assign a ticket (assign_tickets), or set its status or priority (resolve_tickets) */
        patch: operations["tickets.update"];
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
        /** Answer the customer, or leave an internal note */
        post: operations["tickets.reply"];
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
        /** An e-mail of a ticket as it came in, with what was quoted and attached, for 90 days */
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
        /** What the caller may see and holds every word, the last one begun; best first */
        get: operations["search.query"];
        put?: never;
        post?: never;
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
        /** The admins and agents a ticket can be assigned to */
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
        /** Say whether tickets and chats may come to oneself automatically */
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
        /** All members, who joined first first */
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
        /** Remove a member; his tickets are unassigned, his sockets close, and his sessions end if he belongs nowhere else */
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
        /** Change the role of a member; who becomes a customer has his tickets unassigned */
        patch: operations["team.setRole"];
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
        /** Invite somebody by e-mail; the answer carries the link, once */
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
        /** Invitations nobody has accepted yet, those that ran out too */
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
        /** Take an invitation back */
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
        /** Mail an invitation again; the same link works for seven more days */
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
        /** All forms, the first made first; at most 100 */
        get: operations["contactForms.list"];
        put?: never;
        /** Make a form */
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
        /** The figures above the list of forms */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A form with its fields and settings */
        get: operations["contactForms.get"];
        put?: never;
        post?: never;
        /** Delete a form with its submissions and figures for good; the tickets they became stay */
        delete: operations["contactForms.delete"];
        options?: never;
        head?: never;
        /** Change a form; a setting that is not named stays, fields are replaced as a whole */
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
        /** Make another form like this one; it starts inactive, without submissions */
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
        /** How often a form was seen, started and sent, day by day */
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
        /** What was sent with a form, newest first */
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
        /** One submission, its answers beside the questions, with its ticket */
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
        /** All submissions of a form, or those that hold a text, as a spreadsheet; cells that would be formulas are made text */
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
        /** The queries that the chatbot knows, the most used first */
        get: operations["chatbot.list"];
        put?: never;
        /** Teach the chatbot a query and its response; with questionId the unanswered question is done with */
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
        /** Add many queries; a row that is not valid is reported and keeps no other back. A row with the query and response of a stored one updates that one */
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
        /** All queries, as the import takes them */
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
        /** All queries as a spreadsheet that the import takes; keywords are separated by semicolons */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One query */
        get: operations["chatbot.get"];
        put?: never;
        post?: never;
        /** Delete a query for good */
        delete: operations["chatbot.delete"];
        options?: never;
        head?: never;
        /** Change a query; what is not named stays, keywords are replaced as a whole */
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
        /** The figures above the queries */
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
        /** What the chatbot would answer, and why; counts nowhere */
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
        /** What visitors asked and got no answer to, the most asked first; at most the last 1000 different questions of 180 days */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Put a question away; it is not shown again when it is asked again */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a question another wording (a keyword) of a stored query */
        post: operations["chatbot.teach"];
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
        /** All categories in the order visitors see them; at most 100 */
        get: operations["helpCategories.list"];
        put?: never;
        /** Make a category, the last in order */
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
        /** Put the categories into this order; those not named follow in the order they had */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a category; its articles stay and have none */
        delete: operations["helpCategories.delete"];
        options?: never;
        head?: never;
        /** Change what is named of a category */
        patch: operations["helpCategories.update"];
        trace?: never;
    };
    "/api/help/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles, drafts among them, last changed first; with q the best find first */
        get: operations["helpArticles.list"];
        put?: never;
        /** Make an article; its HTML is cleaned to what articles may hold */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** An article with its draft */
        get: operations["helpArticles.get"];
        put?: never;
        post?: never;
        /** Delete an article for good */
        delete: operations["helpArticles.delete"];
        options?: never;
        head?: never;
        /** Change what is named of an article, or publish and unpublish it; naming title or content drops the draft, and the old address of a new slug leads on */
        patch: operations["helpArticles.update"];
        trace?: never;
    };
    "/api/help/articles/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Keep a change that is being written apart from the article, which visitors go on reading as it is */
        put: operations["helpArticles.saveDraft"];
        post?: never;
        /** Forget the draft; the article stays as it is */
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
        /** Keep an image for articles: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays */
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
        /** How often articles were read, each visitor once a day; drafts only for who writes articles */
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
        /** Chats, newest first; those that wait in the order of the queue. Each with its newest message only */
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
        /** How many chats there are in each status */
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
        /** The agents a chat can be transferred to, those who are here first; one's own availability is set with team.setAvailability */
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
        /** How live chat behaves on the sites of the organization */
        get: operations["chat.settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how live chat behaves */
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
        /** Make a new secret with which the host's server signs who its visitor is; shown once, the one before ends */
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
        /** A chat with all its messages, where its visitor is, and his earlier chats */
        get: operations["chat.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /** Take a chat that waits, or that the bot leads; the same again for who has it already */
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
        /** Say something, where sockets are blocked; the first message of an agent also takes the chat */
        post: operations["chat.send"];
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
        /** Say up to which message the staff have received and read, where sockets are blocked */
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
        /** Hand a chat to another agent */
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
        /** End a chat; the same again */
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
        /** Open a ticket that tells the chat; the chat goes on */
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
        /** The caller's own notifications */
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
        /** Mark all of the caller's notifications as read */
        patch: operations["notifications.markAllRead"];
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
        /** Mark a notification as read */
        patch: operations["notifications.markRead"];
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a notification */
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
        /** Change the caller's name and e-mail address; a new address ends every other session, and both addresses are told */
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
        /** Set the photo: PNG, JPEG, WebP, GIF or AVIF, drawn anew so that nothing but the picture stays */
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
        /** Go without a photo */
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
        /** Change the password; every other session of the caller ends */
        patch: operations["profile.changePassword"];
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
        /** Say what the caller wants to be told of; what is left out stays as it is */
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
        /** A one-time proof with which to open the staff socket within 60 seconds */
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
        /** Name, logo and colour of an organization */
        get: operations["publicOrganization.get"];
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
        /** The organization a host name belongs to */
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
        /** The active contact forms of an organization */
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
        /** Send a contact form from the contact page; it becomes a ticket */
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
        /** Ask the chatbot; without an answer it says so, with matched false */
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
        /** The published articles, last changed first; with q the best find first */
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
        /** A published article; a slug it had before finds it too */
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
        /** The categories in their order */
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
        /** The published articles that answer these words, best first; endings, accents, typos and a last word just begun do not matter */
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
        /** Tell that an article was read; each visitor counts once a day, and nothing about the visitor is kept */
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
        /** Open a ticket with its e-mail and number; the answer carries the proof for later calls */
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
        /** The ticket and its public conversation */
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
        /** Answer as the ticket's customer; a resolved ticket reopens, a closed one gets a follow-up */
        post: operations["publicTickets.reply"];
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
        /** All that a chat panel needs to open; the only call before the visitor's first word */
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
        /** Begin a chat; the bot answers first, over the socket. The answer carries the proof for everything later */
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
        /** The chat and its messages, after a reload or where sockets are blocked */
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
        /** Say something, where sockets are blocked */
        post: operations["publicChat.send"];
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
        /** Ask for a person instead of the bot, or say who one is while waiting; joins the queue */
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
        /** Leave a message when nobody is here; it becomes a ticket with the chat in it, and the chat closes */
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
        /** End the chat; the same again */
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
        /** Rate the chat, or change the rating */
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
        /** Say up to which message the visitor has received and read, where sockets are blocked */
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
        /** A form to draw, with its organization */
        get: operations["widget.form"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /** Send a contact form from another site; it becomes a ticket */
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
        /** Count that a form was seen or that somebody began to fill it in; nothing about the visitor is kept */
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
        /** Whether the server lives and is ready for work */
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
        /** The keys of the organization, newest first */
        get: operations["apiKeys.list"];
        put?: never;
        /** Make a key; it is shown this once */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a key; it stops working at once */
        delete: operations["apiKeys.delete"];
        options?: never;
        head?: never;
        /** Switch a key on or off */
        patch: operations["apiKeys.update"];
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of the organization, newest first */
        get: operations["webhooks.list"];
        put?: never;
        /** Have an address told of events; its secret is shown this once */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One webhook */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /** Delete a webhook with its deliveries */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /** Change a webhook; switching it on again also forgets its failures */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event now and tell how it went */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What was sent to a webhook or waits to be, newest first */
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
                id: components["parameters"]["Id"];
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an event once more, with the same id */
        post: operations["webhooks.redeliver"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret; for a day everything is signed with both */
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
        /** Tickets, newest first */
        get: operations["v1Tickets.list"];
        put?: never;
        /** Open a ticket */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One ticket */
        get: operations["v1Tickets.get"];
        put?: never;
        post?: never;
        /** Delete a ticket with its conversation */
        delete: operations["v1Tickets.delete"];
        options?: never;
        head?: never;
        /** Change status or priority */
        patch: operations["v1Tickets.update"];
        trace?: never;
    };
    "/api/v1/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the customer or note something for the staff */
        post: operations["v1Tickets.reply"];
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
        /** Contact forms, newest first */
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
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a contact form with what was sent with it; the tickets stay */
        delete: operations["v1ContactForms.delete"];
        options?: never;
        head?: never;
        /** Change a contact form */
        patch: operations["v1ContactForms.update"];
        trace?: never;
    };
    "/api/v1/contact-forms/{formId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a contact form for a customer; opens a ticket */
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
        /** What has happened since an event, oldest first; what webhooks tell, for programs that ask */
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
        /** Tickets of a period: how many, how soon they were resolved, and whether in time */
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
        /** The organization that the key belongs to */
        get: operations["v1Organization.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, subdomain, logo, colour and sender */
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
        /** This contract as JSON */
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
        /** A ticket was opened */
        post: {
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
        /** Status, priority or assignee of a ticket changed */
        post: {
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
        /** A ticket was given to an agent, or taken from one */
        post: {
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
        /** A ticket was resolved */
        post: {
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
        /** A contact form was sent */
        post: {
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @enum {string} */
        Role: "admin" | "agent" | "customer";
        /**
         * @description Whether tickets and chats come to the member automatically
         * @enum {string}
         */
        Availability: "online" | "away";
        /** @enum {string} */
        Permission: "manage_organization" | "manage_team" | "manage_settings" | "view_all_tickets" | "create_tickets" | "assign_tickets" | "resolve_tickets" | "delete_tickets" | "view_live_chat" | "manage_live_chat" | "manage_help_center" | "manage_contact_forms" | "manage_chatbot" | "view_analytics" | "view_reports" | "invite_users" | "remove_users" | "change_user_roles";
        /** @enum {string} */
        TicketStatus: "open" | "in_progress" | "resolved" | "closed";
        /** @enum {string} */
        TicketPriority: "urgent" | "high" | "normal" | "low";
        /** @enum {string} */
        FieldType: "text" | "email" | "textarea" | "select" | "checkbox" | "radio" | "number" | "phone" | "url" | "date";
        /** Format: date-time */
        Timestamp: string;
        FieldError: {
            field: string;
            code: string;
            message: string;
        };
        ApiError: {
            /** @description A sentence a person can read */
            message: string;
            /** @description A word a program can compare */
            code: string;
            errors?: components["schemas"]["FieldError"][];
            requestId: string;
        };
        UserRef: {
            id: string;
            firstName: string | null;
            lastName: string | null;
            email: string;
            profileImageUrl: string | null;
        };
        PersonRef: {
            firstName: string | null;
            lastName: string | null;
            email: string | null;
            profileImageUrl: string | null;
        };
        OrganizationRef: {
            id: string;
            name: string;
            subdomain: string;
            logoUrl: string | null;
        };
        Membership: {
            organizationId: string;
            role: components["schemas"]["Role"];
            availability?: components["schemas"]["Availability"];
            organization: components["schemas"]["OrganizationRef"];
        };
        NotificationPreferences: {
            /** @description The master switch */
            emailNotifications: boolean;
            ticketCreated: boolean;
            ticketUpdated: boolean;
            ticketUpdates: boolean;
            ticketAssignments: boolean;
            ticketResolutions: boolean;
            chatMessages: boolean;
            systemAnnouncements: boolean;
            weeklyDigest: boolean;
            marketingEmails: boolean;
        };
        CurrentUser: {
            id: string;
            firstName: string | null;
            lastName: string | null;
            email: string;
            profileImageUrl: string | null;
            createdAt: components["schemas"]["Timestamp"];
            notificationPreferences: components["schemas"]["NotificationPreferences"];
            /** @description The active one first */
            organizations: components["schemas"]["Membership"][];
            /** @description In the active organization */
            permissions: components["schemas"]["Permission"][];
        };
        AuthResult: {
            token: string;
            user: components["schemas"]["CurrentUser"];
        };
        LoginInput: {
            /** Format: email */
            email: string;
            password: string;
        };
        SignupInput: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            password: string;
            confirmPassword: string;
            /** @description Required unless invited */
            organizationName?: string;
            invitationToken?: string;
        };
        ForgotPasswordInput: {
            /** Format: email */
            email: string;
        };
        ResetPasswordInput: {
            token: string;
            newPassword: string;
        };
        MessageResult: {
            message: string;
        };
        PublicInvitation: {
            email: string;
            role: components["schemas"]["Role"];
            organization: components["schemas"]["OrganizationRef"];
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Whether to sign in rather than sign up */
            hasAccount: boolean;
        };
        Invitation: {
            id: string;
            email: string;
            role: components["schemas"]["Role"];
            organization: components["schemas"]["OrganizationRef"];
            message: string | null;
            /** @description The link to share; only in the answers to team.invite and team.resendInvitation */
            url?: string;
            expiresAt: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
        };
        InviteInput: {
            /** Format: email */
            email: string;
            /** @default agent */
            role?: components["schemas"]["Role"];
            message?: string;
        };
        AssignableMember: {
            role: components["schemas"]["Role"];
            availability?: components["schemas"]["Availability"];
            user: components["schemas"]["UserRef"];
        };
        TeamMember: {
            id: string;
            userId: string;
            role: components["schemas"]["Role"];
            availability: components["schemas"]["Availability"];
            joinedAt: components["schemas"]["Timestamp"];
            user: components["schemas"]["UserRef"];
        };
        RoleInput: {
            role: components["schemas"]["Role"];
        };
        AvailabilityInput: {
            availability: components["schemas"]["Availability"];
        };
        /** @description When the team answers, on the clocks of the organization's time zone. While they are enabled, live chat offers no person outside of them, whoever is here: a message can be left, which becomes a ticket. Hours that end before they start go on past midnight and belong to the day on which they start. */
        BusinessHours: {
            enabled: boolean;
            start: string;
            end: string;
            days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
        };
        /** @description A colour as the six hexadecimal digits of red, green and blue; the only kind that any operation takes */
        HexColor: string;
        /** @description The organization as every member sees it; no secret and nothing that is the admins' alone */
        MemberOrganization: {
            id: string;
            name: string;
            subdomain: string;
            logoUrl: string | null;
            primaryColor: components["schemas"]["HexColor"];
            emailFrom: string | null;
            /** @description IANA name; days, statistics and business hours follow it */
            timezone: string;
            ticketPrefix: string;
            autoAssignment: boolean;
            businessHours: components["schemas"]["BusinessHours"];
        };
        /** @description The organization with all its settings, for admins */
        Organization: components["schemas"]["MemberOrganization"] & {
            emailProvider: components["schemas"]["EmailProvider"];
            smtpSettings: components["schemas"]["SmtpSettings"];
            googleWorkspaceEmail: string | null;
            /** @description Where the webhook is that organization.updateApi made */
            webhookUrl: string | null;
            apiKeyEnabled: boolean;
            /** @description What programs know the organization by, whatever its subdomain: organizationId of webhook events. Public, and opens nothing. */
            organizationKey: string;
            /** @description In lower case, international letters as punycode */
            customDomain: string | null;
            customDomainVerified: boolean;
            customDomainVerificationToken: string | null;
        };
        CustomDomainInput: {
            customDomain: string;
        };
        CustomDomainStatus: {
            /** @description In lower case, international letters as punycode */
            customDomain: string | null;
            customDomainVerified: boolean;
            customDomainVerificationToken: string | null;
            /** @description The record that proves the domain */
            dnsRecord: {
                type: string;
                name: string;
                value: string;
            } | null;
        };
        /** @enum {string} */
        EmailProvider: "helpdesk" | "smtp" | "google_workspace";
        SmtpSettings: {
            /** @description Empty for none */
            host: string;
            port: number;
            /** @description Empty for none */
            username: string;
            /** @description TLS is required: from the first byte on port 465, by STARTTLS on any other */
            secure: boolean;
            /** @description Whether a password is kept for the provider's server; nobody is ever told it */
            passwordSet: boolean;
        };
        OrganizationContext: {
            organization: components["schemas"]["MemberOrganization"];
            userRole: components["schemas"]["Role"];
            isPublicAccess: boolean;
            /** @enum {string} */
            accessMethod: "subdomain" | "path" | "custom_domain" | "membership";
        };
        PublicOrganization: {
            id: string;
            name: string;
            subdomain: string;
            logoUrl: string | null;
            primaryColor: components["schemas"]["HexColor"];
        };
        DashboardCounts: {
            /** @description Open tickets */
            tickets: number;
            /** @description Active chats */
            chatSessions: number;
            /** @description Unread notifications */
            notifications: number;
        };
        /** @description Figures of the period; null where there is nothing to tell or nothing to compare with */
        DashboardStats: {
            /** @description Tickets with the status open now */
            openTickets: number;
            /** @description How many more are open than when the period began; null for own tickets only */
            openTicketsChange: number | null;
            /** @description Median time from a requester's opening message to the first public answer of the staff, such as 0m, 12m, 2h 5m or 3d 4h; of the tickets first answered in the period */
            responseTime: string | null;
            /** @description In percent against the period of the same length before; below zero is faster */
            responseTimeChange: number | null;
            /** @description Chats that are active now */
            activeChats: number;
            /** @description Ratings of 4 or 5 among the ratings of the period, in percent */
            satisfaction: number | null;
            /** @description In percentage points against the period before */
            satisfactionChange: number | null;
        };
        AgentPerformance: {
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["Role"];
            /** @description Tickets open or in progress that are assigned to him now */
            open: number;
            /** @description Tickets that were given to him in the period and are still his */
            assigned: number;
            /** @description Tickets resolved or closed in the period, and not reopened, that were his */
            resolved: number;
            /** @description Median time to the first answers he gave in the period, as responseTime in DashboardStats */
            firstResponse: string | null;
        };
        Day: string;
        /** @enum {string} */
        MetricsPeriod: "7d" | "30d" | "90d" | "365d";
        /** @enum {string} */
        MetricsReport: "tickets" | "agents" | "sla" | "satisfaction";
        SendReportInput: {
            report: components["schemas"]["MetricsReport"];
            period?: components["schemas"]["MetricsPeriod"];
            from?: components["schemas"]["Day"];
            to?: components["schemas"]["Day"];
        };
        /** @description Days of the organization's time zone: one on which the clocks change has 23 or 25 hours */
        MetricsSpan: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day; today is not over
             */
            to: string;
            timezone: string;
            since: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Now, where the last day is today
             */
            until: string;
        };
        /** @description Times in whole minutes, rounded down; null where there was none */
        TimeFigure: {
            count: number;
            /** @description Half took no longer; of two middle ones the shorter */
            median: number | null;
            /** @description Nine in ten took no longer */
            p90: number | null;
        };
        /** @description Ratings of chats that were given in the period */
        SatisfactionFigure: {
            /** @description How many ratings */
            count: number;
            /** @description Ratings of 4 or 5 among them, in percent; null without any */
            share: number | null;
            /** @description Of 1 to 5, with two decimals; null without any */
            mean: number | null;
        };
        MetricsTotals: {
            /** @description Tickets opened in the period */
            created: number;
            /** @description Tickets resolved, or closed right away, in the period and not reopened */
            resolved: number;
            /** @description Tickets open or in progress at the end of the period; one that was reopened counts as never resolved */
            backlog: number;
            /** @description From a requester's opening message to the first public answer of the staff; of tickets first answered in the period */
            firstResponse: components["schemas"]["TimeFigure"];
            /** @description From opening to resolution; of tickets resolved in the period */
            resolution: components["schemas"]["TimeFigure"];
            satisfaction: components["schemas"]["SatisfactionFigure"];
        };
        /** @description The figures of MetricsTotals for one day */
        MetricsDay: {
            /** Format: date */
            date: string;
            created: number;
            resolved: number;
            backlog: number;
            /** @description Median minutes */
            firstResponse: number | null;
            /** @description Median minutes */
            resolution: number | null;
            ratings: number;
            /** @description In percent */
            satisfaction: number | null;
        };
        /**
         * @description The contact page, a form on another site, live chat, mail, a program, the staff in the console; other: an answer to a closed ticket
         * @enum {string}
         */
        TicketChannel: "form" | "widget" | "chat" | "email" | "api" | "staff" | "other";
        MetricsPart: {
            created: number;
            resolved: number;
            /** @description Median minutes */
            firstResponse: number | null;
            /** @description Median minutes */
            resolution: number | null;
        };
        MetricsChannel: components["schemas"]["MetricsPart"] & {
            channel: components["schemas"]["TicketChannel"];
        };
        MetricsForm: components["schemas"]["MetricsPart"] & {
            id: string;
            name: string;
        };
        MetricsOverview: {
            span: components["schemas"]["MetricsSpan"];
            /** @description As many days before; where the last day is today, up to the same time of day */
            before: components["schemas"]["MetricsSpan"];
            totals: components["schemas"]["MetricsTotals"];
            totalsBefore: components["schemas"]["MetricsTotals"];
            days: components["schemas"]["MetricsDay"][];
            /** @description How many first responses took from so many minutes to less than so many */
            firstResponses: {
                from: number;
                to: number | null;
                count: number;
            }[];
            /** @description Those that anything came by, the busiest first */
            channels: components["schemas"]["MetricsChannel"][];
            /** @description All forms there are, the busiest first */
            forms: components["schemas"]["MetricsForm"][];
        };
        MetricsAgent: {
            /** @description Null for everybody else: who has left, and programs */
            user: components["schemas"]["UserRef"] | null;
            role: components["schemas"]["Role"] | null;
            /** @description As in AgentPerformance */
            open: number;
            /** @description As in AgentPerformance */
            assigned: number;
            /** @description As in AgentPerformance */
            resolved: number;
            firstResponse: components["schemas"]["TimeFigure"];
            resolution: components["schemas"]["TimeFigure"];
            satisfaction: components["schemas"]["SatisfactionFigure"];
        };
        MetricsAgents: {
            span: components["schemas"]["MetricsSpan"];
            agents: components["schemas"]["MetricsAgent"][];
        };
        SlaTarget: {
            priority: components["schemas"]["TicketPriority"];
            /** @description Minutes, counted day and night */
            target: number;
            /** @description In the period and within the target of the priority that the ticket has now */
            met: number;
            /** @description In the period and later than that */
            breached: number;
            /** @description Met in percent; null where there was none */
            share: number | null;
            /** @description The same of as many days before */
            shareBefore: number | null;
            /** @description Tickets that wait for it now */
            open: number;
            /** @description Of these, more than three quarters of the target are over */
            atRisk: number;
            /** @description Of these, the target has passed */
            overdue: number;
        };
        MetricsSla: {
            span: components["schemas"]["MetricsSpan"];
            /** @description The most urgent first */
            firstResponse: components["schemas"]["SlaTarget"][];
            /** @description The most urgent first */
            resolution: components["schemas"]["SlaTarget"][];
            days: {
                /** Format: date */
                date: string;
                firstResponseMet: number;
                firstResponseBreached: number;
                resolutionMet: number;
                resolutionBreached: number;
            }[];
        };
        DashboardAutomation: {
            contactForms: {
                /** @description Submissions since midnight in the organization's time zone */
                today: number;
                /** @description Submissions for every hundred times a form was seen, in 30 days; null when none was seen */
                conversion: number | null;
                /** @description The form that visitors are shown first */
                form: {
                    id: string;
                    name: string;
                    submissionCount: number;
                } | null;
            };
            chatbot: {
                autoResolved: number;
                /** @description In percent; null before the first question */
                accuracy: number | null;
                totalResponses: number;
                lastUpdated: components["schemas"]["Timestamp"] | null;
            };
        };
        Ticket: {
            id: string;
            /** @example TK-2026-000042 */
            ticketNumber: string;
            subject: string;
            description: string;
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["TicketPriority"];
            customerName: string | null;
            customerEmail: string | null;
            customer: components["schemas"]["PersonRef"] | null;
            assignedAgent: components["schemas"]["UserRef"] | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        TicketMessage: {
            id: string;
            message: string;
            /** @description A note that only staff see */
            isInternal: boolean;
            /** @enum {string} */
            authorType: "customer" | "staff" | "bot" | "system";
            user: components["schemas"]["PersonRef"] | null;
            senderName: string | null;
            senderEmail: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description The e-mail it came as, for `tickets.mail` */
            mailId?: string | null;
            /** @description The new ticket that a customer's answer to a closed one opened; the message is its first */
            followUp?: {
                id: string;
                ticketNumber: string;
            };
        };
        TimelineEntry: {
            id: string;
            /**
             * @description mail_automatic: an automatic answer of `from`, with its first words in `to`; mail_bounced and mail_delayed: our mail did not reach `from`, or not yet, because of `to`
             * @enum {string}
             */
            kind: "created" | "status" | "priority" | "assigned" | "reopened" | "follow_up" | "mail_automatic" | "mail_bounced" | "mail_delayed";
            /** @description Name of who did it; null for the helpdesk itself */
            actor: string | null;
            from: string | null;
            to: string | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        TicketDetail: components["schemas"]["Ticket"] & {
            /** @description Oldest first */
            messages: components["schemas"]["TicketMessage"][];
            /** @description Oldest first */
            timeline: components["schemas"]["TimelineEntry"][];
            /** @description The e-mail that opened it, for `tickets.mail` */
            mailId?: string | null;
        };
        TicketStats: {
            total: number;
            open: number;
            in_progress: number;
            resolved: number;
            closed: number;
        };
        TicketCreateInput: {
            subject: string;
            description: string;
            /** @default normal */
            priority?: components["schemas"]["TicketPriority"];
            /** Format: email */
            customerEmail?: string;
            customerName?: string;
        };
        TicketUpdateInput: {
            /** @description The user id of an agent, or null for nobody */
            assignedAgentId?: string | null;
            status?: components["schemas"]["TicketStatus"];
            priority?: components["schemas"]["TicketPriority"];
        };
        TicketMessageInput: {
            message: string;
            /** @default false */
            isInternal?: boolean;
            /** @description The newest message that the author had on screen, null when there was none. When somebody else has said something to the customer since, or the customer to us, the reply is refused and kept by its author. Absent: sent in any case */
            seenMessageId?: string | null;
        };
        TicketBulkInput: {
            ids: string[];
            /** @description The user id of an agent, or null for nobody */
            assignedAgentId?: string | null;
            status?: components["schemas"]["TicketStatus"];
            priority?: components["schemas"]["TicketPriority"];
        };
        TicketBulkResult: {
            /** @description Tickets that are now as asked for */
            updated: number;
            failed: {
                id: string;
                message: string;
            }[];
        };
        SearchResult: {
            /** @description Best first */
            tickets: components["schemas"]["FoundTicket"][];
            /** @description Requesters by name or e-mail, at most five; for staff only */
            people: components["schemas"]["FoundPerson"][];
            /** @description Best first, at most five */
            articles: components["schemas"]["FoundArticle"][];
        };
        FoundTicket: components["schemas"]["Ticket"] & {
            /**
             * @description Where the excerpt is from; heading: number, subject or customer
             * @enum {string}
             */
            foundIn: "heading" | "description" | "message" | "note";
            /** @description The subject, cut where a word was found */
            subjectParts: components["schemas"]["TextPart"][];
            /** @description Some words around the first find, cut likewise */
            excerpt: components["schemas"]["TextPart"][];
        };
        TextPart: {
            text: string;
            /** @description To be highlighted */
            isHit: boolean;
        };
        FoundPerson: {
            name: string | null;
            email: string;
        };
        FoundArticle: {
            id: string;
            slug: string;
            title: string;
            /** @description The title, cut where a word was found */
            titleParts: components["schemas"]["TextPart"][];
            /** @description Some words around the first find, cut likewise */
            excerpt: components["schemas"]["TextPart"][];
            /** @description Drafts are found by those who write articles */
            isPublished: boolean;
        };
        HelpCategory: {
            id: string;
            name: string;
            description: string | null;
            slug: string;
            /** @description Place in the order, from 0 */
            position: number;
            /** @description Articles in it, drafts too */
            articleCount: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        HelpCategoryInput: {
            name: string;
            description?: string | null;
            slug: string;
        };
        HelpCategoryPatch: {
            name?: string;
            description?: string | null;
            slug?: string;
        };
        HelpCategoryOrder: {
            ids: string[];
        };
        HelpArticle: {
            id: string;
            title: string;
            /** @description HTML, cleaned to what articles may hold */
            content: string;
            /** @description The first 150 characters of its text, without markup */
            excerpt: string;
            slug: string;
            categoryId: string | null;
            isPublished: boolean;
            tags: string[];
            /** @description Readers, each counted once a day */
            viewCount: number;
            author: {
                firstName: string | null;
                lastName: string | null;
            };
            /** @description What is being written and nobody else sees yet */
            draft: components["schemas"]["HelpDraft"] | null;
            /** @description When it was first published */
            publishedAt: components["schemas"]["Timestamp"] | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        HelpDraft: {
            title: string;
            content: string;
            slug: string;
            categoryId: string | null;
            tags: string[];
            savedAt: components["schemas"]["Timestamp"];
        };
        HelpDraftInput: {
            title: string;
            content: string;
            /** @description Without it, that of the article */
            slug?: string;
            /** @description Without it, that of the article */
            categoryId?: string | null;
            /** @description Without them, those of the article */
            tags?: string[];
        };
        HelpArticleInput: {
            title: string;
            content: string;
            slug: string;
            categoryId?: string | null;
            /** @default false */
            isPublished?: boolean;
            tags?: string[];
        };
        HelpArticlePatch: {
            title?: string;
            content?: string;
            slug?: string;
            /** @description Null takes it out of its category */
            categoryId?: string | null;
            isPublished?: boolean;
            tags?: string[];
        };
        HelpImage: {
            /**
             * Format: uri-reference
             * @description For src; on this server, never changing
             */
            url: string;
            width: number;
            height: number;
        };
        HelpViewStats: {
            /** @enum {string} */
            pageType: "article";
            /** @description Of all together */
            viewCount: number;
            /** @description Most read first */
            items: {
                pageId: string;
                viewCount: number;
            }[];
        };
        HelpViewInput: {
            /** @enum {string} */
            pageType: "article";
            pageId: string;
        };
        PublicHelpCategory: {
            id: string;
            name: string;
            description: string | null;
            slug: string;
            /** @description Published articles in it */
            articleCount: number;
        };
        PublicCategoryRef: {
            name: string;
            slug: string;
        };
        PublicArticle: {
            id: string;
            slug: string;
            title: string;
            /** @description HTML, cleaned; images are on this server alone */
            content: string;
            /** @description The first 150 characters of its text, without markup */
            excerpt: string;
            /** @constant */
            isPublished: true;
            categoryId: string | null;
            category: components["schemas"]["PublicCategoryRef"] | null;
            tags: string[];
            updatedAt: components["schemas"]["Timestamp"];
        };
        PublicFoundArticle: {
            id: string;
            slug: string;
            title: string;
            /** @description Some words around the first find, without markup */
            excerpt: string;
            /** @description The title, cut where a word was found */
            titleParts: components["schemas"]["TextPart"][];
            /** @description The excerpt, cut likewise */
            excerptParts: components["schemas"]["TextPart"][];
            category: components["schemas"]["PublicCategoryRef"] | null;
            /** @description Comparable within one answer only */
            score: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description waiting for a person; active with the bot or with an agent; closed
         * @enum {string}
         */
        ChatStatus: "waiting" | "active" | "closed";
        /** @enum {string} */
        ChatSenderType: "agent" | "bot" | "customer";
        ChatMessage: {
            id: string;
            sessionId: string;
            /** @description Counts from 1 without gaps in each chat */
            seq: number;
            /** @description The agent's user id; always null for visitors */
            userId: string | null;
            senderType: components["schemas"]["ChatSenderType"];
            senderName: string;
            message: string;
            createdAt: components["schemas"]["Timestamp"];
            /** @description What its sender called it; the same again within a chat is the same message */
            clientId: string | null;
        };
        /** @description How far each side has received and read: a message of the other side is delivered, or read, when its seq is not above the mark */
        ChatMarks: {
            customerDelivered: number;
            customerRead: number;
            staffDelivered: number;
            staffRead: number;
        };
        ChatAgentRef: {
            userId: string;
            name: string;
        };
        ChatSession: {
            id: string;
            status: components["schemas"]["ChatStatus"];
            /** @description Active, and the bot leads it */
            withBot: boolean;
            customerName: string | null;
            customerEmail: string | null;
            /** @description The host's server has signed name and e-mail; else the visitor says so himself */
            isVerified: boolean;
            startedAt: components["schemas"]["Timestamp"];
            /** @description Since when a person is wanted */
            requestedAt: components["schemas"]["Timestamp"] | null;
            acceptedAt: components["schemas"]["Timestamp"] | null;
            closedAt: components["schemas"]["Timestamp"] | null;
            updatedAt: components["schemas"]["Timestamp"];
            /** @description User id */
            agentId: string | null;
            agent: components["schemas"]["ChatAgentRef"] | null;
            /** @description User id of the agent whose turn it is to take the waiting chat; anybody may */
            offeredTo: string | null;
            rating: number | null;
            ratingComment: string | null;
            pageUrl: string | null;
            ticketId: string | null;
            ticketNumber: string | null;
            lastSeq: number;
            /** @description Messages of the visitor that the staff have not read */
            unread: number;
            marks: components["schemas"]["ChatMarks"];
            /** @description Oldest first; in lists the newest one only */
            messages: components["schemas"]["ChatMessage"][];
        };
        ChatSessionDetail: components["schemas"]["ChatSession"] & {
            visitor: {
                /** @description The page he is on */
                pageUrl: string | null;
                /** @description The page he began on */
                startedOn: string | null;
                referrer: string | null;
                /** @example Firefox 133 on Windows */
                browser: string | null;
            };
            /** @description Earlier chats from the same browser or with the same e-mail address, newest first, ten at most */
            earlier: {
                id: string;
                status: components["schemas"]["ChatStatus"];
                startedAt: components["schemas"]["Timestamp"];
                closedAt: components["schemas"]["Timestamp"] | null;
                rating: number | null;
                ticketId: string | null;
                firstMessage: string | null;
            }[];
        };
        ChatStats: {
            total: number;
            waiting: number;
            active: number;
            closed: number;
        };
        ChatAgent: {
            user: components["schemas"]["UserRef"];
            availability: components["schemas"]["Availability"];
            /** @description Has the staff area open; chats are offered to who is here and online */
            isHere: boolean;
            activeChats: number;
        };
        ChatSettings: {
            /** @description What the bot says first; {organization} stands for the name */
            greeting: string;
            /** @description A chat in which nobody says anything for so long is closed */
            idleMinutes: number;
            /** @description Sites that may use the chat; none means all */
            allowedDomains: string[];
            hasIdentitySecret: boolean;
        };
        ChatSettingsInput: {
            greeting?: string;
            idleMinutes?: number;
            allowedDomains?: string[];
        };
        ChatIdentitySecret: {
            /** @description The key of a JWT with HS256 and the claims name, email and exp */
            secret: string;
        };
        ChatMessageInput: {
            message: string;
            /** @description Chosen by the sender, once for each message of a chat */
            clientId?: string;
        };
        ChatMarkInput: {
            /** @description Sequence of the last message on screen */
            read: number;
            /** @description Sequence of the last message received */
            delivered?: number;
        };
        ChatTransferInput: {
            /** @description User id */
            agentId: string;
        };
        SocketTicket: {
            ticket: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        FormField: {
            id: string;
            /** @description Key of the answer; no two fields of a form share one */
            name: string;
            label: string;
            type: components["schemas"]["FieldType"];
            placeholder?: string;
            helpText?: string;
            required: boolean;
            /** @description Of select and radio */
            options?: string[];
            validation?: {
                minLength?: number;
                maxLength?: number;
                /** @description What the whole answer must match, in the syntax of RE2; refused when it cannot be checked in little time */
                pattern?: string;
            };
        };
        FormSettings: {
            /** @description Empty: the default of the place where the form is shown */
            submitButtonText: string;
            /** @description Empty: Thank you! Your message has been sent successfully. */
            successMessage: string;
            /** @description Where a visitor goes after sending; empty: nowhere */
            redirectUrl: string;
            sendEmailNotification: boolean;
            /** @description Empty: the organization's own address, if it has one */
            emailNotificationTo: string;
            collectIpAddress: boolean;
            /** @description Sites that may show the form; empty: all */
            allowedDomains: string[];
        };
        FormSettingsInput: {
            submitButtonText?: string;
            successMessage?: string;
            redirectUrl?: string;
            sendEmailNotification?: boolean;
            emailNotificationTo?: string;
            collectIpAddress?: boolean;
            /** @description Host names such as example.com, *.example.com or localhost:3001 */
            allowedDomains?: string[];
        };
        ContactForm: {
            id: string;
            name: string;
            title: string;
            description: string | null;
            fields: components["schemas"]["FormField"][];
            settings: components["schemas"]["FormSettings"];
            /** @description An inactive form is shown to nobody and takes nothing */
            isActive: boolean;
            submissionCount: number;
            lastSubmissionAt: components["schemas"]["Timestamp"] | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ContactFormInput: {
            name: string;
            title: string;
            description?: string | null;
            fields: components["schemas"]["FormField"][];
            settings?: components["schemas"]["FormSettingsInput"];
            /** @default true */
            isActive?: boolean;
        };
        ContactFormPatch: {
            name?: string;
            title?: string;
            description?: string | null;
            fields?: components["schemas"]["FormField"][];
            settings?: components["schemas"]["FormSettingsInput"];
            isActive?: boolean;
        };
        ContactFormStats: {
            totalForms: number;
            activeForms: number;
            /** @description Of the forms there are now */
            totalSubmissions: number;
            lastSubmissionAt: components["schemas"]["Timestamp"] | null;
            /** @description Since the month began in the organization's time zone */
            submissionsThisMonth: number;
        };
        ContactFormAnalytics: {
            /** @description Every day of the period, oldest first, in the organization's time zone */
            days: {
                /** Format: date */
                date: string;
                seen: number;
                started: number;
                submitted: number;
            }[];
            /** @description The sums; a form sent without a script or by the API is submitted without having been seen */
            funnel: {
                seen: number;
                started: number;
                submitted: number;
            };
        };
        FormSubmission: {
            id: string;
            createdAt: components["schemas"]["Timestamp"];
            /** @description Field name to answer */
            data: {
                [key: string]: unknown;
            };
            ticketId: string | null;
            ticketNumber: string | null;
            /**
             * @description The contact page, another site, or the API
             * @enum {string}
             */
            source: "form" | "widget" | "api";
            /** @description Only when the form collects it */
            ipAddress: string | null;
        };
        FormSubmissionDetail: components["schemas"]["FormSubmission"] & {
            /** @description In the order of the form; questions it no longer has come last */
            answers: {
                name: string;
                label: string;
                type: components["schemas"]["FieldType"] | null;
                /** @description Null when it was left empty */
                text: string | null;
            }[];
            ticket: components["schemas"]["Ticket"] | null;
        };
        PublicContactForm: {
            id: string;
            title: string;
            description: string | null;
            fields: components["schemas"]["FormField"][];
            settings: {
                submitButtonText?: string;
                successMessage?: string;
                redirectUrl?: string;
                /** @description Sites that may show the form and hear what was filled in; absent: all may show it, none hears */
                allowedDomains?: string[];
            };
            isActive: boolean;
        };
        WidgetForm: components["schemas"]["PublicContactForm"] & {
            organization: components["schemas"]["PublicOrganization"];
        };
        SubmitInput: {
            formId: string;
            data: components["schemas"]["FormAnswers"];
            /** @description A field people do not see; who fills it in is a robot */
            trap?: string;
            /** @description Time since the form was shown; who types an answer in less than 1500 is a robot */
            elapsedMs?: number;
        };
        WidgetSubmitInput: {
            formId: string;
            org: string;
            data: components["schemas"]["FormAnswers"];
            source?: string;
            /** @description A field people do not see; who fills it in is a robot */
            trap?: string;
            /** @description Time since the form was shown; who types an answer in less than 1500 is a robot */
            elapsedMs?: number;
        };
        FormEventInput: {
            formId: string;
            org: string;
            /**
             * @description seen: it came into view; started: the first answer was begun. Each once for a page load
             * @enum {string}
             */
            event: "seen" | "started";
        };
        /** @description Field name to answer: text, a number, or true for a ticked box */
        FormAnswers: {
            [key: string]: unknown;
        };
        SubmitResult: {
            id: string;
            message: string;
            ticketNumber: string | null;
        };
        /**
         * @description Of answers that match about as well the higher one is given
         * @enum {string}
         */
        ChatbotPriority: "low" | "medium" | "high";
        ChatbotQuery: {
            id: string;
            query: string;
            response: string;
            keywords: string[];
            category: string | null;
            priority: components["schemas"]["ChatbotPriority"];
            /** @description An inactive query never answers */
            isActive: boolean;
            /** @description How often it answered a visitor */
            useCount: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ChatbotQueryInput: {
            query: string;
            response: string;
            /** @description Other wordings and words; blank ones and repetitions are dropped */
            keywords?: string[];
            category?: string | null;
            priority?: components["schemas"]["ChatbotPriority"];
            /** @default true */
            isActive?: boolean;
            /** @description The unanswered question that this answers */
            questionId?: string;
        };
        ChatbotQueryPatch: {
            query?: string;
            response?: string;
            /** @description Other wordings and words; blank ones and repetitions are dropped */
            keywords?: string[];
            category?: string | null;
            priority?: components["schemas"]["ChatbotPriority"];
            isActive?: boolean;
        };
        ChatbotImportInput: {
            /** @description Each like a ChatbotQueryInput; fields it does not have are passed over */
            queries: {
                [key: string]: unknown;
            }[];
        };
        ImportResult: {
            imported: number;
            failed: number;
            errors: {
                /** @description The first row is 1 */
                row: number;
                message: string;
            }[];
        };
        ChatbotExportRow: {
            query: string;
            response: string;
            keywords: string[];
            category: string | null;
            priority: components["schemas"]["ChatbotPriority"];
            isActive: boolean;
        };
        ChatbotStats: {
            totalQueries: number;
            activeQueries: number;
            /** @description The uses of all queries there are now */
            totalUse: number;
            /** @description Active queries among all, in percent; 0 when nothing was used */
            successRate: number;
            /** @description Questions of visitors in 30 days */
            asked: number;
            /** @description Those that a query answered, in 30 days */
            answered: number;
            /** @description Those that an article answered, in 30 days */
            answeredByArticle: number;
            /** @description Questions that wait in the list of unanswered ones */
            unanswered: number;
            /** @description Those in use, the most used first */
            categories: {
                category: string;
                count: number;
            }[];
        };
        ChatbotAskInput: {
            query: string;
        };
        ChatbotTestInput: {
            query: string;
            /** @description Absent, `demo`, or that of the request; anything else is not found */
            organizationId?: string;
        };
        ChatbotAnswer: {
            /** @description Without an answer: I'm sorry, I don't have an answer for that. Please contact our support team for assistance. */
            response: string;
            matched: boolean;
            /** @description The stored query that answered; null when an article did, or nothing */
            queryId: string | null;
            /** @description Published articles that the answer is taken from */
            articles: {
                slug: string;
                title: string;
            }[];
        };
        ChatbotTestResult: components["schemas"]["ChatbotAnswer"] & {
            /**
             * @description What answered
             * @enum {string}
             */
            by: "query" | "article" | "nothing";
            /** @description How well the best candidate matches, 0 to 1 */
            score: number;
            /** @description The score from which on a candidate answers */
            threshold: number;
            /** @description The words of the question as they were read: corrected is what a misspelt word was taken for */
            reading: {
                word: string;
                corrected: string | null;
            }[];
            /** @description The stored queries that come nearest, the chosen one first, then by score; at most 5 */
            candidates: components["schemas"]["ChatbotCandidate"][];
        };
        ChatbotCandidate: {
            queryId: string;
            query: string;
            response: string;
            priority: components["schemas"]["ChatbotPriority"];
            score: number;
            /** @description The stored wording that comes nearest to the question */
            nearest: string;
            /** @enum {string} */
            nearestKind: "query" | "keyword";
            /** @description Words that question and candidate share, the weightiest first */
            words: {
                word: string;
                /** @description Its share of the score */
                weight: number;
            }[];
            /**
             * @description exact: the question is this wording · best: nothing scores higher · priority: within a tenth of the best, and of higher priority · runner_up: another one was given · below: scores too low to answer
             * @enum {string}
             */
            reason: "exact" | "best" | "priority" | "runner_up" | "below";
        };
        UnansweredQuestion: {
            id: string;
            /** @description As it was first asked; e-mail addresses and long numbers are masked */
            text: string;
            count: number;
            firstAskedAt: components["schemas"]["Timestamp"];
            lastAskedAt: components["schemas"]["Timestamp"];
        };
        ChatbotTeachInput: {
            queryId: string;
        };
        TicketLookupInput: {
            /** Format: email */
            email: string;
            ticketNumber: string;
        };
        TicketReplyInput: {
            message: string;
            /** @description Ignored; the author is the ticket's customer */
            customerName?: string;
            /** @description Ignored; the author is the ticket's customer */
            customerEmail?: string;
        };
        PublicTicketMessage: {
            id: string;
            message: string;
            /** @description Written by the organization's staff */
            isInternal: boolean;
            customerName: string | null;
            customerEmail: string | null;
            user: {
                firstName: string | null;
                lastName: string | null;
            } | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        PublicTicketReply: components["schemas"]["PublicTicketMessage"] & {
            /** @description The new ticket that the reply opened when this one was closed */
            followUp: {
                ticketNumber: string;
            } | null;
        };
        PublicTicket: {
            id: string;
            ticketNumber: string;
            subject: string;
            description: string;
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["TicketPriority"];
            customerName: string | null;
            customerEmail: string;
            assignedAgent: {
                name: string;
                firstName: string | null;
                lastName: string | null;
            } | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Oldest first; internal notes never */
            messages: components["schemas"]["PublicTicketMessage"][];
        };
        PublicTicketAccess: components["schemas"]["PublicTicket"] & {
            /** @description Sent as X-Ticket-Access */
            accessToken: string;
            accessExpiresAt: components["schemas"]["Timestamp"];
        };
        ChatWelcome: {
            organization: components["schemas"]["PublicOrganization"];
            /** @description What the bot says first; it becomes the first message of the chat */
            greeting: string;
            /** @description Whether an agent is here, within the business hours; else a message can be left */
            isAnybodyOnline: boolean;
            /** @description Where the socket is */
            socketUrl: string;
        };
        ChatStartInput: {
            message?: string;
            /** @description Of the message */
            clientId?: string;
            customerName?: string;
            /** Format: email */
            customerEmail?: string;
            /**
             * @description As publicChat.requestPerson, where somebody is here and name and e-mail are given
             * @default false
             */
            wantsPerson?: boolean;
            pageUrl?: string;
            referrer?: string;
            /** @description Of an earlier chat in this browser */
            visitorId?: string;
            /** @description Signed by the server of the host page: a JWT with HS256, the secret of chat.newIdentitySecret, and name, email and exp */
            identity?: string;
        };
        ChatStarted: {
            session: components["schemas"]["VisitorChat"];
            /** @description To be kept by the browser for its next chat */
            visitorId: string;
            /** @description Sent as X-Chat-Access, and as the subprotocol token.{token} of the socket */
            token: string;
            socketUrl: string;
        };
        /** @description A chat as its visitor sees it */
        VisitorChat: {
            id: string;
            status: components["schemas"]["ChatStatus"];
            withBot: boolean;
            customerName: string | null;
            customerEmail: string | null;
            isVerified: boolean;
            startedAt: components["schemas"]["Timestamp"];
            closedAt: components["schemas"]["Timestamp"] | null;
            agentName: string | null;
            /** @description 1 is next; null unless waiting */
            queuePosition: number | null;
            isAnybodyOnline: boolean;
            rating: number | null;
            /** @description Of the message left; null while an agent leads the chat */
            ticketNumber: string | null;
            lastSeq: number;
            marks: components["schemas"]["ChatMarks"];
            /** @description Oldest first; empty in frames of the socket */
            messages: components["schemas"]["ChatMessage"][];
        };
        ChatPersonInput: {
            customerName: string;
            /** Format: email */
            customerEmail: string;
        };
        ChatLeaveMessageInput: {
            customerName?: string;
            /** Format: email */
            customerEmail: string;
            message: string;
        };
        ChatMessageLeft: {
            ticketNumber: string;
            session: components["schemas"]["VisitorChat"];
        };
        ChatRatingInput: {
            rating: number;
            comment?: string;
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "degraded";
            version: string;
            time: components["schemas"]["Timestamp"];
        };
        /** @description Something happened; payload is that of the event's name */
        SocketEvent: {
            /** @constant */
            type: "event";
            /** @description Grows by one with every event of the organization */
            seq: number;
            name: string;
            payload: {
                [key: string]: unknown;
            };
            createdAt: components["schemas"]["Timestamp"];
        };
        SocketHello: {
            /** @constant */
            type: "hello";
            seq: number;
        };
        SocketError: {
            /** @constant */
            type: "error";
            code: string;
            message: string;
            /** @description Of the message that was refused */
            clientId?: string;
        };
        SocketResume: {
            /** @constant */
            type: "resume";
            after: number;
        };
        /** @description From the client, what its person has on screen; null ends it */
        SocketLook: {
            /** @constant */
            type: "presence";
            ticketId: string | null;
        };
        /** @description From the client, its person is writing an answer; said again every few seconds while it lasts */
        SocketTyping: {
            /** @constant */
            type: "typing";
            ticketId: string;
        };
        /** @description Who looks at the same ticket, oneself included; sent whenever it changes */
        SocketPresence: {
            /** @constant */
            type: "presence";
            ticketId: string;
            members: {
                userId: string;
                name: string;
                typing: boolean;
            }[];
        };
        /** @description From the client. sessionId must be that of the socket; userId, senderName and senderType are as old clients send them and decide nothing */
        SocketChatSend: {
            /** @constant */
            type: "chat_message";
            message: string;
            clientId?: string;
            sessionId?: string;
            userId?: string | null;
            senderName?: string | null;
            senderType?: string;
        };
        /** @description From the client, how far it has received and read */
        SocketChatMark: {
            /** @constant */
            type: "read";
            read: number;
            delivered?: number;
        };
        /** @description From the client, its person is writing; said again every few seconds while it lasts */
        SocketChatTyping: {
            /** @constant */
            type: "typing";
            /** @default true */
            isTyping?: boolean;
        };
        /** @description From a visitor, the page he has gone to */
        SocketChatPage: {
            /** @constant */
            type: "page";
            pageUrl: string;
        };
        SocketChatMessage: {
            /** @constant */
            type: "chat_message";
            data: components["schemas"]["ChatMessage"];
        };
        /** @description The chat has changed, for the staff; data.messages is empty */
        SocketChatSession: {
            /** @constant */
            type: "session_updated";
            data: components["schemas"]["ChatSession"];
        };
        /** @description The chat has changed, for its visitor; data.messages is empty */
        SocketVisitorChat: {
            /** @constant */
            type: "session_updated";
            data: components["schemas"]["VisitorChat"];
        };
        /** @description Somebody else is writing, or no longer */
        SocketChatTyped: {
            /** @constant */
            type: "typing";
            senderType: components["schemas"]["ChatSenderType"];
            senderName: string;
            isTyping: boolean;
        };
        /** @description Somebody has received or read more */
        SocketChatMarks: {
            /** @constant */
            type: "read";
            marks: components["schemas"]["ChatMarks"];
        };
        /** @description For the staff, whether the visitor has the chat open */
        SocketChatPresence: {
            /** @constant */
            type: "presence";
            isVisitorHere: boolean;
        };
        /** @enum {string} */
        ApiPermission: "tickets:read" | "tickets:create" | "tickets:update" | "tickets:delete" | "contact_forms:read" | "contact_forms:create" | "contact_forms:update" | "contact_forms:delete" | "webhooks:read" | "webhooks:create" | "webhooks:update" | "webhooks:delete" | "analytics:read" | "organization:read" | "organization:update";
        ApiKey: {
            id: string;
            name: string;
            isActive: boolean;
            /** Format: date-time */
            expiresAt: string | null;
            permissions: components["schemas"]["ApiPermission"][];
            /**
             * Format: date-time
             * @description Known within some seconds
             */
            lastUsedAt: string | null;
            /** @description Calls so far */
            usageCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description How the key begins */
            prefix: string;
            /** @description How the key ends */
            lastFour: string;
        };
        ApiKeyCreated: components["schemas"]["ApiKey"] & {
            /** @description The whole key; nobody can read it again */
            key: string;
        };
        ApiKeyInput: {
            name: string;
            /** @default [] */
            permissions?: components["schemas"]["ApiPermission"][];
            /**
             * Format: date-time
             * @description In the future; never when absent
             */
            expiresAt?: string | null;
        };
        ActiveInput: {
            isActive: boolean;
        };
        /** @enum {string} */
        WebhookEventName: "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.resolved" | "contact_form.submitted";
        /** @enum {string} */
        WebhookStatus: "active" | "inactive" | "error" | "pending";
        Webhook: {
            id: string;
            name: string;
            /** Format: uri */
            url: string;
            events: components["schemas"]["WebhookEventName"][];
            isActive: boolean;
            /** @description error: the last delivery failed; pending: nothing was sent yet */
            status: components["schemas"]["WebhookStatus"];
            /** @description Failed tries since the last success */
            retryCount: number;
            /** Format: date-time */
            lastTriggeredAt: string | null;
            /** Format: date-time */
            lastSuccessAt: string | null;
            /** Format: date-time */
            lastFailureAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookCreated: components["schemas"]["Webhook"] & {
            /** @description whsec_…, as Standard Webhooks libraries take it; nobody can read it again */
            secret: string;
        };
        WebhookInput: {
            name: string;
            /** Format: uri */
            url: string;
            events: components["schemas"]["WebhookEventName"][];
            /** @default true */
            isActive?: boolean;
        };
        WebhookPatch: {
            name?: string;
            /** Format: uri */
            url?: string;
            events?: components["schemas"]["WebhookEventName"][];
            isActive?: boolean;
        };
        WebhookTestResult: {
            delivered: boolean;
            /** @description What the receiver answered */
            status: number | null;
            durationMs: number;
            error: string | null;
        };
        WebhookDelivery: {
            id: string;
            /** @description The webhook-id header: the same at every try and at a redelivery */
            eventId: string;
            type: components["schemas"]["WebhookEventName"];
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            /** @description Tries so far */
            attempt: number;
            /** @description What the receiver answered last */
            status: number | null;
            durationMs: number | null;
            error: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: date-time */
            nextRetryAt: string | null;
        };
        Pagination: {
            limit: number;
            offset: number;
            total: number;
        };
        V1Ticket: {
            id: string;
            ticketNumber: string;
            subject: string;
            description: string;
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["TicketPriority"];
            customerEmail: string | null;
            customerName: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        V1TicketPatch: {
            status?: components["schemas"]["TicketStatus"];
            priority?: components["schemas"]["TicketPriority"];
        };
        V1MessageInput: {
            message: string;
            /** @default false */
            isInternal?: boolean;
        };
        V1SubmitInput: {
            customerName?: string;
            /** Format: email */
            customerEmail: string;
            message: string;
            /** @description Answers to further fields by their names */
            customFields?: {
                [key: string]: unknown;
            };
        };
        Change: {
            from: string | null;
            to: string | null;
        };
        EventData: {
            ticket?: components["schemas"]["V1Ticket"];
            submission?: components["schemas"]["FormSubmission"];
            /** @description By field name, each {from, to} */
            changes?: {
                [key: string]: unknown;
            };
        };
        WebhookEvent: {
            /** @description The same at every try */
            id: string;
            type: components["schemas"]["WebhookEventName"];
            /** Format: date-time */
            timestamp: string;
            organizationId: string;
            data: components["schemas"]["EventData"];
        };
        LoggedEvent: components["schemas"]["WebhookEvent"] & {
            /** @description Ask for what comes after it */
            cursor: number;
        };
        Notification: {
            id: string;
            title: string;
            message: string;
            /** @enum {string} */
            type: "success" | "warning" | "error" | "info";
            isRead: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /** @description A path of the console */
            actionUrl: string | null;
            actionText: string | null;
        };
        ProfileInput: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
        };
        PasswordInput: {
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            newPassword: string;
        };
        NotificationPreferencesInput: {
            notificationPreferences: {
                emailNotifications?: boolean;
                ticketCreated?: boolean;
                ticketUpdated?: boolean;
                ticketUpdates?: boolean;
                ticketAssignments?: boolean;
                ticketResolutions?: boolean;
                chatMessages?: boolean;
                systemAnnouncements?: boolean;
                weeklyDigest?: boolean;
                marketingEmails?: boolean;
            };
        };
        GeneralSettingsInput: {
            organizationName?: string;
            /** @description An IANA name, such as Europe/Berlin */
            timezone?: string;
            businessHours?: components["schemas"]["BusinessHours"];
            autoAssignment?: boolean;
            /** @description Kept in capitals; numbers go on counting */
            ticketPrefix?: string;
        };
        EmailSettingsInput: {
            provider: components["schemas"]["EmailProvider"];
            smtpSettings?: components["schemas"]["SmtpSettingsInput"];
            /** Format: email */
            googleWorkspaceEmail?: string;
        };
        EmailTestInput: {
            /**
             * Format: email
             * @description The caller's own address, where it is sent anyway
             */
            to?: string;
        };
        /** @description What is left out stays as it is; at first port 587 with TLS */
        SmtpSettingsInput: {
            /** @description A public one, unless the operator of the server allows others */
            host?: string;
            port?: number;
            username?: string;
            /** @description Of the SMTP server, or the app password of Google Workspace */
            password?: string;
            secure?: boolean;
        };
        ApiSettingsInput: {
            /** Format: uri */
            webhookUrl?: string;
            apiKeyEnabled?: boolean;
        };
        ApiKeyValue: {
            apiKey: string;
        };
        BrandingInput: {
            name?: string;
            subdomain?: string;
            /** @description What organization.uploadLogo answered, or an https address, whose picture is then kept here; empty for none */
            logoUrl?: string;
            primaryColor?: components["schemas"]["HexColor"];
            /** Format: email */
            emailFrom?: string;
        };
        Metrics: {
            period: string;
            /** @description Tickets opened in the period, by their status now */
            ticketCounts: {
                total: number;
                open: number;
                in_progress: number;
                resolved: number;
                closed: number;
            };
            /** @description Hours from opening to resolution, of tickets resolved in the period; null when none was */
            avgResolutionTime: number | null;
            /** @description Tickets resolved in the period within the target of their priority (urgent 4, high 8, normal 24, low 72 hours), or later */
            slaMetrics: {
                slaMet: number;
                slaBreach: number;
            };
        };
    };
    responses: {
        /** @description Unchanged since the ETag sent */
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
    };
    parameters: {
        Id: string;
        FormId: string;
        DeliveryId: string;
        /** @description Items a page */
        PageLimit: number;
        /** @description Items before the page */
        Offset: number;
        TicketId: string;
        MemberId: string;
        /** @description The days up to now */
        Period: "7d" | "30d" | "90d";
        /** @description Today and the days before it, on the clocks of the organization's time zone; from and to count more */
        MetricsPeriod: "7d" | "30d" | "90d" | "365d";
        /** @description The first day, such as 2026-03-29 */
        FromDay: components["schemas"]["Day"];
        /** @description The last day; today when only from is given */
        ToDay: components["schemas"]["Day"];
        /** @description A part of any answer; case does not count */
        SubmissionText: string;
        Token: string;
        Subdomain: string;
        /** @description Items a page */
        Limit: number;
        /** @description From the Link header of the page before */
        Cursor: string;
        /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
        IdempotencyKey: string;
        /** @description The ETag of an earlier answer */
        IfNoneMatch: string;
        /** @description The ETag that must still hold */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description The next page, rel="next" */
        Link: string;
        /** @description Number of all items that match; where filters make counting dear, 10000 stands for that many or more */
        TotalCount: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.user": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
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
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description invalid_credentials · Invalid email or password */
            401: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            /** @description Signed up and in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description email_taken · An account with this email already exists */
            409: components["responses"]["Error"];
            /** @description invitation_invalid · This invitation is invalid or has expired */
            410: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            /** @description Asked for */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            default: components["responses"]["Error"];
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
            /** @description token_invalid · This link is invalid or has expired */
            410: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "invitations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description invitation_invalid · This invitation is invalid or has expired */
            410: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description email_mismatch · This invitation was sent to another email address */
            403: components["responses"]["Error"];
            /** @description already_member · You are already a member of this organization */
            409: components["responses"]["Error"];
            /** @description invitation_invalid · This invitation is invalid or has expired */
            410: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "organization.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            /** @description not_found · Organization not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            /** @description subdomain_taken · Subdomain is already taken */
            409: components["responses"]["Error"];
            /** @description file_too_large · Logo file must be less than 5MB */
            413: components["responses"]["Error"];
            /** @description unsupported_media_type · Please upload a valid image file */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
                    /** Format: binary */
                    logo: Blob;
                };
            };
        };
        responses: {
            /** @description Where the logo is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        logoUrl: string;
                    };
                };
            };
            /** @description file_required · Please upload a valid image file */
            400: components["responses"]["Error"];
            /** @description too_many · The space for images is used up */
            409: components["responses"]["Error"];
            /** @description file_too_large · Logo file must be less than 5MB */
            413: components["responses"]["Error"];
            /** @description unsupported_media_type · Please upload a valid image file */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "organization.settings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            /** @description The mail was taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            /** @description validation_failed · A test e-mail goes to your own address only */
            400: components["responses"]["Error"];
            /** @description mail_not_sent · Why it was not, in a sentence */
            502: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            /** @description not_found · API key is not enabled */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            /** @description api_key_disabled · API key is not enabled */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "organization.setCustomDomain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description What proves the domain */
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
            /** @description not_found · Organization not found */
            404: components["responses"]["Error"];
            /** @description domain_taken · This domain is already in use */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "organization.removeCustomDomain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Organization not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "organization.verifyCustomDomain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain leads to the organization */
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
            /** @description not_found · No custom domain is set; Organization not found */
            404: components["responses"]["Error"];
            /** @description domain_taken · This domain is already in use */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "dashboard.counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
        };
    };
    "dashboard.stats": {
        parameters: {
            query?: {
                /** @description The days up to now */
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
            default: components["responses"]["Error"];
        };
    };
    "dashboard.performance": {
        parameters: {
            query?: {
                /** @description The days up to now */
                period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff, who resolved most first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentPerformance"][];
                };
            };
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
        };
    };
    "metrics.overview": {
        parameters: {
            query?: {
                /** @description Today and the days before it, on the clocks of the organization's time zone; from and to count more */
                period?: components["parameters"]["MetricsPeriod"];
                /** @description The first day, such as 2026-03-29 */
                from?: components["parameters"]["FromDay"];
                /** @description The last day; today when only from is given */
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
            default: components["responses"]["Error"];
        };
    };
    "metrics.agents": {
        parameters: {
            query?: {
                /** @description Today and the days before it, on the clocks of the organization's time zone; from and to count more */
                period?: components["parameters"]["MetricsPeriod"];
                /** @description The first day, such as 2026-03-29 */
                from?: components["parameters"]["FromDay"];
                /** @description The last day; today when only from is given */
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
            default: components["responses"]["Error"];
        };
    };
    "metrics.sla": {
        parameters: {
            query?: {
                /** @description Today and the days before it, on the clocks of the organization's time zone; from and to count more */
                period?: components["parameters"]["MetricsPeriod"];
                /** @description The first day, such as 2026-03-29 */
                from?: components["parameters"]["FromDay"];
                /** @description The last day; today when only from is given */
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
            default: components["responses"]["Error"];
        };
    };
    "metrics.report": {
        parameters: {
            query: {
                report: components["schemas"]["MetricsReport"];
                /** @description Today and the days before it, on the clocks of the organization's time zone; from and to count more */
                period?: components["parameters"]["MetricsPeriod"];
                /** @description The first day, such as 2026-03-29 */
                from?: components["parameters"]["FromDay"];
                /** @description The last day; today when only from is given */
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
            default: components["responses"]["Error"];
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
            /** @description Asked for */
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
            default: components["responses"]["Error"];
        };
    };
    "tickets.list": {
        parameters: {
            query?: {
                status?: components["schemas"]["TicketStatus"];
                priority?: components["schemas"]["TicketPriority"];
                /** @description A user id, or none for unassigned tickets */
                assignedAgentId?: string;
                /** @description The customer's e-mail address, whole */
                customerEmail?: string;
                /** @description A part of subject, number, customer name or e-mail; case and accents do not count */
                q?: string;
                sort?: "-updatedAt" | "-createdAt" | "createdAt" | "priority";
                /** @description Items a page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the page before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
        };
    };
    "tickets.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
            default: components["responses"]["Error"];
        };
    };
    "tickets.stats": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
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
            /** @description What was done; a ticket that is missing does not stop the others */
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
            default: components["responses"]["Error"];
        };
    };
    "tickets.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "tickets.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "tickets.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still hold */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
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
            /** @description validation_failed · Assigned agent must be a member of this organization */
            400: components["responses"]["Error"];
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description stale · This ticket was changed by someone else */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "tickets.reply": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            /** @description not_found · The ticket you're looking for doesn't exist or you don't have permission to view it. */
            404: components["responses"]["Error"];
            /** @description newer_message · Somebody answered meanwhile. Please read the new message before you send yours. */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "tickets.mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
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
            /** @description not_found · This e-mail is not kept any more */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "search.query": {
        parameters: {
            query: {
                /** @description Words; nothing in them is an operator */
                q: string;
                /** @description Tickets at most */
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
        };
    };
    "team.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description own_row · You cannot remove yourself */
            403: components["responses"]["Error"];
            /** @description not_found · Team member not found */
            404: components["responses"]["Error"];
            /** @description last_admin · An organization must keep at least one admin */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "team.setRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description own_row · You cannot change your own role */
            403: components["responses"]["Error"];
            /** @description not_found · Team member not found */
            404: components["responses"]["Error"];
            /** @description last_admin · An organization must keep at least one admin */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "team.invite": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
            /** @description already_member · This person is already a member of the team; already_invited · This person has already been invited */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
        };
    };
    "team.revokeInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Invitation not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "team.resendInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Invitation not found */
            404: components["responses"]["Error"];
            /** @description already_member · This person is already a member of the team */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
        };
    };
    "contactForms.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
            /** @description too_many · An organization can have 100 contact forms */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.stats": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
        };
    };
    "contactForms.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still hold */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
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
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            /** @description stale · This contact form was changed by someone else */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.duplicate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            /** @description too_many · An organization can have 100 contact forms */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.analytics": {
        parameters: {
            query?: {
                /** @description The days up to now */
                period?: components["parameters"]["Period"];
            };
            header?: never;
            path: {
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
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.submissions": {
        parameters: {
            query?: {
                /** @description A part of any answer; case does not count */
                q?: components["parameters"]["SubmissionText"];
                /** @description Items a page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the page before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
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
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.submission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
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
            /** @description not_found · Submission not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "contactForms.exportSubmissions": {
        parameters: {
            query?: {
                /** @description A part of any answer; case does not count */
                q?: components["parameters"]["SubmissionText"];
            };
            header?: never;
            path: {
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
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chatbot.list": {
        parameters: {
            query?: {
                /** @description A part of query, response, keyword or category; case does not count */
                q?: string;
                category?: string;
                isActive?: "true" | "false";
                /** @description Items a page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the page before */
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
            default: components["responses"]["Error"];
        };
    };
    "chatbot.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
            /** @description too_many · An organization can have 20000 chatbot queries */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chatbot.import": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
            /** @description What became of the rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            /** @description RFC 4180, UTF-8, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "chatbot.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Chatbot query not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chatbot.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Chatbot query not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chatbot.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Chatbot query not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            /** @description The answer and its reasons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatbotTestResult"];
                };
            };
            /** @description not_found · Organization not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chatbot.unanswered": {
        parameters: {
            query?: {
                /** @description Items a page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the page before */
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
            default: components["responses"]["Error"];
        };
    };
    "chatbot.dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Put away */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found · Question not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chatbot.teach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Chatbot query not found */
            404: components["responses"]["Error"];
            /** @description too_many · A query can have 50 keywords */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpCategories.list": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
        };
    };
    "helpCategories.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
            /** @description slug_taken · A category with this slug already exists; too_many · An organization can have 100 categories */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            /** @description not_found · Category not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpCategories.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Category not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpCategories.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Category not found */
            404: components["responses"]["Error"];
            /** @description slug_taken · A category with this slug already exists */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpArticles.list": {
        parameters: {
            query?: {
                /** @description Words to find, as visitors find them */
                q?: string;
                /** @description Id of a category, or none for articles without */
                categoryId?: string;
                isPublished?: boolean;
                /** @description Without q */
                sort?: "-updatedAt" | "-viewCount" | "title";
                /** @description Items a page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the page before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
        };
    };
    "helpArticles.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
            /** @description slug_taken · An article with this slug already exists */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpArticles.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpArticles.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpArticles.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still hold */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
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
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            /** @description slug_taken · An article with this slug already exists */
            409: components["responses"]["Error"];
            /** @description stale · This article was changed by someone else */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpArticles.saveDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still hold */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
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
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            /** @description stale · This article was changed by someone else */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "helpArticles.discardDraft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
                    /** Format: binary */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description Where the image is */
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
            /** @description too_many · The space for images is used up */
            409: components["responses"]["Error"];
            /** @description file_too_large · Image file must be less than 5MB */
            413: components["responses"]["Error"];
            /** @description unsupported_media_type · Please upload a valid image file */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "help.views": {
        parameters: {
            query: {
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
            default: components["responses"]["Error"];
        };
    };
    "chat.list": {
        parameters: {
            query?: {
                status?: components["schemas"]["ChatStatus"];
                /** @description Items a page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the page before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
        };
    };
    "chat.stats": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
        };
    };
    "chat.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chat.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_taken · This chat was already accepted by another agent; chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chat.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chat.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description The marks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMarks"];
                };
            };
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chat.transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chat.close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "chat.convertToTicket": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_has_ticket · This chat already has a ticket */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                isRead?: boolean;
                /** @description Items a page */
                limit?: components["parameters"]["Limit"];
                /** @description From the Link header of the page before */
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
        };
    };
    "notifications.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Notification not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "notifications.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Notification not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            /** @description email_taken · An account with this email already exists */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
                    /** Format: binary */
                    profileImage: Blob;
                };
            };
        };
        responses: {
            /** @description Where the photo is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        profileImageUrl: string;
                    };
                };
            };
            /** @description file_required · Please select an image file (JPG, PNG, GIF, etc.) */
            400: components["responses"]["Error"];
            /** @description too_many · The space for images is used up */
            409: components["responses"]["Error"];
            /** @description file_too_large · Please select an image smaller than 5MB */
            413: components["responses"]["Error"];
            /** @description unsupported_media_type · Please select an image file (JPG, PNG, GIF, etc.) */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
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
                        notificationPreferences: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            default: components["responses"]["Error"];
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
            default: components["responses"]["Error"];
        };
    };
    "publicOrganization.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicForms.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicForms.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChatbot.ask": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicHelp.articles": {
        parameters: {
            query?: {
                /** @description Words to find */
                q?: string;
                /** @description Slug of a category */
                category?: string;
                /** @description Items a page */
                limit?: number;
                /** @description From the Link header of the page before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicHelp.article": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicHelp.categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicHelp.search": {
        parameters: {
            query: {
                /** @description Words or a whole question; nothing in it is an operator */
                q: string;
                /** @description Finds at most */
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicHelp.recordView": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description not_found · Article not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicTickets.lookup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTicketAccess"];
                };
            };
            /** @description not_found · No ticket matches this email and ticket number */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicTickets.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicTickets.reply": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.welcome": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description domain_not_allowed · This chat cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            /** @description Begun */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatStarted"];
                };
            };
            /** @description validation_failed · This identity token is not valid or has expired */
            400: components["responses"]["Error"];
            /** @description domain_not_allowed · This chat cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The organization you're looking for doesn't exist. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.get": {
        parameters: {
            query?: {
                /** @description Only messages with a higher sequence */
                after?: number;
            };
            header?: never;
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.requestPerson": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description nobody_online · Nobody is here right now. Please leave a message.; chat_closed · This chat session is closed */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.leaveMessage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description The ticket */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageLeft"];
                };
            };
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            /** @description chat_has_ticket · This chat already has a ticket */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "publicChat.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subdomain: components["parameters"]["Subdomain"];
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
            /** @description The marks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMarks"];
                };
            };
            /** @description not_found · Chat session not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "widget.form": {
        parameters: {
            query: {
                /** @description Subdomain of the organization */
                org: string;
            };
            header?: {
                /** @description The ETag of an earlier answer */
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
            /** @description domain_not_allowed · This form cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "widget.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
            /** @description domain_not_allowed · This form cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
            /** @description domain_not_allowed · This form cannot be used on this site. */
            403: components["responses"]["Error"];
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
                        message: string;
                    };
                };
            };
            /** @description not_ready · The server is not ready */
            503: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
                        data: components["schemas"]["ApiKey"][];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
                        message: string;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                        data: null;
                        message: string;
                    };
                };
            };
            /** @description not_found · API key not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveInput"];
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
                        message: string;
                    };
                };
            };
            /** @description not_found · API key not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
                        data: components["schemas"]["Webhook"][];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
                        message: string;
                    };
                };
            };
            /** @description url_not_allowed · This URL is not allowed */
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                        message: string;
                    };
                };
            };
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                        data: null;
                        message: string;
                    };
                };
            };
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                        message: string;
                    };
                };
            };
            /** @description url_not_allowed · This URL is not allowed */
            400: components["responses"]["Error"];
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookTestResult"];
                        message: string;
                    };
                };
            };
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            /** @description delivery_failed · Failed to test webhook */
            502: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Items a page */
                limit?: components["parameters"]["PageLimit"];
                /** @description Items before the page */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
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
                        data: components["schemas"]["WebhookDelivery"][];
                        message: string;
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is sent within seconds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        message: string;
                    };
                };
            };
            /** @description not_found · Delivery not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                        message: string;
                    };
                };
            };
            /** @description not_found · Webhook not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "v1Tickets.list": {
        parameters: {
            query?: {
                status?: components["schemas"]["TicketStatus"];
                priority?: components["schemas"]["TicketPriority"];
                /** @description Exactly; case does not count */
                customerEmail?: string;
                /** @description Items a page */
                limit?: components["parameters"]["PageLimit"];
                /** @description Items before the page */
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
                        data: components["schemas"]["V1Ticket"][];
                        message: string;
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "v1Tickets.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
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
                    "application/json": {
                        data: components["schemas"]["V1Ticket"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "v1Tickets.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
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
                        message: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "v1Tickets.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                        data: null;
                        message: string;
                    };
                };
            };
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "v1Tickets.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that must still hold */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
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
                        message: string;
                    };
                };
            };
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            /** @description stale · This ticket was changed by someone else */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "v1Tickets.reply": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
                        message: string;
                    };
                };
            };
            /** @description not_found · Ticket not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "v1ContactForms.list": {
        parameters: {
            query?: {
                /** @description Items a page */
                limit?: components["parameters"]["PageLimit"];
                /** @description Items before the page */
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
                        data: components["schemas"]["ContactForm"][];
                        message: string;
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "v1ContactForms.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                        data: null;
                        message: string;
                    };
                };
            };
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "v1ContactForms.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                        message: string;
                    };
                };
            };
            /** @description not_found · Contact form not found */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "v1ContactForms.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers as the first time, for 24 hours; with another body 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            /** @description What the form says when it is sent */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubmitResult"];
                        message: string;
                    };
                };
            };
            /** @description not_found · The contact form you're looking for doesn't exist or is not available. */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "v1.events": {
        parameters: {
            query?: {
                /** @description The cursor of the event last seen; 0 from the beginning */
                after?: number;
                /** @description Items a page */
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
                        data: components["schemas"]["LoggedEvent"][];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Error"];
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
                        message: string;
                    };
                };
            };
            /** @description validation_failed · period must look like 30d */
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
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
                        message: string;
                    };
                };
            };
            default: components["responses"]["Error"];
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
                        message: string;
                    };
                };
            };
            /** @description subdomain_taken · Subdomain is already taken */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    "docs.openapi": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer */
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
            default: components["responses"]["Error"];
        };
    };
}
