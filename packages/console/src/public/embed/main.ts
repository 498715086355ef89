import { isHexColor } from '@helpdesk/sdk/rules/color';
import type { HelpdeskEvents, LoadedForm } from '@helpdesk/widgets';
import { mayHearAnswers, notifyParent, parentOrigin } from './parent.ts';
import { placeOf } from './place.ts';
import './embed.css';
import m from './messages.yaml';

const words = {
  embed: { 'submit-text': m.main.submit, 'sending-text': m.main.submitting },
  widget: { 'submit-text': m.main.sendMessage, 'sending-text': m.main.sending },
};

const place = placeOf(window.location, document.referrer);
const notify = notifyParent(window);
let form: LoadedForm | undefined;

show();

function show() {
  const { kind, formId, organization, theme, lang } = place;
  const { documentElement: root, body } = document;
  if (lang) root.lang = lang;
  if (theme !== 'light') root.style.colorScheme = theme === 'dark' ? 'dark' : 'light dark';
  if (kind === 'embed') tellHeight();
  if (kind === 'embed' && !organization) return showMissing();

  const element = document.createElement('helpdesk-form');
  const attributes = {
    loading: 'eager',
    organization: organization ?? '',
    'form-id': formId,
    theme,
    ...words[kind],
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // The language of the surrounding page; the element uses the document's own language by default.
  if (lang) element.lang = lang;
  listen(element);
  body.append(element);
}

function tellHeight() {
  const { body } = document;
  new ResizeObserver(() => notify({ type: 'widget:height', height: body.offsetHeight })).observe(
    body,
  );
}

function listen(element: HTMLElement) {
  const on = <Name extends keyof HelpdeskEvents>(
    name: Name,
    act: (detail: HelpdeskEvents[Name]) => void,
  ) => element.addEventListener(name, (event) => act((event as CustomEvent).detail));

  on('helpdesk-loaded', (detail) => {
    form = detail.form;
    // Our own text for the button is in English.
    if (detail.language && detail.language !== 'en') {
      for (const name of Object.keys(words.embed)) element.removeAttribute(name);
    }
    document.title = form.title;
    dress(form.organization.primaryColor);
  });
  on('helpdesk-success', () => leave(form?.settings.redirectUrl));
  if (place.kind === 'embed') {
    on('helpdesk-error', ({ code }) => code === 'not_found' && showMissing());
    return;
  }
  on('helpdesk-loaded', ({ formId }) => {
    notify({ type: 'widget:loaded', formId });
    // The surrounding page learns that the form has loaded before it learns its height.
    tellHeight();
  });
  on('helpdesk-submit', ({ data }) => {
    const mayHear = mayHearAnswers(parentOrigin(window), form?.settings.allowedDomains);
    notify({ type: 'widget:submit', data: mayHear ? data : {} });
  });
  on('helpdesk-success', ({ response }) => notify({ type: 'widget:success', response }));
  on('helpdesk-error', ({ message, reason }) => notify({ type: 'widget:error', message, reason }));
}

/** Applies the organization's color to the whole page. */
function dress(color: string) {
  if (!isHexColor(color)) return;
  document.documentElement.style.setProperty('--helpdesk-color-primary', color);
  document.documentElement.style.accentColor = color;
}

/** Navigates the visitor's whole window, not only this frame, to the form's redirect; many sites refuse to be framed. */
function leave(address: string | undefined) {
  if (window.parent !== window && /^https?:\/\//i.test(address ?? '')) window.open(address, '_top');
}

function showMissing() {
  const block = document.createElement('main');
  const title = document.createElement('h1');
  const text = document.createElement('p');
  block.className = 'missing';
  title.textContent = m.main.formNotFound;
  text.textContent = m.main.theContactFormYoureLookingFor;
  block.append(title, text);
  document.body.replaceChildren(block);
}
