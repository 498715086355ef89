import { beforeEach, expect, test, vi } from 'vitest';

type Step = [what: string, ...values: unknown[]];
let steps: Step[];

/** A fake audio device that records what it plays. */
function device(state = 'running', resume = async () => {}) {
  steps = [];
  vi.stubGlobal(
    'AudioContext',
    class {
      state = state;
      currentTime = 10;
      destination = 'speaker';
      resume() {
        steps.push(['resume']);
        return resume();
      }
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      constructor(_: object, options: object) {
        steps.push(['volume', options]);
      }
      gain = {
        linearRampToValueAtTime: (...to: number[]) => steps.push(['linear', ...to]),
        exponentialRampToValueAtTime: (...to: number[]) => steps.push(['exponential', ...to]),
      };
      connect(to: unknown) {
        steps.push(['out', to]);
      }
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      constructor(_: object, options: object) {
        steps.push(['tone', options]);
      }
      connect<Next>(next: Next) {
        steps.push(['connect']);
        return next;
      }
      start(at: number) {
        steps.push(['start', at]);
      }
      stop(at: number) {
        steps.push(['stop', at]);
      }
    },
  );
}

const note = (frequency: number, start: number): Step[] => [
  ['tone', { type: 'sine', frequency }],
  ['volume', { gain: 0 }],
  ['linear', 0.06, start + 0.02],
  ['exponential', 0.0001, start + 0.22],
  ['connect'],
  ['out', 'speaker'],
  ['start', start],
  ['stop', start + 0.22],
];
const twoNotes = [...note(660, 10), ...note(880, 10.12)];

async function fresh() {
  vi.resetModules();
  return (await import('./chime.ts')).chime;
}

beforeEach(() => () => vi.unstubAllGlobals());

test('two soft notes are played, one after the other, on one device', async () => {
  device();
  const chime = await fresh();
  chime();
  expect(steps).toEqual(twoNotes);
  vi.stubGlobal('AudioContext', undefined);
  chime();
  expect(steps).toHaveLength(2 * twoNotes.length);
});

test('a suspended device is resumed, even if that fails', async () => {
  device('suspended', () => Promise.reject(new Error('Not before a click')));
  (await fresh())();
  expect(steps).toEqual([['resume'], ...twoNotes]);
});

test('without an audio device, nothing plays and nothing fails', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const chime = await fresh();
  expect(chime).not.toThrow();
});
