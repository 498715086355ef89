/** Dispatches an event; returns false when the page has called preventDefault(). */
export function emit(host: Element, name: string, detail: object = {}): boolean {
  return host.dispatchEvent(
    new CustomEvent(`helpdesk-${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: name === 'submit',
    }),
  );
}
