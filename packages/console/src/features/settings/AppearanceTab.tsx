import { Moon, Sun } from 'lucide-react';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { setDark, setTheme, type ThemeName, useTheme } from '../../ui/theme.ts';
import { Choices } from './Choices.tsx';
import m from './messages.yaml';

const themes: { value: ThemeName; label: string; picture: React.ReactNode }[] = [
  { value: 'blue', label: m.appearanceTab.blue, picture: <Swatch color="bg-(--theme-blue)" /> },
  { value: 'green', label: m.appearanceTab.green, picture: <Swatch color="bg-(--theme-green)" /> },
  {
    value: 'purple',
    label: m.appearanceTab.purple,
    picture: <Swatch color="bg-(--theme-purple)" />,
  },
];

const modes = [
  {
    value: 'light',
    label: m.appearanceTab.light,
    picture: <Sun aria-hidden="true" className="size-5" />,
  },
  {
    value: 'dark',
    label: m.appearanceTab.dark,
    picture: <Moon aria-hidden="true" className="size-5" />,
  },
] as const;

/** The console's appearance, applied immediately and only in this browser. */
export function AppearanceTab() {
  const { theme, dark } = useTheme();
  return (
    <Card>
      <CardHeader
        title={m.appearanceTab.appearance}
        subtitle={m.appearanceTab.forYouInThisBrowserWhat}
      />
      <CardBody className="flex flex-col gap-6">
        <Choices
          label={m.appearanceTab.colorTheme}
          choices={themes}
          value={theme}
          onChange={setTheme}
        />
        <Choices
          label={m.appearanceTab.lightOrDark}
          choices={modes}
          value={dark ? 'dark' : 'light'}
          onChange={(mode) => setDark(mode === 'dark')}
        />
      </CardBody>
    </Card>
  );
}

function Swatch({ color }: { color: string }) {
  return <span aria-hidden="true" className={`size-5 shrink-0 rounded-full ${color}`} />;
}
