import type { Result } from '@helpdesk/sdk/contract/operations';
import { Ago } from '../../../data/Ago.tsx';
import { Select } from '../../../ui/Select.tsx';

export type Belonging = Result<'team.belongings'>[number];
type Choice = Belonging['unlessChosen'];
/** What becomes of each, by its id. */
export type Choices = Readonly<Record<string, Choice>>;

const ends = { value: 'end', label: 'Turn off' };
const handsOver = { value: 'hand_over', label: 'Hand over to me' };

type BelongingsProps = {
  belongings: readonly Belonging[];
  /** Whether several members made them, so that each says who did. */
  ofSeveral?: boolean;
  choices: Choices;
  onChoose: (choices: Choices) => void;
};

/** The API keys and webhooks that members made, with what becomes of each. */
export function Belongings({ belongings, ofSeveral, choices, onChoose }: BelongingsProps) {
  if (belongings.length === 0) return null;
  return (
    <section className="mt-4" aria-label="API keys and webhooks they made">
      <h3 className="text-sm font-medium">API keys and webhooks they made</h3>
      <p className="mt-0.5 text-sm text-muted-foreground">
        They may have copies of the keys you take over. Rotate those keys.
      </p>
      <ul className="mt-2 divide-y border-y">
        {belongings.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm">{one.name}</span>
              <span className="block text-xs text-muted-foreground">
                {one.kind === 'webhook' ? 'Webhook' : 'API key'}
                {ofSeveral && `, made by ${one.madeBy}`}
                {one.actsFor && `, acts for ${one.actsFor}`}
                {one.lastUsedAt && (
                  <>
                    , used <Ago at={one.lastUsedAt} isInline />
                  </>
                )}
              </span>
            </span>
            <Select
              aria-label={`What happens to ${one.name}`}
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

/** The ids of those that end, and of those that are handed over. */
export function chosenOf(belongings: readonly Belonging[], choices: Choices) {
  const idsOf = (choice: Choice) =>
    belongings.flatMap(({ id, unlessChosen }) =>
      (choices[id] ?? unlessChosen) === choice ? [id] : [],
    );
  return { end: idsOf('end'), handOver: idsOf('hand_over') };
}
