import { MonitorUp, Volume2, VolumeX } from 'lucide-react';
import { setSound, toggleDesktop, useNoticeSettings } from '../../../data/notice-settings.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';
import { chime } from './chime.ts';

/** The settings for how this browser announces chats and tickets that need attention. */
export function NoticeMenu() {
  const { sound, desktop, desktopIsPossible } = useNoticeSettings();

  return (
    <Menu
      label={m.noticeMenu.notices}
      placement="bottom-end"
      trigger={(props) => (
        <IconButton label={m.noticeMenu.soundAndNotices} bordered {...props}>
          {sound ? <Volume2 /> : <VolumeX />}
        </IconButton>
      )}
    >
      <MenuItem
        icon={<Volume2 />}
        checked={sound}
        onSelect={() => {
          setSound(!sound);
          if (!sound) chime();
        }}
      >
        {m.noticeMenu.sound}
      </MenuItem>
      {desktopIsPossible && (
        <MenuItem icon={<MonitorUp />} checked={desktop} onSelect={() => void toggleDesktop()}>
          {m.noticeMenu.desktopNotifications}
        </MenuItem>
      )}
    </Menu>
  );
}
