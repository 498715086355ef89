// @module-tag one-engine

import { expect, test } from 'vitest';
import { personInForm } from './form-fields.ts';

const any = () => true;
const otto = { address: 'otto@visitor.example', name: 'Otto Berg' };

test.each([
  ['labels in front', 'Name: Otto Berg\nEmail: otto@visitor.example\nMessage: Hello'],
  ['labels above', 'Name\nOtto Berg\n\nE-Mail-Adresse\notto@visitor.example\n\nHello'],
  ['a sender with a name', 'From: Otto Berg <otto@visitor.example>\nSubject: Lid'],
  ['bold labels', '**Nom :** Otto Berg\n**Adresse e-mail :** otto@visitor.example'],
  ['a table', '| Nombre | Otto Berg |\n| Correo electrónico | otto@visitor.example |'],
  ['Japanese', '【お名前】\nOtto Berg\n【メールアドレス】\notto@visitor.example'],
  [
    'a question',
    "What's your name?\nOtto Berg\n\nWhat's your email address?\notto@visitor.example",
  ],
  ['a link', 'Name: Otto Berg\nEmail: otto@visitor.example (mailto:otto@visitor.example)'],
  [
    'the same address twice',
    'Name: Otto Berg\nEmail: otto@visitor.example\nReply to: otto@visitor.example',
  ],
])('finds who filled in a form: %s', (_, text) => {
  expect(personInForm(text, any)).toEqual(otto);
});

test.each([
  ['two people', 'Email: otto@visitor.example\nEmail: ida@visitor.example'],
  ['no label', 'Ask otto@visitor.example about it.'],
  ['a sentence', 'Please send an email to otto@visitor.example today.'],
  ['two addresses on a line', 'Email: otto@visitor.example, ida@visitor.example'],
])('finds no one: %s', (_, text) => {
  expect(personInForm(text, any)).toBeNull();
});

test("an address that can't be theirs doesn't count", () => {
  const isPossible = (email: string) => !email.endsWith('@shop.example');
  const text = 'Email: otto@visitor.example\n\nShop\nEmail: info@shop.example';
  expect(personInForm(text, isPossible)?.address).toBe('otto@visitor.example');
});

test('a name without a mark between it and its label may be a sentence', () => {
  expect(personInForm('Name a color.\nEmail: otto@visitor.example', any)?.name).toBe('');
});
