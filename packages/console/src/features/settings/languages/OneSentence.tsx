import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import m from '../messages.yaml';
import type { BuiltIn } from './built-in.ts';

/** Where visitors read the texts of a group. */
export const groups: Readonly<Record<string, string>> = {
  frame: m.oneSentence.allPages,
  help: m.oneSentence.helpCenter,
  contact: m.oneSentence.contactPage,
  lookup: m.oneSentence.ticketLookUp,
  ticket: m.oneSentence.ticketPage,
  states: m.oneSentence.statusAndPriority,
  script: m.oneSentence.ticketPageWhileItWorks,
  files: m.oneSentence.filesInFormsAndChats,
  form: m.oneSentence.formsOnYourSite,
  chat: m.oneSentence.chat,
  search: m.oneSentence.searchOnYourSite,
  sentences: m.oneSentence.whatTheChatSaysByItself,
  mistakes: m.oneSentence.wrongAnswers,
  refusals: m.oneSentence.whatIsRefused,
};

type OneSentenceProps = {
  language: ElementLanguage;
  builtIn: BuiltIn;
  value: string;
  error: string | undefined;
  onWrite: (text: string) => void;
};

/** A text: the organization's own, or the built-in one. */
export function OneSentence({ language, builtIn, value, error, onWrite }: OneSentenceProps) {
  const { name, text } = builtIn;
  const [group = '', , form] = name.split('.');
  const place = groups[group] ?? group;
  const isOwn = value.trim() !== text;
  return (
    <div className="flex items-start gap-2">
      <Field
        className="min-w-0 flex-1"
        label={
          form ? m.oneSentence.forNumbersOfTheForm({ place, form, text }) : `${place}: ${text}`
        }
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
          {m.oneSentence.builtIn}
        </Button>
      )}
    </div>
  );
}
