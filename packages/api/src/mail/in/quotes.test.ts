// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import { foldQuotes } from './fold.ts';

const said = 'Thank you, it works now.\n\nVera';
const history = 'Have you tried the switch?\nIt is at the back.';
const marked = history.replace(/^/gm, '> ');

/** Lines that programs write above history without quote marks. */
const above = [
  'W dniu 2026-01-09 11:59:39 u\u017cytkownik Acme <a@acme.example> napisa\u0142:',
  'Dnia 27 grudnia 2026 12:08 Acme <a@acme.example> napisa\u0142(a):',
  'pon., 9 sty 2026 o 11:59 Acme <a@acme.example> napisa\u0142(a):',
  'pe 20. lokakuuta 2026 klo 17.50 Acme <a@acme.example> kirjoitti:',
  'tir. 18. apr. 2026 kl. 13:09 skrev Acme <a@acme.example>:',
  'tors 14 nov. 2026 kl. 08:14 skrev Acme <a@acme.example>:',
  '2026. nov. 20. 9:58, Acme <a@acme.example> \u00edrta:',
  'Dne 20. 11. 2026 v 9:58 Acme <a@acme.example> napsal(a):',
  '\u0441\u0440, 30 \u0430\u043f\u0440. 2026\u202f\u0433. \u0432 15:19, Acme <a@acme.example>:',
  '30.09.2026, 18:30, "Acme" <a@acme.example>:',
  '11:00 AM, November 17, 2026, "Acme" <a@acme.example>:',
  'Wednesday, 17 November 2026, 3:32 PM +0300 from Acme <a@acme.example>:',
  '---- On Wed, 24 Feb 2026 14:02:50 +0530 a@acme.example wrote ----',
  'On Wed, 14 Nov 2026 08:14:43 -0200 Acme <a@acme.example> wrote',
  '-------- Oprindelig besked --------',
  '-----original message-----',
  '-------- Alkuper\u00e4inen viesti --------',
  '-------- Eredeti \u00fczenet --------',
  '-------- Opprinnelig melding --------',
  'Gesendet von Outlook f\u00fcr Android<https://aka.ms/AAb9ysg>',
  'Am Freitag, 20. November 2026 um 10:01:00 MEZ hat Acme <a@acme.example> Folgendes geschrieben:',
  'Acme <a@acme.example> kirjoitti 20.11.2026 kello 10.01:',
  '--------- 원본 메일 ---------',
  '---- 回复的原邮件 ----',
  '------------------&nbsp;原始邮件&nbsp;------------------',
  '---------- Původní e-mail ----------',
  'На вт, 1.12.2026 г. в 9:14 Acme <a@acme.example> написа:',
  'uto, 1. pro 2026. u 09:14 Acme <a@acme.example> napisao je:',
  'ut 1. 12. 2026 o 9:14 Acme <a@acme.example> napísal(a):',
  'V tor., 1. dec. 2026 ob 09:14 je oseba Acme <a@acme.example> napisala:',
  'уто, 1. дец 2026. у 09:14 Acme <a@acme.example> је написао/ла:',
  '2026-12-01, an, 09:14 Acme <a@acme.example> rašė:',
  'otrd., 2026. g. 1. dec., plkst. 09:14 — lietotājs Acme (<a@acme.example>) rakstīja:',
  'вт, 1 груд. 2026 р. о 09:14 Acme <a@acme.example> пише:',
  'Vào Th 3, 1 thg 12, 2026 vào lúc 09:14 Acme <a@acme.example> đã viết:',
  'Pada Sel, 1 Des 2026 pukul 09.14 Acme <a@acme.example> menulis:',
  'ในวันที่ อ. 1 ธ.ค. 2026 เวลา 09:14 Acme <a@acme.example> เขียนว่า:',
  'मंगल, 1 दिस॰ 2026 को 9:14 am बजे को Acme <a@acme.example> ने लिखा:',
  '2026년 12월 1일 (화) 오전 9:14, Acme <a@acme.example>님이 작성:',
  'در تاریخ سه‌شنبه ۱ دسامبر ۲۰۲۶،‏ ۹:۱۴ Acme <a@acme.example> نوشت:',
  'בתאריך יום ג׳, 1 בדצמ׳ 2026 ב-9:14 מאת Acme <a@acme.example>:',
  'Acme <a@acme.example>, 1 Ara 2026 Sal, 09:14 tarihinde şunu yazdı:',
  'Acme <a@acme.example> escreveu (terça, 1/12/2026 à(s) 09:14):',
  'Missatge de Acme <a@acme.example> del dia dt., 1 de des. 2026 a les 9:14:',
  'On 20 Nov 2026 at 10:01 +0100, Acme <a@acme.example>, wrote:',
  'On Fri, Nov 20, 2026 at 10:01 AM, Acme < a@acme.example > wrote:',
  '-------- Original Message --------\nOn Friday, 11/20/26 at 10:01 Acme <a@acme.example> wrote:',
  'On Nov 20 2026, at 10:01 am, Acme <a@acme.example> wrote:',
  'At 2026-11-20 10:01:00, "Acme" <a@acme.example> wrote:',
  '在 2026-11-20 10:01:00，"Acme" <a@acme.example> 写道：',
  '>>> Acme <a@acme.example> 20.11.2026 10:01 >>>',
  'Op 20 nov 2026 om 10:01 heeft Acme <a@acme.example> het volgende geschreven:',
  'Am 20. Nov. 2026, um 10:01, Acme <a@acme.example> schrieb:',
  'Le vendredi 20 novembre 2026 à 10:01:00 UTC+1, Acme <a@acme.example> a écrit :',
  'On Fri, 20 Nov at 10:01 AM , Acme <a@acme.example> wrote:',
  'Acme <a@acme.example> escreveu no dia 20/11/2026, às 10:01:',
  '>>> Acme 11/20/2026 10:01 AM >>>',
];

