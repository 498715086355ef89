import { actorOf } from '../../auth/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { dismissFirstSteps, readFirstSteps } from '../organization/store/first-steps.ts';
import { addSamples, removeSamples } from './store/import/samples.ts';

/** The operation that updates an organization's first steps, including sample tickets. */
export const firstSteps: Pick<Handlers<'organization'>, 'updateFirstSteps'> = {
  updateFirstSteps: async ({ org, member, body: { isPutAway, hasSamples } }) => {
    await org.write(async (tx) => {
      if (isPutAway !== undefined) await dismissFirstSteps(tx, isPutAway);
      if (hasSamples === true) await addSamples(tx, actorOf(member));
      if (hasSamples === false) await removeSamples(tx, actorOf(member));
    });
    return readFirstSteps(org);
  },
};
