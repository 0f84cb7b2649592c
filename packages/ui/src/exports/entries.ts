export * from '../components/entries/OwnEntry/OwnEntry';
export * from '../components/entries/OwnEntry/WithdrawEntry';
export * from '../components/entries/RaceEntryConfirmation/RaceEntryConfirmation';
