// Imported before everything else: this process then lives so many ms ahead of the others.
const ahead = Number(process.env.CHAOS_CLOCK_AHEAD ?? 0);
const Time = Date;

globalThis.Date = new Proxy(Time, {
  construct: (_, values) =>
    values.length === 0 ? new Time(Time.now() + ahead) : Reflect.construct(Time, values),
  apply: () => new Time(Time.now() + ahead).toString(),
  get: (time, name) => (name === 'now' ? () => Time.now() + ahead : Reflect.get(time, name)),
});
