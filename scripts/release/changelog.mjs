import { readFileSync, writeFileSync } from 'node:fs';

/** Moves the entries under Unreleased below a heading with version and date, and starts an empty Unreleased above it. */
export function closeChangelog(file, version, date) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('## [Unreleased]', `## [Unreleased]\n\n## [${version}] - ${date}`),
  );
}
