import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { useContractForm } from '../../data/use-contract-form.ts';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { addressSuffix, type Organization } from './brand-values.ts';
import m from './messages.yaml';

type NamesCardProps = {
  form: ReturnType<typeof useContractForm<Schema<'BrandingInput'>>>;
  organization: Organization;
};

/** The organization's display name, subdomain and mail name. */
export function NamesCard({ form, organization }: NamesCardProps) {
  const { field, errors } = form;
  return (
    <Card>
      <CardHeader
        title={m.namesCard.organization}
        subtitle={m.namesCard.whatYouAreCalledAndWhere}
      />
      <CardBody className="flex flex-col gap-5">
        <Field label={m.namesCard.organizationName} required error={errors.name?.message}>
          <Input {...field('name')} autoComplete="organization" />
        </Field>
        <Field
          label={m.namesCard.subdomain}
          required
          error={errors.subdomain?.message}
          hint={m.namesCard.n3To20LowercaseLettersNumbers}
        >
          <SubdomainInput {...field('subdomain')} suffix={addressSuffix(organization.subdomain)} />
        </Field>
        <Field
          label={m.namesCard.emailFrom}
          error={errors.emailFrom?.message}
          hint={m.namesCard.whereAnswersToYourMailGo}
        >
          <Input
            {...field('emailFrom')}
            type="email"
            autoComplete="off"
            placeholder="support@example.com"
          />
        </Field>
      </CardBody>
    </Card>
  );
}

/** A text field with a fixed suffix. */
function SubdomainInput({ suffix, ...rest }: React.ComponentProps<'input'> & { suffix: string }) {
  return (
    <span className="flex">
      <Input
        {...rest}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="min-w-0 rounded-r-none font-mono"
      />
      <span className="flex max-w-[60%] shrink-0 items-center rounded-r-md border border-l-0 border-border-strong bg-muted px-2.5 font-mono text-sm text-muted-foreground">
        <span className="truncate">{suffix}</span>
      </span>
    </span>
  );
}
