import { expect, test } from 'vitest';
import { snippetsOf } from './snippets.ts';

const { url, element, popup, frame } = snippetsOf({
  origin: 'https://help.example.com',
  subdomain: 'acme',
  formId: 'f1',
  color: '#10B981',
});

test('the public address contains organization and form', () => {
  expect(url).toBe('https://help.example.com/public/contact/acme?form=f1');
});

test("the element's snippet is two lines, with a link for browsers without JavaScript", () => {
  const [script, tag, ...more] = element.split('\n');
  expect(script).toBe('<script src="https://help.example.com/widget.js" async></script>');
  expect(tag).toContain('<helpdesk-form organization="acme" form-id="f1">');
  expect(tag).toContain('href="https://help.example.com/public/contact/acme/plain?form=f1"');
  expect(more).toEqual([]);
});

test('the frame is as wide as its container and 600 pixels high', () => {
  expect(frame).toContain('src="https://help.example.com/embed/form/f1?org=acme"');
  expect(frame).toContain('width="100%" height="600"');
});

test("the popup's snippet is one script with every attribute that the loader reads", () => {
  expect(popup).toContain('data-organization="acme"');
  expect(popup).toContain('data-form-id="f1"');
  expect(popup).toContain('data-position="bottom-right"');
  expect(popup).toContain('data-color="#10B981"');
});

test("the popup uses the organization's color only if it is valid", () => {
  const of = (color: string | undefined) =>
    snippetsOf({ origin: 'https://a.test', subdomain: 'acme', formId: 'f1', color }).popup;
  expect(of(undefined)).toBe(
    `<script src="https://a.test/widget.js" async
  data-organization="acme"
  data-form-id="f1"
  data-position="bottom-right"
  data-theme="light"
  data-auto-open="false"></script>`,
  );
  expect(of('red" onload="x')).toBe(of(undefined));
});
