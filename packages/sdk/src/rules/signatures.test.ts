import { expect, test } from 'vitest';
import { signatureOf, signatureRefusal } from './signatures.ts';

const facts = { 'agent.name': 'Jonas Weber', 'organization.name': 'Acme' };
const own = (text: string) => signatureOf({ own: text, organization: null }, facts);

test.each([
  ['{agent.name}\nSupport at {organization.name}', 'Jonas Weber\nSupport at Acme'],
  ['{agent.firstName|Your team}', 'Your team'],
  ['{agent.firstName}\n{organization.name}', 'Acme'],
  ['{agent.name}\n\n{customer.name} {ticket.number}\n\nAcme', 'Jonas Weber\n\n\nAcme'],
  ['-- \nJonas\n--\nAcme', 'Jonas\nAcme'],
  ['\\{agent.name}', '{agent.name}'],
  ['Jonas\r\nAcme  ', 'Jonas\nAcme'],
  ['  \n', null],
  ['{ticket.number}', null],
])('the signature %j becomes %j in an email', (text, shown) => {
  expect(own(text)).toBe(shown);
});

test.each([
  ['Jonas', 'Acme', 'Jonas'],
  [null, 'Acme', 'Acme'],
  ['{customer.name}', 'Acme', 'Acme'],
  ['', null, null],
])('with %j of the member and %j of the team, a reply ends with %j', (member, team, shown) => {
  expect(signatureOf({ own: member, organization: team }, facts)).toBe(shown);
});

test.each([
  ['{agent.name}, {organization.name}', null],
  ['{?phone}', "A signature can't ask the agent a question. Remove it."],
  ['{first_name}', 'Unknown variable {first_name}. Did you mean {customer.firstName}?'],
])('the error for the signature %j is %j', (text, sentence) => {
  expect(signatureRefusal(text)).toBe(sentence);
});
