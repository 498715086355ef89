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
import m from './messages.yaml';
import { settingsKey, type TabProps } from './settings.ts';

const graceTimes = [
  { value: '0', label: m.secondFactorCard.atOnce },
  { value: '1', label: m.secondFactorCard.inOneDay },
  { value: '7', label: m.secondFactorCard.inAWeek },
  { value: '14', label: m.secondFactorCard.inTwoWeeks },
  { value: '30', label: m.secondFactorCard.in30Days },
];

/** Whether staff need two-factor authentication, and from when. */
export function SecondFactorCard({ settings }: TabProps) {
  const { user } = useSession();
  const now = useNow();
  const [days, setDays] = useState('7');
  const from = settings.secondFactorRequiredFrom;
  const { write, busy } = useWrite('organization.requireSecondFactor', {
    done: ({ secondFactorRequiredFrom: next }) =>
      next === null
        ? m.secondFactorCard.aSecondFactorIsNoLonger
        : m.secondFactorCard.aSecondFactorIsRequired,
    failed: messageOr(m.secondFactorCard.failedToChangeTheSetting),
    replaces: settingsKey,
    refresh: ['auth.user'],
  });
  return (
    <Card id="staff-2fa" className="scroll-mt-20">
      <CardHeader
        title={m.secondFactorCard.secondFactorOfTheStaff}
        subtitle={m.secondFactorCard.adminsAndAgentsWithoutOneMay}
      />
      <CardBody className="flex flex-wrap items-end gap-3">
        {from !== null ? (
          <>
            <p className="min-w-0 flex-1 basis-60 self-center text-sm">
              {Date.parse(from) <= now
                ? m.secondFactorCard.requiredSince.rich({
                    time: <time dateTime={from}>{dateTime(from)}</time>,
                  })
                : m.secondFactorCard.requiredFrom.rich({
                    time: <time dateTime={from}>{dateTime(from)}</time>,
                  })}
            </p>
            <Button busy={busy} onClick={() => write({ isRequired: false })}>
              {m.secondFactorCard.stopRequiringIt}
            </Button>
          </>
        ) : user.hasSecondFactor ? (
          <>
            <Field
              label={m.secondFactorCard.required}
              hint={m.secondFactorCard.untilThenTheyAreAskedTo}
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
              {m.secondFactorCard.requireASecondFactor}
            </Button>
          </>
        ) : (
          <>
            <p className="min-w-0 flex-1 basis-60 self-center text-sm text-muted-foreground">
              {m.secondFactorCard.setUpASecondFactorOf}
            </p>
            <Link to="/profile" className={buttonClass('secondary')}>
              {m.secondFactorCard.setOneUpInYourProfile}
            </Link>
          </>
        )}
      </CardBody>
    </Card>
  );
}
