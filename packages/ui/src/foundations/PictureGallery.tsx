import { HorsePortrait } from '../components/horses/HorsePortrait/HorsePortrait';
import { Logo } from '../components/layout/Logo/Logo';
import { CourseMap } from '../components/races/CourseMap/CourseMap';
import { sixCourses } from '../fixtures/course';
import { hundred } from '../fixtures/portraits';
import { Heading } from '../primitives/Heading/Heading';
import { gallery, pageInTheme, section } from './foundations.css';

const wide = { gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' };

/** The pictures that the game draws of its own data. */
export function PictureGallery() {
  return (
    <div className={pageInTheme}>
      <section className={section}>
        <Heading level={2} size="card">
          Logo
        </Heading>
        <Logo href="#logo" />
      </section>
      <section className={section}>
        <Heading level={2} size="card">
          Portraits
        </Heading>
        <div className={gallery}>
          {hundred.slice(0, 12).map(({ horse, silks }) => (
            <HorsePortrait key={horse.horseId} horse={horse} silks={silks} size={96} />
          ))}
        </div>
      </section>
      <section className={section}>
        <Heading level={2} size="card">
          Tracks
        </Heading>
        <div className={gallery} style={wide}>
          {sixCourses.map((course) => (
            <CourseMap key={course.track} {...course} distance={1600} />
          ))}
        </div>
      </section>
    </div>
  );
}
