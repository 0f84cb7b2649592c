import type { FilmCamera } from '../RaceView/cameras/shots';

/** Milliseconds that an arrow moves the film by, and a picture of it. */
const arrow = 5_000;
const picture = 40;

/** What a key asks of the player. */
export type PlayerCommand =
  | { type: 'play' }
  | { type: 'move'; by: number }
  | { type: 'step'; by: number }
  | { type: 'camera'; camera: FilmCamera }
  | { type: 'live' }
  | { type: 'sound' }
  | { type: 'read aloud' }
  | { type: 'full screen' };

const commands: Readonly<Record<string, PlayerCommand>> = {
  ' ': { type: 'play' },
  ArrowLeft: { type: 'move', by: -arrow },
  ArrowRight: { type: 'move', by: arrow },
  ',': { type: 'step', by: -picture },
  '.': { type: 'step', by: picture },
  '0': { type: 'camera', camera: 'director' },
  '1': { type: 'camera', camera: 'broadcast' },
  '2': { type: 'camera', camera: 'follow' },
  '3': { type: 'camera', camera: 'jockey' },
  '4': { type: 'camera', camera: 'head-on' },
  '5': { type: 'camera', camera: 'blimp' },
  l: { type: 'live' },
  m: { type: 'sound' },
  r: { type: 'read aloud' },
  f: { type: 'full screen' },
};

interface Press {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** Whether the space bar presses what has the focus. */
  onButton: boolean;
}

/** What a key asks for, or null if it is not the player's. */
export function commandOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  onButton,
}: Press): PlayerCommand | null {
  if (altKey || ctrlKey || metaKey || (key === ' ' && onButton)) return null;
  return commands[key] ?? null;
}
