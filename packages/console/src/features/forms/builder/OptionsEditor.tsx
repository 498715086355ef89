import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { nextOption } from './fields.ts';
import type { Sentences } from './validate.ts';

type OptionsEditorProps = {
  options: readonly string[];
  sentences: Sentences;
  onChange: (options: string[]) => void;
};

/** The options of a choice field; Enter in one adds the next. */
export function OptionsEditor({ options, sentences, onChange }: OptionsEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const sentence =
    sentences.get('options') ?? [...sentences].find(([path]) => path.startsWith('options.'))?.[1];

  function focusLater(index: number) {
    requestAnimationFrame(() => {
      const input = list.current?.querySelectorAll('input')[index];
      input?.focus();
      input?.select();
    });
  }

  function add() {
    onChange([...options, nextOption(options)]);
    focusLater(options.length);
  }

  function remove(index: number) {
    onChange(options.filter((_, at) => at !== index));
    focusLater(Math.max(0, index - 1));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{m.optionsEditor.options}</legend>
      <ul ref={list} className="flex flex-col gap-1.5">
        {options.map((option, index) => (
          // The key is the index, as the text of an option changes while it is edited.
          <li key={index} className="flex items-center gap-1">
            <Input
              aria-label={m.optionsEditor.option({ value: index + 1 })}
              value={option}
              maxLength={200}
              onKeyDown={onKeyDown}
              onChange={({ target }) =>
                onChange(options.map((other, at) => (at === index ? target.value : other)))
              }
            />
            <IconButton
              label={m.optionsEditor.removeOption({ value: index + 1 })}
              disabled={options.length === 1}
              onClick={() => remove(index)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      {sentence && (
        <p role="alert" className="text-xs text-destructive-text">
          {sentence}
        </p>
      )}
      <Button size="sm" variant="ghost" icon={<Plus />} onClick={add} className="self-start">
        {m.optionsEditor.addOption}
      </Button>
    </fieldset>
  );
}
