import type { Language } from '../../../core/words.ts';

interface CopyTexts {
  copyTo: string;
  copyWhere: string;
  copied: string;
  forgetProved: string;
  forgotten: string;
  erasing: string;
}

/** What few chats come to say, in every language: with the chunk that says it, and not in each pack. */
export const copyTexts: Record<Language, CopyTexts> = {
  en: {
    copyTo: 'What was said here is mailed to {name}.',
    copyWhere: 'Where should we mail what was said here?',
    copied: 'On its way to {name}.',
    forgetProved:
      'This ends the chat, removes it from this browser, and asks the team to erase what it keeps about you.',
    forgotten: 'The chat was removed from this browser.',
    erasing:
      'The chat was removed from this browser, and the team was asked to erase what it keeps about you.',
  },
  de: {
    copyTo: 'Was hier gesagt wurde, geht per E-Mail an {name}.',
    copyWhere: 'Wohin sollen wir mailen, was hier gesagt wurde?',
    copied: 'Unterwegs an {name}.',
    forgetProved:
      'Das beendet den Chat, entfernt ihn aus diesem Browser und bittet das Team, zu löschen, was es über Sie gespeichert hat.',
    forgotten: 'Der Chat wurde aus diesem Browser entfernt.',
    erasing:
      'Der Chat wurde aus diesem Browser entfernt, und das Team wurde gebeten, zu löschen, was es über Sie gespeichert hat.',
  },
  fr: {
    copyTo: 'Cette conversation sera envoyée à {name}.',
    copyWhere: 'À quelle adresse envoyer cette conversation ?',
    copied: 'En route vers {name}.',
    forgetProved:
      'Cela termine le chat, le retire de ce navigateur et demande à l’équipe d’effacer ce qu’elle conserve à votre sujet.',
    forgotten: 'Le chat a été retiré de ce navigateur.',
    erasing:
      'Le chat a été retiré de ce navigateur, et l’équipe est priée d’effacer ce qu’elle conserve à votre sujet.',
  },
  es: {
    copyTo: 'Enviaremos esta conversación a {name}.',
    copyWhere: '¿A qué dirección enviamos esta conversación?',
    copied: 'En camino a {name}.',
    forgetProved:
      'Esto termina el chat, lo quita de este navegador y pide al equipo que borre lo que guarda sobre usted.',
    forgotten: 'El chat se ha quitado de este navegador.',
    erasing:
      'El chat se ha quitado de este navegador y se ha pedido al equipo que borre lo que guarda sobre usted.',
  },
  it: {
    copyTo: 'Invieremo questa conversazione a {name}.',
    copyWhere: 'A quale indirizzo inviamo questa conversazione?',
    copied: 'In arrivo a {name}.',
    forgetProved:
      'La chat viene chiusa e rimossa da questo browser, e al team viene chiesto di cancellare ciò che conserva su di lei.',
    forgotten: 'La chat è stata rimossa da questo browser.',
    erasing:
      'La chat è stata rimossa da questo browser, e al team è stato chiesto di cancellare ciò che conserva su di lei.',
  },
  pt: {
    copyTo: 'Enviaremos esta conversa para {name}.',
    copyWhere: 'Para que endereço enviamos esta conversa?',
    copied: 'A caminho de {name}.',
    forgetProved:
      'Isto termina o chat, remove-o deste navegador e pede à equipe que apague o que guarda sobre você.',
    forgotten: 'O chat foi removido deste navegador.',
    erasing:
      'O chat foi removido deste navegador, e pedimos à equipe que apague o que guarda sobre você.',
  },
  nl: {
    copyTo: 'We mailen dit gesprek naar {name}.',
    copyWhere: 'Naar welk adres mailen we dit gesprek?',
    copied: 'Onderweg naar {name}.',
    forgetProved:
      'Dit beëindigt de chat, verwijdert hem uit deze browser en vraagt het team te wissen wat het over u bewaart.',
    forgotten: 'De chat is uit deze browser verwijderd.',
    erasing:
      'De chat is uit deze browser verwijderd en het team is gevraagd te wissen wat het over u bewaart.',
  },
  pl: {
    copyTo: 'Wyślemy tę rozmowę na adres {name}.',
    copyWhere: 'Na jaki adres wysłać tę rozmowę?',
    copied: 'W drodze na adres {name}.',
    forgetProved:
      'To zakończy czat, usunie go z tej przeglądarki i poprosi zespół o usunięcie danych, które o Tobie przechowuje.',
    forgotten: 'Czat został usunięty z tej przeglądarki.',
    erasing:
      'Czat został usunięty z tej przeglądarki, a zespół poproszono o usunięcie danych, które o Tobie przechowuje.',
  },
  ar: {
    copyTo: 'سنرسل هذه المحادثة إلى {name}.',
    copyWhere: 'إلى أي عنوان نرسل هذه المحادثة؟',
    copied: 'في الطريق إلى {name}.',
    forgetProved: 'ينهي هذا المحادثة ويزيلها من هذا المتصفح، ويطلب من الفريق محو ما يحتفظ به عنك.',
    forgotten: 'أزيلت المحادثة من هذا المتصفح.',
    erasing: 'أزيلت المحادثة من هذا المتصفح، وطُلب من الفريق محو ما يحتفظ به عنك.',
  },
  he: {
    copyTo: 'נשלח את השיחה הזאת אל {name}.',
    copyWhere: 'לאיזו כתובת לשלוח את השיחה הזאת?',
    copied: 'בדרך אל {name}.',
    forgetProved:
      'פעולה זו מסיימת את השיחה, מסירה אותה מהדפדפן הזה ומבקשת מהצוות למחוק את מה שהוא שומר עליך.',
    forgotten: 'השיחה הוסרה מהדפדפן הזה.',
    erasing: 'השיחה הוסרה מהדפדפן הזה, והצוות התבקש למחוק את מה שהוא שומר עליך.',
  },
  ja: {
    copyTo: 'この会話を {name} に送信します。',
    copyWhere: 'この会話をどのアドレスに送りますか？',
    copied: '{name} に送信しています。',
    forgetProved:
      'チャットを終了してこのブラウザーから削除し、チームが保存しているあなたの情報の消去を依頼します。',
    forgotten: 'チャットをこのブラウザーから削除しました。',
    erasing:
      'チャットをこのブラウザーから削除し、チームが保存しているあなたの情報の消去を依頼しました。',
  },
};
