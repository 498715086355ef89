import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, test, vi } from 'vitest';
import { foundByName } from '../../features/search/options.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { settings } from '../../test/organizations.ts';
import { drawPage } from '../../test/page.tsx';
import { memberPages } from '../pages.ts';
import { placeOfTab } from './former-tabs.ts';
import { screenPlaces, settingsPlaces } from './places.ts';
import SettingsNav from './SettingsNav.tsx';
import SettingsPage from './SettingsPage.tsx';
import { settingsGroups, settingsPages } from './settings-pages.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const everything = () => true;
const lead = () => member('agent', { permissions: ['manage_settings'] });
const back = { to: '/tickets', search: { turn: 'us' } };
const paths = settingsPages.map(({ path }) => path);

function openPage(at: string, user = member('admin')) {
  answerOperations({ 'organization.settings': settings() });
  const path = '/settings/$subject';
  return drawPage(SettingsPage, user, { path, at, paths: ['/settings'] });
}
const openNav = (user = member('admin')) =>
  drawPage(() => <SettingsNav back={back} />, user, { paths: ['/tickets', ...paths] });
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it("the list has its groups, with the specification's five pages in their order", async () => {
  openNav();
  await screen.findByRole('link', { name: 'General' });
  const lists = screen.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'));
  expect(lists.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual(
    settingsGroups.map(({ name }) => name),
  );
  const named = ['General', 'Appearance', 'Email', 'Domains', 'Security'];
  expect(names().filter((name) => named.includes(name ?? ''))).toEqual(named);
  const home = screen.getByRole('link', { name: 'Back to Helpdesk' });
  expect(home.getAttribute('href')).toBe('/tickets?turn=us');
});

it('the list contains only pages that a member may open', async () => {
  openNav(lead());
  await screen.findByRole('link', { name: 'General' });
  expect(names()).not.toContain('Export');
  expect(names()).not.toContain('Audit log');
  cleanup();
  openNav(member('agent'));
  await screen.findByRole('link', { name: 'Macros' });
  expect(names()).toEqual(['Back to Helpdesk', 'Canned replies', 'Macros', 'Profile']);
});

it('the search of the list finds pages and their parts, and Enter opens the first result', async () => {
  const { router } = openNav();
  const box = await screen.findByRole('searchbox', { name: 'Search settings' });
  fireEvent.change(box, { target: { value: 'zebra' } });
  expect(screen.getByRole('status').textContent).toBe('No settings found');
  fireEvent.change(box, { target: { value: 'hours' } });
  expect(names()).toEqual(['Back to Helpdesk', 'Business hoursGeneral']);
  fireEvent.submit(box);
  await waitFor(() => expect(router.state.location.href).toBe('/settings#business-hours'));
});

it("a page's name is in the window title", async () => {
  openPage('/settings/appearance');
  expect(await screen.findByRole('radio', { name: 'Green' })).toBeDefined();
  expect(document.title).toBe('Appearance · Organization Settings · Helpdesk');
});

it("a member who lacks one of a page's permissions can't open it", async () => {
  openPage('/settings/audit-log', lead());
  expect(await screen.findByText("You don't have access to this page")).toBeDefined();
});

it('an unknown address shows an error', async () => {
  openPage('/settings/nowhere');
  expect(await screen.findByText('404 Page Not Found')).toBeDefined();
});

it('addresses of former tabs redirect to their pages, and keep the other parameters', async () => {
  const { router } = openPage('/settings/api-keys?tab=appearance&view=x#y');
  expect(await screen.findByRole('radio', { name: 'Green' })).toBeDefined();
  expect(router.state.location.href).toBe('/settings/appearance?view=x#y');
});

test.each([
  ['general', '/settings'],
  ['email', '/settings/email'],
  ['deliveries', '/settings/failed-deliveries'],
  ['sso', '/settings/single-sign-on'],
  ['keys', '/settings/api-keys'],
])('the former tab %s redirects to %s', (tab, to) => {
  expect(placeOfTab(tab, {}).to).toBe(to);
  expect(settingsPages.find(({ path }) => path === to)?.Screen).toBeDefined();
});

test('the former link to an email template leads to the templates', () => {
  const search = { mail: 'reply', language: 'de' };
  expect(placeOfTab('email', search)).toEqual({ to: '/settings/email-templates', search });
});

test('each page has its own screen, or is one of the others', () => {
  const others = memberPages.map(({ path }) => path);
  const without = settingsPages.filter(({ path, Screen }) => !Screen && !others.includes(path));
  expect(without).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['2fa', 'Two-factor authentication'],
  ['mfa', 'Two-factor authentication for staff'],
  ['smtp', 'Email'],
  ['audit', 'Audit log'],
  ['log', 'Audit log'],
  ['logo', 'Branding'],
  ['snippet', 'Install code'],
  ['install', 'Install code'],
  ['roles', 'Roles'],
  ['permissions', 'Roles'],
  ['import', 'Import'],
  ['export', 'Export'],
  ['backup', 'Export'],
  ['hours', 'Business hours'],
  ['holidays', 'Business hours'],
  ['language', 'Languages'],
  ['signature', 'Signature'],
  ['webhook', 'Webhooks'],
  ['api', 'API keys'],
  ['sso', 'Single sign-on'],
  ['spf', 'Support addresses'],
  ['gdpr', 'Retention'],
  ['quarantine', 'Quarantine'],
  ['csat', 'Reports'],
  ['knowledge base', 'Help Center'],
  ['time zone', 'General Settings'],
  ['invite', 'Team Members'],
  ['dark mode', 'Appearance'],
])('%s finds %s', (text, label) => {
  const places = [...screenPlaces(everything), ...settingsPlaces(everything)];
  expect(foundByName(places, text).map((place) => place.label)).toContain(label);
});
