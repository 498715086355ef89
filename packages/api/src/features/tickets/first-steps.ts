import { actorOf } from '../../auth/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { putFirstStepsAway, readFirstSteps } from '../organization/store/first-steps.ts';
import { addSamples, removeSamples } from './store/samples.ts';

/** What can be changed of an organization's first steps: sample tickets are among them. */
export const firstSteps: Pick<Handlers<'organization'>, 'updateFirstSteps'> = {
  updateFirstSteps: async ({ org, member, body: { isPutAway, hasSamples } }) => {
    if (isPutAway !== undefined) await putFirstStepsAway(org, isPutAway);
    if (hasSamples === true) await addSamples(org, actorOf(member));
    if (hasSamples === false) await removeSamples(org, actorOf(member));
    return readFirstSteps(org);
  },
};
