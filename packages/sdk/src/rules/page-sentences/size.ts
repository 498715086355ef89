const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Formats a size in bytes in another language, rounded as in English. */
export function fileSizeIn(locale: string, bytes: number): string {
  let power = 0;
  while (power < 3 && bytes / 1024 ** power >= 1024) power += 1;
  const size = bytes / 1024 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] as string,
    unitDisplay: power ? 'short' : 'long',
    maximumFractionDigits: power && size < 10 ? 1 : 0,
  }).format(size);
}
