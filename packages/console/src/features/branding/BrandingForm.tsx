import type { Result } from '@helpdesk/sdk/contract/operations';
import { BrandingInput } from '@helpdesk/sdk/schema/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { readKey } from '../../data/cache.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { useLeaveQuestion } from '../../data/use-leave-question.ts';
import { useWrite } from '../../data/use-write.ts';
import { cx } from '../../ui/cx.ts';
import { SaveBar } from '../../ui/SaveBar.tsx';
import { AddressQuestion } from './AddressQuestion.tsx';
import { BrandGuidelines } from './BrandGuidelines.tsx';
import { type BrandValues, changesOf, type Organization, valuesOf } from './brand-values.ts';
import { ColorCard } from './ColorCard.tsx';
import { LogoCard } from './LogoCard.tsx';
import m from './messages.yaml';
import { NamesCard } from './NamesCard.tsx';
import { Preview } from './Preview.tsx';
import { useMove } from './use-move.ts';

type BrandingFormProps = {
  organization: Organization;
  /** Called with whether there are unsaved changes, if closing the form would lose them. */
  onDirty?: (isDirty: boolean) => void;
};

/** The branding form with a live preview. */
export function BrandingForm({ organization, onDirty }: BrandingFormProps) {
  const client = useQueryClient();
  const saved = valuesOf(organization);
  const form = useContractForm(BrandingInput, { defaults: saved });
  const { handleSubmit, reset, getValues, setValue, clearErrors, errors } = form;
  const values = { ...saved, ...form.watch() } as BrandValues;
  const changes = changesOf(saved, values);
  const isDirty = Object.keys(changes).length > 0;
  const [isAsking, setIsAsking] = useState(false);
  const move = useMove(organization.subdomain);
  const id = useId();

  const { write, busy } = useWrite('organization.updateBranding', {
    done: m.brandingForm.brandingUpdated,
    failed: m.brandingForm.failedToUpdateBranding,
    replaces: () => readKey('organization.settings'),
    refresh: (_, input) => (move.isNeeded(input.subdomain) ? [] : stale),
    onDone: (result, input) => {
      setIsAsking(false);
      reset(valuesOf(result));
      if (move.isNeeded(input.subdomain)) return move.to(result.subdomain);
      client.setQueryData<Answer>(
        readKey('organization.get'),
        (before) => before && { ...before, organization: result },
      );
    },
    onFailed: (error) => {
      setIsAsking(false);
      if (form.showRefusals(error)) focusFirstWrong(id);
    },
  });

  const isUnsaved = isDirty && !move.isMoving;
  useEffect(() => onDirty?.(isUnsaved), [isUnsaved, onDirty]);
  const question = useLeaveQuestion(isUnsaved && !busy);

  // Changes by others are shown, except in fields that have been edited here.
  const incoming = JSON.stringify(saved);
  const known = useRef(saved);
  useEffect(() => {
    const next = JSON.parse(incoming) as BrandValues;
    for (const [name, value] of Object.entries(changesOf(known.current, next))) {
      const field = name as keyof BrandValues;
      if (getValues(field) === known.current[field]) setValue(field, value);
    }
    known.current = next;
  }, [incoming, getValues, setValue]);

  function edit(name: 'primaryColor' | 'logoUrl', value: string) {
    clearErrors(name);
    setValue(name, value, { shouldDirty: true });
  }

  const save = handleSubmit(
    () => (changes.subdomain === undefined ? write(changes) : setIsAsking(true)),
    () => focusFirstWrong(id),
  );

  return (
    <form
      id={id}
      noValidate
      onSubmit={save}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="flex flex-col gap-5">
        <NamesCard form={form} organization={organization} />
        <LogoCard
          name={values.name}
          logoUrl={values.logoUrl}
          sentence={errors.logoUrl?.message}
          onChange={(logoUrl) => edit('logoUrl', logoUrl)}
        />
        <ColorCard
          color={values.primaryColor}
          sentence={errors.primaryColor?.message}
          onChange={(color) => edit('primaryColor', color)}
        />
        <BrandGuidelines />
      </div>
      <Preview saved={saved} values={values} />
      <SaveBar
        isDirty={isUnsaved}
        busy={busy || move.isMoving}
        onReset={() => reset(saved)}
        question={question}
        loss={m.brandingForm.whatYouHaveChangedInYour}
        className={cx(
          'rounded-xl border bg-raised lg:col-span-2',
          isUnsaved && 'sticky bottom-3 shadow-raised',
        )}
      />
      <AddressQuestion
        open={isAsking}
        before={organization.subdomain}
        after={values.subdomain}
        busy={busy}
        onConfirm={() => write(changes)}
        onClose={() => setIsAsking(false)}
      />
    </form>
  );
}

type Answer = Result<'organization.get'>;

const stale = ['auth.user', 'organization.get', 'publicOrganization.get'] as const;

function focusFirstWrong(formId: string) {
  requestAnimationFrame(() =>
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
}
