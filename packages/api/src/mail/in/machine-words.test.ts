// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import { saysItIsAutomatic } from './machine-words.ts';

describe('a program says that it wrote an email', () => {
  test.each([
    'Order 5 is ready.\n\n(Do Not Reply to this email)',
    'This is an automated message, please don’t reply to this email.',
    'This message was generated\nautomatically.',
    'Dies ist eine automatisch generierte E-Mail.',
    'Bitte antworten Sie nicht auf diese E-Mail.',
    'Diese Nachricht wurde automatisch erstellt.',
    'Merci de ne pas répondre à ce message.',
    'Ce message a été envoyé automatiquement.',
    'Por favor, no responda a este correo.',
    'Este es un mensaje automático.',
    'Si prega di non rispondere a questa email.',
    'Esta mensagem foi gerada automaticamente.',
    'Gelieve niet te antwoorden op deze e-mail.',
    'Prosimy nie odpowiadać na tę wiadomość.',
    'Svara inte på detta mejl.',
    'Пожалуйста, не отвечайте на это письмо.',
    'このメールは自動送信されています。',
    '本邮件由系统自动发送，请勿回复。',
    'This email was sent from a notification-only address that cannot accept incoming email.',
    'This mailbox is not monitored.',
    'Replies to this email are not read.',
    'Bu e-posta otomatik olarak gönderilmiştir, lütfen yanıtlamayınız.',
    '본 메일은 발신전용입니다.',
    'このアドレスは送信専用アドレスです。',
    'يرجى عدم الرد على هذه الرسالة.',
    'Цей лист створено автоматично.',
    'Tento e-mail je vygenerován automaticky.',
  ])('%s', (text) => expect(saysItIsAutomatic(text)).toBe(true));

  test.each([
    'I got an automated email that my order was canceled. Why?',
    'Please do not reply to my old address.',
    'Your automatic reply says that you are away.',
    'Die automatische Antwort kam sofort, aber niemand meldet sich.',
    'Die Maschine schaltet sich automatisch ab. Bitte nicht anrufen.',
    "Je n'ai pas eu de réponse à mon message automatique.",
  ])("a person's words: %s", (text) => expect(saysItIsAutomatic(text)).toBe(false));
});
