import { MonitorUp, Volume2, VolumeX } from 'lucide-react';
import { toast } from '../../../data/toast.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';
import { chime } from './chime.ts';
import { setDesktop, setSound, useNoticeSettings } from './notice-settings.ts';

/** How this browser announces chats that need attention. */
export function NoticeMenu() {
  const { sound, desktop, desktopIsPossible } = useNoticeSettings();

  async function changeDesktop() {
    const isOn = await setDesktop(!desktop);
    if (isOn || desktop) return;
    toast({
      title: m.noticeMenu.notificationsAreBlocked,
      text: m.noticeMenu.allowThemForThisSiteIn,
      destructive: true,
    });
  }

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
        <MenuItem icon={<MonitorUp />} checked={desktop} onSelect={() => void changeDesktop()}>
          {m.noticeMenu.desktopNotifications}
        </MenuItem>
      )}
    </Menu>
  );
}
