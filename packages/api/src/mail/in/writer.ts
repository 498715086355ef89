import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isEmailAddress, normalizeEmail } from '@helpdesk/sdk/rules/email';
import { isDeliverable, oneLine } from '../sending/address.ts';
import { personInForm } from './form-fields.ts';
import { type Mailbox, mailboxesIn } from './mailboxes.ts';
import { domainOf } from './sender-check.ts';
import type { ParsedMail } from './thread.ts';
import { wholeText } from './words.ts';

/** The header or rule that decided who the requester is. */
export type DecidedBy = Schema<'MailPeople'>['decidedBy'];

/** The person who wrote an email, no matter who sent it. */
export interface Writer {
  email: string;
  name: string | null;
  decidedBy: DecidedBy;
}

interface Around {
  /** The envelope sender; null when unknown. */
  envelopeFrom: string | null;
  /** Whether this organization receives or sends with an address. */
  isOurs: (email: string) => boolean;
}

/** Returns the people named in an email, by header. */
export function namedIn(mail: ParsedMail, { envelopeFrom }: Pick<Around, 'envelopeFrom'>) {
  const all = (...names: string[]) =>
    names.flatMap((name) =>
      mail.headers
        .filter(({ key }) => key === name)
        .slice(0, 5)
        .flatMap(({ value }) => mailboxesIn(value))
        .flatMap(asPerson),
    );
  return {
    from: (mail.from ? asPerson(mail.from) : []).slice(0, 1),
    original_from: [
      ...all('x-original-from', 'x-original-sender'),
      ...asPerson({ address: wrappedIn(mail, envelopeFrom) ?? '', name: '' }),
    ],
    reply_to: all('reply-to').slice(0, 5),
    cc: mail.recipients.flatMap(asPerson),
    sender: all('sender').slice(0, 1),
    // Without any of these headers, it isn't an email but bytes from a mail server.
    envelope: mail.headers.some(({ key }) => ['subject', 'date', 'message-id'].includes(key))
      ? asPerson({ address: envelopeFrom ?? '', name: '' })
      : [],
  };
}

interface Person {
  email: string;
  name: string | null;
}

/** Returns a mailbox with its normalized address; empty if it can't be answered. */
function asPerson({ address, name }: Mailbox): Person[] {
  const email = normalizeEmail(address.trim());
  if (!isEmailAddress(email) || !isDeliverable(email)) return [];
  const plain = oneLine(name, 200)
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/[\s,;]+$/, '')
    .trim();
  return [{ email, name: plain && plain.toLowerCase() !== email ? plain : null }];
}

/**
 * Decides who wrote: the person in From, unless From is a list, a group or an address of ours that forwards emails, or a form that names
 * the person in Reply-To. Null if no one can be answered.
 */
export function writerOf(mail: ParsedMail, around: Around): Writer | null {
  const named = namedIn(mail, around);
  const [from] = named.from;
  // An invalid address in From isn't replaced, because it may hide the sender on purpose.
  if (!from && mail.from?.address.includes('@')) return null;
  const lists = listAddresses(mail, around.envelopeFrom);
  const isWrapped = wrappedIn(mail, around.envelopeFrom) !== null;
  const isHandedOn = (email: string) => lists.has(email) || around.isOurs(email);
  const isOther = ({ email }: Person) => email !== from?.email && !isHandedOn(email);
  const to = mailboxesIn(mail.headers.find(({ key }) => key === 'to')?.value ?? '').flatMap(
    asPerson,
  );
  // A list that shows nowhere else; a form may also write to the person who fills it in.
  const isOnlyRecipient = ({ email }: Person) => to.length === 1 && to[0]?.email === email;
  const isAnswered = (one: Person) =>
    isOther(one) &&
    !(from && (isMachine(one.email) || (isOnlyRecipient(one) && !isMachine(from.email))));
  const replyTo = named.reply_to.find(isAnswered);

  if (from && (isHandedOn(from.email) || isWrapped || isSentToItself(from, named.cc, replyTo))) {
    const name = nameBefore(from.name);
    const original = named.original_from.find(isOther);
    const person =
      (original && {
        ...named.reply_to.find(isSame(original)),
        ...original,
        by: 'original_from' as const,
      }) ??
      (replyTo && { ...replyTo, by: 'reply_to' as const });
    // A list whose answers go to the list itself names the writer in Cc.
    const copied = named.cc.find((one) => isOther(one) && one.name !== null && one.name === name);
    const found = person ?? (copied && { ...copied, by: 'cc' as const });
    if (found) {
      const known = [...named.original_from, ...named.reply_to].find(
        (one) => one.email === found.email && one.name,
      );
      return {
        email: found.email,
        name: nameBefore(found.name) ?? known?.name ?? name,
        decidedBy: found.by,
      };
    }
    const [filler] = formPerson(wholeText(mail), from.email, around);
    return filler ? { ...filler, decidedBy: 'form' } : { ...from, decidedBy: 'from' };
  }
  if (from && replyTo && !named.reply_to.some(isSame(from))) {
    return {
      email: replyTo.email,
      name: replyTo.name ?? nameFor(replyTo.email, from),
      decidedBy: 'reply_to',
    };
  }
  if (from) {
    const [person] = isMachine(from.email) ? formPerson(wholeText(mail), from.email, around) : [];
    return person ? { ...person, decidedBy: 'form' } : { ...from, decidedBy: 'from' };
  }
  for (const by of ['reply_to', 'sender', 'envelope'] as const) {
    const person = named[by].find(({ email }) => !isHandedOn(email) && !isMachine(email));
    if (person) return { ...person, name: person.name ?? nameOnly(mail), decidedBy: by };
  }
  return null;
}

