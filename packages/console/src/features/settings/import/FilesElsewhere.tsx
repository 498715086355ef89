import m from '../messages.yaml';

type FilesElsewhereProps = { count: number; format: string };

/** The command line call that imports attachments: a page may not fetch files from other servers. */
export function FilesElsewhere({ count, format }: FilesElsewhereProps) {
  return (
    <div className="text-sm">
      <p>{m.filesElsewhere.theFileNamesAttachmentsWhichLie({ count })}</p>
      <p className="text-muted-foreground">{m.filesElsewhere.toBringThemAlongImportWith}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <pre tabIndex={0} className="mt-1 overflow-x-auto rounded-lg border px-3 py-2">
        <code>{commandFor(format)}</code>
      </pre>
    </div>
  );
}

const commandFor = (format: string) =>
  format === 'helpdesk'
    ? m.filesElsewhere.helpdeskImportTicketsJsonl
    : `helpdesk import export-file --from ${format} --files-from files.example.com`;
