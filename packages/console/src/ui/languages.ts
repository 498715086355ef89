const common = [
  'ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant',
].flatMap((codes) => codes.split(' '));

const names = new Intl.DisplayNames(['en'], { type: 'language' });

export const languageName = (code: string) => names.of(code) ?? code;

/** Returns the languages to choose from with their names, including those in use. */
export const languageOptions = (used: readonly string[]) =>
  [...new Set([...common, ...used])]
    .map((value) => ({ value, label: languageName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
