import type { Sex } from '../horses/gender.ts';
import { isFields, isInteger } from './fields.ts';

/** What a race that owners asked for is bound to, beside the terms of every race. */
export interface RequestedTerms {
  readonly requestId: string;
  /** Whole dollars, like the purse. */
  readonly entryFee: number;
  readonly purse: number;
  /** Null for both. */
  readonly sex: Sex | null;
}

/** Reads what was asked for, or null if the value is none. */
export function readRequested(value: unknown): RequestedTerms | null {
  if (!isFields(value)) return null;
  const { requestId, entryFee, purse, sex } = value;
  if (typeof requestId !== 'string' || !isInteger(entryFee) || !isInteger(purse)) return null;
  if (sex !== null && sex !== 'male' && sex !== 'female') return null;
  return { requestId, entryFee, purse, sex };
}
