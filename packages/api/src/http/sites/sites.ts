const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const site = new RegExp(`^(\\*\\.)?${label}(\\.${label})*(:\\d{1,5})?$`);

/** Whether a text is safe as a host source of a Content-Security-Policy: it can't add a directive. */
export const isSite = (text: string) =>
  text.length <= 260 && site.test(text) && !/^\*\.[^.]+$/.test(text);

/** Whether an origin belongs to one of the sites; an empty list allows every site. */
export function isAllowedOn(
  origin: string,
  { allowedDomains }: { allowedDomains: readonly string[] },
): boolean {
  if (allowedDomains.length === 0) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return allowedDomains.some((domain) => {
    const named = domain.includes(':') ? host : hostname;
    return domain.startsWith('*.') ? named.endsWith(domain.slice(1)) : named === domain;
  });
}
