import { type ConditionBand, ConditionMeter } from '../ConditionMeter/ConditionMeter';

export interface EnergyMeterProps {
  /** From 0 to 100. Values outside are clamped, and `NaN` reads as 0. */
  value: number;
  /** Band the value falls in; the meter writes it out. */
  band: ConditionBand;
}

/** What a horse has left to spend on work and races; it comes back with rest. */
export function EnergyMeter({ value, band }: EnergyMeterProps) {
  return <ConditionMeter label="Energy" value={value} band={band} />;
}
