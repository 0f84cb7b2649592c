export * from '../components/jockeys/JockeyHero/JockeyHero';
export * from '../components/jockeys/JockeyPortrait/JockeyPortrait';
export * from '../components/jockeys/JockeySkill/JockeySkill';
export * from '../components/jockeys/JockeyTable/JockeyTable';
export * from '../components/jockeys/RideTable/RideTable';
