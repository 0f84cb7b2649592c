// A file of its own, so that it can be fetched when it is wanted.
export { LinkLoginDialog as default } from '@furlong/ui';
