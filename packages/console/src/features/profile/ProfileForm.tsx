import { ProfileInput } from '@helpdesk/sdk/schema/operations';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import m from './messages.yaml';

/** Shows and edits the user's name and email address. */
export function ProfileForm() {
  const { user } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const values = {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
  };
  const { field, errors, handleSubmit, showRefusals, reset } = useContractForm(ProfileInput, {
    defaults: values,
  });
  const { write, busy } = useWrite('profile.update', {
    done: ({ pendingEmail }, { email }) => ({
      title: m.profileForm.profileUpdated,
      text:
        pendingEmail && pendingEmail === email?.toLowerCase()
          ? m.profileForm.weMailedALinkToOpen({ pendingEmail })
          : m.profileForm.yourProfileHasBeenUpdated,
    }),
    failed: (error) => ({
      title: m.profileForm.updateFailed,
      text: serverMessage(error, m.profileForm.failedToUpdateProfilePleaseTry),
    }),
    refresh: ['auth.user'],
    onDone: () => setIsEditing(false),
    onFailed: showRefusals,
  });

  function edit() {
    reset(values);
    setIsEditing(true);
  }

  return (
    <Card>
      <CardHeader
        title={m.profileForm.personalInformation}
        actions={
          !isEditing && (
            <Button icon={<Pencil />} onClick={edit}>
              {m.profileForm.edit}
            </Button>
          )
        }
      />
      <CardBody>
        {isEditing ? (
          <form
            noValidate
            onSubmit={handleSubmit((input) => write(input))}
            className="grid gap-4 sm:grid-cols-2"
          >
            <Field label={m.profileForm.firstName} error={errors.firstName?.message}>
              <Input {...field('firstName')} autoComplete="given-name" />
            </Field>
            <Field label={m.profileForm.lastName} error={errors.lastName?.message}>
              <Input {...field('lastName')} autoComplete="family-name" />
            </Field>
            <Field
              label={m.profileForm.email}
              error={errors.email?.message}
              hint={m.profileForm.aNewAddressCountsOnceYou}
              className="sm:col-span-2"
            >
              <Input {...field('email')} type="email" autoComplete="email" />
            </Field>
            <div className="flex justify-end gap-2 sm:col-span-2">
              <Button onClick={() => setIsEditing(false)}>{m.profileForm.cancel}</Button>
              <Button type="submit" variant="primary" busy={busy}>
                {m.profileForm.saveChanges}
              </Button>
            </div>
          </form>
        ) : (
          <dl className="grid gap-4 text-sm sm:grid-cols-2">
            <Fact term={m.profileForm.firstName} text={values.firstName} />
            <Fact term={m.profileForm.lastName} text={values.lastName} />
            <Fact term={m.profileForm.email} text={values.email} />
            {user.pendingEmail && (
              <Fact term={m.profileForm.newEmailNotConfirmed} text={user.pendingEmail} />
            )}
          </dl>
        )}
      </CardBody>
    </Card>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{term}</dt>
      <dd className="font-medium wrap-anywhere">{text || '–'}</dd>
    </div>
  );
}
