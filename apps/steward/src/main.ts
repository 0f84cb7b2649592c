import { hostname } from 'node:os';
import { createServiceBackend } from '@furlong/backend/service';
import { createSteward } from './createSteward.ts';
import { raceIntervalByDemand } from './programme/raceIntervalByDemand.ts';

const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
const { EVERY_MINUTES, CLOSE_SECONDS_BEFORE, LINE_RUNS } = process.env;
const { CLAIMS_OPEN_SECONDS_BEFORE, CLAIMS_SHUT_SECONDS_BEFORE } = process.env;
const beaconAddresses = (process.env.BEACON_URL ?? '').split(',').filter((text) => text !== '');

if (!url || !secretKey) {
  console.error(
    'A steward works for one Supabase project. Set SUPABASE_URL to its address and ' +
      'SUPABASE_SECRET_KEY to its secret key (sb_secret_…).',
  );
  process.exit(1);
}

const name = `${hostname()}-${process.pid}-${crypto.randomUUID().slice(0, 8)}`;
const backend = createServiceBackend({ url, secretKey });
const everyMinutes = EVERY_MINUTES ? Number(EVERY_MINUTES) : await raceIntervalByDemand(backend);
const steward = createSteward({
  backend,
  name,
  everyMinutes,
  beaconAddresses,
  ...(CLOSE_SECONDS_BEFORE && { closeSecondsBefore: Number(CLOSE_SECONDS_BEFORE) }),
  ...(CLAIMS_OPEN_SECONDS_BEFORE && {
    claimsOpenSecondsBefore: Number(CLAIMS_OPEN_SECONDS_BEFORE),
  }),
  ...(CLAIMS_SHUT_SECONDS_BEFORE && {
    claimsShutSecondsBefore: Number(CLAIMS_SHUT_SECONDS_BEFORE),
  }),
  ...(LINE_RUNS && { morningLineSimulations: Number(LINE_RUNS) }),
});
steward.start();
console.log(
  `Steward ${name} runs the races of ${url}, one every ${everyMinutes} minutes. Ctrl-C ends it.`,
);

let stopping = false;
const end = async () => {
  // The second Ctrl-C does not wait: the next steward finishes what is left.
  if (stopping) process.exit(130);
  stopping = true;
  await steward.stop();
  process.exit(0);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
