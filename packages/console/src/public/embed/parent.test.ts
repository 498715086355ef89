import { expect, test, vi } from 'vitest';
import { mayHearAnswers, notifyParent, parentOrigin } from './parent.ts';

const framed = (ancestorOrigins: string[] | undefined, referrer = '') =>
  ({
    parent: { postMessage: vi.fn() },
    location: { ancestorOrigins },
    document: { referrer },
  }) as unknown as Window & { parent: { postMessage: ReturnType<typeof vi.fn> } };

test('the parent is the ancestor origin that the browser reports, otherwise the origin of the referrer', () => {
  expect(parentOrigin(framed(['https://shop.example', 'https://top.example']))).toBe(
    'https://shop.example',
  );
  expect(parentOrigin(framed(undefined, 'https://shop.example/a?b'))).toBe('https://shop.example');
});

test('XS-07: no message is posted if the parent has no origin, or if there is no parent', () => {
  expect(parentOrigin(window)).toBeNull();
  for (const page of [framed(['null'], 'https://shop.example/'), framed(undefined)]) {
    notifyParent(page)({ type: 'widget:loaded', formId: 'f1' });
    expect(page.parent.postMessage).not.toHaveBeenCalled();
  }
});

test("a message is posted to the parent's origin only", () => {
  const page = framed(['https://shop.example']);
  notifyParent(page)({ type: 'widget:loaded', formId: 'f1' });
  expect(page.parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'widget:loaded', formId: 'f1' },
    'https://shop.example',
  );
});

test('answers are posted only to sites that the form allows, and to none if there is no list', () => {
  const allowed = ['shop.example', '*.cafe.example', 'localhost:3001'];
  expect(mayHearAnswers('https://shop.example', allowed)).toBe(true);
  expect(mayHearAnswers('https://www.cafe.example', allowed)).toBe(true);
  expect(mayHearAnswers('http://localhost:3001', allowed)).toBe(true);
  expect(mayHearAnswers('http://localhost:3002', allowed)).toBe(false);
  expect(mayHearAnswers('https://evilcafe.example', allowed)).toBe(false);
  expect(mayHearAnswers('https://shop.example.evil', allowed)).toBe(false);
  expect(mayHearAnswers('https://shop.example', [])).toBe(false);
  expect(mayHearAnswers('https://shop.example', undefined)).toBe(false);
  expect(mayHearAnswers(null, allowed)).toBe(false);
});
