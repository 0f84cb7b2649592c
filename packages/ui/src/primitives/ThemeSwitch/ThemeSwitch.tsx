import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './ThemeSwitch.css';

export type ThemeChoice = 'light' | 'system' | 'dark';

export interface ThemeSwitchProps {
  value: ThemeChoice;
  onChange: (detail: { theme: ThemeChoice }) => void;
}

const choices: Record<ThemeChoice, { name: string; icon: TablerIcon }> = {
  light: { name: 'Light', icon: IconSun },
  system: { name: 'Same as the system', icon: IconDeviceDesktop },
  dark: { name: 'Dark', icon: IconMoon },
};

const order: readonly ThemeChoice[] = ['light', 'system', 'dark'];

/** Paper, turf, or whatever the system says. The host keeps the choice. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const group = useId();
  return (
    <fieldset className={styles.root}>
      <legend>
        <VisuallyHidden>Colour theme</VisuallyHidden>
      </legend>
      {order.map((theme) => {
        const { name, icon } = choices[theme];
        return (
          <label key={theme} className={styles.choice} title={name}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={theme === value}
              onChange={() => onChange({ theme })}
            />
            <Icon icon={icon} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </label>
        );
      })}
    </fieldset>
  );
}
