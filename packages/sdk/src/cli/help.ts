export const help = `helpdesk: tickets of a Helpdesk server from the command line

  helpdesk login [--url <address>] [--key <API key>]
      Signs in with an API key that acts for a member.
  helpdesk tickets list [--query <filters>] [--limit <number>] [--json]
      Tickets, most recently changed first: --query 'assignee:me is:unread'.
  helpdesk tickets show <number or id> [--json]
      A ticket with its conversation.
  helpdesk reply <number or id> [--message <text>] [--internal]
      Sends a reply, or writes an internal note; without --message from standard input.
  helpdesk export [--output <file>] [--since <day>] [--files <folder>] [--raw]
      All tickets with their messages, one JSON object a line, as import takes them;
      with --files their files as well; with --raw as the server has them.
  helpdesk import <file, or - for standard input> [--from <format>] [--files-from <hosts>]
      Brings tickets in. One that is there already is left alone, so it may be sent again.
      --from zendesk, intercom, freshdesk, help-scout or csv reads the export of another system.
      Files beside the export come along; those elsewhere from the hosts that --files-from names,
      or with --without-files none.
  helpdesk listen --forward <address> [--events <names>] [--secret <whsec_…>]
      Sends what happens from now on to an address of this machine, signed as a webhook.
  helpdesk --version

The account is kept in a file that only you can read. HELPDESK_URL and HELPDESK_API_KEY stand above it,
HELPDESK_CONFIG_DIR says where the file is.

Exit codes: 0 done, 1 refused, 2 wrong usage, 3 not signed in, 4 the server cannot be reached.
`;
