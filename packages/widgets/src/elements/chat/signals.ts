export { preview } from './preview.ts';

/** How a page says that something was answered while nobody looked, as far as the team wants it to. */
export interface Wanted {
  hasSound: boolean;
  countsInTitle: boolean;
}

let context: AudioContext | undefined;

/** Tells of messages that are not read: in the title of the page, and of more than before with two short tones. */
export function signal(unread: number, before: number, { hasSound, countsInTitle }: Wanted): void {
  const title = document.title.replace(/^\(\d+\) /, '');
  if (countsInTitle) document.title = unread ? `(${unread}) ${title}` : title;
  if (hasSound && unread > before) chime();
}

/** Without a file, which a page's policy could refuse; silent where the browser wants the visitor to act first. */
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
    // There is no sound here.
  }
}
