import { HelpdeskError, type Schema } from '@helpdesk/sdk';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { brandTokens } from '../data/brand.ts';
import { whyFailed } from '../data/why-failed.ts';
import { ErrorState } from '../ui/EmptyState.tsx';
import { LoadingScreen } from '../ui/Spinner.tsx';
import { useTheme } from '../ui/theme.ts';
import { VisitorHeader } from './VisitorHeader.tsx';
import { useVisitedOrganization } from './visited.ts';

type PublicOrganization = Schema<'PublicOrganization'>;

type VisitorPageProps = {
  subdomain: string | null;
  title: string;
  children: (organization: PublicOrganization) => ReactNode;
};

/** The layout of visitor pages, in the color of their organization. */
export function VisitorPage({ subdomain, title, children }: VisitorPageProps) {
  const { dark } = useTheme();
  const { data: organization, error, isPending, refetch } = useVisitedOrganization(subdomain);
  useEffect(() => {
    document.title = organization ? `${title} · ${organization.name}` : title;
  }, [title, organization]);

  if (subdomain === null || isNotFound(error)) {
    return (
      <Centered>
        <div className="px-6 text-center">
          <h1 className="text-2xl font-semibold tracking-tight">Organization Not Found</h1>
          <p className="mt-2 text-muted-foreground">
            The organization you're looking for doesn't exist.
          </p>
        </div>
      </Centered>
    );
  }
  if (isPending) return <LoadingScreen />;
  if (!organization) {
    return (
      <Centered>
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      </Centered>
    );
  }
  return (
    <div
      style={brandTokens(organization.primaryColor, dark) as CSSProperties}
      className="flex min-h-dvh flex-col bg-background"
    >
      <VisitorHeader organization={organization} title={title} />
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-6 sm:px-6 sm:py-10">
        {children(organization)}
      </main>
    </div>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof HelpdeskError && (error.status === 404 || error.status === 400);
}

function Centered({ children }: { children: ReactNode }) {
  return <main className="flex min-h-dvh items-center justify-center">{children}</main>;
}
