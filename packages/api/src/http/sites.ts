const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const site = new RegExp(`^(\\*\\.)?${label}(\\.${label})*(:\\d{1,5})?$`);

/** A host name as policies of content name it: exactly what may stand there, nothing that could add a word. */
export const isSite = (text: string) =>
  text.length <= 260 && site.test(text) && !/^\*\.[^.]+$/.test(text);

/** Whether a page of this origin is on one of the sites; none named means that all are. */
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
