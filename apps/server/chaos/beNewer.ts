// Loaded before everything else: this process is then of the version after this one.
import { registerHooks } from 'node:module';

const newer = new URL('./newerVersion.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === './migrations.ts' ? newer : specifier, context),
});
