import { breakpoints } from '../theme/breakpoints';
import { tokens } from '../theme/tokens';
import { smallFigure } from '../theme/typography.css';
import { bar, box, focused, gallery, pageInTheme, piece, sample } from './foundations.css';

/** Corners, the ring of what has the focus, and the widths at which layouts change. */
export function ShapeScale() {
  return (
    <div className={pageInTheme}>
      <div className={gallery}>
        {Object.entries(tokens.radius).map(([name, radius]) => (
          <div key={name} className={piece}>
            <div className={box} style={{ borderRadius: radius }} />
            <span className={smallFigure}>
              {name}: {radius}
            </span>
          </div>
        ))}
        <div className={piece}>
          <div className={focused} />
          <span className={smallFigure}>focus: 2 px, 2 px away</span>
        </div>
      </div>
      {Object.entries(breakpoints).map(([name, width]) => (
        <div key={name} className={sample}>
          <p className={smallFigure}>
            {name}: from {width} px
          </p>
          <div className={bar} style={{ inlineSize: width / 2 }} />
        </div>
      ))}
    </div>
  );
}
