import { hoursRefusal } from '@helpdesk/sdk/rules/business-hours';
import { GeneralSettingsInput } from '@helpdesk/sdk/schema/operations';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
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
    done: m.generalTab.generalSettingsUpdated,
    failed: m.generalTab.failedToUpdateGeneralSettings,
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

  // Only changed fields are sent, so changes by others are kept.
  const save = handleSubmit((values) =>
    write(Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields))),
  );

  return (
    <Card>
      <CardHeader title={m.generalTab.general} subtitle={m.generalTab.whoYouAreAndHowTickets} />
      <form noValidate onSubmit={save}>
        <CardBody className="grid gap-5 sm:grid-cols-2">
          <Field
            label={m.generalTab.organizationName}
            required
            error={errors.organizationName?.message}
            className="sm:col-span-2"
          >
            <Input {...field('organizationName')} autoComplete="organization" />
          </Field>
          <Field
            label={m.generalTab.timezone}
            error={errors.timezone?.message}
            hint={m.generalTab.daysStatisticsAndBusinessHoursFollow}
          >
            <Select
              options={timeZoneOptions(settings.timezone)}
              value={timezone}
              onChange={({ target }) => setValue('timezone', target.value, { shouldDirty: true })}
            />
          </Field>
          <Field
            label={m.generalTab.ticketPrefix}
            required
            error={errors.ticketPrefix?.message}
            hint={m.generalTab.newTicketsAreNumbered000042Earlier({ prefix, thisYear })}
          >
            <Input {...field('ticketPrefix')} autoComplete="off" className="uppercase" />
          </Field>
          <Switch
            className="sm:col-span-2"
            checked={autoAssignment}
            onChange={(on) => setValue('autoAssignment', on, { shouldDirty: true })}
            label={m.generalTab.autoAssignTickets}
            hint={m.generalTab.aNewTicketGoesToThe}
          />
          <Switch
            className="sm:col-span-2"
            checked={mailsTicketLinks}
            onChange={(on) => setValue('mailsTicketLinks', on, { shouldDirty: true })}
            label={m.generalTab.mailALinkInsteadOfShowing}
            hint={m.generalTab.whoLooksUpATicketBy}
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
