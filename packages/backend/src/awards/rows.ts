import type { Division, FirstStep, SeasonAwardId, SeasonGoal } from '@furlong/game/rules';

/** A race or a horse, as an award names it. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a stable was awarded, and for what. */
export type Award = {
  /** Unlike that of every other award of the stable. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
} & (
  | {
      readonly kind: 'graded_win';
      readonly race: Named & { readonly grade: string };
      readonly horse: Named;
    }
  | {
      readonly kind: 'objective';
      readonly goal: FirstStep | SeasonGoal;
      readonly race: Named;
      readonly horse: Named;
    }
  | {
      readonly kind: 'championship';
      readonly race: Named;
      readonly horse: Named;
      readonly season: number;
      readonly division: Division;
    }
  | {
      readonly kind: 'season_award';
      readonly season: number;
      readonly award: SeasonAwardId;
      /** Null for what the stable is awarded. */
      readonly horse: Named | null;
    }
  | {
      readonly kind: 'course_record';
      readonly race: Named;
      readonly horse: Named;
      readonly course: {
        readonly trackId: string;
        readonly surface: string;
        /** Metres. */
        readonly distance: number;
      };
    }
  | { readonly kind: 'hall_stable' }
  | { readonly kind: 'hall_horse'; readonly horse: Named }
);
