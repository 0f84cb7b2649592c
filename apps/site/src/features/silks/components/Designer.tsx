import type { Stable } from '@furlong/backend';
import { drawnSilks, raceColours, type Silks } from '@furlong/game/rules';
import { SilksDesigner } from '@furlong/ui';
import { useReducer } from 'react';
import { beginHistory, type History, type Step, step } from '../history.ts';
import { OnHorse } from './OnHorse.tsx';
import { Registration } from './Registration.tsx';

/** Designs the stable's colours, with the way back, and registers them. */
export function Designer({ stable }: { stable: Stable }) {
  const [{ past, present, future }, take] = useReducer<History<Silks>, Silks, [Step<Silks>]>(
    step,
    stable.silks,
    beginHistory,
  );
  return (
    <SilksDesigner
      design={present}
      onChange={({ design }) => take({ type: 'change', to: design })}
      onUndo={past.length > 0 ? () => take({ type: 'undo' }) : undefined}
      onRedo={future.length > 0 ? () => take({ type: 'redo' }) : undefined}
      onRandom={() => take({ type: 'change', to: drawnSilks(anyNumber) })}
      second={secondOf(present)}
      onHorse={<OnHorse silks={present} />}
      registration={<Registration registered={stable.silks} design={present} />}
    />
  );
}

const anyNumber = () => Math.floor(Math.random() * 2 ** 24);

/** What a second runner of the owner would carry in the same race. */
function secondOf(silks: Silks): Silks {
  const runner = (horseId: string, enteredAt: number) => ({ horseId, enteredAt, silks });
  return raceColours([runner('first', 0), runner('second', 1)]).get('second') ?? silks;
}
