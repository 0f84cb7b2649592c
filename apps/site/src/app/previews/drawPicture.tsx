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

/** Letters that the fonts of the pictures do not have: a name in them would be boxes. */
const unknownLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The picture as an SVG of 1200 by 630 that needs no style sheet, with its texts in Latin letters. */
export function drawPicture(picture: Picture): string {
  const svg = renderToStaticMarkup(draw(picture));
  const drawable = unknownLetters.test(svg) ? renderToStaticMarkup(<ClubPicture />) : svg;
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
