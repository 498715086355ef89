import { Plus } from 'lucide-react';
import { Page } from '../Page.tsx';
import { ActionButton } from './ActionButton.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { Resource, Search } from './resource.ts';
import { SearchBar } from './SearchBar.tsx';
import { useShown } from './use-shown.tsx';

type ResourcePageProps<Item, Dialog extends string> = Resource<Item, Dialog> & { search: Search };

/** A settings page with a list of items: search, buttons, the list, and its dialogs. */
export function ResourcePage<Item, Dialog extends string>(props: ResourcePageProps<Item, Dialog>) {
  const { name, search, filters, create, actions = [] } = props;
  const { show, dialog } = useShown(props.list.items);
  // The empty list has the main button, with an explanation.
  const isEmpty = props.list.items?.length === 0;
  return (
    <Page kind="settings">
      <SearchBar name={name} search={search} filters={filters}>
        <div className="ml-auto flex flex-wrap gap-2 max-sm:basis-full max-sm:[&>*]:flex-1">
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} variant="secondary" show={show} />
          ))}
          {create && (
            <ActionButton
              action={create}
              variant={isEmpty ? 'secondary' : 'primary'}
              icon={<Plus />}
              show={show}
            />
          )}
        </div>
      </SearchBar>
      <ResourceList {...props} show={show} className="-mx-4 border-y md:mx-0" />
      {dialog}
    </Page>
  );
}
