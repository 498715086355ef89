import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useMemo, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useFormElement } from '../../data/use-form-element.ts';
import { useRead } from '../../data/use-read.ts';
import { useWidgetScript } from '../../data/use-widget-script.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { useTheme } from '../../ui/theme.ts';
import m from './messages.yaml';

type Previewed = Pick<Schema<'ContactForm'>, 'title' | 'description' | 'fields' | 'settings'>;

/** The form in the visitors' element; it validates answers and sends nothing. */
export function FormPreview({ form }: { form: Previewed }) {
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
      title: form.title || m.formPreview.untitledForm,
      description: form.description || null,
      fields: form.fields,
      settings: form.settings,
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
    [form, brand, subdomain],
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
      <div ref={box} />
      {wasTried && <Banner tone="info">{m.formPreview.everythingIsFilledInWellA}</Banner>}
    </div>
  );
}
