import { brandGround } from '@helpdesk/sdk/rules/brand';
import { type HelpCenterLook, lookTokens, shapeTokens } from '@helpdesk/sdk/rules/help-look';
import { type CSSProperties, useState } from 'react';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { LightOrDark } from '../../../ui/LightOrDark.tsx';
import { useTheme } from '../../../ui/theme.ts';
import m from '../messages.yaml';
import type { Settings } from '../settings.ts';

const usual = {
  light: {
    '--ground': '#f6f7f9',
    '--card': '#fff',
    '--text': '#1c2028',
    '--quiet': '#596070',
    '--line': '#e2e5ea',
  },
  dark: {
    '--ground': '#14161a',
    '--card': '#1c1f25',
    '--text': '#e7e9ee',
    '--quiet': '#a5acb9',
    '--line': '#30353e',
  },
};

interface LookPreviewProps {
  settings: Settings;
  look: HelpCenterLook;
}

/** A small help center with the same CSS variables as the real one; inert. */
export function LookPreview({ settings, look }: LookPreviewProps) {
  const { dark } = useTheme();
  const [mode, setMode] = useState<'light' | 'dark'>(dark ? 'dark' : 'light');
  const { name, primaryColor, logoUrl } = settings;
  const { fill, on } = brandGround(primaryColor);
  const tokens = {
    '--radius': '12px',
    '--round': '10px',
    '--font': 'system-ui,sans-serif',
    '--hero': fill,
    '--on-hero': on,
    ...usual[mode],
    ...lookTokens(primaryColor, look[mode], mode),
    ...shapeTokens(look),
  };
  const links = (all: HelpCenterLook['headerLinks'], className: string) =>
    all.length > 0 && (
      <span dir="auto" className={`flex flex-wrap gap-x-3 text-(--quiet) ${className}`}>
        {all.map(({ label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no identity of their own
          <span key={at}>{label}</span>
        ))}
      </span>
    );
  return (
    <Card className="min-w-0 lg:sticky lg:top-18">
      <CardHeader
        title={m.helpLook.preview}
        actions={
          <LightOrDark
            dark={mode === 'dark'}
            onChange={(isDark) => setMode(isDark ? 'dark' : 'light')}
          />
        }
      />
      <div
        inert
        data-testid="look"
        style={tokens as CSSProperties}
        className="overflow-hidden rounded-b-xl bg-(--ground) font-(family-name:--font) text-[12px] text-(--text)"
      >
        <div className="flex flex-wrap items-center gap-2 border-b border-(--line) bg-(--card) p-3">
          {logoUrl && <img src={logoUrl} alt="" className="size-6 object-contain" />}
          <b dir="auto" className="flex-1 font-semibold">
            {name}
          </b>
          {links(look.headerLinks, '')}
        </div>
        <div className="bg-(--hero) px-4 py-6 text-center text-(--on-hero)">
          <p className="text-lg font-semibold">{m.helpLook.heading}</p>
          {look.heroText && (
            <p dir="auto" className="mt-1 wrap-anywhere">
              {look.heroText}
            </p>
          )}
          <p className="mt-3 rounded-(--round) bg-(--card) px-3 py-2 text-start text-(--quiet)">
            {m.helpLook.searchArticles}
          </p>
        </div>
        <div className="p-3">
          <div className="rounded-(--radius) border border-(--line) bg-(--card) p-3">
            <p className="font-semibold">{m.helpLook.category}</p>
            <p className="mt-1 text-(--quiet)">{m.helpLook.article}</p>
          </div>
        </div>
        {(look.footerText || look.footerLinks.length > 0) && (
          <div className="flex flex-wrap justify-between gap-2 border-t border-(--line) p-3 text-(--quiet)">
            <span dir="auto">{look.footerText}</span>
            {links(look.footerLinks, '')}
          </div>
        )}
      </div>
    </Card>
  );
}
