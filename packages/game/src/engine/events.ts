/** What a commentator or a race reader would remark on. */
export type RaceEventKind =
  | 'slow start'
  | 'led'
  | 'took over'
  | 'boxed in'
  | 'wide'
  | 'made ground'
  | 'ran on'
  | 'weakened'
  | 'eased'
  | 'photo';

export interface RaceEvent {
  readonly kind: RaceEventKind;
  /** Milliseconds after the off. */
  readonly ms: number;
  readonly horseId: string;
  /** Metres that the horse had run. */
  readonly metres: number;
}
