import { type MailTextPart, type MailWords, mailTextParts } from '@helpdesk/sdk/rules/mail-texts';
import { useRef } from 'react';
import { variableInsertions } from '../../../../data/replies/reply-insertions.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import m from '../../messages.yaml';

type WordsFieldsProps = {
  parts: readonly MailTextPart[];
  words: MailWords;
  errors: Partial<Record<MailTextPart, string>>;
  onWrite: (part: MailTextPart, text: string) => void;
};

const hints: Partial<Record<MailTextPart, string>> = {
  largeFiles: m.wordsFields.leftOutWhereThereAreNone,
  answering: m.wordsFields.leftOutWhereAnAnswerDoes,
  linkNote: m.wordsFields.leftOutWhereThereIsNo,
  lookup: m.wordsFields.theAddressOfThePageFollows,
  ownWords: m.wordsFields.whatTheyWroteFollowsWhereTheir,
  opening: m.wordsFields.anEmptyLineBeginsAParagraph,
};

/** The parts of an email template; a variable is inserted into the part that was edited last. */
export function WordsFields({ parts, words, errors, onWrite }: WordsFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<MailTextPart>('opening');

  function insert(variable: string) {
    const part = parts.includes(last.current) ? last.current : 'opening';
    const box = place.current?.querySelector<HTMLInputElement>(`[name=${part}]`);
    const text = words[part] ?? '';
    const [from, to] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
    onWrite(part, text.slice(0, from) + variable + text.slice(to));
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(from + variable.length, from + variable.length);
    });
  }

  return (
    <div ref={place} className="flex min-w-0 flex-col gap-4">
      {parts.map((part) => {
        const { label, isLong, max } = mailTextParts[part];
        const control = {
          name: part,
          value: words[part] ?? '',
          maxLength: max,
          dir: 'auto' as const,
          onFocus: () => {
            last.current = part;
          },
        };
        return (
          <Field key={part} label={label} error={errors[part]} hint={hints[part]}>
            {isLong ? (
              <Textarea
                {...control}
                rows={part === 'opening' || part === 'closing' ? 4 : 2}
                className="max-h-60"
                onChange={({ target }) => onWrite(part, target.value)}
              />
            ) : (
              <Input
                {...control}
                autoComplete="off"
                onChange={({ target }) => onWrite(part, target.value)}
              />
            )}
          </Field>
        );
      })}
      <Select
        aria-label={m.wordsFields.insertAVariable}
        className="w-64 max-sm:w-full"
        value=""
        options={variableInsertions}
        onChange={({ target }) => insert(target.value)}
      />
    </div>
  );
}
