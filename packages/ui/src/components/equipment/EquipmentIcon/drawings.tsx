import type { ReactNode } from 'react';
import type { EquipmentSlot } from '../slots';
import * as styles from './EquipmentIcon.css';

/** Of the three that the shop has for a slot: the plainest, the one above it, the dearest. */
export type EquipmentMake = 'plain' | 'fine' | 'finest';

const whole = (d: string) => <path className={styles.filled} d={d} />;
const dense = (d: string) => <path className={styles.dense} d={d} />;
const seam = (d: string) => <path className={styles.seam} d={d} />;

const saddle = whole(
  'M3 9c3-1.5 5 .5 6.5 2 3 3 9 3 13 .5 2-1.3 4.5-2 6.5-.5-1 4-3.5 6-6.5 7v5c-3 2.5-8 2-10-1.500l-1.5-5C7 15.5 4.5 13 3 9z',
);
const shoe = 'M10 28H6l1-4C4 20 4 4 16 4s12 16 9 20l1 4h-4l-1-4c2-4 3-15-5-15S9 20 11 24z';
const headpiece = <path d="M8 4c-1 3-1 6 0 9l4 13c1 3 7 3 8 0l4-13c1-3 1-6 0-9" />;
const blanket = whole('M5 9c3-2 5 0 8 0s5-3 8-3c4 0 6 2 6 5v12c0 1-1 2-2 2H7c-1 0-2-1-2-2z');
const boot = 'M9 4h9l-1 12c0 3 2 5 4 8H9c-1-6 1-12 0-20z';

