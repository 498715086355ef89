import { type ElementLanguage, elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { lazy, Suspense } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { languageName } from '../../../ui/languages.ts';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';
import { settingsKey, type TabProps } from '../settings.ts';
import { Missing } from './Missing.tsx';

/** The languages of elements and public pages, and their texts. */
export default function LanguagesTab({ settings }: TabProps) {
  return (
    <div className="flex flex-col gap-5">
      <Offered settings={settings} />
      <Missing />
      <Suspense fallback={<LoadingSettings />}>
        <LaterOwnWords settings={settings} />
      </Suspense>
    </div>
  );
}

const LaterOwnWords = lazy(() => import('./OwnWords.tsx'));

function Offered({ settings }: TabProps) {
  const offered = settings.languages;
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: m.languagesTab.languagesUpdated,
    failed: m.languagesTab.failedToUpdateLanguages,
    replaces: settingsKey,
    refresh: ['organization.get', 'sentences.missing'],
  });
  const turn = (language: ElementLanguage, isOffered: boolean) => {
    const others = offered.filter((one) => one !== language);
    write({ languages: isOffered ? [...others, language] : others });
  };
  const prefer = (language: ElementLanguage) =>
    write({ languages: [language, ...offered.filter((one) => one !== language)] });
  return (
    <Card>
      <CardHeader
        title={m.languagesTab.languages}
        subtitle={m.languagesTab.whatFormsChatsTheSearchAnd}
      />
      <CardBody>
        <div
          role="group"
          aria-label={m.languagesTab.languagesOnOffer}
          className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
        >
          {elementLanguages.map((language) => (
            <Switch
              key={language}
              checked={offered.includes(language)}
              disabled={busy || String(offered) === language}
              onChange={(isOffered) => turn(language, isOffered)}
              label={languageName(language)}
              hint={<span lang={language}>{ownName(language)}</span>}
            />
          ))}
        </div>
      </CardBody>
      <CardBody className="border-t">
        <Field
          label={m.languagesTab.whenNoneOfThemFits}
          hint={m.languagesTab.aVisitorReadsTheLanguageThat}
          className="max-w-sm"
        >
          <Select
            value={offered[0]}
            disabled={busy}
            options={offered.map((value) => ({ value, label: languageName(value) }))}
            onChange={({ target }) => prefer(target.value as ElementLanguage)}
          />
        </Field>
      </CardBody>
    </Card>
  );
}

const ownName = (language: ElementLanguage) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language);
