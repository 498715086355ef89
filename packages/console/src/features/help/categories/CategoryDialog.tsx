import type { Schema } from '@helpdesk/sdk/contract/operations';
import { slugOf } from '@helpdesk/sdk/rules/slug';
import { HelpCategoryInput, HelpIcon } from '@helpdesk/sdk/schema/operations';
import { lazy, Suspense, useRef, useState } from 'react';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { refusalCode, serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import m from '../messages.yaml';
import { readsOfCategories } from '../reads.ts';

const CategoryNames = lazy(() => import('./CategoryNames.tsx'));

const iconNames: Record<Schema<'HelpIcon'>, string> = {
  bell: m.categoryDialog.bell,
  book: m.categoryDialog.book,
  calendar: m.categoryDialog.calendar,
  card: m.categoryDialog.paymentCard,
  chat: m.categoryDialog.chat,
  clock: m.categoryDialog.clock,
  code: m.categoryDialog.code,
  gear: m.categoryDialog.settings,
  gift: m.categoryDialog.gift,
  globe: m.categoryDialog.globe,
  home: 'Home',
  lock: m.categoryDialog.lock,
  phone: m.categoryDialog.phone,
  rocket: m.categoryDialog.rocket,
  shield: m.categoryDialog.security,
  star: m.categoryDialog.star,
  truck: m.categoryDialog.delivery,
  user: m.categoryDialog.account,
  users: m.categoryDialog.people,
};

type CategoryDialogProps = {
  /** The category; null to create one. */
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
  const { data: others = [] } = useRead('helpCategories.list');
  const [parentId, setParentId] = useState(category?.parentId ?? '');
  const [icon, setIcon] = useState<string>(category?.icon ?? '');
  const [isInternal, setIsInternal] = useState(category?.isInternal ?? false);
  const [translations, setTranslations] = useState(category?.translations ?? []);
  const [isTranslating, setIsTranslating] = useState(false);
  const hasParts = others.some((one) => category && one.parentId === category.id);
  const parents = others.filter((one) => one.parentId === null && one.id !== category?.id);
  /** A new category's slug follows its name until it's edited. */
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
    done: m.categoryDialog.categoryCreatedSuccessfully,
    failed: m.categoryDialog.failedToCreateCategory,
    repeatable: true,
    ...whenDone,
  });
  const update = useWrite('helpCategories.update', {
    done: m.categoryDialog.categoryUpdatedSuccessfully,
    failed: m.categoryDialog.failedToUpdateCategory,
    ...whenDone,
  });

  const name = field('name');
  const slug = field('slug');
  return (
    <FormDialog
      title={category ? m.categoryDialog.editCategory : m.categoryDialog.newCategory}
      submit={category ? m.categoryDialog.saveChanges : m.categoryDialog.createCategory}
      busy={create.busy || update.busy}
      onSubmit={form.handleSubmit((typed) => {
        const values = {
          ...typed,
          parentId: parentId || null,
          icon: (icon || null) as Schema<'HelpIcon'> | null,
          isInternal,
          translations: translations.filter(({ name }) => name.trim()),
        };
        if (category) update.write({ id: category.id, ...values });
        else create.write(values);
      })}
      onClose={onClose}
    >
      <Field label={m.categoryDialog.name} required error={errors.name?.message}>
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
          placeholder={m.categoryDialog.gettingStarted}
        />
      </Field>
      <Field
        label={m.categoryDialog.slug}
        required
        error={errors.slug?.message}
        hint={m.categoryDialog.aPartOfTheCategorysAddress}
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
      <Field label={m.categoryDialog.descriptionOptional} error={errors.description?.message}>
        <Textarea {...field('description')} rows={2} maxLength={500} />
      </Field>
      <Switch
        label={m.categoryDialog.internal}
        hint={m.categoryDialog.onlyYourTeamSeesItIts}
        checked={isInternal}
        onChange={setIsInternal}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.categoryDialog.icon}>
          <Select
            value={icon}
            onChange={(event) => setIcon(event.target.value)}
            options={[
              { value: '', label: m.categoryDialog.default },
              ...HelpIcon.options.map((value) => ({ value, label: iconNames[value] })),
            ]}
          />
        </Field>
        <Field
          label={m.categoryDialog.partOf}
          hint={hasParts ? m.categoryDialog.aCategoryWithSubcategoriesStaysAt : undefined}
        >
          <Select
            value={parentId}
            disabled={hasParts}
            onChange={(event) => setParentId(event.target.value)}
            options={[
              { value: '', label: m.categoryDialog.noCategory },
              ...parents.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      </div>
      {isTranslating ? (
        <Suspense>
          <CategoryNames translations={translations} onChange={setTranslations} />
        </Suspense>
      ) : (
        <Button size="sm" className="self-start" onClick={() => setIsTranslating(true)}>
          {m.categoryDialog.translate}
        </Button>
      )}
    </FormDialog>
  );
}
