export type { DemoOwner } from './bootstrap/demoOwner.ts';
export type { OutboxMail } from './shared/outbox.ts';
export { type FurlongServer, type ServerSettings, startServer } from './startServer.ts';
