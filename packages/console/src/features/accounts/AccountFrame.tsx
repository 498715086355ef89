import type { ReactNode } from 'react';
import { Logo } from '../../ui/brand/Logo.tsx';
import m from './messages.yaml';

type AccountFrameProps = {
  title: string;
  text?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** The one-column layout of sign-in and sign-up. */
export function AccountFrame({ title, text, footer, children }: AccountFrameProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-background px-4 py-10">
      <a href="/" aria-label={m.accountFrame.helpdesk} className="mb-6 rounded-xl">
        <Logo className="size-10" />
      </a>
      <h1 className="text-center text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      {text && <p className="mt-1.5 max-w-sm text-center text-sm text-muted-foreground">{text}</p>}
      <div className="mt-6 w-full max-w-sm rounded-2xl border bg-card p-6 shadow-raised">
        {children}
      </div>
      <p className="mt-6 text-sm text-muted-foreground">{footer}</p>
    </main>
  );
}

export const accountLinkClass = 'rounded-sm font-medium text-primary-text hover:underline';
