import type { Written } from './test-messages.ts';

/** Messages written after the phrases; phrases were then added for them. */
export const added: Written = {
  en: {
    hello:
      'hey there | good morning! | hiya | yo | hi hi | greetings | hello? anyone there? | good day | hello team | howdy | hello again | good morning team | hi, good afternoon | hey, anybody here?',
    thanks:
      "thank u | ty | thanks a million | that's very kind, thank you | thanks for your time | appreciate it | great, thanks | thx :) | thanks for the quick reply | thanks heaps | thanks so much for everything | thanks, that's all I needed to know | awesome, thank you!",
    bye: 'goodbye | cya | take care | have a good one | see ya | bye for now | good night | ok bye | see you tomorrow | see you next time | have a nice evening',
    yes: "yes | yeah sure | yup | of course | correct | that's right | absolutely | yes that's it | yeah ok | yes, that one",
    no: "no | nah | not really | no that's all | nothing else | no thanks, I'm fine | no, that won't be necessary",
    fine: 'cool | ok | alright | sounds good | awesome | nice | great | understood | okay 👍 | that worked | great, it works now | ok cool | perfect, got it',
    person:
      "speak to a human | talk to someone please | agent | real person pls | I need a human | can someone help me | customer service | operator | get me a representative | live agent | could I please speak with a member of your team | transfer me to an agent | is there a human here? | i'd rather talk to someone | can you connect me to a human agent",
    upset:
      "this sucks | wtf | fuck you | you suck | what a joke | worst service ever | stupid bot | this bot is so dumb | absolutely useless | you're a terrible bot",
    wait: 'just a sec | give me a minute | brb | one sec | hang on a sec | one moment | please wait',
    about:
      "who are you? | are you human? | is this a bot | are you real | what can you do? | what's your name? | am I talking to an AI?",
    unclear: '7 | xyz | ok? hmm | printer | … | !!! | ??',
    question:
      'hi can I change my address | hello do you ship to norway | thanks, one more question: where is the invoice | no I want to cancel my order | yes I tried that but it still fails | human hair wigs in stock? | good night kit price | is the bot included in the free plan | can someone change the shipping date | good morning, my login fails | do people get refunds | worst case, how long does delivery take | thanks for shipping late again, where is my order | can an agent edit my profile | yesterday I paid twice',
  },
  de: {
    hello:
      'hi | servus | guten Morgen | grüß gott | hallöchen | Hallo, ist da jemand? | Guten Morgen zusammen | Hi ihr | Schönen guten Abend',
    thanks:
      'danke | dankeschön | merci | herzlichen Dank | Danke für die schnelle Antwort | tausend dank | vielen Dank für alles | danke euch | danke, sehr nett von Ihnen | vielen Dank nochmal',
    bye: 'auf wiederhören | bis dann | schönes Wochenende | tschau | gute nacht | schönen Feierabend | bis später | tschüss und danke',
    yes: 'ja | genau | na klar | richtig | ja, genau | ja klar | ja, passt',
    no: 'nein | nee | nein, das war alles | nicht wirklich | nein, alles gut | nein danke, passt | nein, das reicht',
    fine: 'ok | super | gut | alles klar, danke | perfekt | hat geklappt | super, funktioniert | ok verstanden | okay, danke, hat funktioniert',
    person:
      'Mensch | ich will mit einem echten Menschen reden | Kundenservice bitte | kann mir jemand helfen? | bitte einen Mitarbeiter | Gibt es hier einen echten Menschen? | verbinden Sie mich mit einer echten Person',
    upset:
      'Scheiße | ihr seid unfähig | das nervt | dummer Bot | was für ein Schrott | so ein blöder Bot | das ist echt lächerlich',
    wait: 'warte kurz | einen Augenblick bitte | Sekunde | kleinen Moment | einen Moment noch',
    about:
      'wer bist du? | bist du echt? | sprech ich mit einem Roboter? | schreibe ich mit einer Maschine?',
    question:
      'Hallo, liefern Sie nach Österreich? | nein, ich will meine Bestellung stornieren | Kann jemand meine Rechnung korrigieren | Ist der Bot kostenlos | Guten Tag, mein Konto ist gesperrt | danke, aber die Rechnung fehlt | wo finde ich den Support-Bereich',
  },
  fr: {
    hello:
      "bonsoir | salut | bonjour madame | hello | Bonjour, il y a quelqu'un ? | bonjour à vous | bonsoir tout le monde | salut tout le monde",
    thanks:
      "merci | merci infiniment | merci pour votre aide | super merci | merci mille fois | merci, c'est gentil | merci beaucoup pour votre réponse | super, merci !",
    bye: 'à plus | bonne soirée | bye | adieu | bonne nuit | bonne fin de journée à vous | à bientôt et merci | merci et au revoir',
    yes: "oui | oui bien sûr | exactement | tout à fait | oui, exactement | bien sûr | oui, c'est ça",
    no: "non | pas vraiment | non c'est tout | non, ça ira | non merci | non, c'est bon merci",
    fine: "ok | super | très bien | génial | compris | ça marche | ok c'est noté | parfait | ok, ça marche",
    person:
      "humain | parler à un conseiller | service client svp | je voudrais parler à une personne réelle | je veux parler à quelqu'un | passez-moi un conseiller | je préfère parler à un humain",
    upset:
      "putain | c'est nul | vous servez à rien | bot stupide | c'est une honte | quelle arnaque | vous êtes vraiment incompétents",
    wait: 'une minute | un moment svp | attendez une seconde | deux minutes | attendez un moment',
    about:
      'qui êtes-vous ? | vous êtes un humain ? | vous êtes une machine ? | est-ce que je parle à une machine ?',
    question:
      "bonsoir, livrez-vous en Suisse ? | non je veux annuler ma commande | le robot est-il inclus ? | quelqu'un peut corriger ma facture ? | bonjour, mon compte est bloqué | merci mais ma facture est fausse | comment joindre le service livraison le dimanche",
  },
  es: {
    hello:
      'buenas | buenas noches | hola a todos | hola buenas tardes | ¿hay alguien? | hola buenas noches | hola, buen día | hola, ¿cómo estás?',
    thanks:
      'muchísimas gracias | te lo agradezco | gracias por todo | ok gracias | gracias, muy amable | mil gracias por todo | gracias por tu ayuda | perfecto, gracias',
    bye: 'adios | nos vemos | hasta mañana | buen fin de semana | hasta luego, gracias | que le vaya bien | chao, buen día',
    yes: 'sí | claro que sí | por supuesto | correcto | sí, exacto | sí, claro | sí, por favor',
    no: 'no nada más | para nada | no, eso es todo | no, nada más | no hace falta | no, gracias, ya está',
    fine: 'ok | bien | muy bien | genial | de acuerdo | listo | ok perfecto | ya funciona | vale, entendido',
    person:
      'humano | quiero un agente | necesito hablar con alguien | atención al cliente | páseme con un agente | quiero que me atienda una persona | prefiero hablar con un humano',
    upset:
      'mierda | qué asco | son unos inútiles | bot estúpido | este bot es inútil | qué vergüenza | qué servicio tan malo',
    wait: 'un segundo | dame un minuto | espera un segundo | un momentito | un momento, por favor',
    about: '¿quién eres? | ¿eres humano? | ¿con quién hablo? | ¿eres una máquina?',
    question:
      'buenas, ¿envían a México? | no, quiero cancelar mi pedido | ¿el bot está incluido? | ¿alguien puede corregir mi factura? | hola, mi cuenta está bloqueada | gracias pero falta mi factura | cuánto tarda el envío',
  },
  it: {
    hello:
      "salve | buonasera | ehi | ciao a tutti | c'è qualcuno? | buongiorno a tutti | ciao, come stai? | buonasera a tutti",
    thanks:
      "grazie tante | grazie di tutto | grazie per l'aiuto | grazie, gentilissimi | grazie infinite | grazie per la risposta | perfetto, grazie mille",
    bye: 'ciao ciao | a domani | buona serata | buonanotte | buona giornata e grazie | ci vediamo | arrivederci e grazie',
    yes: 'sì | esatto | certamente | sì, esatto | sì certo | sì, per favore',
    no: 'no | no, è tutto | niente altro | no, va bene così | no grazie | no, grazie, tutto a posto',
    fine: "ok | bene | perfetto grazie | d'accordo | ok capito | funziona, ottimo | va bene, capito",
    person:
      'umano | vorrei parlare con un operatore | assistenza clienti | vorrei parlare con una persona vera | mi passi un operatore | preferisco parlare con un umano',
    upset:
      'merda | fate schifo | bot stupido | questo bot non serve a niente | che vergogna | siete davvero incapaci',
    wait: 'un momento | un secondo | solo un minuto | aspetta | un momento per favore',
    about: 'chi sei? | sei umano? | parlo con una macchina? | sei una macchina?',
    question:
      "buongiorno, spedite in Svizzera? | no, voglio annullare l'ordine | il bot è incluso nel piano? | qualcuno può correggere la fattura? | salve, il mio account è bloccato | grazie ma manca la fattura | quanto costa la spedizione",
  },
  pt: {
    hello:
      'oi | boa noite | e aí | olá, tem alguém aí? | bom dia a todos | olá, boa tarde | oi, bom dia',
    thanks:
      'muito obrigado | obrigada | agradeço | valeu mesmo | muito obrigado por tudo | obrigada pela atenção | obrigado pela ajuda | perfeito, obrigada',
    bye: 'adeus | até amanhã | até mais | boa noite e obrigado | tchau, obrigado | bom final de semana | tchau tchau',
    yes: 'sim | com certeza | isso mesmo | sim, claro | isso | sim, por favor',
    no: 'não | não, só isso | nada mais | não precisa | não, obrigada | não, obrigado, é só isso',
    fine: 'ok | beleza | ótimo | certo | ok entendi | funcionou | certo, entendi',
    person:
      'humano | quero um atendente | falar com uma pessoa | quero falar com alguém real | me passa para um atendente | prefiro falar com um humano',
    upset:
      'merda | que droga | robô burro | esse bot é inútil | que vergonha | que atendimento horrível',
    wait: 'um minuto | só um instante | espera um pouco | um segundo | um momento por favor',
    about: 'quem é você? | você é humano? | você é uma máquina? | estou falando com uma máquina?',
    question:
      'bom dia, entregam em Portugal? | não, quero cancelar o pedido | o bot está incluído no plano? | alguém pode corrigir minha fatura? | oi, minha conta está bloqueada | obrigado mas falta a fatura | quanto custa o frete',
  },
  nl: {
    hello:
      'hallo | goedemorgen | goedenavond | hey | is daar iemand? | goedendag | hallo daar | goedemorgen allemaal',
    thanks:
      'dankjewel | heel erg bedankt | dank u | top bedankt | super bedankt | dankjewel voor alles | bedankt voor het antwoord | top, dank je wel',
    bye: 'dag | tot later | fijn weekend | welterusten | tot morgen | fijne avond | tot ziens en bedankt',
    yes: 'ja | zeker | klopt | ja hoor | ja, precies | ja natuurlijk | ja, alsjeblieft',
    no: 'nee | niet echt | nee dat was alles | nee, dank je | nee hoor, bedankt | nee, dat is alles',
    fine: 'oké | goed | top | mooi | oké, begrepen | het werkt | oké, duidelijk',
    person:
      'ik wil een mens spreken | medewerker | klantenservice | kan ik een mens spreken? | graag een medewerker | ik praat liever met een mens',
    upset:
      'kut | wat een slechte service | stomme bot | wat een waardeloze bot | schandalig | jullie zijn echt waardeloos',
    wait: 'een moment | wacht even | momentje graag | een moment alstublieft',
    about: 'wie ben jij? | ben je echt? | ben jij een mens? | praat ik met een machine?',
    question:
      'hallo, leveren jullie in België? | nee, ik wil mijn bestelling annuleren | zit de bot in het gratis pakket? | kan iemand mijn factuur aanpassen? | hallo, mijn account is geblokkeerd | bedankt maar de factuur ontbreekt | wat kost verzenden',
  },
  pl: {
    hello:
      'hej | witam | dobry wieczór | siema | jest tam ktoś? | dzień dobry wszystkim | hejka | dzień dobry państwu',
    thanks:
      'dzięki | wielkie dzięki | bardzo dziękuję | dzięki za pomoc | dziękuję bardzo | dzięki za odpowiedź | dziękuję za odpowiedź | super, dzięki',
    bye: 'pa | do zobaczenia | dobranoc | żegnam | miłego wieczoru | do widzenia i dziękuję',
    yes: 'oczywiście | jasne | zgadza się | tak, dokładnie | tak, jasne | tak, poproszę',
    no: 'nie | nie, to wszystko | raczej nie | nie, dzięki | nic więcej | nie, to już wszystko',
    fine: 'ok | dobrze | świetnie | jasne, dzięki | ok, rozumiem | działa | dobrze, rozumiem',
    person:
      'człowiek | chcę rozmawiać z konsultantem | połącz mnie z człowiekiem | chcę porozmawiać z kimś | proszę połączyć z konsultantem | wolę rozmawiać z człowiekiem',
    upset:
      'kurwa | gówno | głupi bot | ten bot jest głupi | co za żenada | jesteście naprawdę beznadziejni',
    wait: 'moment | sekundę | chwileczkę proszę | proszę chwilę poczekać',
    about: 'kim jesteś? | jesteś człowiekiem? | czy to jest bot? | czy rozmawiam z maszyną?',
    question:
      'dzień dobry, czy wysyłacie do Niemiec? | nie, chcę anulować zamówienie | czy bot jest w darmowym planie? | czy ktoś może poprawić fakturę? | cześć, moje konto jest zablokowane | dzięki, ale brakuje faktury | ile kosztuje wysyłka',
  },
  ar: {
    hello:
      'السلام عليكم ورحمة الله | مساء الخير | هاي | أهلا وسهلا | صباح النور | مرحبا بكم | مساء النور',
    thanks:
      'شكراً | شكرا لكم | مشكور | جزاك الله خيرا | شكرا جزيلا على المساعدة | شكرا لك | شكرا على الرد السريع',
    bye: 'وداعا | باي | تصبح على خير | إلى اللقاء | مع السلامة | شكرا، إلى اللقاء',
    yes: 'نعم | أكيد | صحيح | نعم بالتأكيد | نعم صحيح | نعم، هذا صحيح',
    no: 'كلا | لا، هذا كل شيء | لا شكرا | لا، كل شيء جيد | لا، شكرا لك',
    fine: 'جيد | ممتاز شكرا | حسناً | حسنا فهمت | ممتاز | حسنا، شكرا لك، فهمت',
    person:
      'أريد التحدث مع إنسان | خدمة العملاء | ممثل | أريد موظف | هل يمكنني التحدث مع شخص حقيقي | أفضل التحدث مع إنسان',
    upset: 'سيء | بوت غبي | هذا البوت غبي | خدمة سيئة | أنتم سيئون جدا',
    wait: 'دقيقة | ثانية | لحظة واحدة | انتظر قليلا | دقيقة من فضلك',
    about: 'من أنت؟ | هل أنت إنسان؟ | هل هذا روبوت؟ | هل أتحدث مع آلة؟',
    question:
      'مساء الخير، هل توصلون إلى دبي؟ | هل البوت مجاني؟ | مرحبا، حسابي مغلق | شكرا لكن الفاتورة ناقصة | كم تكلفة الشحن',
  },
  he: {
    hello: 'היי | ערב טוב | הלו | שלום לכם | בוקר טוב לכולם | הי | צהריים טובים',
    thanks: 'תודה לך | תודה על העזרה | תודה! | תודה רבה על הכל | המון תודה | תודה על התשובה המהירה',
    bye: 'ביי ביי | לילה טוב | שבוע טוב | יום נעים | להתראות ותודה | תודה ולהתראות',
    yes: 'כן | בטח | נכון | כן, נכון | כן ברור | כן, בבקשה',
    no: 'לא | לא, זה הכל | לא, תודה | לא צריך | לא, זה הכל תודה',
    fine: 'אוקיי | מצוין | טוב | הבנתי, תודה | עובד | אוקיי, הבנתי',
    person:
      'נציג | אדם אמיתי | שירות לקוחות | אני רוצה נציג אנושי | תעבירו אותי לנציג | אני מעדיף לדבר עם בן אדם',
    upset: 'חרא | בוט טיפש | הבוט הזה טיפש | איזו בושה | אתם ממש גרועים',
    wait: 'דקה | רק רגע | רק שנייה | חכה רגע | רגע אחד בבקשה',
    about: 'מי אתה? | אתה בן אדם? | זה בוט? | אני מדבר עם מכונה?',
    question:
      'ערב טוב, אתם שולחים לאילת? | האם הבוט כלול בחבילה? | היי, החשבון שלי חסום | תודה אבל חסרה חשבונית | כמה עולה משלוח',
  },
  ja: {
    hello:
      'どうも | こんばんは | ハロー | もしもし | おはようございます | はじめまして | こんにちは、よろしくお願いします',
    thanks:
      'ありがとう！ | 感謝します | サンキュー | 助かりました | ありがとうございました | どうもありがとう | ご回答ありがとうございます',
    bye: 'バイバイ | おやすみなさい | 失礼します | それでは失礼します | お疲れ様です | ありがとうございました。失礼します',
    yes: 'はい | ええ | そうです | はい、そうです | もちろん | はい、それです',
    no: 'いいえ、大丈夫です | いや | 特にありません | いいえ、ありません | 大丈夫です、結構です | いいえ、それだけです',
    fine: 'OK | 了解 | わかった | いいですね | わかりました | 解決しました | はい、わかりました',
    person:
      '人間 | オペレーターと話したい | カスタマーサポート | 担当者をお願いします | 担当者と話したいです | 人間のオペレーターをお願いします | 人間と話したい',
    upset: 'くそ | 最悪 | バカ | このボットは使えない | 最低 | 本当に役に立たない',
    wait: 'ちょっと待ってください | 少し待って | 少々お待ちください | ちょっと待ってね | 少し待ってください',
    about: 'あなたは誰ですか | 人間ですか？ | これはロボットですか？ | 機械と話していますか？',
    question:
      'こんばんは、海外に発送できますか？ | いいえ、注文をキャンセルしたいです | ボットは無料ですか？ | こんにちは、アカウントがロックされました | ありがとう、でも請求書がありません | 送料はいくらですか',
  },
  any: {
    fine: '✅ | 😀 | 👍👍 | 👌 | 😁',
    thanks: '🙏🙏 | ❤️',
    upset: '👎 | 😠',
    unclear: '1 | 🤷 | a | 999 | qwerty | - | 5 | zzz | ... ? | 33',
    hello: '👋👋',
  },
};
