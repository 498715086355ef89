import { writeFileSync } from 'node:fs';
import { contractText } from './contract.ts';
import { jsonOf } from './contract-cache.ts';
import { anyAddress, renderPage } from './features/docs/prepared-page.ts';
import { places } from './places.ts';

// The build runs this once, so no server parses the YAML or renders the documentation.
writeFileSync(places.contractJson, jsonOf(contractText()));
writeFileSync(places.documentation, renderPage(anyAddress));
