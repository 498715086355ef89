import { type Mailbox, mailboxesIn } from './mailboxes.ts';

/** The labels with which forms introduce the address and the name of the person who filled them in, by language. */
const addressLabels = [
  '(?:(?:your|my|customer|contact|sender|visitor|reply) )?(?:e-?mail|mail)(?:[- ]?address| id)?(?: of sender)?|reply[- ]to',
  '(?:ihre |deine )?(?:e-?mail|mail)(?:-?adresse)?|(?:votre |adresse )?(?:e-?mail|mail|courriel|adresse (?:électronique|e-?mail|mail|courriel))',
  '(?:tu |su )?(?:correo(?: electrónico)?|e-?mail|dirección de correo(?: electrónico)?)|(?:il tuo |la tua )?(?:indirizzo )?e-?mail|posta elettronica',
  '(?:seu |o seu )?(?:endereço de )?e-?mail|correio eletr[óô]nico|(?:uw |je )?e-?mail-?adres|(?:twój |adres )?e-?mail|adres (?:e-?mail|poczty)|poczta',
  'e-?post(?:adress(?:e|en)?|a)?|e-?postadresse|sähköposti(?:osoite)?|e-?pošta|e-?mailová adresa|e-?mail ?cím|e-?posta(?: adresi)?|ηλεκτρονικό ταχυδρομείο|email-ul',
  '(?:ваш[ае]? )?(?:e-?mail|эл(?:ектронная|\\.) ?почта|почта|электронный адрес|електронна пошта)|البريد الإلكتروني|بريدك الإلكتروني|דוא"ל|אימייל',
  '(?:e-?)?メール(?:アドレス)?|電子メール|电子邮[件箱]|電子郵件|邮箱|郵箱|信箱|이?메일(?: ?주소)?|email liên hệ',
].join('|');
const senderLabels =
  'from|von|de|da|van|od|från|fra|absender|expéditeur|remitente|mittente|afzender|remetente|nadawca|от|差出人|发件人';
const nameLabels = [
  '(?:(?:your|full|customer|contact|sender) )?name|vor- und nachname|(?:ihr |dein )?name|(?:votre )?nom(?: complet| et prénom)?|prénom et nom|(?:su |tu )?nombre(?: completo| y apellidos?)?',
  '(?:il tuo )?nome(?: e cognome| completo)?|(?:o seu |seu )?nome|(?:uw |je )?naam|imię(?: i nazwisko)?|namn|navn|nimi|jméno|név|ad soyad|adınız|имя|фио|ваше имя|الاسم|שם|お?名前|氏名|姓名|이름|성함',
].join('|');

const around = '^[\\s*>|•·■◆●◇▼【「［[-]{0,6}';
const after = '[】」］\\]]?\\*{0,2}\\s?[:：=|]?\\*{0,2}\\s*';
const labeledAddress = new RegExp(`${around}(?:${addressLabels})${after}$`, 'iu');
const question = (labels: string) =>
  new RegExp(`^¿?\\s?(?:[\\p{L}'’]{1,15}\\s){0,4}(?:${labels})\\s?[?？]\\s*\\*?$`, 'iu');
const askedAddress = question(addressLabels);
const askedName = question(nameLabels);
const labeledSender = new RegExp(
  `${around}(?:${senderLabels})\\*{0,2}\\s?[:：]\\*{0,2}\\s*$`,
  'iu',
);
const labeledName = new RegExp(`${around}(?:${nameLabels})(?!\\p{L})${after}`, 'iu');
const address = /[^\s<>@,;:|()[\]]{1,64}@[^\s<>@,;:|()[\]]{1,200}\.\p{L}{2,24}/gu;

const maxLines = 200;

/** Returns who filled in a form, by the only address behind a label in its text; null for none. */
export function personInForm(text: string, isPossible: (email: string) => boolean): Mailbox | null {
  const lines = text
    .split('\n', maxLines)
    .map((line) => line.replace(/\(?mailto:[^\s)]*\)?/g, ' ').trim());
  const found = lines.flatMap((line, at) => {
    const addresses = [...new Set(line.match(address) ?? [])];
    const [one] = addresses;
    if (one === undefined || addresses.length > 1 || line.length > 300) return [];
    const before = line.slice(0, line.indexOf(one)).replace(/<$/, '');
    // The label may be in the line above, because forms also write tables.
    const label = before.trim() === '' ? (lines.slice(0, at).findLast(isWritten) ?? '') : before;
    if (labeledAddress.test(label) || askedAddress.test(label)) return [{ address: one, name: '' }];
    const [, ofSender = '', name = ''] = /^([^:：]{1,20}[:：])\s*(.*)$/.exec(before.trim()) ?? [];
    return labeledSender.test(ofSender)
      ? [{ address: one, name: name.replace(/["<]/g, '').trim() }]
      : [];
  });
  const [first, ...others] = found.filter((one) => isPossible(one.address.toLowerCase()));
  if (!first || others.some((one) => one.address !== first.address)) return null;
  return (
    mailboxesIn(`"${(first.name || nameIn(lines)).replace(/["\\]/g, '')}" <${first.address}>`)[0] ??
    null
  );
}

const isWritten = (line: string) => line !== '';

function nameIn(lines: readonly string[]): string {
  for (const [at, line] of lines.entries()) {
    const label = askedName.test(line) ? line : labeledName.exec(line)?.[0];
    if (label === undefined) continue;
    const said = line
      .slice(label.length)
      .replace(/\s*\|$/, '')
      .trim();
    if (said === '')
      return (
        lines
          .slice(at + 1)
          .find(isWritten)
          ?.slice(0, 200) ?? ''
      );
    // Without a mark between them, "Name" may begin a sentence.
    if (/[:：=|]\*{0,2}\s*$/.test(label)) return said.slice(0, 200);
  }
  return '';
}
