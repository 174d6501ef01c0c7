import type { Endpoint } from "../endpoints/contract.ts";
import { NetworkError } from "../errors/classes.ts";
import type { AnyInput } from "../transport/http.ts";
import type { CallOptions, Client } from "../transport/transport.ts";
import { type FakeCall, type FakeOptions, fakeCalls } from "./fake-calls.ts";

export interface FakeClient {
  /** Takes the place of what `createClient` makes. */
  client: Client;
  /** Every call that was made, the first one first. */
  calls: FakeCall[];
}

/**
 * A client that asks no network: calls are answered by `answers`, else by the example of the contract, and kept in `calls`. An
 * input that the contract does not allow is refused with A00014, as a back end does.
 */
export function createFakeClient(options: FakeOptions = {}): FakeClient {
  const { calls, answer } = fakeCalls(options);
  async function client(endpoint: Endpoint, input?: AnyInput, { signal }: CallOptions = {}) {
    calls.push({ endpoint: endpoint.name, input });
    const data = await answer(endpoint, input ?? {});
    if (signal?.aborted) throw new NetworkError(endpoint.name, "aborted", signal.reason);
    return data;
  }
  return { client: client as Client, calls };
}
