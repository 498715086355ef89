import { describe, expect, it, test } from 'vitest';
import { ada, messageLike, ticketLike } from '../../test/tickets.ts';
import { authorInitials, authorName, customerOf, namedBy } from './people.ts';

const nameless = { ...ada, firstName: null, lastName: null } as unknown as typeof ada;
const unsaid = { user: null, senderName: null, senderEmail: null };

describe('the author of a message', () => {
  test.each([
    [{ user: ada, senderName: 'Countess' }, 'Ada Lovelace', 'AL'],
    [{ user: nameless, senderName: ' Ada L. ' }, 'Ada L.', 'AL'],
    [{ user: nameless, senderName: ' ' }, 'ada@acme.test', 'A'],
    [{ ...unsaid, senderEmail: 'vera@example.com' }, 'vera@example.com', 'V'],
    [{ ...unsaid, senderName: 'Jean Luc van Dam' }, 'Jean Luc van Dam', 'JD'],
    [{ ...unsaid, senderName: 'Cher' }, 'Cher', 'C'],
    [{ ...unsaid, authorType: 'customer' }, 'Customer', 'C'],
    [{ ...unsaid, authorType: 'staff' }, 'Agent', 'A'],
    [{ ...unsaid, authorType: 'bot' }, 'Chatbot', 'C'],
    [{ ...unsaid, authorType: 'system' }, 'Helpdesk', 'H'],
  ] as const)('of %o has the name %s and the initials %s', (part, name, letters) => {
    const message = messageLike({ senderEmail: null, ...part });
    expect(authorName(message)).toBe(name);
    expect(authorInitials(message)).toBe(letters);
  });
});

describe('the customer of a ticket', () => {
  it('is the member with their address, if there is one', () => {
    const customer = { ...ada, profileImageUrl: 'https://acme.test/ada.png' };
    expect(customerOf(ticketLike({ customer }))).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@acme.test',
      mailto: 'mailto:ada@acme.test',
      initials: 'AL',
      photo: 'https://acme.test/ada.png',
    });
  });

  it('otherwise has the name and address of the ticket, as far as known', () => {
    expect(customerOf(ticketLike())).toMatchObject({
      name: 'Vera Visitor',
      initials: 'VV',
      photo: null,
    });
    expect(customerOf(ticketLike({ customer: nameless, customerName: 'Ada Byron' }))).toMatchObject(
      {
        name: 'Ada Byron',
        email: 'ada@acme.test',
        initials: 'AB',
      },
    );
    expect(customerOf(ticketLike({ customerEmail: null })).mailto).toBeNull();
  });
});

test('a full name is split into its first and last word', () => {
  expect(namedBy(' Jean  Luc Picard ', 'j@x.test')).toEqual({
    firstName: 'Jean',
    lastName: 'Picard',
    email: 'j@x.test',
  });
  expect(namedBy('Cher')).toEqual({ firstName: 'Cher', lastName: '', email: undefined });
  expect(namedBy(null).firstName).toBeUndefined();
});
