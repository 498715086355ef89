import m from './messages.yaml';
import { type Pairing, readability } from './readability.ts';

/** The contrast of text on and in a color, as figures and samples; renders nothing for an invalid color. */
export function ColorFacts({ color }: { color: string }) {
  const facts = readability(color);
  if (!facts) return null;
  const { onWhite, buttons, light, dark } = facts;
  return (
    <div className="rounded-lg border bg-muted/40 p-4 dark:bg-muted/60">
      <h3 className="text-sm font-medium">{m.colorFacts.contrast}</h3>
      <p role="status" className="mt-1 text-sm text-muted-foreground">
        {onWhite >= 4.5
          ? m.colorFacts.whiteTextOnThisColorHas({ figure: figure(onWhite) })
          : m.colorFacts.whiteTextOnThisColorHas2({ figure: figure(onWhite) })}
      </p>
      <ul className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Fact
          term={m.colorFacts.buttons}
          pairing={buttons}
          note={buttons.isDarkened ? m.colorFacts.inADarkerShade : inkOf(buttons.isDark)}
        />
        <Fact term={m.colorFacts.linksOnLightPages} pairing={light} />
        <Fact term={m.colorFacts.linksOnDarkPages} pairing={dark} />
      </ul>
    </div>
  );
}

type FactProps = { term: string; pairing: Pairing; note?: string };

function Fact({ term, pairing: { ground, text, ratio }, note }: FactProps) {
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        style={{ backgroundColor: ground, color: text }}
        className="flex h-8 w-11 shrink-0 items-center justify-center rounded-md border text-sm font-semibold"
      >
        {m.colorFacts.aa}
      </span>
      <p className="min-w-0 leading-tight">
        <span className="block text-sm">{term}</span>
        <span className="block text-xs text-muted-foreground tabular-nums">
          {figure(ratio)}
          {note && `, ${note}`}
        </span>
      </p>
    </li>
  );
}

const inkOf = (isDark: boolean) =>
  isDark ? m.colorFacts.withDarkText : m.colorFacts.withWhiteText;

const figure = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
