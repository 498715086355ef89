import { isEmailAddress, normalizeEmail } from '@helpdesk/sdk/rules/email';
import {
  NotificationPreferencesInput,
  ProfileInput,
  Timestamp,
} from '@helpdesk/sdk/schema/operations';
import { newId, now } from '../../../database/ids.ts';
import type { Loader } from '../../../database/types.ts';
import { linesName, peopleFile } from '../archive/manifest.ts';
import type { PersonLine } from '../archive/person.ts';
import { accountOf, isUser } from './read/here.ts';
import { damaged } from './refused.ts';

/** The accounts of an archive's people on this server. */
export interface People {
  /** Account IDs by the IDs in the archive. */
  ids: ReadonlyMap<string, string>;
  /** How many already had an account. */
  known: number;
}

const idOf = /^[\w-]{1,64}$/;
const longest = 500;

/** Finds the accounts of members by email address, and creates missing ones without a password. */
export async function findPeople(loader: Loader, lines: AsyncIterable<unknown>): Promise<People> {
  const ids = new Map<string, string>();
  let known = 0;
  let line = 0;
  for await (const said of lines) {
    line += 1;
    const place = `${linesName(peopleFile)}, line ${line}`;
    const person = personOf(said, place);
    if (ids.has(person.id)) throw damaged('it lists a person twice', place);
    const found =
      person.email === null ? undefined : await accountOf(loader.directory, person.email);
    if (found) {
      known += 1;
      ids.set(person.id, found.id);
      // A person who has not confirmed the address may not own it.
      if (found.email_unconfirmed_since !== null) await loader.disownUser(found.id);
    } else ids.set(person.id, await makeAccount(loader, person));
  }
  return { ids, known };
}

function personOf(said: unknown, place: string): PersonLine {
  const { id, email, firstName, lastName, profileImageUrl } = (said ?? {}) as PersonLine;
  const isText = (text: unknown) => typeof text === 'string' && text.length <= longest;
  const isWhole =
    typeof id === 'string' &&
    idOf.test(id) &&
    isText(firstName) &&
    isText(lastName) &&
    (email === null || (isText(email) && isEmailAddress(email))) &&
    (profileImageUrl === null || (isText(profileImageUrl) && isPicture.test(profileImageUrl)));
  if (!isWhole) throw damaged('a person has a missing or invalid field', place);
  return said as PersonLine;
}

const isPicture = /^(https?:\/\/|\/)[^\s"'<>]*$/;

async function makeAccount(loader: Loader, person: PersonLine): Promise<string> {
  const id = (await isUser(loader.directory, person.id)) ? newId() : person.id;
  const { notificationPreferences } = NotificationPreferencesInput.shape;
  const preferences = notificationPreferences.safeParse(person.notificationPreferences);
  const undo = ProfileInput.shape.undoSendSeconds.safeParse(person.undoSendSeconds);
  await loader.insertUser({
    id,
    // Former members only have a name; emails to this address go nowhere.
    email:
      person.email === null ? `${id.toLowerCase()}@former.invalid` : normalizeEmail(person.email),
    first_name: person.firstName,
    last_name: person.lastName,
    password_hash: null,
    profile_image_url: person.profileImageUrl,
    notification_preferences: preferences.data ?? {},
    undo_send_seconds: undo.data ?? 10,
    created_at: Timestamp.safeParse(person.createdAt).data ?? now(),
    // They confirm it with the link for choosing a password.
    email_unconfirmed_since: now(),
  });
  return id;
}
