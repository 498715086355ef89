import { adopt } from '../../core/adopt.ts';
import style from './preview.css?inline';

interface Said {
  senderName: string;
  message: string;
}

const sheets = new WeakMap<Document, CSSStyleSheet>();
const longest = 140;

/** Shows the last words of a person beside the closed launcher, until they are read or dismissed. */
export function preview(
  popup: HTMLElement & { show(): void },
  said: Said | undefined,
  close: string,
): void {
  const root = popup.shadowRoot as ShadowRoot;
  root.querySelector('.preview')?.remove();
  if (!said) return;
  adopt(root, style, sheets);
  const launcher = root.querySelector('button') as HTMLButtonElement;
  const { message } = said;
  const name = document.createElement('b');
  name.textContent = said.senderName;
  const words = document.createElement('bdi');
  words.textContent = message.length > longest ? `${message.slice(0, longest - 1)}…` : message;
  const bubble = document.createElement('div');
  bubble.className = bubble.part = 'preview';
  const leave = () => {
    if (root.activeElement?.closest('.preview')) launcher.focus();
    bubble.remove();
  };
  const open = buttonOf(() => {
    leave();
    popup.show();
  });
  open.append(name, words);
  const dismiss = buttonOf(leave);
  dismiss.className = 'close';
  dismiss.ariaLabel = close;
  bubble.append(open, dismiss);
  // Behind the launcher, which the others know as the first button.
  launcher.after(bubble);
}

function buttonOf(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.onclick = onClick;
  return button;
}
