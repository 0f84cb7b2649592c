export type { DemoOwner } from './bootstrap/demoOwner.ts';
export type { OutboxMail } from './embedded/outbox.ts';
export { type FurlongServer, type ServerSettings, startServer } from './startServer.ts';
