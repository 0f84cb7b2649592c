import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  Countdown,
  Fact,
  HorseCard,
  HorsePortrait,
  RaceCard,
  RacePoster,
  trackScenes,
  UiProvider,
} from '../src';
import '../src/theme/global';
import { horses } from '../src/fixtures/horses';
import { hundred } from '../src/fixtures/portraits';
import { races } from '../src/fixtures/races';
import { silks } from '../src/fixtures/silks';
import { Anchor } from './Anchor';

export type BenchCard = 'horse' | 'race' | 'portrait' | 'poster';

export interface CardTimes {
  /** From nothing to laid out, ms. */
  mount: number;
  /** Every card gets one other figure, ms. */
  update: number;
  /** Markup of all cards, bytes. */
  markup: number;
}

declare global {
  interface Window {
    timeCards: (card: BenchCard, count: number) => CardTimes;
  }
}

const page = document.querySelector('main');

window.timeCards = (card, count) => {
  const place = document.createElement('div');
  page?.append(place);
  const root = createRoot(place);
  const draw = (step: number) => {
    const from = performance.now();
    flushSync(() => root.render(<UiProvider link={Anchor}>{cards(card, count, step)}</UiProvider>));
    // Read, so that the layout is part of the time.
    void place.offsetHeight;
    return performance.now() - from;
  };
  const times = {
    mount: draw(0),
    update: draw(1),
    markup: new TextEncoder().encode(place.innerHTML).length,
  };
  root.unmount();
  place.remove();
  return times;
};

const horsesInTurn = Object.values(horses);
const racesInTurn = Object.values(races);
const field = Object.entries(silks).map(([horseId, design]) => ({ horseId, silks: design }));

/** The first `count` of the list, which begins again at its end. */
function inTurn<Thing>(list: readonly Thing[], count: number) {
  return Array.from({ length: Math.ceil(count / list.length) }, (_, lap) =>
    list.map((thing, i) => ({ thing, key: lap * list.length + i })),
  )
    .flat()
    .slice(0, count);
}

function cards(card: BenchCard, count: number, step: number) {
  if (card === 'horse') {
    return inTurn(horsesInTurn, count).map(({ thing, key }) => (
      <HorseCard
        key={key}
        {...thing}
        condition={{ ...thing.condition, value: thing.condition.value - step }}
        trainHref="/stable/train"
        enterHref="/stable/enter-race"
      />
    ));
  }
  if (card === 'portrait') {
    return inTurn(hundred, count).map(({ thing: { horse, silks }, key }) => (
      <HorsePortrait key={key} horse={{ ...horse, age: horse.age + step }} silks={silks} />
    ));
  }
  if (card === 'poster') {
    return inTurn(trackScenes, count).map(({ thing: scene, key }) => (
      <RacePoster
        key={key}
        race="Ashford Stakes"
        where="Ashford Downs, Wealdshire"
        when="Saturday 14 March 2026, 14:30"
        grade="Grade 1"
        finish={null}
        scene={scene}
        timeOfDay="evening"
        surface="Turf"
        facts={
          <Fact label="Purse" size="large">
            ${200_000 - step}
          </Fact>
        }
        field={field}
      >
        Open
      </RacePoster>
    ));
  }
  return inTurn(racesInTurn, count).map(({ thing, key }) => (
    <RaceCard
      key={key}
      {...thing}
      entries={thing.entries - step}
      countdown={<Countdown label="Entries close in" seconds={600 - step} done="Entries closed" />}
      detailsHref="/races/r1"
      enterHref="/stable/enter-race?race=r1"
    />
  ));
}
