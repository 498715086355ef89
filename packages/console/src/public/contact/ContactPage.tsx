import type { Schema } from '@helpdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { readKey } from '../../data/cache.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { visitorServer } from '../client.ts';
import { VisitorChat } from '../VisitorChat.tsx';
import { VisitorPage } from '../VisitorPage.tsx';
import { useAddress } from '../visited.ts';
import { ContactCard } from './ContactCard.tsx';
import { GetInTouch } from './GetInTouch.tsx';

export default function ContactPage() {
  const { subdomain } = useAddress();
  return (
    <VisitorPage subdomain={subdomain} title="Contact Us">
      {(organization) => (
        <>
          <Contact organization={organization} />
          <VisitorChat subdomain={organization.subdomain} />
        </>
      )}
    </VisitorPage>
  );
}

function Contact({ organization }: { organization: Schema<'PublicOrganization'> }) {
  const { subdomain } = organization;
  const { form: asked }: { form?: string } = useSearch({ strict: false });
  const forms = useQuery({
    queryKey: readKey('publicForms.list', { subdomain }),
    queryFn: ({ signal }) => visitorServer.publicForms.list({ subdomain }, { signal }),
  });

  if (forms.isPending) return <LoadingScreen inline />;
  if (forms.isError) {
    return <ErrorState text={whyFailed(forms.error)} onRetry={() => void forms.refetch()} />;
  }
  const form =
    forms.data.find(({ id }) => id === asked) ?? forms.data.find(({ isActive }) => isActive);
  if (!form) {
    return (
      <EmptyState
        title="Contact Form Not Available"
        text="No active contact forms are available at this time."
      />
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <ContactCard key={form.id} organization={organization} form={form} />
      <GetInTouch subdomain={subdomain} />
    </div>
  );
}
