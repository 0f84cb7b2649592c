import { ageInSeason, formatMoney, gender, tracks } from '@furlong/game/rules';
import {
  LandSharePicture,
  SharePicture,
  SubjectSharePicture,
  withoutTheme,
} from '@furlong/ui/share';
import { renderToStaticMarkup } from 'react-dom/server';
import { frontPageHead } from '../../features/landing/landingHead.ts';
import { toSharePictureProps } from '../../features/races/toSharePictureProps.ts';
import { ownershipOf } from '../../features/stables/ownershipOf.ts';
import { trackMarks } from '../../shared/races/trackMarks.ts';
import { trackPlaces } from '../../shared/races/trackPlaces.ts';
import type { Picture } from './picture.ts';

/** What a name cannot be read without. */
const letterOrFigure = /[\p{Letter}\p{Number}]/u;

/**
 * The picture as an SVG of 1200 by 630 that needs no style sheet. Symbols that its fonts do not have,
 * such as emoji, are left out; a name in letters that they do not have is not shown at all.
 * @param covers whether the fonts have this letter
 */
export function drawPicture(picture: Picture, covers: (letter: string) => boolean): string {
  const svg = renderToStaticMarkup(draw(picture)).normalize('NFC');
  const unknown = new Set(Array.from(svg).filter((letter) => letter > '~' && !covers(letter)));
  const unreadable = [...unknown].some((letter) => letterOrFigure.test(letter));
  const drawable = unreadable
    ? renderToStaticMarkup(<ClubPicture />)
    : Array.from(svg, (letter) => (unknown.has(letter) ? '' : letter)).join('');
  return withoutTheme(drawable).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"',
  );
}

function draw(picture: Picture) {
  switch (picture.of) {
    case 'club':
      return <ClubPicture />;
    case 'track':
      return <TrackPicture {...picture} />;
    case 'race':
      return <SharePicture {...toSharePictureProps(picture.race, picture.runners)} />;
    case 'horse':
      return <HorsePicture {...picture} />;
    case 'stable':
      return <StablePicture {...picture} />;
  }
}

function ClubPicture() {
  return (
    <LandSharePicture
      kicker="Furlong · The virtual racing club"
      title={frontPageHead.title}
      text={frontPageHead.description}
      scene="hills"
      timeOfDay="evening"
      surface="Turf"
    />
  );
}

function TrackPicture({ trackId }: Extract<Picture, { of: 'track' }>) {
  const { name, place, surfaces } = tracks[trackId];
  return (
    <LandSharePicture
      kicker={`Furlong · ${place}`}
      title={name}
      text={trackMarks[trackId]}
      scene={trackPlaces[trackId].scene}
      timeOfDay="day"
      surface={surfaces[0] ?? 'Turf'}
    />
  );
}

function HorsePicture({ horse, season }: Extract<Picture, { of: 'horse' }>) {
  const { name, stable, coat, sex, birthSeason, sire, dam, rating, runs, wins, earnings } = horse;
  const age = ageInSeason(birthSeason, season);
  return (
    <SubjectSharePicture
      name={name}
      who={`${age}-year-old ${coat} ${gender(sex, age)}, by ${sire} out of ${dam}`}
      stable={stable.name}
      silks={stable.silks}
      horse={{ horseId: horse.id, coat, sex, age }}
      facts={[
        { label: 'Rating', value: `${rating}` },
        { label: 'Runs', value: `${runs}` },
        { label: 'Wins', value: `${wins}` },
        { label: 'Won', value: formatMoney(earnings) },
      ]}
    />
  );
}

function StablePicture({ stable, record }: Extract<Picture, { of: 'stable' }>) {
  const { name, silks } = stable;
  return (
    <SubjectSharePicture
      name={name}
      who={ownershipOf(stable) ?? ''}
      stable={null}
      silks={silks}
      horse={null}
      facts={[
        { label: 'Horses', value: `${record.horses}` },
        { label: 'Runs', value: `${record.runs}` },
        { label: 'Wins', value: `${record.wins}` },
        { label: 'Won', value: formatMoney(record.earnings) },
      ]}
    />
  );
}
