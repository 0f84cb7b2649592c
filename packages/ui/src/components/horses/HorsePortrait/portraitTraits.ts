import type { Coat } from '../coats';
import { hashOf } from '../hashOf';
import { type FaceMarking, faceMarkingOf } from '../markings';

type Sex = 'male' | 'female';

/** What a face is drawn from. */
export interface PortraitHorse {
  /** Decides all that tells this horse from others: the same horse has always the same face. */
  horseId: string;
  coat: Coat;
  /** Years. */
  age: number;
  sex: Sex;
}

/** What tells one horse's face from another's: shares from 0 to 1 unless said otherwise. */
export interface PortraitTraits {
  /** Years. */
  age: number;
  /** 1 in a foal, 0 from four years. */
  youth: number;
  /** 0 up to eight years, 1 from eighteen. */
  old: number;
  /** How dished the profile is; below 0 it is a little convex. */
  dish: number;
  forehead: number;
  jowl: number;
  /** 1 for the finest. */
  muzzle: number;
  length: number;
  /** 1 for the largest head. */
  bone: number;
  /** How much the neck arches, and how high it is carried. */
  crest: number;
  neck: number;
  /** Degrees that the face is turned down from level. */
  carriage: number;
  /** Degrees that the near ear leans back, and by which the far one is more forward. */
  ears: number;
  apart: number;
  earLength: number;
  eye: number;
  /** 0 for the darkest of its coat. */
  shade: number;
  mane: 'near' | 'far' | 'plaited' | 'hogged';
  maneLength: number;
  forelock: number;
  /** A chestnut's mane lighter than its body. */
  flaxen: boolean;
  /** A grey that freckles as it grows old. */
  freckled: boolean;
  /** A noseband of sheepskin, which keeps a racehorse's eyes on its way. */
  sheepskin: boolean;
  marking: FaceMarking;
  /** Strengths of the locks of the mane. */
  lock: (of: number) => number;
}

export function looksOf({ horseId, coat, age, sex }: PortraitHorse): PortraitTraits {
  const share = (what: string) => hashOf(`${horseId} drawn: ${what}`) / 0x100000000;
  const youth = clamped((4 - age) / 4);
  const grown = sex === 'male' ? 1 - youth : 0;
  const mane = share('mane side');
  return {
    age,
    youth,
    old: clamped((age - 8) / 10),
    dish: share('dished face') * 1.25 - 0.25,
    forehead: share('forehead'),
    jowl: share('deep jowl') * 0.7 + 0.3 * grown,
    muzzle: share('fine muzzle'),
    length: share('long face'),
    bone: share('bone'),
    crest: share('neck crest') * 0.6 + 0.4 * grown,
    neck: share('neck carriage'),
    carriage: 39 + share('head carriage') * 21,
    ears: share('ear carriage') ** 1.3 * 40 - 14,
    apart: 4 + share('far ear') * 20,
    earLength: share('ear length'),
    eye: share('large eye'),
    shade: share('coat shade'),
    mane: mane < 0.5 ? 'near' : mane < 0.7 ? 'far' : mane < 0.88 ? 'plaited' : 'hogged',
    maneLength: share('mane length'),
    forelock: share('forelock'),
    flaxen: coat === 'Chestnut' && share('flaxen mane') < 0.1,
    freckled: share('freckled grey') < 0.5,
    sheepskin: share('sheepskin noseband') < 0.07,
    marking: faceMarkingOf(horseId),
    lock: (of) => share(`lock ${of}`),
  };
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}
