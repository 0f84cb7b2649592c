import { useId } from 'react';
import { radioGroup } from '../../../primitives/RadioCards/radio.css';
import { patternName } from '../Silks/describe';
import type { BodyPattern, CapPattern, SilksDesign, SleevePattern } from '../Silks/design';
import { Silks } from '../Silks/Silks';
import * as styles from './PatternPicker.css';

type AnyPattern = BodyPattern | SleevePattern | CapPattern;

export interface PatternPickerProps<Pattern extends AnyPattern = AnyPattern> {
  /** Which part of the silks: "Body". */
  label: string;
  patterns: readonly Pattern[];
  value: Pattern;
  onChange: (detail: { pattern: Pattern }) => void;
  /** The silks as they would be with a pattern, which is how each is shown. */
  designWith: (pattern: Pattern) => SilksDesign;
}

/** One of the patterns of a part, each drawn on the silks as they are and called by its name. */
export function PatternPicker<Pattern extends AnyPattern>({
  label,
  patterns,
  value,
  onChange,
  designWith,
}: PatternPickerProps<Pattern>) {
  const group = useId();
  return (
    <fieldset className={radioGroup}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.patterns}>
        {patterns.map((pattern) => (
          <label key={pattern} className={styles.pattern}>
            <input
              type="radio"
              className={styles.dot}
              name={group}
              checked={pattern === value}
              onChange={() => onChange({ pattern })}
            />
            <Silks design={designWith(pattern)} size={48} decorative />
            <span className={styles.name}>{patternName(pattern)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
