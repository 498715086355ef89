import type { Schema } from '@helpdesk/sdk/contract/operations';
import { mailTextParts, mailTexts, partsOf } from '@helpdesk/sdk/rules/mail-texts';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { languageName } from '../../../ui/languages.ts';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';

/** The team's own texts that are missing in each offered language, with links to add them. */
export function Missing() {
  const { data, isError, error, refetch } = useRead('sentences.missing');
  if (!data && !isError) return <LoadingSettings />;
  return (
    <Card aria-labelledby="missing-sentences">
      <CardHeader
        title={<span id="missing-sentences">{m.missing.whatIsMissing}</span>}
        subtitle={m.missing.whatVisitorsAndCustomersDoNot}
      />
      {data ? (
        <>
          <ul aria-labelledby="missing-sentences" className="divide-y">
            {data.languages.map((one) => (
              <InLanguage key={one.language} missing={one} />
            ))}
          </ul>
          {data.inOneLanguage.length > 0 && <InOneLanguage texts={data.inOneLanguage} />}
        </>
      ) : (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

const linkClass = 'font-medium text-primary-text underline-offset-2 hover:underline';

function InLanguage({ missing }: { missing: Schema<'MissingInLanguage'> }) {
  const { language, sentences, mails } = missing;
  const name = languageName(language);
  const count = sentences.length + mails.length;
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-sm">
      <h3 className="font-medium">{name}</h3>
      {count === 0 && (
        <p className="flex items-center gap-1.5 text-muted-foreground">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success-text" />
          {m.missing.nothingIsMissing}
        </p>
      )}
      {sentences.length > 0 && (
        <div>
          <p className="text-muted-foreground">{m.missing.asBuiltInThoughYouHave}</p>
          <Link
            to="/settings/languages"
            search={{ language, only: 'missing' } as never}
            hash="own-words"
            className={cx(linkClass, 'mt-1 inline-block')}
          >
            {m.missing.sentencesIn({ count: sentences.length, name })}
          </Link>
        </div>
      )}
      {mails.length > 0 && (
        <div>
          <p className="text-muted-foreground">
            {m.missing.emailsAreNotOrNotWholly({ count: mails.length })}
          </p>
          <ul className="mt-1 flex flex-col gap-1">
            {mails.map(({ kind, parts }) => (
              <li key={kind}>
                <Link
                  to="/settings/email-templates"
                  search={{ mail: kind, language } as never}
                  className={linkClass}
                >
                  {mailTexts[kind].label}
                </Link>
                <span className="text-muted-foreground">{` – ${partsText(kind, parts)}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function partsText(kind: Schema<'MailTextKind'>, parts: readonly Schema<'MailTextPart'>[]) {
  const said = partsOf(kind).filter((part) => mailTexts[kind].words[part] !== '');
  if (parts.length === said.length) return m.missing.allOfIt;
  return parts.map((part) => mailTextParts[part].label).join(', ');
}

type Texts = Schema<'TextsInOneLanguage'>;

const places: Record<
  Texts['kind'],
  { counted: (values: { count: number }) => string; to: string }
> = {
  forms: { counted: m.missing.contactForms, to: '/contact-forms' },
  articles: { counted: m.missing.articles, to: '/help-center' },
  chat_greeting: { counted: m.missing.chatGreetings, to: '/live-chat' },
  chat_panel: { counted: m.missing.textsOfTheChatPanel, to: '/live-chat' },
  chat_messages: { counted: m.missing.proactiveMessages, to: '/live-chat' },
  contact_notes: { counted: m.missing.notesOnTheContactPage, to: '/settings/contact-page' },
};

function InOneLanguage({ texts }: { texts: readonly Texts[] }) {
  return (
    <CardBody className="border-t text-sm">
      <h3 className="font-medium">{m.missing.inOneLanguageForAll}</h3>
      <p className="text-muted-foreground">{m.missing.visitorsReadTheseAsYouWrote}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {texts.map(({ kind, count }) => {
          const { counted, to } = places[kind];
          return (
            <li key={kind}>
              <Link to={to} className={linkClass}>
                {counted({ count })}
              </Link>
            </li>
          );
        })}
      </ul>
    </CardBody>
  );
}
