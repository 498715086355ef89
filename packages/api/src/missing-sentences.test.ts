import { beforeEach, expect, test } from 'vitest';
import { createMetrics } from './http/metrics/metrics.ts';
import { completed, missingSentences } from './missing-sentences.ts';
import { voiceOf } from './visitor-pages/voice.ts';

const told = async (language: string) => {
  const text = await createMetrics().registry.metrics();
  const line = new RegExp(`helpdesk_sentences_missing_total{language="${language}"} (\\d+)`);
  return Number(line.exec(text)?.[1] ?? 0);
};

let before: number;
beforeEach(async () => {
  before = await told('nl');
});

test('a missing sentence is shown in English, and counted each time', async () => {
  const english = { frame: { back: 'Back', loading: 'Loading' } };
  const said = completed<object>('nl', { frame: { back: 'Terug' } }, english);
  const { frame } = said as typeof english;
  expect(frame.back).toBe('Terug');
  expect(await told('nl')).toBe(before);
  expect([frame.loading, frame.loading]).toEqual(['Loading', 'Loading']);
  expect(await told('nl')).toBe(before + 2);
});

test('a missing group is shown in English, and a complete one stays as it is', () => {
  const help = { welcome: 'Welkom' };
  const said = completed<object>(
    'nl',
    { help },
    { help: { welcome: 'Welcome' }, contact: { send: 'Send' } },
  );
  expect(said).toMatchObject({ help, contact: { send: 'Send' } });
  expect((said as { help: object }).help).toBe(help);
});

test('an error without a sentence in the language shows a general one, and is counted', async () => {
  const voice = voiceOf('nl');
  const general = voice.refusal({ code: 'internal', message: 'Internal Server Error' });
  expect(await told('nl')).toBe(before);
  expect(voice.refusal({ code: 'newer_than_the_pack', message: 'Not today' })).toBe(general);
  expect(voice.mistake({ code: 'newer_than_the_pack', message: 'Not so' }, { label: 'Naam' })).toBe(
    voice.refusal({ code: 'validation_failed', message: '' }),
  );
  expect(await told('nl')).toBe(before + 2);
  expect(voiceOf('en').refusal({ code: 'newer_than_the_pack', message: 'Not today' })).toBe(
    'Not today',
  );
  expect(missingSentences.has('en')).toBe(false);
});
