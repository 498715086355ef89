import { type Attribute, type CustomProperty, isJson, valuesOf } from './manifest.ts';

/** Creates an element with properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

let count = 0;

/** Creates a row with a name, its description, and its controls. */
export function row(name: string, description: string, ...controls: HTMLElement[]): HTMLElement {
  const id = `c${(count += 1)}`;
  const [control] = controls;
  const about = make('p', { id: `${id}-about`, className: 'about' }, description);
  if (control) {
    control.id = id;
    control.setAttribute('aria-describedby', about.id);
  }
  // A button is its own label.
  const title =
    control && !(control instanceof HTMLButtonElement)
      ? make('label', { htmlFor: id }, make('code', {}, name))
      : make('code', {}, name);
  return make(
    'div',
    { className: 'control' },
    title,
    about,
    make('div', { className: 'row' }, ...controls),
  );
}

/** Creates a heading with rows below it. */
export function group(title: string, about: string, rows: HTMLElement[]): HTMLElement {
  const summary = make('summary', {}, make('h2', {}, title));
  return make(
    'details',
    { open: true },
    summary,
    make('p', { className: 'about' }, about),
    ...rows,
  );
}

export function textBox(value: string, onChange: (text: string) => void, placeholder = '') {
  const box = make('input', { type: 'text', value, placeholder, autocomplete: 'off' });
  box.spellcheck = false;
  box.oninput = () => onChange(box.value);
  return box;
}

/** Creates the control of an attribute: a list of its values, JSON, or any text. */
export function attributeControl(
  attribute: Attribute,
  value: string,
  onChange: (text: string) => void,
): HTMLElement {
  const values = valuesOf(attribute);
  if (values[0]) {
    const options = ['', ...values].map((each) =>
      make('option', { value: each, selected: each === value }, each || '(absent)'),
    );
    const list = make('select', {}, ...options);
    list.onchange = () => onChange(list.value);
    return list;
  }
  if (!isJson(attribute)) return textBox(value, onChange);
  const box = textBox(
    value,
    (text) => {
      const isWrong = !!text.trim() && !isObject(text);
      box.ariaInvalid = `${isWrong}`;
      box.setCustomValidity(isWrong ? 'This is not JSON yet.' : '');
      if (!isWrong) onChange(text);
      else box.reportValidity();
    },
    '{ "name": "value" }',
  );
  return box;
}

function isObject(text: string) {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Creates the controls of a custom property; colors also get a color picker. */
export function propertyControls(
  { name, syntax, default: initial }: CustomProperty,
  value: string,
  onChange: (text: string) => void,
): HTMLElement[] {
  const box = textBox(value, onChange, initial ?? (syntax === '<color>' ? '#0f766e' : ''));
  if (syntax !== '<color>') return [box];
  const chooser = make('input', { type: 'color', ariaLabel: `Choose ${name}` });
  if (/^#[\da-f]{6}$/i.test(value)) chooser.value = value;
  chooser.oninput = () => {
    box.value = chooser.value;
    onChange(chooser.value);
  };
  return [box, chooser];
}
