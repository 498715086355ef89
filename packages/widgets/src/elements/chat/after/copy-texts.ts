import type { Language } from '../../../core/words.ts';

interface CopyTexts {
  copyTo: string;
  copyWhere: string;
  copied: string;
  forgetProved: string;
  forgotten: string;
  erasing: string;
}

/** Texts that few chats need, in every language: in the chunk that uses them instead of each language pack. */
export const copyTexts: Record<Language, CopyTexts> = {
  en: {
    copyTo: "We'll email a copy of this chat to {name}.",
    copyWhere: 'Where should we email this chat?',
    copied: 'Sent to {name}.',
    forgetProved:
      'This ends the chat, removes it from this device, and asks the team to erase your data.',
    forgotten: 'Chat removed from this device.',
    erasing: 'Chat removed from this device. We asked the team to erase your data.',
  },
  de: {
    copyTo: 'Wir senden eine Kopie dieses Chats an {name}.',
    copyWhere: 'An welche Adresse sollen wir diesen Chat senden?',
    copied: 'An {name} gesendet.',
    forgetProved:
      'Der Chat endet, wird von diesem Gerät entfernt, und das Team wird gebeten, Ihre Daten zu löschen.',
    forgotten: 'Der Chat wurde von diesem Gerät entfernt.',
    erasing:
      'Der Chat wurde von diesem Gerät entfernt. Wir haben das Team gebeten, Ihre Daten zu löschen.',
  },
  fr: {
    copyTo: 'Nous enverrons une copie de cette discussion à {name}.',
    copyWhere: 'À quelle adresse envoyer cette discussion ?',
    copied: 'Envoyé à {name}.',
    forgetProved:
      'La discussion sera terminée, effacée de cet appareil, et l’équipe devra effacer vos données.',
    forgotten: 'La discussion a été effacée de cet appareil.',
    erasing:
      'La discussion a été effacée de cet appareil. Nous avons demandé à l’équipe d’effacer vos données.',
  },
  es: {
    copyTo: 'Enviaremos una copia de este chat a {name}.',
    copyWhere: '¿A qué dirección enviamos este chat?',
    copied: 'Enviado a {name}.',
    forgetProved:
      'Esto termina el chat, lo borra de este dispositivo y pide al equipo que borre sus datos.',
    forgotten: 'El chat se ha borrado de este dispositivo.',
    erasing:
      'El chat se ha borrado de este dispositivo. Hemos pedido al equipo que borre sus datos.',
  },
  it: {
    copyTo: 'Invieremo una copia di questa chat a {name}.',
    copyWhere: 'A quale indirizzo inviamo questa chat?',
    copied: 'Inviata a {name}.',
    forgetProved:
      'La chat termina, viene rimossa da questo dispositivo e chiediamo al team di cancellare i Suoi dati.',
    forgotten: 'La chat è stata rimossa da questo dispositivo.',
    erasing:
      'La chat è stata rimossa da questo dispositivo. Abbiamo chiesto al team di cancellare i Suoi dati.',
  },
  pt: {
    copyTo: 'Enviaremos uma cópia desta conversa para {name}.',
    copyWhere: 'Para que endereço enviamos esta conversa?',
    copied: 'Enviada para {name}.',
    forgetProved:
      'Isto encerra a conversa, remove-a deste dispositivo e pede à equipe que apague seus dados.',
    forgotten: 'A conversa foi removida deste dispositivo.',
    erasing: 'A conversa foi removida deste dispositivo. Pedimos à equipe que apague seus dados.',
  },
  nl: {
    copyTo: 'We mailen een kopie van deze chat naar {name}.',
    copyWhere: 'Naar welk adres mailen we deze chat?',
    copied: 'Verzonden naar {name}.',
    forgetProved:
      'De chat wordt beëindigd, van dit apparaat verwijderd en het team wordt gevraagd uw gegevens te wissen.',
    forgotten: 'De chat is van dit apparaat verwijderd.',
    erasing:
      'De chat is van dit apparaat verwijderd. We hebben het team gevraagd uw gegevens te wissen.',
  },
  pl: {
    copyTo: 'Wyślemy kopię tego czatu na adres {name}.',
    copyWhere: 'Na jaki adres wysłać ten czat?',
    copied: 'Wysłano na adres {name}.',
    forgetProved:
      'Czat zostanie zakończony i usunięty z tego urządzenia, a zespół poprosimy o usunięcie Twoich danych.',
    forgotten: 'Czat został usunięty z tego urządzenia.',
    erasing:
      'Czat został usunięty z tego urządzenia. Poprosiliśmy zespół o usunięcie Twoich danych.',
  },
  ar: {
    copyTo: 'سنرسل نسخة من هذه المحادثة إلى {name}.',
    copyWhere: 'إلى أي عنوان نرسل هذه المحادثة؟',
    copied: 'أُرسلت إلى {name}.',
    forgetProved:
      'سيؤدي هذا إلى إنهاء المحادثة وإزالتها من هذا الجهاز، ومطالبة الفريق بمحو بياناتك.',
    forgotten: 'أُزيلت المحادثة من هذا الجهاز.',
    erasing: 'أُزيلت المحادثة من هذا الجهاز. وطلبنا من الفريق محو بياناتك.',
  },
  he: {
    copyTo: 'נשלח עותק של הצ׳אט הזה אל {name}.',
    copyWhere: 'לאיזו כתובת לשלוח את הצ׳אט הזה?',
    copied: 'נשלח אל {name}.',
    forgetProved: 'הצ׳אט יסתיים, יוסר מהמכשיר הזה, והצוות יתבקש למחוק את הנתונים שלכם.',
    forgotten: 'הצ׳אט הוסר מהמכשיר הזה.',
    erasing: 'הצ׳אט הוסר מהמכשיר הזה. ביקשנו מהצוות למחוק את הנתונים שלכם.',
  },
  ja: {
    copyTo: 'このチャットの写しを {name} に送信します。',
    copyWhere: 'このチャットをどのアドレスに送りますか？',
    copied: '{name} に送信しました。',
    forgetProved: 'チャットを終了してこの端末から削除し、お客様の情報の消去をチームに依頼します。',
    forgotten: 'チャットをこの端末から削除しました。',
    erasing: 'チャットをこの端末から削除し、お客様の情報の消去をチームに依頼しました。',
  },
};
