export { type Downloaded, type DownloadOptions, download } from "./download.ts";
export { type Opened, openEnvelope } from "./envelope.ts";
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type ReadOptions,
} from "./transport.ts";
