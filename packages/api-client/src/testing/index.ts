/** A client and a back end that answer from the contract's own examples, for stories, tests of screens and browser tests. */
export { createFakeBackEnd, type FakeBackEnd, type FakeBackEndOptions } from "./fake-back-end.ts";
export {
  answering,
  type FakeAnswer,
  type FakeCall,
  type FakeOptions,
  type RefusalWords,
  refusing,
} from "./fake-calls.ts";
export { createFakeClient, type FakeClient } from "./fake-client.ts";
