import { useDeferredValue, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button,
  FilterBar,
  Grid,
  Heading,
  HorseCard,
  type HorseCardDetails,
  Modal,
  Stack,
  Switch,
  Tabs,
  Text,
  UiProvider,
} from '../src';
import '../src/theme/global';
import { horses } from '../src/fixtures/horses';
import { Anchor } from './Anchor';

/** How long the page took over one key, ms. */
export interface Keystroke {
  /** To the end of the frame that shows the letter. */
  answered: number;
  /** Until the list has followed. */
  listed: number;
}

declare global {
  interface Window {
    watchKeystroke: () => void;
    keystroke: Promise<Keystroke>;
  }
}

type View = 'all' | 'fresh';

const inTurn: readonly HorseCardDetails[] = Object.values(horses);
const stable = Array.from({ length: 60 }, (_, i): HorseCardDetails[] => {
  const horse = inTurn[i % inTurn.length];
  return horse ? [{ ...horse, horseId: `h${i}`, name: `${horse.name} ${i + 1}` }] : [];
}).flat();

const specialties = ['All specialties', 'Sprint', 'Mile', 'Long Distance'];

/** The screen that libraries are compared by: sixty cards, tabs, search, select, switch, dialog. */
function Screen() {
  const [view, setView] = useState<View>('all');
  const [query, setQuery] = useState('');
  const [specialty, setSpecialty] = useState('All specialties');
  const [winners, setWinners] = useState(false);
  const [asking, setAsking] = useState(false);

  // The field shows each letter at once; the list follows as soon as the processor can.
  const wanted = useDeferredValue(query);
  const shown = useMemo(
    () =>
      stable.filter(
        (horse) =>
          horse.name.toLowerCase().includes(wanted.toLowerCase()) &&
          (view === 'all' || horse.condition.band === 'fresh') &&
          (specialty === 'All specialties' || horse.specialty === specialty) &&
          (!winners || horse.wins > 0),
      ),
    [wanted, view, specialty, winners],
  );
  const cards = useMemo(
    () =>
      shown.map((horse) => (
        <HorseCard
          key={horse.horseId}
          {...horse}
          trainHref="/stable/train"
          enterHref="/stable/enter-race"
        />
      )),
    [shown],
  );

  return (
    <Stack gap="large">
      <Heading level={1}>My Horses</Heading>
      <FilterBar
        label="Filter horses"
        active={0}
        search={{ label: 'Search', value: query, onChange: ({ value }) => setQuery(value) }}
        selects={[
          {
            label: 'Specialty',
            options: specialties.map((value) => ({ value, label: value })),
            value: specialty,
            onChange: ({ value }) => setSpecialty(value),
          },
        ]}
        count={`${shown.length} horses`}
      />
      <Switch label="Winners only" on={winners} onChange={({ on }) => setWinners(on)} />
      <Button onPress={() => setAsking(true)}>Buy New Horse</Button>
      <Tabs
        label="Horses"
        tabs={[
          { value: 'all', label: 'All' },
          { value: 'fresh', label: 'Fresh' },
        ]}
        value={view}
        onChange={({ value }) => setView(value)}
      >
        <div data-listed={wanted}>
          <Grid columnMin={280}>{cards}</Grid>
        </div>
      </Tabs>
      <Modal open={asking} onClose={() => setAsking(false)} title="Buy New Horse">
        <Text>The sales ring opens at noon.</Text>
      </Modal>
    </Stack>
  );
}

const root = document.querySelector('main');
if (root) {
  createRoot(root).render(
    <UiProvider link={Anchor}>
      <Screen />
    </UiProvider>,
  );
}

window.watchKeystroke = () => {
  window.keystroke = new Promise((resolve) => {
    const onKey = ({ timeStamp, target }: KeyboardEvent) => {
      let answered: number | undefined;
      const { port1, port2 } = new MessageChannel();
      const onFrame = () => port2.postMessage(null);
      // A task queued by a frame runs once that frame has been drawn.
      port1.onmessage = () => {
        const now = performance.now() - timeStamp;
        answered ??= now;
        const list = document.querySelector<HTMLElement>('[data-listed]');
        if (target instanceof HTMLInputElement && list?.dataset.listed === target.value) {
          resolve({ answered, listed: now });
        } else requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    };
    window.addEventListener('keydown', onKey, { capture: true, once: true });
  });
};
