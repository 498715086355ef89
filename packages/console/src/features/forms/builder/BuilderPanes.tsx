import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { languageName } from '../../../ui/languages.ts';
import { Select } from '../../../ui/Select.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { FormPreview } from '../FormPreview.tsx';
import m from '../messages.yaml';
import { SettingsFields } from '../SettingsFields.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import type { ContactForm } from './draft.ts';
import { FieldList } from './FieldList.tsx';
import type { Pane } from './reduce.ts';
import { TranslationsPane } from './TranslationsPane.tsx';
import type { BuilderHook } from './use-builder.ts';

type BuilderPanesProps = {
  builder: BuilderHook;
  /** The saved form; null for a new one. */
  form: ContactForm | null;
};

/** Editor and preview, side by side if there's enough space. */
export function BuilderPanes({ builder, form }: BuilderPanesProps) {
  const isWide = useMedia('(min-width: 64rem)');
  const { draft, pane } = builder.builder;
  const { organization } = useSession();
  const { data: site } = useRead('publicOrganization.get', {
    subdomain: organization?.subdomain ?? '',
  });
  const languages = site?.languages.slice(1) ?? [];
  const [chosen, setLanguage] = useState<ElementLanguage | null>(null);
  const language = languages.find((one) => one === chosen) ?? null;
  const tabs = [
    { value: 'fields', label: m.builderPanes.form },
    { value: 'settings', label: m.builderPanes.settings },
    ...(languages.length > 0
      ? [{ value: 'translations', label: m.builderPanes.translations }]
      : []),
    ...(isWide ? [] : [{ value: 'preview', label: m.builderPanes.preview }]),
  ];
  const shown = tabs.some(({ value }) => value === pane) ? pane : 'fields';
  // While translating, the preview shows the language being translated into.
  const seen = shown === 'translations' ? (language ?? languages[0]) : language;
  const preview = (
    <>
      {languages.length > 0 && (
        <Select
          aria-label={m.builderPanes.previewLanguage}
          value={seen ?? ''}
          onChange={({ target }) => setLanguage((target.value || null) as ElementLanguage | null)}
          options={[
            { value: '', label: m.builderPanes.ownLanguage },
            ...languages.map((one) => ({ value: one, label: languageName(one) })),
          ]}
          className="mb-4"
        />
      )}
      <FormPreview form={draft} language={seen ?? null} />
    </>
  );
  return (
    <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div className="min-h-0 overflow-y-auto bg-card px-4 pb-8 sm:px-5">
        <Tabs
          label={m.builderPanes.partsOfTheForm}
          tabs={tabs}
          value={shown}
          onChange={(value) => builder.act({ do: 'look', pane: value as Pane })}
          className="sticky top-0 z-1 mb-5 bg-card pt-1.5"
        >
          {shown === 'fields' ? (
            <div className="flex flex-col gap-6">
              <DetailsFields
                draft={draft}
                sentences={builder.sentences}
                onChange={(part) => builder.act({ do: 'edit', part })}
              />
              <FieldList
                builder={builder.builder}
                sentences={builder.sentences}
                isSaved={builder.isSaved}
                onAction={builder.act}
              />
            </div>
          ) : shown === 'settings' ? (
            <SettingsFields
              settings={draft.settings}
              sentences={builder.sentences}
              form={form}
              onChange={(settings) => builder.act({ do: 'set', settings })}
            />
          ) : shown === 'translations' ? (
            <TranslationsPane
              draft={draft}
              languages={languages}
              language={language ?? languages[0] ?? 'en'}
              onLanguage={setLanguage}
              onChange={(translations) => builder.act({ do: 'edit', part: { translations } })}
            />
          ) : (
            preview
          )}
        </Tabs>
      </div>
      {isWide && (
        <section
          aria-label={m.builderPanes.preview}
          className="min-h-0 overflow-y-auto border-l p-5"
        >
          <h3 className="mb-3 text-xs font-medium text-muted-foreground">
            {m.builderPanes.preview}
          </h3>
          {preview}
        </section>
      )}
    </div>
  );
}
