// Checks every race of a day outside the browser: node packages/game/examples/verifyDay.ts <site> 2026-11-27
import {
  type PublishedRace,
  type VoidRace,
  verifyRace,
  verifyVoidRace,
} from '@furlong/game/engine';

type Race = { name: string } & (
  | { status: 'finished'; published: PublishedRace }
  | { status: 'void'; published: VoidRace }
);

const [site, day] = process.argv.slice(2);
const answer = await fetch(new URL(`/data/${day}/races.json`, site));
const { races, message }: { races: Race[]; message: string } = await answer.json();
if (!answer.ok) throw new Error(message);

for (const { name, ...race } of races) {
  const { passed, checks } =
    race.status === 'void'
      ? await verifyVoidRace(race.published, null)
      : await verifyRace(race.published, null);
  console.log(`${passed ? 'Verified' : 'Differs'}: ${name}`);
  for (const check of checks.filter((each) => !each.passed)) console.log(`  ${check.detail}`);
  if (!passed) process.exitCode = 1;
}
console.log(`${races.length} races on ${day}`);
