import { type BoardScope, boardScopes, type Lens, lenses, type Sex } from '@furlong/game/rules';

/** What a board shows, as the address has it. */
export interface BoardView {
  readonly lens: Lens;
  /** Null for all. */
  readonly season: number | null;
  /** Null for all races. */
  readonly scope: BoardScope | null;
  /** Null for both. */
  readonly sex: Sex | null;
}

const sexes: readonly Sex[] = ['female', 'male'];

/** What an address asks for; what it does not know asks for nothing. */
export function readBoard(address: URLSearchParams, usual: Lens): BoardView {
  const season = address.get('season');
  return {
    lens: lenses.find((each) => each === address.get('by')) ?? usual,
    season: season !== null && /^\d{1,4}$/.test(season) ? Number(season) : null,
    scope: boardScopes.find((each) => each === address.get('of')) ?? null,
    sex: sexes.find((each) => each === address.get('sex')) ?? null,
  };
}

/** The address of a view; what is as usual is left out. */
export function boardAddress(view: BoardView, usual: Lens): URLSearchParams {
  const said = {
    by: view.lens === usual ? null : view.lens,
    season: view.season,
    of: view.scope,
    sex: view.sex,
  };
  return new URLSearchParams(
    Object.entries(said).flatMap(([key, value]) => (value === null ? [] : [[key, `${value}`]])),
  );
}
