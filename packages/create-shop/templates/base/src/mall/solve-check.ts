import { getCaptcha } from "@tradehall/api-client/endpoints/account/captcha/get-captcha";
import type { CaptchaPart } from "@tradehall/api-client/models/captcha";
import { mall } from "./client";

/** Lets the page draw and answer between two tries. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Solves the check that the mall asks for after three wrong passwords; its code is loaded when one is needed. */
export async function solveCheck(): Promise<string> {
  const [{ challenges }, { solveChallenge }, { scrypt }] = await Promise.all([
    mall(getCaptcha),
    import("altcha-lib"),
    import("@noble/hashes/scrypt.js"),
  ]);
  const parts: CaptchaPart[] = [];
  for (const challenge of challenges) {
    const { cost: N, memoryCost: r, parallelism: p, keyLength: dkLen } = challenge.parameters;
    const solution = await solveChallenge({
      challenge,
      // The browser's own knows no scrypt, and is missing on pages without https.
      deriveKey: async (_, salt, password) => {
        await rest();
        return { parameters: {}, derivedKey: scrypt(password, salt, { N, r, p, dkLen }) };
      },
    });
    if (!solution) throw new Error("the check was not solved in time");
    parts.push({
      challenge,
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    });
  }
  return btoa(JSON.stringify(parts));
}
