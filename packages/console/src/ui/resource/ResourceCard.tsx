import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardHeader } from '../Card.tsx';
import { ActionButton } from './ActionButton.tsx';
import { ResourceList } from './ResourceList.tsx';
import { isNarrowed, type Resource } from './resource.ts';
import { SearchBar } from './SearchBar.tsx';
import { useShown } from './use-shown.tsx';

type ResourceCardProps<Item, Dialog extends string> = Resource<Item, Dialog> & {
  title?: string;
  subtitle?: string;
  /** The classes of the list. */
  className?: string;
  /** The content below the list. */
  children?: ReactNode;
};

/** A card with a list of items, for a page with several cards; otherwise like ResourcePage. */
export function ResourceCard<Item, Dialog extends string>(props: ResourceCardProps<Item, Dialog>) {
  const { name, title, subtitle, search, filters, create, actions = [], children } = props;
  const { show, dialog } = useShown(props.list.items);
  // The empty list has the main button, with an explanation.
  const isTaught = props.list.items?.length === 0 && !isNarrowed(props) && props.empty.action;
  return (
    <Card className="min-w-0">
      {title && (
        <CardHeader
          title={title}
          subtitle={subtitle}
          actions={
            <>
              {actions.map((action) => (
                <ActionButton key={action.label} action={action} variant="secondary" show={show} />
              ))}
              {create && (
                <ActionButton
                  action={create}
                  variant={isTaught ? 'secondary' : 'primary'}
                  icon={<Plus />}
                  show={show}
                />
              )}
            </>
          }
        />
      )}
      {search && (
        <SearchBar name={name} search={search} filters={filters} className="border-b px-4 py-3" />
      )}
      <ResourceList {...props} show={show} />
      {children}
      {dialog}
    </Card>
  );
}
