import { type PublishedRace, type Verification, verifyRace } from '@furlong/game';

export type WorkerAnswer = { verification: Verification } | { problem: string };

// Running a race again takes a moment: here it takes it without holding up the page.
addEventListener('message', async ({ data }: MessageEvent<PublishedRace>) => {
  const answer = await verifyRace(data).then(
    (verification): WorkerAnswer => ({ verification }),
    (error: unknown): WorkerAnswer => ({
      problem: error instanceof Error ? error.message : String(error),
    }),
  );
  postMessage(answer);
});
