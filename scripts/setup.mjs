// Makes a checkout ready to run: `npm test` and others call it first. Plain Node, no packages,
// because it is what installs them.
import { makeReady } from './setup/ready.mjs';

await makeReady({
  isForced: process.argv.includes('--build'),
  isForTests: process.argv.includes('--test'),
});
