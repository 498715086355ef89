import { useKeptChoice } from './kept-choice.ts';

/** Whether a text has formatting: as it was started, or else as last chosen on this device. */
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
