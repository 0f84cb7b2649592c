import {
  formatMoney,
  HIGH_PRICE,
  type SalesSearch,
  saleRatings,
  saleRuns,
  specialties,
} from '@furlong/game/rules';

const highPrice = formatMoney(HIGH_PRICE);

/** What the address may say of a search, each with the words of its choices. */
export const choices = {
  price: { low: `Under ${highPrice}`, high: `${highPrice} or more` },
  age: { young: 'Three or younger', mature: 'Over three' },
  sex: { male: 'Colts and stallions', female: 'Fillies and mares' },
  rating: {
    'under 60': 'Under 60',
    '60 to 79': '60 to 79',
    '80 to 89': '80 to 89',
    '90 and above': '90 and above',
  },
  specialty: {
    Sprint: 'Sprint',
    Mile: 'Mile',
    'Middle Distance': 'Middle Distance',
    'Long Distance': 'Long Distance',
  },
  surface: { Turf: 'Has done best on turf', Dirt: 'Has done best on dirt' },
  runs: {
    unraced: 'Unraced',
    'up to 5 runs': 'Up to 5 runs',
    'more than 5 runs': 'More than 5 runs',
  },
  seller: { house: 'The house', stable: 'Other stables' },
} as const satisfies {
  readonly [Input in Exclude<keyof SalesSearch, 'text'>]: Readonly<
    Record<NonNullable<SalesSearch[Input]>, string>
  >;
};

export type Input = keyof typeof choices;

/** The letters that a search may have, as the database takes them. */
const longestText = 70;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value) ?? null;

/** The search that an address asks for; what it does not know asks for nothing. */
export function readSearch(address: URLSearchParams): SalesSearch {
  return {
    text: (address.get('search') ?? '').slice(0, longestText),
    price: oneOf(['low', 'high'], address.get('price')),
    age: oneOf(['young', 'mature'], address.get('age')),
    sex: oneOf(['male', 'female'], address.get('sex')),
    rating: oneOf(saleRatings, address.get('rating')),
    specialty: oneOf(specialties, address.get('specialty')),
    surface: oneOf(['Turf', 'Dirt'], address.get('surface')),
    runs: oneOf(saleRuns, address.get('runs')),
    seller: oneOf(['house', 'stable'], address.get('seller')),
  };
}

/** The order that an address asks for, of those there are; the usual one unless it names another. */
export const readOrderOf =
  <Order extends string>(orders: Readonly<Record<Order, string>>, usual: NoInfer<Order>) =>
  (address: URLSearchParams): Order =>
    oneOf(Object.keys(orders) as Order[], address.get('order')) ?? usual;

/** The address with some of it said anew; what is empty is left out. */
export function writeAddress(
  before: URLSearchParams,
  changes: Readonly<Partial<Record<Input | 'search' | 'order' | 'buy' | 'outcome', string | null>>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** True if a search asks for anything. */
export const asksForSomething = (search: Partial<SalesSearch>) =>
  Object.values(search).some((input) => input !== null && input !== '');
