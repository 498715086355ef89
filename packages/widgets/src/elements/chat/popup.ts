import { adopt } from '../../core/adopt.ts';
import type { Popup } from '../../core/panel.ts';
import { type Place, place } from './place.ts';
import style from './popup.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();

const phone = '(max-width: 480px), (max-height: 480px)';

/**
 * Adapts launcher and panel to the chat, until the signal is aborted: an unread count, the brand color, and a full-screen dialog on phones
 * and in small windows.
 */
export function watchPopup(
  popup: Popup,
  container: ParentNode & DocumentOrShadowRoot,
  onTurn: (isOpen: boolean) => void,
  signal: AbortSignal,
) {
  const root = popup.shadowRoot as ShadowRoot;
  const launcher = root.querySelector('button') as HTMLButtonElement;
  const panel = root.querySelector('dialog') as HTMLDialogElement;
  adopt(root, style, sheets);
  const query = matchMedia(phone);
  const isPhone = () => query.matches;

  /** Opening or closing a dialog moves the focus, so it is restored. */
  const fit = () => {
    if (!panel.open || isPhone() === panel.matches(':modal')) return;
    const focused = container.activeElement as HTMLElement | null;
    panel.close();
    if (isPhone()) panel.showModal();
    else panel.open = true;
    focused?.focus();
  };
  query.addEventListener('change', fit, { signal });
  // A phone's keyboard shrinks only the visible part of the page, not the page itself.
  const { visualViewport: seen } = window;
  const follow = () => {
    // When zoomed in, the visitor sees only a part of the panel.
    if (!seen || seen.scale > 1.1) return;
    popup.style.setProperty('--seen', `${seen.height}px`);
    popup.style.setProperty('--from', `${seen.offsetTop}px`);
  };
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, follow, { signal });
  popup.addEventListener(
    'helpdesk-open',
    ({ target }) => {
      if (target !== popup) return;
      fit();
      onTurn(true);
    },
    { signal },
  );
  popup.addEventListener('helpdesk-close', () => onTurn(false), { signal });
  // In Firefox, Tab doesn't move from the last control of a modal dialog around a shadow tree to its first.
  panel.addEventListener(
    'keydown',
    (event) => {
      const buttons = [...container.querySelectorAll('button')];
      const last = buttons.findLast((button) => button.offsetParent);
      if (event.key !== 'Tab' || event.shiftKey || !isPhone()) return;
      if (container.activeElement !== last) return;
      event.preventDefault();
      buttons[0]?.focus();
    },
    { signal },
  );
  // The browser's back gesture closes a dialog, too.
  panel.oncancel = (event) => {
    event.preventDefault();
    popup.hide();
  };
  fit();
  return {
    isPhone,
    /** Whether the focus is in launcher or panel, so the visitor has opened it. */
    isHere: () => !!root.activeElement,
    isOpen: () => panel.open,
    count(unread: number, words: string) {
      launcher.dataset.unread = `${unread || ''}`;
      launcher.ariaLabel = panel.ariaLabel + (unread ? `, ${words}` : '');
    },
    place: (where: Place) => place(popup, where),
    paint: (color: string) => popup.style.setProperty('--organization', color),
  };
}
