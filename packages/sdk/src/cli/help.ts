export const help = `helpdesk: manage Helpdesk tickets from the command line

  helpdesk login [--url <address>] [--key <API key>]
      Sign in with an API key that acts for a member.
  helpdesk tickets list [--query <filters>] [--limit <number>] [--json]
      List tickets, most recently updated first. Example: --query 'assignee:me is:unread'
  helpdesk tickets show <number or id> [--json]
      Show a ticket with its conversation.
  helpdesk reply <number or id> [--message <text>] [--internal]
      Send a reply or add an internal note. Without --message, reads standard input.
  helpdesk export [--output <file>] [--since <day>] [--files <folder>] [--raw]
      Export all tickets with their messages as JSON lines, in the format that import reads.
      --files also downloads attachments; --raw keeps the format of the API.
  helpdesk import <file, or - for standard input> [--from <format>] [--files-from <hosts>]
      Import tickets. Existing tickets are skipped, so it's safe to run again.
      --from zendesk, intercom, freshdesk, help-scout or csv reads another system's export.
      Attachments next to the export are included. To download others, list their hosts in
      --files-from; to skip all attachments, use --without-files.
  helpdesk listen --forward <address> [--events <names>] [--secret <whsec_…>]
      Forward new events to a local address, signed like webhooks.
  helpdesk --version

Your account is stored in a file that only you can read. HELPDESK_URL and HELPDESK_API_KEY override it,
and HELPDESK_CONFIG_DIR sets its folder.

Exit codes: 0 success, 1 rejected, 2 invalid usage, 3 not signed in, 4 server unreachable.
`;
