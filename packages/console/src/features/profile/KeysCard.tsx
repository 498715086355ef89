import { Keyboard } from 'lucide-react';
import { openOverlay } from '../../data/overlay.ts';
import { useOwnKeys } from '../../data/own-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { Switch } from '../../ui/Switch.tsx';
import m from './messages.yaml';

/** Turns single-key shortcuts off, and lists those whose key was changed. */
export function KeysCard() {
  const { isOff, switchOff, changed, change, reset } = useOwnKeys();
  return (
    <Card>
      <CardHeader title={m.keysCard.keyboardShortcuts} />
      <CardBody className="flex flex-col items-start gap-4">
        <Switch
          label={m.keysCard.singleKeyShortcuts}
          hint={m.keysCard.onThisDevice}
          checked={!isOff}
          onChange={(isOn) => switchOff(!isOn)}
        />
        {changed.length > 0 && (
          <ul aria-label={m.keysCard.changedKeys} className="w-full divide-y text-sm">
            {changed.map(({ keys, to, label }) => (
              <li key={keys} className="flex items-center gap-3 py-1.5">
                <span className="min-w-0 flex-1">{label}</span>
                <Kbd>{to}</Kbd>
                <Button
                  size="sm"
                  aria-label={m.keysCard.restoreKey({ keys, label })}
                  onClick={() => change(keys, keys, label)}
                >
                  {m.keysCard.restore}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button icon={<Keyboard />} onClick={() => openOverlay('shortcuts')}>
            {m.keysCard.changeKeys}
          </Button>
          {changed.length > 0 && <Button onClick={reset}>{m.keysCard.restoreAll}</Button>}
        </div>
        <p className="text-sm text-muted-foreground">{m.keysCard.pressOnAScreen}</p>
      </CardBody>
    </Card>
  );
}
