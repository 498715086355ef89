import { useSession } from '../../data/session.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import m from './messages.yaml';

const options = [
  { value: '0', label: m.undoSending.sendAtOnce },
  ...[5, 10, 20, 30, 60, 120].map((seconds) => ({
    value: `${seconds}`,
    label: m.undoSending.seconds({ seconds }),
  })),
];

/** The time in which the member can undo a sent reply. */
export function UndoSending() {
  const { undoSendSeconds } = useSession().user;
  const { write, busy } = useWrite('profile.update', {
    done: { title: m.undoSending.profileUpdated, text: m.undoSending.yourProfileHasBeenUpdated },
    failed: (error) => ({
      title: m.undoSending.updateFailed,
      text: serverMessage(error, m.undoSending.failedToUpdateProfilePleaseTry),
    }),
    refresh: ['auth.user'],
  });
  return (
    <Card>
      <CardBody>
        <Field label={m.undoSending.undoSending} hint={m.undoSending.soLongAReplyToA}>
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
