import { plainLook } from '@helpdesk/sdk/rules/help-look';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOperations } from '../../../test/operations.ts';
import { settings, settingsAfter } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { drawSettings } from '../test-settings.tsx';
import LookTab from './LookTab.tsx';

function open(more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'organization.settings': settings(),
    'organization.updateGeneral': ({ body }) => settingsAfter(settings(), body as object),
    ...more,
  });
  drawSettings(LookTab);
  return () => calls.flatMap(({ body }) => body ?? []);
}
const press = (name: string, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[at] as HTMLElement);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

it('the look is previewed while editing, and saved as a whole', async () => {
  const sent = open();
  await screen.findByText('Header links');
  press('Add link');
  type('Label', 'Shop');
  type('URL', 'https://shop.example');
  type('Text below the heading', 'About kettles');
  type('Light mode colors: Page', '#fbf7f0');
  type('Font', 'serif');
  const preview = screen.getByTestId('look');
  expect(preview.textContent).toContain('Shop');
  expect(preview.textContent).toContain('About kettles');
  expect(preview.style.getPropertyValue('--ground')).toBe('rgb(251 247 240)');
  press('Save Changes');
  expect(await takeToast()).toMatchObject({ title: 'Help center saved' });
  expect(sent()).toEqual([
    {
      helpCenter: {
        ...plainLook,
        headerLinks: [{ label: 'Shop', url: 'https://shop.example' }],
        heroText: 'About kettles',
        light: { page: '#FBF7F0', card: null, hero: null },
        font: 'serif',
      },
    },
  ]);
});

it('an invalid link and a color without enough contrast show errors at once, and nothing is sent', async () => {
  const sent = open();
  await screen.findByText('Header links');
  press('Add link', 1);
  type('URL', 'javascript:alert(1)');
  type('Dark mode colors: Cards', '#ffffff');
  press('Save Changes');
  expect(await screen.findByText('Label is required')).toBeTruthy();
  expect(screen.getByText('Enter a URL that starts with https://')).toBeTruthy();
  expect(screen.getByText('Choose a darker color, so text is readable')).toBeTruthy();
  expect(sent()).toEqual([]);
  press('Reset Dark mode colors, Cards');
  expect(screen.getByTestId('look')).toBeTruthy();
});
