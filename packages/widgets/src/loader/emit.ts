/** Tells the page; false when the page prevented what would follow. */
export function emit(host: Element, name: string, detail: object): boolean {
  return host.dispatchEvent(
    new CustomEvent(`helpdesk-${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: name === 'submit',
    }),
  );
}
