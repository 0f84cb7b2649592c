export {
  type EntryProgress,
  RaceEntryConfirmation,
  type RaceEntryConfirmationProps,
} from '../components/entries/RaceEntryConfirmation/RaceEntryConfirmation';
