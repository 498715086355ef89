import type { TalkKind } from './phrases.ts';

const signs: [TalkKind, string][] = [
  ['upset', '😡😠🤬👎💩🖕😤🤮😾🙄😒😞😔😟🙁☹😩😫😢😭🤦👿'],
  ['thanks', '🙏❤💙💚💛🧡💜🖤🤍🤎💕💖💗💓💞💝💘🌹💐🫶🙇'],
  ['hello', '👋🙋'],
  ['fine', '👍👌😊🙂😀😃😄😁😆😅🤣😂☺😉😍🥰😘🤗🥳😋😌😇🤓🤝👐🎉🎊✨⭐🌟✅✔💪👏🙌🤩😎🆗💯😺😸'],
];

/** The kind of small talk that emoji on their own express. */
export function kindOfSigns(text: string): TalkKind | null {
  const found = [...text];
  return signs.find(([, all]) => found.some((sign) => [...all].includes(sign)))?.[0] ?? null;
}

const emoticons: [RegExp, string][] = [
  [/(^|\s)<3+(?=\s|$)/g, '$1❤'],
  [/(^|\s)(?:>[:;=]['-]?[([]|[:=]['-]?[([/]|[:=]['-]?\()+(?=\s|$)/g, '$1😠'],
  [/(^|\s)(?:[:;=][-']?[)\]DdPp]+|\^[_.]?\^)(?=\s|$)/g, '$1🙂'],
];

/** Replaces emoticons with emoji, so their letters and digits don't count as words. */
export const emojiOfEmoticons = (text: string): string =>
  emoticons.reduce((so, [written, sign]) => so.replace(written, sign), text);

const laughing =
  /^(?:a?(?:[hx]+[aei]+){2,}h*|a?(?:h+a+)+h+|(?:j+[aei]+){3,}j*|(?:rs){2,}|k{3,}|w{3,}|ه{3,}|ח{3,}|h{3,}|l+o+l+|xd+)$/;

/** Laughter, such as "hahaha", as written in many languages: jajaja, kkkk, rsrs, ههههه, www. */
export const isLaughter = (word: string): boolean => laughing.test(word);
