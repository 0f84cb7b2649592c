import type { OwnHorse } from '@furlong/backend';
import { BackIn } from './BackIn.tsx';

/** What a card shows beside the rest of a horse that is at a training session. */
export const atWorkOf = ({ atWork }: OwnHorse) =>
  atWork === null ? {} : { atWork: <BackIn until={atWork.until} /> };
