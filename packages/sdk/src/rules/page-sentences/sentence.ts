/** The forms of a sentence with a number, by the names of Intl.PluralRules; `other` stands in for one that is missing. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export type Sentence = string | Forms;

/** What can be wrong with an answer, by code or by the kind of a field. */
export type Mistake =
  | 'required'
  | 'checkbox'
  | 'format'
  | 'email'
  | 'number'
  | 'file'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'option'
  | 'maxFiles'
  | 'too_large';

/** The refusals that visitors come by. */
export type RefusalCode =
  | 'rate_limited'
  | 'validation_failed'
  | 'not_found'
  | 'internal'
  | 'unavailable'
  | 'domain_not_allowed'
  | 'blocked'
  | 'chat_closed'
  | 'chat_with_bot'
  | 'nobody_online'
  | 'file_too_large'
  | 'file_kind'
  | 'file_required'
  | 'file_infected'
  | 'payload_too_large'
  | 'captcha_required';

/** The form of a sentence for a number. */
export const formOf = (sentence: Sentence, count: number, rules: Intl.PluralRules): string =>
  typeof sentence === 'string' ? sentence : (sentence[rules.select(count)] ?? sentence.other);