/** Headers of a quoted email: From, Sent, To and Subject. */
const heads = [
  'Από: A <a@acme.example>|Στάλθηκε: 20 Νοε 2026|Προς: Vera|Θέμα: K',
  'De la: A <a@acme.example>|Trimis: 20 noiembrie 2026|Către: Vera|Subiect: K',
  'Od: A <a@acme.example>|Poslano: 20. studenog 2026.|Za: Vera|Predmet: K',
  'Od: A <a@acme.example>|Odoslané: 20. novembra 2026|Komu: Vera|Predmet: K',
  'От: A <a@acme.example>|Изпратено: 20 ноември 2026|До: Vera|Относно: K',
  'Từ: A <a@acme.example>|Đã gửi: 20 tháng 11 2026|Tới: Vera|Chủ đề: K',
  'Dari: A <a@acme.example>|Terkirim: 20 November 2026|Kepada: Vera|Perihal: K',
  'จาก: A <a@acme.example>|ส่ง: 20 พฤศจิกายน 2026|ถึง: Vera|เรื่อง: K',
  '----- Mail original -----|De: "A" <a@acme.example>|À: "V" <v@x.example>|Envoyé: 20 Novembre 2026|Objet: K',
  '-------- Ursprüngliche Nachricht --------|Von: A <a@acme.example>|Datum: 20.11.26 10:01|An: V|Betreff: K',
  '_'.repeat(32) + '|Od: A <a@acme.example>|Odesláno: pátek 20. listopadu 2026|Komu: V|Předmět: K',
  'Gesendet: Freitag, 20. November 2026 um 10:01 Uhr|Von: "A" <a@acme.example>|An: V|Betreff: K',
  '-----Original-Nachricht-----|Betreff: K|Datum: 2026-11-20T10:01|Von: "A" <a@acme.example>|An: V',
  'Od: "A" <a@acme.example>|Do: V;|Wysłane: 10:01 Piątek 2026-11-20|Temat: K',
  'De: "A" <a@acme.example>|Enviada: 2026/11/20 10:01:00|Para: V|Assunto: K',
  'Da: "A" a@acme.example|A: v@x.example|Cc:|Data: Fri, 20 Nov 2026|Oggetto: K',
  'Från: A <a@acme.example>|Skickat: den 20 november 2026 10:01|Till: V|Ämne: K',
  'Nuo: A <a@acme.example>|Išsiųsta: 2026 m. lapkričio 20 d.|Kam: Vera|Tema: K',
].map((head) => head.replaceAll('|', '\n'));

