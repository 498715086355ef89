import { SignupInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import m from './messages.yaml';
import { useEntrance } from './use-entrance.ts';

type SignupFormProps = {
  /** The token of the invitation, if there is a valid one. */
  token?: string;
  /** The invited address, which cannot be changed. */
  email?: string;
  /** The code from a sign-up link of the operator. */
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
        : { organizationName: m.signupForm.organizationNameIsRequired },
  });
  const { write, busy } = useWrite('auth.signup', {
    onDone: enter,
    onFailed: (error) => {
      if (!showRefusals(error))
        setRefusal(serverMessage(error, m.signupForm.signingUpDidNotWorkPlease));
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
        <Field label={m.signupForm.firstName} error={errors.firstName?.message}>
          <Input {...field('firstName')} autoComplete="given-name" autoFocus />
        </Field>
        <Field label={m.signupForm.lastName} error={errors.lastName?.message}>
          <Input {...field('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label={m.signupForm.email} error={errors.email?.message}>
        <Input
          {...field('email')}
          type="email"
          autoComplete="username"
          readOnly={email !== undefined}
        />
      </Field>
      <Field
        label={m.signupForm.password}
        error={errors.password?.message}
        hint={m.signupForm.atLeast6Characters}
      >
        <Input {...field('password')} type="password" autoComplete="new-password" />
      </Field>
      <Field label={m.signupForm.confirmPassword} error={errors.confirmPassword?.message}>
        <Input {...field('confirmPassword')} type="password" autoComplete="new-password" />
      </Field>
      {!token && (
        <Field label={m.signupForm.organizationName} error={errors.organizationName?.message}>
          <Input {...field('organizationName')} autoComplete="organization" />
        </Field>
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
        {token ? m.signupForm.join : m.signupForm.createAccount}
      </Button>
    </form>
  );
}
