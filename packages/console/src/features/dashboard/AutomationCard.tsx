import type { Result } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Ago } from '../../data/Ago.tsx';
import { Allowed } from '../../data/Allowed.tsx';
import { useHasPage } from '../../data/has-page.ts';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import m from './messages.yaml';

type Automation = Result<'dashboard.automation'>;

/** The numbers of contact forms and chatbot conversations handled without an agent. */
export function AutomationCard() {
  const { data, isError, error, refetch } = useRead('dashboard.automation');
  const hasPage = useHasPage();
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={m.automationCard.automation}
        actions={
          hasPage('/contact-forms') && (
            <Link
              to="/contact-forms"
              className="rounded-sm text-sm font-medium text-primary-text hover:underline"
            >
              {m.automationCard.configure}
            </Link>
          )
        }
      />
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={refetch} />
      ) : (
        <div className="divide-y">
          <Allowed permission="manage_contact_forms">
            <ContactForms figures={data?.contactForms} />
          </Allowed>
          <Allowed permission="manage_chatbot">
            <Chatbot figures={data?.chatbot} />
          </Allowed>
        </div>
      )}
    </Card>
  );
}

function ContactForms({ figures }: { figures: Automation['contactForms'] | undefined }) {
  const form = figures?.form;
  return (
    <Part title={m.automationCard.contactForms}>
      <Fact label={m.automationCard.today} value={figures?.today.toLocaleString('en')} />
      <Fact label={m.automationCard.conversion} value={figures && percent(figures.conversion)} />
      <Fact
        label={form?.name ?? m.automationCard.mainContactForm}
        value={
          figures && (form ? submissions(form.submissionCount) : m.automationCard.notConfiguredYet)
        }
      />
    </Part>
  );
}

function Chatbot({ figures }: { figures: Automation['chatbot'] | undefined }) {
  return (
    <Part title={m.automationCard.chatbotPerformance}>
      <Fact
        label={m.automationCard.autoResolved}
        value={figures?.autoResolved.toLocaleString('en')}
      />
      <Fact label={m.automationCard.accuracy} value={figures && percent(figures.accuracy)} />
      <Fact
        label={m.automationCard.totalResponses}
        value={figures?.totalResponses.toLocaleString('en')}
      />
      <Fact
        label={m.automationCard.lastUpdated}
        value={
          figures &&
          (figures.lastUpdated ? <Ago at={figures.lastUpdated} /> : m.automationCard.never)
        }
      />
    </Part>
  );
}

const percent = (value: number | null) =>
  value === null ? m.automationCard.noDataYet : `${value}%`;

const submissions = (count: number) => m.automationCard.submissions({ count });

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="px-4 py-3.5">
      <h3 className="text-sm font-medium">{title}</h3>
      <dl className="mt-2 flex flex-col gap-1.5 text-sm">{children}</dl>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 truncate text-muted-foreground">{label}</dt>
      <dd className="shrink-0 tabular-nums">{value ?? <Skeleton className="h-3.5 w-10" />}</dd>
    </div>
  );
}
