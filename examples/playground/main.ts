import { loadHelpdesk } from '@helpdesk/widgets';
import { attributeControl, group, make, propertyControls, row, textBox } from './controls.ts';
import { elements } from './manifest.ts';
import { type Choices, htmlOf, rulesOf, styleFor, tagFor } from './markup.ts';
import './page.css';

const helpdesk = document.documentElement.dataset.helpdesk ?? '';
const find = (id: string) => document.getElementById(id) as HTMLElement;
const stage = find('stage');
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** Attributes that an element reads only when it is added to the page. */
const readOnce = ['position', 'loading', 'auto-open', 'organization'];
/** The storage key for the choices of each element, until the tab is closed. */
const place = (tag: string) => `playground-${tag}`;

let tag = '';
let choices: Choices;
let shown: HTMLElement | undefined;
/** The part whose styles are being edited. */
let pointedAt = '';

const fresh = (): Choices => ({
  attributes: { organization: 'demo', ...(tag === 'helpdesk-chat' && { position: 'inline' }) },
  properties: {},
  parts: {},
  slots: {},
});

function restore(): Choices {
  try {
    return JSON.parse(sessionStorage.getItem(place(tag)) ?? '') as Choices;
  } catch {
    return fresh();
  }
}

/** Stores the choices, and shows their result. */
function redraw() {
  try {
    sessionStorage.setItem(place(tag), JSON.stringify(choices));
  } catch {
    // Without storage, the choices are lost only on a reload.
  }
  paint();
  find('code').textContent = htmlOf(helpdesk, tag, choices);
}

/** Adds the rules one by one, so an incomplete rule changes nothing. */
function paint() {
  sheet.replaceSync('');
  const pointer = `${tag}::part(${pointedAt}) { outline: 3px dashed #db2777; outline-offset: 2px; }`;
  for (const rule of [...rulesOf(tag, choices), ...(pointedAt ? [pointer] : [])]) {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // The rule is still being typed.
    }
  }
}

/** Adds a new element to the page, as if it were in the HTML. */
function putOnPage() {
  shown?.remove();
  shown = document.createElement(tag);
  for (const [name, value] of Object.entries(choices.attributes)) setAttribute(name, value);
  for (const [name, text] of Object.entries(choices.slots)) fillSlot(name, text);
  stage.replaceChildren(shown);
}

function setAttribute(name: string, value: string) {
  if (value.trim()) shown?.setAttribute(name, value);
  else shown?.removeAttribute(name);
}

function fillSlot(name: string, text: string) {
  const before = [...(shown?.children ?? [])].find(({ slot }) => slot === name);
  before?.remove();
  if (!text.trim()) return;
  const content = make(tagFor(name), { slot: name }, text);
  content.style.cssText = styleFor(name);
  shown?.append(content);
}

/** Calls a method of the element with the entered argument. */
function call(name: string, argument: string) {
  const given = name === 'setContext' ? (JSON.parse(argument || '{}') as object) : argument;
  const element = shown as unknown as Record<string, (given: unknown) => void>;
  element[name]?.(given);
}

function methodRow(name: string, description: string) {
  const button = make('button', { type: 'button' }, `${name}()`);
  const takes = { identify: 'A signed token', setContext: '{ "plan": "gold" }' }[name];
  const box = takes ? textBox('', () => {}, takes) : undefined;
  if (box) box.ariaLabel = `What ${name} is called with`;
  button.onclick = () => {
    try {
      call(name, box?.value ?? '');
    } catch (error) {
      note(name, String(error));
    }
  };
  return row(name, description, button, ...(box ? [box] : []));
}

function note(name: string, words: string) {
  const log = find('log');
  log.prepend(make('p', {}, make('code', {}, name), ' ', words));
  while (log.childElementCount > 20) log.lastElementChild?.remove();
}

/** Creates the controls of the element from the manifest alone. */
function controls() {
  const { attributes, members, events, slots, cssParts, cssProperties } = elements[tag] ?? never();
  const methods = members.filter(({ kind }) => kind === 'method');
  return [
    group(
      'Attributes and properties',
      'Each attribute is a property, too, by its name without hyphens: form-id is formId. JSON is an object then.',
      attributes.map((attribute) => {
        const { name, description } = attribute;
        const change = (value: string) => {
          choices.attributes[name] = value;
          if (readOnce.includes(name)) putOnPage();
          else setAttribute(name, value);
          redraw();
        };
        const value = choices.attributes[name] ?? '';
        return row(name, description, attributeControl(attribute, value, change));
      }),
    ),
    group(
      'Custom properties',
      'Set on the element or anything around it.',
      cssProperties.map((property) => {
        const { name, description } = property;
        const change = (value: string) => {
          choices.properties[name] = value;
          redraw();
        };
        return row(
          name,
          description,
          ...propertyControls(property, choices.properties[name] ?? '', change),
        );
      }),
    ),
    group(
      'Parts',
      'Styled by ::part() in your style sheet. While you are in a box here, its part is outlined.',
      cssParts.map(({ name, description }) => {
        const change = (css: string) => {
          choices.parts[name] = css;
          redraw();
        };
        const box = textBox(choices.parts[name] ?? '', change, 'letter-spacing: 1px;');
        box.onfocus = () => point(name);
        box.onblur = () => point('');
        return row(name, description, box);
      }),
    ),
    group(
      'Slots',
      'Content of your page inside of the element, with your styles.',
      slots.map(({ name, description }) => {
        const change = (text: string) => {
          choices.slots[name] = text;
          fillSlot(name, text);
          redraw();
        };
        return row(name || 'default', description, textBox(choices.slots[name] ?? '', change));
      }),
    ),
    group(
      'Methods',
      'Called on the element, once widget.js is there.',
      methods.map(({ name, description }) => methodRow(name, description)),
    ),
    group(
      'Events',
      'All of them bubble; what is in detail stands in the types of the package.',
      events.map(({ name, description }) => row(name, description)),
    ),
  ];
}

function never(): never {
  throw new Error(`There is no element ${tag}`);
}

function point(part: string) {
  pointedAt = part;
  paint();
}

function open() {
  const asked = location.hash.slice(1);
  tag = asked in elements ? asked : 'helpdesk-form';
  choices = restore();
  pointedAt = '';
  for (const link of document.querySelectorAll('nav a')) {
    if (link.textContent === `<${tag}>`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  find('about').textContent = elements[tag]?.description ?? '';
  find('controls').replaceChildren(...controls());
  find('log').replaceChildren();
  find('copied').textContent = '';
  putOnPage();
  redraw();
}

async function copy() {
  const said = find('copied');
  try {
    await navigator.clipboard.writeText(find('code').textContent ?? '');
    said.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(find('code'));
    said.textContent = 'It is selected: copy it with your keyboard.';
  }
}

document
  .querySelector('nav')
  ?.append(...Object.keys(elements).map((each) => make('a', { href: `#${each}` }, `<${each}>`)));
find('copy').onclick = copy;
find('again').onclick = () => {
  sessionStorage.removeItem(place(tag));
  open();
};
const names = new Set(
  Object.values(elements).flatMap(({ events }) => events.map(({ name }) => name)),
);
for (const name of names) {
  document.addEventListener(name, (event) =>
    note(name, JSON.stringify((event as CustomEvent).detail)),
  );
}
addEventListener('hashchange', open);
open();
loadHelpdesk(helpdesk).catch(() => {
  find('trouble').textContent =
    `The helpdesk at ${helpdesk} cannot be reached. Start it, and load this page again.`;
});
