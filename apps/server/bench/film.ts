import { measureFilm } from './measureFilm.ts';
import { withGame } from './withGame.ts';

/** The longest that the first picture of a film may take, ms. */
const limit = 1_500;
/** Each by a visitor who has been nowhere before. */
const visits = 4;

await withGame(async ({ server, browser }) => {
  const { data: race } = await server.backend
    .from('races')
    .select('id')
    .eq('status', 'finished')
    .order('entries_count', { ascending: false })
    .limit(1)
    .single();
  if (race === null) throw new Error('No race has been run.');
  console.log(
    'A film on a first visit, on a phone with a processor slowed four times and 1.6 Mbit/s:',
  );
  for (let visit = 0; visit < visits; visit++) {
    const { built, drawn } = await measureFilm(browser, `${server.url}/races/${race.id}`);
    console.log(
      `  built after ${built.toFixed(0)} ms, seen after ${drawn.toFixed(0)} ms (limit ${limit}; the graphics card is emulated)`,
    );
  }
});
