import { isDivider, isIntroduction, looksIntroducing } from './attributions.ts';

/** The writer's own words that look like history: lines with a typed mark, and answers within the quoted text. */

export const isQuote = (line: string): boolean => /^ {0,3}>/.test(line);

/** In front of a mark that its writer typed, so the line isn't taken for a quote. */
const typed = '\u{fdd0}';

/**
 * Marks lines that only look like quotes: Python prompts, unless other quotes or an introduction are next to them, and a comparison such
 * as "> 50 cm" within a paragraph.
 */
export function withTypedMarks(lines: readonly string[]): string[] {
  const isTyped = typedPrompts(lines);
  const firstQuote = lines.findIndex((line, at) => isQuote(line) && isTyped[at] !== true);
  return lines.map((line, at) => {
    const [above = '', next = ''] = [lines[at - 1], lines[at + 1]];
    const isAlone = above !== '' && ![above, next].some(isQuote);
    const isCompared =
      at === firstQuote && /^> ?\d/.test(line) && isAlone && !endsIntroduction(lines, at);
    return isCompared || isTyped[at] === true ? `${typed}${line}` : line;
  });
}

const isPrompt = (line: string) => /^>>>(?: \S|$)/.test(line) && !isDivider(line);

/** Returns which lines are prompts, with at most empty lines and other prompts between them and the writer's own text. */
function typedPrompts(lines: readonly string[]): boolean[] {
  const isTyped = lines.map(() => false);
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && (lines[end] === '' || isPrompt(lines[end] ?? ''))) end += 1;
    const isOwn = ![lines[at - 1], lines[end]].some((line) => line !== undefined && isQuote(line));
    if (end > at && isOwn && !endsIntroduction(lines, at)) {
      for (let one = at; one < end; one++) isTyped[one] = lines[one] !== '';
    }
    at = end + 1;
  }
  return isTyped;
}

/** Removes the marks in front of such lines. */
export const withoutTypedMarks = (text: string): string => text.replaceAll(typed, '');

/** Checks whether an introduction of up to three lines ends above a line. */
const endsIntroduction = (lines: readonly string[], at: number) =>
  [1, 2, 3].some((count) => {
    const sentence = lines.slice(Math.max(0, at - count), at).join(' ');
    return isIntroduction(sentence) || looksIntroducing(sentence);
  });

const saysBelow = new RegExp(
  [
    '(?:answers?|comments?|replies|responses|remarks)(?: are| is)? (?:\\S+ ){0,3}(?:in ?line|below|in (?:red|blue|green|bold|caps))',
    '\\bin ?line (?:answers?|comments?|repl(?:y|ies))|\\b(?:see|answered|replied|commented|responded) (?:\\S+ ){0,2}in ?line',
    '(?:antwort(?:en)?|kommentare?|anmerkung(?:en)?)(?: \\S+){0,4} (?:unten|im text|in (?:rot|blau|grün)|inline|direkt)|(?:siehe|s\\.) (?:unten )?(?:in (?:rot|blau)|inline|im text)',
    '(?:réponses?|commentaires?|remarques?)(?: \\S+){0,3} (?:ci-dessous|en (?:rouge|bleu|gras|vert)|dans le texte)',
    '(?:respuestas?|comentarios?)(?: \\S+){0,3} (?:abajo|más abajo|en (?:rojo|azul|negrita|verde)|en el texto)',
    '(?:rispost[ae]|comment[oi])(?: \\S+){0,3} (?:sotto|qui sotto|in (?:rosso|blu|grassetto|verde)|nel testo)',
    '(?:respostas?|comentários?)(?: \\S+){0,3} (?:abaixo|em (?:vermelho|azul|negrito|verde)|no texto)',
    '(?:antwoord(?:en)?|opmerking(?:en)?|reactie)(?: \\S+){0,3} (?:hieronder|onder|in (?:rood|het rood|blauw|het blauw)|in de tekst)',
    '(?:odpowiedzi|komentarze|uwagi)(?: \\S+){0,3} (?:poniżej|na czerwono|na niebiesko|w treści)',
    '(?:svar(?:en)?|kommentar(?:er)?)(?: \\S+){0,3} (?:nedan|nedenfor|i (?:rött|rødt|blått|blåt))|(?:ответы?|комментарии)(?: \\S+){0,3} (?:ниже|красным|синим|в тексте)',
    '(?:cevap\\S*|yanıt\\S*)(?: \\S+){0,3} (?:aşağıda|kırmızı|mavi)|(?:赤字|青字|本文中|文中)[^。\\n]{0,10}(?:回答|返信|記入|コメント)|(?:红色|红字|紅色|紅字|蓝色|下文|文中)[^。\\n]{0,8}(?:回复|回覆|标注|標註)|(?:빨간|파란)[^.\\n]{0,12}(?:답|표시)|(?:الردود|الإجابات|إجاباتي|ردودي)[^.\\n]{0,20}(?:أدناه|بالأحمر|باللون)',
  ].join('|'),
  'iu',
);

const longestRead = 2_000;

/** Checks whether a message says that its answers are in the history below, which then mustn't be folded. */
export const answersBelow = (lines: readonly string[]): boolean =>
  saysBelow.test(lines.join(' ').slice(0, longestRead));
