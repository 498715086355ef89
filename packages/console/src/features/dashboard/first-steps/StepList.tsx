import { CircleCheck, CircleDashed } from 'lucide-react';
import { Suspense, useState } from 'react';
import { openOverlay } from '../../../data/overlay.ts';
import { Button } from '../../../ui/Button.tsx';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';
import type { SetUp, StepName } from './steps.ts';

const InstallSheet = later(async () => (await import('./InstallSheet.tsx')).default);
const ArticleSheet = later(async () => (await import('./ArticleSheet.tsx')).default);

/** The steps. Each opens a sheet or a dialog over the list. */
export function StepList({ steps }: Pick<SetUp, 'steps'>) {
  const [open, setOpen] = useState<StepName | null>(null);
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const close = () => setOpen(null);
  return (
    <>
      <ul aria-label={m.stepList.firstSteps} className="divide-y">
        {steps.map((step) => (
          <li key={step.name} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5">
            {step.isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-5 shrink-0 text-faint-foreground" />
            )}
            <div className="min-w-0 flex-1 basis-48">
              <p className={step.isDone ? 'text-sm text-muted-foreground' : 'text-sm font-medium'}>
                {step.title}
                <span className="sr-only">{step.isDone ? m.stepList.done : m.stepList.toDo}</span>
              </p>
              {!step.isDone && <p className="text-xs text-muted-foreground">{step.hint}</p>}
              {step.isDone && step.seenOn && (
                <p className="text-xs break-words text-muted-foreground">
                  {m.stepList.seenOn({ host: step.seenOn })}
                </p>
              )}
            </div>
            {!step.isDone && (
              <div className="max-sm:w-full max-sm:pl-8">
                <StepAction step={step} isNext={step.name === next} onOpen={setOpen} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {(open === 'chat' || open === 'form') && <InstallSheet feature={open} onClose={close} />}
        {open === 'article' && <ArticleSheet onClose={close} />}
      </Suspense>
    </>
  );
}

type StepActionProps = {
  step: SetUp['steps'][number];
  /** Whether it's the next step to do, which gets the primary button. */
  isNext: boolean;
  onOpen: (name: StepName) => void;
};

function StepAction({ step: { name, action }, isNext, onOpen }: StepActionProps) {
  const variant = isNext ? 'primary' : 'secondary';
  const open = () => {
    if (name === 'team') openOverlay('invite');
    else if (name === 'branding') openOverlay('branding');
    else if (name === 'mail') openOverlay('support-address');
    else onOpen(name);
  };
  return (
    <Button size="sm" variant={variant} aria-haspopup="dialog" onClick={open}>
      {action}
    </Button>
  );
}
