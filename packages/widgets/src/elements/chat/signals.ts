import { adopt } from '../../core/adopt.ts';
import style from './preview.css?inline';

/** How a page signals replies while the visitor isn't looking, as set by the team. */
export interface Wanted {
  hasSound: boolean;
  countsInTitle: boolean;
}

let context: AudioContext | undefined;

/** Signals unread messages: in the page's title, and with two short tones for new ones. */
export function signal(unread: number, before: number, { hasSound, countsInTitle }: Wanted): void {
  const title = document.title.replace(/^\(\d+\) /, '');
  if (countsInTitle) document.title = unread ? `(${unread}) ${title}` : title;
  if (hasSound && unread > before) chime();
}

/** Synthesizes the tones: the page's policy could block a file. Silent if the browser requires an action of the visitor first. */
function chime() {
  try {
    context ??= new AudioContext();
    for (const [at, pitch] of [660, 880].entries()) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + at * 0.13;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.25);
    }
  } catch {
    // This browser has no sound.
  }
}

interface Said {
  senderName: string;
  message: string;
}

const sheets = new WeakMap<Document, CSSStyleSheet>();
const longest = 140;
const pause = 200;
const spoken = 5_000;

/** Shows the last message of a person beside the closed launcher, until it is read or dismissed. */
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
  // After the launcher, because other code expects that as the first button.
  launcher.after(bubble);
  tell(root, `${said.senderName}: ${words.textContent}`);
}

/** Announces words in a region that was there before: screen readers skip one that comes with its words. */
function tell(root: ShadowRoot, words: string): void {
  let heard = root.querySelector('.heard');
  if (!heard) {
    heard = document.createElement('p');
    heard.className = 'heard';
    heard.setAttribute('role', 'status');
    root.append(heard);
  }
  const say = (text: string) => heard.replaceChildren(text);
  setTimeout(say, pause, words);
  // Otherwise, screen readers would find the words twice: the button has them, too.
  setTimeout(say, spoken, '');
}

function buttonOf(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.onclick = onClick;
  return button;
}
