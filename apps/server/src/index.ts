export type { DemoOwner } from './bootstrap/demoOwner.ts';
export type { ServerSettings } from './serverSettings.ts';
export type { OutboxMail } from './shared/outbox.ts';
export { type FurlongServer, startServer } from './startServer.ts';
