import { raceWithEntries } from '@furlong/backend';
import {
  type Claim,
  claimDueRace,
  raceInputs,
  raceSecret,
  raceTerms,
  voidRace,
} from '@furlong/backend/service';
import { readTerms, roundAt } from '@furlong/game/engine';
import { MINUTE, type VoidReason } from '@furlong/game/rules';
import { BeaconUnavailable, signatureOf } from '../beacon/signatureOf.ts';
import { registerSuccessors } from '../bootstrap/renewHouseString.ts';
import type { StewardSettings } from '../shared/settings.ts';
import { closeRace } from './closeRace.ts';
import { isOwnFault } from './isOwnFault.ts';
import { settleRace } from './settleRace.ts';
import { startRace } from './startRace.ts';

/** What the steward did with a race that was due. */
export interface RaceReport {
  raceId: string;
  /** 'waiting' is for its beacon's round. */
  outcome: 'closed' | 'running' | 'finished' | 'void' | 'waiting' | 'failed';
}

/** How long a claim keeps other stewards off, in seconds. A step takes one or two at most. */
const leaseSeconds = 30;

/** How long a race waits for its beacon's round before that counts as a failure, in ms. */
const beaconPatience = 10 * MINUTE;

/** How late a round may be before that is worth a line in the log, in ms. */
const roundsDelay = 10_000;

/** A race at whose own fault it has failed this often is declared void: it would hold up the others. */
const mostAttempts = 3;

/**
 * Closes, starts and settles races when they are due. Lives as long as its steward, because it counts how
 * often each race has failed.
 */
export class RaceDay {
  readonly #settings: StewardSettings;
  readonly #failures = new Map<string, number>();

  constructor(settings: StewardSettings) {
    this.#settings = settings;
  }

  /**
   * Closes, starts and settles everything due at a time, earliest first. A race that fails ends the round,
   * to be tried again in the next; the third time that it does so by a fault of its own it is declared void
   * and the fees go back.
   */
  async runDue(at: number): Promise<RaceReport[]> {
    const { backend, name } = this.#settings;
    const reports: RaceReport[] = [];
    for (;;) {
      const claim = await claimDueRace(backend, { steward: name, at, leaseSeconds });
      if (claim === null) return reports;
      const report = await this.#runClaim(claim, at);
      reports.push(report);
      if (report.outcome === 'failed' || report.outcome === 'waiting') return reports;
    }
  }

  async #runClaim(claim: Claim, at: number): Promise<RaceReport> {
    const { raceId } = claim;
    try {
      const outcome = await this.#takeStep(claim, at);
      this.#failures.delete(raceId);
      return { raceId, outcome };
    } catch (error) {
      if (error instanceof BeaconUnavailable) {
        const waited = at - roundAt(error.round);
        if (waited > roundsDelay) this.#settings.onError(`Race ${raceId} waits:`, error);
        if (waited < beaconPatience) return { raceId, outcome: 'waiting' };
      }
      const counts = isOwnFault(error) && (await this.#isStillDue(claim));
      const failures = (this.#failures.get(raceId) ?? 0) + Number(counts);
      this.#failures.set(raceId, failures);
      this.#settings.onError(`Race ${raceId} failed (${failures} by its own fault):`, error);
      if (failures < mostAttempts) return { raceId, outcome: 'failed' };
      await this.#voidRace(raceId, 'could_not_be_run', at);
      return { raceId, outcome: 'void' };
    }
  }

  /** False once another has moved the race on, as while this steward was frozen. */
  async #isStillDue({ raceId, stage }: Claim): Promise<boolean> {
    const { race } = await raceWithEntries(this.#settings.backend, { raceId });
    return race.status === { close: 'open', start: 'closed', settle: 'running' }[stage];
  }

  async #takeStep({ raceId, stage }: Claim, at: number): Promise<RaceReport['outcome']> {
    const { backend, morningLineSimulations } = this.#settings;
    const [{ race }, seed] = await Promise.all([
      raceWithEntries(backend, { raceId }),
      raceSecret(backend, { raceId }),
    ]);
    if (stage === 'start') {
      const inputs = await raceInputs(backend, { raceId });
      const beaconSignature = await this.#beaconSignature(raceId, at);
      await startRace(backend, { race, inputs, seed, beaconSignature, at });
      return 'running';
    }
    if (stage === 'settle') {
      await settleRace(backend, { race, inputs: await raceInputs(backend, { raceId }), at });
      // Others follow those of the house's horses that were claimed.
      if (race.claimPrice !== null) await registerSuccessors(backend, at);
      return 'finished';
    }
    const frozen = await closeRace(backend, {
      race: { ...race, raceId },
      seed,
      at,
      // Nobody could read it before the off, and the races that are due as well would wait for it.
      morningLineSimulations: at < race.offAt ? morningLineSimulations : 0,
    });
    if (frozen !== null) return 'closed';
    await this.#voidRace(raceId, 'too_few_runners', at);
    return 'void';
  }

  /** The beacon's signature that the race was opened for, or null for none. */
  async #beaconSignature(raceId: string, at: number): Promise<string | null> {
    const { backend, beaconAddresses } = this.#settings;
    const round = readTerms(await raceTerms(backend, { raceId }))?.beaconRound ?? null;
    if (round === null) return null;
    if (at < roundAt(round)) throw new BeaconUnavailable(round);
    return signatureOf(round, beaconAddresses);
  }

  async #voidRace(raceId: string, reason: VoidReason, at: number) {
    // With it anybody can see what would have been; without it the race is void all the same.
    const beaconSignature = await this.#beaconSignature(raceId, at).catch(() => null);
    await voidRace(this.#settings.backend, { raceId, reason, beaconSignature, at });
    this.#failures.delete(raceId);
  }
}
