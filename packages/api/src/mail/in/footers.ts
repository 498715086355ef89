/**
 * Footers that phones and mail programs add: a verb such as "Sent from", a device or a program, and nothing else. "Sent from our warehouse
 * in Kiel" is the writer's own text, and so is "Sent from my phone, as the laptop is broken".
 */

const longest = 200;
const longestWords = 110;
const mostBetween = 7;
const mostAround = 12;

const named = (names: string) => names.split(', ');

const devices = named(
  'iPhone?, iPad, iPod, iOS, Galaxy, Samsung, Android, BlackBerry, Windows, Huawei, Xiaomi, Redmi, Nokia, Honor, OnePlus, ' +
    'Pixel(?!s), Xperia, Motorola, Outlook, Yahoo, AOL, Proton, ProtonMail, Zoho, GMX, WEB\\.DE, Telekom Mail, K-9, FairEmail, ' +
    'Fastmail, HEY, Spark, Superhuman, Boxer, Shortwave, Missive, Mimestream, eM Client, CloudMagic, MailDroid, myMail, ' +
    'TypeApp, Edison, BlueMail, Canary, Airmail, Mailbird, Mail\\.ru, Thunderbird, Gmail, Poczt, ' +
    'Email\\.cz, Seznam, Mail, QQ, Handy, (?:smart|mobile |cell ?)?phone, cell, mobile?, tablet, телефон, смартфон, Почт, ' +
    'teléfono, móvil, celular, téléphone, portable, cellulare, telefonino, telefoon, telemóvel, telefon, puhelime, ' +
    'készülék, 手机, 手機, 小米, 华为, 邮箱, 郵箱, メール, 携帯, 邮件, 메일, 휴대폰, 네이버',
).join('|');
/** Some languages add endings to a name: they belong to it. */
const device = new RegExp(`(?<![\\p{L}\\d])(?:${devices})(?:['’:-]?\\p{L}{0,9})?`, 'giu');
const deviceInside = new RegExp(`(?:${devices})`, 'iu');

const beginnings = named(
  'Sent (?:from|with|via|using|by)\\s, Provenance\\s?:\\s, Gesendet (?:von|mit|über|aus)\\s, Diese (?:Nachricht|E-Mail) wurde\\s, ' +
    "Von\\s, Envoyé (?:depuis|avec|par|à partir d[e’']|via|d[e’'])\\s?, Enviad[oa] (?:desde|d[aeo]|con|com|pelo|a partir d[aeo])\\s, " +
    "Enviat (?:des de|des del|amb)\\s, Inviat[oa] (?:da|dal|dall['’]|con|tramite)\\s?, Ver(?:zonden|stuurd) (?:met|vanuit|vanaf|via)\\s, " +
    'Skicka(?:t|des|ts) (?:från|med|via)\\s, Sendt (?:fra|med|via)\\s, Lähetetty\\s, Wysłan[eoa] (?:z|ze|za pomocą|przez)\\s, ' +
    'Odesl[aá]no (?:z|ze|pomocí)\\s, Odoslané (?:z|zo|pomocou)\\s, Posla[nt]o (?:s|iz|sa|z)\\s, (?:El)?Küldve\\s, ' +
    'Отправлено (?:с|со|из|через)\\s, Надіслано (?:з|із|через)\\s, Изпратено от\\s, Στάλθηκε από\\s, Απεστάλη από\\s, ' +
    'Trimis (?:de pe|din|cu)\\s, (?:Đã|Được)? ?[Gg]ửi từ\\s, ส่งจาก, (?:Di|Ter)kirim dari\\s, Išsiųsta iš\\s, Nosūtīts no\\s, ' +
    'تم الإرسال من\\s, أ[ُ]?رسلت من\\s, נשלח מ, [发發]自, Secured with\\s',
).join('|');
const beginning = new RegExp(`^(?:${beginnings})`, 'iu');

/** With "from" or "with" before the verb: a phone may also be what was sent. */
const ends = named(
  '^(?:Von|Mit|Aus|Über|Diese (?:Nachricht|E-?Mail))\\s.{1,80}gesendet, (?:r[óő]l|b[óő]l|v[ae]l) (?:el)?küldve, ' +
    '(?:[dt][ae]n|ile) gönderil(?:di|miştir), (?:から|より)送信(?:されました|しました)?, 에서 보[냄낸](?: 메일)?, 에서 발송',
).join('|');
const end = new RegExp(`(?:${ends})$|^[从從].{1,40}(?:[发發]送|[传傳]送|寄出)$`, 'iu');

/** The same for invitations to install a program. */
const gets = named(
  'Get, Obtener, Obt[eé]n, Obter o, Obtenha o, Ottieni, Scarica, Hämta, Hent, Hanki, Pobierz(?: program)?, Download, Skaff deg, ' +
    'Získat, Stáhnout, Získať, Скачать, Скачайте, Получить, Отримати, Télécharger, Téléchargez, Obtenir, Obțineți, ' +
    'Descărcați, Preuzmite, Holen Sie sich, Λήψη του, الحصول على, 获取, 取得, 下载, 下載',
).join('|');
const getting = new RegExp(
  `^(?:(?:${gets})\\s?(?:Outlook|BlueMail|TypeApp|Edison Mail|Yahoo Mail|Gmail)(?:\\s?\\p{L}{1,7})?(?:\\s(?:systemu\\s)?(?:iOS|Android|Mac|Windows)(?:['’:-]?\\p{L}{0,6}))?|` +
    `(?:Outlook .{2,5} (?:iOS|Android) (?:herunterladen|beziehen|downloaden|を入手)|Az? (?:iOS|Android) Outlook beszerzése|` +
    `(?:iOS|Android) için Outlook['’]?[uı] (?:edinin|indirin)|(?:iOS|Android)용 Outlook 다운로드|Outlook for (?:iOS|Android)\\s?を入手))$`,
  'iu',
);

