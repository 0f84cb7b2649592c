/** What a version of the engine lets things be worth, by distance in metres. */
export interface Worth {
  /** The share of its speed that a pound of ability adds to a horse. */
  readonly perPoundOfAbility: (distance: number) => number;
  /** The share that a pound carried takes. */
  readonly perPoundCarried: (distance: number) => number;
  /** Factor on the shares of condition and energy. */
  readonly fitness: (distance: number) => number;
  /** Factor on the share of kit. */
  readonly kit: (distance: number) => number;
  /** Factor on the shares of going and surface. */
  readonly ground: (distance: number) => number;
}
