type FilesElsewhereProps = { count: number; format: string };

/** A page may not fetch what lies on other servers: the command line does. */
export function FilesElsewhere({ count, format }: FilesElsewhereProps) {
  return (
    <div className="text-sm">
      <p>
        {count === 1
          ? 'The file names one attachment, which lies elsewhere and is not imported here.'
          : `The file names ${count.toLocaleString()} attachments, which lie elsewhere and are not imported here.`}
      </p>
      <p className="text-muted-foreground">
        To bring them along, import with the command line instead of this page, before anything
        else:
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <pre tabIndex={0} className="mt-1 overflow-x-auto rounded-lg border px-3 py-2">
        <code>{commandFor(format)}</code>
      </pre>
    </div>
  );
}

const commandFor = (format: string) =>
  format === 'helpdesk'
    ? 'helpdesk import tickets.jsonl'
    : `helpdesk import export-file --from ${format} --files-from files.example.com`;
