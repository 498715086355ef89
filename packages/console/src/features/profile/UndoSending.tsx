import { useSession } from '../../data/session.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

const options = [
  { value: '0', label: 'Send at once' },
  ...[5, 10, 20, 30].map((seconds) => ({ value: `${seconds}`, label: `${seconds} seconds` })),
];

/** How long a reply of the member waits before it is sent. */
export function UndoSending() {
  const { undoSendSeconds } = useSession().user;
  const { write, busy } = useWrite('profile.update', {
    done: { title: 'Profile Updated', text: 'Your profile has been updated.' },
    failed: (error) => ({
      title: 'Update Failed',
      text: serverMessage(error, 'Failed to update profile. Please try again.'),
    }),
    refresh: ['auth.user'],
  });
  return (
    <Card>
      <CardBody>
        <Field
          label="Undo sending"
          hint="So long a reply to a customer waits, and you can take it back."
        >
          <Select
            options={options}
            value={`${undoSendSeconds}`}
            disabled={busy}
            onChange={(event) => write({ undoSendSeconds: Number(event.target.value) })}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
