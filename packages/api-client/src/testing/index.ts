/** A client that answers from the endpoints' own examples, for stories and tests of screens. */
import type { AnswerOf, Endpoint } from "../endpoints/contract.ts";
import type { Client } from "../transport/transport.ts";

export interface FakeCall {
  endpoint: string;
  input: unknown;
}

/** Answers by endpoint: a value, or a function of the input that may throw. */
export type FakeAnswers = Map<Endpoint, unknown>;

/** Sets the answer of one call. */
export const answering = <E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E> | ((input: unknown) => AnswerOf<E>),
): [Endpoint, unknown] => [endpoint, answer];

/** A client whose calls are recorded and answered by `answers`, else by the endpoint's example. */
export function createFakeClient(...answers: [Endpoint, unknown][]): { client: Client; calls: FakeCall[] } {
  const byEndpoint: FakeAnswers = new Map(answers);
  const calls: FakeCall[] = [];
  const client = (async (endpoint: Endpoint, input?: unknown) => {
    calls.push({ endpoint: endpoint.name, input });
    const answer = byEndpoint.has(endpoint) ? byEndpoint.get(endpoint) : endpoint.example.answer;
    return typeof answer === "function" ? answer(input) : answer;
  }) as Client;
  return { client, calls };
}
