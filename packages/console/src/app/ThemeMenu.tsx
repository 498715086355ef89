import { Moon, Palette, Sun } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '../ui/MenuItems.tsx';
import { setDark, setTheme, type ThemeName, themes, useTheme } from '../ui/theme.ts';
import m from './messages.yaml';

const labels: Record<ThemeName, string> = {
  blue: m.themeMenu.blue,
  green: m.themeMenu.green,
  purple: m.themeMenu.purple,
};

export function ThemeMenu() {
  const { theme, dark } = useTheme();
  return (
    <Menu
      label={m.themeMenu.theme}
      placement="top"
      className="min-w-44"
      trigger={(props) => (
        <IconButton label={m.themeMenu.theme} {...props}>
          <Palette />
        </IconButton>
      )}
    >
      <MenuLabel>{m.themeMenu.color}</MenuLabel>
      {themes.map((name) => (
        <MenuItem
          key={name}
          checked={name === theme}
          icon={<Dot theme={name} />}
          onSelect={() => setTheme(name)}
        >
          {labels[name]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Sun />} checked={!dark} onSelect={() => setDark(false)}>
        {m.themeMenu.light}
      </MenuItem>
      <MenuItem icon={<Moon />} checked={dark} onSelect={() => setDark(true)}>
        {m.themeMenu.dark}
      </MenuItem>
    </Menu>
  );
}

const dots: Record<ThemeName, string> = {
  blue: 'fill-(--theme-blue)',
  green: 'fill-(--theme-green)',
  purple: 'fill-(--theme-purple)',
};

function Dot({ theme }: { theme: ThemeName }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5" className={dots[theme]} />
    </svg>
  );
}
