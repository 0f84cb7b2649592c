import { Label } from '../primitives/Label/Label';
import { tokens } from '../theme/tokens';
import { smallFigure } from '../theme/typography.css';
import { pageInTheme, runner, sample } from './foundations.css';

const steps = ['quick', 'standard'] as const;

/** The two speeds, under way for whoever points at them or reaches them by key. */
export function MotionScale() {
  return (
    <div className={pageInTheme}>
      {steps.map((step) => (
        <div key={step} className={sample}>
          <p className={smallFigure}>
            {step}: {tokens.motion[step]}, {tokens.motion.easing}
          </p>
          <button type="button" className={runner[step]}>
            <Label element="span">Point here</Label>
          </button>
        </div>
      ))}
    </div>
  );
}
