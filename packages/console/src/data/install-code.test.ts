import { expect, test } from 'vitest';
import { installCode, mailToDeveloper, platforms } from './install-code.ts';

const chat = { origin: 'https://help.acme.com', subdomain: 'acme' };
const form = { ...chat, formId: 'f1' };

test('the chat is one tag with its script', () => {
  expect(installCode(chat, 'html')).toBe(
    '<script src="https://help.acme.com/widget.js?for=acme" async></script>\n<helpdesk-chat organization="acme"></helpdesk-chat>',
  );
});

test('a form has a link for visitors without JavaScript', () => {
  expect(installCode(form, 'shopify')).toContain(
    '<a href="https://help.acme.com/public/contact/acme/plain?form=f1">Contact us</a></helpdesk-form>',
  );
});

test.each(platforms)('$label names the organization and the form', ({ value }) => {
  const code = installCode(form, value);
  expect(code).toMatch(/organization.+acme/);
  expect(code).toMatch(/form-id.+f1/);
  expect(code).toContain('helpdesk-form');
});

test('Tag Manager gets a script that adds the element and its script', () => {
  const code = installCode(chat, 'gtm').replace(/<\/?script>/g, '');
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  // oxlint-disable-next-line typescript/no-implied-eval -- what Tag Manager does with it
  new Function(code)();
  expect(document.body.innerHTML).toBe('<helpdesk-chat organization="acme"></helpdesk-chat>');
  const src = document.head.querySelector('script')?.src;
  expect(src).toBe('https://help.acme.com/widget.js?for=acme');
});

test('React loads the script of the chat, which tells the server about the site', () => {
  expect(installCode(chat, 'react')).toContain("loadHelpdesk('https://help.acme.com', 'acme')");
  expect(installCode(form, 'react')).toContain("loadHelpdesk('https://help.acme.com')");
});

test('an email to a developer contains the code', () => {
  const { searchParams } = new URL(mailToDeveloper(chat, 'Acme'));
  expect(searchParams.get('subject')).toBe('Add the live chat to our site');
  expect(searchParams.get('body')).toContain(installCode(chat, 'html').replaceAll('\n', '\n'));
});
