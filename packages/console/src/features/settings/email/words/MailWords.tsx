import {
  type MailTextKind,
  type MailTextPart,
  mailTextRefusal,
  mailTexts,
} from '@helpdesk/sdk/rules/mail-texts';
import { useSearch } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../../data/session.ts';
import { useLater } from '../../../../data/use-later.ts';
import { useLeaveQuestion } from '../../../../data/use-leave-question.ts';
import { useRead } from '../../../../data/use-read.ts';
import { fieldRefusals, useWrite } from '../../../../data/use-write.ts';
import { whyFailed } from '../../../../data/why-failed.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/Card.tsx';
import { ErrorState } from '../../../../ui/EmptyState.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { languageName, languageOptions } from '../../../../ui/languages.ts';
import { SaveBar } from '../../../../ui/SaveBar.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { LoadingSettings } from '../../LoadingSettings.tsx';
import m from '../../messages.yaml';
import { settingsKey, type TabProps } from '../../settings.ts';
import { useMailWords } from './use-mail-words.ts';
import { WordsFields } from './WordsFields.tsx';
import { WordsPreview } from './WordsPreview.tsx';

type Texts = NonNullable<ReturnType<typeof useRead<'mailTexts.list'>>['data']>;

/** The templates of the emails to customers. */
export default function MailWords({ settings }: TabProps) {
  const { data, isError, error, refetch } = useRead('mailTexts.list');
  if (data) return <Words settings={settings} texts={data} />;
  if (!isError) return <LoadingSettings />;
  return (
    <Card>
      <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
    </Card>
  );
}

const kinds = Object.keys(mailTexts) as MailTextKind[];

function Words({ settings, texts }: TabProps & { texts: Texts }) {
  const search: { mail?: string; language?: string } = useSearch({ strict: false });
  const linked = kinds.find((one) => one === search.mail);
  const [kind, setKind] = useState<MailTextKind>(linked ?? 'request_received');
  const [language, setLanguage] = useState((linked && search.language) ?? settings.mailLanguage);
  const { emailConfirmed } = useSession().user;
  const mail = useMailWords(texts, kind, language);
  const written = useLater(JSON.stringify({ kind, language, ...mail.own }));
  const errors = errorsOf(kind, mail.words);
  const isRight = Object.keys(errors).length === 0;
  const preview = useRead('mailTexts.preview', JSON.parse(written), {
    enabled: isRight,
    keepPrevious: true,
  });
  const refusals = [...fieldRefusals(preview.error), ...fieldRefusals(mail.error)];
  const shownErrors = { ...refused(refusals), ...errors };
  return (
    <Card aria-labelledby="mail-words">
      <CardHeader
        title={<span id="mail-words">{m.mailWords.emailTemplates}</span>}
        subtitle={
          emailConfirmed
            ? m.mailWords.whatTheEmailsToYourCustomers
            : m.mailWords.whatTheEmailsToYourCustomers2
        }
        actions={
          mail.isOwn && (
            <Button icon={<RotateCcw />} busy={mail.busy} onClick={mail.reset}>
              {m.mailWords.builtInWords}
            </Button>
          )
        }
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) mail.save();
        }}
      >
        <CardBody className="grid gap-4 border-b sm:grid-cols-2">
          <Field label={m.mailWords.email} hint={mailTexts[kind].hint}>
            <Select
              value={kind}
              options={kinds.map((value) => ({
                value,
                label: mail.isKindDirty(value)
                  ? m.mailWords.notSaved({ mailTexts: mailTexts[value].label })
                  : mailTexts[value].label,
              }))}
              onChange={({ target }) => setKind(target.value as MailTextKind)}
            />
          </Field>
          <Language settings={settings} texts={texts} value={language} onChange={setLanguage} />
        </CardBody>
        <CardBody className="grid gap-6 lg:grid-cols-2">
          <WordsFields
            parts={mail.parts}
            words={mail.words}
            errors={shownErrors}
            onWrite={mail.write}
          />
          <WordsPreview
            preview={preview.data}
            reason={
              Object.keys(shownErrors).length > 0
                ? m.mailWords.thePreviewFollowsWhenTheWords
                : preview.isError
                  ? whyFailed(preview.error)
                  : null
            }
          />
        </CardBody>
        <SaveBar
          isDirty={mail.isDirty}
          busy={mail.busy}
          onReset={mail.discard}
          question={useLeaveQuestion(mail.isAnyDirty && !mail.busy)}
          loss={m.mailWords.theWordsOfYourEmailsAre}
          labels={{ save: m.mailWords.saveWords, reset: m.mailWords.resetWords }}
          className="border-t"
        />
      </form>
    </Card>
  );
}

type LanguageProps = TabProps & {
  texts: Texts;
  value: string;
  onChange: (language: string) => void;
};

/** The language of the template on screen, and whether emails are sent in it. */
function Language({ settings, texts, value, onChange }: LanguageProps) {
  const { mailLanguage } = settings;
  const back = useWrite('organization.updateGeneral', {
    done: m.mailWords.theChangeWasUndone,
    failed: m.mailWords.theChangeCouldNotBeUndone,
    replaces: settingsKey,
    refresh: ['sentences.missing'],
  });
  const send = useWrite('organization.updateGeneral', {
    done: () => ({
      title: m.mailWords.emailsAreSentIn({ languageName: languageName(value) }),
      undo: () => back.write({ mailLanguage }),
    }),
    failed: m.mailWords.theLanguageCouldNotBeChanged,
    replaces: settingsKey,
    refresh: ['sentences.missing'],
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label={m.mailWords.language}
        className="w-full"
        hint={
          value === mailLanguage
            ? m.mailWords.allEmailsAreSentInThis
            : m.mailWords.emailsAreSentIn2({ languageName: languageName(mailLanguage) })
        }
      >
        <Select
          value={value}
          options={languageOptions([value, mailLanguage, ...texts.map(({ language }) => language)])}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {value !== mailLanguage && (
        <Button size="sm" busy={send.busy} onClick={() => send.write({ mailLanguage: value })}>
          {m.mailWords.sendEmailsInThisLanguage}
        </Button>
      )}
    </div>
  );
}

const errorsOf = (kind: MailTextKind, words: Partial<Record<MailTextPart, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(words).flatMap(([part, text]) => {
      const refusal = mailTextRefusal(kind, text ?? '');
      return refusal ? [[part, refusal]] : [];
    }),
  ) as Partial<Record<MailTextPart, string>>;

const refused = (refusals: readonly { field: string; message: string }[]) =>
  Object.fromEntries(refusals.map(({ field, message }) => [field, message])) as Partial<
    Record<MailTextPart, string>
  >;
