import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useCounts } from '../../data/counts.ts';
import { useHasPage } from '../../data/has-page.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** How many chats are going on, and the way to them. */
export function LiveChatCard() {
  const active = useCounts()?.chatSessions;
  const hasPage = useHasPage();
  return (
    <Card>
      <CardHeader
        title="Live Chat"
        actions={
          active !== undefined && (
            <Badge tone={active > 0 ? 'success' : 'neutral'}>{active} active</Badge>
          )
        }
      />
      {active === 0 && <EmptyState compact icon={<MessagesSquare />} title="No active chats" />}
      {hasPage('/live-chat') && (
        <div className="border-t p-3">
          <Link to="/live-chat" className={buttonClass('secondary', 'md', 'w-full')}>
            Open Chat Manager
          </Link>
        </div>
      )}
    </Card>
  );
}
