import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { Logo } from '../../ui/brand/Logo.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import m from './messages.yaml';
import { ProductPreview } from './ProductPreview.tsx';

/** The start page for visitors; the build prerenders it into landing.html, so it needs no script. */
export default function LandingPage() {
  useEffect(() => {
    document.title = m.landingPage.helpdeskSupportYourCustomersInOne;
  }, []);
  return (
    <div className="min-h-dvh bg-background">
      <Header />
      <main>
        <Hero />
        <FeatureGrid />
        <Closing />
      </main>
      <footer className="border-t px-6 py-8 text-center text-sm text-muted-foreground">
        {m.landingPage.n2025HelpdeskAllRightsReserved}
      </footer>
    </div>
  );
}

function Header() {
  return (
    <header className="sticky top-0 z-10 border-b bg-background/85 backdrop-blur-md">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-5">
        <Logo className="size-7" />
        <span className="text-lg font-semibold tracking-tight">{m.landingPage.helpdesk}</span>
        <nav aria-label={m.landingPage.account} className="ml-auto flex gap-2">
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
        <h1 className="text-3xl font-semibold tracking-[-0.03em] text-balance sm:text-4xl">
          {m.landingPage.everyCustomerQuestionAnsweredInOne}
        </h1>
        <p className="mx-auto mt-5 max-w-xl text-lg text-pretty text-muted-foreground">
          {m.landingPage.ticketsLiveChatContactFormsAnd}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/signup" className={buttonClass('primary', 'lg')}>
            {m.landingPage.startFreeTrial}
            <ArrowRight aria-hidden="true" />
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
        <h2 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">
          {m.landingPage.giveYourCustomersAnAnswerToday}
        </h2>
        <p className="mx-auto mt-3 max-w-md text-pretty text-muted-foreground">
          {m.landingPage.yourWorkspaceIsReadyInA}
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <a href="/signup" className={buttonClass('primary', 'lg')}>
            {m.landingPage.getStartedNow}
          </a>
          <a href="/login" className={buttonClass('secondary', 'lg')}>
            {m.landingPage.login}
          </a>
        </div>
      </div>
    </section>
  );
}
