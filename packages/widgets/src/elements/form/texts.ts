import { fill } from '../../core/fill.ts';
import type { Question, Spoken, Wrong } from '../../core/words.ts';

/** The default texts of a form; the texts property can replace any of them, and those of files/texts.ts. */
export const texts = {
  close: 'Close',
  loading: 'Loading form...',
  again: 'Try again',
  choose: 'Select an option',
  send: 'Send Message',
  sending: 'Sending...',
  filesUnfinished: 'Wait for your files to upload, or remove them',
  notSent: 'Failed to submit form. Please try again.',
  thanks: 'Thank you! Your message has been sent successfully.',
  ticket: 'Your ticket number is {name}',
  view: 'View your ticket',
};

/**
 * Error messages by code: {name} is the label, {limit} the number. A text named after a kind of field, such as `email`, is the message for
 * an invalid answer of that kind.
 */
type Mistakes = Partial<Record<string, unknown>>;

export type Texts = typeof texts;
/** The texts of the page and of the visitor's language. */
export type GivenTexts = Partial<Texts> & Spoken & Mistakes;

/** Returns the page's message for an error; if there is none, that of the visitor's language, or of the rules. */
export function sentenceAbout(
  wrong: Wrong,
  question: Question | undefined,
  given: Mistakes & Spoken,
): string {
  const { code = '', message } = wrong;
  const { label = '', type = '', validation } = question ?? {};
  const own = (code === 'format' && given[type]) || given[code];
  const limit = Object(validation)[code] ?? /\d+(?=\D*$)/.exec(message);
  return own
    ? fill(own as string, label).replace('{limit}', limit)
    : (given.mistake?.(wrong, question) ?? message);
}
