const sql =
  /\bis null\b|\w = \?|\w in \('|\blike \?|\w_(id|at|ms|seq)\b|\bset null\b|::|\b(is not null|coalesce|count\(|json_)\b|\bas \w+_/i;
/** Placeholders, comparisons of columns, their names and orders. */
const ofQueries = [
  /\?\)|\(\?|\bwhen \? |\b(any|array|cast|json)\(/,
  /\w[.]\w+ (=|<>|[<>]=?|as|asc|desc)( |$)|\w <> |[\w}] [<>]=? [\w?]|'[\w.{}]+' \|\|/,
  /\} (asc|desc)\b|^[a-z_]+ = '|^'\{|\bcursor for\b|^\(\{\w+\}\) in \(/,
  /^[a-z_]+(, ?[a-z_]+)+$/,
];
const statement =
  /^\s*(\{\w+\} )?\(?(select|insert|update \w+ set|delete from|create|alter|drop|with \w+ as|vacuum|pragma|where|and|or|case when|order by|on conflict|for no key update|rollback|BEGIN)\b/;
const styles =
  /^[\w\s.#:*>[\]="'~,()@-]+\{|:\s?-?\d+(px|em|rem|%)|^(font|padding|margin|color)[\w-]*:|-serif\b|^\(prefers-/;
const code =
  /=>|;$|^\w+\(|^[@#./&?]|^https?:|\$\d|^\{\w+\}[./:-]\S*$|^[\w-]+=|&&|\bconst \w+ = |^\{\s*"/;
/** Headers, shell commands, and patterns of what other programs or people write. */
const forPrograms =
  /; (Path|HttpOnly|rel)\b|^(private|public), |'self'|^wss?:|^-+[\w-]+ '|^(curl|npm install) |\$[A-Z_]{4,}|\(\?:|\\[bdpsw]|[\p{L})]\|[\p{L}(]/u;

/** Whether the text is search keywords: lower case, no punctuation, and not a phrase unless there are many. */
export function isKeywords(text) {
  if (!/^[\p{Ll}\p{Lo}\d\s]+$/u.test(text)) return false;
  const words = text.trim().split(/\s+/);
  const isPhrase = /\b(a|the|is|are|to|of|in|on|at|by|no|not|for|and|or|with|your?|its?|this|as)\b/;
  return words.length > 11 || (words.length > 4 && !isPhrase.test(text));
}

/** Whether a string is English for people to read, and not a name, a query or a style. */
export function isSentence(text) {
  const said = text.trim();
  const own = said.replaceAll(/\{[^}\n]*\}/g, '');
  const isCode = [sql, ...ofQueries, statement, code].some((one) => one.test(said));
  if (isCode || styles.test(own) || forPrograms.test(own) || isKeywords(said)) return false;
  const words = own.match(/[\p{L}’']{2,}/gu) ?? [];
  if (words.length === 0) return false;
  if (/\s/.test(said)) {
    // Several lower-case words without punctuation are class names or options.
    return (
      words.length > 1 &&
      (/^[\p{Lu}“"{]/u.test(said) ||
        /[.!?,:]/.test(said) ||
        / (a|the|is|to|of|in|no|not|for|and) /.test(said))
    );
  }
  return /^\p{Lu}\p{Ll}+[.…!?]*$/u.test(said);
}

/** Returns the texts between HTML tags, except tags within a sentence; the text itself if there are none. */
export const withoutTags = (text) =>
  text
    .replaceAll(/<\/?(a|b|bdi|code|em|i|kbd|span|strong|time)(\s[^>]*)?>/gi, '')
    .split(/<[!/]?[a-z][^>]*>/i)
    .map((part) => part.trim())
    .filter(Boolean);
