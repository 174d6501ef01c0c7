/** Lets a call go on only with a challenge of ours that was solved in time and counts for the first time. */
import { CaptchaSolution } from "@tradehall/api-client/models/captcha";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import * as v from "valibot";
import { spentCaptchas } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { Refusal } from "#server/refuse.ts";
import { captchaSecret } from "./secret.ts";

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

export async function requireCaptcha(
  { db, clock }: Pick<Context, "db" | "clock">,
  payload: string | undefined,
): Promise<void> {
  if (!payload) throw refusal("captchaNeeded");
  const given = readSolution(payload);
  // The library counts expiry from the wall; ours is the movable clock, which is never behind it.
  const expiresAt = new Date((given?.challenge.parameters.expiresAt ?? 0) * 1_000);
  if (!given || !(expiresAt > clock.now())) throw refusal("captchaFailed");
  const { verified } = await verifySolution({
    ...given,
    solution: { ...given.solution, time: 0 },
    deriveKey,
    hmacSignatureSecret: await captchaSecret(db),
  });
  if (!verified) throw refusal("captchaFailed");
  const spent = await db
    .insert(spentCaptchas)
    .values({ signature: given.challenge.signature, expiresAt })
    .onConflictDoNothing()
    .returning({ signature: spentCaptchas.signature });
  if (spent.length === 0) throw refusal("captchaFailed");
}
