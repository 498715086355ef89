/** The order matters: every browser also names others for compatibility. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).*Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A readable name of a User-Agent, such as Firefox 133 on Windows; null when unknown. */
export function browserName(userAgent: string): string | null {
  const text = userAgent.slice(0, 500);
  const system = systems.find(([sign]) => sign.test(text))?.[1];
  for (const [sign, name] of browsers) {
    const match = sign.exec(text);
    if (match) return `${name} ${match[1]}${system ? ` on ${system}` : ''}`;
  }
  return system ?? null;
}
