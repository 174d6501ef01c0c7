import { apiServer, devHost, pinnedNode } from "./parts/paths.mjs";
import { demandShopPorts } from "./parts/ports.mjs";
import { compileMessages, drawTheRest, prepareData } from "./parts/prepare.mjs";
import { startProcess, waitFor } from "./parts/processes.mjs";
import { bold, dim, fail, main, step } from "./parts/say.mjs";
import { atEnd, endIsFine, isEnded } from "./parts/signals.mjs";
import { watch, watchMessages } from "./parts/watch.mjs";
import { demandNode, ensureTools } from "./toolchain.mjs";

const print = (label) => (line) => console.log(`${dim(`${label} │`)} ${line}`);
const isSource = (file) => /\.(ts|json|sql|txt)$/.test(file) && !/\.(test|gen)\./.test(file);

/** What both programs read by Node itself; what only pages read is Vite's. */
const shared = ["packages/api-client/src", "packages/mall-rules/src", "packages/http-guard/src"];
const hostRoom = "apps/storefront/src";
const hostSources = ["host", "isomorphic", "route-table.ts", "route-rows.ts", "href-to.ts"];

/** Starts a program and starts it again when one of its sources is saved; one that ended by itself waits for that. */
async function keepFresh(name, label, script, env, sources) {
  const begin = () => {
    const process_ = startProcess(name, pinnedNode, [script], { env, print: print(label) });
    process_.ended.then((code) => {
      if (!process_.isReplaced && !isEnded())
        print(label)(`${name} ended (${code}); the next save starts it again`);
    });
    return process_;
  };
  let running = begin();
  await watch(sources, isSource, async () => {
    running.isReplaced = true;
    await running.stop();
    if (isEnded()) return;
    print(label)(`${name} starts again`);
    running = begin();
  });
  return () => running;
}

main(async () => {
  demandNode();
  const { port, apiPort } = await demandShopPorts();
  await ensureTools();
  await Promise.all([compileMessages(), prepareData(process.env, { pictures: "first" })]);

  const api = `http://127.0.0.1:${apiPort}`;
  const env = { NODE_ENV: "development", LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" };
  const apiEnv = { ...env, API_PORT: String(apiPort), AUTOPILOT: process.env.AUTOPILOT ?? "1" };
  const hostEnv = { ...env, PORT: String(port), API_ORIGIN: api };
  await step("Opening the shop", async () => {
    const server = await keepFresh("The API server", "api", apiServer.script, apiEnv, [
      "apps/server/src",
      ...shared,
    ]);
    const pages = hostSources.map((name) => `${hostRoom}/${name}`);
    const host = await keepFresh("The storefront host", "web", devHost, hostEnv, [...pages, ...shared]);
    const isOver = () => !server().isRunning || !host().isRunning;
    const areReady = await Promise.all([
      waitFor(`${api}/readyz`, { isOver }),
      waitFor(`http://127.0.0.1:${port}/login`, { isGood: (status) => status < 500, isOver }),
    ]);
    if (areReady.includes(false)) {
      await Promise.all([host().stop(), server().stop()]);
      fail("The shop could not be opened: see the lines above.");
    }
    await watchMessages(print("words"));
  });
  endIsFine();
  atEnd(() => console.log("\nEnding …"));
  drawTheRest();
  console.log(`
${bold("Tradehall is open for work.")} What you save shows by itself.

  Storefront   http://localhost:${port}
  API          http://localhost:${apiPort}/docs
  Sandbox      http://localhost:${apiPort}/sandbox

  Sign in as dealer01, password Mall@2026; Ctrl-C ends it.
`);
});
