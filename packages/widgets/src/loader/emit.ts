/** Dispatches an event; returns false when the page has called preventDefault(). */
export function emit(host: Element, name: string, detail = {}, cancelable = false): boolean {
  return host.dispatchEvent(
    new CustomEvent(`helpdesk-${name}`, { detail, bubbles: true, composed: true, cancelable }),
  );
}