/**
 * Returns the name in From if it is that of the person in Reply-To, too: some forms put the name of who fills them in into From, others
 * that of the website.
 */
function nameFor(email: string, from: Person): string | null {
  const name = nameBefore(from.name);
  if (name === null) return null;
  if (isNameOf(name, email)) return name;
  const isWebsite =
    isMachine(from.email) ||
    roles.test(from.email) ||
    (isNameOf(name, domainOf(from.email)) && !isNameOf(name, from.email));
  return isWebsite ? null : name;
}

/** Returns the person whom the text of a form names: not an address of the form's own domain, as in a footer. */
export const formPerson = (text: string, from: string, { isOurs }: Pick<Around, 'isOurs'>) => {
  const person = personInForm(
    text,
    (email) => domainOf(email) !== domainOf(from) && !isOurs(email) && !isMachine(email),
  );
  return person ? asPerson(person) : [];
};

/** Addresses of an organization, not of a person. */
const roles =
  /^(?:info|contact|kontakt|contacto|contatti?|contato|web(?:site|master|shop)?|site|shop|store|sales|service|support|office|hello|hallo|mail|admin|team|orders?|bookings?|anfragen?|leads?)@/;

/** Checks whether an address contains a word of a name. */
const isNameOf = (name: string, email: string) =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) =>
    email.replace(/@.*/, '').includes(word),
  );

const isSame =
  ({ email }: Person) =>
  (other: Person) =>
    other.email === email;

