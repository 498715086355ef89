/** Providers that deliver several domains to the same mailbox. */
const domains: readonly (readonly string[])[] = [
  ['gmail.com', 'googlemail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['proton.me', 'protonmail.com', 'pm.me'],
  ['yandex.ru', 'ya.ru', 'yandex.com'],
];

/** Checks whether two addresses belong to the same mailbox, as vera@googlemail.com and vera@gmail.com do. */
export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxOf(one) === mailboxOf(other);

function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [known] = domains.find((all) => all.includes(domain)) ?? [];
  const local = email.slice(0, at).toLowerCase();
  if (known === undefined) return `${local}@${domain}`;
  const [name = ''] = local.split('+');
  // Gmail ignores dots.
  return `${known === 'gmail.com' ? name.replaceAll('.', '') : name}@${known}`;
}
