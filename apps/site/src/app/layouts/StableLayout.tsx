import { StablePanel } from '@furlong/ui';
import { Outlet, useLocation } from 'react-router-dom';
import * as styles from './PageLayout.css.ts';

/** The stable's screens, beside its panel. */
export function StableLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.besidePanel}>
      <StablePanel path={pathname} />
      <div>
        <Outlet />
      </div>
    </div>
  );
}
