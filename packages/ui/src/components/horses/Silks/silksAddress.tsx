import { svgAddress, svgSource } from '../svgSource';
import type { SilksDesign } from './design';
import { SilksDrawing, silksBox } from './SilksDrawing';

/** A stable's colours as the address of a picture of so many CSS pixels. */
export const silksAddress = (design: SilksDesign, size: number): string =>
  svgAddress(
    svgSource(
      <svg
        aria-hidden
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={silksBox}
      >
        <SilksDrawing id="s" design={design} size={size} />
      </svg>,
    ),
  );
