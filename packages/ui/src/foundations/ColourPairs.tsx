import { darkColours, lightColours } from '../theme/colours';
import { contrast } from '../theme/contrast';
import { smallFigure, smallText } from '../theme/typography.css';
import { chip, grounds, pair, pairs } from './foundations.css';

type Colours = typeof lightColours;

/** Words on the ground that they are used on, with how well they read. */
function Pair({ words, text, ground }: { words: string; text: string; ground: string }) {
  return (
    <span className={chip} style={{ color: text, background: ground }}>
      <span className={smallText}>{words}</span>
      <span className={smallFigure}>{contrast(text, ground).toFixed(1)}:1</span>
    </span>
  );
}

function Theme({ name, colours }: { name: string; colours: Colours }) {
  const { surface, text, tone, action, gold, accent, skeleton } = colours;
  const { backdrop: _backdrop, sunken: _sunken, ...papers } = surface;
  const solids = { action, gold, accent, ...tone };
  return (
    <section className={grounds} style={{ background: surface.page, color: text.standard }}>
      <h3>{name}</h3>
      {Object.entries(papers).map(([ground, background]) => (
        <div
          key={ground}
          className={pair}
          style={{ background, borderColor: colours.outline.hairline }}
        >
          {Object.entries(text).map(([role, colour]) => (
            <Pair
              key={role}
              words={`${role} text on ${ground}`}
              text={colour}
              ground={background}
            />
          ))}
          <span className={chip} style={{ background: skeleton }} />
        </div>
      ))}
      <div className={pairs}>
        {Object.entries(solids).map(([role, { solid, onSolid }]) => (
          <Pair key={role} words={`on ${role}`} text={onSolid} ground={solid} />
        ))}
      </div>
      <div className={pairs}>
        {Object.entries(tone).map(([role, { soft, text: colour }]) => (
          <Pair key={role} words={`${role}, soft`} text={colour} ground={soft} />
        ))}
      </div>
    </section>
  );
}

/** Every colour on the ground that it is used on, in both themes. */
export function ColourPairs() {
  return (
    <>
      <Theme name="Paper" colours={lightColours} />
      <Theme name="Night" colours={darkColours} />
    </>
  );
}
