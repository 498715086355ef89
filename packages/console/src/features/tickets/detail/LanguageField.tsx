import type { Schema } from '@helpdesk/sdk/contract/operations';
import { mailLanguageFor } from '@helpdesk/sdk/rules/languages';
import { readKey } from '../../../data/cache.ts';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { languageName, languageOptions } from '../../../ui/languages.ts';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';

type Known = Schema<'CustomerLanguage'>;

/** The language of a customer, which is used for their emails; staff who may change requesters can set it. */
export default function LanguageField({ id }: { id: string }) {
  const mayChange = useCan()('resolve_tickets');
  const { data: known, isError } = useRead('tickets.customerLanguage', { id });
  const replaces = () => readKey('tickets.customerLanguage', { id });
  const failed = (error: Error) => ({
    title: m.languageField.error,
    text: serverMessage(error, m.languageField.theLanguageCouldNotBeChanged),
  });
  const back = useWrite('tickets.setCustomerLanguage', {
    done: m.languageField.theChangeWasUndone,
    failed,
    replaces,
  });
  const { write, busy } = useWrite('tickets.setCustomerLanguage', {
    done: (now) => ({
      title: m.languageField.languageChanged,
      text: m.languageField.emailsToThisCustomerAreIn({
        languageName: languageName(languageOfMails(now)),
      }),
      undo: () => back.write({ id, language: known?.language ?? null }),
    }),
    failed,
    replaces,
  });
  if (isError) return null;
  if (!known) return <Skeleton className="mt-3 h-5 w-40" />;
  const { language } = known;
  if (!mayChange) {
    return (
      <div className="mt-3 text-sm">
        <p className="text-xs text-muted-foreground">{m.languageField.language}</p>
        <p className="mt-0.5">{language ? languageName(language) : m.languageField.notKnown}</p>
      </div>
    );
  }
  const used = language ? [language, ...known.languages] : known.languages;
  return (
    <Field label={m.languageField.language} className="mt-3" hint={hintOf(known)}>
      <Select
        value={language ?? ''}
        disabled={busy || back.busy}
        options={[{ value: '', label: m.languageField.notKnown }, ...languageOptions(used)]}
        onChange={({ target }) => write({ id, language: target.value || null })}
      />
    </Field>
  );
}

const languageOfMails = ({ languages, language, mailLanguage }: Known) =>
  mailLanguageFor(languages, language, mailLanguage);

const sources = {
  mail: m.languageField.knownFromTheirEmails,
  page: m.languageField.knownFromThePageTheyWrote,
  member: m.languageField.setByYourTeam,
};

function hintOf(known: Known) {
  const { language, from } = known;
  const emailLanguage = languageName(languageOfMails(known));
  if (language === null || from === null)
    return m.languageField.emailsToThisCustomerAreIn2({ emailLanguage });
  if (languageOfMails(known).split('-')[0] === language.split('-')[0]) return sources[from];
  return m.languageField.youHaveNoEmailsInTheirs({
    sources: sources[from],
    languageName: languageName(language),
    emailLanguage,
  });
}