/** What each piece is told by: the feather's short flap, nails and grooves, rings, weave, tip and straps. */
export const drawings: Record<EquipmentSlot, Record<EquipmentMake, ReactNode>> = {
  saddle: {
    plain: (
      <>
        {saddle}
        <path d="M12.5 16.500c2.5 1.5 6 2 10 1.500M17 24v3m-2.5 0h5v2h-5z" />
      </>
    ),
    fine: (
      <>
        {whole(
          'M4 11c3-1.5 5 .5 7 1.5 3 1.5 8 1.5 11 .2 2-.9 4-1.4 6-.4-1 3-3 4.5-6 5.200l-2 2.500c-2 .8-4.5.6-6-.8l-1-2.700C8.5 16 5.5 14 4 11z',
        )}
        <path d="M16.5 20v5m-2 0h4v2.500h-4zM24 6c-2.5 0-5 1-6 3.500M20.5 7l-1.5-.8M22 6.500l-.8-1.3" />
      </>
    ),
    finest: (
      <>
        {saddle}
        {seam('M12.5 15.500c3 1.6 7 1.8 11 .8M12.8 17.500l1 4c1.8 2 5.5 2.5 8 1.2')}
        {dense('M18 18.200l.7 1.4 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z')}
        <path d="M5 8.500c1.5.5 2.5 1.5 3.5 2.500M17 24v3m-3 0h6l-1 2.500h-4z" />
      </>
    ),
  },
  horseshoes: {
    plain: (
      <>
        {whole(shoe)}
        <path d="M7.5 17v.01M9 11.500v.01M13 7v.01M19 7v.01M23 11.500v.01M24.5 17v.01" />
      </>
    ),
    fine: (
      <>
        {whole(shoe)}
        <path d="M8.5 22C6.5 17 7.5 6.5 16 6.500S25.5 17 23.5 22" />
      </>
    ),
    finest: (
      <>
        <path d="M11 27H8.500l.8-3C7 20 7 6 16 6s9 14 6.7 18l.8 3H21l-.7-3c1.7-4 2.2-15.5-4.3-15.500S10 20 11.7 24z" />
        {dense('M16 3l1 2h-2z')}
        <path d="M3 9c1.5.3 2.5 1 3.2 2M2.5 14c1.3 0 2.3.4 3.2 1.200M29 9c-1.5.3-2.5 1-3.2 2M29.5 14c-1.3 0-2.3.4-3.2 1.2" />
      </>
    ),
  },
  bridle: {
    plain: (
      <>
        {headpiece}
        <path d="M7.5 10c5.5 2.5 11.5 2.5 17 0M10 19.500c4 1.8 8 1.8 12 0" />
        <circle className={styles.filled} cx="8.8" cy="20.8" r="2.6" />
        <circle className={styles.filled} cx="23.2" cy="20.8" r="2.6" />
      </>
    ),
    fine: (
      <>
        {headpiece}
        <path d="M7.5 10c5.5 2.5 11.5 2.5 17 0M11 21c3.5 1.5 6.5 1.5 10 0" />
        <circle className={styles.filled} cx="7.8" cy="21.5" r="4" />
        <circle className={styles.filled} cx="24.2" cy="21.5" r="4" />
      </>
    ),
    finest: (
      <>
        {headpiece}
        {dense('M7.3 9c5.5 2.5 11.9 2.5 17.4 0v3c-5.5 2.5-11.9 2.5-17.4 0z')}
        {seam('M10 16.500c4 1.6 8 1.6 12 0')}
        <path d="M11.5 20.500c3 1 6 1 9 0M11 18l-4 1.200v4L11 24zM21 18l4 1.200v4L21 24z" />
      </>
    ),
  },
  blanket: {
    plain: (
      <>
        {blanket}
        <path d="M5 20h22" />
      </>
    ),
    fine: (
      <>
        {blanket}
        <path d="M5 20h22M5 15h22M12 9v16M20 6v19" />
      </>
    ),
    finest: (
      <>
        {blanket}
        {seam('M6 14l11 11M11 9l14 14M18 8l8.5 8.500M26 12L14 24.500M21 7L7 21M13 9.500l-7 7')}
        {dense('M5 22h22v1.500c0 1-1 1.5-2 1.500H7c-1 0-2-.5-2-1.500z')}
      </>
    ),
  },
  whip: {
    plain: (
      <>
        <path d="M24 8L10 22" />
        {whole('M10 20l2 2-6 6.500c-1 1-3.5-1.5-2.5-2.500z')}
        {whole('M23 6l4-2.5 1.5 1.500L26 9c-1.5 1-4-1.5-3-3z')}
      </>
    ),
    fine: (
      <>
        <path d="M27 5L10 22" />
        {whole('M10 20l2 2-6 6.500c-1 1-3.5-1.5-2.5-2.500z')}
        <path d="M27 5c2-2 3 0 1.5 1.500S24 10 22.5 9.500M17 12.500l2.5 2.500M15.5 14l2.5 2.5" />
      </>
    ),
    finest: (
      <>
        <path d="M28 4L11 21" />
        {dense('M11 19l2 2-7.5 8c-.8.8-3.3-1.7-2.5-2.500z')}
        {seam('M26 8L14 20')}
        <path d="M26.5 3.500l2 2" />
      </>
    ),
  },
  boots: {
    plain: (
      <>
        {whole(boot)}
        <path d="M8.8 24h13l1 4H8.200zM9.5 9h8M9.6 14h7.6" />
      </>
    ),
    fine: (
      <>
        {whole(boot)}
        <path d="M8.8 24h13l1 4H8.200zM12 8v.01M15 8v.01M12 11.500v.01M15 11.500v.01M12 15v.01M15 15v.01M13 18.500v.01M16 18.500v.01" />
      </>
    ),
    finest: (
      <>
        {whole('M7 5h7l-.8 11c0 3 1.6 5 3 8H7c-.8-6 .8-11 0-19z')}
        {whole('M18 5h7l-.8 11c0 3 1.6 5 3 8H18c-.8-6 .8-11 0-19z')}
        {dense('M7.2 9.500h6.600v2H7.300zM18.2 9.500h6.600v2h-6.500z')}
        <path d="M6.5 24h10l.7 3.500H6.200zM17.5 24h10l.7 3.500h-11z" />
      </>
    ),
  },
};
