// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import { isFooter } from './footers.ts';

test.each([
  ['Sent from my iPhone', true],
  ['  Gesendet von meinem Handy', true],
  ['Get Outlook for iOS', true],
  ['Envoyé de mon iPhone', true],
  ['Sent from Berlin', false],
  ['It was Sent from my iPhone', false],
  [`Sent from my iPhone${' '.repeat(181)}`, true],
  [`Sent from my iPhone${' '.repeat(182)}`, false],
])('%j is the footer of a phone: %s', (line, is) => {
  expect(isFooter(line)).toBe(is);
});

const footers = `
Sent from my Galaxy S22 Ultra
Sent from my Moto G
Odesláno z iPhonu
iPhone-omról küldve
iPhone'umdan gönderildi
Надіслано з iPhone
Στάλθηκε από το iPhone μου
Trimis de pe iPhone-ul meu
ส่งจาก iPhone ของฉัน
Đã gửi từ iPhone của tôi
Dikirim dari iPhone saya
나의 Galaxy에서 보냄
네이버 메일 앱에서 보냄
Galaxyから送信
从 Windows 版邮件发送
Provenance : Courrier pour Windows
Windows için Posta ile gönderildi
A Windows Posta alkalmazásából küldve
Skickades från E-post för Windows
Diese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.
Envoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.
Envoyé avec la messagerie sécurisée Proton Mail.
Sent with [ProtonMail](https://protonmail.com) Secure Email.
Отправлено из мобильной Яндекс Почты: http://m.ya.ru/ymail
Sent using https://www.zoho.com/mail/
Sent via Superhuman ( https://sprh.mn/?vip=vera@visitor.example )
Von Yahoo Mail auf Android gesendet
Hanki Outlook iOS:lle
Outlook voor iOS downloaden
Az iOS Outlook beszerzése
iOS için Outlook'u edinin
Получить Outlook для iOS<https://aka.ms/o0ukef>
Secured with Tuta Mail:
Sent from my Verizon, Samsung Galaxy smartphone
Sent from my iPhone - apologies for typos
Von unterwegs gesendet
Sent from my BlackBerry 10 smartphone on the Vodafone network.
تم الإرسال من الـ iPhone الخاص بي
Sent from my cell, please excuse any typos.
Sendt fra min mobil
Odesláno z mobilní aplikace Seznam Email
`;

/** Own text that begins or ends like a footer. */
const written = `
Sent from my desk is a table that arrived broken.
Sent from my phone, as the laptop is broken
Sent from a magnificent torch of pixels
Sent from my desk, which is easier than my mobile phone.
Sent with the wrong invoice, again.
Get Outlook for Android to work please
Inviato da me il 3 maggio
Отправлено с опозданием на неделю
Wysłane z magazynu 3 maja
Lähetetty väärään osoitteeseen
Skickat från lagret den 3 maj
Odesláno z Prahy 3. května
Verstuurd vanaf het verkeerde adres
Enviado do armazém errado
Das Paket wurde am 3. Mai gesendet
Das iPhone wurde gestern gesendet.
Telefon dün gönderildi
A telefon tegnap küldve
ホテルから送信
Sent from the shop where I have bought the new phone
`;

const lines = (text: string) => text.trim().split('\n');

describe('recognizes footers in many languages', () => {
  test.each(lines(footers))('%s', (line) => expect(isFooter(line)).toBe(true));
  test.each(lines(written))("keeps the writer's text: %s", (line) =>
    expect(isFooter(line)).toBe(false),
  );
});
