import { countOf, countUp, hour, type Tally } from '../../auth/store/tallies.ts';
import type { Tx } from '../../database/types.ts';
import { domainOf } from './sender-check.ts';

/** More new tickets from one domain within an hour come from a program that changes its address. */
export const maxPerDomain = 20;

/** Email providers with so many unrelated users that they must not share a limit. */
const shared =
  /(^|\.)(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|mail|proton|protonmail|pm|zoho|yandex|qq|163|126|naver|daum|orange|wanadoo|free|sfr|laposte|libero|virgilio|tin|alice|wp|o2|onet|interia|seznam|centrum|abv|rambler|bk|list|inbox|fastmail|hey|comcast|verizon|att|btinternet|sky|ziggo|kpnmail|telenet|skynet|bluewin|terra|uol|bol|telia|tutanota|tuta|mailbox|posteo)\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** Checks whether unrelated people have addresses at a domain. */
export const isShared = (domain: string): boolean => shared.test(domain);

/** Checks whether a new ticket of this address gets a confirmation, and counts it. */
export async function mayConfirm(tx: Tx, email: string): Promise<boolean> {
  const domain = domainOf(email);
  if (isShared(domain)) return true;
  const tally: Tally = { what: 'mail confirmed', subject: domain, span: hour };
  if ((await countOf(tx, tally)) >= maxPerDomain) return false;
  await countUp(tx, tally);
  return true;
}
