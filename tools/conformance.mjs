import fs from "node:fs";
import path from "node:path";
import { readOptions } from "./parts/options.mjs";
import { at } from "./parts/paths.mjs";
import { dim, fail, green, main, red } from "./parts/say.mjs";
import { filesUnder } from "./parts/stamp.mjs";
import { rerunOnPinnedNode } from "./toolchain.mjs";

/*
 * `npm run conformance -- --base http://localhost:3001`: holds a back end to the contract, call by call
 * (docs/how-to/check-a-back-end.md).
 *   --token T            a buyer's session; or the environment's CONFORMANCE_TOKEN, which no list of processes shows
 *   --im-base URL        where calls about conversations go, if elsewhere
 *   --only order,cart    calls whose name holds one of these
 *   --writes             makes the calls that change data, too: only against a test system
 *   --inputs file.json   what to send by name of the call: {"GET /prod/prodInfo": {"query": {"prodId": 7}}}
 *   --junit file, --html file, --json file
 */
const withValue = ["base", "token", "im-base", "only", "inputs", "junit", "html", "json"];
const options = {
  ...Object.fromEntries(withValue.map((name) => [name, { type: "string" }])),
  writes: { type: "boolean", default: false },
};

/** Every call of the contract, by its file's order. */
async function loadEndpoints(only = "") {
  const files = filesUnder("packages/api-client/src/endpoints").filter(
    (file) => file.endsWith(".ts") && !/(\.test|contract)\.ts$/.test(file),
  );
  // Signing out comes last: the calls after it would have no session.
  const order = (file) => `${file.endsWith("/sign-out.ts") ? 1 : 0}${file}`;
  files.sort((one, other) => (order(one) < order(other) ? -1 : 1));
  const modules = await Promise.all(files.map((file) => import(file)));
  const endpoints = modules
    .flatMap((module) => Object.values(module))
    .filter((one) => one?.method && one.answer);
  const wanted = only.split(",").filter(Boolean);
  if (wanted.length === 0) return endpoints;
  return endpoints.filter(({ name, tag }) => wanted.some((part) => `${name} ${tag}`.includes(part)));
}

/** Ends with one sentence where nothing answers at the address, what answers is no back end, or the session is none. */
async function checkBackEnd(baseUrl, token) {
  const { createClient } = await import(at("packages/api-client/src/transport/index.ts"));
  const { NetworkError, SignInNeeded } = await import(at("packages/api-client/src/errors/index.ts"));
  const { getUserInfo } = await import(at("packages/api-client/src/endpoints/account/get-user-info.ts"));
  const mall = createClient({ baseUrl: baseUrl.replace(/\/$/, ""), token: () => token });
  try {
    await mall(getUserInfo);
  } catch (error) {
    if (error instanceof NetworkError)
      fail(
        error.kind === "malformed"
          ? `${baseUrl} answers, but without an envelope of code, msg and data: is it the API's address, and not a shop's?`
          : `No answer from ${baseUrl}: is the back end running, and is that its address?`,
      );
    if (token && error instanceof SignInNeeded)
      fail("The back end does not know this session (A00004): sign in again and take its accessToken.");
  }
}

function readInputs(file) {
  if (!file) return {};
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (error) {
    return fail(`--inputs ${file} is no file of JSON: ${error.message}`);
  }
}

const marks = { passed: green("✓"), refused: green("○"), failed: red("✗"), skipped: dim("–") };

function show({ call, check, verdict, status, code, notes, ms }) {
  const facts = [status, code, ms > 0 ? `${ms} ms` : undefined].filter(Boolean).join(" ");
  console.log(`${marks[verdict]} ${call}${check === "session" ? " without a session" : ""} ${dim(facts)}`);
  for (const note of notes) console.log(verdict === "failed" ? red(`    ${note}`) : dim(`    ${note}`));
}

function write(file, text) {
  if (!file) return;
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  fs.writeFileSync(file, text);
}

main(async () => {
  if (await rerunOnPinnedNode("tools/conformance.mjs")) return;
  const { values: given } = readOptions({ options });
  if (!/^https?:\/\//.test(given.base ?? "") || !URL.canParse(given.base))
    fail("Say which back end: npm run conformance -- --base http://localhost:3001");
  const { checkConformance, countRows, countsText, htmlReport, junitReport } = await import(
    at("packages/api-client/src/conformance/index.ts")
  );
  const endpoints = await loadEndpoints(given.only);
  if (endpoints.length === 0) fail(`No call's name holds ${given.only}.`);
  const inputs = readInputs(given.inputs);
  const token = given.token ?? process.env.CONFORMANCE_TOKEN;
  await checkBackEnd(given.base, token);
  const rows = await checkConformance({
    endpoints,
    baseUrl: given.base,
    imBaseUrl: given["im-base"],
    token,
    writes: given.writes,
    inputs,
    onRow: show,
  });
  write(given.junit, junitReport(rows));
  write(given.html, htmlReport(rows, given.base));
  write(given.json, `${JSON.stringify(rows, null, 2)}\n`);
  const counts = countRows(rows);
  console.log(countsText(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
});
