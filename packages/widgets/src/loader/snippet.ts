type CustomElement = typeof HTMLElement & { observedAttributes: string[] };

/** Adds the element for the classic snippet, which has the attributes on the script itself: a popup, unless inline. */
export function placeSnippet(script: HTMLScriptElement | null): void {
  if (!script) return;
  const read = (name: string) => script.getAttribute(`data-${name}`) ?? script.getAttribute(name);
  const organization = read('organization') ?? read('organization-subdomain');
  if (!organization) return;
  const form = document.createElement('helpdesk-form');
  form.organization = organization;
  form.position = 'bottom-right' as typeof form.position;
  for (const name of (form.constructor as CustomElement).observedAttributes) {
    const value = read(name);
    if (value) form.setAttribute(name, value);
  }
  form.style.setProperty('--helpdesk-color-primary', read('color') ?? '');
  const place = () => document.body.append(form);
  if (form.position === 'inline' && script.closest('body')) script.after(form);
  else if (document.body) place();
  else addEventListener('DOMContentLoaded', place);
}
