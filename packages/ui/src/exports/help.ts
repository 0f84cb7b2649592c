export * from '../components/help/GuideStep/GuideStep';
export * from '../components/help/ProTips/ProTips';
