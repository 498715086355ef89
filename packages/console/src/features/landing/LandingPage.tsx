import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../../ui/Button.tsx';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Differences } from './Differences.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { Languages } from './Languages.tsx';
import m from './messages.yaml';
import { ProductPreview } from './ProductPreview.tsx';

/**
 * The start page for visitors. The build prerenders it in each language, so it needs no script; only the development
 * server shows it in the console.
 */
export default function LandingPage({ language = 'en' }: { language?: ElementLanguage }) {
  return (
    <div className="min-h-dvh bg-background [&_:is(h1,h2)]:[word-break:auto-phrase]">
      <Header />
      <main>
        <Hero />
        <Differences />
        <FeatureGrid />
        <Closing />
      </main>
      <footer className="border-t px-5 py-8 text-center text-sm text-muted-foreground">
        <p>
          {m.landingPage.copyright}{' '}
          <a href="/api-docs" className="whitespace-nowrap underline hover:text-foreground">
            {m.landingPage.apiDocs}
          </a>
        </p>
        <Languages current={language} />
      </footer>
    </div>
  );
}

/** Title, description and preview for search engines and other sites. */
export function LandingHead() {
  return (
    <>
      <title>{m.landingPage.title}</title>
      <meta name="description" content={m.landingPage.description} />
      <meta property="og:title" content={m.landingPage.title} />
      <meta property="og:description" content={m.landingPage.description} />
      <meta property="og:site_name" content={m.landingPage.helpdesk} />
    </>
  );
}

function Header() {
  return (
    <header className="sticky top-0 z-10 border-b bg-background/85 px-5 backdrop-blur-md">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2">
        <Logo className="size-7 shrink-0" />
        <span className="text-lg font-semibold tracking-tight max-[23rem]:sr-only">
          {m.landingPage.helpdesk}
        </span>
        <nav aria-label={m.landingPage.account} className="ms-auto flex gap-2">
          <a href="/login" className={buttonClass('ghost')}>
            {m.landingPage.login}
          </a>
          <a href="/signup" className={buttonClass('primary')}>
            {m.landingPage.signUp}
          </a>
        </nav>
      </div>
    </header>
  );
}

function Hero() {
  return (
    <section className="relative overflow-hidden px-5 pt-16 pb-20 sm:pt-24">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-0 h-[36rem] bg-[radial-gradient(60%_70%_at_50%_0%,color-mix(in_oklab,var(--accent)_16%,transparent),transparent)]"
      />
      <div className="relative mx-auto max-w-3xl text-center">
        <h1 className="text-2xl font-semibold text-balance min-[23rem]:text-3xl sm:text-4xl ltr:tracking-[-0.03em]">
          {m.landingPage.heading}
        </h1>
        <p className="mx-auto mt-5 max-w-xl text-lg text-balance text-muted-foreground">
          {m.landingPage.intro}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/signup" className={buttonClass('primary', 'lg')}>
            {m.landingPage.startTrial}
            <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
          </a>
          <a href="/login" className={buttonClass('secondary', 'lg')}>
            {m.landingPage.login}
          </a>
        </div>
      </div>
      <ProductPreview />
    </section>
  );
}

function Closing() {
  return (
    <section className="px-5 pb-24">
      <div className="mx-auto max-w-6xl rounded-2xl border bg-card px-6 py-14 text-center shadow-raised sm:py-20">
        <h2 className="text-2xl font-semibold text-balance ltr:tracking-tight sm:text-3xl">
          {m.landingPage.closing}
        </h2>
        <p className="mx-auto mt-3 max-w-md text-balance text-muted-foreground">
          {m.landingPage.readyInAMinute}
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <a href="/signup" className={buttonClass('primary', 'lg')}>
            {m.landingPage.getStarted}
          </a>
          <a href="/login" className={buttonClass('secondary', 'lg')}>
            {m.landingPage.login}
          </a>
        </div>
      </div>
    </section>
  );
}
