import type { Written } from './test-messages.ts';

/**
 * A second set that was written independently of the phrases, with dialects, typos and other scripts. Every second
 * message of a line was held out.
 */
export const fresh: Written = {
  en: {
    hello: "hellooo?? anyone | g'day mate | hi, hope you're well | hiii :) | good mornin | hey bot",
    thanks:
      'ty so much!! | appreciated, cheers | thank u | thanks a ton for sorting this | tysm 🙏 | thanx buddy',
    bye: 'ok bye now | gotta go, ttyl | have a lovely weekend | cya | take care!',
    yes: 'yeah sure | yup that works | y | absolutely | yes it did',
    no: 'nah | no it didnt | not really | n | no thats all, thank you',
    fine: 'haha | lol ok | cool cool | sounds good to me | alright then | brilliant',
    person:
      'HUMAN!!! | get me a person pls | is there anyone real here? | i wanna talk to somebody | representative | let me speak to your manager',
    upset:
      'wtf | this is a joke | omg this bot is so dumb | fuck off | you didnt help at all | worst support ever',
    wait: 'brb | gimme a minute | just a sec',
    about: 'r u human or a robot? | are you chatgpt | whats your name',
    question:
      'hi, where is my order? | hello do you ship to Norway | thanks! and how long does a refund take? | yes but can I change the address | hey can someone tell me why I was charged twice | no I mean the blue one, is it in stock | cheers, what about returns | human hair wig washing instructions | i was on hold for hours, where is my refund | bye bye plastic bags, do you use paper now?',
  },
  de: {
    hello: 'servus | grüezi mitenand | moin moin | halloooo jemand da | Tach | grüß gott',
    thanks:
      'merci vielmals | dankeschöön | ich danke Ihnen sehr | vielen dank für die schnelle hilfe | thx',
    bye: 'ade | pfiat di | schönes wochenende noch | tschüssi | bis dann mal',
    yes: 'jo | ja genau das | jawohl | passt, ja',
    no: 'nö | ne danke | nein, eher nicht | leider nein',
    fine: 'alles klar danke | hahaha | okidoki | supi | verstehe',
    person:
      'Mensch | ich will mit jemandem reden | echten Mitarbeiter bitte | kann mich jemand anrufen? | verbinden Sie mich bitte',
    upset: 'scheiß bot | du verstehst ja gar nix | so ein mist | was für ein Saftladen',
    wait: 'momentchen | warte kurz',
    about: 'bist du ein roboter? | spreche ich mit einem Menschen',
    question:
      'Hallo, wo bleibt meine Bestellung? | moin, kann man das Abo pausieren | danke, aber die Rechnung fehlt noch | ja aber in welcher größe | grüß gott ich hätte gern eine Rechnung | Mensch ärgere dich nicht noch lieferbar?',
  },
  fr: {
    hello: 'coucou | bjr | Bonsoir, vous allez bien ? | salut à tous',
    thanks: 'mrc bcp | merci infiniment | merci pour votre aide | un grand merci à vous',
    bye: 'a+ | bonne fin de journée | à la prochaine | bon week-end',
    yes: 'ouais | oui tout à fait | oui svp',
    no: 'nan | non toujours pas | non pas du tout',
    fine: 'mdr | ça marche | nickel | dac',
    person: "un humain svp | je veux parler à quelqu'un | conseiller | passez moi un responsable",
    upset: "c'est n'importe quoi | bande d'incapables | vous servez à rien | putain",
    wait: 'attendez | deux minutes svp',
    about: "vous êtes un robot ? | t'es une vraie personne",
    question:
      'bonjour, où est ma commande ? | merci mais comment annuler | slt je veux changer mon mot de passe | oui mais quelle taille choisir',
  },
  es: {
    hello: 'buenas!! | holi | qué tal, buenos días | ola',
    thanks: 'mil gracias | grax | gracias por todo | muchísimas gracias, muy amable',
    bye: 'chau | nos vemos | hasta luego, gracias | que tengas buen día',
    yes: 'sip | sí, claro | va',
    no: 'nop | no, todavía no | para nada',
    fine: 'jajaja | vale vale | órale | listo',
    person:
      'humano | quiero hablar con alguien | me pasas con un agente? | necesito una persona real',
    upset: 'qué mierda | no sirves para nada | esto es una vergüenza | no mames',
    wait: 'espera tantito | un segundito',
    about: 'eres un bot o una persona? | quién eres',
    question:
      'hola, dónde está mi pedido? | gracias, y el reembolso cuándo llega | buenas quiero cambiar mi dirección | no, el otro pedido, cómo lo cancelo',
  },
  it: {
    hello: 'buongiornooo | ehilà | salve a tutti | ciao, come va',
    thanks: 'grz mille | grazie infinite | ti ringrazio tanto | grazie x l aiuto',
    bye: 'arrivederci e grazie | a presto | buona serata | ci sentiamo',
    yes: 'sisi | certo | esatto',
    no: 'no no | non ancora | per niente',
    fine: 'ahahah | va bene così | tutto chiaro | okok',
    person: 'operatore!!! | vorrei parlare con una persona | mi passi un umano?',
    upset: 'che schifo | non capisci niente | fate pena',
    wait: 'un attimino | aspetta',
    about: 'sei un robot? | con chi parlo',
    question: 'ciao, dov’è il mio ordine? | grazie ma il rimborso? | buonasera vorrei disdire',
  },
  pt: {
    hello: 'oie | oi tudo bem? | bom diaa | e aí',
    thanks: 'obg | valeu demais | brigadão | muito obrigada pela ajuda',
    bye: 'falou | até mais | tchau tchau | boa noite e obrigado',
    yes: 'simm | isso mesmo | aham',
    no: 'nao | ainda não | de jeito nenhum',
    fine: 'kkkkk | beleza | tá bom | entendi',
    person: 'atendente | quero falar com um humano | tem alguém aí?',
    upset: 'que merda | vcs são péssimos | não ajudou nada',
    wait: 'peraí | um minutinho',
    about: 'vc é um robô? | com quem estou falando',
    question:
      'oi, cadê meu pedido? | obrigado mas como cancelo | bom dia queria a segunda via do boleto',
  },
  nl: {
    hello: 'hoi hoi | goeiemorgen | hallo daar | dag iedereen',
    thanks: 'dankjewel hoor | bedankt voor de hulp | merci | dank u vriendelijk',
    bye: 'doei doei | fijne avond nog | tot ziens | houdoe',
    yes: 'jazeker | ja graag | klopt',
    no: 'neehoor | nee nog niet | helemaal niet',
    fine: 'hahah | prima | top bedankt | oke duidelijk',
    person: 'medewerker | kan ik iemand spreken? | ik wil een echt mens',
    upset: 'wat een waardeloze bot | kut | hier heb ik niks aan',
    wait: 'momentje | wacht even',
    about: 'ben jij een robot? | met wie praat ik',
    question:
      'hoi, waar blijft mijn pakket? | bedankt maar hoe zeg ik op | nee ik bedoel de factuur van mei',
  },
  pl: {
    hello: 'siema | dzien dobry | heja | witam serdecznie',
    thanks: 'dzieki wielkie | dziękuję bardzo za pomoc | dzięks | wielkie dzięki',
    bye: 'narka | do zobaczenia | miłego dnia | pa pa',
    yes: 'no tak | tak, zgadza się | jasne',
    no: 'nieee | jeszcze nie | nie, dziękuję',
    fine: 'spoko | hehe | super | rozumiem',
    person: 'konsultant | chcę rozmawiać z człowiekiem | połącz mnie z kimś',
    upset: 'kurwa | to jest żart | beznadziejny bot',
    wait: 'chwileczkę | sekunda',
    about: 'jesteś botem? | z kim rozmawiam',
    question:
      'cześć, gdzie jest moja paczka? | dzięki, a jak zwrócić | tak ale jaki rozmiar wybrać',
  },
  ar: {
    hello:
      'السَّلامُ عَلَيْكُم | هلا والله | salam alaikum | مساء النور | أهلين | marhaba | ازيك عامل ايه',
    thanks: 'شُكْرًا جَزيلًا | يعطيك العافية | shukran | تسلم ايدك | مشكوووور | متشكر جدا',
    bye: 'مع السلامة | في أمان الله | ma3a salama | باي | تصبح على خير',
    yes: 'اه | ايوه | na3am | نعم من فضلك',
    no: 'لأ | لا شكراً | la shukran | مش محتاج',
    fine: 'ههههه | تمام | tamam | ماشي الحال | إن شاء الله',
    person:
      'أريد التحدث مع موظف | ابي اكلم احد | خدمة العملاء | ممكن حد يرد علي؟ | بدي احكي مع شخص حقيقي',
    upset: 'خدمة زفت | انت ما تفهم شي | أسوأ خدمة',
    wait: 'لحظة | ثواني بس | استنى شوي',
    about: 'هل أنت روبوت؟ | مين معي',
    question:
      'مرحبا، وين طلبي؟ | السلام عليكم كيف أرجع المنتج | شكرا بس متى يوصل الطلب | salam, wen talabi? | لو سمحت عايز اغير العنوان',
  },
  he: {
    hello: 'היי מה קורה | שלום רב | אהלן | בוקר אור | הייי',
    thanks: 'תודה רבה רבה | תודהה | המון תודה על העזרה | אלופים תודה',
    bye: 'ביי ביי | להתראות | יום טוב | שבת שלום',
    yes: 'כן בטח | אכן | יאפ',
    no: 'לא תודה | ממש לא | עדיין לא',
    fine: 'חחחח | סבבה | אחלה | מובן',
    person: 'נציג אנושי | תעבירו אותי לבן אדם | אפשר לדבר עם מישהו?',
    upset: 'איזה חרא שירות | בושה | אתה לא מבין כלום',
    wait: 'רגע אחד | שניה',
    about: 'אתה בוט? | עם מי אני מדבר',
    question: 'היי, איפה ההזמנה שלי? | תודה אבל איך מבטלים | שלום רציתי לשנות כתובת',
  },
  ja: {
    hello: 'こんにちはー | おはようございます！ | どうも | もしもし | ハロー | まいど',
    thanks: 'ありがとうございましたー | おおきに | サンキュー | 助かりましたありがとう | thanks!',
    bye: 'じゃあね | さよなら | おやすみなさい | バイバイ',
    yes: 'うん、そう | はいそうです | お願いします | ええ',
    no: 'いや | ううん | いいえ、まだです | 違います',
    fine: 'www | なるほどね | おけ | 了解ですー | わかったよ',
    person: '人間と話したいんですが | オペレーターにつないで | 有人チャット | 誰かいませんか？',
    upset: '使えないな | 最悪 | もういい | ばか',
    wait: 'ちょっと待ってね | 少し待ってください',
    about: 'AIですか？ | あなたは誰',
    question:
      'すみません、注文はどこですか | こんにちは、返品したいのですが | ありがとう、送料はいくら？ | はい、でも色は選べますか | どうもパスワードを忘れました',
  },
  any: {
    hello: '你好 | 您好，在吗',
    thanks: '谢谢啦 | 多谢 | 🫶 | 🙏🏽🙏🏽',
    bye: '再见 | 拜拜',
    fine: '好的 | :-) | 👌🏾 | 哈哈哈 | ok 👍',
    person: '人工客服 | 转人工',
    upset: '🤦‍♂️🤬 | >:( ',
    unclear:
      '?? | test | 7 | hmm | qwertz | . | TK | 🤔 | testing 123 | x | lamp | 1️⃣ | 3 | ??!!! | - | blau',
    question:
      '你好，我的订单在哪里？ | 谢谢，怎么退款呢 | order 4711 where is it?? 😡 | 🙏 please cancel my subscription',
  },
};
