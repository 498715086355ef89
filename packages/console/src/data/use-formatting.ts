import { useKeptChoice } from './kept-choice.ts';

/** Whether a text is written with formatting: as it was begun, else as it was chosen on this device last. */
export function useFormatting(
  begun: boolean | undefined,
  change: (isFormatted: boolean) => void,
  mayFormat = true,
) {
  const [kept, keep] = useKeptChoice('formatting', ['off', 'on']);
  const isOn = mayFormat && (begun ?? kept === 'on');
  function toggle() {
    keep(isOn ? 'off' : 'on');
    change(!isOn);
  }
  return { isOn, toggle };
}
