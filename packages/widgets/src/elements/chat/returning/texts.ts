import type { Language } from '../../../core/words.ts';

interface ReturningTexts {
  hello: string;
  earlier: string;
  unread: string;
}

/** The texts for returning visitors, in every language: in the chunk that uses them instead of each language pack. */
export const returningTexts: Record<Language, ReturningTexts> = {
  en: { hello: 'Hi {name}', earlier: 'Earlier conversations', unread: 'New' },
  de: { hello: 'Hallo {name}', earlier: 'Frühere Gespräche', unread: 'Neu' },
  fr: { hello: 'Bonjour {name}', earlier: 'Conversations précédentes', unread: 'Nouveau' },
  es: { hello: 'Hola, {name}', earlier: 'Conversaciones anteriores', unread: 'Nuevo' },
  it: { hello: 'Ciao {name}', earlier: 'Conversazioni precedenti', unread: 'Nuovo' },
  pt: { hello: 'Olá, {name}', earlier: 'Conversas anteriores', unread: 'Novo' },
  nl: { hello: 'Hallo {name}', earlier: 'Eerdere gesprekken', unread: 'Nieuw' },
  pl: { hello: 'Cześć, {name}', earlier: 'Wcześniejsze rozmowy', unread: 'Nowe' },
  ja: { hello: '{name}さん、こんにちは', earlier: 'これまでの会話', unread: '新着' },
  ar: { hello: 'مرحبًا {name}', earlier: 'المحادثات السابقة', unread: 'جديد' },
  he: { hello: 'שלום {name}', earlier: 'שיחות קודמות', unread: 'חדש' },
};
