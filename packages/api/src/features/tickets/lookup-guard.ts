import { countOf, countUp, day, hour, type Tally } from '../../auth/store/tallies.ts';
import type { Org } from '../../database/types.ts';

const failed = 'lookup.failed';
const maxAnHour = 50;
const maxADay = 200;
/** Wrong pairs per address or number, by any caller. */
const maxOfSubject = 10;

const perHour: Tally = { what: `${failed}.hour`, subject: '', span: hour };
const perDay: Tally = { what: failed, subject: '', span: day };
const ofEmail = (email: string): Tally => ({ what: `${failed}.email`, subject: email, span: day });
const ofNumber = (number: string): Tally => ({
  what: `${failed}.number`,
  subject: number,
  span: day,
});

/** Checks whether there were too many wrong pairs in this hour, the previous hour or today, or for this address or number. */
export async function isUnderAttack(org: Org, email: string, number: string): Promise<boolean> {
  return (
    (await countOf(org, perHour)) >= maxAnHour ||
    (await countOf(org, perHour, 1)) >= maxAnHour ||
    (await countOf(org, perDay)) >= maxADay ||
    (await countOf(org, ofEmail(email))) >= maxOfSubject ||
    (await countOf(org, ofNumber(number))) >= maxOfSubject
  );
}

export function noteWrongPair(org: Org, email: string, number: string): Promise<void> {
  return org.write(async (tx) => {
    for (const tally of [perHour, perDay, ofEmail(email), ofNumber(number)]) {
      await countUp(tx, tally);
    }
  });
}
