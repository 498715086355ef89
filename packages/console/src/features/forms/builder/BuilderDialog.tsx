import { useBlocker } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { StaleForm } from '../StaleForm.tsx';
import { BuilderPanes } from './BuilderPanes.tsx';
import type { ContactForm } from './draft.ts';
import { type BuilderHook, useBuilder } from './use-builder.ts';

type BuilderDialogProps = {
  /** The form to edit; absent to create one. */
  item?: ContactForm;
  onClose: () => void;
};

/** Creates or edits a form, full screen. Closing with unsaved changes asks first. */
export default function BuilderDialog({ item, onClose }: BuilderDialogProps) {
  const form = item ?? null;
  const titleId = useId();
  const builder = useBuilder(form, onClose);
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => builder.isDirty,
    enableBeforeUnload: () => builder.isDirty,
    withResolver: true,
  });
  const close = () => (builder.isDirty ? setAsking(true) : onClose());

  function save() {
    if (!builder.save()) focusFirstWrong();
  }

  return (
    <Modal
      labelledBy={titleId}
      onClose={close}
      closesOutside={false}
      className="m-auto flex h-dvh w-full animate-fade flex-col bg-background lg:h-[calc(100dvh-2rem)] lg:w-[calc(100vw-2rem)] lg:max-w-7xl lg:rounded-xl lg:shadow-overlay"
    >
      <header className="flex shrink-0 items-center gap-4 border-b bg-card px-4 py-3 sm:px-5">
        <h2 id={titleId} className="mr-auto min-w-0 truncate text-lg font-semibold">
          {form ? m.builderDialog.editContactForm : m.builderDialog.createContactForm}
        </h2>
        <IconButton label={m.builderDialog.close} onClick={close} className="order-1 -mr-1.5">
          <X />
        </IconButton>
        <Switch
          label={<span className="max-sm:sr-only">{m.builderDialog.active}</span>}
          checked={builder.builder.draft.isActive}
          onChange={(isActive) => builder.act({ do: 'edit', part: { isActive } })}
        />
        <Button variant="primary" busy={builder.busy} onClick={save}>
          {form ? m.builderDialog.saveChanges : m.builderDialog.createForm}
        </Button>
      </header>
      {builder.isStale ? (
        <StaleForm className="mx-4 mt-4 sm:mx-5" />
      ) : (
        builder.isRestored && builder.isDirty && <Restored builder={builder} />
      )}
      <BuilderPanes builder={builder} form={form} />
      <ConfirmDialog
        open={asking || blocker.status === 'blocked'}
        title={m.builderDialog.discardUnsavedChanges}
        text={m.builderDialog.whatYouHaveChangedInThis}
        confirm={m.builderDialog.discardChanges}
        onConfirm={() => {
          builder.forget();
          if (blocker.status === 'blocked') blocker.proceed();
          else onClose();
        }}
        onClose={() => {
          blocker.reset?.();
          setAsking(false);
        }}
      />
    </Modal>
  );
}

function Restored({ builder }: { builder: BuilderHook }) {
  return (
    <Banner tone="info" className="mx-4 mt-4 sm:mx-5">
      {m.builderDialog.yourUnsavedChangesAreBack}{' '}
      {builder.isOutdated && `${m.builderDialog.savedSince} `}
      <button
        type="button"
        className="font-medium text-primary-text underline-offset-2 hover:underline"
        onClick={builder.startOver}
      >
        {m.builderDialog.startOver}
      </button>
    </Banner>
  );
}

function focusFirstWrong() {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
  );
}
