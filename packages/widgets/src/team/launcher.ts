import style from './launcher.css?inline';

/** The look of a team's launchers. */
export interface Launcher {
  look: 'icon' | 'text' | 'none';
  text: string;
}

let sheet: CSSStyleSheet | undefined;

/** Sets or removes the text of a launcher; a label set by the page takes precedence. */
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
