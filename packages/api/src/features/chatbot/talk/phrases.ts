import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';

/** What people say besides questions. */
export type TalkKind =
  | 'hello'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'
  | 'fine'
  | 'wait'
  | 'about'
  | 'upset'
  | 'person';

/** `reach` is what is said around a person ("talk to", "connect me with"); `fill` says nothing by itself. */
type Phrases = Record<TalkKind | 'reach' | 'fill', string>;

/** Phrases by language, separated by bars. Case, accents, punctuation and repeated letters don't count. */
export const phrases: Record<ElementLanguage, Phrases> = {
  en: {
    hello:
      'hi|hello|hey|hiya|howdy|yo|greetings|good morning|good afternoon|good evening|good day|morning|evening|hi there|hello there|how are you|how are you doing|how is it going|hows it going|whats up|wassup|sup|anyone there|anybody there|is anyone there|is anybody there|are you there|you there|nice to meet you',
    thanks:
      'thanks|thank you|thank u|thankyou|thx|thnx|tx|ty|tysm|cheers|much appreciated|appreciate it|i appreciate it|i appreciate your help|appreciated|many thanks|thanks a lot|thanks a million|thanks so much|thank you very much|thank you so much|thanks for your help|thanks for the help|thank you for your help|for your help|for helping|for the help|for your time|grateful',
    bye: 'bye|goodbye|good bye|bye bye|byebye|cya|see you|see ya|see you later|see you soon|later|take care|have a nice day|have a good day|have a great day|have a nice weekend|have a good one|have a nice evening|good night|goodnight|farewell|ttyl|gotta go',
    yes: 'yes|yeah|yep|yup|ya|yea|y|sure|of course|yes please|absolutely|definitely|certainly|sure thing|please do|correct|exactly|right|thats right|go ahead|indeed',
    no: 'no|nope|nah|n|no thanks|no thank you|not really|nothing|nothing else|no thats all|thats all|that is all|thats it|that is it|not now|never mind|nevermind|nvm|no need|not at all|all done|im good|i am good|none of these|none of them|neither',
    fine: 'ok|okay|okey|k|kk|okie|great|perfect|cool|nice|awesome|excellent|wonderful|fantastic|super|brilliant|amazing|good|fine|alright|all right|all good|got it|i see|i understand|understood|makes sense|that helped|that helps|that worked|it worked|it works|it works now|works now|solved|problem solved|very helpful|helpful|lovely|sounds good|good to know|noted|well done|good job|good bot|done|lol|haha|hahaha|interesting',
    wait: 'wait|wait a moment|wait a minute|one moment|just a moment|a moment|one sec|one second|just a sec|a sec|a second|hold on|hang on|one minute|just a minute|a minute|give me a moment|give me a minute|brb|be right back|let me check|let me see|let me try|ill try|i will try|ill try that|i will try that',
    about:
      'are you a bot|are you a robot|are you an ai|are you ai|are you human|are you a human|are you a real person|are you real|is this a bot|is this a robot|is this a real person|am i talking to a bot|am i talking to a robot|am i talking to a real person|am i talking to a human|am i speaking to a human|am i chatting with a bot|who are you|what are you|who am i talking to|who am i speaking to|who is this|whats your name|what is your name|what can you do|can you help me|can you help|i need help|help me|help|need help|i have a question|question|i have a problem|can i ask a question|can i ask you something|are you a machine|chatbot|bot|robot',
    upset:
      'fuck|fucking|fuck you|fuck off|fck|wtf|what the fuck|what the hell|shit|shitty|bullshit|crap|crappy|damn|dammit|damn it|bastard|bastards|bitch|asshole|idiot|idiots|stupid|dumb|moron|useless|worthless|pathetic|terrible|horrible|awful|ridiculous|rubbish|garbage|trash|worst|sucks|suck|suck it|hate|i hate this|i hate you|angry|furious|annoyed|annoying|fed up|disgusting|unacceptable|joke|scam|scammers|not helpful|unhelpful|you dont understand|you dont get it|that doesnt help|that did not help|that didnt help|this doesnt help|not what i asked|not what i meant|thats not what i asked|wrong answer|wrong|that is wrong|this is not helping|not helping|waste of time|kidding me',
    person:
      'human|humans|human being|person|persons|real person|actual person|live person|agent|agents|live agent|human agent|support agent|someone|somebody|anyone|representative|rep|employee|operator|advisor|adviser|assistant|manager|supervisor|staff|staff member|team member|customer service|customer support|customer care|support|support team|service team|your team|the team|help desk|people|live chat|live support|real human|a man|specialist|colleague|consultant',
    reach:
      'can|could|may|talk|talking|speak|speaking|chat|chatting|connect|connected|transfer|transferred|forward|put|through|reach|contact|get|give|need|want|wanna|would|like|let|to|with|an|from|call|prefer|rather|ask|get hold of|instead|your|customer|line|not a bot|not a robot|not you|help from|how do i|how can i|is there|hand|over|escalate|message|bring|for',
    fill: 'i|im|you|u|youre|it|its|this|that|thats|is|are|am|was|be|so|very|really|just|too|the|a|all|again|now|then|there|here|please|pls|plz|sir|madam|maam|mate|man|bro|dude|guys|everyone|everybody|folks|team|friend|dear|my|me|and|oh|well|um|uh|hmm|ah|lot|much|what|such|today|do|did|for me|quick|quickly|thing|service|company|first|absolute|complete|total|piece of|of|still|already|app|site|website|bot',
  },
  de: {
    hello:
      'hallo|hi|hey|hallöchen|guten tag|guten morgen|guten abend|morgen|moin|moin moin|servus|grüß gott|grüezi|grüß dich|grüße|tach|na|wie gehts|wie geht es ihnen|wie geht es dir|wie gehts dir|ist da jemand|jemand da|ist jemand da|sind sie da|bist du da|schönen guten tag|einen schönen guten tag',
    thanks:
      'danke|dankeschön|danke schön|danke sehr|danke dir|danke ihnen|vielen dank|vielen lieben dank|herzlichen dank|besten dank|tausend dank|lieben dank|merci|ich danke ihnen|ich danke dir|danke für die hilfe|danke für ihre hilfe|danke für deine hilfe|für die hilfe|für ihre hilfe|für deine hilfe|für die schnelle hilfe|für die schnelle antwort|für die antwort|dankbar|thx',
    bye: 'tschüss|tschüs|tschau|ciao|auf wiedersehen|auf wiederhören|wiedersehen|bis bald|bis dann|bis später|bis morgen|schönen tag|schönen tag noch|einen schönen tag|einen schönen tag noch|schönen abend|schönen abend noch|einen schönen abend|schönes wochenende|gute nacht|mach gut|machs gut|bye|servus|ade|schönen feierabend',
    yes: 'ja|jo|jep|jap|jup|yep|ja bitte|ja gerne|gerne|gern|klar|na klar|natürlich|sicher|genau|stimmt|richtig|auf jeden fall|selbstverständlich|bitte',
    no: 'nein|nö|ne|nee|nein danke|nicht wirklich|nichts|nichts weiter|das wars|das war es|das ist alles|das wäre alles|mehr nicht|jetzt nicht|schon gut|egal|nicht nötig|keins davon|keine davon|nichts davon|sonst nichts|alles erledigt',
    fine: 'ok|okay|oki|okidoki|alles klar|klar soweit|passt|passt schon|super|prima|perfekt|toll|klasse|spitze|wunderbar|sehr gut|gut|alles gut|verstanden|verstehe|ich verstehe|hab verstanden|habe verstanden|ach so|achso|aha|hat geklappt|es hat geklappt|hat geholfen|das hat geholfen|das hilft|hilfreich|geht jetzt|funktioniert|funktioniert jetzt|es funktioniert|erledigt|gelöst|in ordnung|cool|geil|schön|einverstanden|lol|haha|interessant|freut mich',
    wait: 'moment|moment bitte|einen moment|einen moment bitte|augenblick|einen augenblick|sekunde|eine sekunde|minute|eine minute|warte|warten sie|warte mal|warten sie bitte|kurz warten|bin gleich zurück|bin gleich wieder da|ich schaue nach|ich schau mal|ich probiere es|ich probiere das|ich versuche es|mal sehen',
    about:
      'bist du ein bot|bist du ein roboter|bist du ein mensch|bist du echt|bist du eine ki|sind sie ein bot|sind sie ein roboter|sind sie ein mensch|sind sie echt|sind sie eine ki|ist das ein bot|ist das ein roboter|spreche ich mit einem bot|spreche ich mit einem roboter|spreche ich mit einem menschen|rede ich mit einem bot|rede ich mit einem menschen|schreibe ich mit einem bot|wer bist du|wer sind sie|was bist du|mit wem spreche ich|mit wem rede ich|wie heißt du|wie heißen sie|was kannst du|was können sie|kannst du mir helfen|können sie mir helfen|hilfe|ich brauche hilfe|ich habe eine frage|hab eine frage|habe eine frage|eine frage|frage|ich habe ein problem|roboter|bot|chatbot',
    upset:
      'scheiße|scheiß|scheisse|so ein scheiß|beschissen|kacke|mist|so ein mist|verdammt|verdammte|arsch|arschloch|idiot|idioten|dumm|blöd|bescheuert|unfähig|nutzlos|wertlos|schlecht|schlimm|furchtbar|schrecklich|unmöglich|lächerlich|frechheit|unverschämt|unverschämtheit|sauerei|saftladen|verarschung|verarsche|betrug|betrüger|wütend|sauer|genervt|nervt|es nervt|ärgerlich|zum kotzen|hasse|katastrophe|nicht hilfreich|das hilft nicht|das hilft mir nicht|hilft nicht|hilft mir nicht weiter|falsch|das ist falsch|falsche antwort|du verstehst mich nicht|sie verstehen mich nicht|das habe ich nicht gefragt|zeitverschwendung|leck mich|fick|fick dich|wtf|müll|schrott',
    person:
      'mensch|menschen|echter mensch|echten menschen|person|echte person|echten person|mitarbeiter|mitarbeiterin|mitarbeitern|kollege|kollegen|berater|beraterin|agent|agenten|jemand|jemanden|jemandem|kundenservice|kundendienst|kundenbetreuer|kundenbetreuung|support|supportteam|service|team|ihr team|euer team|ansprechpartner|sachbearbeiter|operator|chef|vorgesetzten|vorgesetzter|live chat|hotline|leute|fachmann',
    reach:
      'ich|kann|könnte|könnten|darf|möchte|will|würde|gerne|mit|einem|einen|einer|eine|ein|der|dem|den|die|sprechen|reden|chatten|schreiben|verbinden|verbinde|weiterleiten|durchstellen|stellen|durch|kontaktieren|erreichen|brauche|wünsche|geben|holen|hol|an|zum|zu|vom|von|lieber|gibt|es|hier|wie|können|anrufen|nicht mit einem bot|kein bot|keinen bot|statt bot|telefonieren|wende mich|euch|richtigen|richtiger|echten|echter|lebenden|haben',
    fill: 'ich|du|sie|ihr|es|das|dies|ist|bin|bist|sind|war|doch|so|sehr|echt|wirklich|nur|zu|alle|allen|zusammen|alles|wieder|jetzt|dann|da|hier|bitte|mal|und|oh|ach|ähm|hm|na|leute|team|lieber|liebe|liebes|schon|noch|ganz|was|für|ein|eine|euch|dir|ihnen|mir|mich|heute|nochmal|auch|denn|eben|der|die|einfach|voll|total|ja|absolut|dein|euer|ihre|laden|firma|dienst',
  },
  fr: {
    hello:
      'bonjour|bonsoir|salut|coucou|hello|hey|allo|bjr|slt|bsr|ça va|comment ça va|comment allez vous|comment vas tu|vous allez bien|il y a quelqu un|ya quelquun|il y a quelquun|y a quelquun|quelquun est là|vous êtes là|enchanté',
    thanks:
      'merci|merci beaucoup|merci bien|merci à vous|merci à toi|un grand merci|grand merci|mille mercis|mille merci|merci infiniment|merci pour votre aide|merci pour tout|pour votre aide|pour ton aide|pour l aide|pour laide|pour tout|pour votre réponse|je vous remercie|je te remercie|remercie|mrc|reconnaissant',
    bye: 'au revoir|aurevoir|bonne journée|bonne soirée|bonne nuit|bon week end|bon weekend|bonne fin de journée|à bientôt|à plus|à plus tard|à demain|à la prochaine|adieu|ciao|bye|bonne continuation|tchao',
    yes: 'oui|ouais|ouep|oui merci|oui s il vous plaît|bien sûr|bien entendu|certainement|tout à fait|exactement|exact|c est ça|cest ça|absolument|volontiers|avec plaisir|evidemment',
    no: 'non|nan|non merci|pas vraiment|rien|rien d autre|rien dautre|c est tout|cest tout|ça sera tout|ce sera tout|pas maintenant|laissez tomber|laisse tomber|tant pis|pas besoin|aucun|aucune|aucune de ces réponses',
    fine: 'ok|okay|d accord|daccord|dac|parfait|super|génial|top|très bien|bien|c est bon|cest bon|ça marche|ça fonctionne|ça a marché|ça m aide|ça m a aidé|ça ma aidé|excellent|formidable|cool|compris|je comprends|j ai compris|jai compris|je vois|entendu|noté|utile|résolu|problème résolu|impeccable|nickel|lol|mdr|haha|intéressant|ça roule|tout va bien',
    wait: 'un instant|un moment|une minute|une seconde|attendez|attends|attendez un instant|attends un peu|deux minutes|patientez|je reviens|je regarde|j essaie|jessaie|je vais essayer|voyons',
    about:
      'êtes vous un robot|êtes vous un bot|êtes vous humain|êtes vous une vraie personne|êtes vous réel|es tu un robot|es tu un bot|es tu humain|tu es un robot|tu es un bot|vous êtes un robot|vous êtes un bot|vous êtes humain|c est un robot|cest un robot|cest un bot|je parle à un robot|je parle à un bot|est ce que je parle à un robot|est ce que vous êtes un robot|est ce un robot|qui êtes vous|qui es tu|tu es qui|vous êtes qui|à qui je parle|à qui ai je l honneur|comment tu t appelles|comment vous appelez vous|que pouvez vous faire|que sais tu faire|pouvez vous m aider|pouvez vous maider|peux tu m aider|peux tu maider|aidez moi|aide moi|aide|à l aide|j ai besoin d aide|jai besoin daide|besoin daide|j ai une question|jai une question|une question|question|j ai un problème|jai un problème|robot|bot|chatbot',
    upset:
      'merde|de la merde|putain|bordel|fait chier|chier|connard|connards|con|conne|cons|connerie|conneries|idiot|idiots|imbécile|imbéciles|stupide|nul|nuls|nulle|nulles|inutile|inutiles|incompétent|incompétents|incapable|incapables|honteux|honte|une honte|scandaleux|inadmissible|inacceptable|ridicule|horrible|catastrophe|catastrophique|lamentable|arnaque|arnaqueurs|voleurs|furieux|furieuse|énervé|énervée|en colère|agacé|marre|ras le bol|j en ai marre|jen ai marre|ça n aide pas|ça naide pas|ça ne m aide pas|ça ne maide pas|pas utile|c est faux|cest faux|faux|mauvaise réponse|vous ne comprenez pas|tu ne comprends rien|vous ne comprenez rien|pas ce que j ai demandé|perte de temps|n importe quoi|nimporte quoi|wtf|dégueulasse',
    person:
      'humain|être humain|un humain|personne|vraie personne|quelqu un|quelquun|conseiller|conseillère|agent|agente|employé|opérateur|opératrice|collaborateur|responsable|manager|technicien|service client|service clients|support|assistance|équipe|votre équipe|représentant|interlocuteur|chat en direct|vrai humain|gens|spécialiste|collègue',
    reach:
      'je|j|veux|voudrais|voudrai|souhaite|aimerais|aimerai|puis|peux|pourrais|peut|on|parler|discuter|échanger|contacter|joindre|avoir|besoin|d|de|du|à|a|au|avec|un|une|le|la|l|les|des|transférez|transférer|passez|passer|mettez|mettre|relation|en|contact|connecter|moi|me|mon|vous|pouvez|est ce que|y|il|comment|plutôt|pas un robot|pas un bot|vrai|vraie|réel|réelle|demande|préfère|donnez|votre|appeler|téléphone|jai|dun|dune|lequipe|laisser|svp',
    fill: 'je|tu|vous|il|elle|c|ce|cest|c est|ça|cela|est|es|êtes|suis|sont|était|de|du|des|le|la|les|un|une|si|très|vraiment|trop|tout|tous|toutes|tout le monde|encore|maintenant|là|ici|svp|stp|sil vous plaît|s il vous plaît|sil te plaît|s il te plaît|et|oh|ah|ben|bon|bah|euh|hum|alors|monsieur|madame|messieurs|mesdames|messieurs dames|l équipe|lequipe|équipe|chers|cher|quel|quelle|mais oui|à vous|à toi|à|vos|votre|service|pour|en|sert à rien|ne|rien',
  },
  es: {
    hello:
      'hola|holi|buenos días|buen día|buenas tardes|buenas noches|buenas|saludos|hey|qué tal|cómo está|cómo están|cómo estás|qué onda|hay alguien|hay alguien ahí|alguien ahí|está ahí|estás ahí|encantado|muy buenas',
    thanks:
      'gracias|muchas gracias|mil gracias|muchísimas gracias|muchisimas gracias|gracias por todo|gracias por la ayuda|gracias por su ayuda|gracias por tu ayuda|por la ayuda|por su ayuda|por tu ayuda|por todo|por la respuesta|te lo agradezco|se lo agradezco|le agradezco|agradecido|agradecida|agradezco',
    bye: 'adiós|chao|chau|hasta luego|hasta pronto|hasta mañana|hasta la vista|nos vemos|que tenga un buen día|que tengas un buen día|que tenga buen día|que tengas buen día|buen fin de semana|que pase buen día|que descanse|bye|feliz día|un saludo|cuídate|cuídese',
    yes: 'sí|si|sip|claro|claro que sí|por supuesto|desde luego|cierto|correcto|exacto|exactamente|así es|afirmativo|cómo no|dale|sí por favor|sí gracias',
    no: 'no|nop|no gracias|nada|nada más|eso es todo|es todo|ya está|ahora no|no importa|da igual|no hace falta|ninguno|ninguna|ninguna de estas|en realidad no|de momento no',
    fine: 'ok|okay|okey|vale|perfecto|genial|estupendo|excelente|muy bien|bien|bueno|de acuerdo|entendido|entiendo|ya entiendo|ya veo|comprendo|comprendido|listo|súper|super|chévere|guay|todo bien|está bien|me sirvió|eso ayuda|me ayudó|funciona|ya funciona|funcionó|solucionado|resuelto|qué bien|fantástico|maravilloso|útil|jaja|jajaja|interesante|anotado',
    wait: 'un momento|un momentito|momento|un segundo|un minuto|espera|espere|espérame|espéreme|aguarda|aguarde|ahora vuelvo|ya vuelvo|déjame ver|déjeme ver|lo intento|voy a probar|a ver',
    about:
      'eres un robot|eres un bot|eres humano|eres una persona|eres real|eres una ia|es usted un robot|es usted una persona|es un robot|es un bot|esto es un bot|estoy hablando con un robot|estoy hablando con un bot|estoy hablando con una persona|estoy hablando con un humano|hablo con un robot|hablo con una persona|hablo con un bot|quién eres|quién es usted|qué eres|con quién hablo|cómo te llamas|cómo se llama|qué puedes hacer|me puedes ayudar|puedes ayudarme|me puede ayudar|puede ayudarme|ayuda|ayúdame|ayúdeme|necesito ayuda|tengo una pregunta|una pregunta|pregunta|tengo una duda|una duda|tengo un problema|una consulta|consulta|robot|bot|chatbot',
    upset:
      'mierda|una mierda|joder|coño|carajo|puta|puto|hostia|cabrón|cabrones|pendejo|idiota|idiotas|estúpido|estúpidos|tonto|tontos|imbécil|inútil|inútiles|no sirve|no sirves|no sirves para nada|no sirve para nada|no sirven para nada|malo|malísimo|pésimo|pésima|horrible|terrible|fatal|vergüenza|una vergüenza|ridículo|inaceptable|indignante|estafa|estafadores|ladrones|furioso|furiosa|enfadado|enfadada|enojado|enojada|harto|harta|cabreado|basura|porquería|asco|qué asco|odio|no ayuda|no me ayuda|eso no ayuda|eso no me ayuda|no entiendes|no me entiendes|no entiendes nada|está mal|incorrecto|respuesta equivocada|no es lo que pregunté|pérdida de tiempo|wtf',
    person:
      'persona|persona real|humano|humana|ser humano|agente|agente humano|asesor|asesora|alguien|empleado|empleada|operador|operadora|representante|encargado|supervisor|gerente|servicio al cliente|atención al cliente|soporte|equipo|su equipo|trabajador|chat en vivo|ejecutivo|especialista|gente|persona de verdad|soporte técnico',
    reach:
      'quiero|quisiera|querría|deseo|necesito|puedo|podría|puede|pueden|me gustaría|hablar|chatear|conversar|contactar|comunicar|comunicarme|comunícame|comuníqueme|conectar|conécteme|conéctame|transferir|transfiérame|transfiéreme|pasar|páseme|pásame|poner|póngame|ponme|ponerme|contacto|en|con|un|una|el|la|los|al|del|de|a|me|yo|hay|cómo|prefiero|que|no un robot|no un bot|verdadera|verdadero|real|llamar|atienda|atender|ayude|solicito|su|le|les|tener|preferiría',
    fill: 'yo|tú|usted|ustedes|es|eres|son|soy|está|están|esto|eso|esta|este|un|una|el|la|los|las|lo|de|muy|tan|tanto|mucho|muchas|todo|todos|todas|a todos|ya|ahora|entonces|ahí|aquí|por favor|porfa|porfavor|pf|y|oh|ah|pues|eh|señor|señora|amigo|amigos|equipo|su|tu|le|te|que|qué|servicio|para|nada|también|hoy|me|se|con',
  },
  it: {
    hello:
      'ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|hey|ehi|come va|come sta|come stai|tutto bene|c è qualcuno|cè qualcuno|qualcuno c è|siete lì|piacere',
    thanks:
      'grazie|grazie mille|mille grazie|tante grazie|molte grazie|grazie tante|grazie infinite|grazie di tutto|grazie per l aiuto|grazie per laiuto|per l aiuto|per laiuto|per il vostro aiuto|per il tuo aiuto|per il suo aiuto|per la risposta|di tutto|ti ringrazio|la ringrazio|vi ringrazio|ringrazio|grz',
    bye: 'arrivederci|arrivederla|addio|a presto|a dopo|a domani|buona giornata|buona serata|buonanotte|buona notte|buon fine settimana|buon weekend|ci vediamo|alla prossima|ci sentiamo|stammi bene|bye',
    yes: 'sì|si|certo|certamente|sicuro|esatto|esattamente|giusto|va bene sì|assolutamente|ovvio|ovviamente|volentieri|naturalmente|sì grazie|sì per favore|sì prego',
    no: 'no|no grazie|niente|nient altro|nientaltro|è tutto|basta così|per ora no|non ora|non importa|lasci perdere|lascia stare|lascia perdere|non serve|nessuno|nessuna|nessuna di queste|non proprio',
    fine: 'ok|okay|va bene|perfetto|ottimo|benissimo|bene|molto bene|d accordo|daccordo|capito|ho capito|capisco|chiaro|tutto chiaro|fantastico|eccellente|splendido|super|bello|bravo|funziona|ora funziona|ha funzionato|risolto|utile|mi ha aiutato|tutto a posto|a posto|figo|ahah|haha|interessante',
    wait: 'un attimo|un momento|un secondo|un minuto|attimo|aspetta|aspetti|aspetta un attimo|attenda|torno subito|vediamo|controllo|ci provo|provo',
    about:
      'sei un robot|sei un bot|sei umano|sei una persona|sei reale|sei vero|sei un ia|lei è un robot|lei è una persona|è un bot|è un robot|questo è un bot|sto parlando con un bot|sto parlando con un robot|sto parlando con una persona|parlo con un bot|parlo con un robot|parlo con una persona|chi sei|chi è lei|cosa sei|con chi parlo|con chi sto parlando|come ti chiami|come si chiama|cosa puoi fare|cosa sai fare|puoi aiutarmi|mi puoi aiutare|può aiutarmi|mi può aiutare|aiuto|aiutami|mi aiuti|ho bisogno di aiuto|ho bisogno d aiuto|ho una domanda|una domanda|domanda|ho un problema|robot|bot|chatbot',
    upset:
      'merda|di merda|cazzo|che cazzo|vaffanculo|stronzo|stronzi|stronzata|stronzate|schifo|che schifo|fa schifo|fate schifo|schifoso|idiota|idioti|stupido|stupidi|scemo|scemi|cretino|inutile|inutili|incapace|incapaci|incompetenti|pessimo|pessima|orribile|terribile|vergogna|una vergogna|vergognoso|vergognatevi|ridicolo|ridicoli|inaccettabile|assurdo|truffa|truffatori|ladri|furioso|furiosa|arrabbiato|arrabbiata|stufo|stufa|incazzato|odio|non serve a niente|non servi a niente|non servite a niente|non aiuta|non mi aiuta|non mi è utile|non capisci|non capisci niente|non capite niente|sbagliato|è sbagliato|risposta sbagliata|non è quello che ho chiesto|perdita di tempo|wtf|spazzatura',
    person:
      'persona|persona reale|persona vera|umano|umana|essere umano|operatore|operatrice|agente|consulente|qualcuno|addetto|impiegato|dipendente|rappresentante|responsabile|assistente|assistenza|assistenza clienti|servizio clienti|supporto|team|vostro team|tecnico|chat dal vivo|specialista|collega|persone',
    reach:
      'voglio|vorrei|desidero|posso|potrei|può|potete|potrebbe|ho|bisogno|parlare|chattare|comunicare|contattare|collegare|trasferire|trasferiscimi|mi trasferisca|passare|mi passi|passami|passatemi|mettere|mettetemi|mettimi|in|contatto|con|un|una|il|la|lo|l|al|allo|alla|di|del|a|da|mi|me|c è|come|preferisco|non un robot|non un bot|vera|vero|reale|chiamare|parli|serve|vostro|avere|che|chiedo',
    fill: 'io|tu|lei|voi|è|e|sei|siete|sono|questo|questa|questi|quello|ciò|un|una|il|la|i|gli|le|di|del|molto|molte|così|davvero|proprio|tutto|tutti|a tutti|ancora|adesso|ora|allora|qui|lì|per favore|perfavore|prego|oh|ah|eh|beh|bè|signore|signora|ragazzi|team|che|vostro|servizio|ma dai|per|anche|oggi|ti|vi|la|con',
  },
  pt: {
    hello:
      'olá|oi|oie|oiê|bom dia|boa tarde|boa noite|e aí|eai|hey|alô|tudo bem|tudo bom|como vai|como está|como você está|beleza|tem alguém aí|alguém aí|está aí|prazer',
    thanks:
      'obrigado|obrigada|muito obrigado|muito obrigada|obrigadão|valeu|brigado|brigada|grato|grata|agradeço|agradecido|agradecida|obrigado pela ajuda|obrigada pela ajuda|pela ajuda|pela atenção|por tudo|pela resposta|vlw|obg',
    bye: 'tchau|tchauzinho|adeus|até logo|até mais|até breve|até amanhã|até a próxima|até já|até|tenha um bom dia|tenha uma boa tarde|tenha uma boa noite|bom fim de semana|abraço|abraços|um abraço|bye|fui',
    yes: 'sim|claro|com certeza|claro que sim|certo|certamente|exato|exatamente|isso|isso mesmo|pode ser|positivo|ss|por favor sim|sim obrigado|quero sim',
    no: 'não|nao|nops|não obrigado|não obrigada|nada|nada mais|mais nada|só isso|é só isso|era só isso|isso é tudo|é tudo|agora não|deixa pra lá|deixe|não precisa|não importa|nenhum|nenhuma|nenhuma dessas|na verdade não',
    fine: 'ok|okay|tá|tá bom|tá bem|está bom|está bem|tudo certo|perfeito|ótimo|otimo|excelente|legal|maravilha|show|bacana|muito bom|muito bem|bom|bem|entendi|entendido|compreendo|compreendi|saquei|beleza então|blz|combinado|certinho|funcionou|funciona|agora funciona|deu certo|resolvido|resolveu|ajudou|me ajudou|útil|fantástico|kkk|kkkk|haha|rs|interessante|percebi|fixe',
    wait: 'um momento|um momentinho|um instante|só um momento|só um minuto|um minuto|um segundo|momento|espera|espere|espera aí|aguarde|aguarda|peraí|pera|já volto|deixa eu ver|vou ver|vou tentar|deixe me ver',
    about:
      'você é um robô|você é um bot|você é humano|você é uma pessoa|você é real|vc é um robô|vc é um bot|és um robô|és um bot|é um robô|é um bot|isso é um robô|isto é um bot|estou falando com um robô|estou falando com um bot|estou falando com uma pessoa|estou a falar com um robô|falo com um robô|quem é você|quem és tu|quem é vc|o que é você|com quem falo|com quem estou falando|qual é seu nome|qual o seu nome|como você se chama|o que você faz|o que você pode fazer|pode me ajudar|você pode me ajudar|podem me ajudar|me ajuda|me ajude|ajuda|socorro|preciso de ajuda|tenho uma dúvida|uma dúvida|dúvida|tenho uma pergunta|uma pergunta|pergunta|tenho um problema|robô|bot|chatbot',
    upset:
      'merda|que merda|porra|caralho|puta|puta merda|foda|fodase|foda se|bosta|cacete|droga|desgraça|idiota|idiotas|burro|burros|estúpido|imbecil|inútil|inúteis|incompetente|incompetentes|péssimo|péssima|horrível|terrível|ruim|lixo|um lixo|vergonha|uma vergonha|vergonhoso|ridículo|inaceitável|absurdo|um absurdo|palhaçada|golpe|golpistas|ladrões|furioso|furiosa|irritado|irritada|com raiva|bravo|cansado disso|cansei|odeio|não serve|não serve pra nada|não serve para nada|não servem para nada|não ajuda|não ajudou|não me ajudou|isso não ajuda|você não entende|não entende nada|errado|está errado|resposta errada|não foi isso que perguntei|perda de tempo|wtf',
    person:
      'pessoa|pessoa real|pessoa de verdade|humano|humana|ser humano|atendente|atendente humano|agente|alguém|operador|operadora|funcionário|funcionária|colaborador|representante|gerente|supervisor|atendimento|atendimento humano|atendimento ao cliente|apoio ao cliente|suporte|equipe|equipa|sua equipe|vossa equipa|consultor|especialista|chat ao vivo|assistente',
    reach:
      'quero|queria|gostaria|desejo|preciso|posso|poderia|pode|podem|falar|conversar|contatar|contactar|entrar|contato|contacto|conectar|conecte|transferir|transfira|transfere|passar|passa|passe|chamar|chama|ligar|me|eu|em|com|um|uma|o|a|ao|de|do|da|para|pra|pro|por|tem|como|prefiro|não um robô|não um bot|real|de verdade|atender|seja atendido|sua|solicito|ter|que',
    fill: 'eu|você|vc|vocês|tu|é|és|são|sou|está|estão|isso|isto|esse|este|essa|um|uma|o|a|os|as|de|do|da|muito|tão|mesmo|tudo|todos|todas|a todos|pessoal|gente|galera|ainda|agora|então|aí|aqui|por favor|pfv|pf|favor|e|oh|ah|eh|bem|bom|senhor|senhora|moço|moça|amigo|equipe|que|para|pra|nada|também|hoje|me|se|lhe|serviço|seu|com',
  },
  nl: {
    hello:
      'hallo|hoi|hoi hoi|hey|hé|hee|hai|dag|goedendag|goedemorgen|goede morgen|goedemiddag|goede middag|goedenavond|goeden avond|goedeavond|hoe gaat het|hoe gaat het met u|hoe is het|alles goed|is er iemand|iemand daar|ben je daar|bent u daar|aangenaam|moi',
    thanks:
      'dank|dank je|dank u|dank je wel|dank u wel|dankjewel|dankuwel|bedankt|hartelijk dank|hartelijk bedankt|heel erg bedankt|veel dank|vriendelijk bedankt|hartstikke bedankt|dankje|voor de hulp|voor je hulp|voor uw hulp|voor de snelle hulp|voor het antwoord|thanks|thx',
    bye: 'doei|doeg|doei doei|tot ziens|tot later|tot snel|tot morgen|tot gauw|fijne dag|fijne dag nog|fijne avond|fijn weekend|goedenacht|welterusten|houdoe|ajuus|groetjes|groeten|bye|een fijne dag|prettige dag|prettige dag verder|de groeten|ciao',
    yes: 'ja|jazeker|jawel|ja hoor|ja graag|graag|zeker|natuurlijk|uiteraard|klopt|dat klopt|precies|inderdaad|absoluut|jep|yep|ja alstublieft|ja alsjeblieft|goed idee',
    no: 'nee|neen|nee hoor|nee bedankt|nee dank je|nee dank u|niet echt|niets|niks|niets meer|verder niets|dat was het|dat is alles|dat was alles|nu niet|laat maar|niet nodig|geen van deze|geen',
    fine: 'ok|oké|okay|oke|okee|prima|goed|heel goed|helemaal goed|top|super|mooi|perfect|geweldig|uitstekend|fantastisch|fijn|begrepen|ik begrijp het|begrijp ik|snap ik|ik snap het|duidelijk|helder|akkoord|in orde|komt goed|het werkt|werkt nu|het werkt nu|gelukt|het is gelukt|opgelost|dat helpt|heeft geholpen|handig|nuttig|leuk|cool|haha|lol|interessant|tof',
    wait: 'momentje|moment|een moment|een momentje|een ogenblik|ogenblik|ogenblikje|een seconde|een minuut|wacht|wacht even|even wachten|wacht even alstublieft|ben zo terug|even kijken|ik kijk even|ik probeer het|ik ga het proberen|eens kijken',
    about:
      'ben je een robot|ben je een bot|ben je een mens|ben je echt|ben jij een robot|ben jij een bot|ben jij een mens|bent u een robot|bent u een bot|bent u een mens|is dit een bot|is dit een robot|praat ik met een mens|praat ik met een robot|praat ik met een bot|spreek ik met een robot|spreek ik met een mens|chat ik met een bot|wie ben je|wie ben jij|wie bent u|wat ben je|met wie spreek ik|met wie praat ik|hoe heet je|hoe heet jij|wat kun je|wat kan je|kun je me helpen|kan je me helpen|kunt u mij helpen|kunt u me helpen|help|help me|hulp|ik heb hulp nodig|ik heb een vraag|een vraag|vraag|vraagje|vraagje|ik heb een probleem|robot|bot|chatbot',
    upset:
      'kut|klote|klotezooi|shit|schijt|godverdomme|verdomme|tering|kanker|tyfus|klootzak|klootzakken|eikel|idioot|idioten|dom|stom|achterlijk|waardeloos|nutteloos|slecht|vreselijk|verschrikkelijk|belachelijk|schandalig|schande|onacceptabel|bagger|rotzooi|troep|zooi|oplichters|oplichting|boos|woedend|kwaad|pissig|geïrriteerd|irritant|ben het zat|haat|rampzalig|ramp|helpt niet|dat helpt niet|dit helpt niet|niet behulpzaam|je begrijpt me niet|u begrijpt me niet|je snapt het niet|fout|dat is fout|verkeerd|verkeerd antwoord|dat vroeg ik niet|tijdverspilling|wtf|flikker op|rot op',
    person:
      'mens|mensen|echt mens|echt persoon|persoon|medewerker|medewerkster|iemand|collega|agent|adviseur|operator|klantenservice|klantendienst|helpdesk|ondersteuning|support|team|jullie team|uw team|vertegenwoordiger|manager|chef|leidinggevende|live chat|specialist|consulent',
    reach:
      'ik|wil|wou|zou|graag|kan|mag|kunt|kun|u|je|mij|me|met|een|de|het|van|spreken|praten|chatten|contact|contacteren|opnemen|verbinden|verbind|doorverbinden|door|doorschakelen|bereiken|krijgen|nodig|heb|heeft|hebben|voor|naar|aan|is|er|hoe|liever|geen robot|geen bot|niet met een bot|echte|echt|bellen|geef|even|te|willen|vragen|uw|jullie',
    fill: 'ik|je|jij|u|jullie|het|dit|dat|deze|is|ben|bent|zijn|was|zo|heel|erg|echt|zeer|maar|te|allemaal|iedereen|alles|weer|nu|dan|daar|hier|alstublieft|alsjeblieft|aub|svp|en|oh|ach|eh|hm|nou|mensen|team|beste|lieve|meneer|mevrouw|wat|een|de|van|voor|ook|vandaag|nog|even|mij|me|toch|wel|gewoon|service|bedrijf|hoor|wat een|met',
  },
  pl: {
    hello:
      'cześć|czesc|hej|hejka|siema|witam|witajcie|witaj|dzień dobry|dobry wieczór|dobry|halo|elo|co słychać|jak się masz|jak leci|co tam|jest tam ktoś|jest ktoś|ktoś tam jest|miło poznać|serwus',
    thanks:
      'dziękuję|dziekuje|dzięki|dzieki|dzięki wielkie|wielkie dzięki|bardzo dziękuję|dziękuję bardzo|serdecznie dziękuję|stokrotne dzięki|za pomoc|za odpowiedź|za szybką odpowiedź|za wszystko|dziękuję za pomoc|wdzięczny|wdzięczna|dziena|dzięks|thx',
    bye: 'do widzenia|do zobaczenia|na razie|narazie|pa|pa pa|papa|żegnam|do usłyszenia|miłego dnia|miłego wieczoru|miłego weekendu|dobranoc|trzymaj się|do jutra|pozdrawiam|udanego dnia|nara|bye|cześć na razie',
    yes: 'tak|jasne|oczywiście|pewnie|no jasne|zgadza się|dokładnie|racja|no tak|tak proszę|tak poproszę|poproszę|chętnie|jak najbardziej|owszem|ta',
    no: 'nie|nie dziękuję|nie dzięki|nic|nic więcej|to wszystko|to tyle|nie teraz|nieważne|nie ważne|nie trzeba|niekoniecznie|żadne|żadna|żadne z tych|raczej nie|nope',
    fine: 'ok|okej|oki|w porządku|dobrze|dobra|super|świetnie|świetne|fajnie|doskonale|idealnie|znakomicie|bardzo dobrze|rozumiem|zrozumiałem|zrozumiałam|zrozumiano|jasne rozumiem|zgoda|spoko|git|działa|już działa|zadziałało|pomogło|to pomogło|rozwiązane|załatwione|pomocne|rewelacja|ekstra|haha|lol|ciekawe|cieszę się',
    wait: 'chwila|chwilka|chwilę|chwileczkę|chwilkę|moment|momencik|sekundę|sekunda|minutkę|minutę|czekaj|poczekaj|proszę czekać|proszę poczekać|proszę zaczekać|jedną chwilę|zaraz wracam|zaraz|już sprawdzam|sprawdzę|spróbuję|zobaczymy',
    about:
      'czy jesteś botem|czy jesteś robotem|czy jesteś człowiekiem|czy jesteś prawdziwy|jesteś botem|jesteś robotem|jesteś człowiekiem|czy to bot|czy to robot|to bot|rozmawiam z robotem|rozmawiam z botem|rozmawiam z człowiekiem|czy rozmawiam z robotem|czy rozmawiam z botem|czy rozmawiam z człowiekiem|kim jesteś|kto to|z kim rozmawiam|jak się nazywasz|jak masz na imię|co potrafisz|co umiesz|czy możesz mi pomóc|możesz mi pomóc|czy może mi pan pomóc|pomocy|pomoc|potrzebuję pomocy|mam pytanie|pytanie|mam problem|robot|bot|chatbot',
    upset:
      'kurwa|kurwy|cholera|cholerny|do cholery|gówno|do dupy|dupa|chuj|chujowe|chujowy|pierdol|pierdolę|spierdalaj|jebany|jebane|wkurwia|wkurzony|wkurzona|debil|debile|idiota|idioci|głupi|głupie|beznadzieja|beznadziejny|beznadziejne|beznadziejni|bezużyteczny|bezużyteczne|bezużyteczni|fatalny|fatalne|fatalnie|okropny|okropne|straszne|tragedia|masakra|porażka|żenada|żałosne|skandal|wstyd|hańba|śmieszne|niedopuszczalne|oszuści|oszustwo|złodzieje|zły|zła|wściekły|wściekła|mam dość|nienawidzę|nie pomaga|to nie pomaga|nie pomogło|nie rozumiesz|nic nie rozumiesz|błędna odpowiedź|źle|to nieprawda|nie o to pytałem|nie o to pytałam|strata czasu|szmelc|wtf',
    person:
      'człowiek|człowieka|człowiekiem|człowiekowi|osoba|osobę|osobą|żywa osoba|konsultant|konsultanta|konsultantem|konsultantka|konsultantką|agent|agenta|agentem|pracownik|pracownika|pracownikiem|ktoś|kogoś|kimś|doradca|doradcę|doradcą|operator|operatora|operatorem|obsługa klienta|obsługę klienta|obsługą klienta|obsługa|obsługą|wsparcie|pomoc techniczna|zespół|zespołem|przedstawiciel|przedstawicielem|kierownik|kierownikiem|kierownika|specjalista|specjalistą|czat na żywo|ludzie|ludźmi',
    reach:
      'chcę|chce|chciałbym|chciałabym|czy|mogę|moge|można|mógłbym|mogłabym|proszę|poproszę|porozmawiać|rozmawiać|pogadać|połączyć|połącz|połączenie|przełączyć|przełącz|skontaktować|się|kontakt|z|ze|do|na|mnie|mi|o|potrzebuję|jak|jest|jakiś|jakimś|prawdziwy|prawdziwym|prawdziwego|żywym|żywego|wolę|nie z botem|nie bot|nie botem|daj|dajcie|dać|zadzwonić|od|waszym|twoim|przekaż|przekazać',
    fill: 'ja|ty|pan|pani|wy|to|ten|ta|te|jest|jesteś|jesteście|są|tak bardzo|bardzo|naprawdę|po prostu|tylko|wszystko|wszystkim|wszystkich|serdecznie|wszyscy|znowu|teraz|tam|tu|tutaj|proszę|i|a|oh|och|no|hm|eee|drogi|państwo|państwu|panu|zespół|co|co za|jaki|jaka|jakie|wielkie|już|dzisiaj|dziś|mi|ci|cię|mnie|wam|wasz|wasza|firma|serwis|totalna|kompletnie|dla|za|z',
  },
  ar: {
    hello:
      'مرحبا|مرحبًا|مرحبا بكم|أهلا|اهلا|أهلا وسهلا|أهلين|هلا|هلو|هاي|السلام عليكم|السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|سلام|وعليكم السلام|صباح الخير|صباح النور|مساء الخير|مساء النور|كيف حالك|كيف الحال|كيفك|شلونك|إزيك|كيف حالكم|هل من أحد|هل يوجد أحد|في أحد|تحية طيبة|تحياتي لكم',
    thanks:
      'شكرا|شكرًا|شكرا لك|شكرا لكم|شكرا جزيلا|شكرا جزيلا لك|جزيل الشكر|ألف شكر|مشكور|مشكورين|متشكر|تسلم|يسلمو|أشكرك|أشكركم|ممتن|جزاك الله خيرا|بارك الله فيك|يعطيك العافية|على المساعدة|للمساعدة|على مساعدتك|على الرد|على كل شيء|كثيرا',
    bye: 'مع السلامة|إلى اللقاء|الى اللقاء|وداعا|باي|يوم سعيد|نهارك سعيد|ليلة سعيدة|تصبح على خير|تصبحون على خير|في أمان الله|أراك لاحقا|نراكم لاحقا|أتمنى لك يوما سعيدا|يومك سعيد|تحياتي|سلام عليكم مع السلامة',
    yes: 'نعم|أيوه|ايوه|أيوا|اي|إي|أجل|بلى|طبعا|بالطبع|بالتأكيد|أكيد|صح|صحيح|بالضبط|نعم من فضلك|تفضل|موافق',
    no: 'لا|كلا|لأ|لا شكرا|لا شيء|لا شيء آخر|هذا كل شيء|هذا كل ما في الأمر|ليس الآن|لا يهم|لا داعي|لا أحتاج|ليس حقا|ولا واحدة|لا حاجة',
    fine: 'تمام|حسنا|حسنًا|طيب|اوكي|أوكي|اوك|ok|ماشي|جيد|جيد جدا|ممتاز|رائع|عظيم|فهمت|مفهوم|واضح|عرفت|خلاص|زين|حلو|كويس|نجح|اشتغل|تم|تم الحل|يعمل الآن|هذا مفيد|مفيد|ساعدني|جميل|هههه|ههههه|مثير للاهتمام|على ما يرام',
    wait: 'لحظة|لحظة من فضلك|لحظة واحدة|دقيقة|دقيقة من فضلك|ثانية|انتظر|انتظري|انتظروا|استنى|سأعود|سأعود حالا|دعني أرى|سأحاول|سأجرب|سأتحقق|مهلا',
    about:
      'هل أنت روبوت|هل أنت بوت|هل أنت إنسان|هل أنت شخص حقيقي|هل أنت حقيقي|أنت روبوت|أنت بوت|انت روبوت|هل هذا روبوت|هل هذا بوت|هل أتحدث مع إنسان|هل أتحدث مع روبوت|هل أتحدث مع بوت|هل أتحدث مع شخص حقيقي|هل أتحدث إلى إنسان|هل أتكلم مع روبوت|هل أتكلم مع إنسان|من أنت|من انت|من معي|ما اسمك|مع من أتحدث|ماذا يمكنك أن تفعل|هل يمكنك مساعدتي|هل تستطيع مساعدتي|هل يمكنكم مساعدتي|ساعدني من فضلك|ساعدوني|مساعدة|أحتاج مساعدة|أحتاج إلى مساعدة|محتاج مساعدة|عندي سؤال|لدي سؤال|سؤال|عندي مشكلة|لدي مشكلة|روبوت|بوت',
    upset:
      'تبا|اللعنة|لعنة|خرا|زفت|حقير|غبي|أغبياء|غبية|أحمق|حمار|حمير|كلب|سيء|سيئة|سيئ|سيء جدا|سيئة جدا|فاشل|فاشلين|فاشلون|عديم الفائدة|عديمو الفائدة|عديمي الفائدة|بلا فائدة|بدون فائدة|لا فائدة|فظيع|رهيب|مقرف|قرف|سخيف|سخافة|مهزلة|عيب|عار|فضيحة|نصب|نصابين|نصابون|احتيال|حرامية|غاضب|غاضبة|زعلان|معصب|مستاء|طفح الكيل|مللت|أكرهكم|أكره|أسوأ|لم يساعد|لم يساعدني|هذا لا يساعد|لا يساعد|لا تفهم|أنت لا تفهم|أنتم لا تفهمون|خطأ|هذا خطأ|إجابة خاطئة|ليس هذا ما سألت عنه|مضيعة للوقت|غير مقبول',
    person:
      'شخص|شخصا|شخص حقيقي|إنسان|انسان|إنسانا|بشري|بشر|موظف|موظفا|موظفة|موظف خدمة العملاء|موظف الدعم|ممثل|ممثل خدمة العملاء|أحد|أحدهم|احد|مندوب|خدمة العملاء|الدعم|الدعم الفني|فريق الدعم|الفريق|فريقكم|مسؤول|المسؤول|مدير|المدير|عميل بشري|وكيل|مستشار|زميل|مختص|دردشة مباشرة',
    reach:
      'أريد|اريد|أود|ابغى|أبغى|عايز|عاوز|بدي|هل|يمكنني|يمكن|ممكن|أستطيع|التحدث|التكلم|أتحدث|أتكلم|اتكلم|أكلم|اكلم|الكلام|التواصل|أتواصل|الاتصال|حولني|حولوني|تحويلي|تحويل|وصلني|صلني|مع|إلى|الى|ب|من|في|أن|ان|أحتاج|احتاج|محتاج|لا أريد روبوت|ليس روبوت|حقيقي|حقيقية|خدمة|العملاء|كيف|مباشرة|إلي|لي|يرد|يساعدني|على',
    fill: 'أنا|انا|أنت|انت|أنتم|انتم|هو|هي|هذا|هذه|ذلك|إنه|إنها|جدا|حقا|فعلا|كل|كله|جميعا|للجميع|الجميع|الآن|هنا|هناك|من فضلك|من فضلكم|لو سمحت|لو سمحتم|رجاء|رجاءً|يا|أخي|اخي|أختي|صديقي|سيدي|و|لك|لكم|لي|كثير|مرة|أيضا|اليوم|والله|يعني|بس|خدمتكم|خدمة|الخدمة|شركة|ما|على',
  },
  he: {
    hello:
      'שלום|היי|הי|הלו|אהלן|אהלן וסהלן|בוקר טוב|בוקר אור|צהריים טובים|ערב טוב|מה נשמע|מה שלומך|מה שלומכם|מה קורה|מה המצב|יש מישהו|יש שם מישהו|יש כאן מישהו|שלום שלום|נעים מאוד|שלום וברכה|שבוע טוב',
    thanks:
      'תודה|תודה רבה|תודה לך|תודה לכם|המון תודה|הרבה תודה|אלף תודות|רוב תודות|תודות|מודה|מודה לך|אני מודה לך|אני מודה לכם|מעריך|מעריכה|על העזרה|על הכל|על התשובה|על המענה|תנקס|תודה ענקית',
    bye: 'להתראות|ביי|ביי ביי|יום טוב|יום נעים|ערב נעים|לילה טוב|שבת שלום|סופש נעים|סוף שבוע נעים|נתראה|שיהיה יום טוב|שיהיה לך יום טוב|המשך יום טוב|המשך יום נעים|כל טוב|יאללה ביי|נדבר',
    yes: 'כן|כן בבקשה|בטח|ברור|כמובן|בהחלט|נכון|בדיוק|כן תודה|אשמח|כן אשמח|יאפ|חיובי',
    no: 'לא|לא תודה|לא ממש|כלום|שום דבר|לא משהו אחר|זה הכל|זהו|זה הכול|לא עכשיו|לא משנה|עזוב|עזבי|עזבו|אין צורך|לא צריך|אף אחת|אף אחת מאלה|אף אחד מאלה|שלילי',
    fine: 'בסדר|בסדר גמור|אוקיי|אוקי|אוקי דוקי|ok|סבבה|אחלה|מעולה|מצוין|מצויין|נהדר|יופי|טוב|טוב מאוד|מושלם|הבנתי|מובן|ברור לי|קלטתי|עבד|עובד|זה עובד|זה עבד|עזר|עזר לי|זה עזר|נפתר|מועיל|מדהים|יפה|מגניב|חחח|חח|חחחח|מעניין|קיבלתי|הכל טוב|סגור',
    wait: 'רגע|רגע אחד|רגע בבקשה|רק רגע|שנייה|שניה|שנייה אחת|דקה|חכה|חכי|חכו|המתן|המתינו|נא להמתין|כבר חוזר|כבר חוזרת|בוא נראה|אני בודק|אני בודקת|אנסה|אני אנסה|תן לי רגע',
    about:
      'אתה בוט|אתה רובוט|את בוט|את רובוט|אתה אנושי|אתה בן אדם|את בן אדם|אתה אמיתי|האם אתה בוט|האם אתה רובוט|האם אתה אנושי|זה בוט|זה רובוט|האם זה בוט|אני מדבר עם רובוט|אני מדבר עם בוט|אני מדברת עם רובוט|אני מדברת עם בוט|אני מדבר עם בן אדם|האם אני מדבר עם בן אדם|מי אתה|מי את|מה אתה|עם מי אני מדבר|עם מי אני מדברת|איך קוראים לך|מה השם שלך|מה אתה יודע לעשות|אפשר עזרה|תוכל לעזור לי|תוכלי לעזור לי|אתה יכול לעזור לי|את יכולה לעזור לי|תעזור לי|עזרה|הצילו|אני צריך עזרה|אני צריכה עזרה|צריך עזרה|יש לי שאלה|שאלה|יש לי בעיה|רובוט|בוט',
    upset:
      'חרא|לעזאזל|פאק|זין|זונה|שיט|מניאק|מניאקים|דפוק|דפוקים|אידיוט|אידיוטים|טיפש|טיפשים|מטומטם|מטומטמים|מפגר|חסר תועלת|חסרי תועלת|לא שווה|לא שווה כלום|לא שווים|לא שווים כלום|גרוע|גרועים|נורא|נוראי|איום|מזעזע|בושה|ביזיון|בזיון|חרפה|מגוחך|בדיחה|לא מקובל|נוכלים|רמאים|גנבים|הונאה|עוקץ|כועס|כועסת|עצבני|עצבנית|מעצבן|נמאס|נמאס לי|שונא|זבל|לא עוזר|זה לא עוזר|לא עזר|זה לא עזר|אתה לא מבין|את לא מבינה|לא מבינים|טעות|זו טעות|תשובה לא נכונה|לא נכון|זה לא מה ששאלתי|לא מה ששאלתי|בזבוז זמן',
    person:
      'נציג|נציגה|נציג אנושי|נציג שירות|נציגת שירות|נציגי שירות|בן אדם|בנאדם|אדם|אנושי|אדם אמיתי|בן אדם אמיתי|מישהו|מישהי|עובד|מוקדן|מוקדנית|סוכן|שירות לקוחות|שירות|תמיכה|התמיכה|צוות|הצוות|צוות התמיכה|אחראי|מנהל|מנהלת|יועץ|טכנאי|אנשים|צאט חי|אדם חי',
    reach:
      'אני|רוצה|מבקש|מבקשת|אפשר|האם|אוכל|יכול|יכולה|לדבר|לשוחח|להתכתב|להתקשר|ליצור|קשר|לחבר|חבר|תחבר|תחברי|חברו|תחברו|להעביר|תעביר|תעבירו|העבר|אותי|עם|אל|ל|ב|של|צריך|צריכה|לי|יש|איך|מעדיף|מעדיפה|לא בוט|לא רובוט|אמיתי|אמיתית|לקבל|מענה|שיחה|תן|תנו|שירות|להגיע',
    fill: 'אני|אתה|את|אתם|הוא|היא|זה|זו|זאת|כל|כך|מאוד|ממש|באמת|פשוט|רק|לכולם|כולם|לכם|לך|לי|עוד|שוב|עכשיו|אז|שם|כאן|פה|בבקשה|נא|ו|אה|אוי|נו|אמ|צוות|יקר|יקרים|אדוני|גברת|חבר|חברים|איזה|מה|איזו|של|עם|גם|היום|וביי|ותודה|השירות|החברה|אחי',
  },
  ja: {
    hello:
      'こんにちは|こんにちわ|こんばんは|こんばんわ|おはよう|おはようございます|はじめまして|初めまして|もしもし|やあ|どうも|ハロー|お世話になります|お世話になっております|お疲れ様です|お疲れさまです|お元気ですか|元気ですか|元気|誰かいますか|どなたかいますか|すみません|すいません|ごめんください|よろしくお願いします|よろしくお願いいたします|よろしくおねがいします|よろしく|宜しくお願いします|失礼いたします',
    thanks:
      'ありがとう|ありがとうございます|ありがとうございました|どうもありがとう|どうもありがとうございます|どうもありがとうございました|有難うございます|有り難うございます|感謝|感謝します|感謝です|助かります|助かりました|助かった|サンキュー|あざす|あざっす|恐れ入ります|おおきに|お世話になりました|大変助かりました',
    bye: 'さようなら|さよなら|またね|じゃあね|じゃね|ではまた|それでは|それではまた|バイバイ|ばいばい|失礼します|では失礼します|失礼しました|おやすみなさい|おやすみ|お疲れ様でした|お疲れさまでした|また今度|また後で|またお願いします|また来ます|良い一日を|よい一日を',
    yes: 'はい|ええ|うん|そうです|そうですね|そう|その通りです|その通り|お願いします|おねがいします|もちろん|もちろんです|はいそうです|ぜひ|是非|是非お願いします|正解|イエス',
    no: 'いいえ|いえ|いや|ううん|結構です|けっこうです|いりません|要りません|不要です|不要|特にありません|特にないです|特に無いです|ありません|ないです|もう大丈夫です|以上です|それだけです|それで全部です|やめておきます|違います|ちがいます|いえ大丈夫です|いいえ大丈夫です|どれでもない|どれも違います|ノー',
    fine: 'わかりました|分かりました|わかった|分かった|了解|了解です|了解しました|りょうかい|承知しました|承知いたしました|大丈夫|大丈夫です|なるほど|なるほどです|なるほどですね|オッケー|オーケー|ok|okです|いいです|いいですね|良かった|よかった|良かったです|よかったです|すごい|素晴らしい|最高|完璧|完璧です|いいね|解決しました|解決です|解決した|できました|出来ました|できた|直りました|治りました|動きました|うまくいきました|上手くいきました|理解しました|納得です|納得しました|そうなんですね|そうですか|へえ|ふむ|面白い',
    wait: '少々お待ちください|少しお待ちください|お待ちください|ちょっと待って|ちょっと待ってください|待って|待ってください|少し待って|少し待ってください|少々お待ち下さい|ちょっとお待ちください|確認します|確認してみます|試してみます|やってみます|見てみます|あとで|後で',
    about:
      'あなたはロボットですか|あなたはボットですか|あなたは人間ですか|あなたはaiですか|ロボットですか|ボットですか|人間ですか|aiですか|これはボットですか|人ですか|本物の人ですか|ロボット|ボット|チャットボット|あなたは誰|あなたは誰ですか|誰ですか|どなたですか|お名前は|名前は|何ができますか|なにができますか|何ができるの|助けて|助けてください|たすけて|ヘルプ|困っています|困ってます|質問があります|質問です|質問|聞きたいことがあります|質問してもいいですか|相談したいです|問題があります',
    upset:
      'ふざけるな|ふざけんな|くそ|クソ|糞|ばか|バカ|馬鹿|あほ|アホ|ばかやろう|死ね|最悪|最低|ひどい|酷い|ひどすぎる|役に立たない|役立たず|役に立ちません|使えない|使えません|全然使えない|全然役に立たない|意味がない|意味ない|意味不明|むかつく|ムカつく|腹が立つ|怒っています|怒ってる|いい加減にしろ|いい加減にして|うざい|ウザい|詐欺|泥棒|信じられない|ありえない|あり得ない|話にならない|分かってない|わかってない|違うでしょ|間違ってる|間違っています|答えになっていない|答えになってない|時間の無駄|ゴミ|つまらない|いらいらする|イライラする|がっかり|残念です|不満です',
    person:
      '人間|人間の|人|人の|生身の人間|オペレーター|オペレータ|担当者|担当の方|担当|係の人|係の方|スタッフ|誰か|だれか|どなたか|サポート|カスタマーサポート|カスタマーサービス|エージェント|責任者|上司|店員|有人|有人チャット|有人対応|社員|従業員|相談員|専門家|電話',
    reach:
      'と話したい|と話したいです|と話したいのですが|と話せますか|と話す|と話がしたい|と話がしたいです|と直接話したい|とチャットしたい|とチャットしたいです|とお話ししたい|とお話ししたいです|に話したい|につないで|につないでください|につなげて|につなげてください|に繋いで|に繋いでください|に繋げてください|に代わって|に代わってください|にかわって|に変わって|に変わってください|をお願いします|をおねがいします|お願いします|を呼んで|を呼んでください|に連絡したい|に連絡したいです|に聞きたい|に相談したい|に相談したいです|と連絡を取りたい|と連絡が取りたい|はいますか|いますか|に対応してほしい|対応してください|対応をお願いします|対応|で話したい|がいい|を出して|を出してください|希望|希望です|直接|本物の|の|と|に|を|は|サポート|話したい|話したいです|話せますか|ください|できますか|が|です|方|チーム|会社',
    fill: 'です|ます|ね|よ|な|だ|ですか|ますか|でした|は|が|を|に|の|も|と|で|本当に|ほんとうに|とても|すごく|すごい|あの|えっと|ええと|うーん|まあ|では|じゃあ|では|それでは|ああ|おお|あ|お|皆さん|みなさん|これ|それ|全然|もう|また|どうぞ|ください|今日は|ちょっと|まったく|全く|こ|この|その|サービス|会社|なんて|って',
  },
};
