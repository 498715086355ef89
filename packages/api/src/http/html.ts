const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML in which whatever was put in is text. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | null | undefined | false;

/** Writes HTML: strings are escaped, pieces made by `html` are not, and nothing is nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((before, text, index) => before + written(parts[index - 1]) + text));
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join('\n');
  return String(part).replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}
