/** Answers calls out of the contract's examples, and holds what goes in and what comes out to the contract. */
import { faultsOfShape } from "../conformance/shape.ts";
import { type AnswerOf, codesOf, type Endpoint, type InputOf } from "../endpoints/contract.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { type ApiError, errorFor } from "../errors/classes.ts";
import type { AnyInput } from "../transport/http.ts";

/** A call that was made, in the order of making. */
export interface FakeCall {
  /** "GET /p/shop". */
  endpoint: string;
  /** As it was given; over the network as it came, where every number of an address is text. */
  input: unknown;
}

/** What a call answers in the place of its example: a value, or a function of the input. */
export type FakeAnswer = readonly [endpoint: Endpoint, answer: unknown];

export interface FakeOptions {
  /** Calls that answer something else than their example; of two for one call, the later one holds. */
  answers?: readonly FakeAnswer[];
  /** Time until each answer, in ms. Default: none. */
  delayMs?: number;
}

/** Sets the answer of one call; a function may be slow, or throw. */
export const answering = <E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E> | ((input: InputOf<E>) => AnswerOf<E> | Promise<AnswerOf<E>>),
): FakeAnswer => [endpoint, answer];

/** What a refusal says beside its code. */
export type RefusalWords = Partial<
  Pick<ApiError, "serverMessage" | "fields" | "reason" | "data" | "retryAfterSeconds">
>;

/** Lets one call fail with a code that the contract names for it; the client throws the class of the code's reaction. */
export function refusing(endpoint: Endpoint, code: ErrorCode, words: RefusalWords = {}): FakeAnswer {
  const codes = codesOf(endpoint);
  if (!codes.includes(code))
    throw new TypeError(`${endpoint.name} never answers ${code}; its codes are ${codes.join(", ")}`);
  const refuse = (): never => {
    throw errorFor({ serverMessage: "", ...words, code, endpoint: endpoint.name });
  };
  return [endpoint, refuse];
}

/** As a back end that is given what the contract does not allow. */
function checkInput(endpoint: Endpoint, input: AnyInput): void {
  const faults = (["params", "query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? faultsOfShape(schema, input[part] ?? {}, part) : [];
  });
  if (faults.length > 0)
    throw errorFor({ code: "A00014", serverMessage: faults.join("; "), endpoint: endpoint.name });
}

/** An answer that no back end may give is a fault of the test, so it is no error that a screen would handle. */
function checkAnswer({ name, answer: schema }: Endpoint, answer: unknown): void {
  const faults = faultsOfShape(schema, answer, "data");
  if (faults.length > 0)
    throw new TypeError(`The fake answer of ${name} is not the contract's: ${faults.join("; ")}`);
}

export interface FakeCalls {
  calls: FakeCall[];
  answer(endpoint: Endpoint, input: AnyInput): Promise<unknown>;
}

/** What fake client and fake back end have in common. */
export function fakeCalls({ answers = [], delayMs = 0 }: FakeOptions): FakeCalls {
  // By name: two builds of one package have two objects for a call.
  const byName = new Map(answers.map(([endpoint, answer]) => [endpoint.name, answer]));
  const calls: FakeCall[] = [];
  return {
    calls,
    async answer(endpoint, input) {
      const { name, example } = endpoint;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      checkInput(endpoint, input);
      const given = byName.has(name) ? byName.get(name) : example.answer;
      const answer = typeof given === "function" ? await given(input) : given;
      checkAnswer(endpoint, answer);
      return answer;
    },
  };
}
