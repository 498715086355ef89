import { buttonClass } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';

export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-6 text-center">
      <Logo className="mb-6 size-9" />
      <h1 className="text-2xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="mt-2 text-muted-foreground">Did you forget to add the page to the router?</p>
      <a href="/" className={buttonClass('secondary', 'md', 'mt-6')}>
        Go to the start page
      </a>
    </main>
  );
}
