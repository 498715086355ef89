import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useHasPage } from '../../data/has-page.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function HelpCenterCard() {
  const hasPage = useHasPage();
  return (
    <Card>
      <CardHeader title="Help Center" />
      <EmptyState compact icon={<BookOpen />} title="No articles yet" />
      {hasPage('/help-center') && (
        <div className="border-t p-3">
          <Link to="/help-center" className={buttonClass('secondary', 'md', 'w-full')}>
            New Article
          </Link>
        </div>
      )}
    </Card>
  );
}
