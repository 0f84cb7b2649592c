import { StablePanel } from '@furlong/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { stablePanelHrefs } from '../../shared/sections.ts';
import * as styles from './PageLayout.css.ts';

/** The stable's screens, beside its panel. */
export function StableLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.besidePanel}>
      <StablePanel hrefs={stablePanelHrefs} currentHref={pathname} />
      <div>
        <Outlet />
      </div>
    </div>
  );
}
