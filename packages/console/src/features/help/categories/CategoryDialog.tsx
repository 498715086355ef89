import type { Schema } from '@helpdesk/sdk/contract/operations';
import { slugOf } from '@helpdesk/sdk/rules/slug';
import { HelpCategoryInput } from '@helpdesk/sdk/schema/operations';
import { useRef } from 'react';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { refusalCode, serverMessage, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { readsOfCategories } from '../reads.ts';

type CategoryDialogProps = {
  /** null creates a new one. */
  category: Schema<'HelpCategory'> | null;
  onClose: () => void;
};

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const form = useContractForm(HelpCategoryInput, {
    defaults: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
    },
  });
  const { field, errors, setValue, getValues, clearErrors } = form;
  /** The slug of a new one follows its name until it is edited. */
  const isFollowing = useRef(category === null);

  const whenDone = {
    refresh: readsOfCategories,
    onDone: onClose,
    onFailed: (error: Error) => {
      if (refusalCode(error) === 'slug_taken')
        form.setError('slug', { message: serverMessage(error, '') });
      else form.showRefusals(error);
    },
  };
  const create = useWrite('helpCategories.create', {
    done: 'Category created successfully',
    failed: 'Failed to create category',
    repeatable: true,
    ...whenDone,
  });
  const update = useWrite('helpCategories.update', {
    done: 'Category updated successfully',
    failed: 'Failed to update category',
    ...whenDone,
  });

  const name = field('name');
  const slug = field('slug');
  return (
    <FormDialog
      title={category ? 'Edit Category' : 'New Category'}
      submit={category ? 'Save Changes' : 'Create Category'}
      busy={create.busy || update.busy}
      onSubmit={form.handleSubmit((values) =>
        category ? update.write({ id: category.id, ...values }) : create.write(values),
      )}
      onClose={onClose}
    >
      <Field label="Name" required error={errors.name?.message}>
        <Input
          {...name}
          onChange={async (event) => {
            await name.onChange(event);
            if (!isFollowing.current) return;
            setValue('slug', slugOf(event.target.value));
            clearErrors('slug');
          }}
          maxLength={100}
          autoComplete="off"
          data-autofocus=""
          placeholder="Getting started"
        />
      </Field>
      <Field
        label="Slug"
        required
        error={errors.slug?.message}
        hint="A part of the category's address"
      >
        <Input
          {...slug}
          onChange={async (event) => {
            await slug.onChange(event);
            isFollowing.current = category === null && event.target.value === '';
          }}
          onBlur={async (event) => {
            setValue('slug', slugOf(getValues('slug')));
            await slug.onBlur(event);
          }}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
        />
      </Field>
      <Field label="Description (optional)" error={errors.description?.message}>
        <Textarea {...field('description')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
