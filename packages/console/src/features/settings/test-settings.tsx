import type { ComponentType } from 'react';
import { member } from '../../test/harness.tsx';
import { drawPage } from '../../test/page.tsx';
import type { TabProps } from './settings.ts';
import { WithSettings } from './WithSettings.tsx';

/** Renders a page of the settings for an admin. */
export const drawSettings = (
  Screen: ComponentType<TabProps>,
  place?: Parameters<typeof drawPage>[2],
) => drawPage(() => <WithSettings Screen={Screen} />, member('admin'), place);
