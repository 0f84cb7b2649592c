export type { OutboxMail } from './embedded/outbox.ts';
export { type FurlongServer, type ServerSettings, startServer } from './startServer.ts';
export type { DemoOwner } from './world/demoOwner.ts';
