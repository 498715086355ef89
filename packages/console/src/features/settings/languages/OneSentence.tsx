import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { BuiltIn } from './built-in.ts';

/** Where visitors read the sentences of a group. */
export const groups: Readonly<Record<string, string>> = {
  frame: 'All pages',
  help: 'Help center',
  contact: 'Contact page',
  lookup: 'Ticket look-up',
  ticket: 'Ticket page',
  states: 'Status and priority',
  script: 'Ticket page, while it works',
  files: 'Files in forms and chats',
  form: 'Forms on your site',
  chat: 'Chat',
  search: 'Search on your site',
  sentences: 'What the chat says by itself',
  mistakes: 'Wrong answers',
  refusals: 'What is refused',
};

type OneSentenceProps = {
  language: ElementLanguage;
  builtIn: BuiltIn;
  value: string;
  error: string | undefined;
  onWrite: (text: string) => void;
};

/** A sentence in own words, or as it is built in. */
export function OneSentence({ language, builtIn, value, error, onWrite }: OneSentenceProps) {
  const { name, text } = builtIn;
  const [group = '', , form] = name.split('.');
  const place = groups[group] ?? group;
  const isOwn = value.trim() !== text;
  return (
    <div className="flex items-start gap-2">
      <Field
        className="min-w-0 flex-1"
        label={form ? `${place}, for numbers of the form “${form}”: ${text}` : `${place}: ${text}`}
        error={error}
      >
        <Textarea
          rows={text.length > 70 ? 2 : 1}
          className="min-h-0!"
          lang={language}
          dir="auto"
          maxLength={500}
          value={value}
          onChange={({ target }) => onWrite(target.value)}
        />
      </Field>
      {isOwn && (
        <Button size="sm" className="mt-7" onClick={() => onWrite(text)}>
          Built-in
        </Button>
      )}
    </div>
  );
}
