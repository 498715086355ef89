import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { acme } from '../../test/organizations.ts';
import { AddressQuestion } from './AddressQuestion.tsx';
import { addressSuffix, changesOf, valuesOf } from './brand-values.ts';
import { ColorCard } from './ColorCard.tsx';
import { logoSentence } from './logo-file.ts';
import { readability } from './readability.ts';

afterEach(cleanup);

describe('the contrast of a color', () => {
  it('is measured against the actual background', () => {
    const facts = readability('#F97316');
    expect(facts?.buttons).toMatchObject({ ground: 'rgb(192 87 14)', text: 'rgb(255 255 255)' });
    expect(facts?.light).toMatchObject({ ground: 'rgb(255 255 255)', text: 'rgb(154 71 14)' });
    expect(facts?.dark).toMatchObject({ ground: 'rgb(27 29 35)', text: 'rgb(249 118 27)' });
    const ratios = [facts?.onWhite, facts?.buttons, facts?.light, facts?.dark];
    expect(ratios.map((one) => (typeof one === 'object' ? one.ratio : one)?.toFixed(2))).toEqual([
      '2.80',
      '4.55',
      '6.40',
      '6.12',
    ]);
  });

  it.each([
    [
      '#F97316',
      'White text on this color has a contrast of 2.8 : 1, below the required 4.5 : 1. We adjust the shade to keep text readable:',
      ['4.5 : 1, in a darker shade', '6.3 : 1', '6.1 : 1'],
    ],
    [
      '#808080',
      'White text on this color has a contrast of 3.9 : 1, below the required 4.5 : 1. We adjust the shade to keep text readable:',
      ['4.5 : 1, in a darker shade', '6.1 : 1', '6.1 : 1'],
    ],
    [
      '#1E3A8A',
      "White text on this color has a contrast of 10.3 : 1. It's easy to read.",
      ['10.3 : 1, with white text', '10.3 : 1', '6.2 : 1'],
    ],
  ])('is described for %s, with samples', (color, sentence, notes) => {
    render(<ColorCard color={color} sentence={undefined} onChange={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe(sentence);
    const facts = screen.getAllByRole('listitem');
    const terms = ['Buttons', 'Links on light pages', 'Links on dark pages'];
    expect(facts.map(({ textContent }) => textContent)).toEqual(
      terms.map((term, at) => `Aa${term}${notes[at]}`),
    );
    const [buttons, light] = facts.map((fact) => fact.querySelector<HTMLElement>('[style]')?.style);
    const expected = readability(color);
    const plain = (text = '') => text.replace(/(\d) (?=\d)/g, '$1, ');
    expect(buttons?.backgroundColor.replaceAll(',', '')).toBe(expected?.buttons.ground);
    expect(light?.color).toBe(plain(expected?.light.text));
  });
});

describe('the color', () => {
  it('can be picked, typed or chosen from the suggestions', () => {
    const change = vi.fn();
    const { rerender } = render(
      <ColorCard color="#3b82f6" sentence={undefined} onChange={change} />,
    );
    const picker = screen.getByLabelText<HTMLInputElement>('Pick a color');
    expect(picker.value).toBe('#3b82f6');
    const pressed = () =>
      screen
        .getAllByRole('button')
        .filter(({ ariaPressed }) => ariaPressed === 'true')
        .map(({ ariaLabel, innerHTML }) => [ariaLabel, innerHTML.includes('svg')]);
    expect(screen.getAllByRole('button')).toHaveLength(8);
    expect(pressed()).toEqual([['Blue', true]]);
    expect(document.querySelectorAll('button svg')).toHaveLength(1);
    fireEvent.change(picker, { target: { value: '#abcdef' } });
    fireEvent.change(screen.getByLabelText('Primary Color'), { target: { value: ' #12 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pink' }));
    expect(change.mock.calls).toEqual([['#ABCDEF'], ['#12'], ['#EC4899']]);
    rerender(<ColorCard color="#12" sentence="Must be a valid hex color" onChange={change} />);
    expect(picker.value).toBe('#000000');
    expect(pressed()).toEqual([]);
    expect(screen.getByText('Must be a valid hex color')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('a logo is an image of up to 5 MB', () => {
  const mb = 1024 * 1024;
  expect(logoSentence({ type: 'image/png', size: 5 * mb })).toBeNull();
  expect(logoSentence({ type: 'image/png', size: 5 * mb + 1 })).toBe(
    'Logo file must be less than 5MB',
  );
  expect(logoSentence({ type: 'text/image/', size: 1 })).toBe('Please upload a valid image file');
});

test('only changed fields are sent, and a missing value equals an empty one', () => {
  const before = valuesOf(acme({ logoUrl: '/a.webp', emailFrom: 'us@acme.test' }));
  expect(before).toEqual({
    name: 'Acme',
    subdomain: 'acme',
    logoUrl: '/a.webp',
    primaryColor: '#3B82F6',
    emailFrom: 'us@acme.test',
  });
  expect(valuesOf(acme())).toMatchObject({ logoUrl: '', emailFrom: '' });
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf(before, { ...before, logoUrl: '', name: 'Globex' })).toEqual({
    logoUrl: '',
    name: 'Globex',
  });
});

test('the suffix of an address is that of this window, without the subdomain', () => {
  const host = 'acme.help.test:3000';
  expect(addressSuffix('acme', { hostname: 'acme.help.test', host })).toBe('.help.test:3000');
  expect(addressSuffix('globex', { hostname: 'acme.help.test', host })).toBe(`.${host}`);
});

test('the question before an address is changed names both', () => {
  const answers = { onConfirm: vi.fn(), onClose: vi.fn() };
  render(<AddressQuestion open before="acme" after="globex" busy={false} {...answers} />);
  const { host } = window.location;
  const names = [...document.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(names).toEqual([`acme.${host}`, `globex.${host}`]);
  expect(screen.getByText(/“acme” stays reserved for you/)).toBeDefined();
  const change = screen.getByRole('button', { name: 'Change address' });
  expect(change.className).not.toContain('destructive');
  fireEvent.click(change);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(answers.onConfirm).toHaveBeenCalledOnce();
  expect(answers.onClose).toHaveBeenCalledOnce();
});
