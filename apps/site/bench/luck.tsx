import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '@furlong/ui/theme.css';
import { MeasureLuck } from '../src/features/rerun/components/MeasureLuck.tsx';
import { finished, runner } from '../src/storybook/fixtures.ts';
import { publishedRace } from './published.ts';

/** A luck report as a player waits for it, ms. */
export interface LuckTimes {
  /** From the press to the report. */
  report: number;
  /** Longest time meanwhile in which the page drew no frame. */
  longestGap: number;
}

declare global {
  interface Window {
    timeLuck: () => Promise<LuckTimes>;
  }
}

const runners = Array.from({ length: 12 }, (_, i) => runner(i + 1, 70_000 + i * 100));
const published = await publishedRace(runners.map(({ horseId }) => horseId));
const main = document.querySelector('main');
if (main) {
  createRoot(main).render(
    <QueryClientProvider client={new QueryClient()}>
      <MeasureLuck result={{ race: finished, runners }} published={published} />
    </QueryClientProvider>,
  );
}

window.timeLuck = () =>
  new Promise((resolve) => {
    const button = main?.querySelector('button');
    const pressed = performance.now();
    let [last, longestGap] = [pressed, 0];
    const onFrame = () => {
      const now = performance.now();
      longestGap = Math.max(longestGap, now - last);
      last = now;
      if (button?.textContent === 'Hide the report') resolve({ report: now - pressed, longestGap });
      else requestAnimationFrame(onFrame);
    };
    button?.click();
    requestAnimationFrame(onFrame);
  });
