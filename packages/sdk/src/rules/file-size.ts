/** A size for people, such as 1.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  let size = bytes / 1024;
  let unit = 'KB';
  for (const next of ['MB', 'GB']) {
    if (size < 1024) break;
    size /= 1024;
    unit = next;
  }
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** The same in another language, rounded as that in English. */
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
