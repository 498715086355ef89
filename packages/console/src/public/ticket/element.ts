type Children = (Node | string)[];

/** Creates an element with these attributes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: Children
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

const svg = 'http://www.w3.org/2000/svg';

/** Creates a button with an icon and a label. */
export function iconButton(label: string, path: string, onClick: () => void): HTMLButtonElement {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', path);
  drawing.append(line);
  const button = element('button', { type: 'button', 'aria-label': label, title: label }, drawing);
  button.onclick = onClick;
  return button;
}
