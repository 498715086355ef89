import { Refusal } from '../refusal.ts';

/** The refusal of calls to an organization that is closed and will be deleted. */
export const organizationClosed = (deletesAt: string) =>
  new Refusal(
    403,
    `This organization is closed and will be deleted on ${deletesAt.slice(0, 10)}. Until then, an admin can reopen it`,
    'organization_closed',
  );
