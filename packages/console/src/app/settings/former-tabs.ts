/** Pages of the settings whose tabs had other names than their addresses have. */
const renamed: Readonly<Record<string, string>> = {
  audit: 'audit-log',
  blocked: 'blocked-senders',
  deliveries: 'failed-deliveries',
  keys: 'api-keys',
  sso: 'single-sign-on',
};

/** Where the page of a former tab is: mails, notifications and bookmarks have `/settings?tab=email`. */
export function placeOfTab(tab: string, search: Record<string, string>) {
  const subject = tab === 'email' && search.mail ? 'email-templates' : (renamed[tab] ?? tab);
  const to = subject === 'general' ? '/settings' : `/settings/${subject}`;
  return { to, search: search as never };
}
