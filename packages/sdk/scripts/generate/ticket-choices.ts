import { parse } from 'yaml';
import { ContractRefusal, refuseUnknownKeys } from './refusal.ts';

export const choicesFile = 'ticket-choices.yaml';

interface Choice {
  values: string[];
  initial: string;
  example: string;
  description: string;
}

const keys = ['values', 'initial', 'example', 'description'];
const capital = (name: string) => name.replace(/^./, (first) => first.toUpperCase());

/** Returns a function that repeats lines of a part for each ticket field with fixed values. */
export function choiceLines(text: string): (part: string) => string {
  const choices: Record<string, Choice> = parse(text) ?? {};
  const names = Object.keys(choices);
  for (const [name, choice] of Object.entries(choices)) {
    refuseUnknownKeys(`${choicesFile} › ${name}`, choice, keys);
    for (const key of ['initial', 'example'] as const) {
      if (choice.values?.includes(choice[key])) continue;
      throw new ContractRefusal(choicesFile, `${name} needs a value of its own as ${key}`);
    }
  }
  const pairs = (of: (choice: Choice) => string) =>
    Object.entries(choices)
      .map(([name, choice]) => `${name}: ${of(choice)}`)
      .join(', ');
  const wholes: Record<string, string> = {
    $exampleChoices: pairs(({ example }) => example),
    $noChoices: pairs(() => 'null'),
    $choices: names.join(', '),
  };
  const each = (line: string) =>
    Object.entries(choices).map(([name, { values, initial, example, description }]) => {
      const said: Record<string, string> = {
        $choice: name,
        $Choice: capital(name),
        $values: `[${values.join(', ')}]`,
        $initial: initial,
        $example: example,
        $description: description,
      };
      return line.replace(/\$\w+/g, (word) => said[word] ?? word);
    });
  return (part) =>
    part
      .split('\n')
      .flatMap((line) => {
        const whole = line.replace(/\$\w+/g, (word) => wholes[word] ?? word);
        return /\$choice\b/i.test(whole) ? each(whole) : [whole];
      })
      .join('\n');
}
