import { IconArrowBackUp, IconArrowForwardUp, IconDice5 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Icon } from '../../../primitives/Icon/Icon';
import { Tabs } from '../../../primitives/Tabs/Tabs';
import { describeSilks } from '../Silks/describe';
import type { SilksDesign } from '../Silks/design';
import { Silks } from '../Silks/Silks';
import { PartOfSilks } from './PartOfSilks';
import { type Part, parts } from './parts';
import * as styles from './SilksDesigner.css';

export interface SilksDesignerProps {
  design: SilksDesign;
  onChange: (detail: { design: SilksDesign }) => void;
  /** Takes the last change back; not given where there is none. */
  onUndo?: (() => void) | undefined;
  /** Makes it again; not given where there is none. */
  onRedo?: (() => void) | undefined;
  /** Draws other colours. */
  onRandom: () => void;
  /** The colours of a second runner of the same owner in one race. */
  second: SilksDesign;
  /** The colours on a horse and rider. */
  onHorse: ReactNode;
  /** Registers the colours, or says why they cannot be. */
  registration: ReactNode;
}

/** Designs racing silks: each part by pattern and colours, seen at every size they are worn in. */
export function SilksDesigner(props: SilksDesignerProps) {
  const { design, onChange, onUndo, onRedo, onRandom } = props;
  const [part, setPart] = useState<Part>('body');
  return (
    <div className={styles.root}>
      <div className={styles.shown}>
        <Shown {...props} />
        <div className={styles.tools}>
          <Button
            variant="secondary"
            icon={<Icon icon={IconArrowBackUp} size="medium" />}
            waiting={onUndo === undefined}
            onPress={() => onUndo?.()}
          >
            Undo
          </Button>
          <Button
            variant="secondary"
            icon={<Icon icon={IconArrowForwardUp} size="medium" />}
            waiting={onRedo === undefined}
            onPress={() => onRedo?.()}
          >
            Redo
          </Button>
          <Button
            variant="secondary"
            icon={<Icon icon={IconDice5} size="medium" />}
            onPress={onRandom}
          >
            Draw others
          </Button>
        </div>
        {props.registration}
      </div>
      <div className={styles.parts}>
        {/* As it stands above, in sight where that is scrolled away. */}
        <div className={styles.inSight} aria-hidden>
          <Silks design={design} size={56} decorative />
          <p className={styles.short}>{describeSilks(design)}</p>
        </div>
        <Tabs
          label="Parts of the silks"
          tabs={parts.map(({ value, label }) => ({ value, label }))}
          value={part}
          onChange={({ value }) => setPart(value)}
        >
          <PartOfSilks part={part} design={design} onChange={onChange} />
        </Tabs>
      </div>
    </div>
  );
}

function Shown({
  design,
  second,
  onHorse,
}: Pick<SilksDesignerProps, 'design' | 'second' | 'onHorse'>) {
  return (
    <>
      <div className={styles.pictures}>
        <div className={styles.large}>
          <Silks design={design} size={320} decorative />
        </div>
        <div className={styles.small}>
          <Worn label="On a card">
            <Silks design={design} size={64} decorative />
          </Worn>
          <Worn label="In a list">
            <Silks design={design} size={24} decorative />
          </Worn>
          <Worn label="Second runner">
            <Silks design={second} size={64} decorative />
          </Worn>
        </div>
      </div>
      <p className={styles.description} role="status">
        {describeSilks(design)}
      </p>
      {onHorse}
    </>
  );
}

function Worn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className={styles.worn}>
      {children}
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
}
