import { turfLit } from '@furlong/ui/theme';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { Hero } from './components/Hero.tsx';
import { WhyChoose } from './components/WhyChoose.tsx';
import * as styles from './LandingPage.css.ts';
import { LandingTabs } from './LandingTabs.tsx';
import { landingHead } from './landingHead.ts';

export interface LandingPageProps {
  /** The site's header, drawn on the same background as the hero. */
  header: ReactNode;
}

/** The front page: the last race, what the club is, and the way in. */
export default function LandingPage({ header }: LandingPageProps) {
  const head = landingHead(useSearchParams()[0]);
  return (
    <>
      {head && <PageHead {...head} />}
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
