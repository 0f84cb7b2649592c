import preview from '#.storybook/preview';
import { trackScenes } from '../TrackLandscape/scenes';
import { Trophy, type TrophyProps } from './Trophy';

const meta = preview.meta({
  title: 'Components/Races/Trophy',
  component: Trophy,
  args: {
    grade: 1,
    race: 'Ashford Stakes',
    href: '/races/r1',
    horse: 'Silver Comet',
    when: '14 March 2026',
    scene: 'downs',
    timeOfDay: 'day',
    surface: 'Turf',
  } satisfies TrophyProps,
  parameters: { maxInlineSize: 200 },
});

export const Default = meta.story();

/** A shelf of them: every track, gold, silver and bronze. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  parameters: { maxInlineSize: 960 },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {trackScenes.map((scene, i) => (
        <Trophy
          key={scene}
          {...args}
          scene={scene}
          grade={([1, 2, 3] as const)[i % 3] ?? 1}
          timeOfDay={i % 2 === 0 ? 'evening' : 'day'}
          race={i === 4 ? 'Val Sereno Champion Stakes' : args.race}
        />
      ))}
    </div>
  ),
});
