export { type CallOptions, type Client, type ClientOptions, createClient } from "./transport.ts";
