import { unsetPanel } from '@helpdesk/sdk/rules/chat-panel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { brandTokens } from '../../data/brand.ts';
import { acme } from '../../test/organizations.ts';
import { setDark } from '../../ui/theme.ts';
import { valuesOf } from './brand-values.ts';
import { Preview } from './Preview.tsx';

const saved = valuesOf(acme());
type Sample = HTMLElement & { definition: { organization: object } & Record<string, unknown> };
const sample = (tag: string) => document.querySelector(tag) as Sample;
const box = () => screen.getByTestId('preview');
const modes = () =>
  ['Light', 'Dark'].map((name) => screen.getByRole('button', { name }).ariaPressed);

afterEach(() => {
  cleanup();
  setDark(false);
});

test('the preview passes the whole form and chat to the elements, which load nothing', () => {
  const { unmount } = render(
    <Preview
      saved={saved}
      values={{ ...saved, name: ' Globex ', primaryColor: '#EC4899', logoUrl: '/a.webp' }}
    />,
  );
  const organization = {
    id: 'preview',
    name: 'Globex',
    subdomain: 'acme',
    logoUrl: '/a.webp',
    primaryColor: '#EC4899',
    languages: ['en'],
    ownWords: [],
  };
  const question = { placeholder: '', helpText: '' };
  expect(sample('helpdesk-form').definition).toEqual({
    id: 'preview',
    title: 'Contact Us',
    description: null,
    fields: [
      { ...question, id: 'email', name: 'email', label: 'Email', type: 'email', required: true },
      {
        ...question,
        id: 'message',
        name: 'message',
        label: 'How can we help?',
        type: 'text',
        required: false,
      },
    ],
    settings: { submitButtonText: 'Send Message', successMessage: '' },
    isActive: true,
    organization,
  });
  expect(sample('helpdesk-chat').definition).toEqual({
    organization,
    greeting: 'Hello! This is Globex. What can we do for you?',
    isAnybodyOnline: true,
    socketUrl: '',
    panel: unsetPanel,
    opening: null,
  });
  for (const tag of ['helpdesk-form', 'helpdesk-chat']) {
    expect(sample(tag).getAttribute('loading')).toBe('eager');
    expect(sample(tag).getAttribute('position')).toBe('inline');
    expect(sample(tag).getAttribute('theme')).toBe('light');
    expect(sample(tag).style.getPropertyValue('--helpdesk-height')).toBe('18rem');
    expect(sample(tag).style.getPropertyValue('--helpdesk-padding')).toBe('1rem');
  }
  expect(screen.getByText(/the live chat as Globex, in #EC4899\.$/)).toBeDefined();
  expect(screen.getByText('Loading preview...')).toBeDefined();
  const button = screen.getByText('Access Ticket');
  const page = button.closest<HTMLElement>('[style]');
  const { '--primary': primary } = brandTokens('#EC4899', false) ?? {};
  expect(page?.style.getPropertyValue('--primary')).toBe(primary);
  expect(box().querySelectorAll('img[src="/a.webp"]').length).toBeGreaterThan(0);
  expect(button.className).toContain('bg-primary');
  expect(box().textContent).toMatch(/^Console.*Pages for visitors.*Contact form.*Live chat$/);
  const form = sample('helpdesk-form');
  unmount();
  expect(form.isConnected).toBe(false);
});

test('invalid values keep the stored ones, and changes update the same elements', () => {
  const { rerender } = render(
    <Preview saved={saved} values={{ ...saved, name: '  ', primaryColor: '#12' }} />,
  );
  const before = sample('helpdesk-chat');
  expect(before.definition.organization).toMatchObject({
    name: 'Acme',
    primaryColor: '#3B82F6',
    logoUrl: null,
  });
  rerender(<Preview saved={saved} values={{ ...saved, subdomain: 'globex' }} />);
  expect(sample('helpdesk-chat')).toBe(before);
  expect(before.definition.organization).toMatchObject({ name: 'Acme', subdomain: 'globex' });
  expect(document.querySelectorAll('helpdesk-chat')).toHaveLength(1);
});

test("the preview starts in the console's color scheme, and can be switched separately", () => {
  setDark(true);
  render(<Preview saved={saved} values={saved} />);
  expect(modes()).toEqual(['false', 'true']);
  expect(box().className).toMatch(/^dark /);
  const page = screen.getByText('Access Ticket').closest<HTMLElement>('[style]');
  const { '--primary-text': text } = brandTokens('#3B82F6', true) ?? {};
  expect(page?.style.getPropertyValue('--primary-text')).toBe(text);
  fireEvent.click(screen.getByRole('button', { name: 'Light' }));
  expect(modes()).toEqual(['true', 'false']);
  expect(box().className).toMatch(/^light /);
  expect(sample('helpdesk-form').getAttribute('theme')).toBe('light');
  fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(sample('helpdesk-chat').getAttribute('theme')).toBe('dark');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
});
