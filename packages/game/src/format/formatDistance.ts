const FURLONG = 201.168;
const FURLONGS_IN_MILE = 8;

/** A distance in miles and furlongs, to the nearest half furlong: 1200 m is '6f', 2400 m '1m 4f'. */
export function formatDistance(metres: number): string {
  const halves = Math.round((metres / FURLONG) * 2);
  const miles = Math.floor(halves / (2 * FURLONGS_IN_MILE));
  const rest = halves - miles * 2 * FURLONGS_IN_MILE;
  const whole = Math.floor(rest / 2);
  const furlongText = `${whole === 0 ? '' : whole}${rest % 2 === 1 ? '½' : ''}`;
  const parts = [miles === 0 ? '' : `${miles}m`, furlongText === '' ? '' : `${furlongText}f`];
  return parts.filter((part) => part !== '').join(' ');
}
