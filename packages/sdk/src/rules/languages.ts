/** What is one, and no language of people. */
const none = new Set(['und', 'mul', 'zxx', 'mis']);

/** The code of a language as the contract has it, such as de or pt-BR, of what `lang` or `Content-Language` say; null for none. */
export function languageCode(text: string | null | undefined): string | null {
  // Where there are several, the first is that of most readers.
  const [tag = ''] = (text ?? '').trim().split(/[\s,;]/);
  if (!/^[a-z]{2,3}([-_][a-z0-9]{1,8})*$/i.test(tag)) return null;
  if (none.has(tag.slice(0, 3).toLowerCase())) return null;
  try {
    const { language, script, region } = new Intl.Locale(tag.replaceAll('_', '-'));
    if (script) return `${language}-${script}`;
    return region && /^[A-Z]{2}$/.test(region) ? `${language}-${region}` : language;
  } catch {
    return null;
  }
}

const baseOf = (code: string) => code.split('-')[0] ?? code;
const scriptOf = (code: string) => /-([A-Z][a-z]{3})$/.exec(code)?.[1] ?? null;

/** The built-in words are in English. */
export const builtInLanguage = 'en';

/**
 * The language of a mail: the customer's where there are words in it, in that of another country if need be; else the
 * organization's.
 */
export function mailLanguageFor(
  written: readonly string[],
  customer: string | null,
  organization: string,
): string {
  if (customer === null) return organization;
  const base = baseOf(customer);
  const script = scriptOf(customer);
  const close = [customer, base, organization, ...written].filter(
    (one) => baseOf(one) === base && (scriptOf(one) === null || scriptOf(one) === script),
  );
  const found = close.find((one) => written.includes(one));
  return found ?? (base === builtInLanguage ? builtInLanguage : organization);
}
