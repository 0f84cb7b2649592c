export {
  type EntryState,
  RaceEntryConfirmation,
  type RaceEntryConfirmationProps,
} from '../components/entries/RaceEntryConfirmation/RaceEntryConfirmation';