const nameOnly = (mail: ParsedMail) => {
  const value = mail.headers.find(({ key }) => key === 'from')?.value ?? '';
  return oneLine(value.replace(/["<>]/g, ''), 200) || null;
};

/** Returns "Otto Berg" for "'Otto Berg' via Support", as groups and lists write it. */
function nameBefore(name: string | null): string | null {
  if (name === null) return null;
  const before =
    /^(.{1,150}?)\s+(?:(?:via|per|über|par|por|tramite|przez|через|経由)\s+\S|\(by way of\s).{0,100}$/i.exec(
      name,
    )?.[1] ?? name;
  const plain = before.replace(/^['"]+|['"]+$/g, '').trim();
  return plain === '' || plain.includes('@') ? null : plain;
}

/** Detects a group whose own address is in both From and To, as Google writes it. */
function isSentToItself(from: Person, cc: readonly Person[], replyTo: Person | undefined): boolean {
  const isVia = /\svia\s/i.test(from.name ?? '');
  return replyTo !== undefined && isVia && cc.some(isSame(from));
}

/** Returns the address that a list has written into one of its own: `otto=visitor.example@lists.example`. */
function wrappedIn(mail: ParsedMail, envelopeFrom: string | null): string | null {
  const [, local, domain, own] =
    /^([^=@\s]+)=([^=@\s]+)@([^@\s]+)$/.exec(normalizeEmail(mail.from?.address ?? '')) ?? [];
  const isOfList = [...listAddresses(mail, envelopeFrom)].some((one) => {
    const domain = domainOf(one);
    return domain === own || domain.endsWith(`.${own}`);
  });
  return own && isOfList ? `${local}@${domain}` : null;
}

/** Returns the addresses of the lists and groups that an email came through. */
function listAddresses({ headers }: ParsedMail, envelopeFrom: string | null): Set<string> {
  const values = (name: string) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value.slice(0, 2_000));
  const found = [
    ...values('list-post').flatMap((value) => value.match(/(?<=mailto:)[^\s<>?,]+/gi) ?? []),
    ...values('mailing-list').flatMap(
      (value) => /\blist\s+([^\s;]+@[^\s;]+)/i.exec(value)?.[1] ?? [],
    ),
    ...values('x-mailing-list').flatMap((value) =>
      mailboxesIn(value).map(({ address }) => address),
    ),
    ...values('x-beenthere'),
    ...values('list-id').flatMap(listIdAddresses),
    ...[envelopeFrom ?? '', ...values('sender')].flatMap((one) => listOfSender(one) ?? []),
  ];
  return new Set(found.map((address) => normalizeEmail(address.trim())));
}

/** Returns the address of the list that sends as `owner-kettles@lists.example`, `kettles-bounces@` or the like; null for none. */
export function listOfSender(sender: string): string | null {
  const [, owned, listed, domain] =
    /(?:^|[\s<])(?:owner-([^\s<>@]+)|([^\s<>@]+?)-(?:owner|request|(?:bounces|return-\d)[^\s<>@]*))@([^\s<>@]+)/i.exec(
      sender.slice(0, 1_000),
    ) ?? [];
  const local = owned ?? listed;
  return local ? normalizeEmail(`${local}@${domain}`) : null;
}

/** Converts `<support.acme.example.org>` to the list address support@acme.example.org. */
function listIdAddresses(value: string): string[] {
  const id = /<([^<>\s]+)>/.exec(value)?.[1] ?? '';
  const dot = id.indexOf('.');
  return dot > 0 ? [`${id.slice(0, dot)}@${id.slice(dot + 1)}`] : [];
}

const machines = new RegExp(
  `^(?:${[
    'mailer[._-]?daemon|mail[._-]?daemon|mdaemon|daemon|post[._-]?master|hostmaster|listserv|majordomo',
    'mail[._-]?delivery[._-]?(?:sub)?system|microsoftexchange[0-9a-f]*|mailer|auto[._-]?mailer|robot|bot|nobody',
    '(?:do[._-]?)?not?[._-]?reply|(?:do[._-]?)?not?[._-]?respond|reply[._-]?not|unattended',
    'ne[._-]?pas[._-]?repondre|(?:bitte[._-]?)?nicht[._-]?antworten|keine[._-]?antwort|no[._-]?(?:respond(?:er|a|as|ais)|contest(?:ar|e))|nao[._-]?respond(?:a|er)',
    'non[._-]?rispond(?:ere|a|ete)|svara[._-]?(?:inte|ej)|svar[._-]?ikke|ikke[._-]?(?:be)?svar|ingen[._-]?svar|(?:ala|ei)[._-]?vasta(?:a|usta|uksia)',
    'nie[._-]?odpowiada[jc]|neodpovid(?:at|ejte)|neodpoved(?:at|ajte)|ne[._-]?valaszolj(?:on)?|(?:yanitla|cevapla)mayin(?:iz)?|geen[._-]?antwoord|niet[._-]?(?:be)?antwoorden|ne?[._-]?otvechaite',
    'bounces?|wordpress|www-data|apache|nginx|root|cron|nagios|zabbix|icinga|monit|backup|system',
    'auto[._-]?(?:reply|responder|mail|confirm)?|automation|notifications?|notify|alerts?|monitor(?:ing)?|uptime|jenkins|gitlab|firewall',
    '(?:e[._-]?)?news(?:letters?)?|mailings?|announce(?:ments?)?|anonymous|www|httpd|dmarc[a-z._-]*|quarantine',
    '(?:web|contact-?)?forms?|formmail(?:er)?|form[._-]?submissions?|kontaktformular',
    'scan(?:ner|s)?|scan[._-]?to[._-]?(?:e?mail)|copier|printer|mfp|fax(?:server|gateway)?|voice[._-]?mail|pbx',
  ].join('|')})(?:[+_-].*)?@`,
  'i',
);

/** Checks whether an address belongs to a program, so no one reads email to it. */
export const isMachine = (email: string): boolean =>
  machines.test(email) ||
  /[_-]bounces?(\+.*)?@|^bounces?[+._-]|^[\d.]{20,}@|(?:^|[._+-])(?:no|do[._-]?not)[._-]?reply(?:[._+-]|\d*@)|no-?reply@|[._-](alerts?|notifications?|mailer)@/i.test(
    email,
  ) ||
  listOfSender(email) !== null;
