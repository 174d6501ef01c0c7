import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

test("digests as Node does, over every length about a block's edge", () => {
  for (let length = 0; length < 200; length++) {
    const text = randomBytes(length);
    const wanted = createHash("sha256").update(text).digest("hex");
    expect(Buffer.from(sha256(text)).toString("hex")).toBe(wanted);
  }
});
