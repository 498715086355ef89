const sql =
  /\bis null\b|\w = \?|\w in \('|\blike \?|\w_(id|at|ms|seq)\b|\bset null\b|::|\b(is not null|coalesce|count\(|json_)\b|\bas \w+_/i;
const statement =
  /^\s*(\{\w+\} )?\(?(select|insert|update \w+ set|delete from|create|alter|drop|with \w+ as|vacuum|pragma|where|and|or|case when|order by|on conflict|rollback|BEGIN)\b/;
const styles =
  /^[\w\s.#:*>[\]="'~,()@-]+\{|:\s?-?\d+(px|em|rem|%)|^(font|padding|margin|color)[\w-]*:/;
const code = /=>|;$|^\w+\(|^[@#./&?]|^https?:|\$\d|^\{\w+\}[./:-]\S*$|^[\w-]+=|&&/;

/** Whether a string is English that somebody reads, and not a name, a query or a style. */
export function isSentence(text) {
  const said = text.trim();
  const own = said.replaceAll(/\{[^}\n]*\}/g, '');
  if ([sql, statement, code].some((one) => one.test(said)) || styles.test(own)) return false;
  const words = own.match(/[\p{L}’']{2,}/gu) ?? [];
  if (words.length === 0) return false;
  if (/\s/.test(said)) {
    // Several words in small letters without any mark are the names of classes or options.
    return (
      words.length > 1 &&
      (/^[\p{Lu}“"{]/u.test(said) ||
        /[.!?,:]/.test(said) ||
        / (a|the|is|to|of|in|no|not|for|and) /.test(said))
    );
  }
  return /^\p{Lu}\p{Ll}+[.…!?]*$/u.test(said);
}

/** The texts between the tags of HTML, those of words within a sentence aside; the text itself where it has none. */
export const withoutTags = (text) =>
  text
    .replaceAll(/<\/?(a|b|bdi|code|em|i|kbd|span|strong|time)(\s[^>]*)?>/gi, '')
    .split(/<[!/]?[a-z][^>]*>/i)
    .map((part) => part.trim())
    .filter(Boolean);
