type Message =
  | { type: 'widget:loaded'; formId: string }
  | { type: 'widget:submit'; data: Record<string, unknown> }
  | { type: 'widget:success'; response: unknown }
  | { type: 'widget:error'; message: string }
  | { type: 'widget:height'; height: number };

/** The origin of the page that frames this one, as the browser vouches for it; null when there is none to name. */
export function parentOrigin(page: Window): string | null {
  if (page.parent === page) return null;
  const [nearest] = page.location.ancestorOrigins ?? [];
  if (nearest) return nearest === 'null' ? null : nearest;
  // Firefox names no ancestors, but who loaded the frame.
  return URL.canParse(page.document.referrer) ? new URL(page.document.referrer).origin : null;
}

/** What tells the page around this one; what it says reaches that origin and no other. */
export function tellParent(page: Window): (message: Message) => void {
  const origin = parentOrigin(page);
  return (message) => {
    if (origin) page.parent.postMessage(message, origin);
  };
}

/**
 * Whether a site may hear what visitors answer: only one that the form names. The browser has kept other framers
 * away already, as long as this page and the server agree on whose form it is.
 */
export function mayHearAnswers(
  origin: string | null,
  allowedDomains: readonly string[] = [],
): boolean {
  if (!origin) return false;
  const { host, hostname } = new URL(origin);
  return allowedDomains.some((domain) => {
    const name = domain.includes(':') ? host : hostname;
    return domain.startsWith('*.') ? name.endsWith(domain.slice(1)) : name === domain;
  });
}
