import type { Result } from '@helpdesk/sdk/contract/operations';
import { readKey } from '../../../data/cache.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

/** The color of a new organization. */
const defaultColor = '#3B82F6';
const mostSamples = 3;

type Kept = Result<'organization.firstSteps'>;
export type StepName = Exclude<keyof Kept, 'isPutAway' | 'samples' | 'sites'> | 'branding';
export type Step = { name: StepName; title: string; hint: string; action: string };

const steps: readonly Step[] = [
  {
    name: 'chat',
    title: m.steps.addLiveChatToYourSite,
    hint: m.steps.completesWhenYourSiteLoadsIt,
    action: m.steps.getInstallCode,
  },
  {
    name: 'form',
    title: m.steps.putAFormOnYourSite,
    hint: m.steps.completesWhenYourSiteLoadsIt,
    action: m.steps.getInstallCode,
  },
  {
    name: 'branding',
    title: m.steps.makeItYours,
    hint: m.steps.yourLogoAndColorOnForms,
    action: m.steps.setUpBranding,
  },
  {
    name: 'article',
    title: m.steps.publishYourFirstArticle,
    hint: m.steps.answerCommonQuestionsBeforeThey,
    action: m.steps.writeAnArticle,
  },
  {
    name: 'team',
    title: m.steps.inviteYourTeam,
    hint: m.steps.newTicketsAndChatsGoTo,
    action: m.steps.invite,
  },
  {
    name: 'mail',
    title: m.steps.connectYourSupportAddress,
    hint: m.steps.emailToItBecomesTickets,
    action: m.steps.setUpEmail,
  },
];

/** Returns the progress of an organization's setup, and whether it's so new that the dashboard shows nothing else. */
export function useSetUp(isAsked: boolean) {
  const read = useRead('organization.firstSteps', undefined, { enabled: isAsked });
  const kept = read.data;
  const isOpen = kept !== undefined && !kept.isPutAway;
  const own = useRead('organization.get', undefined, { enabled: isAsked && isOpen });
  const counts = useRead('dashboard.counts', undefined, { enabled: isAsked });
  const samples = kept?.samples ?? 0;
  const open = counts.data?.tickets;
  const mayBeNew = isOpen && open !== undefined && open <= samples;
  const stats = useRead('tickets.stats', undefined, { enabled: isAsked && mayBeNew });
  const organization = own.data?.organization;
  const hasBrand = Boolean(
    organization && (organization.logoUrl || organization.primaryColor !== defaultColor),
  );
  const isDone = (name: StepName) => (name === 'branding' ? hasBrand : Boolean(kept?.[name]));
  const all = steps.map((step) => ({
    ...step,
    isDone: isDone(step.name),
    /** The host of the site that last loaded the chat or the form, for those steps. */
    seenOn: step.name === 'chat' || step.name === 'form' ? kept?.sites[step.name]?.lastHost : null,
  }));
  const count = all.filter((step) => step.isDone).length;
  const isLeft = isOpen && !own.isLoading && count < all.length;
  const isKnown = !read.isLoading && !counts.isLoading && !stats.isLoading && !own.isLoading;
  return {
    steps: all,
    count,
    /** Whether there are steps left that weren't dismissed. */
    isLeft,
    /** The number of sample tickets. */
    samples,
    /** Whether there are no tickets yet except samples. */
    isNew: isLeft && mayBeNew && stats.data !== undefined && stats.data.total <= samples,
    /** Whether `isNew` is still unknown. More open tickets than samples settle it early. */
    isPending: isAsked && (open ?? 0) <= mostSamples && !isKnown,
  };
}

export type SetUp = ReturnType<typeof useSetUp>;

/** Hides the steps from all admins; the toast can undo it. */
export function useDismiss() {
  const replaces = () => readKey('organization.firstSteps');
  const back = useWrite('organization.updateFirstSteps', {
    failed: m.steps.failedToShowTheFirstSteps,
    replaces,
  });
  return useWrite('organization.updateFirstSteps', {
    done: () => ({
      title: m.steps.firstStepsDismissed,
      undo: () => back.write({ isPutAway: false }),
    }),
    failed: m.steps.failedToDismissTheFirstSteps,
    replaces,
  });
}
