import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From a statement of PGlite to what ends it, in seconds. */
const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** The steps of a race that a steward takes, by the function of the database that takes them. */
const steps = new Map([
  ['/rest/v1/rpc/start_race', 'run'],
  ['/rest/v1/rpc/settle_race', 'settled'],
  ['/rest/v1/rpc/void_race', 'void'],
]);

export type Measures = ReturnType<typeof createMeasures>;

/**
 * What one server measures of itself since its start, for Prometheus. Seconds everywhere.
 *
 * @param nextDueAt when the steward has something to do next, in ms since 1970; null for never.
 */
export function createMeasures(nextDueAt: () => Promise<number | null>) {
  const registry = new Registry();
  const registers = [registry];
  // Memory, CPU, delays of the event loop, open files.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'furlong_http_requests_total',
    help: 'Requests that were answered, by what they asked for and the status of the answer.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const queue = new Histogram({
    name: 'furlong_queue_wait_seconds',
    help: 'How long requests waited for their turn at the database.',
    buckets,
    registers,
  });
  const database = new Histogram({
    name: 'furlong_database_seconds',
    help: 'How long the database took to answer a player, or the server itself.',
    labelNames: ['asker'],
    buckets,
    registers,
  });
  const races = new Counter({
    name: 'furlong_races_total',
    help: 'Races that this server has run, settled, or declared void.',
    labelNames: ['step'],
    registers,
  });
  for (const step of steps.values()) races.inc({ step }, 0);
  new Gauge({
    name: 'furlong_steward_behind_seconds',
    help: 'For how long the oldest thing that the steward has to do has been due; 0 when nothing is.',
    registers,
    async collect() {
      try {
        const due = (await nextDueAt()) ?? Number.POSITIVE_INFINITY;
        this.set(Math.max(0, Date.now() - due) / 1000);
      } catch {
        // Nothing is better than a figure of before the database went away.
        this.remove();
      }
    },
  });

  return {
    answered: (kind: string, status: number) => requests.inc({ kind, status }),
    waited: (seconds: number) => queue.observe(seconds),
    askedDatabase: (asker: 'player' | 'server', seconds: number) =>
      database.observe({ asker }, seconds),
    /** Counts the races among what a steward asks of the database. */
    stepTaken: (path: string) => {
      const step = steps.get(path);
      if (step !== undefined) races.inc({ step });
    },
    contentType: registry.contentType,
    /** All measures as text. */
    text: () => registry.metrics(),
  };
}
