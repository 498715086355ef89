type Message =
  | { type: 'widget:loaded'; formId: string }
  | { type: 'widget:submit'; data: Record<string, unknown> }
  | { type: 'widget:success'; response: unknown }
  | { type: 'widget:error'; message: string; reason: string | undefined }
  | { type: 'widget:height'; height: number };

/** The origin of the page that frames this one, as the browser reports it; null if there is none. */
export function parentOrigin(page: Window): string | null {
  if (page.parent === page) return null;
  const [nearest] = page.location.ancestorOrigins ?? [];
  if (nearest) return nearest === 'null' ? null : nearest;
  // Firefox doesn't report ancestors; the referrer is the page that loaded the frame.
  return URL.canParse(page.document.referrer) ? new URL(page.document.referrer).origin : null;
}

/** Posts a message to the page that frames this one, to that origin only. */
export function notifyParent(page: Window): (message: Message) => void {
  const origin = parentOrigin(page);
  return (message) => {
    if (origin) page.parent.postMessage(message, origin);
  };
}

/**
 * Whether a site may receive visitors' answers: only one that the form allows. The browser has already blocked other
 * framing pages, as long as this page and the server agree on the form's organization.
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
