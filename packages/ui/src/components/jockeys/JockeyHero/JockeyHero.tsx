import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Tag } from '../../../primitives/Tag/Tag';
import { Facts } from '../../badges/Fact/Fact';
import * as hero from '../../horses/HorseHero/HorseHero.css';
import { JockeyPortrait } from '../JockeyPortrait/JockeyPortrait';
import { JockeySkill } from '../JockeySkill/JockeySkill';
import * as styles from './JockeyHero.css';

export interface JockeyHeroProps {
  name: string;
  licence: number;
  /** Where the jockey stands, in a sentence: "3rd of 40 this season, with 71 wins". */
  standing: string;
  skill: { value: number; word: string };
  /** What the skill is worth in a race, in a sentence. */
  worth: string;
  /** What has come of it, each a `Fact`. */
  facts: ReactNode;
}

/** Heads the page of a jockey: who it is, how well that one rides, and what has come of it. */
export function JockeyHero({ name, licence, standing, skill, worth, facts }: JockeyHeroProps) {
  return (
    <div className={hero.root}>
      <div className={hero.portrait}>
        <JockeyPortrait licence={licence} size="fill" name={name} />
      </div>
      <div className={styles.words}>
        <div className={hero.who}>
          <div className={hero.line}>
            <Heading level={1}>{name}</Heading>
            <Tag tone="neutral">Licence {licence}</Tag>
          </div>
          <p>{standing}</p>
        </div>
        <div className={styles.skill}>
          <JockeySkill skill={skill.value} word={skill.word} />
          <p className={styles.muted}>{worth}</p>
        </div>
        <Facts layout="fours">{facts}</Facts>
      </div>
    </div>
  );
}
