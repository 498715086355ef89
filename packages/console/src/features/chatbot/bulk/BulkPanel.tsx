import { Download, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import m from '../messages.yaml';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';

/** Import and export of queries. */
export function BulkPanel() {
  const [shown, setShown] = useState<'import' | 'export' | null>(null);
  const { data: stats } = useRead('chatbot.stats');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Action
        title={m.bulkPanel.importQueries}
        text={m.bulkPanel.bringQueriesFromAJsonOr}
        button={
          <Button variant="primary" icon={<Upload />} onClick={() => setShown('import')}>
            {m.bulkPanel.import}
          </Button>
        }
      />
      <Action
        title={m.bulkPanel.exportQueries}
        text={m.bulkPanel.saveAllQueriesAsJsonOr}
        button={
          <Button
            icon={<Download />}
            disabled={stats?.totalQueries === 0}
            onClick={() => setShown('export')}
          >
            {m.bulkPanel.export}
          </Button>
        }
      />
      {shown === 'import' && <ImportDialog onClose={() => setShown(null)} />}
      {shown === 'export' && <ExportDialog onClose={() => setShown(null)} />}
    </div>
  );
}

function Action({ title, text, button }: { title: string; text: string; button: ReactNode }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 px-4 py-4">
      <div className="min-w-0">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm text-muted-foreground">{text}</p>
      </div>
      {button}
    </Card>
  );
}
