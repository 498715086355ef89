import type { Result } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { readKey } from '../../../data/cache.ts';
import { useHasPage } from '../../../data/has-page.ts';
import { openOverlay } from '../../../data/overlay.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';

type Steps = Result<'organization.firstSteps'>;
type Step = {
  name: Exclude<keyof Steps, 'isPutAway'>;
  title: string;
  hint: string;
  action: string;
  to?: string;
  search?: object;
};

const steps: readonly Step[] = [
  {
    name: 'form',
    title: 'Put a form on your site',
    hint: 'Done once a page of your own site has shown it.',
    action: 'Choose a form',
    to: '/contact-forms',
  },
  {
    name: 'chat',
    title: 'Add live chat',
    hint: 'Done once a page of your own site has shown it.',
    action: 'Set up live chat',
    to: '/live-chat',
  },
  {
    name: 'article',
    title: 'Publish your first article',
    hint: 'What is asked most, answered before it is asked.',
    action: 'Write an article',
    to: '/help-center',
    search: { new: '1' },
  },
  {
    name: 'team',
    title: 'Invite your team',
    hint: 'Tickets and chats are shared among those who are online.',
    action: 'Invite',
  },
  {
    name: 'mail',
    title: 'Send mail from your own address',
    hint: 'By your mail server or Google Workspace.',
    action: 'Set up email',
    to: '/settings',
    search: { tab: 'email' },
  },
];

/** What a new organization does first; the server sees what is done, until an admin puts the list away. */
export function FirstSteps() {
  const { data } = useRead('organization.firstSteps');
  const replaces = () => readKey('organization.firstSteps');
  const back = useWrite('organization.updateFirstSteps', {
    failed: 'Failed to bring the first steps back',
    replaces,
  });
  const away = useWrite('organization.updateFirstSteps', {
    done: () => ({
      title: 'First steps put away',
      undo: () => back.write({ isPutAway: false }),
    }),
    failed: 'Failed to put the first steps away',
    replaces,
  });
  if (!data || data.isPutAway) return null;
  const count = steps.filter(({ name }) => data[name]).length;
  return (
    <Card>
      <CardHeader
        title="First steps"
        subtitle={
          count === steps.length ? 'All of them are taken.' : `${count} of ${steps.length} taken`
        }
        actions={
          <Button
            variant="ghost"
            size="sm"
            busy={away.busy}
            onClick={() => away.write({ isPutAway: true })}
          >
            Put away
          </Button>
        }
      />
      <ul aria-label="First steps" className="divide-y">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} isDone={data[step.name]} />
        ))}
      </ul>
    </Card>
  );
}

function StepRow({ step, isDone }: { step: Step; isDone: boolean }) {
  const { title, hint } = step;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
      ) : (
        <CircleDashed aria-hidden="true" className="size-5 shrink-0 text-faint-foreground" />
      )}
      <div className="min-w-0 flex-1 basis-48">
        <p className={isDone ? 'text-sm text-muted-foreground' : 'text-sm font-medium'}>
          {title}
          <span className="sr-only">{isDone ? ', done' : ', to do'}</span>
        </p>
        {!isDone && <p className="text-xs text-muted-foreground">{hint}</p>}
      </div>
      {!isDone && <StepAction step={step} />}
    </li>
  );
}

function StepAction({ step: { action, to, search } }: { step: Step }): ReactNode {
  const hasPage = useHasPage();
  if (!to) {
    return (
      <Button size="sm" onClick={() => openOverlay('invite')}>
        {action}
      </Button>
    );
  }
  if (!hasPage(to)) return null;
  return (
    <Link to={to} search={search as never} className={buttonClass('secondary', 'sm')}>
      {action}
    </Link>
  );
}
