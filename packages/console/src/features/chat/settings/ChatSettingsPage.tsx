import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { installCodes, mailToDeveloper } from '../../../data/install-code.ts';
import { useSession } from '../../../data/session.ts';
import { useLeaveQuestion } from '../../../data/use-leave-question.ts';
import { useRead } from '../../../data/use-read.ts';
import { useSeenSite } from '../../../data/use-seen-site.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { PlatformCode } from '../../../ui/PlatformCode.tsx';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import { SeenOnSite } from '../../../ui/SeenOnSite.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';
import { ChatSettingsForm } from './ChatSettingsForm.tsx';
import { IdentitySecret } from './IdentitySecret.tsx';
import { OnYourSite } from './OnYourSite.tsx';

const PanelDialog = lazy(async () => ({
  default: (await import('./panel/PanelDialog.tsx')).PanelDialog,
}));

/** The install code and the settings of live chat on the team's site. */
export default function ChatSettingsPage() {
  const { organization } = useSession();
  const site = { origin: window.location.origin, subdomain: organization?.subdomain ?? '' };
  const { data, isError, error, refetch } = useRead('chat.settings');
  const [isOpen, setOpen] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const question = useLeaveQuestion(isDirty);
  const seen = useSeenSite('chat');
  return (
    <div className="flex flex-col gap-5">
      <Card id="install-code" className="scroll-mt-20">
        <CardHeader
          title={m.chatSettingsPage.installCode}
          subtitle={m.chatSettingsPage.pasteItIntoEveryPageThat}
        />
        <CardBody className="flex flex-col gap-4">
          <PlatformCode
            codes={installCodes(site)}
            mailTo={mailToDeveloper(site, organization?.name ?? '')}
            copy={copyText}
          />
          <SeenOnSite seen={seen} />
        </CardBody>
        <CardBody className="border-t">
          <OnYourSite onOpen={() => setOpen(true)} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title={m.chatSettingsPage.liveChat}
          subtitle={m.chatSettingsPage.theGreetingIdleChatsAndThe}
        />
        {data ? (
          <ChatSettingsForm settings={data} onDirty={setDirty} className="">
            {(fields, form) => (
              <>
                <CardBody className="flex flex-col gap-5">{fields}</CardBody>
                <SaveBar
                  isDirty={form.isDirty}
                  busy={form.busy}
                  onReset={form.reset}
                  question={question}
                  loss={m.chatSettingsPage.yourChangesToLiveChatAre}
                  className="rounded-b-xl border-t"
                />
              </>
            )}
          </ChatSettingsForm>
        ) : isError ? (
          <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
        ) : (
          <CardBody aria-busy="true" className="flex flex-col gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-8" />
          </CardBody>
        )}
      </Card>
      {data && (
        <Card id="identity" className="scroll-mt-20">
          <CardBody>
            <IdentitySecret exists={data.hasIdentitySecret} />
          </CardBody>
        </Card>
      )}
      <Suspense>{isOpen && <PanelDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
