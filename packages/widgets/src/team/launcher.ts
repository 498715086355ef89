import style from './launcher.css?inline';

/** How a team wants the launchers of its chat to look. */
export interface Launcher {
  look: 'icon' | 'text' | 'none';
  text: string;
}

let sheet: CSSStyleSheet | undefined;

/** Gives a launcher a text, or takes it away; the label that a page gives goes before the text. */
export function dress(host: HTMLElement, { look, text }: Launcher): void {
  const root = host.shadowRoot;
  const launcher = root?.querySelector('button');
  if (!root || !launcher) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  launcher.hidden = look === 'none';
  launcher.querySelector('span')?.remove();
  if (look !== 'text') return;
  const words = host.getAttribute('label') || text;
  const label = document.createElement('span');
  label.textContent = words;
  launcher.append(label);
  for (const named of root.querySelectorAll('button, dialog')) named.ariaLabel = words;
}
