/** Codes that are valid but don't name a language. */
const none = new Set(['und', 'mul', 'zxx', 'mis']);

/** Returns the contract's language code, such as de or pt-BR, for a value of `lang` or `Content-Language`; null if there is none. */
export function languageCode(text: string | null | undefined): string | null {
  // If there are several, the first is the main one.
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

/** The language of the built-in texts. */
export const builtInLanguage = 'en';

/**
 * Returns the language of an email: the customer's if there is a template in it, even one of another country; otherwise the organization's.
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
