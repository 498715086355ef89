import { writeFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { makeForm } from '../forms.ts';
import { manual } from '../staff/files.ts';
import { addTicket, newOrganization, type Organization } from '../staff/organizations.ts';
import { subdomainOf } from '../staff/visitor.ts';
import { test, type Visitor } from './firefox.ts';
import type { Eyes } from './in-page.ts';

declare const eyes: Eyes;

test.describe.configure({ mode: 'default' });

let team: Organization;
let lookup: string;
test.beforeAll(async () => {
  team = await newOrganization();
  lookup = `/public/ticket/${await subdomainOf(team.admin)}`;
});

const answer = async (id: string, message: string) => {
  const said = await team.agent.api.post(`/api/tickets/${id}/messages`, { data: { message } });
  expect(said.status()).toBe(201);
};

async function lookUp(visitor: Visitor, ticketNumber: string) {
  await visitor.visit(lookup);
  await visitor.fill('Email Address', 'vera@example.com');
  await visitor.fill('Ticket Number', ticketNumber);
  await visitor.click('button', 'Access Ticket');
}

const isWide = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('in Firefox, a visitor finds sign-up and sign-in on the landing page', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.see('heading', 'Every customer question, answered in one place');
  await visitor.see('link', 'Start Free Trial');
  await visitor.click('link', 'Login');
  await visitor.see('button', 'Sign in');
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a visitor corrects the contact form, sends it with a file and gets a ticket number', async ({
  visitor,
  request,
}, info) => {
  const file = info.outputPath(manual.name);
  await writeFile(file, manual.buffer);
  await visitor.visit(`/public/contact/demo?form=${await formWithFile(request)}`);
  await visitor.page.waitForSelector('helpdesk-form >>> form');
  await visitor.fill('Email', 'vera@example.com');
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'Message is required');
  await expect.poll(visitor.focused).toBe('Message');
  await visitor.fill('Message', 'It leaks.');
  await visitor.attach('helpdesk-form >>> input[type=file]', file);
  await visitor.uploaded(1);
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'Your ticket number is…');
  expect(visitor.errors).toEqual([]);
});

test('in Firefox, a customer looks up a ticket, replies, sees a new answer and leaves the ticket', async ({
  visitor,
}) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'In Firefox');
  await lookUp(visitor, 'TK-2020-000001');
  await visitor.see('text', 'No ticket matches this email and ticket number');
  await lookUp(visitor, ticketNumber);
  await visitor.see('heading', `Ticket #${ticketNumber}`);
  expect(new URL(visitor.page.url()).pathname).toBe(`${lookup}/${id}`);
  await visitor.fill('Your message', 'At the lid');
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'At the lid');
  await answer(id, 'A new one is on its way');
  await visitor.see('text', 'A new one is on its way');
  await visitor.page.reload();
  await visitor.see('text', 'A new one is on its way');
  await visitor.click('button', 'Back to Lookup');
  await visitor.see('heading', 'Access Your Ticket');
  expect(await visitor.page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(visitor.errors).toEqual([]);
});

test('in Firefox without JavaScript, a visitor reads the pages, sends a form with a file and replies to a ticket', async ({
  visitorWith,
  request,
}, info) => {
  const visitor = await visitorWith('noScripts');
  await visitor.visit('/');
  await visitor.see('heading', 'Every customer question, answered in one place');

  const file = info.outputPath(manual.name);
  await writeFile(file, manual.buffer);
  await visitor.visit(`/public/contact/demo?form=${await formWithFile(request)}`);
  await visitor.fill('Email', 'vera@example.com');
  await visitor.fill('Message', '  ');
  await visitor.attach('input[type=file]', file);
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'Message is required');
  await visitor.see('field', 'Manual.pdf…');
  await visitor.fill('Message', 'It leaks.');
  await visitor.click('button', 'Send Message');
  await visitor.see('heading', 'Message Sent!');
  await visitor.see('link', 'View your ticket');

  const { id, ticketNumber } = await addTicket(team.admin, 'Without scripts');
  await lookUp(visitor, ticketNumber);
  await visitor.see('text', 'Without scripts');
  await visitor.fill('Your message', 'At the lid');
  await visitor.click('button', 'Send Message');
  await visitor.see('text', 'Your message has been sent.');
  await answer(id, 'A new one is on its way');
  await visitor.click('button', 'Check for New Messages');
  await visitor.see('text', 'A new one is on its way');
  await visitor.click('button', 'Back to Lookup');
  await visitor.see('heading', 'Access Your Ticket');
});

