import type { ReactNode } from 'react';
import { bodyDrawings, collar, neck, torso } from './body';
import { button, capDrawings, peak, skull } from './cap';
import { dyes } from './colours';
import type { SilksDesign, SilksPair } from './design';
import { Shading } from './Shading';
import { cuff, hang, mirror, sleeve, sleeveDrawings } from './sleeves';

/** The square that all is drawn in. */
export const silksBox = '0 0 100 100';

interface SilksDrawingProps {
  /** Begins the names of its clips. */
  id: string;
  design: SilksDesign;
  /** Side of the square, in CSS pixels. */
  size: number;
}

/** Jacket, sleeves and cap, without the `svg` around them. */
export function SilksDrawing({ id, design, size }: SilksDrawingProps) {
  // Thick enough to hold at 24 px, and still a fine line at 320.
  const line = ((0.55 + size / 220) * 100) / size;

  const arm = (
    <g id={`${id}arm`} transform={hang}>
      <Cloth
        clip={`${id}sleeve`}
        shape={sleeve}
        colours={design.sleeveColours}
        drawing={sleeveDrawings[design.sleeves]}
      />
      <path d={cuff} fill="#000" opacity={0.14} />
      <path d={sleeve} fill="none" stroke="#14201b" strokeWidth={line} />
    </g>
  );

  return (
    <>
      {/* A light edge outside a dark one: white shows on ivory, and black shows on dark turf. */}
      <g fill="none" stroke="#f4eee0" strokeWidth={line + 180 / size} strokeLinejoin="round">
        <path d={sleeve} transform={hang} />
        <path d={sleeve} transform={`${mirror} ${hang}`} />
        <path d={torso} />
        <path d={collar} />
        <path d={skull} />
        <path d={peak} />
      </g>
      <g strokeLinejoin="round">
        {arm}
        <use href={`#${id}arm`} transform={mirror} />
        <Cloth
          clip={`${id}torso`}
          shape={torso}
          colours={design.bodyColours}
          drawing={bodyDrawings[design.body]}
        />
        <Cloth
          clip={`${id}skull`}
          shape={skull}
          colours={design.capColours}
          drawing={capDrawings[design.cap]}
        />
        <path d={`${collar}${neck}`} fill={dyes[design.bodyColours[0]]} />
        <path d={`${peak}${button}`} fill={dyes[design.capColours[0]]} />
        {size >= 64 && <Shading id={id} />}
        <g fill="none" stroke="#14201b" strokeWidth={line}>
          <path d={torso} />
          <path d={collar} />
          <path d={peak} />
          <path d={skull} />
          <path d={button} />
        </g>
      </g>
    </>
  );
}

interface ClothProps {
  clip: string;
  shape: string;
  colours: SilksPair;
  drawing: ReactNode;
}

function Cloth({ clip, shape, colours: [base, second], drawing }: ClothProps) {
  return (
    <>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path d={shape} fill={dyes[base]} />
      <g clipPath={`url(#${clip})`} fill={dyes[second]} color={dyes[second]}>
        {drawing}
      </g>
    </>
  );
}
