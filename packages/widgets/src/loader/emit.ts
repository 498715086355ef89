/** Dispatches an event. */
export function emit(host: Element, name: string, detail = {}): void {
  host.dispatchEvent(
    new CustomEvent(`helpdesk-${name}`, { detail, bubbles: true, composed: true }),
  );
}

/** Dispatches an event that the page may cancel; returns false if it has called preventDefault(). */
export function emitCancelable(host: Element, name: string, detail: object): boolean {
  return host.dispatchEvent(
    new CustomEvent(`helpdesk-${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );
}
