import type { Body } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { member } from '../../../test/harness.tsx';
import { held } from '../../../test/held.ts';
import { answerOperations, failed } from '../../../test/operations.ts';
import { acme, organizationContext, settings, settingsAfter } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import type { Settings } from '../settings.ts';
import { drawSettings } from '../test-settings.tsx';
import { GeneralTab } from './GeneralTab.tsx';

const hours = settings().businessHours;

function open(stored: Settings = settings(), more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'auth.user': member('admin'),
    'organization.settings': stored,
    'organization.updateGeneral': ({ body }) =>
      settingsAfter(stored, body as Body<'organization.updateGeneral'>),
    ...more,
  });
  const drawn = drawSettings(GeneralTab, { paths: ['/team'] });
  const sent = () => calls.flatMap(({ body }) => body ?? []);
  return { ...drawn, calls, sent };
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function type(label: string, value: string) {
  fireEvent.change(await field(label), { target: { value } });
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toggle = (name: RegExp) => screen.getByRole('switch', { name });
const save = () => fireEvent.click(button('Save Changes'));

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

describe('the general settings', () => {
  it('load as four skeleton rows, and start with the stored values', async () => {
    open(
      settings({
        timezone: 'Europe/Berlin',
        ticketPrefix: 'HD',
        autoAssignment: false,
        mailsTicketLinks: true,
      }),
    );
    expect((await screen.findByLabelText('Loading')).querySelectorAll('.w-32')).toHaveLength(4);
    expect((await field('Organization Name')).value).toBe('Acme');
    expect((await field('Timezone')).value).toBe('Europe/Berlin');
    expect((await field('Ticket Prefix')).value).toBe('HD');
    expect(toggle(/^Auto-assign tickets/).ariaChecked).toBe('false');
    expect(toggle(/^Email a link instead/).ariaChecked).toBe('true');
    expect(toggle(/^Business hours/).ariaChecked).toBe('false');
    expect(screen.queryByLabelText('Start time')).toBeNull();
    for (const hint of [
      /^Used for dates, reports and business hours/,
      /^Assign new tickets to the online agent/,
      /customers get a link by email/,
      /^Outside business hours, visitors can leave a message/,
    ])
      expect(screen.getByText(hint)).toBeDefined();
    expect([button('Save Changes').disabled, button('Reset Changes').disabled]).toEqual([
      true,
      true,
    ]);
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  });

  it('preview ticket numbers', async () => {
    open();
    const year = new Date().getFullYear();
    const example = (prefix: string) =>
      screen.getByText(
        `New tickets: ${prefix}-${year}-000042. Existing tickets keep their numbers.`,
      );
    await type('Ticket Prefix', ' hd ');
    expect(example('HD')).toBeDefined();
    await type('Ticket Prefix', ' ');
    expect(example('TK')).toBeDefined();
  });

  it.each([
    ['Timezone', 'Asia/Tokyo', { timezone: 'Asia/Tokyo' }],
    ['Ticket Prefix', 'HD', { ticketPrefix: 'HD' }],
  ])('send only the changed field: %s', async (label, value, body) => {
    const { sent } = open();
    await type(label, value);
    save();
    expect(await takeToast()).toEqual({ title: 'General settings updated' });
    expect(sent()).toEqual([body]);
    expect((await field(label)).value).toBe(value);
  });

  it("are updated everywhere from the server's response", async () => {
    const slow = held(settings({ name: 'Acme & Sons', mailsTicketLinks: true }));
    const { client, sent } = open(settings(), {
      'organization.updateGeneral': slow.answer,
    });
    const shell = readKey('organization.get');
    client.setQueryData(shell, organizationContext('admin', acme()));
    await field('Organization Name');
    fireEvent.click(toggle(/^Email a link instead/));
    await type('Organization Name', ' Acme & Sons ');
    expect(await screen.findByText('You have unsaved changes.')).toBeDefined();
    save();
    await waitFor(() => expect(button('Save Changes').ariaBusy).toBe('true'));
    expect(button('Reset Changes').disabled).toBe(true);
    slow.release();
    await takeToast();
    expect(sent()).toEqual([{ organizationName: 'Acme & Sons', mailsTicketLinks: true }]);
    await waitFor(() => expect(button('Save Changes').disabled).toBe(true));
    expect((await field('Organization Name')).value).toBe('Acme & Sons');
    expect(client.getQueryState(shell)?.isInvalidated).toBe(true);
    expect(client.getQueryState(readKey('auth.user'))?.isInvalidated).toBe(true);
  });

  it('allow leaving while they are being saved, and can be reset to the stored values', async () => {
    const slow = held(failed);
    const { router } = open(settings(), { 'organization.updateGeneral': slow.answer });
    await type('Organization Name', 'Globex');
    fireEvent.click(toggle(/^Auto-assign tickets/));
    await waitFor(() => expect(button('Reset Changes').disabled).toBe(false));
    fireEvent.click(button('Reset Changes'));
    expect((await field('Organization Name')).value).toBe('Acme');
    expect(toggle(/^Auto-assign tickets/).ariaChecked).toBe('true');
    expect(button('Save Changes').disabled).toBe(true);
    await type('Organization Name', 'Globex');
    save();
    await waitFor(() => expect(button('Save Changes').ariaBusy).toBe('true'));
    void router.navigate({ to: '/team' as never });
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
    expect(screen.queryByRole('dialog')).toBeNull();
    slow.release();
    await takeToast();
  });

  it('keep the input with the error if they are refused', async () => {
    open();
    await type('Ticket Prefix', '1');
    save();
    const why = 'Ticket prefix can only contain letters and digits and must begin with a letter';
    expect(await screen.findByText(why)).toBeDefined();
    const prefix = await field('Ticket Prefix');
    expect([prefix.value, prefix.getAttribute('aria-invalid')]).toEqual(['1', 'true']);
    await type('Ticket Prefix', 'A1');
    expect(screen.queryByText(why)).toBeNull();
  });

  it("show the server's error of the time zone", async () => {
    const message = 'There is no such time zone';
    const errors = [{ field: 'timezone', code: 'unknown', message }];
    open(settings(), {
      'organization.updateGeneral': new MockedRefusal(400, message, 'validation_failed', errors),
    });
    await type('Timezone', 'UTC');
    save();
    expect(await screen.findByText(message)).toBeDefined();
    expect(await takeToast()).toMatchObject({ title: 'Error', destructive: true });
    expect((await field('Timezone')).value).toBe('UTC');
  });
});

describe('the business hours', () => {
  const on = settings({ businessHours: { ...hours, enabled: true, days: ['monday', 'sunday'] } });

  it('name their time zone, and the selected days', async () => {
    open(on);
    expect((await field('Start time')).value).toBe('09:00');
    expect((await field('End time')).value).toBe('17:00');
    expect(screen.getByText('Time zone: Asia/Kolkata.')).toBeDefined();
    const days = within(screen.getByRole('group', { name: 'Working days' }));
    const chosen = days.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed === 'true');
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['Monday', 'Sunday']);
    await type('Timezone', 'UTC');
    expect(await screen.findByText('Time zone: UTC.')).toBeDefined();
  });

  it('may extend past midnight, and explain that', async () => {
    const { sent } = open(on);
    await type('Start time', '18:00');
    expect(screen.getByText(/^These hours pass midnight/)).toBeDefined();
    await type('End time', '02:00');
    expect(screen.getByText(/^These hours pass midnight/)).toBeDefined();
    save();
    await takeToast();
    const { enabled, days } = on.businessHours;
    expect(sent()).toEqual([{ businessHours: { enabled, days, start: '18:00', end: '02:00' } }]);
  });

  it.each([
    ['End time', '09:00', 'Business hours must not end when they start'],
    ['Start time', '', 'Please enter a time such as 09:00'],
    ['End time', '', 'Please enter a time such as 17:00'],
  ])('show %s at "%s", until they are changed', async (label, value, why) => {
    const { sent } = open(on);
    await type(label, value);
    expect(screen.queryByText(/pass midnight/)).toBeNull();
    save();
    const said = await screen.findByText(why);
    expect(said.getAttribute('role')).toBe('alert');
    const group = screen.getByRole('group', { name: 'Business hours' });
    expect(group.getAttribute('aria-describedby')).toBe(said.id);
    fireEvent.click(button('Friday'));
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('can be turned off without losing them', async () => {
    const { sent } = open(on);
    await field('Start time');
    fireEvent.click(toggle(/^Business hours/));
    expect(screen.queryByLabelText('Start time')).toBeNull();
    save();
    await takeToast();
    expect(sent()).toEqual([{ businessHours: { ...on.businessHours, enabled: false } }]);
  });
});
