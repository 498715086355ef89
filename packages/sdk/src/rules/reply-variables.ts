/** The variables of canned replies, with their labels and samples for previews. */
export const replyVariables = {
  'customer.firstName': { label: "Customer's first name", sample: 'Ada' },
  'customer.name': { label: "Customer's name", sample: 'Ada Lovelace' },
  'customer.email': { label: "Customer's email", sample: 'ada@example.com' },
  'ticket.number': { label: 'Ticket number', sample: 'TK-2026-000042' },
  'ticket.subject': { label: 'Ticket subject', sample: 'Where is my parcel?' },
  'agent.firstName': { label: 'Your first name', sample: 'Jonas' },
  'agent.name': { label: 'Your name', sample: 'Jonas Weber' },
  'organization.name': { label: 'Organization name', sample: 'Acme' },
  'organization.businessHours': {
    label: 'Business hours',
    sample: 'Monday to Friday, 09:00 to 17:00',
  },
} as const;

export type ReplyVariable = keyof typeof replyVariables;

/** The values of variables for a canned reply; missing or empty ones are unknown. */
export type ReplyFacts = { readonly [Name in ReplyVariable]?: string | null | undefined };

/** Answers to the questions of a canned reply, by question. */
export type ReplyAnswers = Readonly<Record<string, string>>;

export type ReplyPart =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; name: string; fallback: string | null }
  | { kind: 'question'; question: string };

// A backslash escapes an opening brace. Braces around anything but a name or a question are plain text, as in JSON.
const special = /\\(\{)|\{\s*(?:\?([^{}\n]*)|([A-Za-z][\w.]*)\s*(?:\|([^{}\n]*))?)\}/g;

/** Splits a text into variables, questions and plain text. */
export function replyParts(text: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let at = 0;
  let plain = '';
  const endText = () => {
    if (plain) parts.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (const { 0: whole, 1: brace, 2: question, 3: name, 4: fallback, index } of text.matchAll(
    special,
  )) {
    plain += text.slice(at, index) + (brace ?? '');
    at = index + whole.length;
    if (brace !== undefined) continue;
    endText();
    if (name === undefined) parts.push({ kind: 'question', question: (question ?? '').trim() });
    else parts.push({ kind: 'variable', name, fallback: fallback ?? null });
  }
  plain += text.slice(at);
  endText();
  return parts;
}

const isVariable = (name: string): name is ReplyVariable => Object.hasOwn(replyVariables, name);

/** Returns what is wrong with the text of a canned reply; null if nothing is. */
export function replyTextRefusal(text: string): string | null {
  for (const part of replyParts(text)) {
    if (part.kind === 'question' && part.question === '') {
      return 'A question needs text, such as {?order number}';
    }
    if (part.kind !== 'variable' || isVariable(part.name)) continue;
    const meant = nearest(part.name);
    return meant
      ? `Unknown variable {${part.name}}. Did you mean {${meant}}?`
      : `Unknown variable {${part.name}}. To show it as text, write \\{${part.name}}`;
  }
  return null;
}

/** Returns the most likely variable for an unknown name: one with the same letters, or with the same last or first part. */
function nearest(name: string): ReplyVariable | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const names = Object.keys(replyVariables) as ReplyVariable[];
  const wanted = letters(name);
  return (
    names.find((one) => letters(one) === wanted) ??
    names.find((one) => letters(one.split('.')[1] ?? '') === wanted) ??
    names.find((one) => one.split('.')[0] === name.split('.')[0]?.toLowerCase())
  );
}

const valueOf = (facts: ReplyFacts, name: string) =>
  isVariable(name) ? facts[name]?.trim() || null : null;

/** Returns what the agent must enter: the questions of a text, and its variables without a value or fallback. */
export function replyQuestions(text: string, facts: ReplyFacts): string[] {
  const asked = replyParts(text).flatMap((part) => questionOf(part, facts) ?? []);
  return [...new Set(asked)];
}

function questionOf(part: ReplyPart, facts: ReplyFacts): string | null {
  if (part.kind === 'question') return part.question;
  if (part.kind === 'text' || part.fallback !== null || valueOf(facts, part.name)) return null;
  return isVariable(part.name) ? replyVariables[part.name].label : part.name;
}

/** Fills in the variables of a text; unanswered questions stay in square brackets. */
export const fillReply = (
  text: string,
  facts: ReplyFacts,
  answers: ReplyAnswers = {},
  write = asItIs,
): string => {
  const asked = (question: string) => {
    const answer = answers[question]?.trim();
    return answer ? write(answer) : `[${question}]`;
  };
  return filledWith(text, facts, asked, write);
};

const asItIs = (value: string) => value;

/**
 * Fills in the variables of a text. `asked` returns the text for anything the agent would have to enter; `write` escapes values, for
 * example in Markdown.
 */
export const filledWith = (
  text: string,
  facts: ReplyFacts,
  asked: (question: string) => string,
  write = asItIs,
): string =>
  replyParts(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const question = questionOf(part, facts);
      if (question !== null) return asked(question);
      if (part.kind !== 'variable') return '';
      const value = valueOf(facts, part.name);
      return value === null ? (part.fallback ?? '') : write(value);
    })
    .join('');

