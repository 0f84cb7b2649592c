import { declareHorse, type ServiceBackend } from '@furlong/backend/service';
import type { RaceResult } from '@furlong/game/engine';
import {
  conditionsMet,
  DAY,
  type Foundation,
  type PlannedRace,
  type RatingChange,
  suitable,
} from '@furlong/game/rules';

/** A horse of a player's stable that takes part in the history. */
export interface Guest {
  horseId: string;
  foundation: Foundation;
}

interface Standing extends Guest {
  rating: number;
  wins: number;
  runs: number;
  freeFrom: number;
}

/** A guest rests a day and a half between its races, which makes four or five starts in a week. */
const rest = 1.5 * DAY;

/** The guests of a history: which of them may run, and how they stand after each race. */
export class Guests {
  readonly #standings: Standing[];

  constructor(guests: readonly Guest[]) {
    this.#standings = guests.map((guest) => ({
      ...guest,
      rating: guest.foundation.rating,
      wins: 0,
      runs: 0,
      freeFrom: 0,
    }));
  }

  /** Declares the guest that has run least among those the race suits, if there is one. */
  async declare(
    backend: ServiceBackend,
    race: { raceId: string; planned: PlannedRace; at: number },
  ): Promise<void> {
    const { raceId, planned, at } = race;
    const [guest] = this.#standings
      .filter((standing) => standing.freeFrom <= planned.offAt && admits(planned, standing))
      .sort((a, b) => a.runs - b.runs);
    if (guest === undefined) return;
    guest.freeFrom = planned.offAt + rest;
    guest.runs += 1;
    const { horseId } = guest;
    await declareHorse(backend, { raceId, horseId, nonce: crypto.randomUUID(), at });
  }

  note({ result, ratings }: { result: RaceResult; ratings: readonly RatingChange[] }): void {
    for (const guest of this.#standings) {
      const finish = result.runners.find(({ horseId }) => horseId === guest.horseId);
      const change = ratings.find(({ horseId }) => horseId === guest.horseId);
      guest.rating = change?.after ?? guest.rating;
      if (finish?.place === 1) guest.wins += 1;
    }
  }
}

function admits(planned: PlannedRace, { foundation, rating, wins }: Standing): boolean {
  const { birthSeason, specialty } = foundation;
  return (
    suitable(specialty, planned.suitableFor) &&
    conditionsMet(planned, { birthSeason, rating, wins })
  );
}
