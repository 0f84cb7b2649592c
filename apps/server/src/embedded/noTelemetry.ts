// Imported before Supabase Lite, which reads these when it loads.
process.env.LITE_TELEMETRY = '0';
process.env.DO_NOT_TRACK = '1';
