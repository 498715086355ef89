import { expect, test } from 'vitest';
import { htmlOf, rulesOf } from './markup.ts';

const nothing = { attributes: {}, properties: {}, parts: {}, slots: {} };

test('the HTML to copy has the chosen script, styles, attributes and slots', () => {
  const html = htmlOf('https://help.example.com', 'helpdesk-form', {
    attributes: { organization: 'acme', theme: '', label: 'Say "hello" & <wave>' },
    properties: { '--helpdesk-radius': '2px', '--helpdesk-font': ' ' },
    parts: { button: 'letter-spacing: 1px;', title: '' },
    slots: { '': 'Call us', intro: 'Berth < 9?', footer: '' },
  });
  expect(html).toBe(`<script src="https://help.example.com/widget.js" async></script>
<style>
  helpdesk-form { --helpdesk-radius: 2px; }
  helpdesk-form::part(button) { letter-spacing: 1px; }
</style>
<helpdesk-form organization="acme" label="Say &#34;hello&#34; &#38; &#60;wave&#62;">
  <p>Call us</p>
  <p slot="intro">Berth &#60; 9?</p>
</helpdesk-form>
`);
});

test('without choices, it is the two lines from the documentation', () => {
  const html = htmlOf('https://help.example.com', 'helpdesk-search', {
    ...nothing,
    attributes: { organization: 'acme' },
  });
  expect(html).toBe(
    '<script src="https://help.example.com/widget.js" async></script>\n<helpdesk-search organization="acme"></helpdesk-search>\n',
  );
});

test("a style can't end the style sheet of the page that it is copied into", () => {
  const parts = { title: '} </style><script>alert(1)</script>' };
  const html = htmlOf('https://help.example.com', 'helpdesk-form', { ...nothing, parts });
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

test("each part has its own rule, so a mistake in one doesn't affect another", () => {
  const parts = { title: 'color: red }', button: 'color: blue' };
  expect(rulesOf('helpdesk-form', { ...nothing, parts })).toEqual([
    'helpdesk-form::part(title) { color: red } }',
    'helpdesk-form::part(button) { color: blue }',
  ]);
});
