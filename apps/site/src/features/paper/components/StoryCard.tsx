import { PaperStory } from '@furlong/ui';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { paths } from '../../../shared/paths.ts';
import type { Story } from '../toStory.ts';

/** A story with the face of the winner that it is about. */
export function StoryCard({ story }: { story: Story }) {
  const { race, ...words } = story;
  const { winner } = race;
  return (
    <PaperStory
      {...words}
      horse={{
        name: winner.name,
        href: paths.horse(winner.id),
        portrait: portraitOf(winner, race.offAt),
      }}
      stable={{ name: winner.stableName, href: paths.publicStable(winner.stableId) }}
      silks={winner.silks}
      filmHref={paths.filmOfRace(race.id)}
      race={race.name}
    />
  );
}
