import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { useWidgetScript } from '../../data/use-widget-script.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { useTheme } from '../../ui/theme.ts';

type Previewed = Pick<Schema<'ContactForm'>, 'title' | 'description' | 'fields' | 'settings'>;

type FormElement = HTMLElementTagNameMap['helpdesk-form'];

/** The form in the element that visitors get; it judges what is typed and sends nothing. */
export function FormPreview({ form }: { form: Previewed }) {
  const { organization } = useSession();
  const { dark } = useTheme();
  const subdomain = organization?.subdomain ?? '';
  const { data: brand } = useRead('publicOrganization.get', { subdomain });
  const isThere = useWidgetScript();
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<FormElement>(null);
  const [wasTried, setWasTried] = useState(false);

  useEffect(() => {
    const made = document.createElement('helpdesk-form');
    made.setAttribute('loading', 'eager');
    made.addEventListener('helpdesk-submit', (event) => {
      event.preventDefault();
      setWasTried(true);
    });
    box.current?.append(made);
    element.current = made;
    return () => made.remove();
  }, []);

  useEffect(() => {
    if (!element.current) return;
    element.current.setAttribute('theme', dark ? 'dark' : 'light');
    element.current.definition = {
      id: 'preview',
      title: form.title || 'Untitled form',
      description: form.description || null,
      fields: form.fields,
      settings: form.settings,
      isActive: true,
      organization: brand ?? { id: '', name: '', subdomain, logoUrl: null, primaryColor: '' },
    } satisfies Schema<'WidgetForm'>;
  }, [form, brand, dark, subdomain]);

  return (
    <div className="flex flex-col gap-3">
      {!isThere && <LoadingScreen inline text="Loading form..." />}
      <div ref={box} />
      {wasTried && (
        <Banner tone="info">Everything is filled in well. A preview sends nothing.</Banner>
      )}
    </div>
  );
}
