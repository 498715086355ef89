import style from './popup.css?inline';

interface Host extends HTMLElement {
  show(): void;
  hide(): void;
}

/**
 * A launcher in a corner of the page, and a panel with the element inside, which is made when first wanted.
 * Answers what opens and closes the panel; the focus follows the visitor's own hand only.
 */
export function makePopup(
  host: Host,
  label: string | undefined,
  make: () => HTMLElement,
): (isOpen: boolean) => void {
  const root = host.shadowRoot as ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const panel = document.createElement('dialog');
  const launcher = document.createElement('button');
  launcher.ariaLabel = panel.ariaLabel = host.getAttribute('label') || (label as string);
  launcher.part = 'launcher';
  root.append(panel, launcher);

  let inner: HTMLElement | undefined;
  const turn = (isOpen: boolean) => {
    if (!inner) panel.append((inner = make()));
    if (!isOpen && panel.contains(root.activeElement)) launcher.focus();
    if (isOpen) panel.open = true;
    else panel.close();
    launcher.ariaExpanded = `${isOpen}`;
  };
  // The launcher keeps the focus until there is a first field.
  const focusFirst = () =>
    root.activeElement === launcher &&
    inner?.shadowRoot?.querySelector<HTMLElement>('input,select,textarea')?.focus();

  launcher.onclick = () => {
    // Some browsers do not focus a button that is clicked.
    launcher.focus();
    host[panel.open ? 'hide' : 'show']();
    focusFirst();
  };
  panel.addEventListener('helpdesk-loaded', focusFirst);
  panel.onkeydown = launcher.onkeydown = ({ key }) => {
    if (key === 'Escape' && panel.open) host.hide();
  };
  launcher.ariaExpanded = 'false';
  return turn;
}