/** The samples of all variables, for a preview. */
export const sampleFacts: ReplyFacts = Object.fromEntries(
  Object.entries(replyVariables).map(([name, { sample }]) => [name, sample]),
);

// Titles that are used with a last name, in the languages of the console and the visitors.
const titles = new Set(
  `dr prof professor professorin doctor ing dipl mag eng med phd md mba bsc msc rev fr sr sra srta jr
  mr mrs ms miss mx sir madam
  herr frau fräulein hr fr mme mlle m monsieur madame mademoiselle maître
  señor señora señorita sig sigra signor signora signorina dott dottssa dottor dottoressa avv
  senhor senhora sr.ª dna dhr mevr mw meneer mevrouw pan pani inż mgr
  السيد السيدة الآنسة د دكتور دكتورة أستاذ الأستاذ מר גב גברת ד ר דר פרופ`
    .split(/\s+/)
    .map((title) => title.normalize('NFC')),
);

const isTitle = (word: string) => titles.has(word.toLowerCase().replace(/[.·'’"״׳ª]/gu, ''));
/** Whether a word is an initial, as in "J. Weber". */
const isInitial = (word: string) => /^\p{L}\.$/u.test(word);

/**
 * Returns the first name of a person: "Anna" for "Dr. Anna Berg" and "Berg, Anna". Null if there is none, as in an address, a number, a
 * symbol, or a title with a last name.
 */
export function firstNameOf(name: string | null | undefined): string | null {
  const [last = '', ...rest] = (name ?? '').normalize('NFC').split(',');
  const after = wordsOfName(rest[0] ?? '');
  // True for "Berg, Anna", but not for "Anna Berg, PhD".
  const isTurned = after.some((word) => !isTitle(word));
  const words = isTurned ? after : wordsOfName(last);
  const called = words.filter((word) => !isTitle(word));
  const isLastName = !isTurned && called.length < 2 && called.length < words.length;
  const first = called.find((word) => !isInitial(word));
  // In "J. Weber", only the last name is written out.
  const isBehindInitials = !isTurned && first !== called[0] && first === called.at(-1);
  if (!first || isLastName || isBehindInitials) return null;
  return /^\p{L}[\p{L}\p{M}.'’·-]*$/u.test(first) ? first : null;
}

const wordsOfName = (text: string) => {
  const words = text.trim().split(/\s+/).filter(Boolean);
  // Removes signs around a name: "🦊 Ada", "(Ada)".
  return words.map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\p{M}\d.]+$/gu, '')).filter(Boolean);
};

/** Escapes braces, so a text can be saved as a canned reply unchanged. */
export const asReplyText = (text: string): string => text.replaceAll(special, '\\$&');
