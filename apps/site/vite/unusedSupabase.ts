/**
 * What stands in for the parts of supabase-js that the site never asks: its channels, files and edge functions. The
 * client makes one of each when it is made, and tells the channels who is signed in; all else throws.
 */

const unused = (part: string) => (): never => {
  throw new Error(`The site is built without the ${part} of Supabase.`);
};

export class RealtimeClient {
  setAuth = async (): Promise<void> => undefined;
  channel = unused('channels');
  getChannels = () => [];
  removeChannel = unused('channels');
  removeAllChannels = unused('channels');
}

export class StorageClient {
  from = unused('files');
}
export class StorageApiError extends Error {}

export class FunctionsClient {
  invoke = unused('edge functions');
}
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
