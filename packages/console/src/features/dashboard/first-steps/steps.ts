import type { Result } from '@helpdesk/sdk/contract/operations';
import { readKey } from '../../../data/cache.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';

/** As a new organization has it. */
const defaultColor = '#3B82F6';

type Kept = Result<'organization.firstSteps'>;
export type StepName = Exclude<keyof Kept, 'isPutAway'> | 'branding';
export type Step = { name: StepName; title: string; hint: string; action: string };

const steps: readonly Step[] = [
  {
    name: 'chat',
    title: 'Add live chat to your site',
    hint: 'Completes when your site loads it.',
    action: 'Get install code',
  },
  {
    name: 'form',
    title: 'Put a form on your site',
    hint: 'Completes when your site loads it.',
    action: 'Get install code',
  },
  {
    name: 'branding',
    title: 'Make it yours',
    hint: 'Your logo and color on forms, chats, emails and the help center.',
    action: 'Set up branding',
  },
  {
    name: 'article',
    title: 'Publish your first article',
    hint: 'Answer common questions before they become tickets.',
    action: 'Write an article',
  },
  {
    name: 'team',
    title: 'Invite your team',
    hint: 'New tickets and chats go to colleagues who are online.',
    action: 'Invite',
  },
  {
    name: 'mail',
    title: 'Send mail from your own address',
    hint: 'Connect your mail server or Google Workspace.',
    action: 'Set up email',
  },
];

/** How far an organization is, and whether it is so new that there is nothing but its set-up. */
export function useSetUp(isAsked: boolean) {
  const read = useRead('organization.firstSteps', undefined, { enabled: isAsked });
  const kept = read.data;
  const isOpen = kept !== undefined && !kept.isPutAway;
  const own = useRead('organization.get', undefined, { enabled: isAsked && isOpen });
  const counts = useRead('dashboard.counts', undefined, { enabled: isAsked });
  const mayBeNew = isOpen && counts.data?.tickets === 0;
  const stats = useRead('tickets.stats', undefined, { enabled: isAsked && mayBeNew });
  const organization = own.data?.organization;
  const hasBrand = Boolean(
    organization && (organization.logoUrl || organization.primaryColor !== defaultColor),
  );
  const isDone = (name: StepName) => (name === 'branding' ? hasBrand : Boolean(kept?.[name]));
  const all = steps.map((step) => ({ ...step, isDone: isDone(step.name) }));
  const count = all.filter((step) => step.isDone).length;
  const isLeft = isOpen && !own.isLoading && count < all.length;
  const isKnown = !read.isLoading && !counts.isLoading && !stats.isLoading && !own.isLoading;
  return {
    steps: all,
    count,
    /** Whether steps are left, and nobody has dismissed them. */
    isLeft,
    /** Whether there are no tickets yet. */
    isNew: isLeft && mayBeNew && stats.data?.total === 0,
    /** Whether that is not known yet; open tickets are enough to know. */
    isPending: isAsked && !counts.data?.tickets && !isKnown,
  };
}

export type SetUp = ReturnType<typeof useSetUp>;

/** Hides the steps from all admins, with a way back. */
export function useDismiss() {
  const replaces = () => readKey('organization.firstSteps');
  const back = useWrite('organization.updateFirstSteps', {
    failed: 'Failed to show the first steps again',
    replaces,
  });
  return useWrite('organization.updateFirstSteps', {
    done: () => ({
      title: 'First steps dismissed',
      undo: () => back.write({ isPutAway: false }),
    }),
    failed: 'Failed to dismiss the first steps',
    replaces,
  });
}
