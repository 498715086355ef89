import { dateTime, shortDate } from '@helpdesk/sdk/rules/dates';
import { userName } from '@helpdesk/sdk/rules/names';
import { LogOut, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan, useSession } from '../../data/session.ts';
import { signOut } from '../../data/signing-in/sign-in.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { KeysCard } from './KeysCard.tsx';
import m from './messages.yaml';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Photo } from './Photo.tsx';
import { PreferencesDialog } from './PreferencesDialog.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileRole } from './ProfileRole.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignatureCard } from './SignatureCard.tsx';
import { UndoSending } from './UndoSending.tsx';

const SecondFactorCard = lazy(() => import('./second-factor/SecondFactorCard.tsx'));

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

const dialogs = {
  password: PasswordDialog,
  preferences: PreferencesDialog,
  deletion: DeleteAccountDialog,
};

/** The user's profile, sign-in settings and notification settings. */
export default function ProfilePage() {
  const { user, role, organization } = useSession();
  const isStaff = useCan()('view_assigned_tickets');
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Shown = open && dialogs[open];
  return (
    <Page kind="settings">
      <Card>
        <CardBody className="flex flex-wrap items-center gap-5 p-5">
          <Photo />
          <div className="min-w-0 flex-1 basis-56">
            <h2 className="truncate text-xl font-semibold">{userName(user)}</h2>
            <p className="truncate text-sm text-muted-foreground">{user.email}</p>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
              {role && <ProfileRole role={role} />}
              {organization && <span className="max-w-full truncate">{organization.name}</span>}
              <span>
                {m.profilePage.memberSince.rich({
                  time: (
                    <time dateTime={user.createdAt} title={dateTime(user.createdAt)}>
                      {shortDate(user.createdAt)}
                    </time>
                  ),
                })}
              </span>
            </p>
          </div>
        </CardBody>
      </Card>
      <ProfileForm />
      <Card>
        <CardHeader title={m.profilePage.securityAndNotifications} />
        <ul className="divide-y">
          <Row
            title={m.profilePage.password}
            text={m.profilePage.changingItSignsYouOutEverywhere}
            action={
              <Button onClick={() => setOpen('password')}>{m.profilePage.changePassword}</Button>
            }
          />
          <Row
            title={m.profilePage.notifications}
            text={m.profilePage.chooseYourNotificationsHereAndBy}
            action={
              <Button onClick={() => setOpen('preferences')}>{m.profilePage.preferences}</Button>
            }
          />
          <Row
            title={m.profilePage.signOut}
            text={m.profilePage.endsThisSessionOnThisDevice}
            action={
              <Button icon={<LogOut />} onClick={() => void signOut()}>
                {m.profilePage.signOut2}
              </Button>
            }
          />
          <Row
            title={m.profilePage.deleteAccount}
            text={m.profilePage.yourTicketsAndAnswersStayWith}
            action={
              <Button icon={<Trash2 />} onClick={() => setOpen('deletion')}>
                {m.profilePage.deleteAccount2}
              </Button>
            }
          />
        </ul>
      </Card>
      <Suspense>
        <SecondFactorCard />
      </Suspense>
      <KeysCard />
      <SessionsCard />
      {isStaff && <SignatureCard />}
      {isStaff && <UndoSending />}
      <Suspense>{Shown && <Shown onClose={() => setOpen(null)} />}</Suspense>
    </Page>
  );
}

type RowProps = { title: string; text: string; action: React.ReactNode };

function Row({ title, text, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      {action}
    </li>
  );
}
