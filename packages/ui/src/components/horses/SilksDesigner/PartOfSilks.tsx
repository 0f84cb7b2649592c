import { Stack } from '../../../primitives/Stack/Stack';
import { ColourPicker } from '../ColourPicker/ColourPicker';
import { PatternPicker } from '../PatternPicker/PatternPicker';
import {
  bodyPatterns,
  capPatterns,
  type SilksDesign,
  type SilksPair,
  sleevePatterns,
} from '../Silks/design';
import type { Part } from './parts';

interface PartOfSilksProps {
  part: Part;
  design: SilksDesign;
  onChange: (detail: { design: SilksDesign }) => void;
}

/** The pattern of one part, and its two colours. */
export function PartOfSilks({ part, design, onChange }: PartOfSilksProps) {
  const change = (next: Partial<SilksDesign>) => onChange({ design: { ...design, ...next } });
  switch (part) {
    case 'body':
      return (
        <Stack gap="medium">
          <PatternPicker
            label="Pattern"
            patterns={bodyPatterns}
            value={design.body}
            designWith={(body) => ({ ...design, body })}
            onChange={({ pattern }) => change({ body: pattern })}
          />
          <Colours
            plain={design.body === 'plain'}
            pair={design.bodyColours}
            onChange={(bodyColours) => change({ bodyColours })}
          />
        </Stack>
      );
    case 'sleeves':
      return (
        <Stack gap="medium">
          <PatternPicker
            label="Pattern"
            patterns={sleevePatterns}
            value={design.sleeves}
            designWith={(sleeves) => ({ ...design, sleeves })}
            onChange={({ pattern }) => change({ sleeves: pattern })}
          />
          <Colours
            plain={design.sleeves === 'plain'}
            pair={design.sleeveColours}
            onChange={(sleeveColours) => change({ sleeveColours })}
          />
        </Stack>
      );
    case 'cap':
      return (
        <Stack gap="medium">
          <PatternPicker
            label="Pattern"
            patterns={capPatterns}
            value={design.cap}
            designWith={(cap) => ({ ...design, cap })}
            onChange={({ pattern }) => change({ cap: pattern })}
          />
          <Colours
            plain={design.cap === 'plain'}
            pair={design.capColours}
            onChange={(capColours) => change({ capColours })}
          />
        </Stack>
      );
  }
}

interface ColoursProps {
  /** There is no pattern that would take a colour. */
  plain: boolean;
  pair: SilksPair;
  onChange: (pair: SilksPair) => void;
}

function Colours({ plain, pair: [ground, figure], onChange }: ColoursProps) {
  return (
    <>
      <ColourPicker
        label="Ground colour"
        value={ground}
        onChange={({ colour }) => onChange([colour, figure])}
      />
      <ColourPicker
        label={plain ? 'Pattern colour: a plain part has none' : 'Pattern colour'}
        value={figure}
        disabled={plain}
        onChange={({ colour }) => onChange([ground, colour])}
      />
    </>
  );
}
