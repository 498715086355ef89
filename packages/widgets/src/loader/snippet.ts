const passedOn = ['form-id', 'theme', 'auto-open', 'label', 'texts'];

/** Creates the element for the classic snippet, which has the attributes on the script itself: a popup, unless inline. */
export function placeSnippet(script: HTMLScriptElement | null): void {
  const read = (name: string) => script?.getAttribute(`data-${name}`) ?? script?.getAttribute(name);
  const organization = read('organization') ?? read('organization-subdomain');
  if (!script || !organization) return;
  const form = document.createElement('helpdesk-form');
  const position = read('position') ?? 'bottom-right';
  form.setAttribute('organization', organization);
  form.setAttribute('position', position);
  for (const name of passedOn) {
    const value = read(name);
    if (value) form.setAttribute(name, value);
  }
  form.style.setProperty('--helpdesk-color-primary', read('color') ?? '');
  if (position === 'inline' && script.parentNode !== document.head) script.after(form);
  else if (document.body) document.body.append(form);
  else addEventListener('DOMContentLoaded', () => document.body.append(form));
}
