import { camel, demand } from "./words.mjs";

/** One call in its three rooms: contract, server, server test. */
export function plan([place, call]) {
  demand(
    place,
    /^([a-z][a-z0-9-]*\/){1,2}[a-z]+(-[a-z0-9]+)+$/,
    "say subject and verb-noun, like quote/get-quote or promotion/coupon/get-coupon.",
  );
  demand(call, /^(GET|POST|PUT|DELETE) \/\S*$/, 'say verb and path, like "GET /p/coupon".');
  const [file, resource, ...above] = place.split("/").reverse();
  const name = camel(file);
  const isRead = call.startsWith("GET ");
  return {
    files: {
      [`packages/api-client/src/endpoints/${place}.ts`]: `import * as v from "valibot";
import { endpoint } from "${"../".repeat(above.length + 1)}contract.ts";

/** Who asks, as the server knows them. */
export const ${name} = endpoint("${call}", {
  summary: "Who asks, as the server knows them",
  tag: "${resource}",
  auth: "token",
  effect: "${isRead ? "read" : "write"}",
  answer: v.object({ userId: v.number() }),
  fails: ["A00004"],
  example: { answer: { userId: 1 } },
});
`,
      [`apps/server/src/modules/${place}.ts`]: `import { ${name} } from "@tradehall/api-client/endpoints/${place}";
import { handle } from "#server/handle.ts";

export default handle(${name}, async (_, { buyer }) => ({ userId: buyer.userId }));
`,
      [`apps/server/src/modules/${place}.test.ts`]: `import { ${name} } from "@tradehall/api-client/endpoints/${place}";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("answers the buyer who asks", async () => {
  const token = await server.signIn(world.users.buyer);
  const { data } = await server.call(${name}, {}, { token });
  expect(data).toEqual({ userId: world.users.buyer });
});

test("refuses without a session and with a made-up one", async () => {
  expect(await server.call(${name})).toMatchObject({ code: "A00004", status: 401 });
  expect(await server.call(${name}, {}, { token: "garbage" })).toMatchObject({ code: "A00004", status: 401 });
});
`,
    },
    next: [
      "Say in the contract what is sent and answered; the example must fit the schemas (law 8).",
      "The server finds the new file by itself; /openapi.json shows it.",
    ],
  };
}
