import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useNow } from '../../data/use-now.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { settingsKey, type TabProps } from './settings.ts';

const graceTimes = [
  { value: '0', label: 'At once' },
  { value: '1', label: 'In one day' },
  { value: '7', label: 'In a week' },
  { value: '14', label: 'In two weeks' },
  { value: '30', label: 'In 30 days' },
];

/** Whether the staff need a second factor, and from when on. */
export function SecondFactorCard({ settings }: TabProps) {
  const { user } = useSession();
  const now = useNow();
  const [days, setDays] = useState('7');
  const from = settings.secondFactorRequiredFrom;
  const { write, busy } = useWrite('organization.requireSecondFactor', {
    done: ({ secondFactorRequiredFrom: next }) =>
      next === null ? 'A second factor is no longer required' : 'A second factor is required',
    failed: messageOr('Failed to change the setting'),
    replaces: settingsKey,
    refresh: ['auth.user'],
  });
  return (
    <Card id="staff-2fa" className="scroll-mt-20">
      <CardHeader
        title="Second factor of the staff"
        subtitle="Admins and agents without one may do nothing here once it is required. Customers and API keys are not concerned."
      />
      <CardBody className="flex flex-wrap items-end gap-3">
        {from !== null ? (
          <>
            <p className="min-w-0 flex-1 basis-60 self-center text-sm">
              {Date.parse(from) <= now ? 'Required since ' : 'Required from '}
              <time dateTime={from}>{dateTime(from)}</time>.
            </p>
            <Button busy={busy} onClick={() => write({ isRequired: false })}>
              Stop requiring it
            </Button>
          </>
        ) : user.hasSecondFactor ? (
          <>
            <Field
              label="Required"
              hint="Until then they are asked to set one up."
              className="min-w-0 flex-1 basis-60"
            >
              <Select
                options={graceTimes}
                value={days}
                onChange={(event) => setDays(event.target.value)}
              />
            </Field>
            <Button
              busy={busy}
              onClick={() => write({ isRequired: true, graceDays: Number(days) })}
            >
              Require a second factor
            </Button>
          </>
        ) : (
          <>
            <p className="min-w-0 flex-1 basis-60 self-center text-sm text-muted-foreground">
              Set up a second factor of your own first. Then you can require one of the staff.
            </p>
            <Link to="/profile" className={buttonClass('secondary')}>
              Set one up in your profile
            </Link>
          </>
        )}
      </CardBody>
    </Card>
  );
}
