import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  asReplyText,
  fillReply,
  firstNameOf,
  replyQuestions,
  replyTextRefusal,
  replyVariables,
  sampleFacts,
} from './reply-variables.ts';

const facts = { 'customer.firstName': 'Ada', 'ticket.number': 'TK-1', 'agent.name': ' ' };

test.each([
  ['Hello {customer.firstName}!', 'Hello Ada!'],
  ['Hello { customer.firstName }!', 'Hello Ada!'],
  ['Hello {customer.firstName|there}!', 'Hello Ada!'],
  ['Hello {customer.name|there}!', 'Hello there!'],
  ['Hello {customer.name|}!', 'Hello !'],
  ['{agent.name|your team}', 'your team'],
  ['{ticket.number}: {ticket.number}', 'TK-1: TK-1'],
  ['{ "a": 1 } {} {1} { }', '{ "a": 1 } {} {1} { }'],
  ['\\{customer.firstName}', '{customer.firstName}'],
  ['C:\\new', 'C:\\new'],
  ['{customer.firstName', '{customer.firstName'],
  ['', ''],
])('%j becomes %j', (text, filled) => {
  expect(fillReply(text, facts)).toBe(filled);
});

test('a value is inserted unchanged, even if it looks like a variable', () => {
  expect(fillReply('{ticket.subject}', { 'ticket.subject': '{agent.name} $& \\{' })).toBe(
    '{agent.name} $& \\{',
  );
});

describe('a question', () => {
  const text = 'Order {?order number} and {? order number }, {customer.email}, {customer.name|you}';

  it('is asked once, like a variable without value and fallback', () => {
    expect(replyQuestions(text, facts)).toEqual(['order number', "Customer's email"]);
    expect(replyQuestions('{customer.firstName}', facts)).toEqual([]);
  });

  it('is filled in everywhere, and stays in brackets until it is answered', () => {
    const answers = { 'order number': ' 12 ', "Customer's email": '  ' };
    expect(fillReply(text, facts, answers)).toBe("Order 12 and 12, [Customer's email], you");
    expect(fillReply('{?size}', facts)).toBe('[size]');
  });
});

test.each([
  [
    'Hello {customer.firstname}',
    'Unknown variable {customer.firstname}. Did you mean {customer.firstName}?',
  ],
  ['{first_name|x}', 'Unknown variable {first_name}. Did you mean {customer.firstName}?'],
  ['{Ticket.title}', 'Unknown variable {Ticket.title}. Did you mean {ticket.number}?'],
  ['a {color: red}', null],
  ['a {color}', 'Unknown variable {color}. To show it as text, write \\{color}'],
  ['a \\{color}', null],
  ['{constructor}', 'Unknown variable {constructor}. To show it as text, write \\{constructor}'],
  ['{?}', 'A question needs text, such as {?order number}'],
  ['{? }', 'A question needs text, such as {?order number}'],
  ['{?order number}', null],
  [
    Object.keys(replyVariables)
      .map((name) => `{${name}|x}`)
      .join(),
    null,
  ],
])('the error for %j is %j', (text, sentence) => {
  expect(replyTextRefusal(text)).toBe(sentence);
});

test('a preview fills every variable', () => {
  const text = Object.keys(replyVariables)
    .map((name) => `{${name}}`)
    .join();
  expect(replyQuestions(text, sampleFacts)).toEqual([]);
  expect(fillReply(text, sampleFacts)).not.toMatch(/[{}[\]]/);
});

test('an escaped text is a valid canned reply, and fills in unchanged', () => {
  const pieces = fc.constantFrom('{', '}', '\\', '?', '|', 'agent.name', 'x', ' ', '\n', '{a}');
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(replyTextRefusal(asReplyText(text))).toBeNull();
      expect(fillReply(asReplyText(text), facts)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['Ada Lovelace', 'Ada'],
  [' Ada ', 'Ada'],
  ['Dr. Anna Berg', 'Anna'],
  ['Prof. Dr. Anna-Lena Berg', 'Anna-Lena'],
  ['Frau Anna Berg', 'Anna'],
  ['Berg, Anna', 'Anna'],
  ['Berg, Dr. Anna', 'Anna'],
  ['Anna Berg, PhD', 'Anna'],
  ['🦊 Ada', 'Ada'],
  ["D'Arcy Wu", "D'Arcy"],
  ['Zoë', 'Zoë'],
  ['田中', '田中'],
  ['J. Edgar Weber', 'Edgar'],
  ['Don Weber', 'Don'],
  ['Mr Smith', null],
  ['Herr Berg', null],
  ['Dr.', null],
  ['J. Weber', null],
  ['J. R. Weber', null],
  ['🦊', null],
  ['+15550100', null],
  ['4711 Shop', null],
  ['ada@example.com', null],
  ['', null],
  [null, null],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
