import { agentName } from '@helpdesk/sdk/rules/names';
import { useCurrentUser } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import type { ApiKey } from './keys.ts';

type KeyMember = NonNullable<ApiKey['actsFor']>;

type ActsForFieldProps = {
  /** A user id; null for no member, undefined for the key's creator. */
  value: string | null | undefined;
  /** The current member. */
  present?: KeyMember | undefined;
  onChange: (userId: string | null | undefined) => void;
  error: string | undefined;
};

/** The member that a key acts for: its creator, a colleague, or none. */
export function ActsForField({ value, present, onChange, error }: ActsForFieldProps) {
  const { data: user } = useCurrentUser();
  const { data: members = [] } = useRead('team.assignable');
  const colleagues = members.filter((member) => member.user.id !== user?.id);
  // A member who has left or is no longer an agent isn't in the list.
  const isMissing =
    present && present.id !== user?.id && !colleagues.some(({ user: { id } }) => id === present.id);
  const options = [
    { value: 'you', label: m.actsForField.you },
    ...(isMissing ? [{ value: present.id, label: present.name }] : []),
    ...colleagues.map((member) => ({ value: member.user.id, label: agentName(member.user) })),
    { value: 'nobody', label: m.actsForField.nobodyItOpensApiV1Alone },
  ];
  return (
    <Field label={m.actsForField.actsFor} error={error} hint={m.actsForField.itCanDoWhatThisMember}>
      <Select
        options={options}
        value={value === null ? 'nobody' : value === user?.id ? 'you' : (value ?? 'you')}
        onChange={({ target }) => onChange(userIdOf(target.value))}
      />
    </Field>
  );
}

function userIdOf(option: string) {
  if (option === 'you') return undefined;
  return option === 'nobody' ? null : option;
}
