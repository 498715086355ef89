/** The choices for one element, by name; empty ones are absent. */
export interface Choices {
  attributes: Record<string, string>;
  properties: Record<string, string>;
  parts: Record<string, string>;
  slots: Record<string, string>;
}

const given = (choices: Record<string, string>) =>
  Object.entries(choices).filter(([, value]) => value.trim());

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The rules of the page's style sheet, one per styled element or part. */
export function rulesOf(tag: string, { properties, parts }: Choices): string[] {
  const own = given(properties).map(([name, value]) => `${name}: ${value.trim()};`);
  return [
    ...(own[0] ? [`${tag} { ${own.join(' ')} }`] : []),
    ...given(parts).map(([name, css]) => `${tag}::part(${name}) { ${css.trim()} }`),
  ];
}

/** The tag of slotted content: a character as large as an icon in a button, otherwise a paragraph. */
export const tagFor = (slot: string): 'span' | 'p' => (slot === 'launcher' ? 'span' : 'p');

/** The style that makes a character look like an icon. */
export const styleFor = (slot: string): string =>
  slot === 'launcher' ? 'display: block; width: 24px; font: 22px/24px system-ui' : '';

/** The HTML of a page with all choices. */
export function htmlOf(helpdesk: string, tag: string, choices: Choices): string {
  const rules = rulesOf(tag, choices).map((rule) => `  ${rule.replaceAll('</', '<\\/')}\n`);
  const attributes = given(choices.attributes).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  const slots = given(choices.slots).map(([name, text]) => {
    const style = styleFor(name) && ` style="${styleFor(name)}"`;
    const where = (name && ` slot="${name}"`) + style;
    return `  <${tagFor(name)}${where}>${escaped(text)}</${tagFor(name)}>\n`;
  });
  return [
    `<script src="${helpdesk}/widget.js" async></script>\n`,
    ...(rules[0] ? ['<style>\n', ...rules, '</style>\n'] : []),
    `<${tag}${attributes.join('')}>${slots[0] ? '\n' : ''}${slots.join('')}</${tag}>\n`,
  ].join('');
}
