import { Tag } from 'lucide-react';
import { lazy } from 'react';
import { FilterButton } from '../../../ui/FilterButton.tsx';
import m from '../messages.yaml';

const load = () => import('./ChatTagFilterPanel.tsx');
const ChatTagFilterPanel = lazy(load);

type ChatTagFilterProps = { tagId: string; onChange: (tagId: string) => void };

/** The filter of the chats by a tag. */
export const ChatTagFilter = (props: ChatTagFilterProps) => (
  <FilterButton
    label={props.tagId ? m.chatTagFilter.filterByTag1Chosen : m.chatTagFilter.filterByTag}
    icon={<Tag />}
    isOn={props.tagId !== ''}
    load={load}
    panel={(button, close) => <ChatTagFilterPanel {...props} button={button} onClose={close} />}
  />
);
