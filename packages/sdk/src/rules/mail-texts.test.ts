import { expect, test } from 'vitest';
import { fillMailText, mailTextParts, mailTextRefusal, mailTexts, partsOf } from './mail-texts.ts';
import { sampleFacts } from './reply-variables.ts';

const kinds = Object.keys(mailTexts) as (keyof typeof mailTexts)[];

test.each(kinds)('the built-in texts of %s are valid, short enough, and filled in', (kind) => {
  expect(partsOf(kind)).toContain('subject');
  for (const part of partsOf(kind)) {
    const text = mailTexts[kind].words[part] ?? '';
    expect(mailTextRefusal(kind, text)).toBeNull();
    expect(text.length).toBeLessThanOrEqual(mailTextParts[part].max);
    expect(fillMailText(text, sampleFacts)).not.toMatch(/[{}]/);
  }
});

test('a variable that can be empty needs a fallback', () => {
  expect(mailTextRefusal('reply', 'Dear {customer.firstName},')).toBe(
    '{customer.firstName} may be empty. Add a fallback, such as {customer.firstName|there}',
  );
  expect(mailTextRefusal('reply', 'Dear {customer.firstName|there},')).toBeNull();
  expect(mailTextRefusal('reply', 'Dear {customer.firstName|},')).toBeNull();
  expect(mailTextRefusal('reply', '{ticket.number} of {organization.name}')).toBeNull();
});

test('an email to an unverified address cannot contain a ticket subject', () => {
  expect(mailTextRefusal('request_received', '{ticket.subject|}')).toMatch(
    /^This email can't include/,
  );
  expect(mailTextRefusal('reply', '{ticket.subject}')).toBeNull();
});
