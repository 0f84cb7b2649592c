import { tokens } from '../theme/tokens';
import { smallFigure } from '../theme/typography.css';
import { bar, pageInTheme, sample } from './foundations.css';

/** The steps of the grid, drawn at their size. */
export function SpaceScale() {
  return (
    <div className={pageInTheme}>
      {Object.entries(tokens.space).map(([name, length]) => (
        <div key={name} className={sample}>
          <p className={smallFigure}>
            {name}: {Number.parseFloat(length) * 16} px
          </p>
          <div className={bar} style={{ inlineSize: length }} />
        </div>
      ))}
    </div>
  );
}
