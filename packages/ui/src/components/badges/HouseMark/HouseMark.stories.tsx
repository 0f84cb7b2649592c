import preview from '#.storybook/preview';
import { HouseMark } from './HouseMark';

const meta = preview.meta({ title: 'Components/Badges/HouseMark', component: HouseMark });

export const Default = meta.story();
