import { Link } from '@tanstack/react-router';
import { ExternalLink, MessagesSquare } from 'lucide-react';
import { useCan, useSession } from '../../../data/session.ts';
import { useSeenSite } from '../../../data/use-seen-site.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SeenOnSite } from '../../../ui/SeenOnSite.tsx';
import m from '../messages.yaml';

/** Shown before the first chat: explains how visitors start one. */
export function FirstChat() {
  const { organization } = useSession();
  const maySetUp = useCan()('manage_settings');
  const seen = useSeenSite('chat');
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={m.sessionList.noChatSessions}
      text={m.sessionList.chatsThatVisitorsBeginOnYour}
      action={
        <div className="flex flex-col items-center gap-5">
          <div className="flex flex-wrap justify-center gap-2">
            {maySetUp && (
              <Link
                to="/settings/live-chat"
                hash="install-code"
                className={buttonClass(seen?.isSeen ? 'secondary' : 'primary')}
              >
                {m.firstChat.getInstallCode}
              </Link>
            )}
            <a
              href={`/public/help/${organization?.subdomain ?? ''}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary')}
            >
              {m.firstChat.tryItAsAVisitor}
              <ExternalLink aria-hidden="true" />
            </a>
          </div>
          <div className="text-left">
            <SeenOnSite seen={seen} />
          </div>
        </div>
      }
    />
  );
}
