/** Settings pages whose former tab had a different name than their address. */
const renamed: Readonly<Record<string, string>> = {
  audit: 'audit-log',
  blocked: 'blocked-senders',
  deliveries: 'failed-deliveries',
  keys: 'api-keys',
  sso: 'single-sign-on',
};

/** The address of the page that replaced a tab: emails, notifications and bookmarks contain `/settings?tab=email`. */
export function placeOfTab(tab: string, search: Record<string, string>) {
  const subject = tab === 'email' && search.mail ? 'email-templates' : (renamed[tab] ?? tab);
  const to = subject === 'general' ? '/settings' : `/settings/${subject}`;
  return { to, search: search as never };
}
