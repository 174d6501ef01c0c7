export { type Opened, openEnvelope } from "./envelope.ts";
export { type CallOptions, type Client, type ClientOptions, createClient } from "./transport.ts";
