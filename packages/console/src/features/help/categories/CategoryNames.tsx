import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { languageName } from '../../../ui/languages.ts';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';

type Translation = Schema<'HelpCategoryTranslation'>;

type CategoryNamesProps = {
  translations: readonly Translation[];
  onChange: (translations: Translation[]) => void;
};

/** The translated names and descriptions of a category. */
export default function CategoryNames({ translations, onChange }: CategoryNamesProps) {
  const { organization } = useSession();
  const subdomain = organization?.subdomain ?? '';
  const { data } = useRead('publicOrganization.get', { subdomain });
  if (!data) return <LoadingScreen inline />;
  const languages = data.languages.slice(1);
  if (languages.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        {m.categoryNames.offerMoreLanguagesInSettings}
      </p>
    );
  }
  return languages.map((language) => {
    const said = translations.find((one) => one.language === language);
    const change = (part: Partial<Translation>) =>
      onChange([
        ...translations.filter((one) => one.language !== language),
        { language, name: '', description: null, ...said, ...part },
      ]);
    const label = languageName(language);
    return (
      <div key={language} className="grid gap-3 sm:grid-cols-2">
        <Field label={m.categoryNames.name({ label })}>
          <Input
            dir="auto"
            lang={language}
            value={said?.name ?? ''}
            maxLength={100}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label={m.categoryNames.description({ label })}>
          <Input
            dir="auto"
            lang={language}
            value={said?.description ?? ''}
            maxLength={500}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
      </div>
    );
  });
}
