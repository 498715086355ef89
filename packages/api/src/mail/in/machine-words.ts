/** Sentences with which a program says that no person wrote its email or reads the answers, by language. */
const sentences = new RegExp(
  [
    "(?:do not|don't|can(?:not|'t)) (?:reply|respond) (?:directly )?to (?:this|these) (?:automated )?(?:e-?mails?|messages?|address)",
    '(?:repl(?:y|ies|ying)|respon(?:ses?|ding)) to this (?:e-?mail|message|address|mailbox)[^.]{0,30} (?:not (?:be )?(?:monitored|read|answered|received)|undeliverable|unmonitored)',
    '(?:e-?mail address|mailbox|inbox|address) (?:is|are) (?:not (?:actively )?monitored|unmonitored|not checked|for sending only|send[- ]only)|un-?monitored (?:e-?mail|mailbox|inbox|address)',
    'notification[- ]only (?:e-?mail )?address|address that (?:cannot|can not|does not) accept incoming',
    'this is an? (?:auto(?:mated|matic|-?generated)|automatically generated|system[- ]generated) (?:e-?mail|message|notification|reply|response)',
    'this (?:e-?mail|message|notification) (?:is|was|has been) (?:an? )?(?:(?:sent|generated|created) )?automatic(?:ally)?',
    'nicht auf diese (?:e-?mail|mail|nachricht)|(?:e-?mail|mail|nachricht) (?:bitte )?nicht (?:zu )?(?:be)?antworten',
    '(?:dies ist|diese (?:e-?mail|nachricht) (?:ist|wurde)) (?:eine? )?(?:(?:vom|von unserem) system )?automatisch',
    'ne pas (?:y )?répondre (?:directement )?à (?:ce|cet|cette) (?:message|courriel|e-?mail|mail|adresse)',
    '(?:ce (?:message|courriel|mail)|cet e-?mail) (?:est|a été) (?:généré |envoyé )?automati|ceci est un (?:message|e-?mail|courriel) automatique',
    'no (?:responda|contestes?|respondas|conteste) (?:directamente )?a este (?:correo|mensaje|e-?mail)',
    'este (?:es un )?(?:correo|mensaje|e-?mail)(?: electrónico)? (?:es |ha sido |fue |se ha )?(?:generado |enviado )?(?:autom[áa]tic|de forma automática)',
    'non rispondere a quest[oa] (?:e-?mail|messaggio|mail)|quest[oa] (?:è un(?:a)? )?(?:messaggio|e-?mail|mail) (?:è (?:stato|stata) )?(?:generat[oa] |inviat[oa] )?automatic',
    'não responda (?:a )?est[ea] (?:e-?mail|mensagem)|est[ea] (?:é uma? )?(?:e-?mail|mensagem) (?:é |foi )?(?:gerad[oa] |enviad[oa] )?autom[áa]tic',
    'niet (?:te )?(?:beantwoorden|antwoorden|reageren) op (?:deze|dit)|dit (?:is een|bericht is|bericht werd) automatisch',
    'nie odpowiada(?:ć|j) na (?:tę|ten|tego)|wiadomość (?:została |jest )?(?:wygenerowana |wysłana )?automatycznie',
    'svara inte på det|svar(?:e)? ikke på denne|besvar(?:e)? ikke denne|(?:detta|dette|denne) (?:är ett|er en|mejlet|e-posten) (?:automatisk|automatgenerer)',
    'не отвечайте на (?:это|данное)|(?:письмо|сообщение) (?:было )?(?:сформировано|отправлено|создано|сгенерировано) автоматически',
    'не (?:потрібно )?відповідайте на (?:це|цей)|(?:лист|повідомлення) (?:було )?(?:сформовано|надіслано|створено) автоматично',
    'neodpovídejte(?:,? prosím,?)? na (?:tento|tuto)|(?:e-?mail|zpráva) (?:byla? |je )?(?:vygenerován[ao]? |odeslán[ao]? )?automaticky',
    'ne válaszoljon (?:erre|az)|(?:levél|üzenet) automatikusan|älä vastaa tähän|tämä (?:on automaattinen|viesti on (?:lähetetty )?automaatti)',
    '(?:bu|lütfen bu) (?:e-?posta|mesaj|ileti)[^.]{0,40}(?:otomatik|yanıtlama|cevaplama)|(?:nu|vă rugăm să nu) răspundeți la acest',
    'μην απαντ(?:ήσετε|άτε) σε αυτό|αυτό (?:είναι ένα|το μήνυμα) [^.]{0,30}(?:αυτόματ|αυτοματοποιημέν)',
    'لا ترد على هذ[هاٱ]|(?:يرجى|الرجاء) عدم الرد على هذ[هاٱ]|هذه (?:رسالة|الرسالة) (?:آلية|تلقائية|مرسلة (?:آليا|تلقائيا))|אין להשיב (?:ל|על )|הודעה (?:זו נשלחה באופן )?אוטומטי',
    '발신 ?전용|(?:본|이) (?:이?메일|메시지)[^.\n]{0,30}(?:자동|회신(?:하지|이 되지|되지))',
    'この(?:メール|e-?mail|電子メール)(?:は|に)[^。\n]{0,30}(?:自動|送信専用|返信(?:でき|いただいて|しないで))|送信専用(?:の)?(?:メール)?アドレス|本メール(?:は|に)[^。\n]{0,30}(?:自動|返信(?:でき|いただいて|しないで))',
    '[此本](?:邮件|郵件|信件|电邮)[^。\n]{0,20}(?:自动|自動|勿.{0,4}[回答][复覆復])|[请請]勿(?:直接)?[回答][复覆復](?:此|本)',
  ].join('|'),
  'iu',
);

const longest = 20_000;

/** Checks whether a text says that a program wrote it. */
export const saysItIsAutomatic = (text: string): boolean =>
  sentences.test(text.slice(0, longest).replaceAll('’', "'").replace(/\s+/g, ' '));
