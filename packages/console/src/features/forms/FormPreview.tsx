import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { inLanguage } from '@helpdesk/sdk/rules/form-translations';
import { useMemo, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useFormElement } from '../../data/use-form-element.ts';
import { useRead } from '../../data/use-read.ts';
import { useWidgetScript } from '../../data/use-widget-script.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { useTheme } from '../../ui/theme.ts';
import m from './messages.yaml';

type Previewed = Pick<
  Schema<'ContactForm'>,
  'title' | 'description' | 'fields' | 'settings' | 'translations'
>;

type FormPreviewProps = {
  form: Previewed;
  /** The visitor's language; absent for the form's default language. */
  language?: ElementLanguage | null;
};

/** The form in the visitors' element; it validates answers and sends nothing. */
export function FormPreview({ form, language = null }: FormPreviewProps) {
  // The element keeps its initial language, so another language needs a new element.
  return <Preview key={language} form={form} language={language} />;
}

function Preview({ form, language }: Required<FormPreviewProps>) {
  const { organization } = useSession();
  const { dark } = useTheme();
  const subdomain = organization?.subdomain ?? '';
  const { data: brand } = useRead('publicOrganization.get', { subdomain });
  const isThere = useWidgetScript();
  const [wasTried, setWasTried] = useState(false);
  const attributes = useMemo(() => ({ theme: dark ? 'dark' : 'light' }), [dark]);
  const definition = useMemo(
    () => ({
      id: 'preview',
      ...definitionIn(form, language),
      isActive: true,
      organization: brand ?? {
        id: '',
        name: '',
        subdomain,
        logoUrl: null,
        primaryColor: '',
        languages: ['en'],
        ownWords: [],
      },
    }),
    [form, language, brand, subdomain],
  );
  const box = useFormElement({
    definition,
    attributes,
    onSubmit: () => {
      setWasTried(true);
      return false;
    },
  });

  return (
    <div className="flex flex-col gap-3">
      {!isThere && <LoadingScreen inline text={m.formPreview.loadingForm} />}
      <div ref={box} lang={language ?? undefined} />
      {wasTried && <Banner tone="info">{m.formPreview.everythingIsFilledInWellA}</Banner>}
    </div>
  );
}

/** The form as visitors see it in a language; untranslated texts are in the form's default language. */
function definitionIn(form: Previewed, language: ElementLanguage | null) {
  const { submitButtonText, successMessage } = form.settings;
  const own = { ...form, submitButtonText, successMessage };
  const shown = inLanguage(own, form.translations, language);
  return {
    title: shown.title || m.formPreview.untitledForm,
    description: shown.description || null,
    fields: shown.fields,
    settings: {
      ...form.settings,
      submitButtonText: shown.submitButtonText,
      successMessage: shown.successMessage,
    },
  };
}
