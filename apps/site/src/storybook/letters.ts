import type { BlockedStable, Correspondent, Letter } from '@furlong/backend';
import { HOUR, MINUTE } from '@furlong/game/rules';
import { moment } from './moment.ts';
import { hillside } from './players.ts';

/** The letters of the player. */
export interface Letters {
  /** The last letter first. */
  correspondents: Correspondent[];
  /** By the other stable, the last first. */
  letters: Record<string, readonly Letter[]>;
  blocked: BlockedStable[];
}

const { id, name, silks } = hillside;

export const stableOfLetters = { id, name, silks };

/** Two letters with Hillside, of which the last has not been read. */
export const letters: Letters = {
  correspondents: [
    {
      ...{ stable: stableOfLetters, lastAt: moment - 4 * MINUTE, lastOwn: false, unread: 1 },
      lastWords: 'Well run at Saltmarsh. Would you part with it?',
    },
  ],
  letters: {
    [id]: [
      {
        ...{ id: 2, own: false, sentAt: moment - 4 * MINUTE },
        text: 'Well run at Saltmarsh. Would you *part* with it?',
      },
      { id: 1, own: true, sentAt: moment - 3 * HOUR, text: 'Good luck tomorrow.' },
    ],
  },
  blocked: [],
};
