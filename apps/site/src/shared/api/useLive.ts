import { useEffect, useEffectEvent, useState } from 'react';
import { type LiveTopic, listenLive } from './live.ts';

/**
 * Listens to a topic of the live channel while the component is there; answers whether the channel stands, so that
 * nothing else has to be asked for.
 */
export function useLive(
  topic: LiveTopic,
  ears: { told: (changes: readonly unknown[]) => void; missed: () => void },
): boolean {
  const [stands, setStands] = useState(false);
  const told = useEffectEvent(ears.told);
  const missed = useEffectEvent(ears.missed);
  useEffect(() => {
    const stop = listenLive(topic, {
      told: (changes) => told(changes),
      missed: () => missed(),
      standing: setStands,
    });
    return stop;
  }, [topic]);
  return stands;
}
