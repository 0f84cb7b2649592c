import type { AutoProgrammeId, ProgrammeId, SessionOutcome } from '@furlong/game/rules';
import {
  startAutoTraining,
  startTraining,
  stopAutoTraining,
  type TrainingSession,
} from '../../src/index.ts';
import { endTraining } from '../../src/service/index.ts';
import type { Player, TestGame } from './testGame.ts';

/** Sends the player's horse to work, with a request of its own. */
export const train = (
  { backend, horseId }: Pick<Player, 'backend' | 'horseId'>,
  programme: ProgrammeId = 'speed',
) => startTraining(backend, { horseId, programme, requestId: crypto.randomUUID() });

export const outcome: SessionOutcome = {
  condition: 92,
  energy: 78,
  overreached: false,
  gains: { speed: 2_880, acceleration: 960, stamina: 0, recovery: 0, agility: 0, balance: 0 },
};

/** Writes what a session gave, at its end. */
export const end = (game: TestGame, { id, endsAt }: TrainingSession) =>
  endTraining(game.steward(), { sessionId: id, outcome, at: endsAt });

/** Puts the player's horse into auto-training, with a request of its own. */
export const autoTrain = (
  { backend, horseId }: Pick<Player, 'backend' | 'horseId'>,
  { programme = 'balanced' as AutoProgrammeId, weeklyBudget = 5_600 } = {},
) =>
  startAutoTraining(backend, {
    ...{ horseId, programme, weeklyBudget, requestId: crypto.randomUUID() },
  });

/** Takes the player's horse out of auto-training, with a request of its own. */
export const stopAuto = ({ backend, horseId }: Pick<Player, 'backend' | 'horseId'>) =>
  stopAutoTraining(backend, { horseId, requestId: crypto.randomUUID() });
