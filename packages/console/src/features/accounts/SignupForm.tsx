import { SignupInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useEntrance } from './use-entrance.ts';

type SignupFormProps = {
  /** The token of the invitation, if there is a valid one. */
  token?: string;
  /** The invited address, which cannot be changed. */
  email?: string;
  /** From a sign-up link of the operator. */
  code?: string;
};

export function SignupForm({ token, email, code }: SignupFormProps) {
  const enter = useEntrance();
  const [refusal, setRefusal] = useState('');
  const { field, errors, handleSubmit, showRefusals } = useContractForm(SignupInput, {
    defaults: {
      firstName: '',
      lastName: '',
      email: email ?? '',
      password: '',
      confirmPassword: '',
      organizationName: token ? undefined : '',
      invitationToken: token ?? code,
    },
    check: ({ organizationName }) =>
      token || organizationName?.trim()
        ? {}
        : { organizationName: 'Organization name is required' },
  });
  const { write, busy } = useWrite('auth.signup', {
    onDone: enter,
    onFailed: (error) => {
      if (!showRefusals(error))
        setRefusal(serverMessage(error, 'Signing up did not work. Please try again.'));
    },
  });

  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {refusal && <Banner>{refusal}</Banner>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <Input {...field('firstName')} autoComplete="given-name" autoFocus />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...field('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <Input
          {...field('email')}
          type="email"
          autoComplete="username"
          readOnly={email !== undefined}
        />
      </Field>
      <Field label="Password" error={errors.password?.message} hint="At least 6 characters">
        <Input {...field('password')} type="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <Input {...field('confirmPassword')} type="password" autoComplete="new-password" />
      </Field>
      {!token && (
        <Field label="Organization name" error={errors.organizationName?.message}>
          <Input {...field('organizationName')} autoComplete="organization" />
        </Field>
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
        {token ? 'Join' : 'Create account'}
      </Button>
    </form>
  );
}
