import { initials } from '@helpdesk/sdk/rules/names';

/** The initials of a person in the pictures. */
export function initialsOf(name: string): string {
  const [firstName, lastName] = name.split(' ');
  return initials({ firstName, lastName });
}
