import { useEffect, useState } from 'react';
import { smallFigure } from '../theme/typography.css';
import { screen, screenFrame, screenPage } from './foundations.css';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

const sizes = [
  { name: 'phone', width: 390, height: 844, scale: 0.6 },
  { name: 'desktop', width: 1440, height: 900, scale: 0.45 },
];

/** Every page story that Storybook has, without those that only test. */
async function pageStories(): Promise<IndexEntry[]> {
  const answer = await fetch('./index.json');
  const { entries }: { entries: Record<string, IndexEntry> } = await answer.json();
  return Object.values(entries).filter(
    ({ type, title, name }) =>
      type === 'story' && title.startsWith('Pages/') && !name.startsWith('Test: '),
  );
}

/** Every page at a phone's and a desktop's size; each is drawn when it comes into sight. */
export function ScreenGallery() {
  const [stories, setStories] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    void pageStories().then(setStories);
  }, []);
  return stories.map(({ id, title, name }) => (
    <section key={id}>
      <p className={smallFigure}>
        {title.replace('Pages/', '')}: {name}
      </p>
      <div className={screen}>
        {sizes.map(({ name: size, width, height, scale }) => (
          <div
            key={size}
            className={screenFrame}
            style={{ inlineSize: width * scale, blockSize: height * scale }}
          >
            <iframe
              className={screenPage}
              title={`${title}, ${name}, ${size}`}
              src={`./iframe.html?id=${id}&viewMode=story`}
              width={width}
              height={height}
              loading="lazy"
              style={{ transform: `scale(${scale})` }}
            />
          </div>
        ))}
      </div>
    </section>
  ));
}
