import style from './popup.css?inline';

/** The element on the page, with the launcher; the view is in its panel. */
export interface Popup extends HTMLElement {
  show(): void;
  hide(): void;
}

/** How the chat uses launcher and panel: an unread count, the brand color, and a full-screen dialog on phones. */
export function watchPopup(popup: Popup, onTurn: (isOpen: boolean) => void) {
  const root = popup.shadowRoot as ShadowRoot;
  const launcher = root.querySelector('button') as HTMLButtonElement;
  const panel = root.querySelector('dialog') as HTMLDialogElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets.push(sheet);
  const isPhone = () => matchMedia('(max-width: 480px), (max-height: 480px)').matches;

  const open = () => {
    if (isPhone() && !panel.matches(':modal')) {
      panel.close();
      panel.showModal();
    }
  };
  popup.addEventListener('helpdesk-open', ({ target }) => {
    if (target !== popup) return;
    open();
    onTurn(true);
  });
  popup.addEventListener('helpdesk-close', () => onTurn(false));
  // The browser's back gesture closes a dialog too.
  panel.oncancel = (event) => {
    event.preventDefault();
    popup.hide();
  };
  if (panel.open) open();
  return {
    isPhone,
    /** Whether the focus is in launcher or panel, so the visitor has opened it. */
    isHere: () => !!root.activeElement,
    isOpen: () => panel.open,
    count(unread: number, words: string) {
      launcher.dataset.unread = `${unread || ''}`;
      launcher.ariaLabel = panel.ariaLabel + (unread ? `, ${words}` : '');
    },
    paint: (color: string) => popup.style.setProperty('--organization', color),
  };
}
