import { turfLit } from '@furlong/ui/theme';
import type { ReactNode } from 'react';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { Hero } from './components/Hero.tsx';
import { WhyChoose } from './components/WhyChoose.tsx';
import * as styles from './LandingPage.css.ts';
import { LandingTabs } from './LandingTabs.tsx';

export interface LandingPageProps {
  /** The site's header, drawn on the same background as the hero. */
  header: ReactNode;
}

/** The front page: the last race, what the club is, and the way in. */
export default function LandingPage({ header }: LandingPageProps) {
  return (
    <>
      <PageHead
        title="Own. Train. Race. Win!"
        description="Own, train and race virtual horses. Every race can be re-run and checked in your own browser."
      />
      <div className={turfLit}>
        {header}
        <Hero />
      </div>
      <main>
        <div className={styles.part}>
          <LandingTabs />
        </div>
        <div className={styles.raised}>
          <div className={styles.part}>
            <WhyChoose />
          </div>
        </div>
      </main>
    </>
  );
}
