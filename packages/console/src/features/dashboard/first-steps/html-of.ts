const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain text to HTML: a paragraph for each block of lines, and a list for lines that begin with a dash. */
export function htmlOf(text: string): string {
  const blocks = text.trim().split(/\n\s*\n/);
  return blocks
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map((lines) =>
      lines.every((line) => /^[-*•]\s/.test(line))
        ? `<ul>${lines.map((line) => `<li>${safe(line.slice(2).trim())}</li>`).join('')}</ul>`
        : `<p>${lines.map(safe).join('<br>')}</p>`,
    )
    .join('');
}

const safe = (line: string) => line.replace(/[&<>]/g, (one) => entities[one] ?? one);
