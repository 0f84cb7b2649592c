import type { SilksDesign } from '../Silks/design';
import { svgAddress, svgSource } from '../svgSource';
import { type PortraitDetail, PortraitDrawing } from './PortraitDrawing';
import type { PortraitHorse } from './portraitTraits';

/** The faces drawn last. */
const drawn = new Map<string, string>();
const most = 200;

/** A horse's face as the address of a picture. It is drawn once for all who show it. */
export function portraitAddress(
  { horseId, coat, age, sex }: PortraitHorse,
  silks: SilksDesign,
  detail: PortraitDetail,
): string {
  const key = JSON.stringify([horseId, coat, age, sex, silks, detail]);
  const before = drawn.get(key);
  if (before !== undefined) return before;
  const horse = { horseId, coat, age, sex };
  const address = svgAddress(
    svgSource(<PortraitDrawing id="p" horse={horse} silks={silks} detail={detail} />),
  );
  const [oldest] = drawn.keys();
  if (drawn.size >= most && oldest !== undefined) drawn.delete(oldest);
  drawn.set(key, address);
  return address;
}
