import { StablePanel } from '@furlong/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { stableTiles } from '../../shared/navigation/stableTiles.ts';
import * as styles from './PageLayout.css.ts';

/** The stable's screens, beside its panel. */
export function StableLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.besidePanel}>
      <StablePanel tiles={stableTiles} currentHref={pathname} />
      <div>
        <Outlet />
      </div>
    </div>
  );
}
