// Prepares a checkout to run; `npm test` and others call it first. Uses plain Node without packages, because it installs them.
import { makeReady } from './setup/ready.mjs';

await makeReady({
  isForced: process.argv.includes('--build'),
  isForTests: process.argv.includes('--test'),
});
