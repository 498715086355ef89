import { Moon, Sun } from 'lucide-react';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { setDark, setTheme, type ThemeName, useTheme } from '../../ui/theme.ts';
import { Choices } from './Choices.tsx';

const themes: { value: ThemeName; label: string; picture: React.ReactNode }[] = [
  { value: 'blue', label: 'Blue', picture: <Swatch color="bg-(--theme-blue)" /> },
  { value: 'green', label: 'Green', picture: <Swatch color="bg-(--theme-green)" /> },
  { value: 'purple', label: 'Purple', picture: <Swatch color="bg-(--theme-purple)" /> },
];

const modes = [
  { value: 'light', label: 'Light', picture: <Sun aria-hidden="true" className="size-5" /> },
  { value: 'dark', label: 'Dark', picture: <Moon aria-hidden="true" className="size-5" /> },
] as const;

/** The console's appearance, applied immediately and only in this browser. */
export function AppearanceTab() {
  const { theme, dark } = useTheme();
  return (
    <Card>
      <CardHeader
        title="Appearance"
        subtitle="For you, in this browser. What visitors see is under Branding."
      />
      <CardBody className="flex flex-col gap-6">
        <Choices label="Color theme" choices={themes} value={theme} onChange={setTheme} />
        <Choices
          label="Light or dark"
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
