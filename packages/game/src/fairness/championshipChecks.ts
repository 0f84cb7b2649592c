import { divisionRules } from '../championships/divisions.ts';
import { INVITED } from '../championships/order.ts';
import { qualifierPoints } from '../championships/points.ts';
import { championshipWords, type RaceChampionship } from '../championships/raceChampionship.ts';
import { seasonAt, seasonWeekAt } from '../season/season.ts';
import { orderOfDraw, seasonSeedHash } from './championshipDraw.ts';
import { check } from './check.ts';
import { houseNonce } from './seed.ts';
import type { Terms } from './terms.ts';
import type { Check, PublishedEntry, PublishedOpening, RevealedRace } from './verification.ts';

/** Checks what a race was to a championship from its opening; nothing of a race that counts for none. */
export function championshipChecks({ championship, ...agreed }: Terms): Check[] {
  if (championship === undefined) return [];
  return [
    check('championship', `Bound since the opening: ${championshipWords(championship)}.`, [
      championshipFault(championship, agreed),
    ]),
  ];
}

function championshipFault(
  { season, division, kind, points }: RaceChampionship,
  { offAt, ageClass, suitableFor }: Terms,
): string | null {
  if (season !== seasonAt(offAt)) return 'It is not of the season that it was run in.';
  const week = seasonWeekAt(offAt);
  const offered = kind === 'qualifier' ? qualifierPoints(week).join() : '';
  if (points.join() !== offered) return `Its points are not those of week ${week}.`;
  const rules = divisionRules[division];
  return ageClass === rules.ageClass && suitableFor.join() === rules.suitableFor.join()
    ? null
    : 'It was not for the horses of its division.';
}

/** Checks that a final or a consolation was drawn from the published table, and run by those it was for. */
export async function drawnFieldChecks(
  { seed, runners }: RevealedRace,
  { championship: draw, openedAt, reserves }: PublishedOpening,
  agreed: Terms,
): Promise<Check[]> {
  if (draw === null) return [check('house', '', ['What it was drawn from is not published.'])];
  const isFinal = agreed.championship?.kind === 'final';
  const order = await orderOfDraw(draw);
  const expected = isFinal ? order : order.slice(INVITED);
  const outside = runners.filter(({ horseId }) => !reserves.includes(horseId));
  return [
    check(
      'house',
      'The order of the draw follows from the published table and the season’s seed, and the field from that order.',
      [
        (await seasonSeedHash(draw.season, draw.seed)) !== draw.seedHash &&
          'The season’s seed is not the one that was bound.',
        reserves.join() !== expected.join() && 'The order is not that of the table.',
        outside.length > (isFinal ? 1 : 0) &&
          `${outside.at(-1)?.horseId} is not in the order of the draw.`,
      ],
    ),
    check(
      'entries',
      'Who was drawn brought the nonce that follows from the seed; owners entered while entries were open.',
      [await drawnNonceFault(runners, seed, { openedAt, closesAt: agreed.closesAt })],
    ),
  ];
}

async function drawnNonceFault(
  entries: readonly PublishedEntry[],
  seed: string,
  { openedAt, closesAt }: { openedAt: number; closesAt: number },
): Promise<string | null> {
  for (const { horseId, isHouse, enteredAt, nonce } of entries) {
    const byOwner = !isHouse && enteredAt > openedAt && enteredAt < closesAt;
    if (!byOwner && nonce !== (await houseNonce(seed, horseId))) {
      return `The nonce of ${horseId} does not follow from the seed.`;
    }
  }
  return null;
}
