/** Passwords as argon2id of node:crypto, with the parameters kept beside each hash so that they can rise. */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** The costly part, where a test can count it: how long a refusal takes must not say whether a user exists. */
export const passwordWork = { derive: promisify(argon2) };

// OWASP's second recommendation: 19 MiB, two passes, one lane.
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await passwordWork.derive("argon2id", {
    ...current,
    message: Buffer.from(password),
    nonce,
    tagLength,
  });
  const { memory, passes, parallelism } = current;
  return [
    "argon2id",
    memory,
    passes,
    parallelism,
    nonce.toString("base64url"),
    tag.toString("base64url"),
  ].join("$");
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [algorithm, memory, passes, parallelism, nonce, tag] = hash.split("$");
  if (algorithm !== "argon2id" || !nonce || !tag) return false;
  const wanted = Buffer.from(tag, "base64url");
  const got = await passwordWork.derive("argon2id", {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: Buffer.from(password),
    nonce: Buffer.from(nonce, "base64url"),
    tagLength: wanted.length,
  });
  return timingSafeEqual(got, wanted);
}

/** What an unknown user's password is compared with, so that the answer takes as long as a known one's. */
export const decoyHash = hashPassword("no account has this password");
