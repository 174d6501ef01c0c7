/** Lets a call go on only with a check of ours that was solved whole and in time and counts for the first time. */
import { CaptchaSolution } from "@tradehall/api-client/models/captcha";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import * as v from "valibot";
import { spentCaptchas } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { Refusal } from "#server/refuse.ts";
import { captchaSecrets } from "./secret.ts";

type Reason = "captchaNeeded" | "captchaFailed";

/** The words stand at the field too, where the page shows its check. */
const refusal = (reason: Reason) => new Refusal(reason, { fields: { captcha: { reason } } });

function readSolution(payload: string) {
  try {
    const read = v.safeParse(CaptchaSolution, JSON.parse(Buffer.from(payload, "base64").toString("utf8")));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

type Parts = v.InferOutput<typeof CaptchaSolution>;

/** The check that these are all the parts of, each once; undefined for parts of several, or too few. */
function wholeCheck(given: Parts): { check: string; expiresAt: Date } | undefined {
  const [first] = given;
  if (!first) return undefined;
  const { data, expiresAt } = first.challenge.parameters;
  const parts = new Set(
    given
      .map(({ challenge }) => challenge.parameters.data)
      .flatMap((one) => (one.check === data.check ? one.part : [])),
  );
  const isWhole = parts.size === data.parts && given.length === data.parts;
  return isWhole ? { check: data.check, expiresAt: new Date(expiresAt * 1_000) } : undefined;
}

/** Whether we made every part and it is solved. Only signatures are compared: no key is derived again. */
async function areSolved(db: Context["db"], given: Parts): Promise<boolean> {
  const secrets = await captchaSecrets(db);
  const results = await Promise.all(
    given.map(({ challenge, solution }) =>
      verifySolution({ challenge, solution: { ...solution, time: 0 }, deriveKey, ...secrets }),
    ),
  );
  return results.every(({ verified }) => verified);
}

export async function requireCaptcha(
  { db, clock }: Pick<Context, "db" | "clock">,
  payload: string | undefined,
): Promise<void> {
  if (!payload) throw refusal("captchaNeeded");
  const given = readSolution(payload);
  const whole = given && wholeCheck(given);
  // The library counts expiry from the wall; ours is the movable clock, which is never behind it.
  if (!whole || !(whole.expiresAt > clock.now())) throw refusal("captchaFailed");
  if (!(await areSolved(db, given))) throw refusal("captchaFailed");
  const spent = await db
    .insert(spentCaptchas)
    .values({ signature: whole.check, expiresAt: whole.expiresAt })
    .onConflictDoNothing()
    .returning({ signature: spentCaptchas.signature });
  if (spent.length === 0) throw refusal("captchaFailed");
}
