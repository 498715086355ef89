const passedOn = ['form-id', 'theme', 'position', 'auto-open'];

/** Makes the element for the classic snippet, which has its attributes on the script itself. */
export function placeSnippet(script: HTMLScriptElement | null): void {
  if (!script) return;
  const read = (name: string) => script.getAttribute(`data-${name}`) ?? script.getAttribute(name);
  const organization = read('organization') ?? read('organization-subdomain') ?? read('org');
  if (!organization) return;
  const form = document.createElement('helpdesk-form');
  form.setAttribute('organization', organization);
  for (const name of passedOn) {
    const value = read(name);
    if (value !== null) form.setAttribute(name, value);
  }
  if (script.parentNode !== document.head) script.after(form);
  else if (document.body) document.body.append(form);
  else addEventListener('DOMContentLoaded', () => document.body.append(form));
}