/** Sentences that name no device, or that have two lines. */
const others = [
  /^Yahoo Mail: Search, Organi[sz]e, Conquer$/,
  // The mark of a program that counts who reads an email.
  /^\u1427$/,
  /^Secured with Tuta(?:nota)?(?: Mail)?:$/,
  /^https:\/\/tuta(?:nota)?\.com\S{0,40}$/,
  /^Sent (?:using|with|via) https?:\/\/\S{1,80}$/,
  /^(?:(?:Von unterwegs|Mobil|Unterwegs) gesendet|Gesendet von unterwegs|Sent (?:on the go|while mobile|from the road)|Envoyé en déplacement|Onderweg verzonden)\.?$/i,
];

const link = /\s?(?:[<([]\s?https?:\/\/[^<>\s]{1,300}\s?[>)\]]|:?\s?https?:\/\/\S{1,120})$/;
const excuse =
  /(?:[.,;]|\s[-–—])\s{1,2}(?:(?:Please |Pls )?(?:excuse|forgive|pardon|ignore)|(?:My )?apologies|Sorry for|Bitte (?:entschuldigen|verzeihen)|Veuillez excuser|Por favor,? (?:disculp|perdon)|(?:Mi scuso|Scusate)|Excuses voor)[^.!?]{0,60}$/i;
const owned =
  /^(?:Sent from my|Von meine[mr]|Envoyé de(?:puis)? m(?:on|a)|Enviado desde mi|Enviado d[oe] meu|Inviato dal mio|Verstuurd vanaf mijn|Skickat från min|Sendt fra min)(?:\s(?=\S{0,20}[\p{Lu}\d])\S{1,20}){1,3}(?: gesendet)?$/u;
/** A phone company in front of a device, as in "Sent from my Verizon, Samsung Galaxy smartphone". */
const carrier = /(?<=\s|^)\p{Lu}\S{1,15}(?:\s\p{Lu}\S{1,15})?,\s$/u;
/** Words that may follow a device: a model, an owner or a purpose. */
const behind =
  /^(?:\S*[\p{Lu}\d]\S*|meu|mea|saya|μου|שלי|của|tôi|ของฉัน|μου|الخاص|بي|app|device|secure|email|on|auf|für|for|alkalmazás\S*|készülék\S*|의|版の?|を入手|から送信)$/u;

/** Checks for a footer that a phone or mail program adds to every email. */
export function isFooter(line: string): boolean {
  if (line.length > longest) return false;
  const whole = line.trim();
  if (others.some((one) => one.test(whole))) return true;
  const plain = whole
    .replace(/\[([^\]]{1,40})\](?=\(https?:)/, '$1')
    .replace(link, '')
    .replace(/[<(]https?:\/\/[^<>()\s]{1,300}[>)]/, ' ')
    .replace(/[.!]$/, '')
    .replace(excuse, '')
    .trim();
  if (plain.length > longestWords || /[;!?]/.test(plain)) return false;
  if (getting.test(plain) || owned.test(plain)) return true;
  if (end.test(plain)) return deviceInside.test(plain) && countWords(plain) <= mostAround;
  const start = beginning.exec(plain)?.[0];
  if (start === undefined) return false;
  const rest = plain.slice(start.length);
  const found = [...rest.matchAll(device)];
  const [one] = found;
  const last = found.at(-1);
  if (!one || !last) return /^[发發]自$/.test(start) && deviceInside.test(rest);
  const before = rest.slice(0, one.index).replace(carrier, '');
  const after = rest
    .slice(last.index + last[0].length)
    .replace(/ (?:on|over|via) the .{1,40} network$/i, '');
  return (
    countWords(before) <= mostBetween &&
    !before.includes(',') &&
    wordsIn(after).length <= 3 &&
    wordsIn(after).every((word) => behind.test(word))
  );
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const countWords = (text: string) => wordsIn(text).length;

const listRule = /^(?:_{2,80}|--)$/;
const ofList =
  /\bmailing[- ]?list|mailingliste|liste de diffusion|lista de (?:correo|distribuci[oó]n|discussão)|lista dyskusyjna|Google Groups|список рассылки|メーリングリスト|邮件列表/i;
const leaving =
  /\/listinfo\/|\/(?:mailman|sympa|postorius)|[-+](?:leave|unsubscribe|request|help)@|https?:\/\/\S{0,200}(?:groups|lists?\.)/i;
const longestOfList = 8;

/** Returns where the footer of a mailing list begins, at the end of these lines; -1 for none. */
export function listFooterAt(lines: readonly string[]): number {
  const at = lines.findLastIndex((line) => listRule.test(line.trim()));
  const below = lines.slice(at + 1).filter((line) => line.trim() !== '');
  const [first = ''] = below;
  const isOfList = ofList.test(first) && below.some((line) => leaving.test(line));
  return at >= 0 && below.length <= longestOfList && isOfList ? at : -1;
}
