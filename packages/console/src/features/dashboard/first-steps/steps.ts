import type { Result } from '@helpdesk/sdk/contract/operations';
import { readKey } from '../../../data/cache.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

/** As a new organization has it. */
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

/** How far an organization is, and whether it is so new that there is nothing but its set-up. */
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
    /** On which host a site of theirs has shown it last, if that is what the step is about. */
    seenOn: step.name === 'chat' || step.name === 'form' ? kept?.sites[step.name]?.lastHost : null,
  }));
  const count = all.filter((step) => step.isDone).length;
  const isLeft = isOpen && !own.isLoading && count < all.length;
  const isKnown = !read.isLoading && !counts.isLoading && !stats.isLoading && !own.isLoading;
  return {
    steps: all,
    count,
    /** Whether steps are left, and nobody has dismissed them. */
    isLeft,
    /** How many sample tickets there are. */
    samples,
    /** Whether there are no tickets yet, apart from samples. */
    isNew: isLeft && mayBeNew && stats.data !== undefined && stats.data.total <= samples,
    /** Whether that is not known yet; more open tickets than samples are enough to know. */
    isPending: isAsked && (open ?? 0) <= mostSamples && !isKnown,
  };
}

export type SetUp = ReturnType<typeof useSetUp>;

/** Hides the steps from all admins, with a way back. */
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
