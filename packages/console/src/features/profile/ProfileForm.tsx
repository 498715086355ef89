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

/** Name and email address: read, edited, saved. */
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
      title: 'Profile Updated',
      text:
        pendingEmail && pendingEmail === email?.toLowerCase()
          ? `We mailed a link to ${pendingEmail}. Open it, and the address is yours.`
          : 'Your profile has been updated.',
    }),
    failed: (error) => ({
      title: 'Update Failed',
      text: serverMessage(error, 'Failed to update profile. Please try again.'),
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
        title="Personal information"
        actions={
          !isEditing && (
            <Button icon={<Pencil />} onClick={edit}>
              Edit
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
            <Field label="First Name" error={errors.firstName?.message}>
              <Input {...field('firstName')} autoComplete="given-name" />
            </Field>
            <Field label="Last Name" error={errors.lastName?.message}>
              <Input {...field('lastName')} autoComplete="family-name" />
            </Field>
            <Field
              label="Email"
              error={errors.email?.message}
              hint="A new address counts once you open the link that we mail there."
              className="sm:col-span-2"
            >
              <Input {...field('email')} type="email" autoComplete="email" />
            </Field>
            <div className="flex justify-end gap-2 sm:col-span-2">
              <Button onClick={() => setIsEditing(false)}>Cancel</Button>
              <Button type="submit" variant="primary" busy={busy}>
                Save Changes
              </Button>
            </div>
          </form>
        ) : (
          <dl className="grid gap-4 text-sm sm:grid-cols-2">
            <Fact term="First Name" text={values.firstName} />
            <Fact term="Last Name" text={values.lastName} />
            <Fact term="Email" text={values.email} />
            {user.pendingEmail && (
              <Fact term="New Email (not confirmed)" text={user.pendingEmail} />
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