test('in Firefox at 400 %, nothing on the pages is cut off, and a visitor can reach every button', async ({
  visitor,
}) => {
  await visitor.size(320, 256, 4);
  await visitor.visit('/');
  await visitor.reach('link', 'Start Free Trial');
  expect(await isWide(visitor)).toBe(false);
  await visitor.visit('/public/contact/demo');
  await visitor.page.waitForSelector('helpdesk-form >>> form');
  for (const name of ['Name', 'Message']) await visitor.reach('field', name);
  await visitor.reach('button', 'Send Message');
  expect(await isWide(visitor)).toBe(false);
  const { ticketNumber } = await addTicket(team.admin, 'A rather long subject of a small ticket');
  await lookUp(visitor, ticketNumber);
  await visitor.see('heading', `Ticket #${ticketNumber}`);
  await visitor.fill('Your message', 'Found');
  for (const name of ['Send Message', 'Back to Lookup']) await visitor.reach('button', name);
  expect(await isWide(visitor)).toBe(false);
});

test('in Firefox, pages, forms and chat are dark on a dark system', async ({ visitorWith }) => {
  const visitor = await visitorWith('dark');
  const isDark = (color: string | undefined) =>
    (color?.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) < 80);
  const ground = () => visitor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const { ticketNumber } = await addTicket(team.admin, 'In the dark');
  for (const at of ['/', '/public/help/demo', '/public/contact/demo', lookup]) {
    await visitor.visit(at);
    expect([at, isDark(await ground())]).toEqual([at, true]);
  }
  await visitor.visit('/public/contact/demo');
  await visitor.page.waitForSelector('helpdesk-form >>> form');
  const [typed] = await visitor.style('field', 'Message', 'color');
  expect(isDark(typed)).toBe(false);
  await lookUp(visitor, ticketNumber);
  const [words] = await visitor.style('heading', `Ticket #${ticketNumber}`, 'color');
  expect(isDark(words)).toBe(false);
  expect(isDark(await ground())).toBe(true);
  await visitor.visit('/public/help/demo');
  await visitor.click('button', 'Chat with us');
  await visitor.see('text', 'Northwind Coffee…');
  const [written] = await visitor.style('field', 'Message', 'color');
  expect(isDark(written)).toBe(false);
  const grounds = () =>
    visitor.page.evaluate(() =>
      eyes.all('[part=chat]').map((one) => getComputedStyle(one).backgroundColor),
    );
  expect((await grounds()).map(isDark)).toEqual([true]);
});

test('in Firefox with custom colors, buttons and fields have borders and the focus is visible', async ({
  visitorWith,
}) => {
  const visitor = await visitorWith('colors');
  const edge = (kind: 'button' | 'field' | 'link', name: string) =>
    visitor.style(kind, name, 'border-top-style', 'border-top-width');
  await visitor.visit(lookup);
  expect(await edge('field', 'Ticket Number')).toEqual(['solid', '1px']);
  expect((await edge('button', 'Access Ticket'))[0]).toBe('solid');
  await (await visitor.see('field', 'Ticket Number')).focus();
  await visitor.press('Tab');
  await expect.poll(visitor.focused).toBe('Access Ticket');
  expect((await visitor.style('button', 'Access Ticket', 'outline-style'))[0]).not.toBe('none');
  const { ticketNumber } = await addTicket(team.admin, 'In other colors');
  await lookUp(visitor, ticketNumber);
  expect((await edge('button', 'Send Message'))[0]).toBe('solid');
  expect((await edge('field', 'Your message'))[0]).toBe('solid');
});

const formWithFile = (request: Parameters<typeof makeForm>[0]) =>
  makeForm(request, {
    title: 'In Firefox',
    fields: [
      { id: 'e', name: 'email', label: 'Email', type: 'email', required: true },
      { id: 'm', name: 'message', label: 'Message', type: 'textarea', required: true },
      { id: 'f', name: 'photo', label: 'Photo', type: 'file', required: false },
    ],
  });
