import { FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import type { Editing } from '../queries/query-values.ts';
import { type Test, TestResult } from './TestResult.tsx';

const TESTING = 1_000;

/** Asks the chatbot as a visitor would, and explains its answer; nothing is counted. */
export function TestBox({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const { membership } = useSession();
  const [text, setText] = useState('');
  const [isTesting, setIsTesting] = useState(false);
  const [test, setTest] = useState<Test | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { write, busy } = useWrite('chatbot.test', {
    onDone: (result, { query }) => setTest({ asked: query, result }),
    onFailed: (_, { query }) => setTest({ asked: query, result: null }),
  });

  function ask() {
    const query = text.trim();
    if (query === '' || busy) return;
    setIsTesting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsTesting(false), TESTING);
    write({ query, organizationId: membership?.organizationId ?? 'demo' });
  }

  return (
    <Card>
      <CardHeader title={m.testBox.testChatbot} />
      <CardBody>
        <form
          aria-label={m.testBox.testChatbot}
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <div className="min-w-0 flex-1">
            <Input
              value={text}
              onChange={({ target }) => setText(target.value)}
              aria-label={m.testBox.testQuestion}
              placeholder={m.testBox.askAsAVisitorWould}
              autoComplete="off"
              maxLength={500}
            />
          </div>
          <Button
            type="submit"
            icon={<FlaskConical />}
            busy={busy || isTesting}
            disabled={text.trim() === ''}
          >
            {busy || isTesting ? m.testBox.testing : m.testBox.test}
          </Button>
        </form>
        <div aria-live="polite">{test && <TestResult test={test} onEdit={onEdit} />}</div>
      </CardBody>
    </Card>
  );
}
