import type { Result } from '@helpdesk/sdk/contract/operations';
import { Ago } from '../../../data/Ago.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';

export type Belonging = Result<'team.belongings'>[number];
type Choice = Belonging['unlessChosen'];
/** The selected action for each, by its id. */
export type Choices = Readonly<Record<string, Choice>>;

const ends = { value: 'end', label: m.belongings.turnOff };
const handsOver = { value: 'hand_over', label: m.belongings.handOverToMe };

type BelongingsProps = {
  belongings: readonly Belonging[];
  /** Whether several members created them, so each shows its creator. */
  ofSeveral?: boolean;
  choices: Choices;
  onChoose: (choices: Choices) => void;
};

/** The API keys and webhooks that members created, each with a choice of what to do with it. */
export function Belongings({ belongings, ofSeveral, choices, onChoose }: BelongingsProps) {
  if (belongings.length === 0) return null;
  return (
    <section className="mt-4" aria-label={m.belongings.apiKeysAndWebhooksTheyMade}>
      <h3 className="text-sm font-medium">{m.belongings.apiKeysAndWebhooksTheyMade}</h3>
      <p className="mt-0.5 text-sm text-muted-foreground">{m.belongings.theyMayHaveCopiesOfThe}</p>
      <ul className="mt-2 divide-y border-y">
        {belongings.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm">{one.name}</span>
              <span className="block text-xs text-muted-foreground">
                {one.kind === 'webhook' ? m.belongings.webhook : m.belongings.apiKey}
                {ofSeveral && m.belongings.madeBy({ madeBy: one.madeBy })}
                {one.actsFor && m.belongings.actsFor({ actsFor: one.actsFor })}
                {one.lastUsedAt && (
                  <>{m.belongings.used.rich({ ago: <Ago at={one.lastUsedAt} isInline /> })}</>
                )}
              </span>
            </span>
            <Select
              aria-label={m.belongings.whatHappensTo({ one: one.name })}
              className="w-44"
              options={one.canHandOver ? [ends, handsOver] : [ends]}
              value={choices[one.id] ?? one.unlessChosen}
              onChange={({ target }) => onChoose({ ...choices, [one.id]: target.value as Choice })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ids of those to turn off, and of those to hand over. */
export function chosenOf(belongings: readonly Belonging[], choices: Choices) {
  const idsOf = (choice: Choice) =>
    belongings.flatMap(({ id, unlessChosen }) =>
      (choices[id] ?? unlessChosen) === choice ? [id] : [],
    );
  return { end: idsOf('end'), handOver: idsOf('hand_over') };
}
