/** A figure with its sign: '+4', '−2', '0'. */
export function formatSigned(value: number, digits = 0): string {
  const figure = Math.abs(value).toFixed(digits);
  if (Number(figure) === 0) return figure;
  return `${value < 0 ? '−' : '+'}${figure}`;
}
