import style from './popup.css?inline';

/** The element that the page has, with the launcher; ours is in its panel. */
export interface Popup extends HTMLElement {
  show(): void;
  hide(): void;
}

/** What the chat makes of launcher and panel: a count, its colour, and a dialog over all of a phone. */
export function watchPopup(popup: Popup, onTurn: (isOpen: boolean) => void) {
  const root = popup.shadowRoot as ShadowRoot;
  const launcher = root.querySelector('button') as HTMLButtonElement;
  const panel = root.querySelector('dialog') as HTMLDialogElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets.push(sheet);
  const isPhone = () => matchMedia('(max-width: 480px)').matches;

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
  // The gesture that goes back closes a dialog too.
  panel.oncancel = (event) => {
    event.preventDefault();
    popup.hide();
  };
  if (panel.open) open();
  return {
    isPhone,
    /** Whether the visitor's focus is on launcher or panel: he has opened it himself. */
    isHere: () => !!root.activeElement,
    isOpen: () => panel.open,
    count(unread: number, words: string) {
      launcher.dataset.unread = `${unread || ''}`;
      launcher.ariaLabel = panel.ariaLabel + (unread ? `, ${words}` : '');
    },
    paint: (color: string) => popup.style.setProperty('--organization', color),
  };
}
