import { buttonClass } from '../ui/Button.tsx';
import { Logo } from '../ui/brand/Logo.tsx';
import m from './messages.yaml';

export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-6 text-center">
      <Logo className="mb-6 size-9" />
      <h1 className="text-2xl font-semibold tracking-tight">{m.notFoundPage.n404PageNotFound}</h1>
      <p className="mt-2 text-muted-foreground">{m.notFoundPage.didYouForgetToAddThe}</p>
      <a href="/" className={buttonClass('secondary', 'md', 'mt-6')}>
        {m.notFoundPage.goToTheStartPage}
      </a>
    </main>
  );
}
