import { isHexColor } from '@helpdesk/sdk/rules/color';
import { type CSSProperties, useState } from 'react';
import { brandTokens } from '../../data/brand.ts';
import { useWidgetScript } from '../../data/use-widget-script.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Brand } from '../../ui/brand/Brand.tsx';
import { BrandHeader } from '../../ui/brand/BrandHeader.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { LightOrDark } from '../../ui/LightOrDark.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { useTheme } from '../../ui/theme.ts';
import type { BrandValues } from './brand-values.ts';
import m from './messages.yaml';
import { ChatSample, FormSample } from './samples.tsx';

type PreviewProps = { saved: BrandValues; values: BrandValues };

/** Previews of the console's header, a page header, a form and a chat, in the real components; all of it inert. */
export function Preview({ saved, values }: PreviewProps) {
  const { dark: startsDark } = useTheme();
  const [choice, setChoice] = useState<boolean | null>(null);
  const dark = choice ?? startsDark;
  const isThere = useWidgetScript();
  const color = isHexColor(values.primaryColor) ? values.primaryColor : saved.primaryColor;
  const name = values.name.trim() || saved.name;
  const logoUrl = values.logoUrl || null;
  const sample = {
    brand: {
      id: 'preview',
      name,
      subdomain: values.subdomain,
      logoUrl,
      primaryColor: color,
      languages: ['en' as const],
      ownWords: [],
    },
    dark,
  };

  return (
    <Card className="min-w-0 lg:sticky lg:top-18">
      <CardHeader
        title={m.preview.livePreview}
        actions={<LightOrDark dark={dark} onChange={setChoice} />}
      />
      <p className="sr-only">{m.preview.yourConsoleAPageForVisitors({ name, color })}</p>
      <div
        inert
        data-testid="preview"
        className={`${dark ? 'dark' : 'light'} flex flex-col gap-4 overflow-hidden rounded-b-xl bg-background p-4 text-foreground`}
      >
        <Labelled label={m.preview.console}>
          <div className="flex items-center gap-2.5 rounded-lg border bg-card p-2.5">
            <Brand name={name} logoUrl={logoUrl} />
          </div>
        </Labelled>
        <Labelled label={m.preview.pagesForVisitors}>
          <div
            style={brandTokens(color, dark) as CSSProperties}
            className="overflow-hidden rounded-lg border"
          >
            <BrandHeader name={name} logoUrl={logoUrl} title={m.preview.contactUs} />
            <div className="flex items-center justify-between gap-3 bg-card p-4">
              <span className="text-sm font-medium text-primary-text underline underline-offset-2">
                {m.preview.visitHelpCenter}
              </span>
              <span className={buttonClass('primary')}>{m.preview.accessTicket}</span>
            </div>
          </div>
        </Labelled>
        {!isThere && <LoadingScreen inline text={m.preview.loadingPreview} />}
        <Labelled label={m.preview.contactForm}>
          <FormSample {...sample} />
        </Labelled>
        <Labelled label={m.preview.liveChat}>
          <ChatSample {...sample} />
        </Labelled>
      </div>
    </Card>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-xs font-medium text-muted-foreground">{label}</p>
      {children}
    </div>
  );
}
