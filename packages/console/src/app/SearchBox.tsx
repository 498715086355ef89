import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useCan } from '../data/session.ts';
import { Input } from '../ui/Input.tsx';
import { hasPage } from './pages.ts';

/** The search of the top bar: it opens the tickets that match. */
export function SearchBox() {
  const navigate = useNavigate();
  const can = useCan();
  if (!hasPage('/tickets') || !can('view_all_tickets')) return null;

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate({ to: '/tickets', search: (q ? { q } : {}) as never });
  }

  return (
    <form role="search" onSubmit={search}>
      <Input
        name="q"
        type="search"
        aria-label="Search"
        placeholder="Search tickets, articles..."
        icon={<Search />}
        autoComplete="off"
        maxLength={200}
      />
    </form>
  );
}
