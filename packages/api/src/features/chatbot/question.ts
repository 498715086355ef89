import { wordsIn } from '../../matching/text.ts';

const lists = (...lines: string[]) => new Set(lines.flatMap((line) => wordsIn(line)));

/** "I do not want to …": a negation and a wish in one clause. */
const refusing = lists(
  'not dont never nicht kein keine keinen pas no nao não non niet geen nie لا ليس لن אין לא',
);
const wishing = lists(
  'want wanna wish like need mean asking looking trying möchte will wollte brauche meine suche veux voudrais souhaite cherche',
  'quiero quisiera deseo busco necesito voglio vorrei cerco quero queria gostaria preciso wil wou zoek chcę chce chciałbym chciałabym',
  'أريد اريد أود רוצה מבקש מבקשת',
);
/** "…, only to skip one": words that introduce the wanted alternative. */
const instead = lists(
  'but only just instead rather sondern nur bloß lieber stattdessen mais seulement plutôt juste sino solo sólo solamente mejor',
  'ma soltanto invece piuttosto mas apenas somente só maar alleen slechts liever lecz tylko ale zamiast raczej بل فقط אלא רק',
);
const refusedInJapanese = /(?:では|じゃ)なく/u;

/** Words about harm, which need a person unless the team has stored an answer with them. */
const grave = lists(
  'sick ill illness vomit vomiting poisoned poisoning hospital injured injury hurt bleeding burned burnt allergic died death lawyer lawsuit sue police',
  'krank erbrochen vergiftet vergiftung krankenhaus verletzt verletzung verbrannt allergisch gestorben anwalt klage polizei',
  'malade vomi intoxiqué intoxication hôpital blessé blessée brûlé allergique mort avocat plainte police',
  'enfermo enferma vomitado intoxicado intoxicación hospital herido herida quemado alérgico murió abogado denuncia policía',
  'malato malata vomitato avvelenato intossicazione ospedale ferito ferita ustionato allergico morto avvocato denuncia polizia',
  'doente vomitei intoxicado intoxicação hospital ferido ferida queimado alérgico morreu advogado denúncia polícia',
  'ziek overgegeven vergiftigd vergiftiging ziekenhuis gewond verbrand allergisch overleden advocaat aangifte politie',
  'chory chora zatrucie zatrułem zatrułam szpital ranny ranna poparzony uczulenie zmarł adwokat pozew policja',
  'مريض مريضة تسمم مستشفى المستشفى مصاب إصابة حروق حساسية مات محامي محام شكوى الشرطة',
  'חולה הקאתי הרעלה נפצעתי פצוע כווייה אלרגי מת תביעה משטרה',
);
const graveInJapanese =
  /病気|病院|中毒|吐い|怪我|けが|火傷|やけど|アレルギー|死ん|弁護士|訴え|警察/u;

/** Whether a question reports harm in words that no stored answer contains. */
export const isGrave = (question: string, isKnown: (word: string) => boolean): boolean =>
  wordsIn(question).some((word) => grave.has(word) && !isKnown(word)) ||
  graveInJapanese.test(question);

const clause = /[^,;.!?:、。！？،؛؟\n]+[,;.!?:、。！？،؛؟\n]*/g;

/** The wanted part of a question: B in "I don't want A, only B". Anything else stays unchanged. */
export function wantedPart(question: string): string {
  const clauses = question.match(clause) ?? [];
  const japanese = refusedInJapanese.exec(question);
  if (japanese) {
    const rest = question.slice(japanese.index + japanese[0].length);
    if (wordsIn(rest).length > 3) return rest;
  }
  const parts = clauses.flatMap(splitAtContrast);
  if (parts.length < 2) return question;
  const kept = parts.filter((part, at) => {
    const next = parts[at + 1];
    return !(next && isRefusal(part) && startsInstead(next));
  });
  return kept.length === parts.length ? question : kept.join(' ').trim();
}

/** Splits clauses such as "I don't want to cancel but skip", which have no punctuation between the parts. */
function splitAtContrast(text: string): string[] {
  const tokens = text.trim().split(/\s+/);
  const at = tokens.findIndex((token, place) => place > 2 && isIn(token, instead));
  if (at === -1 || !isRefusal(tokens.slice(0, at).join(' '))) return [text.trim()];
  return [tokens.slice(0, at).join(' '), tokens.slice(at).join(' ')];
}

const isIn = (text: string, words: ReadonlySet<string>) =>
  wordsIn(text).some((word) => words.has(word));
const isRefusal = (text: string) => isIn(text, refusing) && isIn(text, wishing);
const startsInstead = (text: string) =>
  isIn(text.trim().split(/\s+/).slice(0, 2).join(' '), instead);

/** The question without numbers that nothing stored has, such as order and ticket numbers. */
export function withoutReferences(question: string, isKnown: (word: string) => boolean): string {
  const kept = question.split(/\s+/).filter((token) => {
    const numbers = wordsIn(token).filter((word) => /\d/.test(word));
    return numbers.length === 0 || numbers.some(isKnown);
  });
  return kept.length > 0 && wordsIn(kept.join(' ')).length > 0 ? kept.join(' ') : question;
}

const shortest = 7;
const shortestInSigns = 16;

/** Whether a question is so short that it may refer to the previous one. */
export const isFollowUp = (question: string): boolean => {
  const words = wordsIn(question);
  const isSigns = words.length > 0 && words.every((word) => word.length === 1);
  return words.length <= (isSigns ? shortestInSigns : shortest);
};
