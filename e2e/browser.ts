import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';

const record = path.join(import.meta.dirname, '../.setup/browser');
/** The same engine without windows, menus and the like, which takes a sixth less of the processor's time. */
const shell = '/usr/bin/chromium-headless-shell';

/** The Chromium that set-up found; undefined leaves the choice to Playwright. */
export const wholeChromium =
  process.env.HELPDESK_CHROMIUM || (existsSync(record) ? readFileSync(record, 'utf8') : undefined);

/** What the journeys run in, unless they are about something that only the whole browser does. */
export const executablePath =
  !process.env.HELPDESK_CHROMIUM && existsSync(shell) ? shell : wholeChromium;

/** Chromium uses only the last `--disable-features`, so ours includes those that Playwright turns off. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window's address bar keeps two internal pages of the browser: almost half of the memory of a window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process, which hardly any journey uses.
  'SpareRendererForSitePerProcess',
];

export const browserArguments = [
  // Chromium refuses its sandbox to root, the user that runs tests in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join()}`,
];

/** The whole browser, for what only that does, such as to show a PDF; close it afterwards. */
export const launchWhole = () =>
  chromium.launch({
    ...(wholeChromium && { executablePath: wholeChromium }),
    args: browserArguments,
  });
