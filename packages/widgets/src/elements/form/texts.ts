import { fill } from '../../core/fill.ts';

/** The default texts of a form; the texts property can replace any of them, and those of files/texts.ts. */
export const texts = {
  close: 'Close',
  loading: 'Loading form...',
  again: 'Try again',
  choose: 'Select an option',
  send: 'Send Message',
  sending: 'Sending...',
  filesUnfinished: 'Please wait until the files are sent, or remove them',
  notSent: 'Failed to submit form. Please try again.',
  thanks: 'Thank you! Your message has been sent successfully.',
  ticket: 'Your ticket number is {name}',
};

/**
 * What is wrong with an answer, by its code: {name} stands for the label, {limit} for a number. A text named like a kind
 * of field, such as `email`, says what an answer of this kind must be.
 */
type Mistakes = Partial<Record<string, string>>;

export type Texts = typeof texts;
export type GivenTexts = Partial<Texts> & Mistakes;

/** The page's sentence about an answer; without one, that of the rules. */
export function sentenceAbout(
  { code = '', message }: { code?: string; message: string },
  field: { label: string; type: string; validation?: object | null } | undefined,
  given: Mistakes,
): string {
  const { label = '', type = '', validation } = field ?? {};
  const own = (code === 'format' && given[type]) || given[code];
  const limit = Object(validation)[code] ?? /\d+(?=\D*$)/.exec(message);
  return own ? fill(own, label).replace('{limit}', limit) : message;
}
