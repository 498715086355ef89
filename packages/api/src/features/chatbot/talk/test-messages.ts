import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Talk } from './talk.ts';

/** How a person would understand a message: as small talk of this kind, or as a question. */
type Kind = Talk['kind'] | 'question';

/** Messages by language and kind, separated by bars. */
export type Written = Partial<Record<ElementLanguage | 'any', Partial<Record<Kind, string>>>>;

/** Short messages as visitors write them, by language and kind. Every second message of a line was held out. */
const written: Record<ElementLanguage, Partial<Record<Kind, string>>> = {
  en: {
    hello: 'hi | good evening everyone | heyy there | Hello, how are you?',
    thanks: 'thx a lot!! | thank you so much for your help | cheers mate | many thanks',
    bye: 'bye bye | see you later | have a nice day! | ok thanks bye',
    yes: 'yes please | yep',
    no: 'nope | no thank you',
    fine: 'ok great | that helped | perfect! | got it',
    person:
      'can I talk to a real person please? | human | i want to speak with an agent | connect me to support',
    upset: 'this is bullshit | you are useless',
    wait: 'one moment please | hold on',
    about: 'are you a bot? | who am I talking to',
    question:
      'hi, where is my parcel? | thanks but how do I cancel | no refund yet, why? | is there a person I can visit in your shop | bye-bye offers code not working | yes but which size',
  },
  de: {
    hello: 'Hallo | guten Tag zusammen | moin | Hi, wie gehts?',
    thanks: 'danke schön | Vielen lieben Dank! | super danke dir | dankeee',
    bye: 'tschüss | auf wiedersehen | Schönen Tag noch! | ciao, bis bald',
    yes: 'ja bitte | jep',
    no: 'nein danke | nö',
    fine: 'alles klar | passt | ok super | verstanden, danke',
    person:
      'ich möchte mit einem Menschen sprechen | Mitarbeiter bitte | kann ich mit jemandem reden? | bitte verbinden sie mich mit dem support',
    upset: 'so ein scheiß | das ist doch Mist',
    wait: 'moment bitte | eine Sekunde',
    about: 'bist du ein Bot? | sind Sie ein Mensch?',
    question: 'Hallo, wo bleibt mein Paket? | danke, aber wie kündige ich? | ja, aber welche Größe',
  },
  fr: {
    hello: 'bonjour | Bonsoir à tous | salut, ça va ? | coucou',
    thanks: 'merci beaucoup | un grand merci ! | merci bien | mercii',
    bye: 'au revoir | bonne journée | à bientôt ! | merci, bonne soirée',
    yes: 'oui s’il vous plaît | ouais',
    no: 'non merci | non',
    fine: 'd’accord | parfait | c’est bon | ok super',
    person: 'je veux parler à un humain | un conseiller svp | puis-je parler à quelqu’un ? | agent',
    upset: 'c’est de la merde | vous êtes nuls',
    wait: 'un instant | attendez svp',
    about: 'êtes-vous un robot ? | tu es un bot',
    question: 'bonjour, où est mon colis ? | merci mais comment annuler | oui mais quelle taille',
  },
  es: {
    hello: 'hola | buenos días | hola, qué tal? | buenas tardes a todos',
    thanks: 'gracias | muchas gracias por la ayuda | mil gracias!! | graciasss',
    bye: 'adiós | hasta luego | que tengas un buen día | chao, gracias',
    yes: 'sí, por favor | si claro',
    no: 'no, gracias | no',
    fine: 'vale | perfecto | entendido | ok genial',
    person:
      'quiero hablar con una persona | agente por favor | ¿puedo hablar con alguien? | un humano',
    upset: 'esto es una mierda | no sirves para nada',
    wait: 'un momento | espera por favor',
    about: '¿eres un robot? | estoy hablando con una persona?',
    question: 'hola, ¿dónde está mi pedido? | gracias pero cómo cancelo | sí pero qué talla',
  },
  it: {
    hello: 'ciao | buongiorno | salve a tutti | buonasera, come va?',
    thanks: 'grazie | grazie mille | ti ringrazio | molte grazie per l’aiuto',
    bye: 'arrivederci | buona giornata! | a presto | ok grazie ciao',
    yes: 'sì grazie | certo',
    no: 'no grazie | no',
    fine: 'va bene | perfetto | capito | ok ottimo',
    person:
      'voglio parlare con una persona | operatore | posso parlare con qualcuno? | un umano per favore',
    upset: 'che schifo | siete inutili',
    wait: 'un attimo | aspetta un momento',
    about: 'sei un robot? | sto parlando con un bot?',
    question: 'ciao, dov’è il mio pacco? | grazie ma come disdico | sì ma quale taglia',
  },
  pt: {
    hello: 'olá | bom dia | oi, tudo bem? | boa tarde pessoal',
    thanks: 'obrigado | muito obrigada! | valeu | obrigado pela ajuda',
    bye: 'tchau | até logo | tenha um bom dia | até mais, obrigado',
    yes: 'sim por favor | claro',
    no: 'não obrigado | não',
    fine: 'tá bom | perfeito | entendi | ok ótimo',
    person: 'quero falar com uma pessoa | atendente | posso falar com alguém? | humano por favor',
    upset: 'que merda | vocês são inúteis',
    wait: 'um momento | espera aí',
    about: 'você é um robô? | estou falando com um bot',
    question: 'oi, onde está meu pedido? | obrigado mas como cancelo | sim mas qual tamanho',
  },
  nl: {
    hello: 'hoi | goedemiddag | hallo allemaal | hey, hoe gaat het?',
    thanks: 'dank je wel | bedankt! | hartelijk dank | dankuwel voor de hulp',
    bye: 'doei | tot ziens | fijne dag nog | oké bedankt doei',
    yes: 'ja graag | jazeker',
    no: 'nee bedankt | nee hoor',
    fine: 'prima | helemaal goed | begrepen | oké top',
    person:
      'ik wil een medewerker spreken | mens | kan ik met iemand praten? | verbind me met de klantenservice',
    upset: 'wat een klotezooi | jullie zijn waardeloos',
    wait: 'momentje | een ogenblik graag',
    about: 'ben je een robot? | praat ik met een mens?',
    question: 'hoi, waar is mijn pakket? | bedankt maar hoe zeg ik op | ja maar welke maat',
  },
  pl: {
    hello: 'cześć | dzień dobry | witam serdecznie | hej, co słychać?',
    thanks: 'dziękuję | dzięki wielkie | bardzo dziękuję za pomoc | dzieki',
    bye: 'do widzenia | miłego dnia! | pa pa | na razie, dzięki',
    yes: 'tak poproszę | tak',
    no: 'nie, dziękuję | nie',
    fine: 'w porządku | super | rozumiem | ok świetnie',
    person:
      'chcę rozmawiać z człowiekiem | konsultant | czy mogę z kimś porozmawiać? | poproszę człowieka',
    upset: 'to jest do dupy | jesteście beznadziejni',
    wait: 'chwileczkę | proszę czekać',
    about: 'czy jesteś botem? | rozmawiam z robotem?',
    question: 'cześć, gdzie jest moja paczka? | dzięki, ale jak anulować | tak, ale jaki rozmiar',
  },
  ar: {
    hello: 'مرحبا | السلام عليكم | صباح الخير | أهلا، كيف حالك؟',
    thanks: 'شكرا | شكرا جزيلا لك | ألف شكر | شكرًا على المساعدة',
    bye: 'مع السلامة | إلى اللقاء | يوم سعيد | شكرا مع السلامة',
    yes: 'نعم من فضلك | أيوه',
    no: 'لا شكرا | لا',
    fine: 'تمام | حسنا | فهمت | ممتاز',
    person: 'أريد التحدث مع شخص | موظف | هل يمكنني التحدث إلى أحد؟ | أريد موظف خدمة العملاء',
    upset: 'هذا سيء جدا | أنتم عديمو الفائدة',
    wait: 'لحظة من فضلك | انتظر',
    about: 'هل أنت روبوت؟ | هل أتحدث مع إنسان؟',
    question: 'مرحبا، أين طلبي؟ | شكرا لكن كيف ألغي الاشتراك | نعم لكن ما المقاس',
  },
  he: {
    hello: 'שלום | בוקר טוב | היי לכולם | אהלן, מה נשמע?',
    thanks: 'תודה | תודה רבה | המון תודה על העזרה | תודהה',
    bye: 'להתראות | יום טוב | ביי | תודה וביי',
    yes: 'כן בבקשה | כן',
    no: 'לא תודה | לא',
    fine: 'בסדר | מעולה | הבנתי | אוקיי סבבה',
    person: 'אני רוצה לדבר עם נציג | נציג אנושי | אפשר לדבר עם מישהו? | בן אדם בבקשה',
    upset: 'איזה חרא | אתם לא שווים כלום',
    wait: 'רגע | שנייה בבקשה',
    about: 'אתה בוט? | אני מדבר עם רובוט?',
    question: 'שלום, איפה החבילה שלי? | תודה אבל איך מבטלים | כן אבל איזו מידה',
  },
  ja: {
    hello: 'こんにちは | おはようございます | はじめまして、よろしくお願いします | こんばんは！',
    thanks:
      'ありがとう | ありがとうございます | どうもありがとうございました | 助かりました、感謝します',
    bye: 'さようなら | では失礼します | またね | ありがとう、またお願いします',
    yes: 'はい、お願いします | うん',
    no: 'いいえ、結構です | いいえ',
    fine: 'わかりました | 了解です | 大丈夫です | なるほど',
    person: '人と話したいです | オペレーター | 担当者につないでください | 誰かと話せますか',
    upset: 'ふざけるな | 全然使えない',
    wait: '少々お待ちください | ちょっと待って',
    about: 'あなたはロボットですか？ | ボットですか',
    question: 'こんにちは、荷物はどこですか | ありがとう、でも解約方法は？ | はい、でもサイズは？',
  },
};

/** Messages in no language: emoji, a number, a word without a question, random keys. */
const inAny: Partial<Record<Kind, string>> = {
  hello: '👋 | 👋🏽',
  thanks: '🙏 | ❤️🙏',
  fine: '👍 | 😊👌',
  upset: '😡 | 🤬👎',
  unclear: '? | ... | 42 | asdfgh | 😐 | blub | second | 12345',
};

export interface Message {
  language: ElementLanguage | 'any';
  kind: Kind;
  text: string;
}

export const messagesOf = (some: Written): Message[][] =>
  Object.entries(some).flatMap(([language, kinds]) =>
    Object.entries(kinds).map(([kind, texts]) =>
      texts.split(' | ').map((text) => ({ language, kind, text }) as Message),
    ),
  );

const all = messagesOf({ ...written, any: inAny });

/** The half that was used to write the first phrases, and the other half. */
export const [tuned, heldOut] = [0, 1].map((half) =>
  all.flatMap((line) => line.filter((_, at) => at % 2 === half)),
) as [Message[], Message[]];
