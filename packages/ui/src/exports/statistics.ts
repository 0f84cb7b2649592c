export * from '../components/statistics/AgainstTheLine/AgainstTheLine';
export * from '../components/statistics/AgainstTheLine/AgainstTheLineSkeleton';
export * from '../components/statistics/ConditionPlot/ConditionPlot';
export * from '../components/statistics/EarningsPlot/EarningsPlot';
export * from '../components/statistics/LineRange/LineRange';
export * from '../components/statistics/RatingsTable/RatingsTable';
export * from '../components/statistics/StrikeRateTable/StrikeRateTable';
