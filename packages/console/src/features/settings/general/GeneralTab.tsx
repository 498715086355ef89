import { hoursRefusal } from '@helpdesk/sdk/rules/business-hours';
import { GeneralSettingsInput } from '@helpdesk/sdk/schema/operations';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { SettingsSaveBar } from '../SettingsSaveBar.tsx';
import { type Settings, settingsKey, type TabProps } from '../settings.ts';
import { HoursFields } from './HoursFields.tsx';
import { timeZoneOptions } from './time-zones.ts';

const thisYear = new Date().getFullYear();

const valuesOf = (settings: Settings) => ({
  organizationName: settings.name,
  timezone: settings.timezone,
  ticketPrefix: settings.ticketPrefix,
  autoAssignment: settings.autoAssignment,
  mailsTicketLinks: settings.mailsTicketLinks,
  businessHours: settings.businessHours,
});

/** Name, time zone, ticket numbers, assignment, and business hours. */
export function GeneralTab({ settings }: TabProps) {
  const form = useContractForm(GeneralSettingsInput, {
    defaults: valuesOf(settings),
    check: ({ businessHours }) => {
      const sentence = businessHours && hoursRefusal(businessHours)?.sentence;
      return sentence ? { businessHours: sentence } : {};
    },
  });
  const { field, errors, watch, setValue, reset, handleSubmit } = form;
  const { isDirty, dirtyFields } = form.formState;
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: 'General settings updated',
    failed: 'Failed to update general settings',
    replaces: settingsKey,
    refresh: ['auth.user', 'organization.get'],
    onDone: (saved) => reset(valuesOf(saved)),
    onFailed: form.showRefusals,
  });
  const {
    timezone = settings.timezone,
    autoAssignment = settings.autoAssignment,
    mailsTicketLinks = settings.mailsTicketLinks,
    businessHours,
  } = watch();
  const prefix = (watch('ticketPrefix') ?? '').trim().toUpperCase() || 'TK';

  // Only the fields that were changed here are sent, so that changes by others are kept.
  const save = handleSubmit((values) =>
    write(Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields))),
  );

  return (
    <Card>
      <CardHeader title="General" subtitle="Who you are, and how tickets are numbered and given." />
      <form noValidate onSubmit={save}>
        <CardBody className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Organization Name"
            required
            error={errors.organizationName?.message}
            className="sm:col-span-2"
          >
            <Input {...field('organizationName')} autoComplete="organization" />
          </Field>
          <Field
            label="Timezone"
            error={errors.timezone?.message}
            hint="Days, statistics and business hours follow it."
          >
            <Select
              options={timeZoneOptions(settings.timezone)}
              value={timezone}
              onChange={({ target }) => setValue('timezone', target.value, { shouldDirty: true })}
            />
          </Field>
          <Field
            label="Ticket Prefix"
            required
            error={errors.ticketPrefix?.message}
            hint={`New tickets are numbered ${prefix}-${thisYear}-000042; earlier ones keep their numbers.`}
          >
            <Input {...field('ticketPrefix')} autoComplete="off" className="uppercase" />
          </Field>
          <Switch
            className="sm:col-span-2"
            checked={autoAssignment}
            onChange={(on) => setValue('autoAssignment', on, { shouldDirty: true })}
            label="Auto-assign tickets"
            hint="A new ticket goes to the agent who is online and has the fewest."
          />
          <Switch
            className="sm:col-span-2"
            checked={mailsTicketLinks}
            onChange={(on) => setValue('mailsTicketLinks', on, { shouldDirty: true })}
            label="Mail a link instead of showing the ticket"
            hint="Who looks up a ticket by email and number gets a link by email, so that nobody can guess their way in."
          />
        </CardBody>
        {businessHours && (
          <HoursFields
            hours={businessHours}
            timezone={timezone}
            error={
              errors.businessHours?.message ??
              errors.businessHours?.start?.message ??
              errors.businessHours?.end?.message ??
              errors.businessHours?.days?.message
            }
            onChange={(hours) => {
              form.clearErrors('businessHours');
              setValue('businessHours', hours, { shouldDirty: true });
            }}
          />
        )}
        <SettingsSaveBar isDirty={isDirty} busy={busy} onReset={() => reset(valuesOf(settings))} />
      </form>
    </Card>
  );
}
