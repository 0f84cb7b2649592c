export * from '../components/championships/ChampionCard/ChampionCard';
export * from '../components/championships/ChampionshipRoad/ChampionshipRoad';
export * from '../components/championships/DivisionCard/DivisionCard';
export * from '../components/championships/DivisionCard/DivisionCardSkeleton';
export * from '../components/championships/FinalField/FinalField';
export * from '../components/championships/QualifierBadge/QualifierBadge';
export * from '../components/championships/SeasonWeeks/SeasonWeeks';
export * from '../components/championships/StandingsTable/StandingsTable';
