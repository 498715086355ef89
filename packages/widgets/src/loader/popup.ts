import style from './popup.css?inline';

interface Host extends HTMLElement {
  /** The container of the view. */
  container: ShadowRoot;
  show(): void;
  hide(): void;
}

/** The popup at each place in a row of launchers, by corner and place. */
const places: Record<string, Host> = {};

/**
 * Adds a launcher in a corner of the page and a panel, which core/panel.ts completes. Puts the view into the panel, and returns the
 * function that opens and closes it.
 */
export function makePopup(host: Host, label: string | undefined): (isOpen: boolean) => void {
  const root = host.shadowRoot as ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const corner = host.getAttribute('position') ?? 'bottom-right';
  let place = 0;
  while (places[corner + place]?.isConnected) place += 1;
  places[corner + place] = host;
  // Here and below, the DOM converts other types to text, which saves bytes.
  host.style.setProperty('--place', place as never);
  const panel = document.createElement('dialog');
  const launcher = document.createElement('button');
  const box = document.createElement('div');
  const icon = document.createElement('slot');
  host.container = box.attachShadow({ mode: 'open' });
  launcher.ariaLabel = panel.ariaLabel = host.getAttribute('label') || (label as string);
  panel.part = 'panel';
  launcher.ariaExpanded = false as never;
  icon.name = launcher.part = 'launcher';
  icon.append(document.createElement('i'));
  launcher.append(icon);
  // For the fallback content.
  box.append(document.createElement('slot'));
  panel.append(box);
  root.append(panel, launcher);

  launcher.onclick = () => {
    // Some browsers do not focus a button that is clicked.
    launcher.focus();
    host[panel.open ? 'hide' : 'show']();
  };
  return (isOpen) => {
    // Even if the focus is in content that the page has put into the panel.
    if (!isOpen && host.matches(':focus-within')) launcher.focus();
    if (isOpen) panel.open = true;
    else panel.close();
    launcher.ariaExpanded = isOpen as never;
  };
}
