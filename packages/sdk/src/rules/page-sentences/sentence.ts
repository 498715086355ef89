/** The plural forms of a sentence, by their names in Intl.PluralRules; `other` is used if one is missing. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export type Sentence = string | Forms;

/** An error of an answer, by its code or the kind of its field. */
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

/** The codes of refused requests that visitors can get. */
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

/** Returns the plural form of a sentence for a number. */
export const formOf = (sentence: Sentence, count: number, rules: Intl.PluralRules): string =>
  typeof sentence === 'string' ? sentence : (sentence[rules.select(count)] ?? sentence.other);
