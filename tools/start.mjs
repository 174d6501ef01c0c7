import { dataFolder } from "./parts/paths.mjs";
import { demandShopPorts } from "./parts/ports.mjs";
import { drawTheRest, prepareShop } from "./parts/prepare.mjs";
import { bold, dim, fail, main, step } from "./parts/say.mjs";
import { atEnd, endIsFine, isEnded } from "./parts/signals.mjs";
import { processCounts, startStack } from "./parts/stack.mjs";
import { demandNode, ensureTools } from "./toolchain.mjs";

const accounts = [
  ["dealer01", "two enterprises, balance, coupons, orders in every state"],
  ["member01", "an ordinary buyer with nothing bought yet"],
  ["retail01", "not an enterprise user"],
  ["vip01", "a paid member"],
];

function welcome(port, apiPort) {
  const hasSandbox = !process.env.DATABASE_URL || process.env.SANDBOX === "1";
  console.log(`
${bold("Tradehall is open.")}

  Storefront   http://localhost:${port}
  API          http://localhost:${apiPort}/docs
${hasSandbox ? `  Sandbox      http://localhost:${apiPort}/sandbox   (SMS codes, scan to pay, ship, move the clock)\n` : ""}
  Sign in with any of these, password ${bold("Mall@2026")}:
${accounts.map(([name, what]) => `  ${name}     ${dim(what)}`).join("\n")}

  Data in ${process.env.DATABASE_URL ? "the database of DATABASE_URL" : dataFolder()}; Ctrl-C ends it.
`);
}

main(async () => {
  demandNode();
  const { port, apiPort } = await demandShopPorts();

  processCounts(process.env);

  await ensureTools();
  await prepareShop();

  const env = { AUTOPILOT: process.env.AUTOPILOT ?? "1", LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" };
  const print = (label, line) => console.log(`${dim(`${label} │`)} ${line}`);
  const stack = await step("Opening the shop", () => startStack({ port, apiPort, env, print }));
  endIsFine();
  atEnd(async () => {
    console.log("\nEnding …");
    const isClean = await stack.stop();
    console.log(
      isClean ? "Ended; everything is kept." : "A process did not end in time and was stopped hard.",
    );
    return isClean;
  });
  welcome(port, apiPort);
  drawTheRest();

  const sentence = await stack.gaveUp;
  if (isEnded()) return;
  await stack.stop();
  fail(sentence);
});
