import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Measures } from './measures.ts';

/** A database whose time is measured, and the races that are run in it. */
export function measuredDatabase<Own extends GameDatabase>(database: Own, measures: Measures): Own {
  const timed = async <Answer>(asker: 'player' | 'server', answer: Promise<Answer>) => {
    const asked = performance.now();
    try {
      return await answer;
    } finally {
      measures.askedDatabase(asker, (performance.now() - asked) / 1000);
    }
  };
  return {
    ...database,
    fetch: async (request, peerAddress) => {
      const asker = peerAddress === null ? 'server' : 'player';
      const answer = await timed(asker, database.fetch(request, peerAddress));
      if (answer.ok) measures.stepTaken(new URL(request.url).pathname);
      return answer;
    },
    rows: (...asked) => timed('server', database.rows(...asked)),
  };
}