/** Footers that phones and programs write below an answer. */
const footers = [
  'Sent from Outlook for Android<https://aka.ms/AAb9ysg>',
  'Gesendet von Outlook f\u00fcr iOS<https://aka.ms/o0ukef>',
  'Envoy\u00e9 \u00e0 partir de Outlook pour iOS<https://aka.ms/o0ukef>',
  'Envoy\u00e9 \u00e0 partir d\u2019Outlook pour Android',
  'Enviado desde Outlook para Android',
  'Ottieni Outlook per iOS',
  'Verzonden vanuit Outlook voor Android',
  'Obter o Outlook para iOS',
  'Wys\u0142ane z programu Outlook dla systemu Android',
  'Skickat fr\u00e5n Outlook f\u00f6r iOS',
  'Sendt fra Outlook til Android',
  'Hanki Outlook for Android',
  'Androidhoz k\u00e9sz\u00fclt Outlookb\u00f3l k\u00fcldve',
  '\u041e\u0442\u043f\u0440\u0430\u0432\u043b\u0435\u043d\u043e \u0438\u0437 Outlook \u0434\u043b\u044f Android',
  'Android i\u00e7in Outlook\u2019tan g\u00f6nderildi',
  'Outlook for iOS \u304b\u3089\u9001\u4fe1',
  '\u83b7\u53d6 Outlook for iOS',
  'Android\uc6a9 Outlook\uc5d0\uc11c \ubcf4\ub0c4',
  '\u062a\u0645 \u0627\u0644\u0625\u0631\u0633\u0627\u0644 \u0645\u0646 Outlook \u0644\u0640 Android',
  'Sent from TypeApp<http://www.typeapp.com/r?b=2621>',
];

describe('collapses the history below', () => {
  test.each(above)('%s', (line) => {
    expect(foldQuotes(`${said}\n\n${line}\n\n${history}`)).toBe(said);
    if (!line.includes('---') && line.endsWith(':')) {
      expect(foldQuotes(`${said}\n\n${line}\n\n${marked}`)).toBe(said);
    }
  });

  test.each(heads)('%s', (head) => {
    expect(foldQuotes(`${said}\n\n${head}\n\n${history}`)).toBe(said);
  });

  test.each([
    'Στις Παρ 20 Νοε 2026 στις 10:01 π.μ., ο χρήστης Acme <\na@acme.example> έγραψε:',
    'في الجمعة، 20 نوفمبر 2026 في 10:01 ص تمت كتابة ما يلي بواسطة Acme <\na@acme.example>:',
    'W dniu 20.11.2026 o 10:01, Acme pisze:',
    'Zitat von Acme <a@acme.example>:',
    '20. Nov. 2026, 10:01 von a@acme.example:',
    'Acme schrieb am Fr, 20.11.2026 10:01:',
    'Friday, November 20, 2026, 10:01:00 AM, you wrote:',
    'Acme <a@acme.example> writes:',
    'On Friday, 20 November 2026 10:01:00 CET Acme wrote:',
    'On Fri, 20 Nov 2026 10:01:00 +0100\nAcme <a@acme.example> wrote:',
    '20.11.2026 10:01 tarihinde Acme yazdı:',
    'Acme <a@acme.example> [2026-11-20 Fri 10:01] wrote:',
    'Wiadomość napisana przez Acme <a@acme.example> w dniu 20 lis 2026, o godz. 10:01:',
    'Acme <a@acme.example> şunları yazdı (20 Kas 2026 10:01):',
    'في ٢٠ نوفمبر ٢٠٢٦، الساعة ١٠:٠١ ص، كتب Acme <a@acme.example>:',
    '2026/11/20 10:01、Acme <a@acme.example>のメール:',
    '2026. 11. 20. 오전 10:01, Acme <a@acme.example> 작성:',
    '> Message du 20/11/26 10:01\n> De : "Acme" <a@acme.example>\n> A : v@x.example\n> Objet : K\n>',
  ])('above marked quotes: %s', (line) => {
    expect(foldQuotes(`${said}\n\n${line}\n\n${marked}`)).toBe(said);
  });

  test('a wrapped sentence, and a header below a rule', () => {
    const wrapped = 'pe 20. lokakuuta 2026 klo 17.50 Acme\n<a@acme.example> kirjoitti:';
    expect(foldQuotes(`${said}\n\n${wrapped}\n\n${history}`)).toBe(said);
    const head =
      'Message du : 12/12/2026 13:20\nDe : "Acme" <a@acme.example>\nA : vera@visitor.example\nSujet : Kettle';
    expect(foldQuotes(`${said}\n\n====\n\n${head}\n\n${history}`)).toBe(said);
  });
});

