export {
  GuideStep,
  type GuideStepProps,
  GuideSteps,
  type GuideStepsProps,
} from '../components/help/GuideStep/GuideStep';
export { ProTips, type ProTipsProps } from '../components/help/ProTips/ProTips';
