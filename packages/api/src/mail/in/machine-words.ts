/** Sentences with which a program says that no person wrote its email or reads the answers, by language. */
const sentences = new RegExp(
  [
    "(?:do not|don't|can(?:not|'t)) (?:reply|respond) (?:directly )?to this (?:automated )?(?:e-?mail|message|address)",
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
    'この(?:メール|e-?mail|電子メール)(?:は|に)[^。\n]{0,30}(?:自動|返信(?:でき|いただいて|しないで))|本メール(?:は|に)[^。\n]{0,30}(?:自動|返信(?:でき|いただいて|しないで))',
    '[此本](?:邮件|郵件|信件|电邮)[^。\n]{0,20}(?:自动|自動|勿.{0,4}[回答][复覆復])|[请請]勿(?:直接)?[回答][复覆復](?:此|本)',
  ].join('|'),
  'iu',
);

const longest = 20_000;

/** Checks whether a text says that a program wrote it. */
export const saysItIsAutomatic = (text: string): boolean =>
  sentences.test(text.slice(0, longest).replaceAll('’', "'").replace(/\s+/g, ' '));