test.each([
  '_______________________________________________\nKettles mailing list -- kettles@lists.example\nTo unsubscribe send an email to kettles-leave@lists.example',
  '__\nkettles mailing list\nkettles@lists.example\nhttp://lists.example/mailman/listinfo/kettles_lists.example',
  '-- \nYou received this message because you are subscribed to the Google Groups "Kettles" group.\nTo unsubscribe from this group and stop receiving emails from it, send an email to kettles+unsubscribe@googlegroups.com.',
])('removes the footer of a mailing list: %s', (footer) => {
  expect(foldQuotes(`${said}\n\n${footer}\n`)).toBe(said);
  expect(
    foldQuotes(
      `${said}\n\nOn 1 Dec 2026, at 09:14, Acme <a@acme.example> wrote:\n\n${marked}\n\n${footer}\n`,
    ),
  ).toBe(said);
});

test.each(footers)('removes the footer: %s', (line) => {
  expect(foldQuotes(`${said}\n\n${line}`)).toBe(said);
  expect(foldQuotes(`${said}\n\n${line}\n\n${marked}`)).toBe(said);
});

/** Text that a person may write, and that must be kept. */
const own = [
  'On 3 December 2026 I wrote:\nthe pump leaks.',
  '12. Marts 2026 skrev jeg til jer:\npumpen larmer.',
  'Am 20.11.2026 schrieb ich Ihnen:\ndie Pumpe tropft.',
  '3 things:\n1. It leaks.\n2. It is loud.',
  '10:30: it starts. 11:00: it stops.\nWhy?',
  'My order:\n----\n3 filters',
  '--- My order ---\n3 filters',
  'Total\n=====\n12 EUR',
  'Does Outlook for Android work with it?',
  'I use Outlook for iOS',
  '__\nThe mailing list shows the wrong price:\nwhy?',
  'We run a mailing list, and its page is https://shop.example/list',
  'It was sent from our warehouse in Kiel',
  '20 pieces for Anna <anna@visitor.example>',
  '2026-11-20 the invoice came, and nobody wrote',
  'Please write to\n20 Harbour Street, Kiel, Anna <anna@visitor.example>\nand to me.',
];
test.each(own)('cuts nothing that the writer wrote: %s', (text) => {
  expect(foldQuotes(text)).toBe(text);
  expect(
    foldQuotes(
      `${text}\n\nOn Fri, Nov 20, 2026 at 9:58 AM Acme <a@acme.example> wrote:\n\n${marked}`,
    ),
  ).toBe(text);
});
