// A process that holds a lock until it is told to let go, and then says whether it still held it.
import { once } from 'node:events';
import { SharedLocks } from '../../src/postgres/sharedLocks.ts';

const [databaseUrl = '', name = ''] = process.argv.slice(2);
const locks = new SharedLocks(databaseUrl);
const outcome = await locks
  .run(name, async (held) => {
    process.send?.('held');
    await once(process, 'message');
    process.send?.({ held: held() });
    await once(process, 'message');
    return 'whole';
  })
  .catch((error: Error) => error.message);
process.send?.({ outcome });
