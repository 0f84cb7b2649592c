/** A race time in hundredths, as it is hung up: '1:23.41', '57.02'. */
export function formatRaceTime(ms: number): string {
  const hundredths = Math.round(ms / 10);
  const minutes = Math.floor(hundredths / 6000);
  const seconds = ((hundredths - minutes * 6000) / 100).toFixed(2);
  return minutes === 0 ? seconds : `${minutes}:${seconds.padStart(5, '0')}`;
}
