import { type ElementLanguage, elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { sentenceRefusal } from '@helpdesk/sdk/rules/page-sentences/own';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from '../../../data/toast.ts';
import { useLeaveQuestion } from '../../../data/use-leave-question.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { languageName } from '../../../ui/languages.ts';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';
import type { TabProps } from '../settings.ts';
import { type BuiltIn, builtInSentences } from './built-in.ts';
import { groups, OneSentence } from './OneSentence.tsx';

const shownAtFirst = 30;

/** The texts of elements and public pages, each of which can be customized. */
export default function OwnWords({ settings }: TabProps) {
  const place = usePlace(settings.languages);
  const { language } = place;
  const builtIn = useQuery({
    queryKey: ['built-in-sentences', language],
    queryFn: () => builtInSentences(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const own = useRead('sentences.list', { language });
  const missing = useRead('sentences.missing');
  const lacking = missing.data?.languages.find((one) => one.language === language)?.sentences ?? [];
  const error = own.error ?? builtIn.error;
  const choice = (isDirty: boolean) => (
    <Field
      label={m.ownWords.language}
      className="max-w-sm"
      hint={isDirty && m.ownWords.saveOrResetYourWordsBefore}
    >
      <Select
        value={language}
        disabled={isDirty}
        options={elementLanguages.map((value) => ({
          value,
          label: settings.languages.includes(value)
            ? languageName(value)
            : m.ownWords.notOffered({ languageName: languageName(value) }),
        }))}
        onChange={({ target }) => place.go(target.value as ElementLanguage)}
      />
    </Field>
  );
  return (
    <Card aria-labelledby="own-words">
      <CardHeader
        title={<span id="own-words">{m.ownWords.yourOwnWords}</span>}
        subtitle={m.ownWords.whatFormsChatsTheSearchAnd}
      />
      {own.data && builtIn.data ? (
        <Sentences
          key={language}
          language={language}
          choice={choice}
          missing={new Set(lacking)}
          isMissingOnly={place.isMissingOnly}
          onMissingOnly={(isOn) => place.go(language, isOn)}
          builtIn={builtIn.data}
          own={new Map(own.data.sentences.map(({ name, text }) => [name, text]))}
        />
      ) : error ? (
        <ErrorState
          text={whyFailed(error)}
          onRetry={() => void Promise.all([own.refetch(), builtIn.refetch()])}
        />
      ) : (
        <LoadingSettings />
      )}
    </Card>
  );
}

/** The selected language and filter, kept in the address, as the list of missing translations links to them. */
function usePlace(offered: readonly ElementLanguage[]) {
  const search: { language?: string; only?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    language:
      elementLanguages.find((language) => language === search.language) ?? offered[0] ?? 'en',
    isMissingOnly: search.only === 'missing',
    go: (language: ElementLanguage, isMissingOnly = false) =>
      void navigate({
        to: '.',
        search: { tab: 'languages', language, ...(isMissingOnly && { only: 'missing' }) } as never,
        replace: true,
        // No changes are lost: another language can be selected only after saving.
        ignoreBlocker: true,
        resetScroll: false,
      }),
  };
}

type SentencesProps = {
  language: ElementLanguage;
  choice: (isDirty: boolean) => React.ReactNode;
  /** Names of texts that another offered language has customized. */
  missing: ReadonlySet<string>;
  isMissingOnly: boolean;
  onMissingOnly: (isOn: boolean) => void;
  builtIn: readonly BuiltIn[];
  own: ReadonlyMap<string, string>;
};

function Sentences({ language, choice, builtIn, own, ...props }: SentencesProps) {
  const { missing, isMissingOnly } = props;
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [search, setSearch] = useState('');
  const [max, setMax] = useState(shownAtFirst);
  const saved = (one: BuiltIn) => own.get(one.name) ?? one.text;
  const changed = builtIn.filter((one) => {
    const draft = drafts[one.name];
    return draft !== undefined && draft.trim() !== saved(one);
  });
  const refresh = { refresh: ['sentences.list', 'sentences.missing'] as const };
  const back = useWrite('sentences.update', {
    done: m.ownWords.theChangeWasUndone,
    failed: m.ownWords.theChangeCouldNotBeUndone,
    ...refresh,
  });
  const { write, busy } = useWrite('sentences.update', {
    done: () => {
      const sentences = changed.map(({ name }) => ({ name, text: own.get(name) ?? null }));
      return { title: m.ownWords.wordsSaved, undo: () => back.write({ language, sentences }) };
    },
    failed: m.ownWords.theWordsCouldNotBeSaved,
    onDone: () => setDrafts({}),
    ...refresh,
  });
  const errorOf = ({ name }: BuiltIn) => {
    const draft = drafts[name]?.trim();
    return draft ? (sentenceRefusal(language, name, draft) ?? undefined) : undefined;
  };
  const wanted = search.trim().toLowerCase();
  const isShown = ({ name }: BuiltIn) =>
    !isMissingOnly || missing.has(withoutForm(name)) || drafts[name] !== undefined;
  const found = builtIn
    .filter(isShown)
    .filter((one) =>
      [one.text, own.get(one.name), drafts[one.name], groups[one.name.split('.')[0] ?? '']].some(
        (text) => text?.toLowerCase().includes(wanted),
      ),
    );
  const written = builtIn.filter(({ name }) => own.has(name)).length;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = changed.find(errorOf);
        // A search may hide the invalid text.
        if (wrong)
          return toast({ title: m.ownWords.notSaved, text: errorOf(wrong), destructive: true });
        const sentences = changed.map((one) => {
          const text = drafts[one.name]?.trim() ?? '';
          return { name: one.name, text: text && text !== one.text ? text : null };
        });
        write({ language, sentences });
      }}
    >
      <CardBody className="grid gap-4 border-b sm:grid-cols-2">
        {choice(changed.length > 0)}
        <Field label={m.ownWords.searchSentences}>
          <Input
            type="search"
            value={search}
            autoComplete="off"
            onChange={({ target }) => {
              setSearch(target.value);
              setMax(shownAtFirst);
            }}
          />
        </Field>
        {(isMissingOnly || missing.size > 0) && (
          <Switch
            className="sm:col-span-2"
            checked={isMissingOnly}
            onChange={props.onMissingOnly}
            label={m.ownWords.onlyWhatIsMissing({ size: missing.size })}
            hint={m.ownWords.whatYouSayInYourOwn}
          />
        )}
        <p role="status" className="text-sm text-muted-foreground sm:col-span-2">
          {m.ownWords.ofSentencesAreInYourOwn({
            written,
            count: builtIn.length,
            value: builtIn.length - written,
          })}
        </p>
      </CardBody>
      <CardBody className="flex flex-col gap-4">
        {found.length === 0 && (
          <EmptyState
            title={
              isMissingOnly && !wanted ? m.ownWords.allOfItIsWritten : m.ownWords.noSentenceFound
            }
            text={
              isMissingOnly && !wanted
                ? m.ownWords.allThatYouSayInYour
                : m.ownWords.tryOtherWordsOrAnotherLanguage
            }
          />
        )}
        {found.slice(0, max).map((one) => (
          <OneSentence
            key={one.name}
            language={language}
            builtIn={one}
            value={drafts[one.name] ?? saved(one)}
            error={errorOf(one)}
            onWrite={(text) => setDrafts((before) => ({ ...before, [one.name]: text }))}
          />
        ))}
        {found.length > max && (
          <Button className="self-center" onClick={() => setMax((before) => before + 60)}>
            {m.ownWords.showMoreSentences}
          </Button>
        )}
      </CardBody>
      <SaveBar
        isDirty={changed.length > 0}
        busy={busy}
        onReset={() => setDrafts({})}
        question={useLeaveQuestion(changed.length > 0 && !busy)}
        loss={m.ownWords.yourOwnWordsAreNotSaved}
        labels={{ save: m.ownWords.saveWords, reset: m.ownWords.resetWords }}
        className="border-t"
      />
    </form>
  );
}

const withoutForm = (name: string) => name.split('.').slice(0, 2).join('.');
