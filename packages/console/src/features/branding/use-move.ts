import { useEffect, useState } from 'react';
import { browser } from '../../data/browser.ts';
import {
  organizationOfHost,
  organizationOfPath,
  organizationUrl,
  pathInOrganization,
} from '../../data/organization-address.ts';
import { carryToast } from '../../data/toast.ts';

/** Navigates this window to the organization's new address when its current one contains the old subdomain. */
export function useMove(current: string) {
  const [target, setTarget] = useState<string | null>(null);
  const { pathname, hostname } = window.location;
  const isAtName =
    organizationOfPath(pathname) !== null || organizationOfHost(hostname) === current;

  // After the form has rendered as saved; otherwise the browser would ask whether to leave.
  useEffect(() => {
    if (target === null) return;
    carryToast();
    browser.open(organizationUrl(target, current, pathInOrganization(window.location.pathname)));
  }, [target, current]);

  return {
    isMoving: target !== null,
    isNeeded: (subdomain: string | undefined) => subdomain !== undefined && isAtName,
    to: setTarget,
  };
}
