export {
  OwnEntry,
  type OwnEntryProps,
  type WithdrawalProgress,
} from '../components/entries/OwnEntry/OwnEntry';
export {
  type EntryProgress,
  RaceEntryConfirmation,
  type RaceEntryConfirmationProps,
} from '../components/entries/RaceEntryConfirmation/RaceEntryConfirmation';
